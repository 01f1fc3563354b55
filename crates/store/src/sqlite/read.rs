//! Reading, each time in one transaction: a game that is finished meanwhile is seen before or after, never between.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Options;
use super::door::{self, Way};
use super::fault::Fault;
use super::pack::unpack;
use crate::bounds::{self, PAGE};
use crate::error::Error;
use crate::model::{Event, Finished, Standing, Table, TableId};

/// As many connections are kept for later.
const KEPT: usize = 8;

/// Connections that only read, as many as are needed at once.
pub struct Readers {
    path: PathBuf,
    way: Way,
    options: Options,
    /// `None` when closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    /// Readers of this file.
    pub fn new(path: PathBuf, way: Way, options: Options) -> Readers {
        Readers { path, way, options, idle: Mutex::new(Some(Vec::new())) }
    }

    /// Reads something, all of it at one moment.
    pub fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, Error> {
        let mut connection = self.take()?;
        let outcome = (|| {
            let transaction = connection.transaction()?;
            let value = work(&transaction)?;
            transaction.commit()?;
            Ok(value)
        })();
        self.give_back(connection);
        outcome.map_err(|fault: Fault| fault.explain(&self.path))
    }

    /// A connection for something longer; it is not given back.
    pub fn take(&self) -> Result<Connection, Error> {
        let idle = match self.idle.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            Some(idle) => idle.pop(),
            None => return Err(Error::Closed),
        };
        idle.map_or_else(|| door::reader(&self.path, self.way, &self.options), Ok)
    }

    /// Whether [`close`](Readers::close) was called.
    pub fn are_closed(&self) -> bool {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Lets go of the file; what is being read is read to its end.
    pub fn close(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn give_back(&self, connection: Connection) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(idle) = idle.as_mut().filter(|idle| idle.len() < KEPT) {
            idle.push(connection);
        }
    }
}

const OPEN: &str =
    "SELECT id, setup, created, (SELECT coalesce(max(seq), 0) + 1 FROM event WHERE live = number)
                    FROM live";

/// One table, open or finished.
pub fn table(connection: &Connection, table: &TableId) -> Result<Table, Fault> {
    let mut select = connection.prepare_cached(&format!("{OPEN} WHERE id = ?1"))?;
    let open = select.query_row([table.as_str()], |row| as_table(row, Standing::Open)).optional()?;
    if let Some(open) = open {
        return Ok(open);
    }
    let mut select = connection.prepare_cached("SELECT id, setup, created, next FROM game WHERE id = ?1")?;
    let over = select.query_row([table.as_str()], |row| as_table(row, Standing::Finished)).optional()?;
    over.ok_or_else(|| Error::UnknownTable.into())
}

/// Open tables after this id.
pub fn unfinished(connection: &Connection, after: &str, limit: usize) -> Result<Vec<Table>, Fault> {
    let mut select = connection.prepare_cached(&format!("{OPEN} WHERE id > ?1 ORDER BY id LIMIT ?2"))?;
    let rows = select.query_map(params![after, rows(limit)], |row| as_table(row, Standing::Open))?;
    Ok(bounds::page(rows, limit, |table| table.setup.len())?)
}

/// The events of a table after this number.
pub fn events(
    connection: &Connection,
    table: &TableId,
    after: u64,
    limit: usize,
) -> Result<Vec<Event>, Fault> {
    let Some(live) = live(connection, table)? else {
        let log = column(connection, "log", table)?;
        let events = (1..).zip(unpack(&log)).map(|(seq, pair)| {
            let (key, body) = pair.ok_or_else(cut)?;
            Ok(Event { seq, key: key.to_vec(), body: body.to_vec() })
        });
        let later = events
            .filter(|event: &Result<Event, Fault>| event.as_ref().map_or(true, |event| event.seq > after));
        return bounds::page(later, limit, |event| event.body.len());
    };
    let mut select = connection.prepare_cached(
        "SELECT seq, key, body FROM event WHERE live = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
    )?;
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let rows = select.query_map(params![live, after, rows(limit)], |row| {
        Ok(Event { seq: row.get::<_, i64>(0)? as u64, key: row.get(1)?, body: row.get(2)? })
    })?;
    Ok(bounds::page(rows, limit, |event| event.body.len())?)
}

/// What is noted under this name.
pub fn noted(connection: &Connection, table: &TableId, name: &str) -> Result<Option<Vec<u8>>, Fault> {
    let Some(live) = live(connection, table)? else {
        let notes = column(connection, "notes", table)?;
        for pair in unpack(&notes) {
            let (of, body) = pair.ok_or_else(cut)?;
            if of == name.as_bytes() {
                return Ok(Some(body.to_vec()));
            }
        }
        return Ok(None);
    };
    let mut select = connection.prepare_cached("SELECT body FROM note WHERE live = ?1 AND name = ?2")?;
    Ok(select.query_row(params![live, name], |row| row.get(0)).optional()?)
}

/// Finished games before this number, the latest first.
pub fn finished(connection: &Connection, before: Option<u64>, limit: usize) -> Result<Vec<Finished>, Fault> {
    let mut select = connection.prepare_cached(
        "SELECT number, id, created, finished, summary FROM game
         WHERE number < ?1 ORDER BY number DESC LIMIT ?2",
    )?;
    let before = before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
    let rows = select.query_map(params![before, rows(limit)], |row| {
        Ok(Finished {
            number: row.get::<_, i64>(0)? as u64,
            id: id(row, 1)?,
            created: row.get(2)?,
            finished: row.get(3)?,
            summary: row.get(4)?,
        })
    })?;
    Ok(bounds::page(rows, limit, |game| game.summary.len())?)
}

/// The record of a finished game.
pub fn record(connection: &Connection, table: &TableId) -> Result<String, Fault> {
    let mut select = connection.prepare_cached("SELECT record FROM game WHERE id = ?1")?;
    match select.query_row([table.as_str()], |row| row.get(0)).optional()? {
        Some(record) => Ok(record),
        None if live(connection, table)?.is_some() => Err(Error::Unfinished.into()),
        None => Err(Error::UnknownTable.into()),
    }
}

fn live(connection: &Connection, table: &TableId) -> rusqlite::Result<Option<i64>> {
    let mut select = connection.prepare_cached("SELECT number FROM live WHERE id = ?1")?;
    select.query_row([table.as_str()], |row| row.get(0)).optional()
}

/// A pack of a finished game.
fn column(connection: &Connection, name: &str, table: &TableId) -> Result<Vec<u8>, Fault> {
    let mut select = connection.prepare_cached(&format!("SELECT {name} FROM game WHERE id = ?1"))?;
    let found = select.query_row([table.as_str()], |row| row.get(0)).optional()?;
    found.ok_or_else(|| Error::UnknownTable.into())
}

fn as_table(row: &Row<'_>, standing: Standing) -> rusqlite::Result<Table> {
    let next = row.get::<_, i64>(3)? as u64;
    Ok(Table { id: id(row, 0)?, setup: row.get(1)?, created: row.get(2)?, next, standing })
}

fn id(row: &Row<'_>, column: usize) -> rusqlite::Result<TableId> {
    let text: String = row.get(column)?;
    let kind = rusqlite::types::Type::Text;
    TableId::new(text).map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, kind, error.into()))
}

fn cut() -> Fault {
    rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Blob, "a pack is cut off".into())
        .into()
}

fn rows(limit: usize) -> i64 {
    limit.min(PAGE) as i64
}
