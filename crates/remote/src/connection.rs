//! The conversation with a table: a thread that sends, hears, and comes back by itself when the connection is lost.

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

use game::Phrase;
use protocol::{ToClient, ToServer, VERSION};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Error, HandshakeError, Message, WebSocket, client_tls};

use crate::address::Address;
use crate::server::{Failure, Token, problem};
use crate::unanswered::Unanswered;

/// How long connecting may take.
const CONNECTS_WITHIN: Duration = Duration::from_secs(10);
/// For so long something is waited for from the server before it is looked whether there is something to send.
const GLANCE: Duration = Duration::from_millis(20);
/// So long whoever leaves waits for the last words to be sent.
const GOODBYE: Duration = Duration::from_secs(1);
/// So often the table hears that somebody is here.
const PING: Duration = Duration::from_secs(5);
/// After so long without a word from the server the connection is taken for lost.
const SILENCE: Duration = Duration::from_secs(15);
/// How long is waited before it is tried again; twice as long each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// What is heard of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The table says something.
    Said(Box<ToClient>),
    /// The connection is lost; it is tried again.
    Lost,
    /// The connection is there again.
    Back,
    /// It is not tried any more, for this reason.
    Ended(Phrase),
}

/// A connection to a table.
pub struct Connection {
    orders: Sender<ToServer>,
    thread: JoinHandle<()>,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

impl Connection {
    /// Connects and says hello. What is heard from then on goes to `hear`, on another thread, until it gives back false.
    pub fn open(
        address: &Address,
        token: &Token,
        hear: impl FnMut(News) -> bool + Send + 'static,
    ) -> Result<Connection, Failure> {
        let socket = connect(address, token)?;
        let (orders, queue) = channel();
        let wire = Wire {
            address: address.clone(),
            token: token.clone(),
            orders: queue,
            hear: Box::new(hear),
            unanswered: Unanswered::default(),
            after: 0,
            is_lost: false,
        };
        let thread = Builder::new().name("table".to_owned()).spawn(move || wire.run(socket));
        let thread = thread.map_err(|_| Failure::NoServer(address.origin()))?;
        Ok(Connection { orders, thread })
    }

    /// Says something. What has a key is said again until it is answered.
    pub fn say(&self, message: ToServer) {
        // A connection that has ended has said so.
        let _ = self.orders.send(message);
    }

    /// Says what is left to say, and goodbye, if that does not take long.
    pub fn close(self) {
        drop(self.orders);
        let until = Instant::now() + GOODBYE;
        while !self.thread.is_finished() && Instant::now() < until {
            sleep(GLANCE);
        }
    }
}

struct Wire {
    address: Address,
    token: Token,
    orders: Receiver<ToServer>,
    hear: Box<dyn FnMut(News) -> bool + Send>,
    unanswered: Unanswered,
    /// The last event that was heard of.
    after: u64,
    is_lost: bool,
}

/// How a conversation ended.
enum End {
    /// This side has nothing more to say.
    Done,
    /// The connection is lost.
    Lost,
}

impl Wire {
    fn run(mut self, socket: Socket) {
        let mut socket = Some(socket);
        let mut wait = FIRST_WAIT;
        loop {
            if let Some(mut socket) = socket.take() {
                if let End::Done = self.converse(&mut socket) {
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return;
                }
                if !self.is_lost {
                    self.is_lost = true;
                    wait = FIRST_WAIT;
                    if !(self.hear)(News::Lost) {
                        return;
                    }
                }
            }
            if let End::Done = self.rest(wait) {
                return;
            }
            wait = (wait * 2).min(LONGEST_WAIT);
            match connect(&self.address, &self.token) {
                Ok(found) => socket = Some(found),
                Err(Failure::Refused(why)) if is_final(&why) => {
                    (self.hear)(News::Ended(why));
                    return;
                }
                Err(_) => {}
            }
        }
    }

    /// Waits; what is to be said meanwhile is said later if it has a key.
    fn rest(&mut self, wait: Duration) -> End {
        let until = Instant::now() + wait;
        loop {
            match self.orders.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(message) => self.unanswered.sent(&message, Instant::now()),
                Err(RecvTimeoutError::Timeout) => return End::Lost,
                Err(RecvTimeoutError::Disconnected) => return End::Done,
            }
        }
    }

