//! What is wrong with a call or a save, as phrases. Whatever is refused has changed nothing.

use game::Phrase;
use players::Player;

use crate::setup::{MAX_GAMES, MAX_THREADS};

/// Why games cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum SetupError {
    /// No game, or too many.
    Games(usize),
    /// No thread, or too many.
    Threads(usize),
    /// Not as many chairs as seats.
    Chairs {
        /// How many there are.
        given: usize,
        /// How many there must be.
        seats: u8,
    },
    /// Bots on all chairs.
    NobodyAsked,
    /// A bot whose play depends on how fast the machine is.
    Clocked(Player),
    /// Game after game is over before one of the asked chairs decides anything.
    NeverAsked,
}

impl SetupError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        let at_most = |key: &'static str, given: usize, most: usize| {
            Phrase::new(key).with("given", given.to_string()).with("most", most.to_string())
        };
        match self {
            SetupError::Games(given) => at_most("vector-games", *given, MAX_GAMES),
            SetupError::Threads(given) => at_most("vector-threads", *given, MAX_THREADS),
            SetupError::Chairs { given, seats } => {
                Phrase::new("vector-chairs").with("given", given.to_string()).with("seats", *seats)
            }
            SetupError::NobodyAsked => Phrase::new("vector-nobody-asked"),
            SetupError::Clocked(player) => Phrase::new("vector-clocked").with("bot", player.to_string()),
            SetupError::NeverAsked => Phrase::new("vector-never-asked"),
        }
    }
}

/// Why a call is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum StepError {
    /// An array of the wrong size.
    Length {
        /// Which array.
        what: &'static str,
        /// Its size.
        given: usize,
        /// The size it must have.
        needed: usize,
    },
    /// A letter that may not come next.
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

impl StepError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            StepError::Length { what, given, needed } => {
                let phrase = Phrase::new("vector-length").with("what", *what);
                phrase.with("given", given.to_string()).with("needed", needed.to_string())
            }
            StepError::Letter { game, letter, name, said, allowed } => {
                let phrase = if said.is_empty() {
                    Phrase::new("vector-wrong-letter")
                } else {
                    Phrase::new("vector-wrong-letter-after").with("said", said.join(", "))
                };
                let phrase = phrase.with("game", game.to_string());
                let phrase = phrase.with("letter", named(*letter, name.as_deref()));
                phrase.with("allowed", allowed.join(", "))
            }
        }
    }
}

/// A letter with its number.
pub(crate) fn named(letter: u16, name: Option<&str>) -> Phrase {
    let phrase = match name {
        Some(name) => Phrase::new("vector-letter").with("name", name),
        None => Phrase::new("vector-letter-unknown"),
    };
    phrase.with("number", letter.to_string())
}

/// Why a save cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum SaveError {
    /// It does not begin like one.
    NotASave,
    /// It was written in another format.
    Format(String),
    /// What is in it is not what was saved.
    Damaged,
    /// It is of other games.
    Other {
        /// What differs.
        what: String,
        /// What it was.
        saved: String,
        /// What it is.
        here: String,
    },
    /// A line that cannot be: the check fits, so somebody wrote it like this.
    Line {
        /// Counted from 1.
        line: usize,
        /// Why not.
        why: Phrase,
    },
}

impl SaveError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            SaveError::NotASave => Phrase::new("vector-no-save"),
            SaveError::Format(format) => {
                let known = crate::save::FORMAT.to_string();
                Phrase::new("vector-save-format").with("format", format.as_str()).with("known", known)
            }
            SaveError::Damaged => Phrase::new("vector-save-damaged"),
            SaveError::Other { what, saved, here } => {
                let phrase = Phrase::new("vector-save-of-others").with("what", what.as_str());
                phrase.with("saved", saved.as_str()).with("here", here.as_str())
            }
            SaveError::Line { line, why } => {
                Phrase::new("vector-save-line").with("line", line.to_string()).with("why", why.clone())
            }
        }
    }
}
