//! Asante, by Rüdiger Dorn: a trading game for two.
//!
//! A turn has five actions: cards are drawn, then wares are bought and sold, artifacts laid and used, people and animals
//! played, against whom the other player may send an animal keeper; holy places help in between. Whoever has 60 gold at
//! the end of a turn brings on the end.
//!
//! What the cards are is data: a deck file that its owners can correct ([`deck`]). What is to be said of an effect of its
//! vocabulary stands together, once, in a file of `effects/`; what it leaves to be decided later is a frame like every other,
//! and read in `rules/`. The rules, clause by clause, are in `RULES.md`; the code cites them as `ASA.41`.

/// The settings.
pub mod config;
/// The deck file.
pub mod deck;
/// What the cards are.
pub mod card;
/// Handfuls of wares.
pub mod ware;
/// Bags of cards.
pub mod bag;
/// What players and nature decide.
pub mod action;
/// What the cards do, one file for each effect.
pub mod effects;
/// The whole position, and what is waiting to be decided.
pub mod state;
/// How the game goes on: the heart.
pub mod rules;
/// Gold, the winner, what a position is worth.
pub mod score;
/// What a viewer may know. The file to audit for leaks.
pub mod view;
/// Moves as text.
pub mod notation;
/// What can be worked out from a view, as data.
pub mod digest;
/// What follows from an action, as data.
pub mod prospect;
/// What happened and how the table looks, in phrases.
pub mod story;
/// The cards in words.
pub mod glossary;
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

use std::sync::Arc;

use game::Config;

use crate::bag::{Cards, Rows};
use crate::card::{Blessing, Class, Deck, Holy, Kind};
use crate::notation::Names;

/// The rules of one match of Asante.
#[derive(Clone, Debug)]
pub struct Asante {
    config: Config,
    /// The deck as it was read.
    deck: Arc<Deck>,
    /// The main pile as a bag.
    cards: Rows<Kind, 4>,
    /// The holy places as a bag.
    places: Rows<Holy, 1>,
    /// What every card is, without its names.
    classes: Vec<Class>,
    /// What every holy place does.
    blessings: Vec<Blessing>,
    /// How cards and holy places are called in notation.
    names: Arc<Names>,
    /// Is it another deck than ours?
    own_deck: bool,
    /// All cards that cancel others (ASA.41).
    keepers: Cards,
    /// ASA.61: after so many turns of both players together the game ends.
    most_turns: u16,
}

/// The players' rules in English.
pub const RULES_EN: &str = include_str!("../RULES.md");
/// The players' rules in French.
pub const RULES_FR: &str = include_str!("../RULES.fr.md");
/// The page of one minute in English.
pub const MINUTE_EN: &str = include_str!("../MINUTE.md");
/// The page of one minute in French.
pub const MINUTE_FR: &str = include_str!("../MINUTE.fr.md");
/// The game's words in English.
pub const WORDS_EN: &str = include_str!("../words/en.ftl");
/// The game's words in French.
pub const WORDS_FR: &str = include_str!("../words/fr.ftl");

impl Asante {
    /// The deck that is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How bags of its cards are read and changed.
    pub fn cards(&self) -> &Rows<Kind, 4> {
        &self.cards
    }
}
