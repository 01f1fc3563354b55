//! Every whole play there is, found by trying all selections of cards with the right sums.

use std::ops::ControlFlow;

use cards::{Bag, Kind};
use game::Few;

use crate::action::{Catch, Way, Ways};
use crate::card::{BABIES, SEVENTEEN};

/// The most wild cards: all of them.
const MOST_CARDS: usize = 60;

/// Told of each whole play; it may want no more.
type Found<'a> = &'a mut dyn FnMut(Catch) -> ControlFlow<()>;

/// All that a card of this number can catch in exactly these ways (SAF.3 to SAF.7).
pub(crate) fn each_play(number: u8, ways: Ways, wild: Bag, found: Found<'_>) -> ControlFlow<()> {
    each_catch(Way::Add, ways, number, wild, &mut |add| {
        let catch = Catch { add, ..Catch::NOTHING };
        each_catch(Way::Seventeen, ways, number, wild.minus(add), &mut |seventeen| {
            let catch = Catch { seventeen, ..catch };
            let rest = wild.minus(add).minus(seventeen);
            each_catch(Way::Pair, ways, number, rest, &mut |pair| {
                let catch = Catch { pair: pair.kinds().next(), ..catch };
                if lacks_a_zero(&catch, wild) { ControlFlow::Continue(()) } else { found(catch) }
            })
        })
    })
}

/// SAF.7: are there wild 0s, of which adding or seventeen must catch one, and none is caught in any way?
pub(crate) fn lacks_a_zero(catch: &Catch, wild: Bag) -> bool {
    let sums = !catch.add.is_empty() || !catch.seventeen.is_empty();
    sums && !wild.and(BABIES).is_empty() && catch.cards().and(BABIES).is_empty()
}

/// All that a card of this number can catch in one way, 0s or not; nothing at all if it is not one of the ways.
fn each_catch(
    way: Way,
    ways: Ways,
    number: u8,
    wild: Bag,
    found: &mut dyn FnMut(Bag) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !ways.has(way) {
        return found(Bag::EMPTY);
    }
    match way {
        Way::Add => each_selection(&sorted(wild), number, Bag::EMPTY, &mut |add| {
            if add.count() < 2 { ControlFlow::Continue(()) } else { found(add) }
        }),
        Way::Seventeen => each_selection(&sorted(wild), SEVENTEEN - number, Bag::EMPTY, found),
        Way::Pair => wild.of_number(number).kinds().try_for_each(|kind| found(Bag::EMPTY.with(kind))),
    }
}

/// The cards in ascending order of number and colour.
fn sorted(cards: Bag) -> Few<Kind, MOST_CARDS> {
    (0..10).flat_map(|number| cards.of_number(number).cards()).collect()
}

/// Every selection of these sorted cards, of one at least, that adds up to this, together with those chosen
/// before.
fn each_selection(
    cards: &[Kind],
    sum: u8,
    chosen: Bag,
    found: &mut dyn FnMut(Bag) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (place, &kind) in cards.iter().enumerate() {
        let Some(left) = sum.checked_sub(kind.number()) else { break };
        // The second of twins goes only with the first.
        if place > 0 && cards[place - 1] == kind {
            continue;
        }
        if left == 0 {
            found(chosen.with(kind))?;
        }
        if left > 0 || sum == 0 {
            each_selection(&cards[place + 1..], left, chosen.with(kind), found)?;
        }
    }
    ControlFlow::Continue(())
}
