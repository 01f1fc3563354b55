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

/// A combination that is not there yet, as bits of `Bag::kinds_mask`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Near {
    /// All its cards.
    pub(crate) mask: u64,
    /// The one that is not in the hand.
    pub(crate) lacking: u64,
}

/// The combinations of this size that lack one card.
pub(crate) fn near(hand: Bag, table: Bag, size: u8) -> Vec<Near> {
    let all = possible(hand, table, size).map(|(plan, lacking)| Near { mask: plan.mask, lacking });
    all.filter(|near| near.lacking.is_power_of_two()).collect()
}

/// Is there a combination of this size that can still be made with this card and another one of the hand?
pub(crate) fn goes_with(card: Kind, hand: Bag, table: Bag, size: u8) -> bool {
    shared(card, hand, table, size).next().is_some()
}

/// The cards of the hand with which another one can become a combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Company {
    /// Those cards, without it.
    pub(crate) cards: Bag,
    /// How many more it takes.
    pub(crate) lacking: u8,
}

/// With which cards of the hand this one comes nearest to a combination of this size, the best of those.
pub(crate) fn company(card: Kind, hand: Bag, table: Bag, size: u8) -> Option<Company> {
    let nearest = shared(card, hand, table, size).min_by(|(plan, lacking), (other, others)| {
        let by_count = lacking.count_ones().cmp(&others.count_ones());
        by_count.then_with(|| other.worth.total_cmp(&plan.worth))
    });
    nearest.map(|(plan, lacking)| Company {
        cards: Bag::from_kinds_mask(plan.mask & !lacking & !(1 << card.index())),
        lacking: lacking.count_ones() as u8,
    })
}

/// The combinations of this size that can still be made with this card and another one of the hand, and what each lacks.
fn shared(card: Kind, hand: Bag, table: Bag, size: u8) -> impl Iterator<Item = (&'static Plan, u64)> {
    let (this, held) = (1 << card.index(), if hand.has(card) { hand } else { hand.with(card) });
    possible(held, table, size).filter(move |(plan, lacking)| {
        let there = plan.mask & !lacking;
        there & this != 0 && there != this
    })
}

/// The combinations of this size that can still be made, and what each lacks. Cards that lie on the table do not come
/// any more.
fn possible(hand: Bag, table: Bag, size: u8) -> impl Iterator<Item = (&'static Plan, u64)> {
    let held = hand.kinds_mask();
    let gone = table.kinds().filter(|&card| table.count_of(card) + hand.count_of(card) == card.copies());
    let gone = gone.collect::<Bag>().kinds_mask() & !held;
    let plans = &PLANS[usize::from(size.clamp(SIZES[0], SIZES[3]) - SIZES[0])];
    plans.iter().filter(move |plan| plan.mask & gone == 0).map(move |plan| (plan, plan.mask & !held))
}

impl Hopes {
    /// Looks at all combinations of this size that lack one or two cards.
    pub(super) fn of(hand: Bag, table: Bag, size: u8, bonus: f32, taste: &Taste) -> Hopes {
        let mut hopes = Hopes { keep: [0.0; 50], gain: [0.0; 50] };
        let held = hand.kinds_mask();
        for (plan, lacking) in possible(hand, table, size) {
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
