//! What this game sees in the cards beyond colour and number: animals, and the sum of seventeen.

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

/// The kinds of a bag as values for phrases.
pub(crate) fn card_values(cards: Bag) -> game::Value {
    game::Value::List(cards.cards().map(Kind::value).collect())
}
