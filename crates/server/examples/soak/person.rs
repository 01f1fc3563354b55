//! A person at a table: one move every so often, sent again when nobody answers, and noted when it was acknowledged.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::{Load, http};

/// Without an answer for so long, a move is sent again.
const AGAIN: Duration = Duration::from_millis(2500);
/// How long to wait before connecting again.
const BREATH: Duration = Duration::from_millis(200);
/// How long connecting may take.
const CONNECTS_WITHIN: Duration = Duration::from_secs(20);

/// The games, and how many play.
const GAMES: [(&str, u8); 6] =
    [("mu", 4), ("serengeti", 4), ("rummu", 4), ("calcory", 3), ("safaru", 4), ("asante", 2)];

/// What one person knows.
#[derive(Default)]
pub struct Journal {
    /// What was acknowledged: at which table, the key, and the event.
    pub acknowledged: Vec<(Arc<str>, String, u64)>,
    /// How long each answer took that came over the same connection.
    pub took: Vec<Duration>,
    /// Answers that came over another connection.
    pub over_kills: u64,
    /// Updates.
    pub updates: u64,
    /// Bytes heard.
    pub bytes: u64,
    /// Connections that were lost.
    pub lost: u64,
    /// Games that were played to the end.
    pub games: u64,
    /// What should not be.
    pub complaints: Vec<String>,
}

/// A move that was not acknowledged yet.
struct Sent {
    key: String,
    text: String,
    first: Instant,
    latest: Instant,
    connection: u64,
}

/// A person.
pub struct Person {
    load: Arc<Load>,
    number: u64,
    token: String,
    table: Arc<str>,
    game: &'static str,
    journal: Journal,
    /// The last event that was told.
    seq: u64,
    moves: u64,
    games: u64,
    connections: u64,
    sent: Option<Sent>,
    /// What to do, and when.
    next: Option<(Instant, String)>,
    moved: Instant,
    /// Whether the game is over.
    over: bool,
}

/// How a connection ended.
enum Ended {
    Lost,
    Over,
    Done,
}

type Socket = WebSocketStream<TcpStream>;

#[derive(Deserialize)]
struct Choice {
    action: Box<RawValue>,
}

#[derive(Deserialize)]
struct Created {
    table: String,
}

/// The number after a mark.
fn number_after(text: &str, mark: &str) -> Option<u64> {
    let rest = &text[text.find(mark)? + mark.len()..];
    rest[..rest.find(|c: char| !c.is_ascii_digit())?].parse().ok()
}

impl Person {
    /// The person of this number.
    pub fn new(load: Arc<Load>, number: u64) -> Person {
        let pause = load.wishes.pause;
        // Not everybody at the same moment.
        let offset = pause.mul_f64((number as f64 * 0.618_034).fract());
        Person {
            token: format!("{:064x}", number + 1),
            load,
            number,
            table: "".into(),
            game: "",
            journal: Journal::default(),
            seq: 0,
            moves: 0,
            games: 0,
            connections: 0,
            sent: None,
            next: None,
            moved: Instant::now() + offset,
            over: false,
        }
    }

    /// Plays until nobody plays any more.
    pub async fn play(mut self, door: Arc<Semaphore>) -> Journal {
        let mut coming = door.acquire_owned().await.ok();
        self.open().await;
        loop {
            let socket = self.connect().await;
            self.connections += 1;
            let ended = match socket {
                Some(socket) => self.converse(socket, &mut coming).await,
                None => Ended::Lost,
            };
            match ended {
                Ended::Lost if self.sent.is_none() && self.load.ends.load(Ordering::Relaxed) => break,
                Ended::Lost => {
                    self.journal.lost += 1;
                    sleep(BREATH).await;
                }
                Ended::Over => {
                    self.journal.games += u64::from(self.counts());
                    self.open().await;
                }
                Ended::Done => break,
            }
        }
        self.journal
    }

    /// Opens a table.
    async fn open(&mut self) {
        let (game, seats) = match &self.load.wishes.game {
            Some(game) => GAMES.into_iter().find(|(name, _)| name == game).unwrap_or(GAMES[0]),
            None => GAMES[((self.number + self.games) % GAMES.len() as u64) as usize],
        };
        let wish = format!(
            r#"{{"game":"{game}","seats":{seats},"seat":0,"name":"P{}","bots":["{}"],"terms":{{"least":50,"most":250}}}}"#,
            self.number, self.load.wishes.bots
        );
        self.games += 1;
        self.game = game;
        loop {
            let answer =
                timeout(CONNECTS_WITHIN, http::post(self.load.address, "/api/tables", &self.token, &wish));
            match answer.await {
                Ok(Ok(body)) => {
                    let created: Created = serde_json::from_str(&body).expect("a table");
                    self.table = created.table.into();
                    (self.seq, self.sent, self.next) = (0, None, None);
                    return;
                }
                Ok(Err(error)) if error.to_string().starts_with("HTTP") => {
                    self.journal.complaints.push(format!("no table: {error}"));
                    sleep(BREATH * 10).await;
                }
                _ => sleep(BREATH).await,
            }
        }
    }

