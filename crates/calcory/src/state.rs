//! The whole position. Cards that nobody has seen are a bag, not an order: no state contains the future.

use cards::{Bag, Kind};
use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::Groups;
use crate::config::MOST_SEATS;
use crate::space::{SPACES, Space, Spaces};

/// Where everything is, and what is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The cards that nobody has seen yet. They lie on the spaces that are not in `known`.
    pub unseen: Bag,
    /// The cards in all piles together. What is in which pile matters no more, only how much.
    pub taken: Bag,
    /// The spaces with a card on them.
    pub layout: Spaces,
    /// Those of them whose card somebody has seen.
    pub known: Spaces,
    /// The cards turned up in this turn (CAL.2).
    pub turned: Spaces,
    /// The marked cards (CAL.6).
    pub marked: Spaces,
    /// The cards each seat laid back and nobody has seen since (CAL.15).
    pub laid: [Spaces; MOST_SEATS as usize],
    /// Which card lies on each known space; everywhere else, the default.
    pub cards: [Kind; SPACES],
    /// What the others know of the cards in `laid`.
    pub groups: Groups,
    /// The card about to be laid back (CAL.5).
    pub in_hand: Option<Kind>,
    /// How many cards each seat has won.
    pub piles: BySeat<u8>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whose markers lie on the marked cards; the first seat if there are none.
    pub marker: Seat,
    /// The sum of the turned cards.
    pub sum: u8,
    /// Is a 0 among the turned cards (CAL.4)?
    pub zero: bool,
    /// The sum of the marked cards.
    pub marked_sum: u8,
    /// Turns in a row without a card being taken (CAL.13).
    pub idle: u8,
    /// What is waiting to be decided.
    pub frame: Frame,
    /// What the last step did, as everybody saw it.
    pub last: Deed,
}

const _: () = assert!(size_of::<State>() <= 512);

/// What is waiting to be decided. Nothing nests in this game, so one is enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Frame {
    /// Nature draws who begins (CAL.1).
    #[default]
    DrawFirst,
    /// The seat whose turn it is turns a card, stops or gives up (CAL.2).
    Turning,
    /// Nature shows the card on this space (CAL.2).
    Revealing(Space),
    /// The seat whose turn it is takes cards and chooses the one to lay back (CAL.5, CAL.11).
    Returning,
    /// It lays that card on an empty space (CAL.5).
    Placing,
    /// Nothing: the game is over.
    Over,
}

/// What a step did and what followed from it, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deed {
    /// The step itself.
    pub act: Act,
    /// Whose turn was left out after it, there being no card face down (CAL.13).
    pub skipped: SeatSet,
    /// The game ended.
    pub ended: Option<End>,
}

/// What a player or nature just did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Act {
    #[default]
    Nothing,
    DrewFirst(Seat),
    /// A player is about to turn up the card there.
    Chose {
        by: Seat,
        space: Space,
    },
    Turned {
        by: Seat,
        space: Space,
        card: Kind,
        sum: u8,
        upshot: Upshot,
    },
    Stopped {
        by: Seat,
        /// Whose marked cards were beaten (CAL.9).
        beaten: Option<Seat>,
    },
    GaveUp(Seat),
    Took {
        by: Seat,
        /// All of them, the one that will be laid back among them.
        cards: Bag,
    },
    LaidBack {
        by: Seat,
        space: Space,
    },
}

/// What came of a card that was turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Upshot {
    /// The turn goes on.
    GoesOn,
    /// The sum is exactly 13 (CAL.5).
    Thirteen,
    /// The sum is too high: the turn is over (CAL.3).
    TooMuch,
    /// It is the second 0: the turn is over (CAL.4).
    SecondZero,
    /// There is no other card to turn, and the player cannot stop: the turn is over (CAL.17).
    NoneLeft,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum End {
    /// A single marked card was still there and is taken (CAL.12).
    LastCard { by: Seat, space: Space, card: Kind },
    /// Too many turns without a card being taken (CAL.13).
    Patience,
}

impl State {
    /// Nothing but empty spaces and empty piles.
    pub(crate) fn blank(seats: u8) -> State {
        State {
            unseen: Bag::EMPTY,
            taken: Bag::EMPTY,
            layout: Spaces::EMPTY,
            known: Spaces::EMPTY,
            turned: Spaces::EMPTY,
            marked: Spaces::EMPTY,
            laid: [Spaces::EMPTY; MOST_SEATS as usize],
            cards: [Kind::default(); SPACES],
            groups: Groups::NONE,
            in_hand: None,
            piles: BySeat::all(seats, 0),
            turn: Seat(0),
            marker: Seat(0),
            sum: 0,
            zero: false,
            marked_sum: 0,
            idle: 0,
            frame: Frame::DrawFirst,
            last: Deed::default(),
        }
    }

    /// The spaces whose card lies face down.
    #[inline]
    pub(crate) fn down(&self) -> Spaces {
        self.layout.without(self.turned).without(self.marked)
    }

    /// The card on a known space.
    #[inline]
    pub(crate) fn card(&self, space: Space) -> Kind {
        debug_assert!(self.known.has(space), "nobody has seen the card on {space}");
        self.cards[space.index()]
    }

    /// The cards on some known spaces.
    pub(crate) fn bag(&self, spaces: Spaces) -> Bag {
        spaces.iter().map(|space| self.card(space)).collect()
    }

    /// Puts a card that somebody knows on a space.
    #[inline]
    pub(crate) fn put(&mut self, space: Space, card: Kind) {
        self.layout.add(space);
        self.known.add(space);
        self.cards[space.index()] = card;
    }

    /// Takes the card off a known space.
    pub(crate) fn lift(&mut self, space: Space) {
        self.layout.remove(space);
        self.known.remove(space);
        self.cards[space.index()] = Kind::default();
    }

    /// The spaces whose card only the player who laid it there knows.
    #[inline]
    pub(crate) fn doubtful(&self) -> Spaces {
        self.laid.iter().fold(Spaces::EMPTY, |all, laid| all.or(*laid))
    }
}
