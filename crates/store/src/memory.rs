use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::bounds;
use crate::error::Error;
use crate::model::{Ending, Event, Finished, Lease, NewEvent, Standing, Table, TableId};
use crate::store::Store;

/// A store that is gone with the process, for tests. [`Memory::handle`] gives another handle on the same contents.
#[derive(Default, Debug)]
pub struct Memory {
    contents: Arc<Mutex<Contents>>,
    closed: AtomicBool,
}

#[derive(Default, Debug)]
struct Contents {
    tables: BTreeMap<TableId, Kept>,
    finished: Vec<TableId>,
}

#[derive(Debug)]
struct Kept {
    setup: Vec<u8>,
    created: i64,
    epoch: u64,
    events: Vec<NewEvent>,
    notes: BTreeMap<String, Vec<u8>>,
    ending: Option<Ending>,
}

impl Memory {
    /// An empty one.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Another handle on the same contents, as another process would have it.
    #[must_use]
    pub fn handle(&self) -> Memory {
        Memory { contents: Arc::clone(&self.contents), closed: AtomicBool::new(false) }
    }

    fn contents(&self) -> Result<MutexGuard<'_, Contents>, Error> {
        if self.closed.load(Ordering::SeqCst) {
            return Err(Error::Closed);
        }
        Ok(self.contents.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Contents {
    fn kept(&self, table: &TableId) -> Result<&Kept, Error> {
        self.tables.get(table).ok_or(Error::UnknownTable)
    }

    fn open(&mut self, table: &TableId) -> Result<&mut Kept, Error> {
        let kept = self.tables.get_mut(table).ok_or(Error::UnknownTable)?;
        if kept.ending.is_some() { Err(Error::Finished) } else { Ok(kept) }
    }

    fn owned(&mut self, lease: &Lease) -> Result<&mut Kept, Error> {
        let kept = self.open(lease.table())?;
        if kept.epoch == lease.epoch() { Ok(kept) } else { Err(Error::Fenced) }
    }

    fn insert(&mut self, table: &TableId, kept: Kept) -> Result<(), Error> {
        if self.tables.contains_key(table) {
            return Err(Error::Exists);
        }
        self.tables.insert(table.clone(), kept);
        Ok(())
    }
}

impl Kept {
    fn new(setup: &[u8], created: i64, ending: Option<Ending>) -> Kept {
        let (events, notes) = (Vec::new(), BTreeMap::new());
        Kept { setup: setup.to_vec(), created, epoch: 0, events, notes, ending }
    }

    fn next(&self) -> u64 {
        self.events.len() as u64 + 1
    }

    fn table(&self, id: &TableId) -> Table {
        let standing = if self.ending.is_some() { Standing::Finished } else { Standing::Open };
        Table {
            id: id.clone(),
            setup: self.setup.clone(),
            created: self.created,
            next: self.next(),
            standing,
        }
    }

    /// The first number of each key that is known with this body.
    fn known(&self, events: &[NewEvent]) -> Result<Vec<u64>, Error> {
        let mut known = Vec::new();
        for event in events {
            let Some(at) = self.events.iter().position(|old| old.key == event.key) else { continue };
            if self.events[at].body != event.body {
                return Err(Error::KeyReused);
            }
            known.push(at as u64 + 1);
        }
        Ok(known)
    }
}

impl Store for Memory {
    fn create(&self, table: &TableId, setup: &[u8], created: i64) -> Result<(), Error> {
        bounds::setup(setup)?;
        self.contents()?.insert(table, Kept::new(setup, created, None))
    }

    fn claim(&self, table: &TableId) -> Result<Lease, Error> {
        let mut contents = self.contents()?;
        let kept = contents.open(table)?;
        kept.epoch += 1;
        Ok(Lease::new(table.clone(), kept.epoch))
    }

    fn append(&self, lease: &Lease, expected: u64, events: &[NewEvent]) -> Result<Vec<u64>, Error> {
        bounds::events(events)?;
        let mut contents = self.contents()?;
        let kept = contents.owned(lease)?;
        let known = kept.known(events)?;
        if !known.is_empty() {
            return if known.len() == events.len() { Ok(known) } else { Err(Error::KeyReused) };
        }
        let next = kept.next();
        if expected != next {
            return Err(Error::Stale { expected: next });
        }
        kept.events.extend_from_slice(events);
        Ok((next..kept.next()).collect())
    }

    fn note(&self, lease: &Lease, name: &str, body: &[u8]) -> Result<(), Error> {
        bounds::name(name)?;
        bounds::body("note", body)?;
        self.contents()?.owned(lease)?.notes.insert(name.to_owned(), body.to_vec());
        Ok(())
    }

    fn finish(&self, lease: &Lease, ending: &Ending) -> Result<(), Error> {
        bounds::ending(ending)?;
        let mut contents = self.contents()?;
        let kept = contents.kept(lease.table())?;
        if kept.epoch == lease.epoch() && kept.ending.as_ref() == Some(ending) {
            return Ok(());
        }
        contents.owned(lease)?.ending = Some(ending.clone());
        contents.finished.push(lease.table().clone());
        Ok(())
    }

    fn import(&self, table: &TableId, created: i64, ending: &Ending) -> Result<(), Error> {
        bounds::ending(ending)?;
        let mut contents = self.contents()?;
        contents.insert(table, Kept::new(&[], created, Some(ending.clone())))?;
        contents.finished.push(table.clone());
        Ok(())
    }

    fn table(&self, table: &TableId) -> Result<Table, Error> {
        Ok(self.contents()?.kept(table)?.table(table))
    }

    fn unfinished(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<Table>, Error> {
        let contents = self.contents()?;
        let tables = contents.tables.iter().filter(|(id, kept)| kept.ending.is_none() && Some(*id) > after);
        bounds::page(tables.map(|(id, kept)| Ok(kept.table(id))), limit, |table| table.setup.len())
    }

    fn events(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Event>, Error> {
        let contents = self.contents()?;
        let events = (1..).zip(&contents.kept(table)?.events).filter(|(seq, _)| *seq > after);
        let events =
            events.map(|(seq, event)| Ok(Event { seq, key: event.key.clone(), body: event.body.clone() }));
        bounds::page(events, limit, |event| event.body.len())
    }

    fn noted(&self, table: &TableId, name: &str) -> Result<Option<Vec<u8>>, Error> {
        Ok(self.contents()?.kept(table)?.notes.get(name).cloned())
    }

    fn finished(&self, before: Option<u64>, limit: usize) -> Result<Vec<Finished>, Error> {
        let contents = self.contents()?;
        let games = (1..).zip(&contents.finished).collect::<Vec<(u64, _)>>().into_iter().rev();
        let games = games.filter(|(number, _)| before.is_none_or(|before| *number < before));
        let rows = games.map(|(number, id)| {
            let kept = contents.kept(id)?;
            let ending = kept.ending.as_ref().ok_or(Error::Unfinished)?;
            let (finished, summary) = (ending.finished, ending.summary.clone());
            Ok(Finished { number, id: id.clone(), created: kept.created, finished, summary })
        });
        bounds::page(rows, limit, |game| game.summary.len())
    }

    fn record(&self, table: &TableId) -> Result<String, Error> {
        let contents = self.contents()?;
        let ending = contents.kept(table)?.ending.as_ref().ok_or(Error::Unfinished)?;
        Ok(ending.record.clone())
    }

    fn close(&self) -> Result<(), Error> {
        self.closed.store(true, Ordering::SeqCst);
        Ok(())
    }
}
