//! Records brought back to life.

use game::record::{Cut, Record, RecordError};
use game::{Config, ConfigError, Match, Phrase};

use crate::{Entry, UnknownGame, find};

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum ReplayError {
    /// It is of a game nobody knows here.
    Game {
        /// The line that names it.
        line: usize,
        /// The name.
        unknown: UnknownGame,
    },
    /// It was played by other rules than ours.
    Rules {
        /// The line that says so.
        line: usize,
        /// The game.
        name: &'static str,
        /// The version of the record.
        theirs: u32,
        /// The version we know.
        ours: u32,
    },
    /// Its settings are not possible.
    Config {
        /// The line with the setting, as far as it is one line's fault.
        line: usize,
        /// What is wrong.
        error: ConfigError,
    },
    /// One of its lines is wrong.
    Line(RecordError),
}

impl ReplayError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        let (line, what) = match self {
            ReplayError::Game { line, unknown } => (*line, unknown.phrase()),
            ReplayError::Rules { line, name, theirs, ours } => {
                let key = if theirs > ours { "record-newer-rules" } else { "record-older-rules" };
                let phrase = Phrase::new(key).with("game", *name).with("theirs", *theirs).with("ours", *ours);
                (*line, phrase)
            }
            ReplayError::Config { line, error } => (*line, error.0.clone()),
            ReplayError::Line(error) => (error.line, error.what.clone()),
        };
        Phrase::new("record-line").with("line", u32::try_from(line).unwrap_or(u32::MAX)).with("what", what)
    }
}

/// A match set up from a record, before its first step.
pub fn set_up(record: &Record) -> Result<(&'static dyn Entry, Box<dyn Match>), ReplayError> {
    let line = |of: &str| record.set_up.get(of).copied();
    let game_line = line("game").unwrap_or(1);
    let entry = find(&record.game).map_err(|unknown| ReplayError::Game { line: game_line, unknown })?;
    if record.rules != entry.rules() {
        let (name, theirs, ours) = (entry.name(), record.rules, entry.rules());
        return Err(ReplayError::Rules { line: game_line, name, theirs, ours });
    }
    let config = Config::new(entry.schema(), Some(record.seats), &record.settings);
    let game = config.and_then(|config| entry.open(&config)).map_err(|error| {
        let key = error.0.arguments.iter().find(|(name, _)| name == "key").map(|(_, key)| key.to_string());
        let setting = key.and_then(|key| line(&format!("set {key}")));
        ReplayError::Config { line: setting.or(line("seats")).unwrap_or(game_line), error }
    })?;
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

/// What a record lacks that ends within its set-up, after a whole line: every setting is written down before the first step.
pub fn missing_setting(record: &Record) -> Option<Phrase> {
    let Some(Cut::After(line)) = record.cut.filter(|_| record.steps.is_empty()) else { return None };
    let schema = find(&record.game).ok()?.schema();
    let is_missing = |key: &str| !record.settings.iter().any(|(known, _)| known == key);
    let missing = schema.settings.iter().find(|setting| is_missing(setting.key))?;
    let phrase = Phrase::new("record-set-up-cut").with("line", u32::try_from(line).unwrap_or(u32::MAX));
    Some(phrase.with("key", missing.key))
}
