//! The whole position. The draw pile is a bag, but for the few cards on top of it that somebody has seen: no state
//! contains the future.

use std::ops::{Index, IndexMut};

use game::{Few, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::bag::{Cards, Places};
use crate::card::{Holy, Kind};
use crate::ware::Wares;

/// ASA.10: the actions of a turn.
pub const ACTIONS: u8 = 5;
/// ASA.3: the gold everybody begins with.
pub const FIRST_GOLD: u32 = 20;
/// ASA.60: the gold that brings on the end.
pub const ENOUGH_GOLD: u32 = 60;
/// ASA.30: artifact slots, and holy places in the row.
pub const SLOTS: usize = 3;
/// The most cards that are looked at together.
pub const MOST_SEEN: usize = 8;
/// The most decisions that can wait for each other.
pub const MOST_FRAMES: usize = 12;

/// What is waiting to be decided, the next one last.
pub type Frames = Few<Frame, MOST_FRAMES>;

/// Where everything is, and what is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The draw pile below the cards of `top`, without order.
    pub rest: Cards,
    /// The face-up discard pile.
    pub discards: Cards,
    /// The hands.
    pub hands: Both<Cards>,
    /// Which cards of each hand the other player knows: memory.
    pub known: Both<Cards>,
    /// Which of them everybody saw: memory.
    pub seen: Both<Cards>,
    /// The cards on top of the draw pile that somebody has seen, the topmost first.
    pub top: Few<Traced, MOST_SEEN>,
    /// The cards drawn that the active player is looking at.
    pub drawn: Few<Traced, MOST_SEEN>,
    /// The holy places' draw pile. Everybody can tell what is in it.
    pub place_pile: Places,
    /// Their discard pile.
    pub place_discards: Places,
    /// Those that each player owns.
    pub owned: Both<Places>,
    /// The row between the players.
    pub row: [Option<Holy>; SLOTS],
    /// The artifacts.
    pub artifacts: Both<Slots>,
    /// The wares on the stands.
    pub stands: Both<Wares>,
    /// The wares in the supply.
    pub supply: Wares,
    /// The gold.
    pub gold: Both<u32>,
    /// Whose turn it is.
    pub active: Seat,
    /// How many actions are left in it.
    pub actions: u8,
    /// How many actions were taken back in it (ASA.53).
    pub regained: u8,
    /// Which part of the turn it is (ASA.10).
    pub phase: Phase,
    /// Was a holy place used in this turn (ASA.50)?
    pub visited: bool,
    /// How many turns were ended.
    pub turns: u16,
    /// Who had 60 gold first at the end of a turn (ASA.60).
    pub trigger: Option<Seat>,
    /// What is waiting to be decided; nothing when the game is over.
    pub frames: Frames,
    /// What the last step did, as everybody saw it.
    pub last: Deed,
    /// The hidden side of it: the card drawn into a hand, robbed or given, and who knows it.
    pub moved: Option<Traced>,
}

const _: () = assert!(size_of::<State>() <= 1024);

/// The slots for artifacts before a player (ASA.30).
pub type Slots = [Option<Artifact>; SLOTS];

/// One value for each of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Both<T>(pub [T; 2]);

impl<T> Index<Seat> for Both<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 1]
    }
}

impl<T> IndexMut<Seat> for Both<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 1]
    }
}

/// The other player.
#[inline]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A card from the draw pile, or on its way into a hand, and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traced {
    /// Which card it is.
    pub card: Kind,
    /// Who knows it.
    pub known: SeatSet,
}

/// An artifact in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Artifact {
    /// Which one it is.
    pub card: Kind,
    /// Does it lie face down (ASA.32)?
    pub used: bool,
}

/// The parts of a turn (ASA.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Cards may still be drawn.
    #[default]
    Drawing,
    /// Cards are played.
    Playing,
}

/// What is waiting to be decided. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Frame {
    /// The active player goes on with the turn or ends it (ASA.10).
    Turn,
    /// The other player lets this card happen or cancels it (ASA.42).
    React { card: Kind },
    /// This card's effect is being carried out; then it is discarded (ASA.40). Never waits itself.
    Played { card: Kind },
    /// The active player plays the tracked animal or takes it (ASA.111).
    Found { card: Kind },
    /// The active player decides what this card's effect asks first.
    Choose { card: Kind },
    /// The active player has the effect of this holy place, so many times more. The first time is no choice; is it an own
    /// card that is to be discarded afterwards?
    Blessing { place: Holy, left: u8, first: bool, own: bool },
    /// The active player changes a ware (ASA.51).
    Change,
    /// The active player applies one of these places of the row, a bit for each (ASA.114). Was one applied already?
    Places { left: u8, first: bool },
    /// A player discards so many hand cards, one after the other. In any order: a fixed one would tell what is left.
    Discards { by: Seat, left: u8 },
    /// A player takes so many wares from the supply, perhaps all of one kind.
    Wares { by: Seat, count: u8, alike: bool },
    /// The other player returns so many wares (ASA.133).
    Return { count: u8 },
    /// The active player gives a card back (ASA.135).
    Give,
    /// The active player decides what becomes of the cards looked at.
    #[serde(untagged)]
    Looking(#[cfg_attr(feature = "typescript", ts(inline))] Looking),
    /// What nature decides.
    #[serde(untagged)]
    Nature(#[cfg_attr(feature = "typescript", ts(inline))] Nature),
}

/// What becomes of the cards looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Looking {
    /// The card drawn is kept or discarded (ASA.11).
    Keep,
    /// One of the cards drawn is kept, or none (ASA.103).
    Pick { cards: u8 },
    /// None was kept: new ones may be paid for (ASA.103).
    More { cards: u8 },
    /// One of the top cards is taken (ASA.122).
    Peek { cards: u8 },
}

