//! Moves as text.

use game::notation::folded;
use game::{Notation, NotationError, Phrase, Seat};

use crate::Serengeti;
use crate::action::{Action, Chance};
use crate::card::{Card, CardSet};

/// The verbs, in English and in French, without accents.
#[derive(Clone, Copy)]
enum Verb {
    Bid,
    Pass,
    Sell,
    Swap,
    Lose,
}

impl Verb {
    fn read(word: &str) -> Option<Verb> {
        match word {
            "bid" | "b" | "raise" | "mise" | "miser" | "encherir" | "surencherir" | "relancer" => {
                Some(Verb::Bid)
            }
            "pass" | "p" | "no" | "skip" | "passe" | "passer" | "non" | "rien" => Some(Verb::Pass),
            "sell" | "offer" | "vendre" | "vends" | "vente" => Some(Verb::Sell),
            "swap" | "exchange" | "trade" | "echanger" | "echange" | "troquer" => Some(Verb::Swap),
            "lose" | "discard" | "perdre" | "perds" | "abandonner" | "ceder" | "defausser" | "ecarter"
            | "jeter" => Some(Verb::Lose),
            _ => None,
        }
    }
}

impl Notation for Serengeti {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Pass => "pass".to_owned(),
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Sell(card) => format!("sell {card}"),
            Action::Swap { give, take } => format!("swap {give} {take}"),
            Action::Lose(card) => format!("lose {card}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let plain = folded(text);
        let words: Vec<&str> = plain.split_whitespace().collect();
        let unknown = || NotationError::unknown(text, self.forms());
        let (verb, arguments) = words.split_first().ok_or_else(unknown)?;
        let card = |word: &str| Card::read(word).filter(|&card| self.cards.has(card));
        let action = match (Verb::read(verb).ok_or_else(unknown)?, arguments) {
            (Verb::Pass, []) => Some(Action::Pass),
            (Verb::Bid, [amount]) => read_amount(amount).map(Action::Bid),
            (Verb::Sell, [own]) => card(own).map(Action::Sell),
            (Verb::Lose, [own]) => card(own).map(Action::Lose),
            (Verb::Swap, [give, take]) => {
                card(give).zip(card(take)).map(|(give, take)| Action::Swap { give, take })
            }
            (Verb::Pass | Verb::Bid | Verb::Sell | Verb::Lose | Verb::Swap, _) => None,
        };
        action.ok_or_else(unknown)
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Turn(cards) => format!("turn {}", card_words(cards).join(" ")),
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || NotationError::unknown(text, Phrase::new("forms-chance"));
        match words.as_slice() {
            ["first", seat] => Seat::read(seat, self.settings.seats).map(Chance::First).ok_or_else(unknown),
            ["turn", names @ ..] => {
                let cards: Option<Vec<Card>> = names.iter().map(|name| Card::read(name)).collect();
                let set = cards.and_then(|cards| CardSet::try_from(cards).ok());
                set.filter(|cards| cards.within(self.cards)).map(Chance::Turn).ok_or_else(unknown)
            }
            _ => Err(unknown()),
        }
    }

    fn describe_action(&self, action: Action) -> Phrase {
        match action {
            Action::Pass => Phrase::new("move-pass"),
            Action::Bid(amount) => Phrase::new("move-bid").with("amount", amount),
            Action::Sell(card) => Phrase::new("move-sell").with("card", card.to_string()),
            Action::Swap { give, take } => {
                Phrase::new("move-swap").with("give", give.to_string()).with("take", take.to_string())
            }
            Action::Lose(card) => Phrase::new("move-lose").with("card", card.to_string()),
        }
    }

    fn amount(&self, action: Action) -> Option<u32> {
        match action {
            Action::Bid(amount) => Some(u32::from(amount)),
            Action::Pass | Action::Sell(_) | Action::Swap { .. } | Action::Lose(_) => None,
        }
    }

    fn with_amount(&self, _like: Action, amount: u32) -> Option<Action> {
        Some(Action::Bid(u8::try_from(amount).unwrap_or(u8::MAX)))
    }
}

/// An amount. More than anybody can have is a bid too, so that a clause can say why it is not legal: nobody asks then
/// by how much it is too large.
fn read_amount(text: &str) -> Option<u8> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u8::MAX))
}

/// The cards as words.
pub(crate) fn card_words(cards: CardSet) -> Vec<String> {
    cards.iter().map(Card::notation).collect()
}
