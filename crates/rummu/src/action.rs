//! What players decide, and what nature decides.

use cards::{Bag, Kind};
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Draw from the stock (RUM.4).
    Draw,
    /// Take the top card of the discard pile (RUM.4).
    Take,
    /// Take no more (RUM.4).
    Enough,
    /// Lay a new combination (RUM.20, RUM.21).
    Lay(Bag),
    /// Add a card to a combination, or several that only fit together (RUM.14, RUM.21).
    Add {
        /// The cards, from the hand.
        cards: Bag,
        /// The combination's place on the table, from 0.
        to: u8,
    },
    /// Swap a card for the joker that stands for it (RUM.22).
    Swap {
        /// The card, from the hand.
        card: Kind,
        /// The combination's place on the table, from 0.
        at: u8,
    },
    /// Discard a card, which ends the turn (RUM.3).
    Discard(Kind),
    /// Take back a card after laying the last ones, and discard it, which ends the hand (RUM.23).
    TakeBack {
        /// The card, from the combination.
        card: Kind,
        /// The combination's place on the table, from 0.
        from: u8,
    },
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Who deals first (RUM.6).
    Dealer(Seat),
    /// The hands, and the card that opens the discard pile (RUM.1).
    Deal {
        /// What each player is dealt.
        hands: BySeat<Bag>,
        /// The first card of the discard pile.
        top: Kind,
    },
    /// The card drawn from the stock (RUM.4).
    Card(Kind),
}
