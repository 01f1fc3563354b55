//! The vocabulary of the deck file: what numbers may be, and what a holy place can do. What cards can do is listed in
//! `effects.rs`, by their classes; the name of each effect and its numbers stand beside the effect itself.

use crate::card::{Blessing, WARES};
use crate::state::MOST_SEEN;

/// Gold goes up to this, in prices and in effects.
pub const MOST_GOLD: u8 = 99;
/// An effect gives at most so many wares at once, as many as a ware card shows.
pub const MOST_WARES: u8 = 4;
/// An effect draws or shows at most so many cards at once.
pub const MOST_DRAWN: u8 = 8;
const _: () = assert!(MOST_DRAWN as usize == MOST_SEEN, "there is room to look at what is drawn or shown");
/// A Matron's limits on hands.
pub const MOST_HELD: u8 = 12;
/// A Dyer has at most so many other kinds of ware to choose from.
pub const MOST_OTHER_KINDS: u8 = WARES as u8 - 1;

/// A number of an effect: the field it is written in, and what it may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    pub(crate) field: &'static str,
    pub(crate) min: u8,
    pub(crate) max: u8,
    /// How many numbers stand in the field: one, or a list of so many.
    pub(crate) length: usize,
}

/// One effect of the vocabulary.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<T> {
    pub(crate) name: &'static str,
    pub(crate) numbers: &'static [Number],
    /// The effect with these numbers, which come in the order of `numbers`.
    pub(crate) make: fn(&[u8]) -> T,
}

const fn number(field: &'static str, min: u8, max: u8) -> Number {
    Number { field, min, max, length: 1 }
}

pub(crate) const GOLD: Number = number("gold", 1, MOST_GOLD);
pub(crate) const WARES_TAKEN: Number = number("wares", 1, MOST_WARES);
pub(crate) const CARDS: Number = number("cards", 1, MOST_DRAWN);
pub(crate) const MOST: Number = number("most", 1, MOST_OTHER_KINDS);
pub(crate) const UP_TO: Number = number("up-to", 1, MOST_HELD);
pub(crate) const DOWN_TO: Number = number("down-to", 0, MOST_HELD);
pub(crate) const GOLD_BY_NUMBER: Number = Number { field: "gold", min: 0, max: MOST_GOLD, length: WARES };

/// What a holy place can do.
pub(super) const OF_HOLY_PLACES: &[Entry<Blessing>] = &[
    Entry { name: "draw-card", numbers: &[], make: |_| Blessing::DrawCard },
    Entry { name: "take-gold", numbers: &[GOLD], make: |n| Blessing::TakeGold { gold: n[0] } },
    Entry { name: "regain-action", numbers: &[], make: |_| Blessing::RegainAction },
    Entry { name: "change-ware", numbers: &[], make: |_| Blessing::ChangeWare },
    Entry { name: "any", numbers: &[], make: |_| Blessing::Any },
];

#[cfg(test)]
mod tests {
    use crate::effects::{OF_ARTIFACTS, OF_BOTH, OF_PERSONS};

    #[test]
    fn every_effect_tells_the_numbers_that_it_was_given() {
        for entry in OF_ARTIFACTS.iter().chain(OF_PERSONS).chain(OF_BOTH) {
            let count: usize = entry.numbers.iter().map(|number| number.length).sum();
            let given: Vec<u8> = (1..).take(count).collect();
            let told = (entry.make)(&given).rule().numbers();
            assert_eq!(
                (&told[..count], told[count..].iter().all(|&more| more == 0)),
                (&given[..], true),
                "{}",
                entry.name
            );
        }
    }
}