    /// Says and hears until one of them has enough.
    fn converse(&mut self, socket: &mut Socket) -> End {
        let hello = ToServer::Hello { version: VERSION, after: self.after };
        if send(socket, &hello).is_err() {
            return End::Lost;
        }
        self.unanswered.all_due(Instant::now());
        let (mut heard, mut pinged) = (Instant::now(), Instant::now());
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => {
                    heard = Instant::now();
                    // A message of a later server that is not understood here is nothing that was asked for.
                    if let Ok(message) = serde_json::from_str(&text)
                        && !self.hear_message(message)
                    {
                        return End::Done;
                    }
                }
                Ok(Message::Close(_)) => return End::Lost,
                Ok(_) => heard = Instant::now(),
                Err(error) if is_pause(&error) => {}
                Err(_) => return End::Lost,
            }
            let now = Instant::now();
            let mut letters = self.unanswered.due(now);
            let mut is_done = false;
            loop {
                match self.orders.try_recv() {
                    Ok(message) => {
                        self.unanswered.sent(&message, now);
                        letters.push(message);
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        is_done = true;
                        break;
                    }
                }
            }
            if now - pinged >= PING {
                pinged = now;
                letters.push(ToServer::Ping);
            }
            for letter in &letters {
                if send(socket, letter).is_err() {
                    return End::Lost;
                }
            }
            if is_done {
                return End::Done;
            }
            if now - heard >= SILENCE {
                return End::Lost;
            }
        }
    }

    fn hear_message(&mut self, message: ToClient) -> bool {
        self.unanswered.heard(&message, Instant::now());
        match &message {
            ToClient::Welcome { present, .. } => {
                self.after = present.seq;
                if std::mem::take(&mut self.is_lost) && !(self.hear)(News::Back) {
                    return false;
                }
            }
            ToClient::Update(present) => self.after = present.seq,
            ToClient::Denied { why: protocol::Denial::TooFast(_), key: Some(_), .. } | ToClient::Pong => {
                return true;
            }
            ToClient::Room(_)
            | ToClient::Accepted { .. }
            | ToClient::Denied { .. }
            | ToClient::Decided { .. }
            | ToClient::Hinted { .. }
            | ToClient::Judged { .. }
            | ToClient::Taught { .. }
            | ToClient::Glossary(_)
            | ToClient::Next { .. } => {}
        }
        (self.hear)(News::Said(Box::new(message)))
    }
}

/// Is there no use in trying again? A table that cannot be opened now can be opened later; one that is not there cannot.
fn is_final(why: &Phrase) -> bool {
    matches!(&*why.key, "served-no-table" | "served-nobody")
}

fn send(socket: &mut Socket, message: &ToServer) -> Result<(), Error> {
    let text = serde_json::to_string(message).expect("messages are plain data");
    match socket.send(Message::text(text)) {
        // It is in the buffer, and goes out with the next one or the next reading.
        Err(error) if is_pause(&error) => Ok(()),
        sent => sent,
    }
}

/// Has only nothing come yet?
fn is_pause(error: &Error) -> bool {
    let Error::Io(error) = error else { return false };
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
}

fn connect(address: &Address, token: &Token) -> Result<Socket, Failure> {
    let nobody = || Failure::NoServer(address.origin());
    let stranger = || Failure::NotKarata(address.origin());
    let scheme = if address.over_tls { "wss" } else { "ws" };
    let table = address.table.as_deref().unwrap_or_default();
    let url = format!("{scheme}://{}:{}/api/tables/{table}/socket", address.host, address.port);
    let mut request = url.into_client_request().map_err(|_| nobody())?;
    let bearer = HeaderValue::try_from(format!("Bearer {}", token.text())).map_err(|_| nobody())?;
    request.headers_mut().insert("authorization", bearer);
    let stream = reach(address).map_err(|_| nobody())?;
    let handle = stream.try_clone().map_err(|_| nobody())?;
    let socket = match client_tls(request, stream) {
        Ok((socket, _)) => socket,
        Err(HandshakeError::Failure(Error::Http(answer))) => {
            let told = answer.body().as_ref().and_then(|body| problem(body));
            return Err(told.map_or_else(stranger, Failure::Refused));
        }
        Err(HandshakeError::Failure(Error::Tls(_))) => return Err(Failure::NoTrust(address.origin())),
        Err(HandshakeError::Failure(Error::Io(_)) | HandshakeError::Interrupted(_)) => return Err(nobody()),
        Err(HandshakeError::Failure(_)) => return Err(stranger()),
    };
    handle.set_read_timeout(Some(GLANCE)).map_err(|_| nobody())?;
    Ok(socket)
}

fn reach(address: &Address) -> io::Result<TcpStream> {
    let host = address.host.trim_start_matches('[').trim_end_matches(']');
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for place in (host, address.port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&place, CONNECTS_WITHIN) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(CONNECTS_WITHIN))?;
                stream.set_write_timeout(Some(CONNECTS_WITHIN))?;
                return Ok(stream);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}
