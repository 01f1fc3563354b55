//! The tables that want to be found: somebody is there, and a chair is free.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{Holder, Millis, Presence, Room, Time};
use serde::Serialize;
use store::TableId;
use table::Setup;
use utoipa::ToSchema;

/// So many are told at once.
const MOST: usize = 200;

/// A table that wants to be found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Listing {
    /// Its name: whoever has it may come.
    #[schema(example = "2bcdfghjkmnpqrstvwxyz2")]
    pub(crate) table: String,
    /// The game.
    #[schema(example = "mu")]
    pub(crate) game: String,
    /// Its settings.
    pub(crate) settings: Vec<(String, String)>,
    /// The names of those who are there.
    pub(crate) people: Vec<String>,
    /// How many chairs there are.
    pub(crate) seats: usize,
    /// How many of them bots hold.
    pub(crate) free: usize,
    /// When it was set up, in milliseconds since 1970.
    pub(crate) since: Time,
    /// The longest time for a decision or a game, in milliseconds, if there is one.
    pub(crate) clock: Option<Millis>,
}

/// The tables that want to be found.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<BTreeMap<TableId, Listing>>);

impl Lobby {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Listing>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How a table is now; nothing if it is not to be found.
    pub(crate) fn show(&self, id: &TableId, setup: &Setup, room: Option<Room>) {
        let listing = room.and_then(|room| listing(setup, &room));
        match listing {
            Some(listing) => drop(self.lock().insert(id.clone(), listing)),
            None => self.remove(id),
        }
    }

    pub(crate) fn remove(&self, id: &TableId) {
        self.lock().remove(id);
    }

    /// Those that can be found now, the newest first.
    pub(crate) fn tables(&self) -> Vec<Listing> {
        let mut tables: Vec<Listing> = self.lock().values().cloned().collect();
        tables.sort_by_key(|listing| std::cmp::Reverse(listing.since));
        tables.truncate(MOST);
        tables
    }
}

fn listing(setup: &Setup, room: &Room) -> Option<Listing> {
    let here = room.chairs.iter().filter(|chair| chair.holder == Holder::Person(Presence::Here));
    let people: Vec<String> = here.filter_map(|chair| chair.name.clone()).collect();
    let free = room.chairs.iter().filter(|chair| matches!(chair.holder, Holder::Bot(_))).count();
    let clock = match setup.terms.clock {
        protocol::Clock::None => None,
        protocol::Clock::Move { time } | protocol::Clock::Game { time, .. } => Some(time),
    };
    (!people.is_empty() && free > 0).then(|| Listing {
        table: setup.table.clone(),
        game: setup.game.clone(),
        settings: setup.settings.clone(),
        people,
        seats: room.chairs.len(),
        free,
        since: setup.at,
        clock,
    })
}
