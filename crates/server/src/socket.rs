//! A client's socket: the checks before it is opened, and the conversation.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use protocol::{Denial, LONGEST_MESSAGE, Millis, ToClient, ToServer};
use store::TableId;
use table::{ClientId, PersonId};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use tracing::debug;

use crate::allowance::Used;
use crate::api::asking::{Address, Guest, Peer, Segment};
use crate::api::problem::Problem;
use crate::app::App;
use crate::hosted::{Call, Said};
use crate::names;
use crate::post::{Farewell, Letters, post};

/// What a socket holds to read and to write: there are many of them, and most messages are short.
const BUFFER: usize = 4096;

/// The way to a table for whoever has its name. What is said there is in `docs/protocol.md`.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/socket",
    tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 101, description = "A WebSocket: one message of the protocol per text frame"),
        (status = 401, description = "No token was shown", body = crate::api::problem::Told, content_type = "application/problem+json"),
        (status = 403, description = "The request was sent by a page of somebody else", body = crate::api::problem::Told, content_type = "application/problem+json"),
        (status = 404, description = "There is no such table", body = crate::api::problem::Told, content_type = "application/problem+json"),
        (status = 426, description = "The request is no WebSocket", body = crate::api::problem::Told, content_type = "application/problem+json"),
        (status = 429, description = "Too many requests or sockets", body = crate::api::problem::Told, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Segment(table): Segment,
    Extension(connection): Extension<Peer>,
    Address(address): Address,
    Guest(person): Guest,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let id = TableId::new(table).map_err(|_| Problem::no_table())?;
    let upgrade = upgrade.map_err(|_| Problem::no_socket())?;
    let place = app.room.socket(address, &person).ok_or_else(Problem::too_many_sockets)?;
    app.host.knock(&id).await?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let client = app.host.client();
        let (post, letters) = post();
        let table = names::short(&id);
        app.host.gauges().sockets.inc();
        app.host.call(&id, Call::Connect { client, person: person.clone(), post }).await;
        debug!(table, client = client.0, "connected");
        let used = Used::nothing(std::time::Instant::now());
        let (app, id, person) = (&app, &id, &person);
        let mut conversation = Conversation { app, id, client, person, socket, letters, used, deaf: None };
        let farewell = conversation.run().await;
        debug!(table, client = client.0, ?farewell, "disconnected");
        app.host.call(id, Call::Disconnect(client)).await;
        if let Some(farewell) = farewell {
            let close = conversation.socket.send(Message::Close(Some(farewell.frame())));
            let _ = timeout(app.settings.reads_within, close).await;
        }
        app.host.gauges().sockets.dec();
        drop((place, connection));
    }))
}

struct Conversation<'a> {
    app: &'a Arc<App>,
    id: &'a TableId,
    client: ClientId,
    person: &'a PersonId,
    socket: WebSocket,
    letters: Letters,
    used: Used,
    /// Until then nothing is heard: more came than anybody may send.
    deaf: Option<Instant>,
}

/// The conversation is over: why the server ends it, if it does.
struct Over(Option<Farewell>);