    async fn connect(&self) -> Option<Socket> {
        let address = self.load.address;
        let mut request =
            format!("ws://{address}/api/tables/{}/socket", self.table).into_client_request().ok()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().ok()?);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let connected = async {
            let stream = TcpStream::connect(address).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let (socket, _) =
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await.ok()?;
            Some(socket)
        };
        timeout(CONNECTS_WITHIN, connected).await.ok().flatten()
    }

    async fn converse(
        &mut self,
        mut socket: Socket,
        coming: &mut Option<tokio::sync::OwnedSemaphorePermit>,
    ) -> Ended {
        for text in self.greeting() {
            if socket.send(Message::text(text)).await.is_err() {
                return Ended::Lost;
            }
        }
        loop {
            let ends = self.load.ends.load(Ordering::Relaxed);
            if ends && self.sent.is_none() {
                let _ = socket.close(None).await;
                return Ended::Done;
            }
            let acts = match (&self.sent, &self.next) {
                (Some(sent), _) => sent.latest + AGAIN,
                (None, Some((due, _))) if !ends => *due,
                (None, _) => Instant::now() + Duration::from_millis(500),
            };
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        if let Some(ended) = self.hear(&text, coming) {
                            let _ = socket.close(None).await;
                            return ended;
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ended::Lost,
                    Some(Ok(_)) => {}
                },
                () = sleep_until(acts) => {
                    if let Some(text) = self.act(ends)
                        && socket.send(Message::Text(Utf8Bytes::from(text))).await.is_err() {
                            return Ended::Lost;
                    }
                }
            }
        }
    }

    fn counts(&self) -> bool {
        self.load.counts.load(Ordering::Relaxed)
    }

    /// What is said first.
    fn greeting(&self) -> Vec<String> {
        let hello = format!(r#"{{"type":"hello","value":{{"version":1,"after":{}}}}}"#, self.seq);
        // The page draws every game itself but for the words on Asante's cards.
        let draws = self.load.wishes.draws && self.game != "asante";
        let picture = draws.then(|| r#"{"type":"picture","value":{"wanted":false}}"#.to_owned());
        [Some(hello), picture].into_iter().flatten().collect()
    }

    /// What is to be sent now.
    fn act(&mut self, ends: bool) -> Option<String> {
        let now = Instant::now();
        if let Some(sent) = &mut self.sent {
            if now < sent.latest + AGAIN {
                return None;
            }
            sent.latest = now;
            return Some(sent.text.clone());
        }
        let (_, text) = self.next.take_if(|(due, _)| *due <= now && !ends)?;
        self.moved = now;
        self.moves += 1;
        let key = format!("{}-{}", self.number, self.moves);
        let text = text.replacen("KEY", &key, 1);
        self.sent =
            Some(Sent { key, text: text.clone(), first: now, latest: now, connection: self.connections });
        Some(text)
    }

    fn hear(&mut self, text: &str, coming: &mut Option<tokio::sync::OwnedSemaphorePermit>) -> Option<Ended> {
        if self.counts() {
            self.journal.bytes += text.len() as u64;
        }
        let kind = text.get(9..).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        match kind {
            "update" | "welcome" => return self.see(text, kind == "welcome", coming),
            "accepted" => {
                self.accept(text);
                return (self.over && self.sent.is_none()).then_some(Ended::Over);
            }
            "denied" => self.be_denied(text),
            _ => {}
        }
        None
    }

    fn see(
        &mut self,
        text: &str,
        is_welcome: bool,
        coming: &mut Option<tokio::sync::OwnedSemaphorePermit>,
    ) -> Option<Ended> {
        self.journal.updates += u64::from(self.counts());
        let present = if is_welcome { &text[text.find("\"present\":{")?..] } else { text };
        let (seq, position) = (number_after(present, "\"seq\":")?, number_after(present, "\"position\":")?);
        if seq < self.seq {
            let complaint =
                format!("table {}: event {} was told, and now there are {seq}", self.table, self.seq);
            self.journal.complaints.push(complaint);
        }
        self.seq = self.seq.max(seq);
        if is_welcome {
            if !text.contains("\"you\":0") {
                self.journal.complaints.push(format!("table {}: the seat is lost", self.table));
            }
            if coming.take().is_some() {
                self.load.seated.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.next = None;
        self.over = !present.contains("\"outcome\":null");
        if self.over {
            // The last move may still be unanswered.
            return self.sent.is_none().then_some(Ended::Over);
        }
        if let Some(place) = present.find("\"choices\":[{") {
            let choices = &present[place + "\"choices\":[".len()..];
            let mut choices = serde_json::Deserializer::from_str(choices).into_iter::<Choice>();
            let choice = choices.next()?.ok()?;
            let due = (self.moved + self.load.wishes.pause).max(Instant::now());
            let action = choice.action.get();
            self.next = Some((
                due,
                format!(
                    r#"{{"type":"play","value":{{"key":"KEY","position":{position},"action":{{"type":"actions","value":[{action}]}}}}}}"#
                ),
            ));
        }
        None
    }

    fn accept(&mut self, text: &str) {
        let key = text.find("\"key\":\"").map(|place| &text[place + 7..]);
        let key = key.and_then(|rest| rest.split('"').next());
        let seq = number_after(text, "\"seq\":");
        let (Some(key), Some(seq)) = (key, seq) else { return };
        let Some(sent) = self.sent.take_if(|sent| sent.key == key) else { return };
        self.journal.acknowledged.push((Arc::clone(&self.table), sent.key, seq));
        if !self.counts() {
            return;
        }
        if sent.connection == self.connections {
            self.journal.took.push(sent.first.elapsed());
        } else {
            self.journal.over_kills += 1;
        }
    }

    fn be_denied(&mut self, text: &str) {
        // What was sent before the server was killed and never stored may be too late now.
        if text.contains("\"stale\"") {
            self.sent = None;
        } else {
            self.journal.complaints.push(format!("table {}: {text}", self.table));
            self.sent = None;
        }
    }
}
