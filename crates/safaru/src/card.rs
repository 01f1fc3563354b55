//! What this game sees in the cards beyond colour and number: animals and sums.

use cards::kind::KINDS;
use cards::{Bag, Colour, Kind};

/// The sum that SAF.4 is about.
pub const SEVENTEEN: u8 = 17;
/// The baby animals of the deck: all 0s (DECK.5).
pub const BABIES: Bag = Bag::number(0);

/// The unicorns among the cards: the blue ones (DECK.5).
pub const fn unicorns(cards: Bag) -> u8 {
    cards.of_colour(Colour::Blue).count()
}

/// The hedgehogs among the cards: the yellow ones (DECK.5).
pub const fn hedgehogs(cards: Bag) -> u8 {
    cards.of_colour(Colour::Yellow).count()
}

/// The baby animals among the cards: the 0s (DECK.5).
pub const fn babies(cards: Bag) -> u8 {
    cards.and(BABIES).count()
}

/// What the numbers of the cards add up to.
pub fn sum(cards: Bag) -> u16 {
    cards.kinds().map(|kind| u16::from(kind.number()) * u16::from(cards.count_of(kind))).sum()
}

/// The cards from this one on, in ascending order of number and colour: those that may be chosen after it.
#[inline]
pub(crate) fn from_on(kind: Kind) -> Bag {
    FROM_ON[kind.index()]
}

static FROM_ON: [Bag; KINDS as usize] = {
    let mut bags = [Bag::EMPTY; KINDS as usize];
    let mut place = 0;
    while place < bags.len() {
        let (colour, number) = (place / 10, place % 10);
        let mut other = 0;
        while other < bags.len() {
            if other % 10 > number || other % 10 == number && other / 10 >= colour {
                let kind = Kind::new(Colour::ALL[other / 10], (other % 10) as u8);
                let mut copies = kind.copies();
                while copies > 0 {
                    bags[place].add(kind);
                    copies -= 1;
                }
            }
            other += 1;
        }
        place += 1;
    }
    bags
};

/// The kinds of a bag as values for phrases.
pub(crate) fn card_values(cards: Bag) -> game::Value {
    game::Value::List(cards.cards().map(Kind::value).collect())
}
