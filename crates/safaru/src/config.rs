//! The settings of a match: the variant, and when it ends.

use game::settings::{Domain, Schema, Setting};
use game::{Config, ConfigError, Goal, Seat};

use crate::Safaru;

/// The settings of one match, typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many play.
    pub seats: u8,
    /// Which game it is.
    pub variant: Variant,
    /// Who plays with whom.
    pub sides: Sides,
    /// When the match ends (SAF.21, SAF.22, SAF.31).
    pub goal: Goal,
}

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Safarü: catch what is good.
    Plain,
    /// Reverse Safarü: catch as little as can be (SAF.30).
    Reverse,
}

/// Who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// Everybody alone (SAF.1, SAF.32).
    Alone,
    /// Two teams of two (SAF.1).
    Teams,
}

/// SAF.21: the points to play to when nobody says.
const TOTAL: i64 = 100;
/// SAF.22: after how many hands a match to a total ends anyway when nobody says.
const MOST_HANDS: i64 = 100;

/// Everything that can be set.
pub static SCHEMA: Schema = Schema {
    min_seats: 2,
    max_seats: 4,
    default_seats: 4,
    settings: &[
        Setting {
            key: "variant",
            clause: "SAF.30",
            takes: Domain::OneOf { default: "plain", options: &["plain", "reverse"] },
        },
        Setting { key: "teams", clause: "SAF.32", takes: Domain::Switch { default: true } },
        Goal::total("SAF.21", TOTAL),
        Goal::hands("SAF.31", 0),
        Goal::most_hands("SAF.22"),
    ],
};

impl Safaru {
    /// The rules for these settings.
    pub(crate) fn build(config: &Config) -> Result<Self, ConfigError> {
        let variant = match config.text("variant") {
            "plain" => Variant::Plain,
            "reverse" => Variant::Reverse,
            other => unreachable!("{other} was checked against the schema"),
        };
        let goal = match (variant, Goal::read(config)) {
            (Variant::Plain, goal) | (Variant::Reverse, goal @ Goal::Hands(_)) => goal,
            // SAF.31: as many hands as players.
            (Variant::Reverse, Goal::Total { .. }) => Goal::Hands(config.seats()),
        };
        if variant == Variant::Reverse {
            refuse_a_total(config)?;
        }
        let sides = read_sides(config, variant)?;
        let settings = Settings { seats: config.seats(), variant, sides, goal };
        Ok(Safaru { config: config.clone(), settings })
    }

    /// The settings, typed.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many sides score apart (SAF.1, SAF.32).
    #[inline]
    pub fn sides(&self) -> u8 {
        match self.settings.sides {
            Sides::Teams => 2,
            Sides::Alone => self.settings.seats,
        }
    }

    /// The side of a seat: partners sit opposite (SAF.1).
    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> usize {
        match self.settings.sides {
            Sides::Teams => seat.index() % 2,
            Sides::Alone => seat.index(),
        }
    }

    /// The seats of a side, in order.
    pub fn members(&self, side: usize) -> Vec<Seat> {
        Seat::all(self.settings.seats).filter(|&seat| self.side_of(seat) == side).collect()
    }
}

/// SAF.1, SAF.32: four play in teams, and alone only in the reverse game; fewer always play alone.
fn read_sides(config: &Config, variant: Variant) -> Result<Sides, ConfigError> {
    let off = ("teams", "off");
    match (config.switch("teams"), variant, config.seats()) {
        (true, _, 4) => Ok(Sides::Teams),
        (true, _, _) | (false, Variant::Reverse, 4) => Ok(Sides::Alone),
        (false, Variant::Plain, _) => {
            Err(ConfigError::conflict(off, ("variant", "plain"), "variant=reverse"))
        }
        (false, Variant::Reverse, seats) => {
            Err(ConfigError::conflict(off, ("seats", &seats.to_string()), "seats=4"))
        }
    }
}

/// SAF.31: in the reverse game the lowest score wins, so nobody plays to a total.
fn refuse_a_total(config: &Config) -> Result<(), ConfigError> {
    for (key, default) in [("total", TOTAL), ("most-hands", MOST_HANDS)] {
        let value = config.number(key);
        if value != default {
            let (value, variant) = (value.to_string(), ("variant", "reverse"));
            return Err(ConfigError::conflict((key, &value), variant, "variant=plain"));
        }
    }
    Ok(())
}
