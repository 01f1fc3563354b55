//! What lies on the table: each combination by its place, and what fits any of them.

use cards::{Bag, Kind};
use game::{MAX_SEATS, Pen};

use super::KINDS;
use crate::card::{Fitting, JOKERS, ROW, Shape, kinds_of, numbers, row, shape, swaps};
use crate::decision::Decision;
use crate::score::combination_points;
use crate::spelling::order_of_colours;

/// The most that a combination scores, in fives: a pure run of ten.
pub(super) const MOST_POINTS: u8 = 18;
/// The most that a card adds, in fives: to a set of four with a joker. A joker may also cost two.
pub(super) const MOST_GAIN: u8 = NO_GAIN + 8;
/// What stands for a card that adds nothing.
const NO_GAIN: u8 = 3;

/// What is to be known of all combinations together.
pub(super) struct Table {
    /// All cards on the table.
    pub(super) all: Bag,
    /// What the combinations of each seat score, in fives.
    pub(super) points: [u8; MAX_SEATS],
    /// The cards that can be added alone to a combination of the viewer's side, and of others; and those that can be swapped for
    /// a joker. As bits of `Bag::kinds_mask`.
    pub(super) fits_own_side: u64,
    pub(super) fits_others: u64,
    pub(super) swaps: u64,
}

impl Table {
    pub(super) fn of(now: &Decision<'_>) -> Table {
        let mut table =
            Table { all: Bag::EMPTY, points: [0; MAX_SEATS], fits_own_side: 0, fits_others: 0, swaps: 0 };
        for combination in now.open.table.iter() {
            table.all = table.all.plus(combination.cards);
            table.points[combination.owner.index()] += in_fives(combination.cards);
            let fits = Fitting::of(combination.cards).single;
            if now.are_partners(combination.owner) {
                table.fits_own_side |= fits;
            } else {
                table.fits_others |= fits;
            }
            table.swaps |= swaps(combination.cards);
        }
        table
    }

    #[inline(always)]
    pub(super) fn write(&self, now: &Decision<'_>, pen: &mut Pen<'_>) {
        let combinations = &now.open.table;
        let masks = || combinations.cards().iter().map(|cards| cards.kinds_mask());
        pen.plane("shape");
        combinations.cards().iter().for_each(|&cards| pen.one_of(shape_index(cards), 3));
        pen.plane("numbers");
        masks().for_each(|mask| pen.set(numbers(mask), 10));
        pen.plane("colours");
        masks().for_each(|mask| pen.set(colours(mask), 5));
        pen.plane("jokers");
        masks().for_each(|mask| pen.set(row(mask, JOKERS), 10));
        pen.plane("order");
        for &cards in combinations.cards() {
            let mixed = matches!(shape(cards), Ok(Shape::Mixed { .. }));
            pen.number(if mixed { order_of_colours(cards.kinds_mask()) as u32 + 1 } else { 0 });
        }
        pen.plane("owner");
        combinations.iter().for_each(|combination| pen.seat(combination.owner));
        pen.plane("points");
        combinations.cards().iter().for_each(|&cards| pen.number(in_fives(cards)));
        pen.plane("gain");
        for &cards in combinations.cards() {
            let fits = Fitting::of(cards).single;
            pen.number(gain(cards, fits & !(ROW << JOKERS)));
            pen.number(gain(cards, fits & ROW << JOKERS));
        }
        pen.plane("fits-own-side");
        pen.set(self.fits_own_side, KINDS);
        pen.plane("fits-others");
        pen.set(self.fits_others, KINDS);
        pen.plane("swaps");
        pen.set(self.swaps, KINDS);
    }
}

fn in_fives(cards: Bag) -> u8 {
    (combination_points(cards) / 5) as u8
}

fn shape_index(cards: Bag) -> usize {
    match shape(cards) {
        Ok(Shape::Set { .. }) => 0,
        Ok(Shape::Suited { .. }) => 1,
        Ok(Shape::Mixed { .. }) => 2,
        Err(flaw) => unreachable!("{cards:?} is no combination: {flaw:?}"),
    }
}

/// The colours that are there, a bit for each.
fn colours(mask: u64) -> u64 {
    (0..5).filter(|&colour| row(mask, 10 * colour) != 0).fold(0, |all, colour| all | 1 << colour)
}

/// What a combination gains by any one of these cards, all of which fit and do the same to it: 0 if there is none.
fn gain(combination: Bag, fitting: u64) -> u8 {
    let with = |card: Kind| in_fives(combination.with(card)) + NO_GAIN - in_fives(combination);
    kinds_of(fitting).next().map_or(0, with)
}
