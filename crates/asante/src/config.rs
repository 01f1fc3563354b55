//! The settings of a match.

use game::settings::{Domain, Schema, Setting};
use game::{Config, ConfigError};

use crate::Asante;
use crate::bag::Rows;
use crate::card::Deck;
use crate::deck::DECK;
use crate::notation::Names;

/// Everything that can be set.
pub static SCHEMA: Schema = Schema {
    min_seats: 2,
    max_seats: 2,
    default_seats: 2,
    settings: &[
        Setting { key: "deck", clause: "ASA.1", takes: Domain::Text { default: DECK } },
        Setting {
            key: "most-turns",
            clause: "ASA.61",
            takes: Domain::Number { default: 200, min: 1, max: 200 },
        },
    ],
};

impl Asante {
    /// The rules for these settings, or what is wrong with the deck.
    pub(crate) fn build(config: &Config) -> Result<Self, ConfigError> {
        let deck = Deck::read(config.text("deck"))?;
        Ok(Asante {
            config: config.clone(),
            cards: Rows::new(deck.cards.iter().map(|row| row.label.count)),
            places: Rows::new(deck.holy.iter().map(|row| row.label.count)),
            classes: deck.cards.iter().map(|row| row.class).collect(),
            blessings: deck.holy.iter().map(|row| row.blessing).collect(),
            names: Names::of(&deck),
            most_turns: 2 * u16::from(config.byte("most-turns")),
            deck,
        })
    }
}
