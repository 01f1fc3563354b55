//! One table that is awake: a task that hears its clients, lets time pass, has moves stored, and only then tells of them. It ends when
//! nobody is there and nothing is to happen soon; the store has everything then.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::{Outcome, Phrase, Seat};
use protocol::{Denial, Millis, Opened, Room, Time, ToClient, ToServer};
use session::keeper::{KeepError, look};
use store::{Lease, TableId};
use table::{ClientId, Heard, Outgoing, PersonId, Table, Worked};
use tokio::sync::{mpsc, oneshot};
use tracing::{error, warn};

/// Stored, then published: what becomes of proposals, and what is kept when a table falls asleep.
mod keeping;
/// What is put into the post, and shown outside.
mod telling;

use crate::host::Host;
use crate::names;
use crate::pool::Back;
use crate::post::{Farewell, Post};

/// What is asked of a table.
pub(crate) enum Call {
    /// Whether it is there: somebody is about to come.
    Knock(oneshot::Sender<Result<(), NoTable>>),
    /// To see whether something is to be done, though nobody comes.
    Stir(oneshot::Sender<Result<(), NoTable>>),
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
    Message(ClientId, Said),
    /// What everybody may know who has its name.
    Look(oneshot::Sender<Result<Arc<Looked>, NoTable>>),
    /// The whole game, once it is over.
    Record(oneshot::Sender<Result<Option<String>, NoTable>>),
    /// Something was to happen about now.
    Alarm,
    /// The server stops.
    Close,
}

/// What a client says.
pub(crate) enum Said {
    /// This.
    Message(ToServer),
    /// Something else.
    Unreadable(Utf8Bytes),
}

/// What everybody may know of a table who has its name.
pub(crate) struct Looked {
    pub(crate) opened: Opened,
    pub(crate) room: Room,
    pub(crate) over: bool,
    /// Whose turn it is.
    pub(crate) turn: Option<Seat>,
    pub(crate) outcome: Option<Outcome>,
    /// When it was set up.
    pub(crate) since: Time,
    /// When something happened last.
    pub(crate) changed: Time,
    /// Who sits where: to tell each of them which seat is theirs, and nobody else.
    pub(crate) people: Vec<Option<PersonId>>,
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
    /// The server stops.
    Stopping,
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

/// What could not be done now is tried again after so long.
const LATER: Millis = 60_000;
/// From so many events on there are only moves: whoever wants to fill the disk needs another table.
const MANY_EVENTS: u64 = 10_000;

/// Whether it is known what the store holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Faith {
    /// It is what is in memory.
    Kept,
    /// It is not known.
    Lost,
    /// The table is kept by somebody else.
    Elsewhere,
}

