//! How the duel is written.

use game::{Notation, NotationError, Phrase};

use super::{Action, Bag, Card, Chance, Duel};
use crate::plain;

fn write_bag(bag: Bag) -> String {
    bag.cards().map(Card::letter).collect()
}

fn read_bag(text: &str) -> Option<Bag> {
    let mut bag = Bag::EMPTY;
    for letter in text.chars() {
        let card = Card::read(letter)?;
        if bag.number_of(card) == Bag::DECK.number_of(card) {
            return None;
        }
        bag.add(card);
    }
    Some(bag)
}

fn read_card(text: &str) -> Option<Card> {
    let mut letters = text.chars();
    letters.next().and_then(Card::read).filter(|_| letters.next().is_none())
}

impl Notation for Duel {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Strike(card) => format!("strike {}", card.letter()),
            Action::Drop(card) => format!("drop {}", card.letter()),
            Action::Counter => "counter".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let read = || match plain(text).split_once(' ') {
            None if plain(text) == "counter" => Some(Action::Counter),
            None if plain(text) == "pass" => Some(Action::Pass),
            Some(("strike", card)) => read_card(card).map(Action::Strike),
            Some(("drop", card)) => read_card(card).map(Action::Drop),
            Some(_) | None => None,
        };
        read().ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Deal([one, two]) => format!("deal {} {}", write_bag(one), write_bag(two)),
            Chance::Draw(card) => format!("draw {}", card.letter()),
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let read = || {
            let plain = plain(text);
            match plain.split(' ').collect::<Vec<_>>().as_slice() {
                ["deal", one, two] => Some(Chance::Deal([read_bag(one)?, read_bag(two)?])),
                ["draw", card] => Some(Chance::Draw(read_card(card)?)),
                _ => None,
            }
        };
        read().ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Action) -> Phrase {
        match action {
            Action::Strike(card) => Phrase::new("duel-strike").with("card", card.letter().to_string()),
            Action::Drop(card) => Phrase::new("duel-drop").with("card", card.letter().to_string()),
            Action::Counter => Phrase::new("duel-counter"),
            Action::Pass => Phrase::new("duel-pass"),
        }
    }
}
