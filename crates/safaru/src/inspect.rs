//! What only tests ask.

use cards::{Bag, Kind};
use game::{Disclosed, Inspect, StepOf, Viewer};

use crate::Safaru;
use crate::action::{Action, Way};
use crate::state::{Deed, Frame, State};

/// SAF.20: the piles are looked through when a hand is counted.
const COUNT: &str = "what each side caught";

impl Inspect for Safaru {
    const KINDS: &'static [&'static str] =
        &["release", "add", "seventeen", "pair", "several", "play", "name", "take"];
    const FRAMES: &'static [&'static str] = &["draw-dealer", "deal", "turn", "naming", "catching", "over"];
    const DISCLOSES: &'static [&'static str] = &[COUNT];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Release(_) => "release",
            Action::Play { ways, .. } => match (ways.iter().next(), ways.count()) {
                (None, _) => "play",
                (Some(Way::Add), 1) => "add",
                (Some(Way::Seventeen), 1) => "seventeen",
                (Some(Way::Pair), 1) => "pair",
                (Some(Way::Add | Way::Seventeen | Way::Pair), _) => "several",
            },
            Action::Name(_) => "name",
            // Two of the same choice: a card, or no more.
            Action::Take(_) | Action::Enough => "take",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frame {
            Frame::DrawDealer => "draw-dealer",
            Frame::Deal => "deal",
            Frame::Turn(_) => "turn",
            Frame::Naming { .. } => "naming",
            Frame::Catching(_) => "catching",
            Frame::Over => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let places = [state.stock, state.wild].into_iter().chain(state.piles.iter().copied());
        let cards = places.chain(state.hands.values()).flat_map(Bag::cards).chain(state.frame.played());
        let mut found = [0; cards::kind::KINDS as usize];
        cards.for_each(|kind| found[kind.index()] += 1);
        match Kind::all().find(|kind| found[kind.index()] != kind.copies()) {
            Some(kind) => Err(format!("{} cards {kind} instead of {}", found[kind.index()], kind.copies())),
            None => Ok(()),
        }
    }

    /// The first dealer; then in every hand at most five deals, and for each card a step that plays it, one that
    /// names a way, and one for each card caught: no card is caught twice in a hand. No more is said at most
    /// once for a card.
    fn longest(&self) -> u64 {
        1 + u64::from(self.settings.goal.longest()) * (5 + 4 * u64::from(Bag::FULL.count()))
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::default(), ..*state }
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        let counted = self.after(before, step).last.counted;
        counted.map(|counted| Disclosed::new(COUNT, counted)).into_iter().collect()
    }
}
