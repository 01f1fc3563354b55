//! What only tests ask.

use game::{Disclosed, Inspect, StepOf, Viewer};

use crate::Serengeti;
use crate::action::Action;
use crate::card::CardSet;
use crate::config::Referee;
use crate::state::{Act, Deed, Frame, ROUNDS, State};

/// SER.80: all chips are laid open at the end.
const FINAL_CHIPS: &str = "the chips at the end";
/// SER.13: who bid more than their chips.
const FOUND_OUT: &str = "who cannot pay";
/// SER.52: a fine takes what is there.
const FINE: &str = "how much of a fine is paid";

impl Inspect for Serengeti {
    const KINDS: &'static [&'static str] = &["pass", "bid", "sell", "swap", "lose"];
    const FRAMES: &'static [&'static str] =
        &["draw-first", "selling", "exchanging", "turn-up", "bidding", "losing", "over"];
    const DISCLOSES: &'static [&'static str] = &[FINAL_CHIPS, FOUND_OUT, FINE];

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

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::default(), ..*state }
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        let last = self.after(before, step).last;
        let fine = if let Act::Fined { fine, .. } = last.act { Some(fine) } else { None };
        let chips = last.final_chips.map(|chips| Disclosed::new(FINAL_CHIPS, chips));
        let found_out = last.found_out.map(|bid| Disclosed::new(FOUND_OUT, bid));
        let fine = fine.map(|fine| Disclosed::new(FINE, fine));
        chips.into_iter().chain(found_out).chain(fine).collect()
    }
}
