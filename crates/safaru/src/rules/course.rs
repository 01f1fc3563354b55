//! The course of a hand: deals, turns, the end.

use cards::{Bag, Kind};
use game::Seat;

use crate::Safaru;
use crate::action::{Catch, Deal};
use crate::state::{Act, DEALT, Deed, Frame, State};

impl Safaru {
    /// SAF.10: as many cards to the table as to a player, if they are left after the hands.
    pub(crate) fn to_the_table(&self, state: &State) -> u8 {
        let needed = (self.settings.seats + 1) * DEALT;
        if state.stock.count() >= needed { DEALT } else { 0 }
    }

    /// SAF.1, SAF.10: everybody gets a hand; the player to the dealer's left begins.
    #[inline]
    pub(super) fn deal(&self, state: &mut State, deal: &Deal) {
        for hand in deal.hands.values() {
            state.stock = state.stock.minus(hand);
        }
        state.stock = state.stock.minus(deal.wild);
        state.hands = deal.hands;
        state.wild = state.wild.plus(deal.wild);
        state.last = Deed { act: Act::Dealt { wild: deal.wild }, counted: None };
        state.frame = Frame::Turn(state.dealer.next(self.settings.seats));
    }

    /// SAF.2: the card becomes wild.
    #[inline]
    pub(super) fn release(&self, state: &mut State, by: Seat, card: Kind) {
        state.last = Deed { act: Act::Released { by, card }, counted: None };
        state.hands[by].remove(card);
        state.wild.add(card);
        self.next_turn(state, by);
    }

    /// SAF.3 to SAF.6: the wild cards go to the pile, with pairing the played card too; else it becomes wild.
    #[inline]
    pub(super) fn catch(&self, state: &mut State, by: Seat, card: Kind, catch: Catch) {
        let caught = catch.cards();
        let pile = &mut state.piles[self.side_of(by)];
        *pile = pile.plus(caught);
        state.wild = state.wild.minus(caught);
        if catch.pair.is_some() {
            pile.add(card);
        } else {
            state.wild.add(card);
        }
        self.next_turn(state, by);
    }

    /// On to the next player; when all hands are empty on to the next deal or the next hand.
    #[inline]
    fn next_turn(&self, state: &mut State, by: Seat) {
        let next = by.next(self.settings.seats);
        if !state.hands[next].is_empty() {
            state.frame = Frame::Turn(next);
            return;
        }
        if state.stock.is_empty() {
            self.end_hand(state);
        } else {
            self.next_deal(state);
        }
    }

    /// SAF.10, SAF.13: the deal goes on to the next player.
    fn next_deal(&self, state: &mut State) {
        state.dealer = state.dealer.next(self.settings.seats);
        state.frame = Frame::Deal;
    }

    /// SAF.11: the hand is counted; the wild cards left are nobody's.
    fn end_hand(&self, state: &mut State) {
        debug_assert!(state.hands.values().all(Bag::is_empty), "everybody plays as many cards");
        let tallies = self.count(&state.piles);
        for (score, tally) in state.scores.iter_mut().zip(tallies.iter()) {
            *score += tally.points;
        }
        state.last.counted = Some(tallies);
        state.gather();
        if self.is_decided(state) {
            state.frame = Frame::Over;
        } else {
            state.hand += 1;
            self.next_deal(state);
        }
    }

    /// SAF.21, SAF.22, SAF.31: is this the end of the match?
    fn is_decided(&self, state: &State) -> bool {
        self.settings.goal.is_reached(state.hand, &self.by_seat(state.scores))
    }
}
