//! Looks at a file before it is let in. Nothing here changes a file that is refused.
//!
//! The file is only ever opened by `SQLite`: to open and close it by other means would let go of the locks that other
//! connections of this process hold on it.

use std::fs;
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::fault::{explain, explain_io};
use super::files::{Draft, beside};
use super::schema::{APPLICATION_ID, HOT, VERSION, marks, migrate};
use super::{Access, Options};
use crate::error::Error;

/// Files up to this size are checked whole when they are opened, in larger ones the tables that moves need.
const CHECKED_WHOLE: u64 = 64 * 1024 * 1024;

/// The log beside the file is cut down to this after something large.
const LOG_BYTES: u32 = 64 * 1024 * 1024;

/// So much of the file the writer keeps at hand, in KiB: the pages that thousands of tables write to. It grows with use.
const AT_HAND_KIB: i32 = 64 * 1024;

/// How a file is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Together with others, with locks.
    Shared,
    /// As if nobody could change it: where not even locks can be written.
    Frozen,
}

/// What an opened file can do.
pub enum Opened {
    /// It can be written, with this connection.
    Writable(Connection),
    /// It can be read.
    Readable(Way),
}

/// Opens a file, creates it, or refuses it.
pub fn open(path: &Path, options: &Options) -> Result<Opened, Error> {
    let there = path.try_exists().map_err(|error| explain_io(path, &error))?;
    if !there && options.access == Access::Write {
        create(path)?;
    }
    let version = inspected(path)?;
    if options.access == Access::Read {
        return readable(path, version);
    }
    let writer = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE, options)?;
    let failed = |error| explain(path, &error);
    if writer.is_readonly("main").map_err(failed)? {
        drop(writer);
        return readable(path, version);
    }
    set_up(path, writer, version, options).map(Opened::Writable)
}

/// A connection that only reads.
pub fn reader(path: &Path, way: Way, options: &Options) -> Result<Connection, Error> {
    match way {
        Way::Shared => connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY, options),
        Way::Frozen => frozen(path),
    }
}

/// The first damage found in a file, if any; the time it takes grows with the file.
pub fn damage(connection: &Connection, of: Option<&str>) -> rusqlite::Result<Option<String>> {
    let argument = of.map_or_else(|| "1".to_owned(), str::to_owned);
    let found: String =
        connection.query_row(&format!("PRAGMA quick_check({argument})"), [], |row| row.get(0))?;
    Ok((found != "ok").then_some(found))
}

