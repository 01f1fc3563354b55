//! What is wrong with a call or a save. Whatever is refused has changed nothing.

use players::Player;

use crate::setup::{MAX_GAMES, MAX_THREADS};

/// Why games cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// No game, or too many.
    #[error("{0} games at once: there can be 1 to {MAX_GAMES}")]
    Games(usize),
    /// No thread, or too many.
    #[error("{0} threads: there can be 1 to {MAX_THREADS}")]
    Threads(usize),
    /// Not as many chairs as seats.
    #[error("{given} chairs for {seats} seats: every seat needs one")]
    Chairs {
        /// How many there are.
        given: usize,
        /// How many there must be.
        seats: u8,
    },
    /// Bots on all chairs.
    #[error("nobody is asked: at least one chair must be a learner's or somebody else's")]
    NobodyAsked,
    /// A bot whose play depends on how fast the machine is.
    #[error("{0} looks at the clock, so its games cannot be repeated; choose another bot")]
    Clocked(Player),
    /// Game after game is over before one of the asked chairs decides anything.
    #[error("none of the chairs that are asked ever decides anything in this game")]
    NeverAsked,
}

/// Why a call is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// An array of the wrong size.
    #[error("{what}: {given} values were given, {needed} are needed")]
    Length {
        /// Which array.
        what: &'static str,
        /// Its size.
        given: usize,
        /// The size it must have.
        needed: usize,
    },
    /// A letter that may not come next.
    #[error("game {game}: {} may not come next{}; allowed: {}", named(*letter, name.as_deref()), after(said), allowed.join(", "))]
    Letter {
        /// In which game, counted from 0.
        game: usize,
        /// The letter.
        letter: u16,
        /// What it says, if there is such a letter.
        name: Option<String>,
        /// What the letters said before it say.
        said: Vec<String>,
        /// Every letter that may come next, with its number.
        allowed: Vec<String>,
    },
}

/// A letter with its number, for a message.
pub(crate) fn named(letter: u16, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("letter {letter} ({name})"),
        None => format!("letter {letter}, which is not in the alphabet,"),
    }
}

fn after(said: &[String]) -> String {
    if said.is_empty() { String::new() } else { format!(" after {}", said.join(", ")) }
}

/// Why a save cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    /// It does not begin like one.
    #[error("this is no save of many games")]
    NotASave,
    /// It was written in another format.
    #[error("the save has format {0}; this program reads format {known}", known = crate::save::FORMAT)]
    Format(String),
    /// What is in it is not what was saved.
    #[error("the save is damaged: its check does not fit what is in it")]
    Damaged,
    /// It is of other games.
    #[error("the save is of other games: {what} was {saved}, and is {here} here")]
    Other {
        /// What differs.
        what: String,
        /// What it was.
        saved: String,
        /// What it is.
        here: String,
    },
    /// A line that cannot be: the check fits, so somebody wrote it like this.
    #[error("line {line} of the save cannot be: {why}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// Why not.
        why: String,
    },
}
