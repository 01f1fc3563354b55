//! What players decide, and what nature decides.

use cards::{Bag, Kind};
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{LeftOut, Trump};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Lay nothing in this turn of the auction (MU.10).
    Pass,
    /// Lay no more cards in this turn (MU.10).
    Done,
    /// Lay a card of the hand face up (MU.10).
    Lay(Kind),
    /// Name a trump (MU.20).
    Trump(Trump),
    /// Name no trump, as only the chief may (MU.20).
    NoTrump,
    /// Choose a partner (MU.21).
    Partner(Seat),
    /// Play a card to the trick (MU.30).
    Play(Kind),
}

impl Action {
    /// The card that it plays to a trick.
    pub const fn played(self) -> Option<Kind> {
        if let Action::Play(card) = self { Some(card) } else { None }
    }

    /// The trump that it names.
    pub const fn trump(self) -> Option<Trump> {
        if let Action::Trump(trump) = self { Some(trump) } else { None }
    }

    /// The partner that it chooses.
    pub const fn partner(self) -> Option<Seat> {
        if let Action::Partner(seat) = self { Some(seat) } else { None }
    }
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Who is the first dealer (MU.2).
    Dealer(Seat),
    /// Which colours three players leave out (MU.1).
    LeaveOut(LeftOut),
    /// Everybody's hand (MU.1).
    Deal(BySeat<Bag>),
}
