//! The settings of a match.

use game::settings::{Domain, Preset, Schema, Setting};
use game::{Config, ConfigError, Goal, Phrase, Seat};

use crate::Rummu;

/// The settings of one match, typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many play.
    pub seats: u8,
    /// RUM.2: who plays with whom.
    pub teams: Teams,
    /// RUM.25: how a player may come out.
    pub coming_out: ComingOut,
    /// RUM.35 to RUM.37: when the match ends.
    pub goal: Goal,
}

/// Who plays with whom (RUM.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teams {
    /// Everybody alone.
    Off,
    /// Two and two, sitting opposite.
    On,
}

/// How a player may come out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComingOut {
    /// With one combination of enough cards (RUM.20).
    One,
    /// With several combinations that have enough cards together (RUM.25).
    Together,
}

/// Everything that can be set.
pub static SCHEMA: Schema = Schema {
    min_seats: 3,
    max_seats: 6,
    default_seats: 4,
    settings: &[
        Setting {
            key: "teams",
            clause: "RUM.2",
            // RUM.35: teams play to a higher total.
            takes: Domain::Preset {
                default: "off",
                options: &[
                    Preset { name: "off", values: &[("total", "200")] },
                    Preset { name: "on", values: &[("total", "500")] },
                ],
            },
        },
        Setting { key: "together", clause: "RUM.25", takes: Domain::Switch { default: false } },
        Goal::total("RUM.35", 200),
        Goal::hands("RUM.36", 0),
        Goal::most_hands("RUM.37"),
    ],
};

impl Rummu {
    /// The rules for these settings.
    pub(crate) fn build(config: &Config) -> Result<Self, ConfigError> {
        let settings = Settings::read(config)?;
        Ok(Rummu { config: config.clone(), settings })
    }

    /// The settings, typed.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }
}

impl Settings {
    fn read(config: &Config) -> Result<Self, ConfigError> {
        let seats = config.seats();
        let teams = if config.text("teams") == "on" { Teams::On } else { Teams::Off };
        // RUM.2
        if teams == Teams::On && !matches!(seats, 4 | 6) {
            return Err(ConfigError(Phrase::new("teams-seats").with("seats", seats)));
        }
        let coming_out = if config.switch("together") { ComingOut::Together } else { ComingOut::One };
        Ok(Settings { seats, teams, coming_out, goal: Goal::read(config) })
    }

    /// RUM.1: the cards each player is dealt.
    pub const fn cards_each(&self) -> u8 {
        match self.seats {
            3 => 9,
            4 | 5 => 8,
            _ => 7,
        }
    }

    /// The team of a seat (RUM.2), or the seat itself.
    pub const fn side(&self, seat: Seat) -> u8 {
        match self.teams {
            Teams::Off => seat.0,
            Teams::On => seat.0 % (self.seats / 2),
        }
    }

    /// RUM.20: how many cards a first combination must have, by the score so far.
    pub const fn needed(&self, score: i32) -> u8 {
        let (five, six) = match self.teams {
            Teams::Off => (100, 150),
            Teams::On => (200, 400),
        };
        match score {
            i32::MIN..0 => 3,
            score if score < five => 4,
            score if score < six => 5,
            _ => 6,
        }
    }
}
