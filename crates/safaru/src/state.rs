//! The whole position. The stock is a bag, not a sequence: no state contains the future.

use cards::{Bag, Kind};
use game::{BySeat, Few, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Catch;

/// How many cards everybody is dealt, and how many the table (SAF.1).
pub const DEALT: u8 = 4;
/// The most sides there are.
pub const MOST_SIDES: usize = 3;

/// One value for every side (SAF.1).
pub type BySide<T> = Few<T, MOST_SIDES>;

/// Where everything is, and what is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The cards not dealt yet; all of them between two hands.
    pub(crate) stock: Bag,
    /// The cards in everybody's hand.
    pub(crate) hands: BySeat<Bag>,
    /// The wild cards: those face up on the table.
    pub(crate) wild: Bag,
    /// The cards caught by each side.
    pub(crate) piles: BySide<Bag>,
    /// The points of each side in the hands before this one.
    pub(crate) scores: BySide<i16>,
    /// Which hand of the match it is, from 1.
    pub(crate) hand: u8,
    /// Who dealt last, or is about to deal first.
    pub(crate) dealer: Seat,
    /// What is waiting to be decided.
    pub(crate) frame: Frame,
    /// What the last step did.
    pub(crate) last: Deed,
}

const _: () = assert!(size_of::<State>() <= 320);

/// What is waiting to be decided. Nothing nests: a neighbour's decision ends the turn it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Frame {
    /// Nature draws the first dealer (SAF.13).
    #[default]
    DrawDealer,
    /// Nature deals (SAF.1, SAF.10).
    Deal,
    /// This seat plays a card (SAF.2).
    Turn(Seat),
    /// The left neighbour decides what a card catches, which lies between hand and table (SAF.30).
    Deciding {
        /// Who played it.
        by: Seat,
        /// The card.
        card: Kind,
    },
    /// Nothing: the match is over.
    Over,
}

/// What a step did, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deed {
    /// The step itself.
    pub act: Act,
    /// It ended a hand, which was counted (SAF.20).
    pub counted: Option<BySide<Tally>>,
}

/// What a player or nature just did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Act {
    #[default]
    Nothing,
    /// This seat deals first.
    DrewDealer(Seat),
    /// Everybody was dealt a hand, and these came to the table.
    Dealt {
        wild: Bag,
    },
    Released {
        by: Seat,
        card: Kind,
    },
    /// A card caught, as its player wished.
    Caught {
        by: Seat,
        card: Kind,
        catch: Catch,
    },
    /// A card that could catch in several ways was played.
    Offered {
        by: Seat,
        card: Kind,
    },
    /// The left neighbour decided what it caught.
    Decided {
        by: Seat,
        card: Kind,
        catch: Catch,
    },
}

/// What a side caught in one hand, and what it scores for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Tally {
    pub cards: u8,
    pub unicorns: u8,
    pub hedgehogs: u8,
    pub babies: u8,
    pub triangles: u8,
    /// The points of this hand (SAF.20, SAF.31).
    pub points: i16,
}

impl State {
    /// All that is on the table or in hands and piles is gathered into the stock.
    pub(crate) fn gather(&mut self) {
        self.stock = Bag::FULL;
        self.wild = Bag::EMPTY;
        self.hands = BySeat::all(self.hands.count(), Bag::EMPTY);
        self.piles.fill(Bag::EMPTY);
    }
}
