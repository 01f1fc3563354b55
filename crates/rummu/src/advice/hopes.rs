//! Combinations that are not there yet: which cards of the hand they would use, and which cards they lack.

use cards::{Bag, Kind};
use std::sync::LazyLock;

use super::{Taste, worth_of};
use crate::card::{every_combination, kinds_of};

/// The sizes of combinations with which a player may have to come out.
const SIZES: [u8; 4] = [3, 4, 5, 6];

/// What each card is hoped to bring.
pub(super) struct Hopes {
    keep: [f32; 50],
    gain: [f32; 50],
}

/// A combination and what it is worth.
struct Plan {
    mask: u64,
    worth: f32,
}

/// Every combination of each of the sizes.
static PLANS: LazyLock<[Vec<Plan>; 4]> = LazyLock::new(|| {
    SIZES.map(|size| {
        let fitting = every_combination().iter().filter(|combination| combination.count() == size);
        fitting.map(|&cards| Plan { mask: cards.kinds_mask(), worth: worth_of(cards) }).collect()
    })
});

impl Hopes {
    /// Looks at all combinations of this size that lack one or two cards. Cards that lie on the table do not come any
    /// more.
    pub(super) fn of(hand: Bag, table: Bag, size: u8, bonus: f32, taste: &Taste) -> Hopes {
        let mut hopes = Hopes { keep: [0.0; 50], gain: [0.0; 50] };
        let held = hand.kinds_mask();
        let gone = table.kinds().filter(|&card| table.count_of(card) + hand.count_of(card) == card.copies());
        let gone = gone.collect::<Bag>().kinds_mask() & !held;
        let plans = &PLANS[usize::from(size.clamp(SIZES[0], SIZES[3]) - SIZES[0])];
        for plan in plans.iter().filter(|plan| plan.mask & gone == 0) {
            let lacking = plan.mask & !held;
            let worth = plan.worth + bonus;
            let (now, gained) = match lacking.count_ones() {
                0 => (worth, 0.0),
                1 => (worth * taste.last_but_one, worth * taste.last_card),
                2 => (worth * taste.last_but_one * taste.last_but_one, worth * taste.last_but_one),
                _ => continue,
            };
            kinds_of(plan.mask & held).for_each(|card| hopes.keep[card.index()] += now);
            kinds_of(lacking).for_each(|card| {
                let so_far = &mut hopes.gain[card.index()];
                *so_far =
                    if gained > worth * taste.last_but_one { so_far.max(gained) } else { *so_far + gained };
            });
        }
        hopes
    }

    /// What it is worth to keep a card of the hand.
    pub(super) fn keep(&self, card: Kind) -> f32 {
        self.keep[card.index()]
    }

    /// What it would be worth to have this card too.
    pub(super) fn gain(&self, card: Kind) -> f32 {
        self.gain[card.index()]
    }
}
