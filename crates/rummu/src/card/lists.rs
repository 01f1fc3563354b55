//! All combinations that can be made of some cards. A hand lists them at every decision, so this is done with bits.

use cards::Bag;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::{COLUMN, FEWEST, JOKERS, NUMBERS, ROW, numbers, row};

/// Every subset of three, four or five of the five colours, as bits of the same number.
const SETS: [u64; 16] = {
    let mut sets = [0; 16];
    let (mut subset, mut count) = (0u32, 0);
    while subset < 32 {
        if subset.count_ones() >= FEWEST as u32 {
            let mut colour = 0;
            while colour < 5 {
                sets[count] |= (subset as u64 >> colour & 1) << (NUMBERS * colour);
                colour += 1;
            }
            count += 1;
        }
        subset += 1;
    }
    sets
};

/// Every combination there is, in a fixed order: 160 sets, 6,824 runs of one colour, 2,040 of several.
pub fn every_combination() -> &'static [Bag] {
    static ALL: LazyLock<Vec<Bag>> = LazyLock::new(|| {
        let mut all = Vec::new();
        for_each_combination(Bag::FULL, FEWEST, 10, |combination| all.push(combination));
        all.sort_unstable_by_key(|combination| combination.kinds_mask());
        all
    });
    &ALL
}

/// Calls `found` with every combination of these cards that has `least` to `most` cards, each once, always in the same
/// order.
#[inline]
pub fn for_each_combination(hand: Bag, least: u8, most: u8, mut found: impl FnMut(Bag)) {
    let sizes = Sizes { least: u32::from(least), most: u32::from(most) };
    let _ = visit(hand.kinds_mask(), sizes, &mut |mask| {
        found(Bag::from_kinds_mask(mask));
        ControlFlow::Continue(())
    });
}

/// Can any combination be made of these cards? A larger one always contains one of three.
pub fn has_combination(hand: Bag) -> bool {
    let sizes = Sizes { least: u32::from(FEWEST), most: u32::from(FEWEST) };
    visit(hand.kinds_mask(), sizes, &mut |_| ControlFlow::Break(())).is_break()
}

/// How many cards a combination may have.
#[derive(Clone, Copy)]
struct Sizes {
    least: u32,
    most: u32,
}

impl Sizes {
    #[inline]
    fn allow(self, count: u32) -> bool {
        (self.least..=self.most).contains(&count)
    }
}

#[inline]
fn visit(mask: u64, sizes: Sizes, found: &mut impl FnMut(u64) -> ControlFlow<()>) -> ControlFlow<()> {
    if sizes.least > sizes.most {
        return ControlFlow::Continue(());
    }
    if sizes.least <= 5 {
        visit_sets(mask, sizes, found)?;
        visit_mixed_runs(mask, sizes, found)?;
    }
    visit_suited_runs(mask, sizes, found)
}

/// RUM.10, RUM.11: the same number in three to five colours.
#[inline]
fn visit_sets(mask: u64, sizes: Sizes, found: &mut impl FnMut(u64) -> ControlFlow<()>) -> ControlFlow<()> {
    let mut rich = in_three_colours(mask);
    while rich != 0 {
        let number = rich.trailing_zeros();
        rich &= rich - 1;
        let column = mask >> number & COLUMN;
        for set in SETS {
            if set & !column == 0 && sizes.allow(set.count_ones()) {
                found(set << number)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The numbers that are there in at least three colours: five rows added up, bit by bit.
#[inline]
const fn in_three_colours(mask: u64) -> u64 {
    let rows = [row(mask, 0), row(mask, 10), row(mask, 20), row(mask, 30), row(mask, 40)];
    let (mut one, mut two, mut three) = (0, 0, 0);
    let mut colour = 0;
    while colour < 5 {
        three |= two & rows[colour];
        two |= one & rows[colour];
        one |= rows[colour];
        colour += 1;
    }
    three
}

/// RUM.13: runs of one colour, at each place the card itself or the joker, with more ordinary cards than jokers.
#[inline]
fn visit_suited_runs(
    mask: u64,
    sizes: Sizes,
    found: &mut impl FnMut(u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let jokers = row(mask, JOKERS);
    for place in [0, 10, 20, 40] {
        let own = row(mask, place);
        let any = own | jokers;
        let mut starts = any & any >> 1 & any >> 2;
        // Without two ordinary cards close together there is nothing to find.
        if starts == 0 || own & (own >> 1 | own >> 2) == 0 {
            continue;
        }
        while starts != 0 {
            let start = starts.trailing_zeros();
            starts &= starts - 1;
            let longest = (!(any >> start)).trailing_zeros();
            for length in sizes.least.max(3)..=longest.min(sizes.most) {
                let span = ((1 << length) - 1) << start;
                visit_window(Window { own, jokers, span, place }, length, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Consecutive numbers, and what there is of them: the cards of a colour, and jokers.
struct Window {
    own: u64,
    jokers: u64,
    span: u64,
    place: u32,
}

#[inline]
fn visit_window(
    Window { own, jokers, span, place }: Window,
    length: u32,
    found: &mut impl FnMut(u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let most_jokers = (length - 1) / 2;
    let forced = span & !own;
    if forced.count_ones() > most_jokers {
        return ControlFlow::Continue(());
    }
    let free = span & own & jokers;
    // All subsets of the free places, beginning with none.
    let mut chosen = 0u64;
    loop {
        let as_jokers = forced | chosen;
        if as_jokers.count_ones() <= most_jokers {
            found((span & !as_jokers) << place | as_jokers << JOKERS)?;
        }
        chosen = chosen.wrapping_sub(free) & free;
        if chosen == 0 {
            return ControlFlow::Continue(());
        }
    }
}

/// RUM.11: runs with no colour twice.
#[inline]
fn visit_mixed_runs(
    mask: u64,
    sizes: Sizes,
    found: &mut impl FnMut(u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let any = numbers(mask);
    let mut starts = any & any >> 1 & any >> 2;
    if sizes.least > 3 {
        starts &= any >> 3;
    }
    while starts != 0 {
        let start = starts.trailing_zeros();
        starts &= starts - 1;
        let longest = (!(any >> start)).trailing_zeros().min(sizes.most).min(5);
        extend_mixed(mask, Mixed { cards: 0, next: start, used: 0 }, start + longest, sizes, found)?;
    }
    ControlFlow::Continue(())
}

/// A run of several colours that is being built, from its lowest number up.
#[derive(Clone, Copy)]
struct Mixed {
    cards: u64,
    /// The number to put next.
    next: u32,
    /// The colours used, all their numbers.
    used: u64,
}

fn extend_mixed(
    mask: u64,
    run: Mixed,
    end: u32,
    sizes: Sizes,
    found: &mut impl FnMut(u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut column = mask & COLUMN << run.next & !run.used;
    while column != 0 {
        let card = column & column.wrapping_neg();
        column &= column - 1;
        let place = card.trailing_zeros() - run.next;
        let longer = Mixed { cards: run.cards | card, next: run.next + 1, used: run.used | ROW << place };
        if sizes.allow(longer.cards.count_ones()) {
            found(longer.cards)?;
        }
        if longer.next < end {
            extend_mixed(mask, longer, end, sizes, found)?;
        }
    }
    ControlFlow::Continue(())
}
