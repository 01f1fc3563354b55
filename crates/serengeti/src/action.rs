//! What players decide, and what nature decides.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Not bid any more, not sell, not exchange.
    Pass,
    /// Bid an amount (SER.30).
    Bid(u8),
    /// Put up an own card (SER.60).
    Sell(Card),
    /// Swap an own card for somebody else's (SER.70).
    Swap {
        /// The own card.
        give: Card,
        /// The other's card.
        take: Card,
    },
    /// Give up an own card for having bid too much (SER.13).
    Lose(Card),
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Who is first player (SER.20).
    First(Seat),
    /// Which cards are turned up (SER.21).
    Turn(CardSet),
}
