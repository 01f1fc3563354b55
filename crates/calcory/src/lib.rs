//! Calcory, a memory and sums game with the Mü deck.
//!
//! Sixty cards lie face down in six rows of ten. A player turns cards up and adds their numbers: exactly 13 wins them,
//! more than 13 loses them, and below 13 one may stop, mark the cards and hope that nobody does better before the own
//! turn comes again. Of the cards won, one goes back face down on an empty space. Everything has been seen once; the
//! table does not show it a second time.
//!
//! The rules, clause by clause, are in `RULES.md`; the code cites them as `CAL.5`.

/// The settings.
pub mod config;
/// What this game needs to know about cards beyond the deck.
pub mod card;
/// The sixty spaces of the layout.
pub mod space;
/// What players and nature decide.
pub mod action;
/// The whole position, and what is waiting to be decided.
pub mod state;
/// How the game goes on: the heart.
pub mod rules;
/// Cards won, the winner, what a position is worth.
pub mod score;
/// What a viewer may know. The file to audit for leaks.
pub mod view;
/// Moves as text.
pub mod notation;
/// What a viewer knows of the cards that lie face down.
mod known;
/// What can be worked out from a view and decides the game.
pub mod digest;
/// What happened and how the table looks, in phrases.
pub mod story;
/// A sensible player.
pub mod advice;
/// What somebody learns who plays for the first time.
pub mod lessons;
/// Actions as words over a small alphabet, for whoever learns to play.
mod spelling;
/// Views as numbers, for whoever learns to play.
mod observing;
/// What only tests ask.
mod inspect;

use game::Config;

/// The rules of one match of Calcory.
#[derive(Clone, Debug)]
pub struct Calcory {
    config: Config,
    /// How many play.
    seats: u8,
    /// CAL.13: after so many turns in a row without a card being taken the game ends.
    patience: u8,
}

/// The game's words in English.
pub const WORDS_EN: &str = include_str!("../words/en.ftl");
/// The game's words in French.
pub const WORDS_FR: &str = include_str!("../words/fr.ftl");
/// The players' rules in English.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The players' rules in French.
pub const RULES_FR: &str = include_str!("../RULES.fr.md");
/// The page of one minute in English.
pub const MINUTE_EN: &str = include_str!("../MINUTE.md");
/// The page of one minute in French.
pub const MINUTE_FR: &str = include_str!("../MINUTE.fr.md");
