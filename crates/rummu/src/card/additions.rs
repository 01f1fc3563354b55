//! What can be added to a combination on the table (RUM.14): single cards, and cards that only fit together.
//!
//! Only a run of one colour with just one ordinary card more than jokers takes cards together that it would not take
//! one by one: at one of its ends a joker first, and further out as many ordinary cards as jokers. Cards at both
//! ends are never one addition, for those of one end could be added first.

use cards::Bag;
use std::sync::LazyLock;

use super::{COLUMN, JOKERS, ROW, every_combination, is_tight, numbers, row, spread, suited_place};

/// What fits next to a combination on the table, as bits of `Bag::kinds_mask`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fitting {
    /// The cards that can be added alone.
    pub single: u64,
    /// The jokers that can be added only with other cards.
    pub joint: u64,
}

impl Fitting {
    /// What fits next to these cards.
    #[inline]
    pub fn of(combination: Bag) -> Fitting {
        let mask = combination.kinds_mask();
        let numbers = numbers(mask);
        if numbers.is_power_of_two() {
            return Fitting { single: COLUMN << numbers.trailing_zeros() & !mask, joint: 0 };
        }
        let ends = above(numbers) | below(numbers);
        match suited_place(mask) {
            Some(place) if is_tight(mask) => Fitting { single: ends << place, joint: ends << JOKERS },
            Some(place) => Fitting { single: ends << place | ends << JOKERS, joint: 0 },
            None => Fitting { single: spread(ends, mask), joint: 0 },
        }
    }
}

/// The single cards that can be added to a combination on the table, as bits of `Bag::kinds_mask`.
#[inline]
pub fn additions(combination: Bag) -> u64 {
    Fitting::of(combination).single
}

/// Calls `found` with every addition of several cards to a combination that can be made of these kinds of cards, each
/// once.
pub fn for_each_joint_addition(combination: Bag, held: u64, mut found: impl FnMut(Bag)) {
    let mask = combination.kinds_mask();
    if Fitting::of(combination).joint & held != 0
        && let Some(place) = suited_place(mask)
    {
        let held = Held { own: row(held, place), jokers: row(held, JOKERS), place };
        held.extend(above(numbers(mask)), |at| at << 1, Part::default(), &mut found);
        held.extend(below(numbers(mask)), |at| at >> 1, Part::default(), &mut found);
    }
}

/// Every addition of several cards that there is, in a fixed order: 112.
pub fn every_joint_addition() -> &'static [Bag] {
    static ALL: LazyLock<Vec<Bag>> = LazyLock::new(|| {
        let mut all = Vec::new();
        for &combination in every_combination() {
            for_each_joint_addition(combination, Bag::FULL.kinds_mask(), |cards| all.push(cards));
        }
        all.sort_unstable_by_key(|cards| cards.kinds_mask());
        all.dedup();
        all
    });
    &ALL
}

/// The cards of the hand that a run of one colour can have, by number.
struct Held {
    own: u64,
    jokers: u64,
    /// Where the bits of the colour begin.
    place: u32,
}

/// The beginning of an addition: its cards, and how many more jokers than ordinary cards they are.
#[derive(Clone, Copy, Default)]
struct Part {
    cards: u64,
    lacking: u32,
}

impl Held {
    /// RUM.13: goes on from this number until there are as many ordinary cards as jokers. An ordinary card cannot be
    /// the first, for it could be added alone.
    fn extend(&self, at: u64, next: fn(u64) -> u64, part: Part, found: &mut impl FnMut(Bag)) {
        let at = at & ROW;
        if self.jokers & at != 0 {
            let longer = Part { cards: part.cards | at << JOKERS, lacking: part.lacking + 1 };
            self.extend(next(at), next, longer, found);
        }
        if self.own & at != 0 && part.lacking > 0 {
            let longer = Part { cards: part.cards | at << self.place, lacking: part.lacking - 1 };
            match longer.lacking {
                0 => found(Bag::from_kinds_mask(longer.cards)),
                _ => self.extend(next(at), next, longer, found),
            }
        }
    }
}

/// The number above a run.
#[inline]
const fn above(numbers: u64) -> u64 {
    numbers << 1 & !numbers & ROW
}

/// The number below a run.
#[inline]
const fn below(numbers: u64) -> u64 {
    numbers >> 1 & !numbers
}
