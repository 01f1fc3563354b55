use std::fmt;

use crate::bounds::{self, ID};
use crate::error::Error;

/// The name of a table, and of the finished game that it becomes: opaque text of the caller.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

/// The right to write to a table, until somebody claims it again.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lease {
    table: TableId,
    epoch: u64,
}

/// What is to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvent {
    /// Names this event within its table, so that it can be sent twice and is stored once.
    pub key: Vec<u8>,
    /// What happened; the store does not read it.
    pub body: Vec<u8>,
}

/// What was appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number within the table, from 1 on without gaps.
    pub seq: u64,
    /// Its name within the table.
    pub key: Vec<u8>,
    /// What happened.
    pub body: Vec<u8>,
}

/// A table as it was set up, and how far it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name.
    pub id: TableId,
    /// What it was created with; empty if its game was imported.
    pub setup: Vec<u8>,
    /// When it was created, as the caller counts time.
    pub created: i64,
    /// The number that the next event has, or would have had.
    pub next: u64,
    /// Whether the game goes on.
    pub standing: Standing,
}

/// Whether the game at a table goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It does.
    Open,
    /// It is over.
    Finished,
}

/// What is kept when a game ends, or comes in from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The whole game as text.
    pub record: String,
    /// What lists show of it.
    pub summary: Vec<u8>,
    /// When it ended, as the caller counts time.
    pub finished: i64,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its place in the order in which games were finished or imported here; pages are asked for with it.
    pub number: u64,
    /// The table it was played at.
    pub id: TableId,
    /// When the table was created.
    pub created: i64,
    /// When the game ended.
    pub finished: i64,
    /// What lists show of it.
    pub summary: Vec<u8>,
}

impl TableId {
    /// An id of 1 to 64 characters, none of them a control character.
    pub fn new(id: impl Into<String>) -> Result<TableId, Error> {
        let id = id.into();
        bounds::text("table id", &id, id.chars().count(), ID)?;
        Ok(TableId(id))
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Lease {
    /// For implementations of [`Store`](crate::Store); a made-up lease is refused by every write.
    pub fn new(table: TableId, epoch: u64) -> Lease {
        Lease { table, epoch }
    }

    /// What may be written to.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// How many times the table had been claimed.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }
}

impl NewEvent {
    /// An event of this key and body.
    pub fn new(key: impl Into<Vec<u8>>, body: impl Into<Vec<u8>>) -> NewEvent {
        NewEvent { key: key.into(), body: body.into() }
    }
}
