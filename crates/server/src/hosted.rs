//! One table that is awake: a task that hears its clients, lets time pass, has moves stored, and only then tells of them. It ends when
//! nobody is there and nothing is to happen soon; the store has everything then.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Phrase;
use protocol::{Denial, Millis, Opened, Room, Time, ToClient, ToServer};
use session::keeper::{KeepError, look, not_stored};
use store::{Lease, NewEvent, TableId};
use table::{ClientId, Heard, Outgoing, PersonId, Proposal, Table, Worked};
use tokio::sync::{mpsc, oneshot};
use tracing::{error, info, warn};

use crate::host::Host;
use crate::names;
use crate::pool::Back;
use crate::post::{Farewell, Post};

/// What is asked of a table.
pub(crate) enum Call {
    /// Whether it is there.
    Knock(oneshot::Sender<Result<(), NoTable>>),
    /// To hear somebody.
    Connect {
        /// The connection.
        client: ClientId,
        /// Who it is.
        person: PersonId,
        /// Where what they are told is put.
        post: Post,
    },
    /// To forget a connection.
    Disconnect(ClientId),
    /// To hear what a client says.
    Message(ClientId, Utf8Bytes),
    /// What everybody may know who has its name.
    Look(oneshot::Sender<Result<Looked, NoTable>>),
    /// The whole game, once it is over.
    Record(oneshot::Sender<Result<Option<String>, NoTable>>),
    /// Something was to happen about now.
    Alarm,
    /// The server stops.
    Close,
}

