//! A client's socket: the checks before it is opened, and the conversation.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use protocol::{Denial, LONGEST_MESSAGE, Millis, ToClient, ToServer};
use store::TableId;
use table::ClientId;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tracing::debug;

use crate::allowance::Used;
use crate::api::asking::{Address, Guest};
use crate::api::problem::Problem;
use crate::app::App;
use crate::hosted::Call;
use crate::names;
use crate::post::{Farewell, Letters, post};

/// Who has been silent for so long is asked whether they are there.
const HEARTBEAT: Duration = Duration::from_secs(5);
/// Who has been silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(12);
/// So long a client may take to read one message.
const READS_WITHIN: Duration = Duration::from_secs(10);
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
    Path(table): Path<String>,
    Address(address): Address,
    Guest(person): Guest,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let id = TableId::new(table).map_err(|_| Problem::no_table())?;
    let upgrade = upgrade.map_err(|_| Problem::no_socket())?;
    let place = app.sockets.take(address, &person).ok_or_else(Problem::too_many_sockets)?;
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
        app.host.call(&id, Call::Connect { client, person, post }).await;
        app.host.gauges().sockets.inc();
        debug!(table, client = client.0, "connected");
        let mut conversation = Conversation { app: &app, id: &id, client, socket, letters };
        let farewell = conversation.run().await;
        debug!(table, client = client.0, ?farewell, "disconnected");
        app.host.gauges().sockets.dec();
        app.host.call(&id, Call::Disconnect(client)).await;
        if let Some(farewell) = farewell {
            let close = conversation.socket.send(Message::Close(Some(farewell.frame())));
            let _ = timeout(READS_WITHIN, close).await;
        }
        drop(place);
    }))
}

struct Conversation<'a> {
    app: &'a Arc<App>,
    id: &'a TableId,
    client: ClientId,
    socket: WebSocket,
    letters: Letters,
}

/// The conversation is over: why the server ends it, if it does.
struct Over(Option<Farewell>);

impl Conversation<'_> {
    /// Until one of them has enough; says why the server ends it, if it does.
    async fn run(&mut self) -> Option<Farewell> {
        let mut heard = Instant::now();
        let mut used = Used::nothing(std::time::Instant::now());
        let mut beat = interval(HEARTBEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        loop {
            let went_on = tokio::select! {
                letter = self.letters.next() => match letter {
                    Some(text) => self.say(Message::Text(text)).await,
                    None => Err(Over(Some(self.letters.farewell()))),
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        None | Some(Ok(Message::Close(_))) => Err(Over(None)),
                        Some(Ok(Message::Text(text))) => self.hear(text, &mut used).await,
                        Some(Ok(Message::Binary(_))) => Err(Over(Some(Farewell::NotText))),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        // What was too long cannot be skipped; whoever is gone does not read this.
                        Some(Err(_)) => Err(Over(Some(Farewell::TooLong))),
                    }
                }
                _ = beat.tick() => match heard.elapsed() {
                    silence if silence >= SILENCE => Err(Over(Some(Farewell::Silent))),
                    silence if silence >= HEARTBEAT => self.say(Message::Ping(axum::body::Bytes::new())).await,
                    _ => Ok(()),
                }
            };
            if let Err(Over(farewell)) = went_on {
                return farewell;
            }
        }
    }

    async fn say(&mut self, message: Message) -> Result<(), Over> {
        match timeout(READS_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over(None)),
            Err(_) => Err(Over(Some(Farewell::TooSlow))),
        }
    }

    async fn hear(&mut self, text: Utf8Bytes, used: &mut Used) -> Result<(), Over> {
        self.app.host.gauges().heard.inc();
        if let Err(wait) = used.take(self.app.rates.messages, std::time::Instant::now()) {
            self.app.host.gauges().too_fast.inc();
            let why = Denial::TooFast(Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX) + 1);
            let key = ToServer::read(&text).ok().and_then(|message| message.key().cloned());
            let words = why.phrase();
            let denied: ToClient<()> = ToClient::Denied { key, why, words };
            let text = serde_json::to_string(&denied).expect("messages are plain data");
            return self.say(Message::Text(Utf8Bytes::from(text))).await;
        }
        self.app.host.call(self.id, Call::Message(self.client, text)).await;
        Ok(())
    }
}
