//! What each write does within its transaction. Everything is checked before anything is written, so that a refusal has
//! changed nothing.

use rusqlite::{Connection, OptionalExtension, params};

use super::fault::Fault;
use super::pack::pack;
use crate::error::Error;
use crate::model::{Ending, Lease, NewEvent, TableId};

/// Sets up a table.
pub fn create(connection: &Connection, table: &TableId, setup: &[u8], created: i64) -> Result<(), Fault> {
    refuse_taken(connection, table)?;
    let mut insert =
        connection.prepare_cached("INSERT INTO live (id, created, epoch, setup) VALUES (?1, ?2, 0, ?3)")?;
    insert.execute(params![table.as_str(), created, setup])?;
    Ok(())
}

/// Takes a table over.
pub fn claim(connection: &Connection, table: &TableId) -> Result<Lease, Fault> {
    let Live { number, epoch, .. } = open(connection, table)?;
    let mut update = connection.prepare_cached("UPDATE live SET epoch = ?2 WHERE number = ?1")?;
    update.execute([number, epoch + 1])?;
    Ok(Lease::new(table.clone(), epoch as u64 + 1))
}

/// Appends events, or answers as the first time.
pub fn append(
    connection: &Connection,
    lease: &Lease,
    expected: u64,
    events: &[NewEvent],
) -> Result<Vec<u64>, Fault> {
    let Live { number, next, .. } = owned(connection, lease)?;
    let known = known(connection, number, events)?;
    if !known.is_empty() {
        return if known.len() == events.len() { Ok(known) } else { Err(Error::KeyReused.into()) };
    }
    if expected != next as u64 {
        return Err(Error::Stale { expected: next as u64 }.into());
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO event (live, seq, key, body) VALUES (?1, ?2, ?3, ?4)")?;
    for (seq, event) in (next..).zip(events) {
        insert.execute(params![number, seq, event.key, event.body])?;
    }
    Ok((expected..).take(events.len()).collect())
}

/// Writes something down beside the events.
pub fn note(connection: &Connection, lease: &Lease, name: &str, body: &[u8]) -> Result<(), Fault> {
    let Live { number, .. } = owned(connection, lease)?;
    let mut replace =
        connection.prepare_cached("REPLACE INTO note (live, name, body) VALUES (?1, ?2, ?3)")?;
    replace.execute(params![number, name, body])?;
    Ok(())
}

/// Makes one row of a table and all that belongs to it.
pub fn finish(connection: &Connection, lease: &Lease, ending: &Ending) -> Result<(), Fault> {
    if ended_so(connection, lease, ending)? {
        return Ok(());
    }
    let Live { number, next, .. } = owned(connection, lease)?;
    let log = packed(connection, "SELECT key, body FROM event WHERE live = ?1 ORDER BY seq", number)?;
    let notes = "SELECT CAST(name AS BLOB), body FROM note WHERE live = ?1 ORDER BY name";
    let notes = packed(connection, notes, number)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO game (id, created, finished, epoch, next, summary, setup, record, log, notes)
         SELECT id, created, ?2, epoch, ?3, ?4, setup, ?5, ?6, ?7 FROM live WHERE number = ?1",
    )?;
    let Ending { record, summary, finished } = ending;
    insert.execute(params![number, finished, next, summary, record, log, notes])?;
    for delete in [
        "DELETE FROM event WHERE live = ?1",
        "DELETE FROM note WHERE live = ?1",
        "DELETE FROM live WHERE number = ?1",
    ] {
        connection.prepare_cached(delete)?.execute([number])?;
    }
    Ok(())
}

/// Takes in a finished game from elsewhere.
pub fn import(connection: &Connection, table: &TableId, created: i64, ending: &Ending) -> Result<(), Fault> {
    refuse_taken(connection, table)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO game (id, created, finished, epoch, next, summary, setup, record, log, notes)
         VALUES (?1, ?2, ?3, 0, 1, ?4, x'', ?5, x'', x'')",
    )?;
    let Ending { record, summary, finished } = ending;
    insert.execute(params![table.as_str(), created, finished, summary, record])?;
    Ok(())
}

/// An open table.
struct Live {
    number: i64,
    epoch: i64,
    /// The number that its next event has.
    next: i64,
}

fn open(connection: &Connection, table: &TableId) -> Result<Live, Fault> {
    let mut select = connection.prepare_cached(
        "SELECT number, epoch, (SELECT coalesce(max(seq), 0) + 1 FROM event WHERE live = number)
         FROM live WHERE id = ?1",
    )?;
    let live = select.query_row([table.as_str()], |row| {
        Ok(Live { number: row.get(0)?, epoch: row.get(1)?, next: row.get(2)? })
    });
    match live.optional()? {
        Some(live) => Ok(live),
        None if is_game(connection, table)? => Err(Error::Finished.into()),
        None => Err(Error::UnknownTable.into()),
    }
}

fn owned(connection: &Connection, lease: &Lease) -> Result<Live, Fault> {
    let live = open(connection, lease.table())?;
    if live.epoch as u64 == lease.epoch() { Ok(live) } else { Err(Error::Fenced.into()) }
}

fn refuse_taken(connection: &Connection, table: &TableId) -> Result<(), Fault> {
    match open(connection, table) {
        Err(Fault::Refused(Error::UnknownTable)) => Ok(()),
        Ok(_) | Err(Fault::Refused(_)) => Err(Error::Exists.into()),
        Err(failed) => Err(failed),
    }
}

fn is_game(connection: &Connection, table: &TableId) -> rusqlite::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM game WHERE id = ?1")?.exists([table.as_str()])
}

/// Whether the game was ended with this very lease in this very way.
fn ended_so(connection: &Connection, lease: &Lease, ending: &Ending) -> Result<bool, Fault> {
    let mut select = connection.prepare_cached(
        "SELECT 1 FROM game WHERE id = ?1 AND epoch = ?2 AND finished = ?3 AND summary = ?4 AND record = ?5",
    )?;
    let Ending { record, summary, finished } = ending;
    let epoch = i64::try_from(lease.epoch()).unwrap_or(-1);
    Ok(select.exists(params![lease.table().as_str(), epoch, finished, summary, record])?)
}

/// The first number of each key that is known with this body.
fn known(connection: &Connection, live: i64, events: &[NewEvent]) -> Result<Vec<u64>, Fault> {
    let mut select =
        connection.prepare_cached("SELECT seq, body = ?3 FROM event WHERE live = ?1 AND key = ?2")?;
    let mut known = Vec::new();
    for event in events {
        let row = select.query_row(params![live, event.key, event.body], |row| row.try_into()).optional()?;
        match row {
            Some((seq, true)) => known.push(seq),
            Some((_, false)) => return Err(Error::KeyReused.into()),
            None => {}
        }
    }
    Ok(known.into_iter().map(|seq: i64| seq as u64).collect())
}

fn packed(connection: &Connection, select: &str, live: i64) -> rusqlite::Result<Vec<u8>> {
    let mut select = connection.prepare_cached(select)?;
    let mut rows = select.query([live])?;
    let mut packed = Vec::new();
    while let Some(row) = rows.next()? {
        let (name, body) = (row.get_ref(0)?, row.get_ref(1)?);
        pack(&mut packed, name.as_blob()?, body.as_blob()?);
    }
    Ok(packed)
}