/// What nature has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Nature {
    /// Who begins (ASA.4).
    First,
    /// The first hands (ASA.3).
    Deal,
    /// A holy place to be turned up into the first gap of the row (ASA.30, ASA.34).
    TurnUp,
    /// The next card, for this purpose.
    Draw(Draw),
    /// A card to be taken from the other player's hand (ASA.135).
    Rob,
}

impl Default for Frame {
    /// With which a game begins.
    fn default() -> Self {
        Frame::Nature(Nature::First)
    }
}

impl Frame {
    /// Which player decides it; none if nature does, or if it never waits.
    #[inline]
    pub fn decider(self, active: Seat) -> Option<Seat> {
        if let Frame::Nature(_) | Frame::Played { .. } = self {
            None
        } else if let Frame::React { .. } | Frame::Return { .. } = self {
            Some(other(active))
        } else if let Frame::Discards { by, .. } | Frame::Wares { by, .. } = self {
            Some(by)
        } else {
            Some(active)
        }
    }
}

/// What the next card is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Draw {
    /// To be kept or discarded (ASA.11).
    Look,
    /// For the hand of a player, so many.
    Hand { by: Seat, left: u8 },
    /// To keep one of so many (ASA.103).
    Several { cards: u8 },
    /// To look at so many top cards (ASA.122).
    Peek { cards: u8 },
    /// To find an animal; was the discard pile shuffled for it already (ASA.111)?
    Seek { shuffled: bool },
}

/// What a single step did, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deed {
    /// The step itself.
    pub act: Act,
    /// How many cards the active player is looking at after it.
    pub looked: u8,
    /// The discard pile was shuffled and became the draw pile (ASA.15).
    pub reshuffled: bool,
    /// The same for the holy places.
    pub places_reshuffled: bool,
}

/// What a player or nature just did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Act {
    #[default]
    Nothing,
    First(Seat),
    /// The first hands.
    Dealt,
    /// A holy place was turned up in the row.
    TurnedUp {
        slot: u8,
        place: Holy,
    },
    /// A player drew a card into the hand.
    Drew(Seat),
    /// A player looks at one more card of the draw pile.
    Looked(Seat),
    /// A card was turned up in search of an animal.
    Revealed {
        by: Seat,
        card: Kind,
    },
    /// A player took a card at random from the other hand.
    Robbed(Seat),
    /// A player did what everybody saw.
    Did {
        by: Seat,
        action: Action,
    },
    /// A player kept the card looked at.
    Kept(Seat),
    /// A player took one of the cards looked at, and discarded these.
    Picked {
        by: Seat,
        discarded: Few<Kind, MOST_SEEN>,
    },
    /// A player discarded what was looked at.
    Discarded {
        by: Seat,
        cards: Few<Kind, MOST_SEEN>,
    },
    /// A player gave the other one a card.
    Gave(Seat),
}

impl Act {
    /// Into whose hand it moved a card that not everybody saw.
    pub(crate) fn receiver(self) -> Option<Seat> {
        if let Act::Drew(by) | Act::Robbed(by) = self {
            Some(by)
        } else if let Act::Gave(by) = self {
            Some(other(by))
        } else {
            None
        }
    }
}

impl State {
    /// How many cards are in the draw pile.
    #[inline]
    pub(crate) fn pile(&self) -> u16 {
        self.rest.count() + self.top.len() as u16
    }

    /// ASA.40: can a card be drawn?
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.rest.is_empty() || !self.top.is_empty() || !self.discards.is_empty()
    }

    /// The cards that lie between being played and being discarded.
    pub(crate) fn in_play(frames: &[Frame]) -> impl Iterator<Item = Kind> + '_ {
        frames.iter().filter_map(|frame| {
            if let Frame::React { card } | Frame::Played { card } | Frame::Found { card } = frame {
                Some(*card)
            } else {
                None
            }
        })
    }

    /// The own holy place that is being used and will be discarded (ASA.50).
    pub(crate) fn place_in_use(frames: &[Frame]) -> Option<Holy> {
        frames.iter().find_map(|frame| {
            if let Frame::Blessing { place, own: true, .. } = frame { Some(*place) } else { None }
        })
    }

    /// The cards that the active player is looking at: those drawn, and those still lying on the draw pile.
    pub(crate) fn looked(&self) -> impl Iterator<Item = &Traced> {
        self.drawn.iter().chain(&self.top[..self.peeked()])
    }

    /// How many of them still lie there (ASA.122).
    pub(crate) fn peeked(&self) -> usize {
        if let Some(
            Frame::Looking(Looking::Peek { cards }) | Frame::Nature(Nature::Draw(Draw::Peek { cards })),
        ) = self.frames.last()
        {
            self.top.len().min(usize::from(*cards))
        } else {
            0
        }
    }
}
