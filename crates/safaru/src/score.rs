//! Points, the winner, and what a position is worth (SAF.20 to SAF.23, SAF.31).

use cards::Bag;
use game::{BySeat, Outcome, Scoring, Seat};

use crate::Safaru;
use crate::card::{babies, hedgehogs, unicorns};
use crate::config::Variant;
use crate::digest::Prize;
use crate::state::{BySide, Frame, State, Tally};

/// SAF.20: what a 0 costs.
const BABY: i16 = -5;
/// How far ahead, in points, a side is as good as sure of the win.
const DECISIVE_LEAD: f32 = 80.0;

/// The points for the most of something (SAF.20, SAF.31).
pub(crate) struct Majority {
    /// Of what.
    pub(crate) prize: Prize,
    /// How many a side has.
    pub(crate) of: fn(&Tally) -> u8,
    /// The points, shared among sides that have equally many.
    pub(crate) points: i16,
}

static PLAIN: [Majority; 2] = [
    Majority { prize: Prize::Unicorns, of: |tally| tally.unicorns, points: 24 },
    Majority { prize: Prize::Hedgehogs, of: |tally| tally.hedgehogs, points: -12 },
];
static REVERSE: [Majority; 2] = [
    Majority { prize: Prize::Cards, of: |tally| tally.cards, points: 24 },
    Majority { prize: Prize::Hedgehogs, of: |tally| tally.hedgehogs, points: 18 },
];

impl Safaru {
    /// What each side caught, and what it would score for it if the hand ended now.
    pub fn count(&self, piles: &BySide<Bag>) -> BySide<Tally> {
        let baby = self.baby();
        let mut tallies: BySide<Tally> = piles.iter().map(|&pile| caught(pile)).collect();
        for tally in tallies.iter_mut() {
            tally.points = i16::from(tally.triangles) + baby * i16::from(tally.babies);
        }
        for Majority { of, points, .. } in self.majorities() {
            // SAF.23: with nothing caught, nobody has the most.
            let most = tallies.iter().map(of).max().filter(|most| *most > 0);
            let leaders = tallies.iter().filter(|tally| Some(of(tally)) == most).count() as i16;
            for tally in tallies.iter_mut().filter(|tally| Some(of(tally)) == most) {
                // SAF.31: if four share 18 points, a half is lost for each.
                tally.points += points / leaders;
            }
        }
        tallies
    }

    /// What each 0 counts (SAF.20, SAF.31).
    pub(crate) fn baby(&self) -> i16 {
        match self.settings.variant {
            Variant::Plain => BABY,
            Variant::Reverse => 0,
        }
    }

    /// What having the most of counts.
    pub(crate) fn majorities(&self) -> &'static [Majority] {
        match self.settings.variant {
            Variant::Plain => &PLAIN,
            Variant::Reverse => &REVERSE,
        }
    }

    /// The values of the sides, for each seat that of its side.
    pub(crate) fn by_seat(&self, sides: BySide<i16>) -> BySeat<i32> {
        BySeat::from_fn(self.settings.seats, |seat| i32::from(sides[self.side_of(seat)]))
    }

    /// What a score counts when scores are compared, the larger the better (SAF.21, SAF.31).
    pub(crate) fn merit(&self, score: i32) -> i32 {
        match self.settings.variant {
            Variant::Plain => score,
            Variant::Reverse => -score,
        }
    }
}

/// What is in a pile; not yet its points.
fn caught(pile: Bag) -> Tally {
    Tally {
        cards: pile.count(),
        unicorns: unicorns(pile),
        hedgehogs: hedgehogs(pile),
        babies: babies(pile),
        triangles: pile.triangles(),
        points: 0,
    }
}

impl Scoring for Safaru {
    /// The points of the hands that are over. What lies in the piles is counted at the end of a hand.
    fn standing(&self, state: &State) -> BySeat<i32> {
        self.by_seat(state.scores)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.frame != Frame::Over {
            return None;
        }
        let merit = |score: i16| self.merit(i32::from(score));
        // Team-mates rank together: the second side is second.
        let ranks = BySeat::from_fn(self.settings.seats, |seat| {
            let own = merit(state.scores[self.side_of(seat)]);
            1 + state.scores.iter().filter(|&&score| merit(score) > own).count() as u8
        });
        Some(Outcome { scores: self.standing(state), ranks })
    }

    /// At the end, the side's share of the win; before, its lead over the best of the others, with what lies
    /// in the piles.
    fn worth(&self, state: &State) -> BySeat<f32> {
        let merits: BySide<i32> = match state.frame {
            Frame::Over => state.scores.iter().map(|&score| self.merit(i32::from(score))).collect(),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Catching(_) => {
                let tallies = self.count(&state.piles);
                let scores = state.scores.iter().zip(tallies.iter());
                scores.map(|(&score, tally)| self.merit(i32::from(score + tally.points))).collect()
            }
        };
        let best = merits.iter().copied().max().unwrap_or(0);
        let winners = merits.iter().filter(|&&merit| merit == best).count() as f32;
        BySeat::from_fn(self.settings.seats, |seat| {
            let side = self.side_of(seat);
            if state.frame == Frame::Over {
                return if merits[side] == best { 1.0 / winners } else { 0.0 };
            }
            let others = merits.iter().enumerate().filter(|&(other, _)| other != side);
            let lead = merits[side] - others.map(|(_, &merit)| merit).max().unwrap_or(0);
            (0.5 + lead as f32 / (2.0 * DECISIVE_LEAD)).clamp(0.0, 1.0)
        })
    }

    fn hand(&self, state: &State) -> u32 {
        u32::from(state.hand)
    }

    fn side(&self, seat: Seat) -> u8 {
        self.side_of(seat) as u8
    }
}
