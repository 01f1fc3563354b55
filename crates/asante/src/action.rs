//! What players decide, and what nature decides.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Holy, Kind, Ware};
use crate::ware::{WareSet, Wares};

/// How many cards each player begins with (ASA.3).
pub const HAND: usize = 5;

/// What a player decides, by what it is about. Slots and places of the row are counted from 0 in code and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Action {
    /// What a turn offers.
    Turn(#[cfg_attr(feature = "typescript", ts(inline))] InTurn),
    /// What answers a card just played.
    Reaction(#[cfg_attr(feature = "typescript", ts(inline))] Reaction),
    /// Cards that come and go.
    Card(#[cfg_attr(feature = "typescript", ts(inline))] OfCards),
    /// Wares that come and go.
    Ware(#[cfg_attr(feature = "typescript", ts(inline))] OfWares),
    /// Artifacts that an animal touches.
    Artifact(#[cfg_attr(feature = "typescript", ts(inline))] OfArtifacts),
    /// Holy places that are applied.
    Place(#[cfg_attr(feature = "typescript", ts(inline))] OfPlaces),
}

/// What a turn offers between actions. A tracked animal is played (ASA.111), and some effects buy, sell or draw, in the same
/// words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum InTurn {
    /// Pay an action to look at the top card (ASA.11); also: draw three more (Shango), draw up (Matron), draw (Porter).
    Draw,
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
}

/// What answers a card just played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Reaction {
    /// Let it happen (ASA.42).
    Let,
    /// Cancel it with this card (ASA.41).
    Cancel(Kind),
}

/// Cards that come and go by choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum OfCards {
    /// Keep the card looked at (ASA.11).
    Keep,
    /// Discard what is looked at: one card (ASA.11), or all three (Shango).
    Discard,
    /// Take this card, seen by all, into the hand: from the discard pile, or the tracked animal.
    Fetch(Kind),
    /// Take this one of the cards looked at into the hand (Shango, Griot). The other player does not see which.
    Pick(Kind),
    /// Discard this hand card.
    Drop(Kind),
    /// Give the other player this hand card (Jackal).
    Give(Kind),
    /// The other player shall discard (Matron).
    Reduce,
}

/// Wares that come and go by choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum OfWares {
    /// Take these wares.
    Take(Wares),
    /// Return these wares to the supply, for gold or not.
    Return(Wares),
    /// Give as many wares of one kind for wares of different kinds (Dyer, Ngorongoro Crater, Nomad).
    #[allow(missing_docs, reason = "the names say it")]
    Swap { give: Ware, take: WareSet },
    /// For how many wares one will discard (Boatman).
    Count(u8),
}

/// Artifacts that an animal touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum OfArtifacts {
    /// Discard an artifact in play, one's own or the other's, and use it or not (Cape buffalo).
    #[allow(missing_docs, reason = "the names say it")]
    Break { own: bool, slot: u8, using: bool },
    /// Use the other player's artifact in this slot (Tortoise).
    Borrow(u8),
}

/// Holy places that are applied, and doing no more of what could be done again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum OfPlaces {
    /// Apply the holy place at this place of the row (Map, Cartographer).
    Apply(u8),
    /// Have the effect of this holy place: once more, or chosen by a Kilimanjaro (ASA.52).
    Bless(Holy),
    /// Do no more of it (Cartographer, holy places, Shango).
    Done,
}

// Lists of what is legal are long, and the state keeps the last action.
const _: () = assert!(size_of::<Action>() == 1 + size_of::<Wares>());

impl Action {
    /// The hand card that it takes from the hand.
    pub(crate) fn spends(self) -> Option<Kind> {
        match self {
            Action::Turn(action) => action.spends(),
            Action::Reaction(Reaction::Cancel(card))
            | Action::Card(OfCards::Drop(card) | OfCards::Give(card)) => Some(card),
            Action::Reaction(Reaction::Let)
            | Action::Card(_)
            | Action::Ware(_)
            | Action::Artifact(_)
            | Action::Place(_) => None,
        }
    }
}

impl InTurn {
    /// How many actions it takes at least (ASA.10).
    pub(crate) fn costs(self) -> u8 {
        match self {
            InTurn::Visit(_) | InTurn::End => 0,
            InTurn::Draw
            | InTurn::Buy { .. }
            | InTurn::Sell { .. }
            | InTurn::Lay { .. }
            | InTurn::Use(_)
            | InTurn::Play(_) => 1,
        }
    }

    /// The hand card that it takes from the hand.
    #[inline]
    pub(crate) fn spends(self) -> Option<Kind> {
        match self {
            InTurn::Buy { card, .. }
            | InTurn::Sell { card, .. }
            | InTurn::Lay { card, .. }
            | InTurn::Play(card) => Some(card),
            InTurn::Draw | InTurn::Use(_) | InTurn::Visit(_) | InTurn::End => None,
        }
    }
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
