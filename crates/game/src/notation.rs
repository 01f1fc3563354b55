//! The short text notation of a game: `bid 7`, `pass`, `turn N4 B2`.

use crate::phrase::Phrase;
use crate::rules::Rules;

/// How a game writes and reads its actions and chance outcomes.
pub trait Notation: Rules {
    /// The action as text.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads an action, whatever its case and spacing, in any of the game's languages. Whether it is legal is another question.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// The chance outcome as text.
    fn write_chance(&self, chance: Self::Chance) -> String;

    /// Reads a chance outcome.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    /// The action in words, for a list to choose from.
    fn describe_action(&self, action: Self::Action) -> Phrase;

    /// The number a player would simply type for this action, where there is one: the amount of a bid.
    fn amount(&self, _action: Self::Action) -> Option<u32> {
        None
    }
}

/// What could not be read, and what could have been written instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(pub Phrase);

impl NotationError {
    /// The text is not a move of this game; `allowed` shows the forms that are.
    pub fn unknown(text: &str, allowed: &str) -> Self {
        NotationError(Phrase::new("notation-unknown").with("text", shortened(text)).with("allowed", allowed))
    }
}

/// What a user typed, short enough to be repeated in a message of one line.
pub fn shortened(text: &str) -> String {
    const ROOM: usize = 40;
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(ROOM).collect();
    if text.chars().count() > ROOM { format!("{clean}…") } else { clean }
}
