//! A table and its store, in one thread: what is stored, then published, then acknowledged. Bots think here too.

use std::path::Path;
use std::sync::Arc;

use game::Phrase;
use protocol::{Denial, Time, ToServer};
use store::{Lease, NewEvent, Standing, Store, TableId};
use table::{ClientId, Damaged, Event, Heard, Outgoing, PersonId, Proposal, Setup, Table};

/// Under this name a table's notes are kept.
const NOTES: &str = "seats";
/// So many events are read at once.
const PAGE: usize = 500;

/// A table and its store.
pub struct Keeper {
    store: Arc<dyn Store>,
    lease: Lease,
    table: Table,
    noted: Vec<u8>,
    failure: Option<store::Error>,
}

/// Why a table cannot be kept, or opened again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum KeepError {
    /// The store refuses or fails.
    Store(#[from] store::Error),
    /// What was kept cannot be played on.
    Damaged(#[from] Damaged),
    /// The game is over.
    Finished,
}

impl KeepError {
    /// Does the game go on elsewhere, or is it over there?
    pub fn is_elsewhere(&self) -> bool {
        matches!(self, KeepError::Store(store::Error::Fenced | store::Error::Finished))
    }

    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            KeepError::Store(error) => not_stored(error),
            KeepError::Damaged(damaged) => damaged.phrase(),
            KeepError::Finished => Phrase::new("kept-finished"),
        }
    }
}

/// What a store says, in words.
pub fn not_stored(error: &store::Error) -> Phrase {
    use store::Error;
    let of_file = |key, path: &Path| Phrase::new(key).with("path", shown(path));
    match error {
        Error::Full => Phrase::new("store-full"),
        Error::ReadOnly => Phrase::new("store-read-only"),
        Error::Busy => Phrase::new("store-busy"),
        Error::Fenced => Phrase::new("store-fenced"),
        Error::UnknownTable => Phrase::new("store-unknown-table"),
        Error::Finished => Phrase::new("store-finished"),
        Error::Newer { path, found, known } => {
            of_file("store-newer", path).with("found", *found).with("known", *known)
        }
        Error::NotOurs { path } => of_file("store-not-ours", path),
        Error::Damaged { path, what } => of_file("store-damaged", path).with("what", what.as_str()),
        Error::FileExists { path } => of_file("store-file-exists", path),
        Error::Io { what } => Phrase::new("store-io").with("what", what.as_str()),
        _ => Phrase::new("store-failed").with("error", error.to_string()),
    }
}

/// A path as it can be shown: what would move the cursor is not.
fn shown(path: &Path) -> String {
    path.display().to_string().chars().map(|c| if c.is_control() { '�' } else { c }).collect()
}

/// A table as it is kept, only to be looked at: whoever owns it goes on owning it.
pub fn look(store: &dyn Store, id: &TableId) -> Result<Table, KeepError> {
    let kept = store.table(id)?;
    let setup = Setup::read(&kept.setup).ok_or(Damaged::Event(0))?;
    let mut events = Vec::new();
    loop {
        let page = store.events(id, events.len() as u64, PAGE)?;
        if page.is_empty() {
            break;
        }
        for event in page {
            events.push(Event::read(&event.body).ok_or(Damaged::Event(event.seq))?);
        }
    }
    let notes = store.noted(id, NOTES)?;
    Ok(Table::restore(setup, &events, notes.as_deref())?)
}

impl Keeper {
    /// Sets up a table and keeps it.
    pub fn create(store: Arc<dyn Store>, setup: Setup) -> Result<Keeper, KeepError> {
        let id = TableId::new(setup.table.clone())?;
        let (body, at) = (setup.body(), setup.at);
        let mut table = Table::open(setup)?;
        store.create(&id, &body, at)?;
        let lease = store.claim(&id)?;
        table.wake(at);
        Ok(Keeper { store, lease, table, noted: Vec::new(), failure: None })
    }

    /// Opens a table that is kept.
    pub fn open(store: Arc<dyn Store>, id: &TableId, now: Time) -> Result<Keeper, KeepError> {
        if store.table(id)?.standing == Standing::Finished {
            return Err(KeepError::Finished);
        }
        let lease = store.claim(id)?;
        let mut table = look(&*store, id)?;
        let noted = table.notes();
        table.wake(now);
        Ok(Keeper { store, lease, table, noted, failure: None })
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many times the table had been claimed when this keeper did: no other keeper of it has the same number.
    pub fn epoch(&self) -> u64 {
        self.lease.epoch()
    }

    /// Why what was heard or done last could not be stored, and has not happened.
    pub fn failure(&self) -> Option<&store::Error> {
        self.failure.as_ref()
    }

    /// Somebody is connected.
    pub fn connect(&mut self, now: Time, client: ClientId, person: PersonId) -> Vec<Outgoing> {
        self.table.connect(now, client, person)
    }

    /// A connection is gone.
    pub fn disconnect(&mut self, now: Time, client: ClientId) -> Vec<Outgoing> {
        self.table.disconnect(now, client)
    }

    /// A message of a client, stored and answered.
    pub fn hear(&mut self, now: Time, client: ClientId, message: &ToServer) -> Vec<Outgoing> {
        self.failure = None;
        let heard = self.table.hear(now, client, message);
        self.follow(now, heard)
    }

    /// What is to be done without anybody's message: nature's steps, bots' answers, clocks. One thing at a time; nothing
    /// if nothing is due yet. Thinks here and now.
    pub fn advance(&mut self, now: Time) -> Option<Vec<Outgoing>> {
        self.failure = None;
        if let Some(work) = self.table.work() {
            return Some(self.table.worked(now, work.run()));
        }
        let heard = self.table.tick(now)?;
        Some(self.follow(now, heard))
    }

    fn follow(&mut self, now: Time, heard: Heard) -> Vec<Outgoing> {
        match heard {
            Heard::Say(out) => out,
            Heard::Store(proposal) => {
                self.failure = self.keep(&proposal).err();
                match &self.failure {
                    None => self.table.commit(now, proposal).expect("nothing else writes to this table"),
                    Some(error) => self.table.deny(now, &proposal, Denial::NotStored(not_stored(error))),
                }
            }
        }
    }

    fn keep(&self, proposal: &Proposal) -> Result<(), store::Error> {
        let events: Vec<NewEvent> =
            proposal.bodies().into_iter().map(|(key, body)| NewEvent::new(key, body)).collect();
        self.store.append(&self.lease, proposal.first(), &events).map(|_| ())
    }

    /// Is the table still this keeper's? Somebody else may have claimed it.
    pub fn confirm(&self) -> Result<(), KeepError> {
        self.store.append(&self.lease, self.table.seq() + 1, &[])?;
        Ok(())
    }

    /// Keeps what need not be kept at once: what each seat has been shown, and what it wishes.
    pub fn note(&mut self) -> Result<(), KeepError> {
        let notes = self.table.notes();
        if notes != self.noted {
            self.store.note(&self.lease, NOTES, &notes)?;
            self.noted = notes;
        }
        Ok(())
    }

    /// Puts a match that is over among the finished games.
    pub fn finish(&mut self, now: Time, summary: &[u8]) -> Result<bool, KeepError> {
        let Some(ending) = self.table.ending() else { return Ok(false) };
        let ending = store::Ending { record: ending.record, summary: summary.to_vec(), finished: now };
        self.store.finish(&self.lease, &ending)?;
        Ok(true)
    }
}
