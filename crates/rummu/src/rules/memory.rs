//! What everybody could remember of hidden cards: those seen going into hands (RUM.4, RUM.22), and after a reshuffle
//! (RUM.5) how many of the recycled cards each hand holds.

use cards::{Bag, Kind};
use game::{BySeat, Seat};

use crate::state::State;

/// RUM.5: the stock has just been made of these cards; nobody holds any of them.
pub(super) fn recycle(state: &mut State, cards: Bag) {
    state.recycled = cards;
    state.fresh = Some(BySeat::all(state.hands.count(), 0));
}

/// A card of the stock has gone into a hand.
#[inline]
pub(super) fn draw(state: &mut State, seat: Seat) {
    if let Some(fresh) = &mut state.fresh {
        fresh[seat] += 1;
    }
}

/// Cards have left a hand, and everybody saw which. Those that were seen going into it leave first: nobody can tell
/// twins apart.
#[inline]
pub(super) fn leave(state: &mut State, seat: Seat, cards: Bag) {
    let seen = state.seen[seat].and(cards);
    if !seen.is_empty() {
        state.seen[seat] = state.seen[seat].minus(seen);
    }
    if let Some(fresh) = state.fresh {
        let hidden = cards.minus(seen);
        state.fresh = after(state, seat, hidden, fresh);
    }
}

/// How many recycled cards each hand still holds when these hidden cards have left one. Which copy of a twin it was that
/// left may be unknown: if one was recycled and the other was not, and the hand may have held either.
#[cold]
fn after(state: &mut State, seat: Seat, hidden: Bag, mut fresh: BySeat<u8>) -> Option<BySeat<u8>> {
    let mut doubts = Bag::EMPTY;
    for card in hidden.and(state.recycled).kinds() {
        if hidden_copies(state, hidden, card) > state.recycled.count_of(card) {
            doubts.add(card);
        } else {
            state.recycled.remove(card);
            fresh[seat] -= 1;
        }
    }
    let left = state.hands[seat].count() - state.seen[seat].count();
    if doubts.is_empty() || fresh[seat] == 0 {
        return Some(fresh);
    }
    // Does the hand have recycled cards only?
    if fresh[seat] == left + doubts.count() {
        state.recycled = state.recycled.minus(doubts);
        fresh[seat] = left;
        return Some(fresh);
    }
    None
}

/// How many cards of a kind were hidden before these left a hand.
fn hidden_copies(state: &State, gone: Bag, card: Kind) -> u8 {
    let hidden = |(seat, hand): (Seat, Bag)| hand.count_of(card) - state.seen[seat].count_of(card);
    state.stock.count_of(card) + state.hands.iter().map(hidden).sum::<u8>() + gone.count_of(card)
}
