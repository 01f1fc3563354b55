//! What only tests ask.

use cards::{Bag, Kind};
use game::Inspect;

use crate::Safaru;
use crate::action::{Action, Way};
use crate::config::Variant;
use crate::state::{Frame, State};

impl Inspect for Safaru {
    const KINDS: &'static [&'static str] =
        &["release", "add", "seventeen", "pair", "several", "offer", "take"];
    const FRAMES: &'static [&'static str] = &["draw-dealer", "deal", "turn", "deciding", "over"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Release(_) => "release",
            Action::Offer(_) => "offer",
            Action::Take(_) => "take",
            Action::Play(play) => {
                let catch = play.catch();
                let mut ways = catch.ways();
                match (ways.next(), ways.next()) {
                    (_, Some(_)) => "several",
                    (Some(Way::Add), None) => "add",
                    (Some(Way::Seventeen), None) => "seventeen",
                    (Some(Way::Pair) | None, None) => "pair",
                }
            }
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frame {
            Frame::DrawDealer => "draw-dealer",
            Frame::Deal => "deal",
            Frame::Turn(_) => "turn",
            Frame::Deciding { .. } => "deciding",
            Frame::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let between = match state.frame {
            Frame::Deciding { card, .. } => Some(card),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over => None,
        };
        let places = [state.stock, state.wild].into_iter().chain(state.piles.iter().copied());
        let cards = places.chain(state.hands.values()).flat_map(Bag::cards).chain(between);
        let mut found = [0; cards::kind::KINDS as usize];
        cards.for_each(|kind| found[kind.index()] += 1);
        match Kind::all().find(|kind| found[kind.index()] != kind.copies()) {
            Some(kind) => Err(format!("{} cards {kind} instead of {}", found[kind.index()], kind.copies())),
            None => Ok(()),
        }
    }

    /// The first dealer; then in every hand at most five deals and a turn for each card, in the reverse game
    /// with a decision.
    fn longest(&self) -> u64 {
        let steps_per_card = match self.settings.variant {
            Variant::Plain => 1,
            Variant::Reverse => 2,
        };
        1 + u64::from(self.settings.goal.longest()) * (5 + steps_per_card * u64::from(Bag::FULL.count()))
    }
}
