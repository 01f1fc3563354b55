//! What players decide, and what nature decides.

use cards::{Bag, Kind};
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{BABIES, SEVENTEEN, adding_part, joined, sum};

/// What a player decides. A play is one action, whatever it catches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Lays a card among the wild ones (SAF.2).
    Release(Kind),
    /// Plays a card and catches with it (SAF.2).
    Play(Play),
    /// Plays a card that could catch in several ways; the player to the left decides (SAF.30).
    Offer(Kind),
    /// Decides what the right neighbour's card catches (SAF.30).
    Take(Catch),
}

const _: () = assert!(size_of::<Action>() <= 32);

/// A card and what it catches. Different arrangements of the same cards have the same effect, so there is one
/// of them that stands for all: [`Play::new`] finds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "AsSaid", into = "AsSaid")]
pub struct Play {
    // A whole `Catch` inside would make it larger by a word.
    card: Kind,
    pair: Option<Kind>,
    add: Bag,
    seventeen: Bag,
}

/// What is caught, by way. No card: not caught in this way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Catch {
    /// By adding (SAF.3).
    #[serde(default, skip_serializing_if = "nothing")]
    pub add: Bag,
    /// By seventeen (SAF.4).
    #[serde(default, skip_serializing_if = "nothing")]
    pub seventeen: Bag,
    /// By pairing (SAF.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<Kind>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn nothing(cards: &Bag) -> bool {
    cards.is_empty()
}

/// A way to catch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// SAF.3.
    Add,
    /// SAF.4.
    Seventeen,
    /// SAF.5.
    Pair,
}

/// What nature decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Who deals first (SAF.13).
    Dealer(Seat),
    /// The cards dealt (SAF.1, SAF.10).
    Deal(Deal),
}

/// The cards of one deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// To each seat.
    pub hands: BySeat<Bag>,
    /// To the table.
    pub wild: Bag,
}

impl Catch {
    /// Nothing is caught.
    pub const NOTHING: Catch = Catch { add: Bag::EMPTY, seventeen: Bag::EMPTY, pair: None };

    /// Everything caught from the table; nothing if the deck does not have that many cards of a kind.
    pub fn together(&self) -> Option<Bag> {
        let both = joined(self.add, self.seventeen)?;
        match self.pair {
            Some(kind) => joined(both, Bag::EMPTY.with(kind)),
            None => Some(both),
        }
    }

    /// Everything caught from the table by a legal play.
    #[inline]
    pub(crate) fn cards(&self) -> Bag {
        // Most plays use one way.
        let both = if self.seventeen.is_empty() {
            self.add
        } else if self.add.is_empty() {
            self.seventeen
        } else {
            self.add.plus(self.seventeen)
        };
        match self.pair {
            Some(kind) => both.with(kind),
            None => both,
        }
    }

    /// The ways used.
    pub fn ways(&self) -> impl Iterator<Item = Way> + use<> {
        let add = (!self.add.is_empty()).then_some(Way::Add);
        let seventeen = (!self.seventeen.is_empty()).then_some(Way::Seventeen);
        add.into_iter().chain(seventeen).chain(self.pair.map(|_| Way::Pair))
    }

    /// The first way in which a card of this number cannot catch this, if there is one.
    pub(crate) fn wrong_way(&self, number: u8) -> Option<Way> {
        self.ways().find(|way| match way {
            Way::Add => self.add.count() < 2 || sum(self.add) != u16::from(number),
            Way::Seventeen => sum(self.seventeen) + u16::from(number) != u16::from(SEVENTEEN),
            Way::Pair => self.pair.is_none_or(|kind| kind.number() != number),
        })
    }

    /// The arrangement that stands for all that catch the same cards with a card of this number, if there is
    /// any. The number of the sum tells which ways are used; what is not settled by that is settled here: 0s
    /// go with adding if it is used, the lowest card of the number is the pair, and [`adding_part`] decides
    /// the rest.
    fn of(number: u8, caught: Bag, paired: bool) -> Option<Catch> {
        let mut rest = caught;
        let mut pair = None;
        if paired {
            let kind = caught.of_number(number).kinds().next()?;
            rest.remove(kind);
            pair = Some(kind);
        }
        let total = sum(rest);
        let alone = |add, seventeen| Some(Catch { add, seventeen, pair });
        if rest.is_empty() {
            return pair.is_some().then_some(Catch { pair, ..Catch::NOTHING });
        }
        if total == u16::from(number) {
            return if rest.count() < 2 { None } else { alone(rest, Bag::EMPTY) };
        }
        if total == u16::from(SEVENTEEN - number) {
            return alone(Bag::EMPTY, rest);
        }
        if total != u16::from(SEVENTEEN) {
            return None;
        }
        let zeros = rest.and(BABIES);
        let add = adding_part(number, rest.minus(zeros), !zeros.is_empty())?;
        alone(add.plus(zeros), rest.minus(zeros).minus(add))
    }
}

impl Play {
    /// Plays a card and catches this, in the arrangement that stands for all. What could never be caught in
    /// the ways said stays as it was said, to be refused for the right reason.
    pub fn new(card: Kind, catch: Catch) -> Play {
        let sound = catch.wrong_way(card.number()).is_none();
        let arranged = catch
            .together()
            .filter(|_| sound)
            .and_then(|caught| Catch::of(card.number(), caught, catch.pair.is_some()));
        Play::as_is(card, arranged.unwrap_or(catch))
    }

    /// A play that is already arranged so.
    #[inline]
    pub(crate) fn arranged(card: Kind, catch: Catch) -> Play {
        let play = Play::as_is(card, catch);
        debug_assert!(Play::new(card, catch) == play, "{card} {catch:?}");
        play
    }

    /// The play that catches these cards, if a card could.
    pub(crate) fn catching(card: Kind, caught: Bag, paired: bool) -> Option<Play> {
        Catch::of(card.number(), caught, paired).map(|catch| Play::as_is(card, catch))
    }

    #[inline]
    const fn as_is(card: Kind, catch: Catch) -> Play {
        let Catch { add, seventeen, pair } = catch;
        Play { card, pair, add, seventeen }
    }

    /// The card played.
    #[inline]
    pub const fn card(&self) -> Kind {
        self.card
    }

    /// What it catches.
    #[inline]
    pub const fn catch(&self) -> Catch {
        Catch { add: self.add, seventeen: self.seventeen, pair: self.pair }
    }
}

/// A play as it is written down.
#[derive(Serialize, Deserialize)]
struct AsSaid {
    card: Kind,
    #[serde(flatten)]
    catch: Catch,
}

impl From<AsSaid> for Play {
    fn from(said: AsSaid) -> Play {
        Play::new(said.card, said.catch)
    }
}

impl From<Play> for AsSaid {
    fn from(play: Play) -> AsSaid {
        AsSaid { card: play.card, catch: play.catch() }
    }
}
