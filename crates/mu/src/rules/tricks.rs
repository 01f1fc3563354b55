//! Trumps, partner, tricks, the end of a hand.

use cards::{Bag, Kind};
use game::{BySeat, Seat};

use crate::Mu;
use crate::card::{Suits, Trump, Trumps, triangles_on};
use crate::config::SMALL_TABLE;
use crate::state::{Act, Auction, Contract, Ended, Frame, How, State, Taken};

impl Mu {
    /// The vice names a trump, then the chief does (MU.20).
    pub(super) fn name_trump(&self, state: &mut State, trump: Option<Trump>) {
        state.last.act = Act::Named { by: state.turn, trump };
        let chief = state.contract.chief;
        if state.frame == Frame::ViceTrump {
            state.contract.trumps.vice = trump;
            (state.frame, state.turn) = (Frame::ChiefTrump, chief);
        } else {
            state.contract.trumps.chief = trump;
            // MU.21: three players have no partners.
            match self.settings.seats {
                SMALL_TABLE => begin_play(state),
                _ => state.frame = Frame::Partner,
            }
        }
    }

    /// The chief chooses a partner (MU.21).
    pub(super) fn choose_partner(state: &mut State, partner: Seat) {
        state.last.act = Act::Chose { by: state.turn, partner };
        state.contract.partner = Some(partner);
        begin_play(state);
    }

    /// A card is played to the trick (MU.30). Of two equal cards the open one goes first (MU.22).
    #[inline]
    pub(super) fn play_card(&self, state: &mut State, card: Kind) {
        let seat = state.turn;
        state.last.act = Act::Played { by: seat, card };
        let is_open = state.laid[seat].has(card);
        let from = if is_open { &mut state.laid[seat] } else { &mut state.hidden[seat] };
        from.remove(card);
        state.trick.push(card);
        let (order, led) = (self.order(state.contract.trumps), state.trick[0]);
        // MU.32: who does not follow has none.
        let follows = order.kinds_with(led) >> card.index() & 1 == 1;
        state.voids[seat].add_if(order, led, !follows);
        if state.trick.len() == usize::from(self.settings.seats) {
            self.take_trick(state);
        } else {
            state.turn = seat.next(self.settings.seats);
        }
    }

    /// The trick is complete: its winner leads to the next (MU.30).
    fn take_trick(&self, state: &mut State) {
        let won = self.winner(state.contract.trumps, state.leader, &state.trick);
        let winner = won.map_or(state.leader, |(winner, _)| winner);
        state.last.trick = Some(Taken { by: winner, leader: state.leader, cards: state.trick });
        let mut triangles = 0;
        for &card in state.trick.iter() {
            state.played.add(card);
            triangles += triangles_on(card);
        }
        state.triangles[winner] += triangles;
        state.tricks[winner] += 1;
        state.trick.clear();
        state.leader = winner;
        state.turn = winner;
        // MU.34: everybody has equally many cards.
        if state.hidden[winner].is_empty() && state.laid[winner].is_empty() {
            let (contract, triangles) = (state.contract, state.triangles);
            let gains = self.gains(&contract, &triangles);
            self.end_hand(state, Ended { how: How::Played { contract, triangles }, gains });
        }
    }

    /// Who wins a trick that this seat led to, and with which card (MU.33): the strongest, of equal ones the first. None
    /// in an empty trick.
    #[inline]
    pub(crate) fn winner(&self, trumps: Trumps, leader: Seat, trick: &[Kind]) -> Option<(Seat, Kind)> {
        let order = self.order(trumps);
        let led = order.kinds_with(*trick.first()?);
        let cards = (0..).zip(trick).map(|(place, &card)| (order.strength(card, led), place, card));
        // Only what is stronger takes the place of the best: of equal ones the first keeps it.
        let (_, place, card) = cards.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        Some((after(leader, place, self.settings.seats), card))
    }

    /// The hand is scored, the cards are gathered, and the deal passes to the left (MU.2), unless the match is over.
    pub(super) fn end_hand(&self, state: &mut State, ended: Ended) {
        let seats = self.settings.seats;
        for (seat, gain) in ended.gains.iter() {
            state.scores[seat] += gain;
        }
        state.last.ended = Some(ended);
        state.hands_played += 1;
        state.dealer = state.dealer.next(seats);
        state.hidden = BySeat::all(seats, Bag::EMPTY);
        state.laid = BySeat::all(seats, Bag::EMPTY);
        state.played = Bag::EMPTY;
        state.voids = BySeat::all(seats, Suits::NONE);
        state.triangles = BySeat::all(seats, 0);
        state.tricks = BySeat::all(seats, 0);
        state.auction = Auction::default();
        state.contract = Contract::default();
        (state.leader, state.turn) = (Seat(0), Seat(0));
        // MU.44, MU.45
        let over = self.settings.goal.is_reached(state.hands_played, &state.scores.map(i32::from));
        state.frame = if over { Frame::Over } else { Frame::Deal };
    }
}

/// The chief leads to the first trick (MU.30).
fn begin_play(state: &mut State) {
    state.frame = Frame::Playing;
    state.leader = state.contract.chief;
    state.turn = state.contract.chief;
}

/// The seat so many places clockwise.
#[inline]
pub(crate) const fn after(seat: Seat, steps: u8, seats: u8) -> Seat {
    let place = seat.0 + steps;
    Seat(if place >= seats { place - seats } else { place })
}
