//! The course of a hand: deals, turns, the end.

use cards::{Bag, Kind};
use game::Seat;

use super::catching::{Next, Progress, possible_ways};
use crate::Safaru;
use crate::action::{Deal, Way, Ways};
use crate::config::Variant;
use crate::state::{Act, Catching, Caught, DEALT, Deed, Frame, State};

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
        state.last = Deed::of(Act::Dealt { wild: deal.wild });
        state.frame = Frame::Turn(state.dealer.next(self.settings.seats));
    }

    /// SAF.2: the card becomes wild.
    #[inline]
    pub(super) fn release(&self, state: &mut State, by: Seat, card: Kind) {
        state.last = Deed::of(Act::Released { by, card });
        state.hands[by].remove(card);
        state.wild.add(card);
        self.next_turn(state, by);
    }

    /// SAF.2, SAF.6: a card is played and catches in these ways. What has one answer only is not asked.
    #[inline]
    pub(super) fn play(&self, state: &mut State, by: Seat, card: Kind, ways: Ways) {
        state.last = Deed::of(Act::Played { by, card, ways });
        state.hands[by].remove(card);
        match self.settings.variant {
            Variant::Plain => self.go_on(state, Catching::begin(by, card, ways)),
            Variant::Reverse => {
                let ways = possible_ways(card.number(), state.wild);
                if ways.count() > 1 {
                    state.frame = Frame::Naming { by, card }; // SAF.30
                } else {
                    self.go_on(state, Catching::begin(by, card, ways)); // SAF.32
                }
            }
        }
    }

    /// SAF.30: the left neighbour names the way.
    pub(super) fn name(&self, state: &mut State, by: Seat, card: Kind, way: Way) {
        state.last = Deed::of(Act::Named { by: by.next(self.settings.seats), way });
        self.go_on(state, Catching::begin(by, card, Ways::only(way)));
    }

    /// The next step of a play: a card, or no more cards.
    pub(super) fn choose(&self, state: &mut State, mut catching: Catching, step: Next) {
        let by = catching.by;
        state.last = Deed::of(match step {
            Next::Take(card) => Act::Took { by, card },
            Next::Enough => Act::Stopped { by },
        });
        match catching.choose(step) {
            Progress::Open => self.go_on(state, catching),
            Progress::Whole => self.catch(state, &catching),
        }
    }

    /// Carries out the steps that have one answer only; the rest is asked.
    #[inline]
    fn go_on(&self, state: &mut State, mut catching: Catching) {
        match catching.settle(state.wild) {
            Progress::Open => state.frame = Frame::Catching(catching),
            Progress::Whole => self.catch(state, &catching),
        }
    }

    /// SAF.3 to SAF.6: the wild cards go to the pile, with pairing the played card too; else it becomes wild.
    #[inline]
    fn catch(&self, state: &mut State, whole: &Catching) {
        let &Catching { by, card, catch, .. } = whole;
        state.last.caught = Some(Caught { by, card, catch });
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
