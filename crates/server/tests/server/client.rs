//! A person at a table, over a socket.

use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use game::{Seat, Sight};
use protocol::{Denial, Key, Motion, Move, Opened, Present, Room, ToServer, VERSION};
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::http::Response;
use tungstenite::{Error, HandshakeError, Message as Frame, WebSocket};

use crate::house::PATIENCE;

pub type Message = protocol::ToClient<Sight>;

/// A person at a table.
pub struct Client {
    pub socket: WebSocket<TcpStream>,
    /// What was told last.
    pub present: Option<Present<Sight>>,
    pub you: Option<Seat>,
    pub opened: Option<Opened>,
    /// Every frame that came, as it came.
    pub frames: Vec<String>,
}

/// A key that was never used.
pub fn key() -> Key {
    static KEYS: AtomicU32 = AtomicU32::new(0);
    Key::new(format!("k{}", KEYS.fetch_add(1, Ordering::Relaxed))).expect("a key")
}

/// A request for the socket of a table.
pub fn request(address: SocketAddr, table: &str, headers: &[(&'static str, &str)]) -> Request {
    let mut request =
        format!("ws://{address}/api/tables/{table}/socket").into_client_request().expect("an address");
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().expect("a header"));
    }
    request
}

/// How a socket was refused.
pub type Refused = Box<Response<Option<Vec<u8>>>>;

/// Opens a socket, or tells how it was refused.
pub fn open(
    address: SocketAddr,
    table: &str,
    headers: &[(&'static str, &str)],
) -> Result<WebSocket<TcpStream>, Refused> {
    let stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    stream.set_nodelay(true).expect("an option");
    match tungstenite::client(request(address, table, headers), stream) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Failure(Error::Http(response))) => Err(response),
        Err(error) => panic!("{error}"),
    }
}

impl Client {
    pub fn connect(address: SocketAddr, token: &str, table: &str) -> Client {
        let bearer = format!("Bearer {token}");
        let socket = open(address, table, &[("authorization", &bearer)]);
        let socket = socket.unwrap_or_else(|response| panic!("refused: {response:?}"));
        Client { socket, present: None, you: None, opened: None, frames: Vec::new() }
    }

    pub fn send(&mut self, message: &ToServer) {
        self.send_text(&serde_json::to_string(message).expect("plain data"));
    }

    pub fn send_text(&mut self, text: &str) {
        self.socket.send(Frame::text(text)).expect("the server hears");
    }

    /// The next frame of text; `Err` with the code and the reason when the server closes the socket.
    pub fn frame(&mut self) -> Result<String, (u16, String)> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            match self.socket.read() {
                Ok(Frame::Text(text)) => return Ok(text.to_string()),
                Ok(Frame::Close(Some(close))) => return Err((close.code.into(), close.reason.to_string())),
                Ok(Frame::Close(None)) => return Err((1005, String::new())),
                Ok(_) => {}
                Err(error) => return Err((1006, error.to_string())),
            }
        }
        Err((0, "nothing is said".to_owned()))
    }

    /// The next message.
    pub fn next(&mut self) -> Message {
        let text = self.frame().unwrap_or_else(|why| panic!("the socket was closed: {why:?}"));
        let message: Message = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.frames.push(text);
        match &message {
            Message::Welcome { you, present, opened, .. } => {
                (self.you, self.opened) = (*you, Some((**opened).clone()));
                self.present = Some((**present).clone());
            }
            Message::Update(present) => self.present = Some((**present).clone()),
            Message::Room(room) => {
                if let Some(present) = &mut self.present {
                    present.room = room.clone();
                }
            }
            _ => {}
        }
        message
    }

    /// Reads until something is said.
    pub fn until<T>(&mut self, mut is_it: impl FnMut(&Message, &Client) -> Option<T>) -> T {
        loop {
            let message = self.next();
            if let Some(found) = is_it(&message, self) {
                return found;
            }
        }
    }

    /// Reads until the room is like this.
    pub fn until_room(&mut self, is_so: impl Fn(&Room) -> bool) -> Room {
        if let Some(room) = self.present.as_ref().map(|present| &present.room).filter(|room| is_so(room)) {
            return room.clone();
        }
        self.until(|_, client| {
            let room = &client.present.as_ref()?.room;
            is_so(room).then(|| room.clone())
        })
    }

    /// Until the server closes the socket: the code and the reason.
    pub fn closed(&mut self) -> (u16, String) {
        loop {
            if let Err(why) = self.frame() {
                return why;
            }
        }
    }

    pub fn hello(&mut self, after: u64) {
        self.send(&ToServer::Hello { version: VERSION, after });
        self.until(|message, _| matches!(message, Message::Welcome { .. }).then_some(()));
    }

    /// Sends something and waits for what becomes of it: the event, or why not.
    pub fn tries(&mut self, message: &ToServer) -> Result<u64, Denial> {
        self.send(message);
        self.answer(message)
    }

    pub fn answer(&mut self, message: &ToServer) -> Result<u64, Denial> {
        self.until(|told, _| match told {
            Message::Accepted { key, seq } if Some(key) == message.key() => Some(Ok(*seq)),
            Message::Denied { key, why, .. } if key.as_ref() == message.key() => Some(Err(why.clone())),
            _ => None,
        })
    }

    pub fn sit(&mut self, seat: u8, name: &str) -> Result<u64, Denial> {
        self.tries(&ToServer::Sit { key: key(), seat: Seat(seat), name: name.to_owned() })
    }

    pub fn stand(&mut self) -> Result<u64, Denial> {
        self.tries(&ToServer::Stand { key: key() })
    }

    pub fn say(&mut self, text: &str) -> Result<u64, Denial> {
        self.tries(&ToServer::Say { key: key(), text: text.to_owned() })
    }

    pub fn asks(&mut self, motion: Motion) -> Result<u64, Denial> {
        self.tries(&ToServer::Ask { key: key(), motion })
    }

    pub fn give_up(&mut self) -> Result<u64, Denial> {
        self.tries(&ToServer::GiveUp { key: key() })
    }

    pub fn present(&self) -> &Present<Sight> {
        self.present.as_ref().expect("it was welcomed")
    }

    /// Is it this seat's turn?
    pub fn is_asked(&self) -> bool {
        !self.present().sight.choices.is_empty()
    }

    pub fn is_over(&self) -> bool {
        let present = self.present();
        present.sight.outcome.is_some() || present.room.given_up
    }

    /// The move that plays the first of its choices.
    pub fn first_choice(&self) -> ToServer {
        let present = self.present();
        let action = present.sight.choices.first().expect("it is asked").action.clone();
        ToServer::Play { key: key(), position: present.position, action: Move::Actions(vec![action]) }
    }

    /// Waits until it is this seat's turn, or the game is over; says whether it is asked.
    pub fn waits(&mut self) -> bool {
        while !self.is_over() && !self.is_asked() {
            self.next();
        }
        !self.is_over()
    }

    /// Plays the first choice, and waits until that is done.
    pub fn moves(&mut self) -> u64 {
        assert!(self.waits(), "the game is over");
        let play = self.first_choice();
        self.tries(&play).expect("it is legal")
    }

    /// Plays until it is another seat's turn.
    pub fn plays_until(&mut self, seat: u8) {
        while self.present().sight.turn != game::Turn::Seat(Seat(seat)) {
            if self.is_asked() {
                self.moves();
            } else {
                self.next();
            }
        }
    }

    /// Plays the game to its end.
    pub fn plays_on(&mut self) {
        while self.waits() {
            self.moves();
        }
    }
}
