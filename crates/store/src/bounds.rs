use crate::error::Error;
use crate::model::{Ending, NewEvent};

/// The most characters of a table's id.
pub const ID: usize = 64;
/// The most bytes of a key, and of the name of a note.
pub const KEY: usize = 64;
/// The most bytes of a body: of an event, a note or a summary.
pub const BODY: usize = 64 * 1024;
/// The most bytes of a set-up, which may hold the game that is played on.
pub const SETUP: usize = 2 * 1024 * 1024;
/// The most bytes of a record.
pub const RECORD: usize = 16 * 1024 * 1024;
/// The most events appended at once.
pub const EVENTS: usize = 1024;
/// The most rows of one page.
pub const PAGE: usize = 1000;
/// A page ends with the row that takes it to this many bytes.
pub const PAGE_BYTES: usize = 4 * 1024 * 1024;

/// Whether a set-up may be stored.
pub fn setup(setup: &[u8]) -> Result<(), Error> {
    at_most("set-up", setup.len(), SETUP)
}

/// Whether a body may be stored.
pub fn body(what: &'static str, body: &[u8]) -> Result<(), Error> {
    at_most(what, body.len(), BODY)
}

/// Whether these events may be appended together.
pub fn events(events: &[NewEvent]) -> Result<(), Error> {
    at_most("events at once", events.len(), EVENTS)?;
    for event in events {
        at_most("key", event.key.len(), KEY)?;
        if event.key.is_empty() {
            return Err(Error::Malformed { what: "key" });
        }
        body("event", &event.body)?;
    }
    let mut keys: Vec<&[u8]> = events.iter().map(|event| event.key.as_slice()).collect();
    keys.sort_unstable();
    if keys.windows(2).any(|pair| pair[0] == pair[1]) { Err(Error::KeyReused) } else { Ok(()) }
}

/// Whether a note may have this name.
pub fn name(name: &str) -> Result<(), Error> {
    text("name", name, name.len(), KEY)
}

/// Whether a game may end like this. A record holds no NUL, which not every database can store.
pub fn ending(ending: &Ending) -> Result<(), Error> {
    at_most("record", ending.record.len(), RECORD)?;
    if ending.record.contains('\0') {
        return Err(Error::Malformed { what: "record" });
    }
    body("summary", &ending.summary)
}

/// As many rows as fit into one page: `limit` of them at most, and of [`PAGE_BYTES`] in all, but at least one.
pub fn page<T, E>(
    rows: impl Iterator<Item = Result<T, E>>,
    limit: usize,
    size: impl Fn(&T) -> usize,
) -> Result<Vec<T>, E> {
    let mut page = Vec::new();
    let mut bytes = 0;
    for row in rows.take(limit.min(PAGE)) {
        let row = row?;
        bytes += size(&row);
        page.push(row);
        if bytes >= PAGE_BYTES {
            break;
        }
    }
    Ok(page)
}

pub(crate) fn text(what: &'static str, text: &str, length: usize, limit: usize) -> Result<(), Error> {
    at_most(what, length, limit)?;
    if text.is_empty() || text.chars().any(char::is_control) {
        return Err(Error::Malformed { what });
    }
    Ok(())
}

fn at_most(what: &'static str, length: usize, limit: usize) -> Result<(), Error> {
    if length > limit { Err(Error::TooLarge { what, limit }) } else { Ok(()) }
}
