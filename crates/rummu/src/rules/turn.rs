//! The course of a hand: the deal, drawing, discarding, the end.

use cards::{Bag, Kind};
use game::{BySeat, Seat, SeatSet};

use super::memory;
use crate::Rummu;
use crate::state::{Deed, Ended, Frame, IDLE_TURNS, Pile, State};

impl Rummu {
    /// RUM.1: a new hand begins.
    pub(super) fn deal(&self, state: &mut State, hands: BySeat<Bag>, top: Kind) {
        let seats = self.settings.seats;
        let dealt = hands.values().fold(Bag::EMPTY.with(top), Bag::plus);
        state.stock = Bag::FULL.minus(dealt);
        state.pile = Pile::new();
        state.pile.push(top);
        state.hands = hands;
        state.table.clear();
        state.out = SeatSet::EMPTY;
        state.idle = 0;
        state.busy = false;
        state.seen = BySeat::all(seats, Bag::EMPTY);
        state.recycled = Bag::FULL;
        state.fresh = None;
        state.last = Deed::Dealt { top };
        state.frame = Frame::Drawing(state.dealer.next(seats));
    }

    /// RUM.3: a discard ends the turn, and RUM.30 the hand if it was the last card.
    #[inline]
    pub(super) fn discard(&self, state: &mut State, seat: Seat, card: Kind) {
        state.hands[seat].remove(card);
        memory::leave(state, seat, Bag::EMPTY.with(card));
        state.pile.push(card);
        state.idle = if state.busy { 0 } else { state.idle + 1 };
        state.busy = false;
        // RUM.30, RUM.36
        let ended = if state.hands[seat].is_empty() || state.idle >= IDLE_TURNS {
            Some(self.end_hand(state))
        } else {
            state.frame = Frame::Drawing(seat.next(self.settings.seats));
            None
        };
        state.last = Deed::Discarded { by: seat, card, ended };
    }

    /// RUM.23: a card is taken back from the table and discarded, which ends the hand (RUM.30).
    pub(super) fn take_back(&self, state: &mut State, seat: Seat, card: Kind, from: u8) {
        state.table.cards_at(from).remove(card);
        state.pile.push(card);
        state.idle = 0;
        state.busy = false;
        let ended = self.end_hand(state);
        state.last = Deed::TookBack { by: seat, card, from, ended };
    }

    /// RUM.31 to RUM.37: the hand is counted; the match ends or the deal passes left (RUM.1).
    fn end_hand(&self, state: &mut State) -> Ended {
        let (own, points) = self.count_points(state);
        for seat in Seat::all(self.settings.seats) {
            state.scores[seat] += points[seat];
        }
        state.hands_played += 1;
        if self.settings.goal.is_reached(state.hands_played, &state.scores) {
            state.frame = Frame::Over;
        } else {
            state.dealer = state.dealer.next(self.settings.seats);
            state.frame = Frame::Deal;
        }
        Ended { hands: state.hands, points: own.map(|points| points as i16) }
    }
}

/// RUM.4: the stock is chosen; RUM.5: if there is none, the pile below its top card becomes the stock. A bag needs
/// no shuffling.
#[inline]
pub(super) fn choose_stock(state: &mut State, seat: Seat) {
    let reshuffled = state.stock.is_empty();
    if reshuffled && let Some(top) = state.pile.pop() {
        state.stock = state.pile.iter().copied().collect();
        memory::recycle(state, state.stock);
        state.pile.clear();
        state.pile.push(top);
    }
    state.last = Deed::ChoseStock { by: seat, reshuffled };
    state.frame = Frame::Card(seat);
}

/// RUM.4: the card of the stock goes into the hand.
#[inline]
pub(super) fn draw(state: &mut State, card: Kind) {
    let Frame::Card(seat) = state.frame else { unreachable!("admitted only when a card is to be drawn") };
    state.stock.remove(card);
    state.hands[seat].add(card);
    memory::draw(state, seat);
    state.last = Deed::Drew { by: seat };
    state.drawn = Some(card);
    state.frame = Frame::Laying(seat);
}

/// RUM.4: the top discard goes into the hand, and one may go on.
#[inline]
pub(super) fn take(state: &mut State, seat: Seat) {
    let card = state.pile.pop().expect("every turn ends with a discard");
    state.hands[seat].add(card);
    state.seen[seat].add(card);
    state.last = Deed::Took { by: seat, card, next: state.pile.last().copied() };
    state.frame = if state.pile.is_empty() { Frame::Laying(seat) } else { Frame::Taking(seat) };
}
