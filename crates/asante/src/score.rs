//! Gold, the winner, and what a position is worth.

use game::{BySeat, Outcome, Scoring, Seat};

use crate::Asante;
use crate::state::{ENOUGH_GOLD, State, other};

/// What a ware on a stand is worth in gold, roughly: between what it costs and what it brings.
const WARE: f32 = 2.5;
/// What a card in hand is worth in gold, roughly; that an artifact in play is worth two of them.
const CARD: f32 = 0.8;
/// What an own holy place is worth in gold, roughly.
const PLACE: f32 = 0.7;
/// A lead of so much gold makes winning likely at the end, and of so much more at the beginning.
const LEAD_AT_THE_END: f32 = 5.0;
const LEAD_AT_THE_BEGINNING: f32 = 15.0;

impl Scoring for Asante {
    fn standing(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |seat| state.gold[seat] as i32)
    }

    /// ASA.60: most gold wins; on a tie the opponent of the one who brought on the end does. ASA.61: if nobody brought it
    /// on, a tie is shared.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !state.frames.is_empty() {
            return None;
        }
        let key = |seat: Seat| (state.gold[seat], state.trigger == Some(other(seat)));
        Some(Outcome::ranked(self.standing(state), key))
    }

    /// A lead in gold and what can be made into gold, which counts more the nearer the end is.
    fn worth(&self, state: &State) -> BySeat<f32> {
        if let Some(outcome) = self.outcome(state) {
            return outcome.win_shares();
        }
        let lead = wealth(state, Seat(0)) - wealth(state, Seat(1));
        let richest = state.gold[Seat(0)].max(state.gold[Seat(1)]);
        let to_go = 1.0 - (richest as f32 / ENOUGH_GOLD as f32).min(1.0);
        let first = 1.0 / (1.0 + (-lead / (LEAD_AT_THE_END + LEAD_AT_THE_BEGINNING * to_go)).exp());
        BySeat::from_fn(2, |seat| if seat == Seat(0) { first } else { 1.0 - first })
    }
}

/// What a player has, in gold.
fn wealth(state: &State, seat: Seat) -> f32 {
    let artifacts = state.artifacts[seat].iter().flatten().count() as f32;
    state.gold[seat] as f32
        + WARE * f32::from(state.stands[seat].total())
        + CARD * (f32::from(state.hands[seat].count()) + 2.0 * artifacts)
        + PLACE * f32::from(state.owned[seat].count())
}
