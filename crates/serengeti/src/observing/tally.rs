//! What is counted of cards: by tribe, whose cards score together (SER.80), and by digit, which says who is paid (SER.40).
//! All tribes, and all digits, are counted at once, in parallel bits of a word.

use crate::card::{CARDS_PER_TRIBE, CardSet, Tribe};
use crate::score::POINTS;

/// How many tribes there are.
pub(super) const TRIBES: usize = Tribe::ALL.len();
/// How many digits there are.
pub(super) const DIGITS: usize = 10;
/// A bit for each digit.
pub(super) const ALL_DIGITS: u16 = (1 << DIGITS) - 1;
/// The place of the first card of each tribe.
const FIRST_OF_TRIBE: u64 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 1 << 25;

/// What is counted of some cards.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// Their places among the thirty.
    pub places: u64,
    /// A thermometer for each tribe.
    pub tribes: u64,
    /// What they score together.
    pub points: u8,
    /// The digits on one card or more.
    pub once: u16,
    /// The digits on two cards or more.
    pub twice: u16,
    /// The digits on three cards.
    pub thrice: u16,
}

impl Tally {
    /// Counts cards that are among the thirty of a table.
    #[inline]
    pub(super) fn of(table: CardSet, cards: CardSet) -> Tally {
        let places = places(table, cards);
        let (tribes, points) = by_tribe(places);
        let [once, twice, thrice] = by_digit(cards);
        Tally { places, tribes, points, once, twice, thrice }
    }

    /// The digits on one card or more, then those on two or more.
    #[inline]
    pub(super) fn digits(&self) -> u64 {
        u64::from(self.once) | u64::from(self.twice) << DIGITS
    }
}

/// The places of cards among the thirty of a table.
#[inline]
pub(super) fn places(table: CardSet, cards: CardSet) -> u64 {
    cards.iter().fold(0, |places, card| places | 1 << table.rank(card))
}

/// A thermometer for each tribe, and the points. The n-th card of a tribe brings n points.
#[inline]
fn by_tribe(places: u64) -> (u64, u8) {
    let mut at_least = [0; CARDS_PER_TRIBE];
    for place in 0..CARDS_PER_TRIBE {
        let mut card = places >> place & FIRST_OF_TRIBE;
        for counted in &mut at_least {
            (*counted, card) = (*counted | card, *counted & card);
        }
    }
    let (mut tribes, mut points) = (0, 0);
    for (place, counted) in at_least.into_iter().enumerate() {
        tribes |= counted << place;
        points += (place as u32 + 1) * counted.count_ones();
    }
    (tribes, points as u8)
}

/// The digits on one card or more, on two or more, and on all three (SER.1).
#[inline]
fn by_digit(cards: CardSet) -> [u16; 3] {
    let mut at_least = [0; 3];
    for tribe in 0..TRIBES {
        let mut digits = (cards.bits() >> (DIGITS * tribe)) as u16 & ALL_DIGITS;
        for counted in &mut at_least {
            (*counted, digits) = (*counted | digits, *counted & digits);
        }
    }
    at_least
}

/// What cards bring to a player who has these; if they are that player's own, what goes with them.
#[inline]
pub(super) fn worth(own: CardSet, cards: CardSet) -> u8 {
    let (without, with) = (own.without(cards), own.or(cards));
    let points = |cards: CardSet, tribe| POINTS[usize::from(cards.of_tribe(tribe))];
    cards.tribes().map(|tribe| points(with, tribe) - points(without, tribe)).sum()
}
