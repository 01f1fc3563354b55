//! Records brought back to life.

use game::record::{Record, RecordError};
use game::{Config, ConfigError, Match, Phrase};

use games::{Entry, UnknownGame, find};

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum ReplayError {
    /// It is of a game nobody knows here.
    Game(UnknownGame),
    /// It was played by other rules than ours.
    Rules {
        /// The game.
        name: &'static str,
        /// The version of the record.
        theirs: u32,
        /// The version we know.
        ours: u32,
    },
    /// Its settings are not possible.
    Config(ConfigError),
    /// One of its lines is wrong.
    Line(RecordError),
}

impl ReplayError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            ReplayError::Game(unknown) => unknown.phrase(),
            ReplayError::Rules { name, theirs, ours } => {
                let key = if theirs > ours { "record-newer-rules" } else { "record-older-rules" };
                Phrase::new(key).with("game", *name).with("theirs", *theirs).with("ours", *ours)
            }
            ReplayError::Config(error) => error.0.clone(),
            ReplayError::Line(error) => Phrase::new("record-line")
                .with("line", u32::try_from(error.line).unwrap_or(u32::MAX))
                .with("what", error.what.clone()),
        }
    }
}

/// A match set up from a record, before its first step.
pub fn set_up(record: &Record) -> Result<(&'static dyn Entry, Box<dyn Match>), ReplayError> {
    let entry = find(&record.game).map_err(ReplayError::Game)?;
    if record.rules != entry.rules() {
        let (name, theirs, ours) = (entry.name(), record.rules, entry.rules());
        return Err(ReplayError::Rules { name, theirs, ours });
    }
    let config = Config::new(entry.schema(), Some(record.seats), &record.settings);
    let game = config.and_then(|config| entry.open(&config)).map_err(ReplayError::Config)?;
    Ok((entry, game))
}

/// Plays a record through to its end or cut and checks its result.
pub fn verify(record: &Record) -> Result<(), ReplayError> {
    let (_, mut game) = set_up(record)?;
    for step in &record.steps {
        Record::step(&mut *game, step).map_err(ReplayError::Line)?;
    }
    record.confirm(&*game).map_err(ReplayError::Line)
}
