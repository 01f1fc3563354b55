//! The whole position. The stock is a bag, not a sequence: no state contains the future.

use cards::{Bag, Kind};
use game::{BySeat, Few, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Catch, Way, Ways};

/// How many cards everybody is dealt, and how many the table (SAF.1).
pub const DEALT: u8 = 4;
/// The most sides there are: four play alone in the reverse game (SAF.32).
pub const MOST_SIDES: usize = 4;

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

/// What is waiting to be decided. Nothing nests: what is decided about a card ends the turn it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Frame {
    /// Nature draws the first dealer (SAF.13).
    #[default]
    DrawDealer,
    /// Nature deals (SAF.1, SAF.10).
    Deal,
    /// This seat plays a card (SAF.2).
    Turn(Seat),
    /// The left neighbour names the way in which a card catches (SAF.30).
    Naming {
        /// Who played it.
        by: Seat,
        /// The card, which lies between hand and table.
        card: Kind,
    },
    /// The player of a card chooses what it catches.
    Catching(Catching),
    /// Nothing: the match is over.
    Over,
}

/// A play under way. What has been chosen is still wild until the play is whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catching {
    /// Whose it is.
    pub by: Seat,
    /// The card played, which lies between hand and table.
    pub card: Kind,
    /// The ways in which it catches.
    pub ways: Ways,
    /// The way for which a card is chosen now. Those before it have theirs.
    pub now: Way,
    /// What has been chosen so far.
    pub catch: Catch,
}

/// What a step did, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deed {
    /// The step itself.
    pub act: Act,
    /// It made a play whole.
    pub caught: Option<Caught>,
    /// It ended a hand, which was counted (SAF.20).
    pub counted: Option<BySide<Tally>>,
}

/// What a player or nature just did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// A card that catches was played; in the reverse game without ways.
    Played {
        by: Seat,
        card: Kind,
        ways: Ways,
    },
    /// The way was named for the card of the right neighbour.
    Named {
        by: Seat,
        way: Way,
    },
    /// A card was chosen.
    Took {
        by: Seat,
        card: Kind,
    },
    /// No more were chosen.
    Stopped {
        by: Seat,
    },
}

/// A whole play: what a card caught.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Caught {
    /// Who played it, and has the cards now.
    pub by: Seat,
    /// The card.
    pub card: Kind,
    /// What it caught.
    pub catch: Catch,
}

/// What a side caught in one hand, and what it scores for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

impl Deed {
    /// Just this step.
    pub(crate) const fn of(act: Act) -> Deed {
        Deed { act, caught: None, counted: None }
    }
}

impl Frame {
    /// The card that lies between hand and table, if one does.
    pub fn played(&self) -> Option<Kind> {
        match *self {
            Frame::Naming { card, .. } | Frame::Catching(Catching { card, .. }) => Some(card),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over => None,
        }
    }
}

impl Caught {
    /// Everything that came into the pile: with a pair the played card too (SAF.5).
    pub fn cards(&self) -> Bag {
        let caught = self.catch.cards();
        if self.catch.pair.is_some() { caught.with(self.card) } else { caught }
    }
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
