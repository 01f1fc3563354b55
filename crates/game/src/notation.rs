//! The short text notation of a game: `bid 7`, `pass`, `turn N4 B2`.

use crate::phrase::Phrase;
use crate::rules::Rules;
use crate::secrets::{Secrets, ViewOf};

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

    /// The action that is like this one, with another number: what a player means who types a number that is not legal,
    /// where others are. None if no such action can be written.
    fn with_amount(&self, _like: Self::Action, _amount: u32) -> Option<Self::Action> {
        None
    }

    /// How actions are written, for whoever asks or wrote something else.
    fn forms(&self) -> Phrase {
        Phrase::new("forms")
    }

    /// Reads a command of somebody who sees this: one or more actions of the same seat, in the order in which they are to be
    /// carried out, separated by `;`. A game may read a shorter way of writing several; what is left to decide then may
    /// depend on the table, as the sender sees it.
    fn read_command(&self, _view: &ViewOf<Self>, text: &str) -> Result<Vec<Self::Action>, NotationError>
    where
        Self: Secrets,
    {
        parts(text).into_iter().map(|part| self.read_action(part)).collect()
    }
}

/// The parts of a command: what stands between `;`, as far as anything does, and of too many only as many as show that they
/// are too many.
pub fn parts(text: &str) -> Vec<&str> {
    let parts = text.split(';').filter(|part| !part.trim().is_empty());
    let parts: Vec<&str> = parts.take(MOST_ACTIONS + 1).collect();
    if parts.is_empty() { vec![text] } else { parts }
}

/// The most actions of one command.
pub const MOST_ACTIONS: usize = 64;

/// What could not be read, and what could have been written instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(pub Phrase);

impl NotationError {
    /// The text is not a move of this game; `forms` tells what is.
    pub fn unknown(text: &str, forms: Phrase) -> Self {
        NotationError(Phrase::new("notation-unknown").with("text", shortened(text)).with("allowed", forms))
    }
}

/// A text as it is compared with names and verbs: in small letters without accents, ligatures taken apart.
pub fn folded(text: &str) -> String {
    // Nearly everything that is typed, and all notation.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        let plain = match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
            'ç' => 'c',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            'ý' | 'ÿ' => 'y',
            'œ' | 'æ' => {
                out.push(if letter == 'œ' { 'o' } else { 'a' });
                'e'
            }
            '’' => '\'',
            // An accent that follows its letter.
            '\u{300}'..='\u{36f}' => continue,
            other => other,
        };
        out.push(plain);
    }
    out
}

/// What a user typed, short enough to be repeated in a message of one line.
pub fn shortened(text: &str) -> String {
    const ROOM: usize = 40;
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(ROOM).collect();
    if text.chars().count() > ROOM { format!("{clean}…") } else { clean }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_do_not_matter() {
        for (text, plain) in [
            ("MÜ", "mu"),
            ("Mu\u{308}", "mu"),
            ("Écarter", "ecarter"),
            ("œuf", "oeuf"),
            ("d’abord", "d'abord"),
            ("LAY R7 'b3'", "lay r7 'b3'"),
        ] {
            assert_eq!(folded(text), plain);
        }
        assert_eq!(folded("日本 ß"), "日本 ß");
    }
}
