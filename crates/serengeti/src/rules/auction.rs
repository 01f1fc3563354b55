//! An auction, of a lot or of a player's card, from the first word to the hammer.

use game::{BySeat, Seat, SeatSet};

use crate::Serengeti;
use crate::card::{Card, CardSet};
use crate::config::{Overbid, Till};
use crate::state::{Act, Amounts, Auction, Bid, Ended, Frame, Sale, State};

impl Auction {
    pub(super) fn new(seats: u8) -> Self {
        Auction {
            bids: BySeat::all(seats, None),
            fines: BySeat::all(seats, 0),
            bonuses: BySeat::all(seats, 0),
            ..Auction::default()
        }
    }
}

impl Serengeti {
    /// Begins an auction, or begins it again without the excluded players (SER.54).
    pub(super) fn open_auction(&self, state: &mut State, sale: Option<Sale>, excluded: SeatSet) {
        let seats = self.settings.seats;
        let kept_out = match sale {
            // SER.61: the seller does not bid.
            Some(sale) => excluded.or(SeatSet::only(sale.seller)),
            // SER.71, SER.57
            None => excluded.or(state.barred),
        };
        let speaking = SeatSet::full(seats).without(kept_out);
        state.auction = Auction { sale, speaking, excluded, ..Auction::new(seats) };
        // SER.30, SER.55, SER.72: the first player, or the next one who may speak.
        match speaking.first_from(state.first, seats) {
            Some(speaker) => state.auction.speaker = speaker,
            None => self.close_without_bid(state),
        }
    }

    /// The speaker passes and is out of this auction (SER.30).
    pub(super) fn pass(&self, state: &mut State) {
        let seat = state.auction.speaker;
        let bonus = self.pass_bonus(&state.auction, state.bank, seat);
        state.bank -= bonus;
        state.chips[seat] += bonus;
        state.auction.bonuses[seat] = bonus;
        state.auction.speaking.remove(seat);
        state.last.act = Act::Passed { by: seat, bonus };
        self.next_speaker(state);
    }

    /// SER.7, SER.45: chips for passing before having bid; not in a sale (SER.62), not after an error (SER.52).
    pub(crate) fn pass_bonus(&self, auction: &Auction, bank: u8, seat: Seat) -> u8 {
        let earned = auction.sale.is_none() && auction.bids[seat].is_none() && auction.refused.is_empty();
        if earned { self.settings.bonus.min(bank) } else { 0 }
    }

    /// The speaker calls an amount.
    pub(super) fn call(&self, state: &mut State, amount: u8) {
        let bid = Bid { by: state.auction.speaker, amount };
        if state.owned[bid.by].of_number(amount % 10) > 0 {
            return self.fine(state, bid);
        }
        state.last.act = Act::Called(bid);
        if amount > state.chips[bid.by] && self.settings.overbid == Overbid::AtOnce {
            return self.send_out(state, bid);
        }
        state.auction.standing = Some(bid);
        state.auction.bids[bid.by] = Some(amount);
        state.auction.fines[bid.by] = 0;
        self.next_speaker(state);
    }

    /// SER.52: a forbidden digit costs a chip, and the player must bid again or pass.
    fn fine(&self, state: &mut State, bid: Bid) {
        let fine = state.chips[bid.by].min(1);
        state.chips[bid.by] -= fine;
        match self.settings.fine {
            Till::Pot => state.pot += fine,
            Till::Bank => state.bank += fine,
        }
        state.auction.fines[bid.by] += fine;
        state.auction.refused.add(bid.amount);
        state.last.act = Act::Fined { bid, fine };
    }

    /// SER.13: somebody bid more than their chips. They lose a card, if they have one (SER.53), and are out of
    /// this auction.
    fn send_out(&self, state: &mut State, bid: Bid) {
        state.last.found_out = Some(bid);
        state.auction.excluded.add(bid.by);
        state.auction.speaking.remove(bid.by);
        if state.owned[bid.by].is_empty() {
            self.after_send_out(state);
        } else {
            state.frames.push(Frame::Losing(bid.by));
        }
    }

    /// SER.53: the card leaves the game.
    pub(super) fn lose(&self, state: &mut State, seat: Seat, card: Card) {
        state.owned[seat].remove(card);
        state.lost.add(card);
        state.last.act = Act::Lost { by: seat, card };
        state.frames.pop();
        self.after_send_out(state);
    }

