//! Stored, then published: what becomes of proposals, and what is kept when a table falls asleep.

use std::sync::Arc;

use protocol::{Arrangement, Denial, Millis, Time, ToClient};
use session::keeper::{KeepError, not_stored};
use store::{NewEvent, TableId};
use table::{ClientId, Heard, Outgoing, Proposal, Table};
use tokio::sync::oneshot;
use tracing::{error, warn};

use super::{Faith, Hosted};
use crate::names;

/// Under this name a table's notes are kept.
const SEATS: &str = "seats";
/// Under this name it is kept where the same people play again.
pub(super) const NEXT: &str = "next";
/// So often notes are kept, if they have changed.
const NOTED_EVERY: Millis = 30_000;

impl Hosted {
    /// Stores what is to be stored, and then says what is to be said.
    pub(super) async fn follow(&mut self, heard: Heard) -> Faith {
        let proposal = match heard {
            Heard::Say(out) => {
                self.send(out);
                return Faith::Kept;
            }
            Heard::Store(proposal) => proposal,
        };
        let stored = self.store(&proposal);
        let out = match stored.await.unwrap_or(Err(store::Error::Closed)) {
            Ok(_) => {
                self.host.gauges().events.inc_by(proposal.bodies().len() as u64);
                match self.table.commit(self.host.now(), proposal) {
                    Ok(out) => out,
                    Err(_) => return Faith::Lost,
                }
            }
            Err(error) => {
                self.host.gauges().not_stored.inc();
                warn!(table = names::short(&self.id), %error, "not stored");
                let known = matches!(
                    error,
                    store::Error::Full
                        | store::Error::ReadOnly
                        | store::Error::Busy
                        | store::Error::Finished
                        | store::Error::TooLarge { .. }
                );
                if error == store::Error::Fenced {
                    return Faith::Elsewhere;
                }
                if !known || (self.lease.is_some() && error == store::Error::Finished) {
                    return Faith::Lost;
                }
                self.table.deny(self.host.now(), &proposal, Denial::NotStored(not_stored(&error)))
            }
        };
        self.send(out);
        Faith::Kept
    }

    /// Gives what was proposed to the store, which tells what came of it.
    fn store(&self, proposal: &Proposal) -> oneshot::Receiver<Result<Vec<u64>, store::Error>> {
        let (done, told) = oneshot::channel();
        let Some(lease) = &self.lease else {
            let _ = done.send(Err(store::Error::Finished));
            return told;
        };
        let events: Vec<NewEvent> =
            proposal.bodies().into_iter().map(|(key, body)| NewEvent::new(key, body)).collect();
        if crate::faults::acknowledges_early() {
            crate::faults::store_later(
                Arc::clone(self.host.store()),
                lease.clone(),
                proposal.first(),
                events,
            );
            let _ = done.send(Ok(Vec::new()));
            return told;
        }
        let done = Box::new(move |outcome| drop(done.send(outcome)));
        self.host.store().submit(lease, proposal.first(), events, done);
        told
    }

    /// Now and then it is kept what each seat has been shown, and what it wishes.
    pub(super) fn note(&mut self) {
        let now = self.host.now();
        if now < self.noted_at + NOTED_EVERY {
            return;
        }
        self.noted_at = now;
        let notes = self.table.notes();
        if let Some(lease) = self.lease.clone().filter(|_| notes != self.noted) {
            self.noted.clone_from(&notes);
            let store = Arc::clone(self.host.store());
            // What is lost of it is nobody's move.
            drop(tokio::task::spawn_blocking(move || store.note(&lease, SEATS, &notes)));
        }
    }

    /// Everything that is only in memory is kept.
    pub(super) async fn fall_asleep(&mut self) -> Faith {
        let Some(lease) = self.lease.clone() else { return Faith::Kept };
        let (store, now) = (Arc::clone(self.host.store()), self.host.now());
        let notes = Some(self.table.notes()).filter(|notes| *notes != self.noted);
        let ending = self.table.ending().map(|ending| store::Ending {
            record: ending.record,
            summary: summary(&self.table, now),
            finished: now,
        });
        if ending.is_none()
            && self.table.has_people()
            && let Some(due) = self.table.due()
        {
            self.host.alarms().set(due, self.id.clone());
        }
        let kept = tokio::task::spawn_blocking(move || {
            if let Some(notes) = notes {
                store.note(&lease, SEATS, &notes)?;
            }
            ending.map_or(Ok(()), |ending| store.finish(&lease, &ending))
        });
        match kept.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => warn!(table = names::short(&self.id), %error, "notes not kept"),
            Err(_) => error!(table = names::short(&self.id), "notes not kept"),
        }
        Faith::Kept
    }

    /// When everybody wants to play again, they are told where; who comes later is told, too.
    pub(super) async fn play_again(&mut self, client: ClientId) {
        if let Some(table) = self.next.clone() {
            return self.send(vec![Outgoing { to: client, message: ToClient::Next { table } }]);
        }
        let Ok((id, secret)) = names::fresh() else { return };
        let Some(mut setup) = self.table.next(id, secret, self.host.now()) else { return };
        // The same people come to the same table, whenever each of them wants it, and on whichever chairs.
        setup.table = names::next(self.table.setup(), &setup.places);
        let mut table = setup.table.clone();
        let host = Arc::clone(&self.host);
        for chairs in [Arrangement::Same, Arrangement::Moved] {
            let other = names::next(self.table.setup(), &self.table.next_places(chairs));
            let Ok(id) = TableId::new(other.clone()) else { continue };
            if other != setup.table && host.setup(&id).await.is_ok() {
                table = other;
            }
        }
        let created = if table == setup.table { self.host.create(setup).await } else { Ok(()) };
        match created {
            Ok(()) | Err(KeepError::Store(store::Error::Exists)) => {}
            Err(error) => {
                warn!(table = names::short(&self.id), ?error, "no next table");
                let why = Denial::NotStored(error.phrase());
                let words = why.phrase();
                let message = ToClient::Denied { key: None, why, words };
                return self.send(vec![Outgoing { to: client, message }]);
            }
        }
        if let Some(lease) = self.lease.clone() {
            let (store, table) = (Arc::clone(self.host.store()), table.clone());
            let noted = tokio::task::spawn_blocking(move || store.note(&lease, NEXT, table.as_bytes()));
            if !matches!(noted.await, Ok(Ok(()))) {
                warn!(table = names::short(&self.id), "who comes later has to ask for the next table");
            }
        }
        self.next = Some(table.clone());
        let next = |to: &ClientId| Outgoing { to: *to, message: ToClient::Next { table: table.clone() } };
        let out = self.posts.keys().map(next).collect();
        self.send(out);
    }
}

/// What lists show of a game that is over.
fn summary(table: &Table, now: Time) -> Vec<u8> {
    let room = table.room(now);
    let names: Vec<_> = room.chairs.into_iter().map(|chair| chair.name).collect();
    let setup = table.setup();
    let summary = serde_json::json!({
        "game": setup.game,
        "players": names,
        "finished": !room.given_up,
        "practice": room.practice,
    });
    serde_json::to_vec(&summary).expect("plain data")
}
