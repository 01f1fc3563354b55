//! What only tests ask.

use game::Inspect;

use crate::Serengeti;
use crate::action::Action;
use crate::card::CardSet;
use crate::config::Referee;
use crate::state::{Frame, ROUNDS, State};

impl Inspect for Serengeti {
    const KINDS: &'static [&'static str] = &["pass", "bid", "sell", "swap", "lose"];
    const FRAMES: &'static [&'static str] =
        &["draw-first", "selling", "exchanging", "turn-up", "bidding", "losing", "over"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Pass => "pass",
            Action::Bid(_) => "bid",
            Action::Sell(_) => "sell",
            Action::Swap { .. } => "swap",
            Action::Lose(_) => "lose",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frames.last() {
            Some(Frame::DrawFirst) => "draw-first",
            Some(Frame::Selling(_)) => "selling",
            Some(Frame::Exchanging(_)) => "exchanging",
            Some(Frame::TurnUp) => "turn-up",
            Some(Frame::Bidding) => "bidding",
            Some(Frame::Losing(_)) => "losing",
            None => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut found = CardSet::EMPTY;
        let piles = [state.deck, state.lot, state.lost];
        for pile in piles.into_iter().chain(state.owned.values()) {
            let twice = CardSet::from_bits(found.bits() & pile.bits());
            if !twice.is_empty() {
                return Err(format!("in two places: {twice:?}"));
            }
            found = found.or(pile);
        }
        if found != self.cards {
            let (missing, strange) = (self.cards.without(found), found.without(self.cards));
            return Err(format!("cards missing: {missing:?}, cards too many: {strange:?}"));
        }
        let held: u32 = state.chips.values().map(u32::from).sum();
        let all = held + u32::from(state.pot) + u32::from(state.bank) + u32::from(self.out);
        let expected = u32::from(self.settings.chips_in_box);
        if all == expected { Ok(()) } else { Err(format!("{all} chips instead of {expected}")) }
    }

    /// Every lot and, with selling, a card of every player is auctioned in each round; an auction starts at most
    /// once for every player; each of its turns raises the bid or ends a player's part, after at most one
    /// refusal of each amount.
    fn longest(&self) -> u64 {
        let seats = u64::from(self.settings.seats);
        let amounts = u64::from(self.settings.chips_in_box) + 1;
        let sales = if self.settings.selling { seats } else { 0 };
        let refusals = if self.settings.referee == Referee::Open { amounts } else { 0 };
        let auction = seats * (amounts + seats) * (1 + refusals) + seats;
        let asked = 2 * seats;
        1 + u64::from(ROUNDS) * (1 + asked + (1 + sales) * auction)
    }
}