impl Conversation<'_> {
    /// Until one of them has enough; says why the server ends it, if it does.
    async fn run(&mut self) -> Option<Farewell> {
        let (heartbeat, silence) = (self.app.settings.heartbeat, self.app.settings.silence);
        let mut heard = Instant::now();
        let mut beat = interval(heartbeat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        loop {
            let went_on = tokio::select! {
                _ = beat.tick() => match heard.elapsed() {
                    passed if passed >= silence => Err(Over(Some(Farewell::Silent))),
                    passed if passed >= heartbeat => self.say(Message::Ping(axum::body::Bytes::new())).await,
                    _ => Ok(()),
                },
                letter = self.letters.next() => match letter {
                    Some(text) => self.say(Message::Text(text)).await,
                    None => Err(Over(Some(self.letters.farewell()))),
                },
                () = sleep_until(self.deaf.unwrap_or(heard)), if self.deaf.is_some() => {
                    self.deaf = None;
                    Ok(())
                }
                frame = self.socket.recv(), if self.deaf.is_none() => {
                    heard = Instant::now();
                    self.take(frame).await
                }
            };
            if let Err(Over(farewell)) = went_on {
                return farewell;
            }
        }
    }

    async fn say(&mut self, message: Message) -> Result<(), Over> {
        match timeout(self.app.settings.reads_within, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over(None)),
            Err(_) => {
                self.app.host.gauges().slow.inc();
                Err(Over(Some(Farewell::TooSlow)))
            }
        }
    }

    async fn take(&mut self, frame: Option<Result<Message, axum::Error>>) -> Result<(), Over> {
        match frame {
            None | Some(Ok(Message::Close(_))) => Err(Over(None)),
            Some(Ok(Message::Text(text))) => self.hear(text).await,
            Some(Ok(Message::Binary(_))) => Err(Over(Some(Farewell::NotText))),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                if let Err(wait) = self.used.take(self.app.rates.messages, std::time::Instant::now()) {
                    self.be_deaf(wait);
                }
                Ok(())
            }
            // What was too long cannot be skipped; whoever is gone does not read this.
            Some(Err(error)) if error.to_string().contains("too long") => Err(Over(Some(Farewell::TooLong))),
            Some(Err(_)) => Err(Over(Some(Farewell::Broken))),
        }
    }

    async fn hear(&mut self, text: Utf8Bytes) -> Result<(), Over> {
        self.app.host.gauges().heard.inc();
        let message = ToServer::read(&text).ok();
        let now = std::time::Instant::now();
        let weight = message.as_ref().map_or(1, weight);
        if let Err(wait) = self.used.take_all(self.app.rates.messages, weight, now) {
            self.be_deaf(wait);
            return self.too_fast(message.as_ref(), wait).await;
        }
        let allowed = match &message {
            // Everybody who plays on needs a table.
            Some(ToServer::Again { .. }) => self.app.openings.take(self.person.clone(), now),
            Some(message) if message.key().is_some() || is_thought_about(message) => {
                self.app.deeds.take_all(self.person.clone(), weight, now)
            }
            _ => Ok(()),
        };
        if let Err(wait) = allowed {
            return self.too_fast(message.as_ref(), wait).await;
        }
        let said = message.map_or(Said::Unreadable(text), Said::Message);
        self.app.host.call(self.id, Call::Message(self.client, said)).await;
        Ok(())
    }

    /// For a while nothing is heard, so that whoever sends without end has to wait.
    fn be_deaf(&mut self, wait: Duration) {
        self.deaf = Some(Instant::now() + wait);
    }

    async fn too_fast(&mut self, message: Option<&ToServer>, wait: Duration) -> Result<(), Over> {
        self.app.host.gauges().too_fast.inc();
        let why = Denial::TooFast(Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX) + 1);
        let words = why.phrase();
        let key = message.and_then(|message| message.key().cloned());
        let denied: ToClient<()> = ToClient::Denied { key, why, words };
        let text = serde_json::to_string(&denied).expect("messages are plain data");
        self.say(Message::Text(Utf8Bytes::from(text))).await
    }
}

/// Is it work to answer, though nothing is stored?
fn is_thought_about(message: &ToServer) -> bool {
    matches!(message, ToServer::Hint { .. } | ToServer::Judge { .. } | ToServer::Teach { .. })
}

/// As how many messages one counts: some are more work than others, and some everybody has to read.
fn weight(message: &ToServer) -> u32 {
    match message {
        ToServer::Hello { .. } | ToServer::Hint { .. } | ToServer::Say { .. } => 10,
        ToServer::Glossary | ToServer::Picture { .. } | ToServer::Wish { .. } => 5,
        ToServer::Play { .. }
        | ToServer::Sit { .. }
        | ToServer::Stand { .. }
        | ToServer::Ask { .. }
        | ToServer::Agree { .. }
        | ToServer::Resume { .. }
        | ToServer::GiveUp { .. }
        | ToServer::Again { .. }
        | ToServer::Judge { .. }
        | ToServer::Teach { .. }
        | ToServer::Seen { .. }
        | ToServer::Ping => 1,
    }
}
