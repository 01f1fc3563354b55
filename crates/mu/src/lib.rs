//! Mü, a trick-taking game by Doris Matthäus and Frank Nestel.
//!
//! Players bid by laying cards of their hand face up before them. Whoever lays most is chief and, after the vice who
//! laid second most, names a trump; both trumps together are one suit. The chief calls a partner, and the two must win
//! a number of triangles in tricks that grows with the bid. Laid cards stay on the table as an open part of the hand.
//!
//! The rules, clause by clause, are in `RULES.md`; the code cites them as `MU.31`.

/// The settings.
pub mod config;
/// Trumps, suits and how strong a card is.
pub mod card;
/// What players and nature decide.
pub mod action;
/// The whole position, and what is waiting to be decided.
pub mod state;
/// How the game goes on: the heart.
pub mod rules;
/// Contracts, points, the winner, what a position is worth.
pub mod score;
/// What a viewer may know. The file to audit for leaks.
pub mod view;
/// What decides the game and can be worked out from a view.
pub mod digest;
/// Moves as text.
pub mod notation;
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

/// The rules of one match of Mü.
#[derive(Clone, Debug)]
pub struct Mu {
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
