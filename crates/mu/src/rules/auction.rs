//! From the deal to the chief: laying cards, ties, the vice.

use cards::{Bag, Kind};
use game::{BySeat, Seat};

use crate::Mu;
use crate::config::SMALL_TABLE;
use crate::state::{Act, Auction, Contract, Ended, Ending, Frame, How, State, most_laid};

/// What an eklat brings for each card laid (MU.15).
pub(crate) const EKLAT_GAIN: i16 = 5;
/// What it costs the one who brought it about, for each card laid (MU.15).
pub(crate) const EKLAT_LOSS: i16 = 10;

impl Mu {
    /// The dealer speaks first (MU.10).
    pub(super) fn open_auction(&self, state: &mut State) {
        state.frame = Frame::Bidding;
        state.auction = Auction::default();
        self.begin_turn(state, state.dealer);
    }

    fn begin_turn(&self, state: &mut State, speaker: Seat) {
        debug_assert!(speaker.0 < self.settings.seats);
        state.turn = speaker;
        // MU.11
        state.auction.limit = most_laid(&state.laid) + 1;
        state.auction.fresh = Bag::EMPTY;
    }

    fn end_turn(&self, state: &mut State) {
        self.begin_turn(state, state.turn.next(self.settings.seats));
    }

    /// The speaker lays a card (MU.10). The turn ends by itself when no other may follow.
    pub(super) fn lay(&self, state: &mut State, card: Kind) {
        let seat = state.turn;
        state.hidden[seat].remove(card);
        state.laid[seat].add(card);
        state.auction.fresh.add(card);
        state.auction.passes = 0;
        state.auction.order = state.auction.order.iter().copied().filter(|&other| other != seat).collect();
        state.auction.order.push(seat);
        state.last.act = Act::Laid { by: seat, card };
        if !state.auction.has_room(state.laid[seat].count(), state.hidden[seat].count()) {
            self.end_turn(state);
        }
    }

    /// The speaker has laid enough (MU.10).
    pub(super) fn stop_laying(&self, state: &mut State) {
        state.last.act = Act::DoneLaying(state.turn);
        self.end_turn(state);
    }

    /// The speaker lays nothing, and may speak again later (MU.12).
    pub(super) fn pass(&self, state: &mut State) {
        state.last.act = Act::Passed(state.turn);
        state.auction.passes += 1;
        // MU.13
        if state.auction.passes == self.settings.seats {
            self.close_auction(state);
        } else {
            self.end_turn(state);
        }
    }

    fn close_auction(&self, state: &mut State) {
        match state.auction.ending(&state.laid) {
            Ending::PassedOut => {
                // MU.14
                let gains = BySeat::all(self.settings.seats, 0);
                self.end_hand(state, Ended { how: How::PassedOut, gains });
            }
            Ending::Chief(chief) => self.begin_contract(state, chief),
            Ending::Eklat { cards, latest } => self.eklat(state, cards, latest),
        }
    }

    /// MU.15: several have laid most; the one of them who laid last pays.
    fn eklat(&self, state: &mut State, most: u8, latest: Seat) {
        let gains = BySeat::from_fn(self.settings.seats, |seat| match state.laid[seat].count() == most {
            true if seat == latest => -EKLAT_LOSS * i16::from(most),
            true => EKLAT_GAIN * i16::from(most),
            false => 0,
        });
        self.end_hand(state, Ended { how: How::Eklat { cards: most, latest }, gains });
    }

    /// MU.16, MU.17: there is a chief, and perhaps a vice.
    fn begin_contract(&self, state: &mut State, chief: Seat) {
        let vice = if self.settings.seats == SMALL_TABLE { None } else { vice(&state.laid, chief) };
        let bid = state.laid[chief].count();
        state.contract = Contract { chief, vice, bid, ..Contract::default() };
        state.auction = Auction::default();
        (state.frame, state.turn) = match vice {
            Some(vice) => (Frame::ViceTrump, vice),
            None => (Frame::ChiefTrump, chief),
        };
    }
}

/// MU.17: who laid second most; of several the one with the highest numbers. None if nobody did, or the best two are
/// equal in all.
fn vice(laid: &BySeat<Bag>, chief: Seat) -> Option<Seat> {
    let others = Seat::all(laid.count()).filter(|&seat| seat != chief && !laid[seat].is_empty());
    let best = others.clone().max_by_key(|&seat| rank(laid[seat]))?;
    let equal = others.filter(|&seat| rank(laid[seat]) == rank(laid[best])).count();
    (equal == 1).then_some(best)
}

/// The number of cards, then how many 9s, 8s and so on, four bits each: the better, the higher. Among equally many
/// cards that is the order of the highest numbers, then the next ones.
fn rank(cards: Bag) -> u64 {
    let numbers = (0..10).map(|number| u64::from(cards.of_number(number).count()) << (4 * number));
    u64::from(cards.count()) << 40 | numbers.sum::<u64>()
}
