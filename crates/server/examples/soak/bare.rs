//! What the machine gives when nothing has to be known, for scale: sockets that are only answered, and rows that are only stored.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use axum::extract::ws::{Message as Text, WebSocketUpgrade};
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use store::{NewEvent, Sqlite, Store, TableId};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use crate::Failure;
use crate::figures::Usage;

/// How this program is told to be the server that only answers.
pub const ECHO: &str = "--echo";
/// So long is an answer: about as long as what a person is told after a move.
const ANSWER: usize = 10_000;
/// So many rows are stored together.
const GROUP: usize = 16;
/// So long is a row: about as long as an event of a game.
const ROW: usize = 60;

/// Answers every message with a text of the same length, and knows nothing.
pub async fn echo() -> Result<bool, Failure> {
    let answers = get(|upgrade: WebSocketUpgrade| async {
        upgrade.on_upgrade(|mut socket| async move {
            let answer = "x".repeat(ANSWER);
            while let Some(Ok(_)) = socket.recv().await {
                if socket.send(Text::text(answer.clone())).await.is_err() {
                    break;
                }
            }
        })
    });
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    axum::serve(listener, axum::Router::new().route("/", answers)).await?;
    Ok(true)
}

/// Measures both for so long each, and tells.
pub async fn measure(sockets: u64, lasting: Duration, folder: &Path) -> Result<String, Failure> {
    let mut server = Command::new(std::env::current_exe()?).arg(ECHO).stdout(Stdio::piped()).spawn()?;
    let mut address = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut address)?;
    let before = Usage::of(server.id());
    let end = Instant::now() + lasting;
    let mut talks = tokio::task::JoinSet::new();
    for _ in 0..sockets {
        let address = address.trim().to_owned();
        talks.spawn(async move { talk(&address, end).await.map_err(|error| error.to_string()) });
    }
    tokio::time::sleep(lasting.mul_f64(0.75)).await;
    let talking = Usage::of(server.id());
    let mut answers = 0;
    while let Some(talk) = talks.join_next().await {
        answers += talk??;
    }
    server.kill()?;
    server.wait()?;
    let rows = rows(lasting, &folder.join("bare.db"))?;
    let seconds = lasting.as_secs_f64();
    Ok(format!(
        "bare: {sockets} sockets get {:.0} answers of {ANSWER} bytes a second, {:.1} KiB of memory a socket; {:.0} rows a second are stored in groups of {GROUP}\n",
        answers as f64 / seconds,
        talking.memory.saturating_sub(before.memory) as f64 / sockets as f64,
        rows as f64 / seconds,
    ))
}

/// Asks as soon as it is answered.
async fn talk(address: &str, end: Instant) -> Result<u64, Failure> {
    let stream = TcpStream::connect(address).await?;
    let (mut socket, _) = tokio_tungstenite::client_async(format!("ws://{address}/"), stream).await?;
    let mut answers = 0;
    while Instant::now() < end {
        socket.send(Message::text("a move")).await?;
        socket.next().await.ok_or("it was closed")??;
        answers += 1;
    }
    Ok(answers)
}

/// Stores as soon as it is stored.
fn rows(lasting: Duration, file: &Path) -> Result<u64, Failure> {
    let store = Sqlite::open(file)?;
    let table = TableId::new("bare")?;
    store.create(&table, b"{}", 0)?;
    let lease = store.claim(&table)?;
    let end = Instant::now() + lasting;
    let mut stored = 0;
    while Instant::now() < end {
        let row = |place: usize| NewEvent {
            key: (stored + place as u64).to_be_bytes().to_vec(),
            body: vec![b'x'; ROW],
        };
        let group: Vec<NewEvent> = (0..GROUP).map(row).collect();
        store.append(&lease, stored + 1, &group)?;
        stored += GROUP as u64;
    }
    store.close()?;
    Ok(stored)
}
