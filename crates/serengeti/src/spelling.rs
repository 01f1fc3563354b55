//! Actions as words: one letter each, and two for an exchange.
//!
//! A card is named by its place among the thirty, by tribe and number, so that the letters are the same with every table of
//! cards (SER.2).

use game::spell::Letters;
use game::{Letter, Seat, Spell, Word};

use crate::Serengeti;
use crate::action::Action;
use crate::card::{CARDS, Card, CardSet};
use crate::config::MOST_CHIPS;

const PASS: Letters = Letters::first("pass", 1);
const BID: Letters = PASS.then("bid", MOST_CHIPS as usize + 1);
const SELL: Letters = BID.then("sell", CARDS);
const LOSE: Letters = SELL.then("lose", CARDS);
const GIVE: Letters = LOSE.then("give", CARDS);
const TAKE: Letters = GIVE.then("take", CARDS);

impl Spell for Serengeti {
    const ALPHABET: &'static [Letters] = &[PASS, BID, SELL, LOSE, GIVE, TAKE];

    fn spell(&self, _seat: Seat, action: Action) -> Word {
        let place = |card: Card| self.cards.rank(card) as usize;
        match action {
            Action::Pass => word([PASS.at(0)]),
            Action::Bid(amount) => word([BID.at(usize::from(amount))]),
            Action::Sell(card) => word([SELL.at(place(card))]),
            Action::Lose(card) => word([LOSE.at(place(card))]),
            Action::Swap { give, take } => word([GIVE.at(place(give)), TAKE.at(place(take))]),
        }
    }

    /// Cards by their names in the usual table; in another one the card in the same place is meant.
    fn name_letter(letters: Letters, index: usize) -> String {
        if letters == BID {
            return index.to_string();
        }
        CardSet::USUAL.iter().nth(index).map_or_else(|| index.to_string(), Card::notation)
    }
}

#[inline]
fn word<const N: usize>(letters: [Letter; N]) -> Word {
    letters.into_iter().collect()
}
