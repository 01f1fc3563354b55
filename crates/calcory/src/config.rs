//! The settings of a match.

use game::Config;
use game::settings::{Domain, Schema, Setting};

use crate::Calcory;

/// The most players: each has six markers of the box (CAL.1, DECK.4).
pub const MOST_SEATS: u8 = 4;

/// Everything that can be set.
pub static SCHEMA: Schema = Schema {
    min_seats: 2,
    max_seats: MOST_SEATS,
    default_seats: 3,
    settings: &[Setting {
        key: "patience",
        clause: "CAL.13",
        takes: Domain::Number { default: 40, min: 10, max: 200 },
    }],
};

impl Calcory {
    /// The rules for these settings. Whatever the schema allows goes together.
    pub(crate) fn build(config: &Config) -> Self {
        Calcory { config: config.clone(), seats: config.seats(), patience: config.byte("patience") }
    }
}
