//! Rummü, rummy with the Mü deck.
//!
//! Players draw from the stock or from the top of the discard pile, lay sets and runs, add to what lies on the table,
//! and discard a card; whoever discards the last one ends the hand. Yellow cards are jokers for their own number. How
//! many cards the first combination of a hand must have depends on the player's score.
//!
//! The rules, clause by clause, are in `RULES.md`; the code cites them as `RUM.20`.

/// The settings.
pub mod config;
/// Combinations of cards: sets and runs.
pub mod card;
/// What players and nature decide.
pub mod action;
/// The whole position, and what is waiting to be decided.
pub mod state;
/// How the game goes on: the heart.
pub mod rules;
/// Points, the winner, what a position is worth.
pub mod score;
/// What a viewer may know. The file to audit for leaks.
pub mod view;
/// Moves as text.
pub mod notation;
/// What decides the game and can be worked out from a view; what would follow from an action.
pub mod digest;
/// Where somebody is to decide.
mod decision;
/// What happened and how the table looks, in phrases.
pub mod story;
/// A sensible player, and what speaks for and against an action.
pub mod advice;
/// What somebody learns who plays for the first time.
pub mod lessons;
/// Actions as words over a small alphabet, for whoever learns to play.
mod spelling;
/// Views as numbers, for whoever learns to play.
mod observing;
/// What only tests ask.
mod inspect;

use config::Settings;
use game::Config;

/// The rules of one match of Rummü.
#[derive(Clone, Debug)]
pub struct Rummu {
    config: Config,
    settings: Settings,
}

/// The game's words in English.
pub const WORDS_EN: &str = include_str!("../words/en.ftl");
/// The game's words in French.
pub const WORDS_FR: &str = include_str!("../words/fr.ftl");
/// The players' rules in English.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The players' rules in French.
pub const RULES_FR: &str = include_str!("../RULES.fr.md");
/// The game in one minute, in English.
pub const MINUTE_EN: &str = include_str!("../MINUTE.md");
/// The game in one minute, in French.
pub const MINUTE_FR: &str = include_str!("../MINUTE.fr.md");
