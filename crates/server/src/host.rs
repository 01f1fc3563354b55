//! All tables of a server: which are awake, and how others are woken.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{Millis, Time};
use session::Clock;
use session::keeper::KeepError;
use store::{Store, TableId};
use table::{ClientId, Damaged, Setup, Table};
use tokio::sync::{Notify, mpsc, oneshot};
use tracing::{info, warn};

use crate::alarms::Alarms;
use crate::gauges::Gauges;
use crate::hook::Hook;
use crate::hosted::{self, Call, Looked, NoTable};
use crate::lobby::Lobby;
use crate::names;
use crate::pool::Pool;
use crate::recent::Recent;
use crate::settings::Settings;

/// So many calls wait for a table; then whoever calls waits.
const CALLS: usize = 64;
/// So often a table is woken whose task ends before it hears anything.
const TRIES: u32 = 3;
/// So many tables that sleep can be looked at without being woken.
const ASLEEP: usize = 2000;
/// So many open tables are read at once when the server starts.
const PAGE: usize = 200;

/// All tables of a server.
pub(crate) struct Host {
    store: Arc<dyn Store>,
    clock: Clock,
    ahead: Arc<AtomicI64>,
    started: Time,
    linger: Millis,
    soon: Millis,
    pool: Pool,
    lobby: Lobby,
    alarms: Alarms,
    hook: Option<Hook>,
    gauges: Gauges,
    awake: Mutex<Awake>,
    /// Told when a table falls asleep.
    left: Notify,
    clients: AtomicU64,
}

/// The ways to the tables that are awake.
struct Awake {
    ways: HashMap<TableId, mpsc::Sender<Call>>,
    /// What everybody may know of tables that sleep: nothing changes there.
    asleep: Recent<TableId, Arc<Looked>>,
    /// The server stops: no table is woken any more.
    closing: bool,
}

