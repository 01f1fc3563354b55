//! What players decide, and what nature decides.

use cards::Kind;
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::space::Space;

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Turn up the card on this space (CAL.2).
    Turn(Space),
    /// Stop and mark the turned cards (CAL.6).
    Stop,
    /// Give up against marked cards (CAL.8).
    GiveUp,
    /// Keep back this card of those just taken, to be laid face down (CAL.5).
    Return(Kind),
    /// Lay it on this space (CAL.5).
    On(Space),
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Who begins (CAL.1).
    First(Seat),
    /// Which card is turned up (CAL.2). Where it is known already there is only one answer.
    Reveal(Kind),
}
