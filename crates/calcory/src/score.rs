//! Cards won, the winner, and what a position is worth (CAL.14).

use game::{BySeat, Outcome, Scoring};

use crate::Calcory;
use crate::state::{Frame, State};

/// How far ahead, in cards, a player is as good as sure of the win.
const DECISIVE_LEAD: f32 = 20.0;
/// How much of what marked cards would bring counts before they are taken.
const HOPE: f32 = 0.5;

impl Scoring for Calcory {
    /// The cards in the piles, which everybody can count.
    fn standing(&self, state: &State) -> BySeat<i32> {
        state.piles.map(i32::from)
    }

    /// CAL.14: most cards wins, a tie is shared.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        (state.frame == Frame::Over).then(|| Outcome::ranked(scores, |seat| scores[seat]))
    }

    /// At the end, one's share of the win; before, one's lead in cards over the best of the others, with half of what
    /// marked cards would bring.
    fn worth(&self, state: &State) -> BySeat<f32> {
        if let Some(outcome) = self.outcome(state) {
            return outcome.win_shares();
        }
        let mut cards = state.piles.map(f32::from);
        if !state.marked.is_empty() {
            cards[state.marker] += HOPE * f32::from(state.marked.count().max(2) - 1);
        }
        BySeat::from_fn(self.seats, |seat| {
            let others = cards.iter().filter(|&(other, _)| other != seat).map(|(_, count)| count);
            let lead = cards[seat] - others.fold(0.0, f32::max);
            (0.5 + lead / (2.0 * DECISIVE_LEAD)).clamp(0.0, 1.0)
        })
    }
}
