//! Points, the winner, and what a position is worth (SER.80).

use game::{BySeat, Outcome, Scoring, Seat};

use crate::Serengeti;
use crate::card::{CardSet, Tribe};
use crate::config::Tiebreak;
use crate::state::State;

/// SER.80: what n cards of one tribe score.
pub(crate) const POINTS: [u8; 6] = [0, 1, 3, 6, 10, 15];

/// How far ahead, in points, a player is as good as sure of the win.
const DECISIVE_LEAD: f32 = 30.0;

/// The points of a player's cards.
pub fn card_points(cards: CardSet) -> u8 {
    Tribe::ALL.into_iter().map(|tribe| POINTS[cards.of_tribe(tribe) as usize]).sum()
}

impl Scoring for Serengeti {
    /// The points for cards, which everybody can count; those for chips are added at the end.
    fn standing(&self, state: &State) -> BySeat<i32> {
        match self.outcome(state) {
            Some(outcome) => outcome.scores,
            None => state.owned.map(|cards| i32::from(card_points(cards))),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !state.frames.is_empty() {
            return None;
        }
        // SER.14: all tied leaders get the points for chips.
        let most = state.chips.values().max().unwrap_or(0);
        let scores = BySeat::from_fn(self.settings.seats, |seat| {
            let richest = if state.chips[seat] == most { self.settings.richest } else { 0 };
            i32::from(card_points(state.owned[seat])) + i32::from(richest)
        });
        Some(Outcome::ranked(scores, |seat| (scores[seat], self.tiebreak(state, seat))))
    }

    /// At the end, one's share of the win; before, one's lead in points over the best of the others.
    fn worth(&self, state: &State) -> BySeat<f32> {
        if let Some(outcome) = self.outcome(state) {
            return outcome.win_shares();
        }
        let points = self.standing(state);
        BySeat::from_fn(self.settings.seats, |seat| {
            let others = points.iter().filter(|&(other, _)| other != seat).map(|(_, score)| score);
            let lead = points[seat] - others.max().unwrap_or(0);
            (0.5 + lead as f32 / (2.0 * DECISIVE_LEAD)).clamp(0.0, 1.0)
        })
    }
}

impl Serengeti {
    /// SER.15: what decides between equal points, the larger the better.
    fn tiebreak(&self, state: &State, seat: Seat) -> (u16, u8) {
        match self.settings.tiebreak {
            Tiebreak::None => (0, 0),
            Tiebreak::Numbers => (state.owned[seat].sum(), 0),
            Tiebreak::Cards => (u16::from(state.owned[seat].count()), state.chips[seat]),
        }
    }
}
