//! Serengeti, an auction game by Michael Schacht.
//!
//! Thirty carvings of six tribes are auctioned in fifteen lots. Whoever buys pays the other players, and the
//! units digit of the price says whom: those who own a card with that digit. Nobody may bid an amount that ends in a
//! digit of their own cards. Cards are public; chips are secret, but every payment is seen.
//!
//! Three editions are one engine with different settings. The rules, clause by clause, are in `RULES.md`; the
//! code cites them as `SER.44`.

/// The settings and the three editions.
pub mod config;
/// The cards: one table.
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
/// What happened and how the table looks, in phrases.
pub mod story;
/// A sensible player, and what speaks for and against an action.
pub mod advice;
/// What somebody learns who plays for the first time.
pub mod lessons;
/// Actions as words, for learners.
mod spelling;
/// Views as numbers, for learners.
mod observing;
/// What only tests ask.
mod inspect;

use card::CardSet;
use config::Settings;
use game::Config;

/// The rules of one match of Serengeti.
#[derive(Clone, Debug)]
pub struct Serengeti {
    config: Config,
    settings: Settings,
    /// The thirty cards of the table in use.
    cards: CardSet,
    /// Chips that belong to nobody and nowhere (SER.5).
    out: u8,
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
