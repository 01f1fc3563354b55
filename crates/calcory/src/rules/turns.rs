//! What happens in a turn: cards are turned up, marked, given up, taken and laid back.

use cards::Kind;

use super::{may_stop, spoils};
use crate::Calcory;
use crate::card::{Laid, TARGET};
use crate::space::{Space, Spaces};
use crate::state::{Act, Frame, State, Upshot};

impl Calcory {
    /// CAL.2: the card on a space is shown to all.
    #[inline]
    pub(super) fn reveal(&self, state: &mut State, space: Space, card: Kind) {
        if !state.known.has(space) {
            state.unseen.remove(card);
            state.put(space, card);
        } else if state.doubtful().has(space) {
            // CAL.15: now everybody knows which card had been laid back there.
            state.laid.iter_mut().for_each(|laid| laid.remove(space));
            state.groups.settle(Laid::On(space));
        }
        state.turned.add(space);
        state.sum += card.number();
        let upshot = upshot(state, card);
        state.zero |= card.number() == 0;
        state.last.act = Act::Turned { by: state.turn, space, card, sum: state.sum, upshot };
        match upshot {
            Upshot::GoesOn => state.frame = Frame::Turning,
            Upshot::Thirteen => state.frame = Frame::Returning,
            Upshot::TooMuch | Upshot::SecondZero | Upshot::NoneLeft => self.fold(state),
        }
    }

    /// The cards turned in this turn go face down again, and the turn is over.
    #[inline]
    fn fold(&self, state: &mut State) {
        clear_turned(state);
        self.end_turn_without_taking(state);
    }

    /// CAL.8: a player gives up against the marked cards.
    pub(super) fn give_up(&self, state: &mut State) {
        state.last.act = Act::GaveUp(state.turn);
        self.fold(state);
    }

    /// CAL.6, CAL.9: the turned cards are marked; those marked before go face down.
    pub(super) fn stop(&self, state: &mut State) {
        let beaten = (!state.marked.is_empty()).then_some(state.marker);
        state.last.act = Act::Stopped { by: state.turn, beaten };
        state.marked = state.turned;
        state.marked_sum = state.sum;
        state.marker = state.turn;
        clear_turned(state);
        self.end_turn_without_taking(state);
    }

    /// CAL.5, CAL.11: the player takes the cards and chooses one to be laid back, which the others do not see (CAL.15).
    pub(super) fn take(state: &mut State, back: Kind) {
        let spaces = spoils(state);
        let cards = state.bag(spaces);
        if state.turned.is_empty() {
            clear_marked(state);
        }
        clear_turned(state);
        spaces.iter().for_each(|space| state.lift(space));
        let mut kept = cards;
        kept.remove(back);
        state.taken = state.taken.plus(kept);
        state.piles[state.turn] += kept.count();
        state.in_hand = Some(back);
        state.groups.add(cards, Laid::InHand);
        state.last.act = Act::Took { by: state.turn, cards };
        state.frame = Frame::Placing;
    }

    /// CAL.5: the card is laid face down on an empty space; the space is seen by all (CAL.15).
    pub(super) fn lay_back(&self, state: &mut State, space: Space) {
        if let Some(card) = state.in_hand.take() {
            state.put(space, card);
        }
        state.laid[state.turn.index()].add(space);
        state.groups.lay(space);
        state.last.act = Act::LaidBack { by: state.turn, space };
        state.idle = 0;
        self.begin_turn(state, state.turn.next(self.seats));
    }
}

/// What comes of the card just turned up.
#[inline]
fn upshot(state: &State, card: Kind) -> Upshot {
    if state.sum > TARGET {
        Upshot::TooMuch // CAL.3
    } else if state.sum == TARGET {
        Upshot::Thirteen // CAL.5, CAL.10
    } else if state.zero && card.number() == 0 {
        Upshot::SecondZero // CAL.4
    } else if state.down().is_empty() && !may_stop(state) {
        Upshot::NoneLeft // CAL.17
    } else {
        Upshot::GoesOn
    }
}

/// No card of this turn lies face up any more.
#[inline]
fn clear_turned(state: &mut State) {
    state.turned = Spaces::EMPTY;
    state.sum = 0;
    state.zero = false;
}

/// No card is marked any more; the markers go home.
pub(super) fn clear_marked(state: &mut State) {
    state.marked = Spaces::EMPTY;
    state.marked_sum = 0;
    state.marker = game::Seat(0);
}