    /// SER.13: the auction goes on with the bid before, or starts again.
    fn after_send_out(&self, state: &mut State) {
        match self.settings.overbid {
            Overbid::AtOnce => self.next_speaker(state),
            Overbid::Payday => self.restart(state),
        }
    }

    /// SER.54: bonuses go back to the bank, fines stay, earlier passers are back in.
    fn restart(&self, state: &mut State) {
        for seat in Seat::all(self.settings.seats) {
            let bonus = state.auction.bonuses[seat];
            state.chips[seat] -= bonus;
            state.bank += bonus;
        }
        state.last.restarted = true;
        self.open_auction(state, state.auction.sale, state.auction.excluded);
    }

    /// The next player speaks, or the auction is over (SER.31).
    fn next_speaker(&self, state: &mut State) {
        let auction = &mut state.auction;
        auction.refused = Amounts::NONE;
        let seats = self.settings.seats;
        match (auction.speaking.first_from(auction.speaker.next(seats), seats), auction.standing) {
            (None, _) => self.close_without_bid(state),
            (Some(next), Some(bid)) if next == bid.by => self.close(state, bid),
            (Some(next), _) => auction.speaker = next,
        }
    }

    /// The hammer falls.
    fn close(&self, state: &mut State, bid: Bid) {
        if bid.amount > state.chips[bid.by] {
            return self.send_out(state, bid);
        }
        match state.auction.sale {
            Some(sale) => self.hand_over(state, sale, bid),
            None => self.sell_lot(state, bid),
        }
    }

    /// SER.62: the seller gets the whole price.
    fn hand_over(&self, state: &mut State, sale: Sale, bid: Bid) {
        state.chips[bid.by] -= bid.amount;
        state.chips[sale.seller] += bid.amount;
        state.owned[sale.seller].remove(sale.card);
        state.owned[bid.by].add(sale.card);
        let mut gains = BySeat::all(self.settings.seats, 0);
        gains[sale.seller] = bid.amount;
        self.end_sale(state, sale, Some(bid), gains);
    }

    fn end_sale(&self, state: &mut State, sale: Sale, bid: Option<Bid>, gains: BySeat<u8>) {
        state.last.ended = Some(Ended {
            cards: CardSet::only(sale.card),
            seller: Some(sale.seller),
            buyer: bid.map(|bid| bid.by),
            price: bid.map(|bid| bid.amount),
            gains,
        });
        state.auction = Auction::new(self.settings.seats);
        state.frames.pop();
        self.ask_next_seller(state);
    }

    /// SER.35, SER.40 to SER.44: the buyer pays, the price is shared out.
    fn sell_lot(&self, state: &mut State, bid: Bid) {
        state.chips[bid.by] -= bid.amount;
        let payout = self.payout(&state.owned, state.pot, bid);
        for seat in Seat::all(self.settings.seats) {
            state.chips[seat] += payout.gains[seat];
        }
        state.pot = payout.pot;
        state.bank += payout.bank;
        self.end_lot(state, bid.by, Some(bid.amount), payout.gains);
    }

    /// Nobody bid: the seller keeps the card (SER.62), or the lot goes for nothing (SER.32).
    fn close_without_bid(&self, state: &mut State) {
        let nothing = BySeat::all(self.settings.seats, 0);
        if let Some(sale) = state.auction.sale {
            return self.end_sale(state, sale, None, nothing);
        }
        let receiver = self.free_receiver(state.first, state.auction.excluded, state.barred);
        self.end_lot(state, receiver, None, nothing);
    }

    /// SER.55, SER.57, SER.72, SER.73: the first player, even barred; if excluded, the next player neither
    /// excluded nor barred; if there is none, the first player after all.
    pub(crate) fn free_receiver(&self, first: Seat, excluded: SeatSet, barred: SeatSet) -> Seat {
        let seats = self.settings.seats;
        if !excluded.has(first) {
            return first;
        }
        let eligible = SeatSet::full(seats).without(excluded).without(barred);
        eligible.first_from(first, seats).unwrap_or(first)
    }

    /// SER.35: the buyer takes the lot and is first player of the next round.
    fn end_lot(&self, state: &mut State, buyer: Seat, price: Option<u8>, gains: BySeat<u8>) {
        let ended = Ended { cards: state.lot, seller: None, buyer: Some(buyer), price, gains };
        state.last.ended = Some(ended);
        state.owned[buyer] = state.owned[buyer].or(state.lot);
        state.lot = CardSet::EMPTY;
        state.auction = Auction::new(self.settings.seats);
        state.first = buyer;
        self.begin_round(state);
    }
}
