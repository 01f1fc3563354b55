//! Contracts, points, the winner, and what a position is worth.

use game::{BySeat, Outcome, Scoring};

use crate::Mu;
use crate::card::{Sort, Trump};
use crate::rules::deck;
use crate::state::{Contract, Frame, State};

/// What each card of a bid that is kept brings (MU.42).
pub(crate) const BONUS: u8 = 10;
/// The most a contract brings (MU.42).
pub(crate) const MOST_BONUS: u8 = 100;
/// What each card too many in the bid costs the chief (MU.43).
pub(crate) const FINE: i16 = 10;
/// What it brings each opponent (MU.43).
pub(crate) const REWARD: i16 = 5;

/// How far ahead, in points, a player is as good as sure of the win.
const DECISIVE_LEAD: f32 = 150.0;

/// The triangles to win, as a number plus so many for each card of the bid (MU.41).
const fn terms(seats: u8) -> (u8, u8) {
    match seats {
        3 => (10, 2),
        4 => (28, 2),
        5 => (21, 3),
        _ => (16, 4),
    }
}

/// The triangles the chief's side has to win (MU.41).
pub const fn target(seats: u8, bid: u8) -> u8 {
    let (base, step) = terms(seats);
    base + step * bid
}

/// The highest bid whose target so many triangles reach; 0 if none (MU.43).
pub const fn level(seats: u8, triangles: u8) -> u8 {
    let (base, step) = terms(seats);
    triangles.saturating_sub(base) / step
}

/// What a contract with this bid and this trump of the chief's brings (MU.42).
pub fn bonus(bid: u8, trump: Option<Trump>) -> i16 {
    i16::from((BONUS * bid + trump_bonus(trump)).min(MOST_BONUS))
}

/// What the chief's trump adds to the bonus: the harder it is, the more (MU.42).
pub fn trump_bonus(trump: Option<Trump>) -> u8 {
    BONUS
        * match trump.map(Trump::sort) {
            Some(Sort::Colour(_)) => 0,
            Some(Sort::Number(1 | 7)) => 1,
            Some(Sort::Number(_)) => 2,
            None => 3,
        }
}

impl Contract {
    /// What chief and partner get for keeping the contract (MU.42).
    pub fn bonus(&self) -> i16 {
        bonus(self.bid, self.trumps.chief)
    }

    /// The triangles of the chief's side, given each seat's.
    pub fn won(&self, triangles: &BySeat<u8>) -> u8 {
        triangles.iter().filter(|&(seat, _)| self.is_chiefs(seat)).map(|(_, count)| count).sum()
    }
}

impl Scoring for Mu {
    /// The score sheet of the hands that have ended.
    fn standing(&self, state: &State) -> BySeat<i32> {
        state.scores.map(i32::from)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        // MU.44: a tie is a shared win.
        (state.frame == Frame::Over).then(|| Outcome::ranked(scores, |seat| scores[seat]))
    }

    /// At the end, one's share of the win; before, one's lead over the others, this hand as it may end included.
    fn worth(&self, state: &State) -> BySeat<f32> {
        if let Some(outcome) = self.outcome(state) {
            return outcome.win_shares();
        }
        let hope = self.hope(state);
        let points = BySeat::from_fn(self.settings.seats, |seat| f32::from(state.scores[seat]) + hope[seat]);
        let sum: f32 = points.values().sum();
        BySeat::from_fn(self.settings.seats, |seat| {
            let others = points.iter().filter(|&(other, _)| other != seat).map(|(_, score)| score);
            let best = others.fold(f32::NEG_INFINITY, f32::max);
            let mean = (sum - points[seat]) / f32::from(self.settings.seats - 1);
            let lead = points[seat] - f32::midpoint(best, mean);
            (0.5 + lead / (2.0 * DECISIVE_LEAD)).clamp(0.0, 1.0)
        })
    }

    fn hand(&self, state: &State) -> u32 {
        u32::from(state.hands_played)
    }
}

impl Mu {
    /// What everybody scores when all cards are played (MU.40 to MU.43).
    pub fn gains(&self, contract: &Contract, triangles: &BySeat<u8>) -> BySeat<i16> {
        let (seats, won) = (self.settings.seats, contract.won(triangles));
        let kept = won >= target(seats, contract.bid);
        let short = i16::from(contract.bid) - i16::from(level(seats, won));
        BySeat::from_fn(seats, |seat| {
            let extra = match (kept, contract.is_chiefs(seat)) {
                (true, true) => contract.bonus(),
                (false, true) if seat == contract.chief => -FINE * short,
                (false, false) => REWARD * short,
                (true, false) | (false, true) => 0,
            };
            i16::from(triangles[seat]) + extra
        })
    }

    /// What everybody may hope to score in this hand, guessed from the triangles won so far.
    fn hope(&self, state: &State) -> BySeat<f32> {
        let (seats, contract) = (self.settings.seats, &state.contract);
        if state.frame != Frame::Playing {
            return BySeat::all(seats, 0.0);
        }
        let all = f32::from(deck(state).triangles());
        let won = f32::from(contract.won(&state.triangles));
        let left = all - state.triangles.values().map(f32::from).sum::<f32>();
        let goal = f32::from(target(seats, contract.bid));
        // A chief who bids takes half of what is left, or a third when alone.
        let share = if contract.partner.is_some() { 0.5 } else { 0.36 };
        let expected = won + share * left;
        let (missing, doubt) = (goal - expected, 2.0 + 0.3 * left);
        let chance = if won >= goal { 1.0 } else { (0.5 - missing / (2.0 * doubt)).clamp(0.0, 1.0) };
        let (_, step) = terms(seats);
        let short = (missing / f32::from(step) + 0.5).clamp(1.0, f32::from(contract.bid).max(1.0));
        let team = if contract.partner.is_some() { 2.0 } else { 1.0 };
        BySeat::from_fn(seats, |seat| {
            let mine = f32::from(state.triangles[seat]);
            if contract.is_chiefs(seat) {
                let fine = if seat == contract.chief { f32::from(FINE) * short } else { 0.0 };
                mine + share * left / team + chance * f32::from(contract.bonus()) - (1.0 - chance) * fine
            } else {
                let others = f32::from(seats) - team;
                mine + (1.0 - share) * left / others + (1.0 - chance) * f32::from(REWARD) * short
            }
        })
    }
}
