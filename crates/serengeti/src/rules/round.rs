//! The course of a round: sales, exchanges, the lot, and on to the next.

use game::{Seat, SeatSet};

use super::others_cards;
use crate::Serengeti;
use crate::card::{Card, CardSet};
use crate::state::{Act, Frame, ROUNDS, Sale, State};

impl Serengeti {
    /// Begins the next round, or ends the game after the last (SER.21, SER.80).
    pub(super) fn begin_round(&self, state: &mut State) {
        state.frames.clear();
        if state.round == ROUNDS {
            state.last.final_chips = Some(state.chips);
            return;
        }
        state.round += 1;
        state.barred = SeatSet::EMPTY;
        if self.settings.selling {
            self.ask_seller(state, state.first, self.settings.seats);
        } else {
            self.begin_exchanges(state);
        }
    }

    /// SER.60: goes on to the next player who has a card to sell.
    pub(super) fn ask_next_seller(&self, state: &mut State) {
        if let Some(Frame::Selling(asked)) = state.frames.pop() {
            let (next, left) = self.clockwise_from(state, asked);
            self.ask_seller(state, next, left);
        }
    }

    /// Asks the first of `left` players from `from` who owns a card. Cards are public, so whoever has none
    /// need not be asked.
    fn ask_seller(&self, state: &mut State, from: Seat, left: u8) {
        let mut candidates = from.round(self.settings.seats).take(left as usize);
        match candidates.find(|&seat| !state.owned[seat].is_empty()) {
            Some(seat) => state.frames.push(Frame::Selling(seat)),
            // SER.74: exchanges come after the sales.
            None => self.begin_exchanges(state),
        }
    }

    fn begin_exchanges(&self, state: &mut State) {
        if self.settings.exchanges {
            self.ask_exchanger(state, state.first, self.settings.seats);
        } else {
            state.frames.push(Frame::TurnUp);
        }
    }

    /// SER.70: goes on to the next player who can exchange.
    pub(super) fn ask_next_exchanger(&self, state: &mut State) {
        if let Some(Frame::Exchanging(asked)) = state.frames.pop() {
            let (next, left) = self.clockwise_from(state, asked);
            self.ask_exchanger(state, next, left);
        }
    }

    fn ask_exchanger(&self, state: &mut State, from: Seat, left: u8) {
        let mut candidates = from.round(self.settings.seats).take(left as usize);
        let able = |seat: &Seat| !state.owned[*seat].is_empty() && !others_cards(state, *seat).is_empty();
        match candidates.find(able) {
            Some(seat) => state.frames.push(Frame::Exchanging(seat)),
            None => state.frames.push(Frame::TurnUp),
        }
    }

    /// The seat after `asked`, and how many seats are left to ask in a round that began with the first player.
    fn clockwise_from(&self, state: &State, asked: Seat) -> (Seat, u8) {
        let seats = self.settings.seats;
        let already = (asked.0 + seats - state.first.0) % seats + 1;
        (asked.next(seats), seats - already)
    }

    /// SER.60, SER.61: a player puts up a card, which is auctioned at once.
    pub(super) fn offer(&self, state: &mut State, seller: Seat, card: Card) {
        let sale = Sale { seller, card };
        state.last.act = Act::Offered(sale);
        state.frames.push(Frame::Bidding);
        self.open_auction(state, Some(sale), SeatSet::EMPTY);
    }

    /// SER.70, SER.71: a player swaps a card and is barred from this round's auction.
    pub(super) fn swap(&self, state: &mut State, seat: Seat, give: Card, take: Card) {
        let with = self.owner(state, take).expect("a legal exchange takes somebody's card");
        state.owned[seat].remove(give);
        state.owned[seat].add(take);
        state.owned[with].remove(take);
        state.owned[with].add(give);
        state.barred.add(seat);
        state.last.act = Act::Swapped { by: seat, give, with, take };
        self.ask_next_exchanger(state);
    }

    /// SER.21: the lot is turned up and auctioned.
    pub(super) fn turn_up(&self, state: &mut State, cards: CardSet) {
        state.deck = state.deck.without(cards);
        state.lot = cards;
        state.frames.clear();
        state.frames.push(Frame::Bidding);
        self.open_auction(state, None, SeatSet::EMPTY);
    }
}
