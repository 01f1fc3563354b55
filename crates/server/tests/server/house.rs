//! A server of a test's own, and plain requests to it.

use std::fmt::Write;
use std::io::{Read, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::guest::Token;
use server::{Page, Server, Settings};
use store::{Memory, Sqlite, Store};
use tokio::runtime::Runtime;

use crate::client::Client;

/// So long anything is waited for.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Looking back at a whole game is thought over, and on a busy machine without optimisation that may take long.
const THOUGHT: Duration = Duration::from_secs(60);

/// A server of a test's own.
pub struct House {
    runtime: Runtime,
    server: Option<Server>,
    pub address: SocketAddr,
    pub admin: Option<SocketAddr>,
    /// How far its clock is ahead.
    pub ahead: Arc<AtomicI64>,
}

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    /// What is in a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|header| header.0 == name).map(|header| header.1.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    /// It is a problem of this kind, in words.
    pub fn refused(&self, status: u16, key: &str) {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let told = self.json();
        assert_eq!(told["phrase"]["key"], key, "{self:?}");
        let title = told["title"].as_str().expect("words");
        assert!(!title.is_empty() && !title.contains('⟦'), "{title}");
    }
}

/// The settings of most tests: nobody is too fast, nothing lingers.
pub fn settings() -> Settings {
    let mut settings = Settings::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    settings.thinkers = 2;
    settings.patience = 1000;
    settings.asks_within = Duration::from_millis(500);
    // Whether the page was built makes no difference to any test.
    settings.page = Page::of(&[]);
    settings
}

/// A file in a folder of a test's own.
pub fn file() -> PathBuf {
    static FOLDERS: AtomicU32 = AtomicU32::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("server-{number}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder.join("tables.db")
}

impl House {
    /// A server that keeps everything in memory.
    pub fn new() -> House {
        House::with(Arc::new(Memory::new()), settings())
    }

    /// A server on this file.
    pub fn on(file: &std::path::Path) -> House {
        House::with(Arc::new(Sqlite::open(file).expect("a file")), settings())
    }

    pub fn with(store: Arc<dyn Store>, settings: Settings) -> House {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.expect("threads");
        let ahead = Arc::clone(&settings.ahead);
        let server = runtime.block_on(Server::start(store, settings)).expect("it starts");
        let (address, admin) = (server.address(), server.admin());
        House { runtime, server: Some(server), address, admin, ahead }
    }

    /// The clock of all tables goes forward.
    pub fn pass(&self, millis: i64) {
        self.ahead.fetch_add(millis, Ordering::Relaxed);
    }

    /// It stops, in good order.
    pub fn stop(mut self) {
        let server = self.server.take().expect("it runs");
        self.runtime.block_on(server.stop());
    }

    /// Stops while something else happens.
    pub fn stop_while<T>(mut self, meanwhile: impl FnOnce() -> T) -> T {
        let server = self.server.take().expect("it runs");
        let stopping = self.runtime.spawn(server.stop());
        let outcome = meanwhile();
        self.runtime.block_on(stopping).expect("it stops");
        outcome
    }

    pub fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], "")
    }

    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        request(self.address, method, path, headers, body)
    }

    /// Sends something as somebody.
    pub fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        self.request("POST", path, &headers, &body.to_string())
    }

    /// A table of this kind, opened by this person.
    pub fn table_of(&self, token: &str, wish: &Value) -> String {
        let answer = self.post("/api/tables", token, wish);
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["table"].as_str().expect("a name").to_owned()
    }

    /// A table of Serengeti with quick bots, at which this person sits on the first chair.
    pub fn table(&self, token: &str, name: &str) -> String {
        self.table_of(token, &quick(name, &json!({})))
    }

    /// Somebody comes to a table and is welcomed.
    pub fn client(&self, token: &str, table: &str) -> Client {
        let mut client = self.knocks(token, table);
        client.hello(0);
        client
    }

    /// Somebody comes to a table and says nothing yet.
    pub fn knocks(&self, token: &str, table: &str) -> Client {
        Client::connect(self.address, token, table)
    }

    /// A figure of the loopback listener.
    pub fn figure(&self, name: &str) -> i64 {
        let text = request(self.admin.expect("it has one"), "GET", "/metrics", &[], "").body;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
    }
}

/// What a table of Serengeti with quick bots is set up with.
pub fn quick(name: &str, terms: &Value) -> Value {
    let mut all = json!({ "least": 0, "most": 0 });
    for (key, value) in terms.as_object().into_iter().flatten() {
        all[key] = value.clone();
    }
    json!({ "game": "serengeti", "seats": 3, "bots": ["greedy"], "seat": 0, "name": name, "terms": all })
}

/// A token of somebody new.
pub fn somebody() -> String {
    Token::fresh().expect("entropy").text()
}

/// Waits until something is so.
pub fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited too long for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// One request on a connection of its own.
pub fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    if !headers.iter().any(|header| header.0 == "host") {
        write!(head, "host: {address}\r\n").expect("a string");
    }
    for (name, value) in headers {
        write!(head, "{name}: {value}\r\n").expect("a string");
    }
    if !body.is_empty() || method == "POST" {
        write!(head, "content-length: {}\r\n", body.len()).expect("a string");
    }
    let answer = raw_within(THOUGHT, address, format!("{head}\r\n{body}").as_bytes());
    read_answer(&answer)
}

/// Sends bytes and reads what comes until the server hangs up.
pub fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    raw_within(PATIENCE, address, bytes)
}

fn raw_within(patience: Duration, address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(patience)).expect("a timeout");
    // Who is refused early may find nobody who reads the rest.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = stream.read(&mut buffer) {
        answer.extend_from_slice(&buffer[..count]);
    }
    String::from_utf8(answer).expect("text")
}

fn read_answer(text: &str) -> Answer {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
    let headers = lines.filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()));
    Answer { status: status.parse().expect("a number"), headers: headers.collect(), body: body.to_owned() }
}
