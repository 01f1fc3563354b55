//! The settings of a match.

use game::settings::{Domain, Schema, Setting};
use game::{Config, ConfigError, Goal, Phrase};

use crate::Mu;
use crate::card::LeftOut;

/// The settings of one match, typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many play.
    pub seats: u8,
    /// MU.44, MU.45: when the match ends.
    pub goal: Goal,
    /// MU.1: the colours three players leave out; nobody fixed them: nature draws.
    pub left_out: Option<LeftOut>,
}

/// Everything that can be set.
pub static SCHEMA: Schema = Schema {
    min_seats: 3,
    max_seats: 6,
    default_seats: 5,
    settings: &[
        Goal::total("MU.44", 200),
        Goal::hands("MU.44", 0),
        Goal::most_hands("MU.45"),
        Setting {
            key: "colours",
            clause: "MU.1",
            takes: Domain::OneOf {
                default: RANDOM,
                options: &[RANDOM, "rb", "rg", "ry", "rk", "bg", "by", "bk", "gy", "gk", "yk"],
            },
        },
    ],
};

/// The colours left out are drawn.
const RANDOM: &str = "random";
/// With how many players colours are left out (MU.1).
pub(crate) const SMALL_TABLE: u8 = 3;

impl Mu {
    /// The rules for these settings.
    pub(crate) fn build(config: &Config) -> Result<Self, ConfigError> {
        let (seats, colours) = (config.seats(), config.text("colours"));
        let left_out = LeftOut::read(colours);
        if left_out.is_some() && seats != SMALL_TABLE {
            let phrase = Phrase::new("colours-need-three").with("colours", colours).with("seats", seats);
            return Err(ConfigError(phrase));
        }
        let settings = Settings { seats, goal: Goal::read(config), left_out };
        Ok(Mu { config: config.clone(), settings })
    }

    /// The settings, typed.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many cards each player is dealt (MU.1).
    pub fn hand_size(&self) -> u8 {
        match self.settings.seats {
            SMALL_TABLE => 12,
            seats => 60 / seats,
        }
    }
}
