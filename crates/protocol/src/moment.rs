use game::{Phrase, Seat, Sight};
use serde::{Deserialize, Serialize};

/// A game that is over, step by step, as one viewer was told it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moments {
    /// How many steps the game had.
    pub steps: u64,
    /// The steps, in their order: all of them, or as many as are told at once.
    pub moments: Vec<Moment>,
}

/// One step of a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// How many steps there were then, this one among them.
    pub step: u64,
    /// Who did it; nobody if it was chance.
    pub by: Option<Seat>,
    /// Rises by one when a new hand of the match begins.
    pub hand: u32,
    /// In words, with everything that the viewer was shown.
    pub story: Vec<Phrase>,
}

/// A moment of a game that is over, seen from every chair: all hands can be laid open from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaidOpen<S = Sight> {
    /// After so many steps; after none the game is about to begin.
    pub step: u64,
    /// How many steps the game had.
    pub steps: u64,
    /// Who did the last one; nobody if it was chance.
    pub by: Option<Seat>,
    /// Rises by one when a new hand of the match begins.
    pub hand: u32,
    /// What each seat knows, in the order of the seats, with a perfect memory.
    pub sights: Vec<S>,
    /// What somebody knows who stands by.
    pub spectator: S,
}

/// The moments that decided a game that is over, by what lay on the table with all hands open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turning {
    /// How many steps the game had.
    pub steps: u64,
    /// Only what came after so many steps was looked at: a match can be too long to look at all of it.
    pub from: u64,
    /// The moments, the one that moved the chances most first; none if none is clear of its noise.
    pub points: Vec<TurningPoint>,
}

/// A decision that moved the chances of the side that made it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// How many steps there were then, this one among them.
    pub step: u64,
    /// Whose decision it was.
    pub by: Seat,
    /// The chances of their side to win with what the game advises there.
    pub before: Chances,
    /// The chances of their side to win with what was done.
    pub after: Chances,
    /// In words.
    pub words: Phrase,
}

/// How often a side wins when the game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chances {
    /// In a hundred games.
    pub percent: u8,
    /// So far it may be off, nineteen times in twenty.
    pub error: u8,
}

/// The decisions of one seat in a game, looked back at by what that seat knew, with a perfect memory, and not by what lay hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Review {
    /// How many steps the game had.
    pub steps: u64,
    /// Whose decisions they are.
    pub seat: Seat,
    /// Those in which there was a choice, in their order.
    pub decisions: Vec<ReviewedDecision>,
    /// The steps of those that cost most, the largest loss first; none if no loss is clear of its noise.
    pub turning: Vec<u64>,
    /// In how many more there was no choice.
    pub forced: u64,
}

/// A decision, looked back at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReviewedDecision {
    /// How many steps there were then, this one among them.
    pub step: u64,
    /// Which hand of the match it belonged to, counted from 0.
    pub hand: u32,
    /// What was done, in words.
    pub done: Phrase,
    /// The chances of the seat's side to win with it, as far as the seat could know.
    pub chances: Chances,
    /// What would have been better, if something clearly would have been.
    pub better: Option<BetterMove>,
}

/// What every move of a decision was worth, by what the seat knew that made it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Worths {
    /// How many steps there were then, the decision among them.
    pub step: u64,
    /// Whose decision it was.
    pub seat: Seat,
    /// The moves that were tried, the one that wins most often first. Of moves that come to the same for the seat there is one.
    pub moves: Vec<MoveWorth>,
    /// How many more were possible and were not tried.
    pub untried: u64,
}

/// What a move was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveWorth {
    /// What it is, in words.
    pub named: Phrase,
    /// The chances of the seat's side to win with it, as far as the seat could know.
    pub chances: Chances,
    /// Is it what was done?
    pub done: bool,
    /// Is it what the strongest player would have done? The same, or something else that need not be better.
    pub best: bool,
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BetterMove {
    /// What it is, in words.
    pub named: Phrase,
    /// The chances with it.
    pub chances: Chances,
    /// What was lost.
    pub loss: Chances,
    /// All of it in sentences, and why, as far as what the seat saw shows it.
    pub words: Vec<Phrase>,
}
