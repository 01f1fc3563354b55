//! Points, the winner, and what a position is worth.

use cards::Bag;
use game::{BySeat, Outcome, Scoring, Seat};

use crate::Rummu;
use crate::card::{Shape, shape};
use crate::config::Teams;
use crate::rules::penalty;
use crate::state::{Frame, State};

/// RUM.31: points for finishing.
pub(crate) const FINISHER: i32 = 10;

/// How far ahead, in points, a side is as good as sure of the win.
const DECISIVE_LEAD: f32 = 200.0;

/// What a combination is worth to its owner (RUM.32 to RUM.34).
pub fn combination_points(cards: Bag) -> i32 {
    match shape(cards) {
        Ok(Shape::Set { number, cards, jokers }) => {
            let points = match (cards, jokers) {
                (5, _) => 50,
                (4, 0) => 30,
                (4, _) => 10,
                _ => 0,
            };
            if matches!(number, 1 | 7) { points / 2 } else { points }
        }
        Ok(Shape::Suited { cards, jokers: 0, .. }) => match cards {
            3 => 10,
            4 => 20,
            _ => 40 + 10 * (i32::from(cards) - 5),
        },
        Ok(Shape::Suited { cards, .. } | Shape::Mixed { cards, .. }) => 10 * (i32::from(cards) - 3),
        Err(_) => 0,
    }
}

impl Rummu {
    /// What the hand brings each seat, as it stands; team-mates get what their team gets (RUM.31).
    pub fn hand_points(&self, state: &State) -> BySeat<i32> {
        self.count_points(state).1
    }

    /// What the hand brings each seat by itself, and what it brings its side.
    pub fn count_points(&self, state: &State) -> (BySeat<i32>, BySeat<i32>) {
        let settings = &self.settings;
        let finisher = state.hands.iter().find(|(_, hand)| hand.is_empty()).map(|(seat, _)| seat);
        let spared = finisher.map(|seat| settings.side(seat));
        let mut own = BySeat::from_fn(settings.seats, |seat| {
            if finisher == Some(seat) {
                FINISHER
            } else if spared == Some(settings.side(seat)) {
                0
            } else {
                -penalty(state.hands[seat])
            }
        });
        for combination in state.table.iter() {
            own[combination.owner] += combination_points(combination.cards);
        }
        (own, self.by_side(&own))
    }

    /// The sum of each seat's side.
    fn by_side(&self, own: &BySeat<i32>) -> BySeat<i32> {
        match self.settings.teams {
            Teams::Off => *own,
            Teams::On => BySeat::from_fn(self.settings.seats, |seat| {
                let side = self.settings.side(seat);
                own.iter()
                    .filter(|&(other, _)| self.settings.side(other) == side)
                    .map(|(_, points)| points)
                    .sum()
            }),
        }
    }
}

impl Scoring for Rummu {
    /// The score sheet: the hands that were counted.
    fn standing(&self, state: &State) -> BySeat<i32> {
        state.scores
    }

    /// RUM.35: the highest total wins, a tie is shared.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = state.frame == Frame::Over;
        over.then(|| Outcome::ranked_by_side(state.scores, |seat| self.side(seat), |seat| state.scores[seat]))
    }

    /// At the end, one's side's share of the win; before, its lead over the best of the others if the hand ended now.
    fn worth(&self, state: &State) -> BySeat<f32> {
        let seats = self.settings.seats;
        if let Some(outcome) = self.outcome(state) {
            let mates = if self.settings.teams == Teams::On { 2.0 } else { 1.0 };
            return outcome.win_shares().map(|share| mates * share);
        }
        let totals = match state.frame {
            Frame::Drawing(_)
            | Frame::Card(_)
            | Frame::Taking(_)
            | Frame::Laying(_)
            | Frame::Short(_)
            | Frame::TakingBack(_) => {
                let points = self.hand_points(state);
                BySeat::from_fn(seats, |seat| state.scores[seat] + points[seat])
            }
            Frame::Dealer | Frame::Deal | Frame::Over => state.scores,
        };
        BySeat::from_fn(seats, |seat| {
            let rivals = Seat::all(seats).filter(|&other| self.side(other) != self.side(seat));
            let best = rivals.map(|rival| totals[rival]).max().unwrap_or(0);
            let lead = (totals[seat] - best) as f32;
            (0.5 + lead / (2.0 * DECISIVE_LEAD)).clamp(0.0, 1.0)
        })
    }

    fn hand(&self, state: &State) -> u32 {
        u32::from(state.hands_played)
    }

    fn side(&self, seat: Seat) -> u8 {
        self.settings.side(seat)
    }
}
