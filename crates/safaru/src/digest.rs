//! What decides the game and can be worked out from a view: who plays with whom, what everybody has caught, what the most of
//! something brings, and what the own cards can do. Worked out once, here; the picture and the facts say it in words.

use cards::{Bag, Kind};
use game::{Goal, Seat, ViewOf};
use serde::{Deserialize, Serialize};

use crate::Safaru;
use crate::action::Ways;
use crate::card::{babies, hedgehogs, unicorns};
use crate::config::Variant;
use crate::rules::catching::Field;
use crate::state::{BySide, DEALT, Frame, Tally};

/// What can be worked out from a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Digest {
    /// The sides: the viewer's own first, the others in the order of their seats.
    pub sides: Vec<Side>,
    /// What the most of something brings at the end of the hand, and how it stands.
    pub majorities: Vec<Contest>,
    /// What each baby animal brings (SAF.20, SAF.31).
    pub baby: i16,
    /// What each triangle brings (SAF.20, SAF.31).
    pub triangle: i16,
    /// Does the lowest score win the match (SAF.31)?
    pub lowest_wins: bool,
    /// When the match ends (SAF.21, SAF.31).
    pub end: End,
    /// Which deal of the hand it is, from 1; 0 before the first.
    pub deal: u8,
    /// How many deals the hand has (SAF.10).
    pub deals: u8,
    /// What lies in the wild.
    pub wild: Haul,
    /// The viewer's cards, each kind once; none for spectators.
    pub hand: Vec<Holding>,
}

/// A side: a player, or two who play together (SAF.1, SAF.32).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Side {
    /// Who plays for it.
    pub members: Vec<Seat>,
    /// Is the viewer one of them?
    pub is_own: bool,
    /// Its points in the hands before this one.
    pub score: i16,
    /// How many cards it has caught in this hand.
    pub cards: u8,
    /// What is in its pile, and what it would score if the hand ended now; only with a memory, for piles lie face down.
    pub caught: Option<Tally>,
}

/// The most of something, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contest {
    /// Of what.
    pub of: Prize,
    /// The points for it, shared among sides that have equally many.
    pub points: i16,
    /// How many are enough for certain: more than half of all there are.
    pub sure: u8,
    /// How many each side has, in the order of the sides, if that is known.
    pub counts: Option<Vec<u8>>,
    /// How many nobody has caught yet, if that is known.
    pub left: Option<u8>,
}

/// What the most of brings points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Prize {
    Unicorns,
    Hedgehogs,
    Cards,
}

/// When the match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum End {
    /// After the hand in which somebody reaches so many points.
    Points(i32),
    /// After so many hands.
    Hands(u8),
}

/// What some cards are, counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the names say it")]
pub struct Haul {
    pub cards: u8,
    pub unicorns: u8,
    pub hedgehogs: u8,
    pub babies: u8,
    pub triangles: u8,
}

/// A card of the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Holding {
    /// The card.
    pub card: Kind,
    /// The ways in which it can catch something now, each by itself. None: it can only be released.
    pub ways: Ways,
}

impl Haul {
    /// What these cards are.
    pub fn of(cards: Bag) -> Haul {
        Haul {
            cards: cards.count(),
            unicorns: unicorns(cards),
            hedgehogs: hedgehogs(cards),
            babies: babies(cards),
            triangles: cards.triangles(),
        }
    }

    /// How many there are of what the most brings points.
    pub(crate) fn of_prize(self, prize: Prize) -> u8 {
        match prize {
            Prize::Unicorns => self.unicorns,
            Prize::Hedgehogs => self.hedgehogs,
            Prize::Cards => self.cards,
        }
    }

    /// The most of each that one or the other has.
    pub(crate) fn most(self, other: Haul) -> Haul {
        Haul {
            cards: self.cards.max(other.cards),
            unicorns: self.unicorns.max(other.unicorns),
            hedgehogs: self.hedgehogs.max(other.hedgehogs),
            babies: self.babies.max(other.babies),
            triangles: self.triangles.max(other.triangles),
        }
    }
}

impl Safaru {
    /// What can be worked out from this view.
    pub(crate) fn digest_of(&self, view: &ViewOf<Self>) -> Digest {
        let open = &view.open;
        let tallies = view.memory.as_ref().map(|memory| self.count(&memory.piles));
        let field = Field::of(open.wild);
        let holding = |card: Kind| Holding { card, ways: field.ways(card.number()) };
        let (deal, deals) = self.deals(open.stock, &open.frame);
        Digest {
            sides: self.sides_for(view).map(|side| self.side_seen(view, side, tallies.as_ref())).collect(),
            majorities: self.contests(view),
            baby: self.baby(),
            triangle: 1,
            lowest_wins: self.settings.variant == Variant::Reverse,
            end: match self.settings.goal {
                Goal::Total { points, .. } => End::Points(points),
                Goal::Hands(hands) => End::Hands(hands),
            },
            deal,
            deals,
            wild: Haul::of(open.wild),
            hand: open.own.unwrap_or_default().kinds().map(holding).collect(),
        }
    }

    /// The numbers of the sides, the viewer's own first.
    pub(crate) fn sides_for(&self, view: &ViewOf<Self>) -> impl Iterator<Item = usize> + use<> {
        let count = usize::from(self.sides());
        let own = view.viewer.seat().map_or(0, |seat| self.side_of(seat));
        (0..count).map(move |place| (own + place) % count)
    }

    fn side_seen(&self, view: &ViewOf<Self>, side: usize, tallies: Option<&BySide<Tally>>) -> Side {
        let open = &view.open;
        let members = self.members(side);
        Side {
            is_own: view.viewer.seat().is_some_and(|seat| members.contains(&seat)),
            members,
            score: open.scores[side],
            cards: open.piles[side],
            caught: tallies.map(|tallies| tallies[side]),
        }
    }

    fn contests(&self, view: &ViewOf<Self>) -> Vec<Contest> {
        let contest = |prize: Prize, points: i16| {
            let counted = |side: usize| match (&view.memory, prize) {
                (_, Prize::Cards) => Some(view.open.piles[side]),
                (memory, Prize::Unicorns | Prize::Hedgehogs) => {
                    memory.as_ref().map(|memory| Haul::of(memory.piles[side]).of_prize(prize))
                }
            };
            let all = Haul::of(Bag::FULL).of_prize(prize);
            let counts: Option<Vec<u8>> = self.sides_for(view).map(counted).collect();
            let left = counts.as_ref().map(|counts| all - counts.iter().sum::<u8>());
            Contest { of: prize, points, sure: all / 2 + 1, counts, left }
        };
        self.majorities().iter().map(|majority| contest(majority.prize, majority.points)).collect()
    }

    /// Which deal it is, and how many there are in a hand (SAF.10).
    fn deals(&self, stock: u8, frame: &Frame) -> (u8, u8) {
        let deals = self.deals_to_come(Bag::FULL.count());
        match frame {
            Frame::DrawDealer | Frame::Over => (0, deals),
            Frame::Deal | Frame::Turn(_) | Frame::Naming { .. } | Frame::Catching(_) => {
                (deals - self.deals_to_come(stock), deals)
            }
        }
    }

    /// For how many deals so many cards last (SAF.10).
    pub(crate) fn deals_to_come(&self, stock: u8) -> u8 {
        stock.div_ceil((self.settings.seats + 1) * DEALT)
    }
}