impl Host {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        pool: Pool,
        hook: Option<Hook>,
        settings: &Settings,
        gauges: Gauges,
    ) -> Arc<Host> {
        let clock = Clock::start();
        let millis = |length: Duration| Millis::try_from(length.as_millis()).unwrap_or(Millis::MAX);
        Arc::new(Host {
            store,
            started: clock.now() + settings.ahead.load(Ordering::Relaxed),
            clock,
            ahead: Arc::clone(&settings.ahead),
            linger: millis(settings.linger),
            soon: millis(settings.soon),
            pool,
            lobby: Lobby::default(),
            alarms: Alarms::default(),
            hook,
            gauges,
            awake: Mutex::new(Awake { ways: HashMap::new(), asleep: Recent::new(ASLEEP), closing: false }),
            left: Notify::new(),
            clients: AtomicU64::new(1),
        })
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn pool(&self) -> &Pool {
        &self.pool
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    pub(crate) fn alarms(&self) -> &Alarms {
        &self.alarms
    }

    pub(crate) fn hook(&self) -> Option<&Hook> {
        self.hook.as_ref()
    }

    pub(crate) fn gauges(&self) -> &Gauges {
        &self.gauges
    }

    pub(crate) fn now(&self) -> Time {
        self.clock.now() + self.ahead.load(Ordering::Relaxed)
    }

    /// When the server was started: before that nobody's time ran.
    pub(crate) fn started(&self) -> Time {
        self.started
    }

    /// How long a table stays awake that nobody is at.
    pub(crate) fn linger(&self) -> Millis {
        self.linger
    }

    /// What happens later than this is waited for asleep.
    pub(crate) fn soon(&self) -> Millis {
        self.soon
    }

    /// A number for a connection.
    pub(crate) fn client(&self) -> ClientId {
        ClientId(self.clients.fetch_add(1, Ordering::Relaxed))
    }

    fn lock(&self) -> MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is woken if it sleeps; nothing when the server stops and it does.
    fn way(self: &Arc<Self>, id: &TableId) -> Option<mpsc::Sender<Call>> {
        let mut awake = self.lock();
        if let Some(calls) = awake.ways.get(id).filter(|calls| !calls.is_closed()) {
            return Some(calls.clone());
        }
        if awake.closing {
            return None;
        }
        let (sender, calls) = mpsc::channel(CALLS);
        awake.ways.insert(id.clone(), sender.clone());
        awake.asleep.remove(id);
        drop(awake);
        tokio::spawn(hosted::keep(Arc::clone(self), id.clone(), calls));
        Some(sender)
    }

    /// Asks something of a table.
    pub(crate) async fn call(self: &Arc<Self>, id: &TableId, call: Call) {
        let mut call = call;
        // Its task may come to grief at this moment: then it is woken once more, but not for ever.
        for _ in 0..TRIES {
            let Some(way) = self.way(id) else { break };
            match way.send(call).await {
                Ok(()) => return,
                Err(error) => call = error.0,
            }
        }
        hosted::turn_away(call, &NoTable::Stopping);
    }

    /// Asks something of a table and waits for the answer.
    async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        question: impl FnOnce(oneshot::Sender<Result<T, NoTable>>) -> Call,
    ) -> Result<T, NoTable> {
        let (answer, answered) = oneshot::channel();
        self.call(id, question(answer)).await;
        answered.await.unwrap_or_else(|_| Err(NoTable::Stopping))
    }

    /// Is there such a table? It is awake then.
    pub(crate) async fn knock(self: &Arc<Self>, id: &TableId) -> Result<(), NoTable> {
        self.ask(id, Call::Knock).await
    }

    /// What everybody may know of a table who has its name. One that fell asleep lately is not woken for it.
    pub(crate) async fn look(self: &Arc<Self>, id: &TableId) -> Result<Arc<Looked>, NoTable> {
        let asleep = self.lock().asleep.get(id);
        match asleep {
            Some(looked) => Ok(looked),
            None => self.ask(id, Call::Look).await,
        }
    }

    /// The record of a game that is over; nothing if it is not.
    pub(crate) async fn record(self: &Arc<Self>, id: &TableId) -> Result<Option<String>, NoTable> {
        self.ask(id, Call::Record).await
    }

    /// What a table was set up with: it holds the secret.
    pub(crate) async fn setup(&self, id: &TableId) -> Result<Setup, KeepError> {
        let (store, id) = (Arc::clone(&self.store), id.clone());
        let read = tokio::task::spawn_blocking(move || {
            let kept = store.table(&id)?;
            Setup::read(&kept.setup).ok_or(KeepError::Damaged(Damaged::Event(0)))
        });
        read.await.unwrap_or(Err(KeepError::Damaged(Damaged::Event(0))))
    }

    /// Sets up a table. It is not awake before somebody comes.
    pub(crate) async fn create(&self, setup: Setup) -> Result<(), KeepError> {
        let store = Arc::clone(&self.store);
        let create = move || {
            let id = TableId::new(setup.table.clone())?;
            let (body, at) = (setup.body(), setup.at);
            Table::open(setup)?;
            store.create(&id, &body, at)?;
            Ok(())
        };
        let created = tokio::task::spawn_blocking(create).await;
        created.unwrap_or(Err(KeepError::Damaged(Damaged::Event(0))))
    }

    /// A table is about to fall asleep. It may not, if somebody calls it: what is called goes to whoever takes it up in the order in which it was
    /// called, and nobody's words come before they do.
    pub(crate) fn may_leave(
        &self,
        id: &TableId,
        calls: &mpsc::Receiver<Call>,
        seen: Option<Arc<Looked>>,
    ) -> bool {
        let mut awake = self.lock();
        let is_alone = awake.ways.get(id).is_none_or(|way| way.strong_count() == 1);
        if (!is_alone || !calls.is_empty()) && !awake.closing {
            return false;
        }
        awake.ways.remove(id);
        if let Some(seen) = seen {
            awake.asleep.insert(id.clone(), seen);
        }
        true
    }

    /// The task of a table has ended, in whatever way.
    pub(crate) fn has_left(&self, id: &TableId) {
        self.lobby.remove(id);
        // Another task may have it already.
        let mut awake = self.lock();
        if awake.ways.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.ways.remove(id);
        }
        drop(awake);
        self.left.notify_waiters();
    }

    /// Wakes every table when something is to happen at it.
    pub(crate) async fn ring(self: Arc<Self>) {
        loop {
            let (due, ids) = self.alarms.due(self.now());
            for id in ids {
                self.call(&id, Call::Alarm).await;
            }
            let wait = due.map_or(Duration::from_secs(3600), |due| {
                Duration::from_millis(u64::try_from(due - self.now()).unwrap_or(0))
            });
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.alarms.changed() => {}
            }
        }
    }

    /// After a start: tables with a clock are looked at once, so that their time is not forgotten; all of them, if somebody is to be told
    /// whose turn it is.
    pub(crate) async fn look_around(self: Arc<Self>) {
        let mut after: Option<TableId> = None;
        let mut woken = 0_u64;
        loop {
            let (store, from) = (Arc::clone(&self.store), after.clone());
            let page = tokio::task::spawn_blocking(move || store.unfinished(from.as_ref(), PAGE)).await;
            let page = match page {
                Ok(Ok(page)) => page,
                Ok(Err(error)) => return warn!(%error, "open tables cannot be read"),
                Err(_) => return,
            };
            let Some(last) = page.last() else { break };
            after = Some(last.id.clone());
            for table in page {
                let has_clock = || {
                    Setup::read(&table.setup).is_some_and(|setup| setup.terms.clock != protocol::Clock::None)
                };
                if self.hook.is_some() || has_clock() {
                    woken += 1;
                    // One after the other: nobody waits for it. Those at which nothing happens fall asleep at once.
                    if let Err(why) = self.ask(&table.id, Call::Stir).await {
                        warn!(table = names::short(&table.id), ?why, "a table cannot be opened");
                    }
                }
            }
        }
        info!(woken, "looked at open tables");
    }

    /// Lets every table keep what it has only in memory, and closes all connections.
    pub(crate) async fn close(&self) {
        let ways: Vec<mpsc::Sender<Call>> = {
            let mut awake = self.lock();
            awake.closing = true;
            awake.ways.values().cloned().collect()
        };
        for way in ways {
            let _ = way.send(Call::Close).await;
        }
        loop {
            let left = self.left.notified();
            if self.lock().ways.is_empty() {
                return;
            }
            left.await;
        }
    }
}
