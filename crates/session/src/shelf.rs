//! The unfinished games of one person: which there are, and how they are called.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use protocol::Time;
use store::{Store, TableId};
use table::{Event, Setup};

/// An unfinished game.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// Its name.
    pub id: TableId,
    /// What it was set up with; nothing if that cannot be read here.
    pub setup: Option<Setup>,
    /// When it was begun.
    pub begun: Time,
    /// When something last happened in it.
    pub left: Time,
}

/// So many tables are read at once.
const PAGE: usize = 200;
/// What names of games are made of: nothing that looks like something else, and no vowels, so that there are no words.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";
/// How long a name is.
const LENGTH: usize = 6;

/// All unfinished games, the one left last first.
pub fn waiting(store: &dyn Store) -> Result<Vec<Waiting>, store::Error> {
    let mut found: Vec<Waiting> = Vec::new();
    loop {
        let page = store.unfinished(found.last().map(|waiting| &waiting.id), PAGE)?;
        if page.is_empty() {
            break;
        }
        for table in page {
            let last = store.events(&table.id, table.next.saturating_sub(2), 1)?;
            let left = last.first().and_then(|event| Event::read(&event.body)).map(|event| event.at);
            let (begun, setup) = (table.created, Setup::read(&table.setup));
            found.push(Waiting { id: table.id, setup, begun, left: left.unwrap_or(begun) });
        }
    }
    found.sort_by_key(|waiting| std::cmp::Reverse(waiting.left));
    Ok(found)
}

/// A name for a new game that can be typed. The hash keys of the standard library come from the operating system.
pub fn fresh_name() -> String {
    let mut bits = RandomState::new().build_hasher().finish();
    let mut letter = || {
        let place = bits % LETTERS.len() as u64;
        bits /= LETTERS.len() as u64;
        char::from(LETTERS[place as usize])
    };
    (0..LENGTH).map(|_| letter()).collect()
}
