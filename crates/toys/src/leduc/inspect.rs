//! What only tests ask.

use game::{Disclosed, Inspect, Rules, StepOf, Turn, Viewer};

use super::{Act, Card, Leduc, State, is_settled};

impl Inspect for Leduc {
    const KINDS: &'static [&'static str] = &["check", "call", "raise", "fold"];
    const FRAMES: &'static [&'static str] = &["deal", "turn", "first", "second", "over"];
    const DISCLOSES: &'static [&'static str] = &["the cards shown"];

    fn kind(action: Act) -> &'static str {
        action.name()
    }

    fn frame(&self, state: &State) -> &'static str {
        match (self.turn(state), state.table) {
            (Turn::Over, _) => "over",
            (Turn::Chance, _) if state.hands.is_none() => "deal",
            (Turn::Chance, _) => "turn",
            (Turn::Seat(_), None) => "first",
            (Turn::Seat(_), Some(_)) => "second",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let cards: Vec<Card> = state.hands.into_iter().flatten().chain(state.table).collect();
        match Card::all().find(|card| cards.iter().filter(|&held| held == card).count() > 1) {
            Some(twice) => Err(format!("two of {}", String::from(twice))),
            None if state.table.is_some() && !is_settled(&state.rounds[0]) => {
                Err(format!("a second round before the end of the first: {:?}", state.rounds))
            }
            None => Ok(()),
        }
    }

    fn longest(&self) -> u64 {
        10
    }

    /// What was done last is part of what lies open.
    fn without_last(&self, state: &State) -> State {
        *state
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        self.after(before, step)
            .shown()
            .map(|cards| Disclosed::new("the cards shown", cards))
            .into_iter()
            .collect()
    }
}