/// What everybody may know of a table who has its name.
pub(crate) struct Looked {
    pub(crate) opened: Opened,
    pub(crate) room: Room,
    pub(crate) over: bool,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoTable {
    /// There is none of this name.
    Unknown,
    /// It cannot be played on, for this reason.
    Damaged(Phrase),
    /// Not now, for this reason.
    NotNow(Phrase),
}

impl From<KeepError> for NoTable {
    fn from(error: KeepError) -> Self {
        match &error {
            KeepError::Store(store::Error::UnknownTable) => NoTable::Unknown,
            KeepError::Store(_) => NoTable::NotNow(error.phrase()),
            KeepError::Damaged(_) | KeepError::Finished => NoTable::Damaged(error.phrase()),
        }
    }
}

/// Under this name a table's notes are kept.
const SEATS: &str = "seats";
/// Under this name it is kept where the same people play again.
const NEXT: &str = "next";
/// What happens later than this is waited for asleep.
const SOON: Millis = 30_000;
/// So often notes are kept, if they have changed.
const NOTED_EVERY: Millis = 30_000;

/// Whether it is known what the store holds.
enum Faith {
    /// It is what is in memory.
    Kept,
    /// It is not known, or the table is kept elsewhere.
    Lost,
}

/// A table that is awake.
struct Hosted {
    host: Arc<Host>,
    id: TableId,
    /// The right to write; nothing if the game is among the finished ones.
    lease: Option<Lease>,
    table: Table,
    posts: HashMap<ClientId, Post>,
    back: Back,
    /// How much is being thought about.
    thinking: usize,
    /// Since when nobody is connected.
    alone: Time,
    noted: Vec<u8>,
    /// When notes were looked at last.
    noted_at: Time,
    /// Where the same people play again.
    next: Option<String>,
    /// The position of which it was told whose turn it is.
    told_turn: u64,
}

/// Opens a table and keeps it until it may sleep.
pub(crate) async fn keep(host: Arc<Host>, id: TableId, mut calls: mpsc::Receiver<Call>) {
    let opened = {
        let (host, id) = (Arc::clone(&host), id.clone());
        tokio::task::spawn_blocking(move || open(&host, &id)).await
    };
    let opened = opened.unwrap_or_else(|_| Err(NoTable::Damaged(Phrase::new("kept-event-wrong"))));
    match opened {
        Ok(kept) => kept.live(calls).await,
        Err(why) => {
            if why != NoTable::Unknown {
                warn!(table = names::short(&id), ?why, "a table cannot be opened");
            }
            host.leave(&id);
            calls.close();
            while let Some(call) = calls.recv().await {
                turn_away(call, &why);
            }
        }
    }
}

type Opening = (Hosted, mpsc::UnboundedReceiver<Option<Worked>>);

fn open(host: &Arc<Host>, id: &TableId) -> Result<Kept, NoTable> {
    let store = host.store();
    let lease = match store.claim(id) {
        Ok(lease) => Some(lease),
        Err(store::Error::Finished) => None,
        Err(error) => return Err(KeepError::from(error).into()),
    };
    let mut table = look(&**store, id)?;
    let now = host.now();
    table.rise(host.started(), now);
    let next = store.noted(id, NEXT).map_err(KeepError::from)?;
    let (back, worked) = mpsc::unbounded_channel();
    let hosted = Hosted {
        host: Arc::clone(host),
        id: id.clone(),
        lease,
        posts: HashMap::new(),
        back,
        thinking: 0,
        alone: now,
        noted: table.notes(),
        noted_at: now,
        next: next.and_then(|next| String::from_utf8(next).ok()),
        // A restart is no news.
        told_turn: table.position(),
        table,
    };
    Ok(Kept(Box::new((hosted, worked))))
}

/// A table that was opened, on its way to its task.
struct Kept(Box<Opening>);

fn turn_away(call: Call, why: &NoTable) {
    match call {
        Call::Knock(answer) => drop(answer.send(Err(why.clone()))),
        Call::Look(answer) => drop(answer.send(Err(why.clone()))),
        Call::Record(answer) => drop(answer.send(Err(why.clone()))),
        Call::Connect { post, .. } => post.end(Farewell::ComeBack),
        Call::Disconnect(_) | Call::Message(..) | Call::Alarm | Call::Close => {}
    }
}

impl Kept {
    async fn live(self, mut calls: mpsc::Receiver<Call>) {
        let (mut hosted, mut worked) = *self.0;
        hosted.host.gauges().awake.inc();
        let faith = hosted.live(&mut calls, &mut worked).await;
        hosted.host.gauges().awake.dec();
        let farewell = match faith {
            Faith::Lost => Farewell::ComeBack,
            Faith::Kept => Farewell::Stopping,
        };
        hosted.posts.drain().for_each(|(_, post)| post.end(farewell));
        let (host, id) = (Arc::clone(&hosted.host), hosted.id.clone());
        host.lobby().remove(&id);
        // What is in memory is no longer true when the table is opened again.
        drop(hosted);
        host.leave(&id);
        calls.close();
        // Somebody may have come while the table fell asleep.
        while let Some(call) = calls.recv().await {
            host.call(&id, call).await;
        }
    }
}

impl Hosted {
    async fn live(
        &mut self,
        calls: &mut mpsc::Receiver<Call>,
        worked: &mut mpsc::UnboundedReceiver<Option<Worked>>,
    ) -> Faith {
        loop {
            if let Faith::Lost = self.pass_time().await {
                return Faith::Lost;
            }
            self.think();
            self.show();
            self.note();
            if self.may_sleep() && calls.is_empty() {
                return self.fall_asleep().await;
            }
            let wait = Duration::from_millis(u64::try_from(self.wakes() - self.host.now()).unwrap_or(0));
            tokio::select! {
                biased;
                Some(thought) = worked.recv() => {
                    let Some(thought) = thought else {
                        error!(table = names::short(&self.id), "a bot came to grief");
                        return Faith::Lost;
                    };
                    self.thinking -= 1;
                    let out = self.table.worked(self.host.now(), thought);
                    self.send(out);
                }
                Some(call) = calls.recv() => match self.answer(call).await {
                    Some(Faith::Kept) => return self.fall_asleep().await,
                    Some(Faith::Lost) => return Faith::Lost,
                    None => {}
                },
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Answers a call; says so if that is the end.
    async fn answer(&mut self, call: Call) -> Option<Faith> {
        let now = self.host.now();
        match call {
            Call::Knock(answer) => drop(answer.send(Ok(()))),
            Call::Connect { client, person, post } => {
                self.posts.insert(client, post);
                let out = self.table.connect(now, client, person);
                self.send(out);
            }
            Call::Disconnect(client) => self.disconnect(client),
            Call::Message(client, text) => {
                // What was due before is done before.
                if let Faith::Lost = self.pass_time().await {
                    return Some(Faith::Lost);
                }
                return self.hear(client, &text).await;
            }
            Call::Look(answer) => {
                let (opened, room) = (self.table.opened(), self.table.room(now));
                drop(answer.send(Ok(Looked { opened, room, over: self.table.is_over() })));
            }
            Call::Record(answer) => {
                drop(answer.send(Ok(self.table.ending().map(|ending| ending.record))));
            }
            Call::Alarm => {}
            Call::Close => return Some(Faith::Kept),
        }
        None
    }

    async fn hear(&mut self, client: ClientId, text: &str) -> Option<Faith> {
        let began = std::time::Instant::now();
        let now = self.host.now();
        let message = ToServer::read(text);
        let heard = match &message {
            Ok(message) => self.table.hear(now, client, message),
            Err(_) => self.table.hear_text(now, client, text),
        };
        let stores = matches!(heard, Heard::Store(_));
        if let Faith::Lost = self.follow(heard).await {
            return Some(Faith::Lost);
        }
        if stores {
            self.host.gauges().answered.observe(began.elapsed().as_secs_f64());
        }
        if let Ok(ToServer::Again { .. } | ToServer::Hello { .. }) = message {
            self.play_again(client).await;
        }
        None
    }

    /// What is due happens.
    async fn pass_time(&mut self) -> Faith {
        // Bots do not play for nobody.
        while self.table.has_people() || !self.posts.is_empty() {
            let Some(heard) = self.table.tick(self.host.now()) else { break };
            if let Faith::Lost = self.follow(heard).await {
                return Faith::Lost;
            }
        }
        Faith::Kept
    }

    /// Stores what is to be stored, and then says what is to be said.
    async fn follow(&mut self, heard: Heard) -> Faith {
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

    /// What waits to be thought about is.
    fn think(&mut self) {
        while self.table.has_people() || !self.posts.is_empty() {
            let Some(work) = self.table.work() else { break };
            self.thinking += 1;
            self.host.pool().think(work, self.back.clone());
        }
    }

    fn disconnect(&mut self, client: ClientId) {
        let now = self.host.now();
        self.posts.remove(&client);
        if self.posts.is_empty() {
            self.alone = now;
        }
        let out = self.table.disconnect(now, client);
        self.send(out);
    }

    /// Puts messages into the post. Who has too much of it waiting has to come back.
    fn send(&mut self, out: Vec<Outgoing>) {
        let mut slow = Vec::new();
        for Outgoing { to, message } in out {
            let Some(post) = self.posts.get(&to) else { continue };
            if matches!(message, ToClient::Denied { .. }) {
                self.host.gauges().denied.inc();
            }
            let text = serde_json::to_string(&message).expect("messages are plain data");
            self.host.gauges().sent.inc();
            if !post.put(Utf8Bytes::from(text)) {
                slow.push(to);
            }
        }
        for client in slow {
            if let Some(post) = self.posts.remove(&client) {
                self.host.gauges().slow.inc();
                info!(table = names::short(&self.id), "a client reads too slowly");
                post.end(Farewell::TooSlow);
                self.disconnect(client);
            }
        }
    }

    /// Where it can be seen from outside: in the lobby, and by whoever is told whose turn it is.
    fn show(&mut self) {
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
        if self.told_turn == position {
            return;
        }
        self.told_turn = position;
        if let (Some(hook), Some((seat, name, true))) = (self.host.hook(), self.table.waits_for()) {
            hook.turn(self.table.setup(), seat, name);
        }
    }

    /// Now and then it is kept what each seat has been shown, and what it wishes.
    fn note(&mut self) {
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

    /// When something is to be done without a call.
    fn wakes(&self) -> Time {
        let now = self.host.now();
        let is_alive = self.table.has_people() || !self.posts.is_empty();
        let due = self.table.due().filter(|_| is_alive).unwrap_or(Time::MAX);
        let sleep = if self.posts.is_empty() { self.alone + self.host.linger() } else { Time::MAX };
        let sleep = if sleep <= now { Time::MAX } else { sleep };
        // No timer reaches further.
        due.min(sleep).min(now + 86_400_000)
    }

    fn may_sleep(&self) -> bool {
        let now = self.host.now();
        let is_alone = self.posts.is_empty() && self.thinking == 0 && now >= self.alone + self.host.linger();
        is_alone
            && (!self.table.has_people()
                || self.table.is_over()
                || self.table.due().is_none_or(|due| due > now + SOON))
    }

    /// Everything that is only in memory is kept.
    async fn fall_asleep(&mut self) -> Faith {
        let Some(lease) = self.lease.clone() else { return Faith::Kept };
        let (store, now) = (Arc::clone(self.host.store()), self.host.now());
        let notes = Some(self.table.notes()).filter(|notes| *notes != self.noted);
        let ending = self.table.ending().map(|ending| store::Ending {
            record: ending.record,
            summary: summary(&self.table, now),
            finished: now,
        });
        if ending.is_none() && self.table.has_people() {
            if let Some(due) = self.table.due() {
                self.host.alarms().set(due, self.id.clone());
            }
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
    async fn play_again(&mut self, client: ClientId) {
        if let Some(table) = self.next.clone() {
            return self.send(vec![Outgoing { to: client, message: ToClient::Next { table } }]);
        }
        let Ok((id, secret)) = names::fresh() else { return };
        let Some(setup) = self.table.next(id, secret, self.host.now()) else { return };
        let table = setup.table.clone();
        if let Err(error) = self.host.create(setup).await {
            warn!(table = names::short(&self.id), ?error, "no next table");
            return;
        }
        self.next = Some(table.clone());
        if let Some(lease) = self.lease.clone() {
            let (store, table) = (Arc::clone(self.host.store()), table.clone());
            // Who comes back after a restart would have to ask once more: no harm.
            drop(tokio::task::spawn_blocking(move || store.note(&lease, NEXT, table.as_bytes())));
        }
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
