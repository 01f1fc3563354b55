//! What is kept of what happened: a table is its set-up and these, in their order.

use game::Seat;
use protocol::{Key, Time, Why};
use serde::{Deserialize, Serialize};

use crate::setup::PersonId;

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// When.
    pub at: Time,
    /// Whose message it answers, if it is the first event that does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Sender>,
    /// When the table was opened again, if it was closed after the event before: until then nobody's time ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub woken: Option<Time>,
    /// What.
    pub what: What,
}

/// Whose message it was, and what they called it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sender {
    /// Who.
    pub person: PersonId,
    /// The name of the message.
    pub key: Key,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum What {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
    },
    /// A bot took a chair.
    Stood {
        /// Which.
        seat: Seat,
        /// Why.
        why: Why,
    },
    /// A seat acted: the actions of one command, as a record writes them. Nobody is told who or what decided.
    Moved {
        /// Whose seat.
        seat: Seat,
        /// What it did.
        actions: Vec<String>,
    },
    /// Nature acted, as a record writes it.
    Chance(String),
    /// A decision was returned to.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// How many steps had led to it.
        to: u64,
        /// Whether the game is practice from now on.
        practice: bool,
    },
    /// The game was paused.
    Paused {
        /// By whom.
        seat: Seat,
    },
    /// It goes on.
    Resumed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The game was ended without a result.
    GivenUp {
        /// By whom.
        seat: Seat,
    },
}

impl What {
    /// Does it change the position?
    pub fn changes_position(&self) -> bool {
        matches!(self, What::Moved { .. } | What::Chance(_) | What::TakenBack { .. })
    }
}

impl Event {
    /// What is stored of it.
    pub fn body(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("events are plain data")
    }

    /// What was stored, read again.
    pub fn read(body: &[u8]) -> Option<Event> {
        serde_json::from_slice(body).ok()
    }
}
