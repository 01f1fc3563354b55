//! Every whole play there is, found by trying all selections of cards with the right sums.

use std::ops::ControlFlow;

use cards::Bag;

use crate::action::{Catch, Way, Ways};
use crate::card::{BABIES, SEVENTEEN};
use crate::selection::each_selection;

/// Told of each whole play; it may want no more.
type Found<'a> = &'a mut dyn FnMut(Catch) -> ControlFlow<()>;

/// All that a card of this number can catch in exactly these ways (SAF.3 to SAF.7).
pub(crate) fn each_play(number: u8, ways: Ways, wild: Bag, found: Found<'_>) -> ControlFlow<()> {
    each_catch(Way::Add, ways, number, wild, &mut |add| {
        let catch = Catch { add, ..Catch::NOTHING };
        let rest = wild.minus(add);
        each_catch(Way::Seventeen, ways, number, rest, &mut |seventeen| {
            let catch = Catch { seventeen, ..catch };
            each_catch(Way::Pair, ways, number, rest.minus(seventeen), &mut |pair| {
                let catch = Catch { pair: pair.kinds().next(), ..catch };
                if lacks_a_zero(&catch, wild) { ControlFlow::Continue(()) } else { found(catch) }
            })
        })
    })
}

/// SAF.7: are there wild 0s, of which adding or seventeen must catch one, and none is caught in any way?
pub(crate) fn lacks_a_zero(catch: &Catch, wild: Bag) -> bool {
    let sums = !catch.add.is_empty() || !catch.seventeen.is_empty();
    !wild.and(BABIES).is_empty() && sums && catch.cards().and(BABIES).is_empty()
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
        Way::Add => each_selection(wild, number, &mut |add| {
            if add.count() < 2 { ControlFlow::Continue(()) } else { found(add) }
        }),
        Way::Seventeen => each_selection(wild, SEVENTEEN - number, found),
        Way::Pair => wild.of_number(number).kinds().try_for_each(|kind| found(Bag::EMPTY.with(kind))),
    }
}
