//! The whole position. Nothing of it is the future: a deal is one step of nature.

use cards::{Bag, Kind};
use game::{BySeat, Few, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{LeftOut, Suits, Trumps};

/// Where everything is, and what is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The cards in each hand that nobody else sees.
    pub hidden: BySeat<Bag>,
    /// The cards before each player, face up: an open part of the hand (MU.22).
    pub laid: BySeat<Bag>,
    /// The cards of the tricks already won.
    pub played: Bag,
    /// The suits that each seat has shown to have none of (MU.32): what a perfect memory knows.
    pub voids: BySeat<Suits>,
    /// The triangles each seat has won in this hand.
    pub triangles: BySeat<u8>,
    /// The tricks each seat has won in this hand.
    pub tricks: BySeat<u8>,
    /// The cards of this trick, in the order played.
    pub trick: Trick,
    /// Who led to this trick.
    pub leader: Seat,
    /// What is waiting to be decided.
    pub frame: Frame,
    /// Who decides it, if it is a seat.
    pub turn: Seat,
    /// The auction that is going on; blank if none is.
    pub auction: Auction,
    /// Who plays with whom for what; blank before the auction has ended.
    pub contract: Contract,
    /// Who deals this hand, or the next one.
    pub dealer: Seat,
    /// How many hands have ended.
    pub hands_played: u8,
    /// The score sheet.
    pub scores: BySeat<i16>,
    /// The colours that are not in play (MU.1).
    pub left_out: Option<LeftOut>,
    /// What the last step did.
    pub last: Deed,
}

const _: () = assert!(size_of::<State>() <= 512);

/// The cards of a trick.
pub type Trick = Few<Kind, MAX_SEATS>;

/// A decision waiting to be taken. They follow each other and never nest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Nature draws the first dealer (MU.2).
    DrawDealer,
    /// Nature draws the colours to leave out (MU.1).
    LeaveOut,
    /// Nature deals (MU.1).
    Deal,
    /// The speaker lays cards or passes (MU.10).
    Bidding,
    /// The vice names a trump (MU.20).
    ViceTrump,
    /// The chief names a trump, or none (MU.20).
    ChiefTrump,
    /// The chief chooses a partner (MU.21).
    Partner,
    /// A card is played to the trick (MU.30).
    Playing,
    /// Nothing: the match is over.
    Over,
}

impl Frame {
    /// Are cards dealt out?
    pub const fn is_in_hand(self) -> bool {
        match self {
            Frame::Bidding | Frame::ViceTrump | Frame::ChiefTrump | Frame::Partner | Frame::Playing => true,
            Frame::DrawDealer | Frame::LeaveOut | Frame::Deal | Frame::Over => false,
        }
    }
}

/// An auction. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Auction {
    /// How many cards the speaker may have laid at the end of this turn (MU.11).
    pub limit: u8,
    /// How many have passed in a row, with nobody laying a card since (MU.13).
    pub passes: u8,
    /// Those who laid cards, the one who did so last at the end (MU.15).
    pub order: Few<Seat, MAX_SEATS>,
    /// The cards that the speaker has laid in this turn (MU.10).
    pub fresh: Bag,
}

/// How an auction ends if everybody passes from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Ending {
    /// Nobody has laid a card (MU.14).
    PassedOut,
    /// This seat alone has laid most (MU.16).
    Chief(Seat),
    /// Several have laid most (MU.15).
    Eklat {
        /// How many cards they have laid.
        cards: u8,
        /// The one of them who laid last.
        latest: Seat,
    },
}

impl Auction {
    /// May a speaker with so many cards open and so many hidden lay another (MU.11)?
    #[inline]
    pub const fn has_room(&self, laid: u8, hidden: u8) -> bool {
        laid < self.limit && hidden > 0
    }

    /// Has the speaker laid a card in this turn (MU.10)?
    #[inline]
    pub const fn is_laying(&self) -> bool {
        !self.fresh.is_empty()
    }

    /// How it ends, with these cards laid, if everybody passes from now on (MU.14 to MU.16).
    pub fn ending(&self, laid: &BySeat<Bag>) -> Ending {
        let most = most_laid(laid);
        // Who laid most has laid: the leaders are among those in order, the latest last.
        let mut leaders = self.order.iter().rev().copied().filter(|&seat| laid[seat].count() == most);
        match (leaders.next(), leaders.next()) {
            (None, _) => Ending::PassedOut,
            (Some(chief), None) => Ending::Chief(chief),
            (Some(latest), Some(_)) => Ending::Eklat { cards: most, latest },
        }
    }
}

/// The most cards anybody has laid: M of MU.11.
pub(crate) fn most_laid(laid: &BySeat<Bag>) -> u8 {
    laid.values().map(Bag::count).max().unwrap_or(0)
}

/// Who plays with whom for what. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contract {
    /// Who laid most cards (MU.16).
    pub chief: Seat,
    /// Who laid second most (MU.17).
    pub vice: Option<Seat>,
    /// The chief's partner, once chosen (MU.21).
    pub partner: Option<Seat>,
    /// How many cards the chief laid; 0 while there is no chief.
    pub bid: u8,
    /// The trumps named so far.
    pub trumps: Trumps,
}

impl Contract {
    /// Does the seat play on the chief's side (MU.21)?
    #[inline]
    pub fn is_chiefs(&self, seat: Seat) -> bool {
        seat == self.chief || Some(seat) == self.partner
    }

    /// Do the two play on the same side?
    #[inline]
    pub fn are_together(&self, one: Seat, other: Seat) -> bool {
        self.is_chiefs(one) == self.is_chiefs(other)
    }
}

/// What a step did, as everybody saw it. Only the cards that are dealt are not in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deed {
    /// The step itself.
    pub act: Act,
    /// A trick was completed.
    pub trick: Option<Taken>,
    /// A hand ended.
    pub ended: Option<Ended>,
}

/// What a player or nature just did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Act {
    #[default]
    Nothing,
    DrewDealer(Seat),
    LeftOut(LeftOut),
    Dealt,
    Laid {
        by: Seat,
        card: Kind,
    },
    DoneLaying(Seat),
    Passed(Seat),
    /// A trump, or no trump.
    Named {
        by: Seat,
        trump: Option<crate::card::Trump>,
    },
    Chose {
        by: Seat,
        partner: Seat,
    },
    Played {
        by: Seat,
        card: Kind,
    },
}

/// A trick and who won it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Taken {
    pub by: Seat,
    pub leader: Seat,
    pub cards: Trick,
}

/// How a hand ended, and what everybody scores for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Ended {
    pub how: How,
    pub gains: BySeat<i16>,
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum How {
    /// Nobody laid a card (MU.14).
    PassedOut,
    /// Several had laid most (MU.15).
    Eklat {
        /// How many cards they had laid.
        cards: u8,
        /// The one of them who laid last.
        latest: Seat,
    },
    /// All cards were played (MU.34).
    Played {
        /// Who played with whom for what.
        contract: Contract,
        /// The triangles each seat won (MU.40).
        triangles: BySeat<u8>,
    },
}
