//! Tells somebody outside whose turn it is when that person is away: the web hook of whoever runs the server.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::Builder;
use std::time::Duration;

use game::Seat;
use serde_json::{Value, json};
use table::Setup;
use tracing::warn;

/// So many messages wait; more are dropped.
const WAITING: usize = 1000;
/// How often one is tried, and how long is waited before the second time; then twice as long each time.
const TRIES: u32 = 5;
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The thread that tells.
pub(crate) struct Hook {
    messages: SyncSender<Value>,
    public: String,
}

impl Hook {
    /// Tells this address, with links that begin like `public`.
    pub(crate) fn start(url: String, public: String) -> std::io::Result<Hook> {
        let (messages, queue) = sync_channel(WAITING);
        Builder::new().name("hook".to_owned()).spawn(move || serve(&url, &queue))?;
        Ok(Hook { messages, public })
    }

    /// Somebody who is away is to act.
    pub(crate) fn turn(&self, setup: &Setup, seat: Seat, name: &str) {
        let message = json!({
            "what": "turn",
            "table": setup.table,
            "game": setup.game,
            "seat": seat,
            "name": name,
            "link": format!("{}/t/{}", self.public, setup.table),
        });
        if self.messages.try_send(message).is_err() {
            warn!("the hook is too slow: somebody is not told that it is their turn");
        }
    }
}

fn serve(url: &str, queue: &Receiver<Value>) {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().into();
    while let Ok(message) = queue.recv() {
        let mut wait = FIRST_WAIT;
        for attempt in 1..=TRIES {
            let body = message.to_string();
            match agent.post(url).header("content-type", "application/json").send(body) {
                Ok(_) => break,
                Err(error) if attempt == TRIES => warn!(%error, "the hook cannot be reached"),
                Err(_) => {
                    std::thread::sleep(wait);
                    wait *= 2;
                }
            }
        }
    }
}
