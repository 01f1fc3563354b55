//! Results: the score sheet so far, the final ranks, and what a position is worth to a searcher.

use serde::{Deserialize, Serialize};

use crate::rules::Rules;
use crate::seat::{BySeat, Seat};

/// How a game is scored.
pub trait Scoring: Rules {
    /// The score sheet so far: what everybody at the table may read off it.
    fn standing(&self, state: &Self::State) -> BySeat<i32>;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What the position is worth to each seat, from 0 to 1, at any time: what search maximises.
    fn worth(&self, state: &Self::State) -> BySeat<f32>;

    /// Rises by one when a new hand of a match begins.
    fn hand(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The team of a seat: seats with the same number win and lose together.
    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }
}

/// How a match ended. Only ranks say who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// The final scores.
    pub scores: BySeat<i32>,
    /// 1 is a winner; equal ranks are shared.
    pub ranks: BySeat<u8>,
}

impl Outcome {
    /// Ranks the seats by a key, the largest first; equal keys share a rank.
    pub fn ranked<K: Ord>(scores: BySeat<i32>, key: impl Fn(Seat) -> K) -> Self {
        Outcome::ranked_by_side(scores, |seat| seat.0, key)
    }

    /// Ranks sides by a key that is the same for all seats of a side, the largest first: after the winners comes the second
    /// side, however many seats won.
    pub fn ranked_by_side<K: Ord>(
        scores: BySeat<i32>,
        side: impl Fn(Seat) -> u8,
        key: impl Fn(Seat) -> K,
    ) -> Self {
        let count = scores.count();
        let speaks_for_its_side =
            |seat: Seat| Seat::all(count).find(|&other| side(other) == side(seat)) == Some(seat);
        let ranks = BySeat::from_fn(count, |seat| {
            let sides = Seat::all(count).filter(|&other| speaks_for_its_side(other));
            1 + sides.filter(|&other| key(other) > key(seat)).count() as u8
        });
        Outcome { scores, ranks }
    }

    /// The seats that won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.ranks.iter().filter(|&(_, rank)| rank == 1).map(|(seat, _)| seat)
    }

    /// Each seat's share of the win: 1 for a single winner, a part of it for winners who share, else 0.
    pub fn win_shares(&self) -> BySeat<f32> {
        let winners = self.winners().count() as f32;
        self.ranks.map(|rank| if rank == 1 { 1.0 / winners } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_leave_the_next_one_out() {
        let scores: Vec<i32> = vec![5, 9, 9, 1];
        let by_seat = BySeat::from_fn(4, |seat| scores[seat.index()]);
        let outcome = Outcome::ranked(by_seat, |seat| by_seat[seat]);
        assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [3, 1, 1, 4]);
        assert_eq!(outcome.win_shares().values().collect::<Vec<_>>(), [0.0, 0.5, 0.5, 0.0]);
    }

    #[test]
    fn the_second_side_is_second_whatever_the_number_of_winners() {
        let scores = BySeat::from_fn(6, |seat| [5, 9, 1][seat.index() % 3]);
        let outcome = Outcome::ranked_by_side(scores, |seat| seat.0 % 3, |seat| scores[seat]);
        assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [2, 1, 3, 2, 1, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
    }
}
