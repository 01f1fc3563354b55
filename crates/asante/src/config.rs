//! The settings of a match.

use std::sync::{Arc, LazyLock};

use game::settings::{Domain, Schema, Setting};
use game::{Config, ConfigError};

use crate::Asante;
use crate::bag::{Row, Rows};
use crate::card::{Class, Deck, Kind};
use crate::deck::DECK;
use crate::effects::{Cancel, Effect};
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
        // Reading a deck takes as long as playing with it, and nearly everybody plays with ours.
        static OURS: LazyLock<Result<Asante, ConfigError>> = LazyLock::new(|| {
            Config::new::<&str, &str>(&SCHEMA, None, &[]).and_then(|usual| Asante::read(&usual))
        });
        if config.text("deck") != DECK {
            return Asante::read(config);
        }
        let most_turns = most_turns(config);
        OURS.clone().map(|ours| Asante { config: config.clone(), most_turns, ..ours })
    }

    fn read(config: &Config) -> Result<Self, ConfigError> {
        let deck = Deck::read(config.text("deck"))?;
        let cards: Rows<Kind, 4> = Rows::new(deck.cards.iter().map(|row| row.label.count));
        let cancels = |card: &Kind| deck.cards[card.index()].class == Class::Person(Effect::Cancel(Cancel));
        let keepers: Vec<Kind> = cards.each(&cards.full()).filter(cancels).collect();
        Ok(Asante {
            config: config.clone(),
            keepers: cards.bag(&keepers),
            own_deck: config.text("deck") != DECK,
            cards,
            places: Rows::new(deck.holy.iter().map(|row| row.label.count)),
            classes: deck.cards.iter().map(|row| row.class).collect(),
            blessings: deck.holy.iter().map(|row| row.blessing).collect(),
            names: Arc::new(Names::of(&deck)),
            most_turns: most_turns(config),
            deck: Arc::new(deck),
        })
    }
}

/// ASA.61: of both players together.
fn most_turns(config: &Config) -> u16 {
    2 * u16::from(config.byte("most-turns"))
}