/// A table that is awake.
pub(super) struct Hosted {
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

/// The calls of a table, and that its task has ended when this is dropped, in whatever way.
struct Calls {
    host: Arc<Host>,
    id: TableId,
    queue: mpsc::Receiver<Call>,
}

impl Drop for Calls {
    fn drop(&mut self) {
        self.queue.close();
        self.host.has_left(&self.id);
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        self.host.gauges().awake.dec();
    }
}

/// Opens a table and keeps it until it may sleep.
pub(crate) async fn keep(host: Arc<Host>, id: TableId, queue: mpsc::Receiver<Call>) {
    let mut calls = Calls { host, id, queue };
    let (host, id) = (Arc::clone(&calls.host), calls.id.clone());
    loop {
        let mut seen = None;
        let opened = {
            let (host, id) = (Arc::clone(&host), id.clone());
            tokio::task::spawn_blocking(move || open(&host, &id)).await
        };
        match opened.unwrap_or_else(|_| Err(NoTable::Damaged(Phrase::new("kept-event-wrong")))) {
            Ok(kept) => seen = kept.live(&mut calls.queue).await,
            Err(why) => {
                if why != NoTable::Unknown {
                    warn!(table = names::short(&id), ?why, "a table cannot be opened");
                }
                while let Ok(call) = calls.queue.try_recv() {
                    if let (Call::Alarm, NoTable::NotNow(_)) = (&call, &why) {
                        host.alarms().set(host.now() + LATER, id.clone());
                    }
                    turn_away(call, &why);
                }
            }
        }
        if host.may_leave(&id, &calls.queue, seen) {
            break;
        }
    }
    calls.queue.close();
    // Only while the server stops.
    while let Some(call) = calls.queue.recv().await {
        turn_away(call, &NoTable::Stopping);
    }
}

type Opening = (Hosted, mpsc::UnboundedReceiver<Option<Worked>>);

fn open(host: &Arc<Host>, id: &TableId) -> Result<Kept, NoTable> {
    let store = host.store();
    // Nobody writes for a name that was made up.
    store.table(id).map_err(KeepError::from)?;
    let lease = match store.claim(id) {
        Ok(lease) => Some(lease),
        Err(store::Error::Finished) => None,
        Err(error) => return Err(KeepError::from(error).into()),
    };
    let mut table = look(&**store, id)?;
    let now = host.now();
    table.rise(host.started(), now);
    let next = store.noted(id, keeping::NEXT).map_err(KeepError::from)?;
    let (back, worked) = mpsc::unbounded_channel();
    host.gauges().awake.inc();
    let hosted = Hosted {
        host: Arc::clone(host),
        id: id.clone(),
        lease,
        posts: HashMap::new(),
        back,
        thinking: 0,
        // Whoever comes lets it linger.
        alone: now - host.linger(),
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

/// A call that no table hears.
pub(crate) fn turn_away(call: Call, why: &NoTable) {
    let farewell = if *why == NoTable::Stopping { Farewell::Stopping } else { Farewell::ComeBack };
    match call {
        Call::Knock(answer) | Call::Stir(answer) => drop(answer.send(Err(why.clone()))),
        Call::Look(answer) => drop(answer.send(Err(why.clone()))),
        Call::Record(answer) => drop(answer.send(Err(why.clone()))),
        Call::Connect { post, .. } => post.end(farewell),
        Call::Disconnect(_) | Call::Message(..) | Call::Alarm | Call::Close => {}
    }
}

impl Kept {
    /// Lets it live until it may sleep; then says what everybody may know of it, if that is certain.
    async fn live(self, calls: &mut mpsc::Receiver<Call>) -> Option<Arc<Looked>> {
        let (mut hosted, mut worked) = *self.0;
        let faith = hosted.live(calls, &mut worked).await;
        let farewell = match faith {
            Faith::Lost | Faith::Elsewhere => Farewell::ComeBack,
            Faith::Kept => Farewell::Stopping,
        };
        hosted.posts.drain().for_each(|(_, post)| post.end(farewell));
        hosted.host.lobby().remove(&hosted.id);
        if faith == Faith::Lost && hosted.table.has_people() {
            // Its clocks are not forgotten.
            hosted.host.alarms().set(hosted.host.now() + LATER, hosted.id.clone());
        }
        (faith == Faith::Kept).then(|| Arc::new(hosted.looked()))
    }
}

impl Hosted {
    async fn live(
        &mut self,
        calls: &mut mpsc::Receiver<Call>,
        worked: &mut mpsc::UnboundedReceiver<Option<Worked>>,
    ) -> Faith {
        // Whoever wakes it is heard before anything happens.
        while let Ok(call) = calls.try_recv() {
            match self.answer(call).await {
                Some(Faith::Kept) => return self.fall_asleep().await,
                Some(faith) => return faith,
                None => {}
            }
        }
        loop {
            let faith = self.pass_time().await;
            if faith != Faith::Kept {
                return faith;
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
                    Some(faith) => return faith,
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
            Call::Stir(answer) => drop(answer.send(Ok(()))),
            Call::Knock(answer) => {
                self.linger();
                drop(answer.send(Ok(())));
            }
            Call::Connect { client, person, post } => {
                self.posts.insert(client, post);
                let out = self.table.connect(now, client, person);
                self.send(out);
            }
            Call::Disconnect(client) => self.disconnect(client),
            Call::Message(client, said) => {
                // What was due before is done before.
                let faith = self.pass_time().await;
                if faith != Faith::Kept {
                    return Some(faith);
                }
                return self.hear(client, said).await;
            }
            Call::Look(answer) => {
                self.linger();
                drop(answer.send(Ok(Arc::new(self.looked()))));
            }
            Call::Record(answer) => {
                self.linger();
                drop(answer.send(Ok(self.table.ending().map(|ending| ending.record))));
            }
            Call::Alarm => {}
            Call::Close => return Some(Faith::Kept),
        }
        None
    }

    /// Somebody was here, or is about to come.
    fn linger(&mut self) {
        self.alone = self.host.now();
    }

    async fn hear(&mut self, client: ClientId, said: Said) -> Option<Faith> {
        let began = std::time::Instant::now();
        let now = self.host.now();
        let heard = match &said {
            Said::Message(message) if self.is_chatter(message) => {
                let why = Denial::TooFast(LATER);
                let words = why.phrase();
                let denied = ToClient::Denied { key: message.key().cloned(), why, words };
                Heard::Say(vec![Outgoing { to: client, message: denied }])
            }
            Said::Message(message) => self.table.hear(now, client, message),
            Said::Unreadable(text) => self.table.hear_text(now, client, text),
        };
        let stores = matches!(heard, Heard::Store(_));
        let faith = self.follow(heard).await;
        if faith != Faith::Kept {
            return Some(faith);
        }
        if stores {
            self.host.gauges().answered.observe(began.elapsed().as_secs_f64());
        }
        if let Said::Message(ToServer::Again { .. } | ToServer::Hello { .. }) = said {
            self.play_again(client).await;
        }
        None
    }

    /// Has so much happened here that only the game goes on?
    fn is_chatter(&self, message: &ToServer) -> bool {
        let adds = matches!(message, ToServer::Say { .. } | ToServer::Sit { .. } | ToServer::Ask { .. });
        adds && self.table.seq() >= MANY_EVENTS
    }

    /// What is due happens.
    async fn pass_time(&mut self) -> Faith {
        // Bots do not play for nobody.
        while self.table.has_people() || !self.posts.is_empty() {
            let Some(heard) = self.table.tick(self.host.now()) else { break };
            let faith = self.follow(heard).await;
            if faith != Faith::Kept {
                return faith;
            }
        }
        Faith::Kept
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
                || self.table.due().is_none_or(|due| due > now + self.host.soon()))
    }
}
