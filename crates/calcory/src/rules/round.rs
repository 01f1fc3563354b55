//! From one turn to the next, and the end.

use game::Seat;

use super::turns::clear_marked;
use crate::Calcory;
use crate::state::{End, Frame, State};

impl Calcory {
    /// A turn in which no card was taken is over.
    #[inline]
    pub(super) fn end_turn_without_taking(&self, state: &mut State) {
        state.idle += 1;
        self.begin_turn(state, state.turn.next(self.seats));
    }

    /// The turn of a seat begins, or of the next one that can do something.
    #[inline]
    pub(super) fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.turn = seat;
        // CAL.16: own marked cards come before everything else.
        while !own_cards_survived(state) {
            // CAL.13: patience is at an end.
            if state.idle >= self.patience {
                state.last.ended = Some(End::Patience);
                state.frame = Frame::Over;
                return;
            }
            if !state.down().is_empty() {
                state.frame = Frame::Turning;
                return;
            }
            // CAL.13: there is nothing to turn. All cards are marked, so this ends with the one who marked them.
            state.last.skipped.add(state.turn);
            state.turn = state.turn.next(self.seats);
        }
        take_survivors(state);
    }
}

/// CAL.11: are the player's own marked cards still there?
#[inline]
fn own_cards_survived(state: &State) -> bool {
    state.marker == state.turn && !state.marked.is_empty()
}

/// CAL.11, CAL.12: they are taken. All but one; a single one is taken whole, and the game ends.
fn take_survivors(state: &mut State) {
    let single = state.marked.first().filter(|_| state.marked.count() == 1);
    let Some(space) = single else {
        state.frame = Frame::Returning;
        return;
    };
    let card = state.card(space);
    clear_marked(state);
    state.lift(space);
    state.taken.add(card);
    state.piles[state.turn] += 1;
    state.last.ended = Some(End::LastCard { by: state.turn, space, card });
    state.frame = Frame::Over;
}
