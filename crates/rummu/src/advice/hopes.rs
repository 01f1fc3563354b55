//! Combinations that are not there yet: which cards of the hand they would use, and which cards they lack.

use cards::kind::KINDS;
use cards::{Bag, Kind};
use game::bits;
use std::sync::LazyLock;

use super::{Taste, worth_of};
use crate::card::{every_combination, kinds_of};

/// The sizes of combinations with which a player may have to come out.
const SIZES: [u8; 4] = [3, 4, 5, 6];

/// What each kind of card is hoped to bring.
pub(super) struct Hopes([f32; KINDS as usize]);

/// A combination and what it is worth.
struct Plan {
    mask: u64,
    worth: f32,
}

/// Every combination of one size, in a fixed order.
struct Plans {
    size: u8,
    all: Vec<Plan>,
    /// Those that each kind is in, a bit for each of them.
    with: Vec<Set>,
}

/// A set of combinations of one size: 1,114 at most.
type Set = [u64; 18];

/// Every combination of each of the sizes.
static PLANS: LazyLock<[Plans; 4]> = LazyLock::new(|| SIZES.map(Plans::new));

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

/// Calls `found` with every combination of this size that can still be made and lacks one card at most: with all its cards
/// and with the one it lacks, as bits of `Bag::kinds_mask`.
pub(crate) fn for_each_near(hand: Bag, table: Bag, size: u8, mut found: impl FnMut(u64, u64)) {
    Plans::of(size).for_each_in_reach(hand.kinds_mask(), gone(hand, table), 1, |plan, lacking| {
        found(plan.mask, lacking);
    });
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
    let (held, gone) = (hand.kinds_mask(), gone(hand, table));
    let plans = Plans::of(size).all.iter();
    plans.filter(move |plan| plan.mask & gone == 0).map(move |plan| (plan, plan.mask & !held))
}

/// The kinds that are not in the hand and of which all cards lie on the table.
fn gone(hand: Bag, table: Bag) -> u64 {
    const TWINS: u64 = Bag::FULL.twice_mask();
    (table.kinds_mask() & !TWINS | table.twice_mask()) & !hand.kinds_mask()
}

impl Plans {
    fn new(size: u8) -> Plans {
        let fitting = every_combination().iter().filter(|combination| combination.count() == size);
        let plan = |&cards: &Bag| Plan { mask: cards.kinds_mask(), worth: worth_of(cards) };
        let all: Vec<Plan> = fitting.map(plan).collect();
        let mut with = vec![Set::default(); usize::from(KINDS)];
        for (place, plan) in all.iter().enumerate() {
            kinds_of(plan.mask).for_each(|card| with[card.index()][place / 64] |= 1 << (place % 64));
        }
        Plans { size, all, with }
    }

    fn of(size: u8) -> &'static Plans {
        &PLANS[usize::from(size.clamp(SIZES[0], SIZES[3]) - SIZES[0])]
    }

    /// Calls `found` with every combination that can still be made and lacks at most so many cards, one or two, in order, and
    /// with what it lacks. There are many, and most are out of reach: how many of their cards are held is counted for 64 at once.
    #[inline]
    fn for_each_in_reach(&self, held: u64, gone: u64, most: u8, mut found: impl FnMut(&Plan, u64)) {
        let words = self.all.len().div_ceil(64);
        let (mut ones, mut twos, mut fours) = (Set::default(), Set::default(), Set::default());
        for card in kinds_of(held) {
            let with = &self.with[card.index()];
            for word in 0..words {
                let carry = ones[word] & with[word];
                ones[word] ^= with[word];
                fours[word] |= twos[word] & carry;
                twos[word] ^= carry;
            }
        }
        let mut lost = Set::default();
        for card in kinds_of(gone) {
            let with = &self.with[card.index()];
            (0..words).for_each(|word| lost[word] |= with[word]);
        }
        for word in 0..words {
            let bit = |place: u32, count: u8| u64::from(count >> place & 1).wrapping_sub(1);
            let are_held = |count: u8| {
                (ones[word] ^ bit(0, count)) & (twos[word] ^ bit(1, count)) & (fours[word] ^ bit(2, count))
            };
            let in_reach = (0..=most).fold(0, |all, lacking| all | are_held(self.size - lacking));
            for place in bits::ones(in_reach & !lost[word]) {
                // Beyond the last combination no card is held; with combinations of three that is out of reach too.
                let plan = &self.all[64 * word + usize::from(place)];
                found(plan, plan.mask & !held);
            }
        }
    }
}

impl Hopes {
    /// What it is worth to keep each card of the hand, by the combinations of this size that lack two cards at most.
    pub(super) fn of_keeping(hand: Bag, table: Bag, size: u8, bonus: f32, taste: &Taste) -> Hopes {
        let mut hopes = Hopes([0.0; KINDS as usize]);
        let held = hand.kinds_mask();
        Plans::of(size).for_each_in_reach(held, gone(hand, table), 2, |plan, lacking| {
            let worth = plan.worth + bonus;
            let now = match lacking.count_ones() {
                0 => worth,
                1 => worth * taste.last_but_one,
                _ => worth * taste.last_but_one * taste.last_but_one,
            };
            kinds_of(plan.mask & held).for_each(|card| hopes.0[card.index()] += now);
        });
        hopes
    }

    /// What it would be worth to have each card too, likewise.
    pub(super) fn of_gaining(hand: Bag, table: Bag, size: u8, bonus: f32, taste: &Taste) -> Hopes {
        let mut hopes = Hopes([0.0; KINDS as usize]);
        Plans::of(size).for_each_in_reach(hand.kinds_mask(), gone(hand, table), 2, |plan, lacking| {
            let worth = plan.worth + bonus;
            let is_last = lacking.is_power_of_two();
            kinds_of(lacking).for_each(|card| {
                let so_far = &mut hopes.0[card.index()];
                *so_far = if is_last {
                    so_far.max(worth * taste.last_card)
                } else {
                    *so_far + worth * taste.last_but_one
                };
            });
        });
        hopes
    }

    /// What this card is hoped to bring.
    pub(super) fn of(&self, card: Kind) -> f32 {
        self.0[card.index()]
    }
}
