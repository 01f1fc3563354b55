//! What is put into the post, and shown outside.

use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use table::Outgoing;
use tracing::info;

use super::{Hosted, Looked};
use crate::names;
use crate::post::{Farewell, Put};

impl Hosted {
    /// Puts messages into the post. Who has too much of it waiting has to come back.
    pub(super) fn send(&mut self, out: Vec<Outgoing>) {
        let mut gone = Vec::new();
        for Outgoing { to, message } in out {
            let Some(post) = self.posts.get(&to).filter(|_| !gone.contains(&to)) else { continue };
            if matches!(message, ToClient::Denied { .. }) {
                self.host.gauges().denied.inc();
            }
            let text = serde_json::to_string(&message).expect("messages are plain data");
            self.host.gauges().sent.inc();
            match post.put(Utf8Bytes::from(text)) {
                Put::Waits => {}
                Put::Gone => gone.push(to),
                Put::TooMuch => {
                    self.host.gauges().slow.inc();
                    info!(table = names::short(&self.id), "a client reads too slowly");
                    post.end(Farewell::TooSlow);
                    gone.push(to);
                }
            }
        }
        for client in gone {
            if self.posts.contains_key(&client) {
                self.disconnect(client);
            }
        }
    }

    /// What everybody may know who has its name.
    pub(super) fn looked(&self) -> Looked {
        let table = &self.table;
        Looked {
            opened: table.opened(),
            room: table.room(self.host.now()),
            over: table.is_over(),
            turn: table.turn(),
            outcome: table.game().outcome(),
            since: table.setup().at,
            changed: table.changed(),
            people: table.places(),
        }
    }

    /// Where it can be seen from outside: in the lobby, and by whoever is told whose turn it is.
    pub(super) fn show(&mut self) {
        let terms = &self.table.setup().terms;
        if terms.listed {
            let is_open = terms.open && !self.table.is_over() && !self.posts.is_empty();
            self.host.lobby().show(
                &self.id,
                self.table.setup(),
                is_open.then(|| self.table.room(self.host.now())),
            );
        }
        let position = self.table.position();
        // Somebody may be about to come, or about to come back.
        let lingers = self.posts.is_empty() && self.host.now() < self.alone + self.host.linger();
        if self.told_turn == position || lingers {
            return;
        }
        self.told_turn = position;
        if let (Some(hook), Some((seat, name, true))) = (self.host.hook(), self.table.waits_for()) {
            hook.turn(self.table.setup(), seat, name);
        }
    }
}