fn create(path: &Path) -> Result<(), Error> {
    let damaged = |what: &str| Error::Damaged { path: path.to_owned(), what: what.to_owned() };
    if fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0) {
        return Err(damaged("the file is missing, but the log beside it, -wal, is not"));
    }
    let draft = Draft::beside(path).map_err(|error| explain_io(path, &error))?;
    let build = || {
        let mut connection = Connection::open_with_flags(draft.path(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        migrate(&mut connection)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.close().map_err(|(_, error)| error)
    };
    build().map_err(|error| explain(path, &error))?;
    match draft.put_in_place(path).map_err(|error| explain_io(path, &error)) {
        // Somebody was faster.
        Err(Error::FileExists { .. }) => Ok(()),
        outcome => outcome,
    }
}

/// The format of a file that is ours, known and whole.
fn inspected(path: &Path) -> Result<u32, Error> {
    let length = match fs::metadata(path) {
        Ok(file) if file.is_file() => file.len(),
        Ok(_) => return Err(Error::NotOurs { path: path.to_owned() }),
        Err(error) => return Err(explain_io(path, &error)),
    };
    if length == 0 {
        return Err(Error::Damaged { path: path.to_owned(), what: "it is empty".to_owned() });
    }
    // While anybody has the file open, there is a log beside it. Without one, nothing needs to be written, not even locks.
    let in_use = || beside(path, "-wal").exists();
    let shared = || {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        Ok(connection)
    };
    let shared = || shared().map_err(|error| explain(path, &error));
    if in_use() {
        return inspect(path, length, &shared()?);
    }
    match inspect(path, length, &frozen(path)?) {
        // Somebody came in while we looked.
        Err(_) if in_use() => inspect(path, length, &shared()?),
        outcome => outcome,
    }
}

fn inspect(path: &Path, length: u64, connection: &Connection) -> Result<u32, Error> {
    let failed = |error| explain(path, &error);
    let (application, version) = marks(connection).map_err(failed)?;
    if application != APPLICATION_ID || version == 0 {
        return Err(Error::NotOurs { path: path.to_owned() });
    }
    if version > VERSION {
        return Err(Error::Newer { path: path.to_owned(), found: version, known: VERSION });
    }
    let checks: &[Option<&str>] = if length <= CHECKED_WHOLE { &[None] } else { &HOT.map(Some) };
    for of in checks {
        let known = of.is_none_or(|name| connection.table_exists(None, name).unwrap_or(true));
        if known && let Some(what) = damage(connection, *of).map_err(failed)? {
            return Err(Error::Damaged { path: path.to_owned(), what });
        }
    }
    Ok(version)
}

fn readable(path: &Path, version: u32) -> Result<Opened, Error> {
    if version < VERSION {
        return Err(Error::Older { path: path.to_owned(), found: version, known: VERSION });
    }
    let look = || marks(&Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?);
    match look() {
        Ok(_) => Ok(Opened::Readable(Way::Shared)),
        Err(rusqlite::Error::SqliteFailure(failure, _))
            if matches!(failure.code, ErrorCode::CannotOpen | ErrorCode::ReadOnly) =>
        {
            Ok(Opened::Readable(Way::Frozen))
        }
        Err(error) => Err(explain(path, &error)),
    }
}

fn connect(path: &Path, flags: OpenFlags, options: &Options) -> Result<Connection, Error> {
    let open = || {
        let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(options.patience)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        connection.pragma_update(None, "cell_size_check", true)?;
        Ok(connection)
    };
    open().map_err(|error| explain(path, &error))
}

fn frozen(path: &Path) -> Result<Connection, Error> {
    let text = path.to_str().ok_or_else(|| Error::Io { what: format!("{}: not text", path.display()) })?;
    let text = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23").replace('\\', "/");
    let slash = if text.starts_with('/') { "" } else { "/" };
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(format!("file:{slash}{text}?immutable=1"), flags);
    opened.map_err(|error| explain(path, &error))
}

fn set_up(path: &Path, mut writer: Connection, version: u32, options: &Options) -> Result<Connection, Error> {
    let failed = |error| explain(path, &error);
    let mode: String =
        writer.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0)).map_err(failed)?;
    if mode != "wal" {
        return Err(Error::Io { what: format!("{}: this file system cannot hold a store", path.display()) });
    }
    let mut set = || {
        writer.pragma_update(None, "synchronous", "FULL")?;
        writer.pragma_update(None, "fullfsync", true)?;
        writer.pragma_update(None, "checkpoint_fullfsync", true)?;
        writer.pragma_update(None, "journal_size_limit", LOG_BYTES)?;
        // Less than nothing is how SQLite is told kibibytes rather than pages.
        writer.pragma_update(None, "cache_size", -AT_HAND_KIB)?;
        if let Some(pages) = options.most_pages {
            writer.pragma_update(None, "max_page_count", pages)?;
        }
        if version < VERSION { migrate(&mut writer) } else { Ok(()) }
    };
    set().map_err(failed)?;
    Ok(writer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_writer_waits_for_the_disk() {
        let path = std::env::temp_dir().join(format!("store-door-{}", std::process::id()));
        let Ok(Opened::Writable(writer)) = open(&path, &Options::default()) else { panic!("not writable") };
        let synchronous: i64 = writer.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        assert_eq!(synchronous, 2, "FULL");
        let mode: String = writer.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
        drop(writer);
        fs::remove_file(&path).unwrap();
    }
}
