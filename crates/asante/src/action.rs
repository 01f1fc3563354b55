//! What players decide, and what nature decides.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Holy, Kind, Ware};
use crate::ware::{WareSet, Wares};

/// How many cards each player begins with (ASA.3).
pub const HAND: usize = 5;

/// What a player decides. Slots and places of the row are counted from 0 in code and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Pay an action to look at the top card (ASA.11); also: draw three more (Shango), draw up (Matron), draw (Porter).
    Draw,
    /// Keep the card looked at (ASA.11).
    Keep,
    /// Discard what is looked at: one card (ASA.11), or all three (Shango).
    Discard,
    /// Buy with a ware card; with packages, which ware (ASA.20, ASA.22).
    #[allow(missing_docs, reason = "the names say it")]
    Buy { card: Kind, ware: Option<Ware> },
    /// Sell with a ware card (ASA.20, ASA.22).
    #[allow(missing_docs, reason = "the names say it")]
    Sell { card: Kind, ware: Option<Ware> },
    /// Lay an artifact into a slot (ASA.30).
    #[allow(missing_docs, reason = "the names say it")]
    Lay { card: Kind, slot: u8 },
    /// Use the own artifact in this slot (ASA.32).
    Use(u8),
    /// Play a person or an animal (ASA.40), also one that was tracked (ASA.111).
    Play(Kind),
    /// Use an own holy place (ASA.50).
    Visit(Holy),
    /// End the turn (ASA.13).
    End,
    /// Let the card just played happen (ASA.42).
    Let,
    /// Cancel it with this card (ASA.41).
    Cancel(Kind),
    /// Take this card, seen by all, into the hand: from the discard pile, or the tracked animal.
    Fetch(Kind),
    /// Take this one of the cards looked at into the hand (Shango, Griot). The other player does not see which.
    Pick(Kind),
    /// Discard this hand card.
    Drop(Kind),
    /// Give the other player this hand card (Jackal).
    Give(Kind),
    /// Take these wares.
    Take(Wares),
    /// Return these wares to the supply, for gold or not.
    Return(Wares),
    /// Give as many wares of one kind for wares of different kinds (Dyer, Ngorongoro Crater, Nomad).
    #[allow(missing_docs, reason = "the names say it")]
    Swap { give: Ware, take: WareSet },
    /// For how many wares one will discard (Boatman).
    Count(u8),
    /// The other player shall discard (Matron).
    Reduce,
    /// Discard an artifact in play, one's own or the other's, and use it or not (Cape buffalo).
    #[allow(missing_docs, reason = "the names say it")]
    Break { own: bool, slot: u8, using: bool },
    /// Use the other player's artifact in this slot (Tortoise).
    Borrow(u8),
    /// Apply the holy place at this place of the row (Map, Cartographer).
    Apply(u8),
    /// Have the effect of this holy place: once more, or chosen by a Kilimanjaro (ASA.52).
    Bless(Holy),
    /// Do no more of it (Cartographer, holy places, Shango).
    Done,
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Who begins (ASA.4).
    First(Seat),
    /// The first hands, each in the order of the deck (ASA.3).
    Deal([[Kind; HAND]; 2]),
    /// Which holy place is turned up (ASA.3, ASA.30).
    TurnUp(Holy),
    /// Which card is drawn. Where it is known already there is only one answer.
    Draw(Kind),
    /// Which card is taken from a hand at random (Jackal).
    Rob(Kind),
}
