//! Safarü, a fishing game with the Mü deck, and Reverse Safarü.
//!
//! Cards lie face up on the table: they are *wild*. On a turn a player plays a hand card and catches wild
//! cards with it — cards that add up to it, cards that make 17 with it, a card of the same number —, or
//! releases it among the wild ones. Blue cards and triangles are welcome in one's pile, yellow cards and 0s
//! are not; in Reverse Safarü nothing is, and the neighbour has a say. Hands and piles are hidden, but
//! everything caught was seen by all.
//!
//! The rules, clause by clause, are in `RULES.md`; the code cites them as `SAF.6`.

/// The settings.
pub mod config;
/// What this game sees in the cards: animals, and the sum of seventeen.
pub mod card;
/// Selections of cards by what they add up to: arithmetic alone.
mod selection;
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
/// What decides the game, worked out from a view.
pub mod digest;
/// What can follow from a choice, as data.
pub mod prospect;
/// What happened and how the table looks, in phrases.
pub mod story;
/// A sensible player.
pub mod advice;
/// What somebody learns who plays for the first time.
pub mod lessons;
/// Actions as words, for learners.
mod spelling;
/// Views as numbers, for learners.
mod observing;
/// What only tests ask.
mod inspect;

use config::Settings;
use game::Config;

/// The rules of one match of Safarü.
#[derive(Clone, Debug)]
pub struct Safaru {
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
