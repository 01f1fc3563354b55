//! What this game sees in the cards beyond colour and number: animals and sums.

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
    cards.cards().map(|kind| u16::from(kind.number())).sum()
}

/// Both bags together, if the deck has that many cards of each kind.
pub fn joined(one: Bag, other: Bag) -> Option<Bag> {
    let mut all = one;
    for kind in other.cards() {
        if all.count_of(kind) == kind.copies() {
            return None;
        }
        all.add(kind);
    }
    Some(all)
}

/// Can some of the cards, together with a 0 if there is one, be caught by adding with a card of this number
/// (SAF.3)? A card of that number itself needs the 0 (SAF.7); smaller cards that add up to it are two or more
/// anyway. 0s are not among the cards.
#[inline]
pub(crate) fn can_add(number: u8, cards: Bag, zero_beside: bool) -> bool {
    if zero_beside && !cards.of_number(number).is_empty() {
        return true;
    }
    let mut sums = 1u32;
    for kind in cards.kinds().filter(|kind| kind.number() < number) {
        (0..cards.count_of(kind)).for_each(|_| sums |= sums << kind.number());
    }
    sums >> number & 1 == 1
}

/// The cards among `caught` that are caught by adding (SAF.3) when the rest is caught with seventeen: always
/// the same ones, whatever the player had in mind, and high kinds as few as can be. 0s are not among the
/// cards.
pub(crate) fn adding_part(number: u8, caught: Bag, zero_beside: bool) -> Option<Bag> {
    let same = caught.of_number(number);
    lowest_with_sum(if zero_beside { caught } else { caught.minus(same) }, number)
}

/// The first selection with this sum, in the order of those that do without the highest kind before those
/// that have it, and so on.
fn lowest_with_sum(from: Bag, sum: u8) -> Option<Bag> {
    if sum == 0 {
        return Some(Bag::EMPTY);
    }
    let highest = from.kinds_mask().checked_ilog2().and_then(|index| Kind::at(index as usize))?;
    let copies = from.count_of(highest);
    let mut lower = from;
    (0..copies).for_each(|_| lower.remove(highest));
    let (mut left, mut taken) = (Some(sum), Bag::EMPTY);
    for _ in 0..=copies {
        if let Some(found) = lowest_with_sum(lower, left?) {
            return Some(found.plus(taken));
        }
        left = left?.checked_sub(highest.number());
        taken = if taken.count() < copies { taken.with(highest) } else { taken };
    }
    None
}

/// The kinds of a bag as values for phrases.
pub(crate) fn card_values(cards: Bag) -> game::Value {
    game::Value::List(cards.cards().map(Kind::value).collect())
}
