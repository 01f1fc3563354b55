//! Connections to servers of a test's own, which hang up.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use game::Phrase;
use protocol::{Key, ToClient, ToServer};
use remote::{Address, Connection, Failure, News, Server, Token};
use tungstenite::{Message, WebSocket};

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

fn listen() -> (TcpListener, Address) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let at = listener.local_addr().expect("it listens");
    (listener, Address::read(&format!("http://{at}/t/abc")).expect("an address"))
}

fn token() -> Token {
    Token::read(&"a".repeat(64)).expect("a token")
}

fn open(address: &Address) -> Result<(Connection, Receiver<News>), Failure> {
    let (sender, news) = channel();
    let connection = Connection::open(address, &token(), move |news| sender.send(news).is_ok())?;
    Ok((connection, news))
}

fn heard(socket: &mut WebSocket<TcpStream>) -> ToServer {
    loop {
        if let Message::Text(text) = socket.read().expect("it speaks") {
            return serde_json::from_str(&text).expect("a message");
        }
    }
}

fn accept(listener: &TcpListener) -> WebSocket<TcpStream> {
    let (stream, _) = listener.accept().expect("somebody comes");
    tungstenite::accept(stream).expect("it is a WebSocket")
}

/// A server that answers every request like this.
fn answers(answer: &'static str) -> Address {
    let (listener, address) = listen();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

#[test]
fn what_was_not_answered_is_sent_again_after_the_connection_was_lost() {
    let (listener, address) = listen();
    let (mut socket, connection, news) = open_while(&address, &listener);
    assert_eq!(heard(&mut socket), ToServer::Hello { version: protocol::VERSION, after: 0 });
    let resume = ToServer::Resume { key: Key::new("once").expect("short") };
    connection.say(resume.clone());
    assert_eq!(heard(&mut socket), resume);
    drop(socket);
    assert_eq!(news.recv_timeout(PATIENCE), Ok(News::Lost));
    // What is typed meanwhile is sent, too; what nobody waits for is not.
    let say = ToServer::Say { key: Key::new("later").expect("short"), text: "hello".to_owned() };
    connection.say(say.clone());
    connection.say(ToServer::Seen { seq: 1 });
    let mut socket = accept(&listener);
    let messages = [(); 3].map(|()| heard(&mut socket));
    assert_eq!(messages, [ToServer::Hello { version: protocol::VERSION, after: 0 }, resume, say.clone()]);
    let accepted = ToClient::Accepted { key: Key::new("once").expect("short"), seq: 1 };
    let text = serde_json::to_string(&accepted).expect("plain data");
    socket.send(Message::text(text)).expect("it hears");
    assert_eq!(news.recv_timeout(PATIENCE), Ok(News::Said(Box::new(accepted))));
    assert_eq!(heard(&mut socket), say, "only what has no answer");
    connection.close();
}

/// Connects while the listener accepts.
fn open_while(
    address: &Address,
    listener: &TcpListener,
) -> (WebSocket<TcpStream>, Connection, Receiver<News>) {
    thread::scope(|scope| {
        let opened = scope.spawn(|| open(address).expect("it is there"));
        let socket = accept(listener);
        let (connection, news) = opened.join().expect("it is opened");
        (socket, connection, news)
    })
}

#[test]
fn whoever_is_no_server_of_ours_is_told_from_no_server() {
    let page = answers("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello");
    let stranger = Failure::NotKarata(page.origin());
    assert_eq!(open(&page).err(), Some(stranger.clone()));
    assert_eq!(Server::new(&page).token().err(), Some(stranger));
    let (listener, nobody) = listen();
    drop(listener);
    assert_eq!(open(&nobody).err(), Some(Failure::NoServer(nobody.origin())));
    assert_eq!(Server::new(&nobody).token().err(), Some(Failure::NoServer(nobody.origin())));
}

#[test]
fn what_a_server_says_is_wrong_is_said() {
    let address = answers(concat!(
        "HTTP/1.1 404 Not Found\r\nContent-Length: 78\r\nConnection: close\r\n\r\n",
        r#"{"status":404,"title":"…","phrase":{"key":"served-no-table","arguments":{}}}"#
    ));
    let refused = Failure::Refused(Phrase::new("served-no-table"));
    assert_eq!(open(&address).err(), Some(refused.clone()));
    assert_eq!(Server::new(&address).game("abc").err(), Some(refused));
}

#[test]
fn what_does_not_prove_who_it_is_is_not_spoken_to() {
    let plain = answers("HTTP/1.1 400 Bad Request\r\n\r\n");
    let over_tls = Address { over_tls: true, ..plain };
    let failure = open(&over_tls).err();
    assert!(matches!(failure, Some(Failure::NoTrust(_) | Failure::NoServer(_))), "{failure:?}");
    let failure = Server::new(&over_tls).token().err();
    assert!(matches!(failure, Some(Failure::NoTrust(_) | Failure::NoServer(_))), "{failure:?}");
}
