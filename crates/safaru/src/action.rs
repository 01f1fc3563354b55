//! What players decide, step by step, and what nature decides.

use cards::{Bag, Kind};
use game::bits::ones;
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize, Serializer};

/// What a player decides. A play is decided in steps: the card and how it catches, then the cards it catches,
/// one by one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Lays a card among the wild ones (SAF.2).
    Release(Kind),
    /// Plays a card that catches (SAF.2).
    Play {
        /// The card.
        card: Kind,
        /// In which ways it catches (SAF.6). In the reverse game none is said: there they are not the
        /// player's to choose (SAF.30).
        ways: Ways,
    },
    /// Names the way in which the right neighbour's card catches (SAF.30).
    Name(Way),
    /// The next card that is caught.
    Take(Kind),
    /// No more cards are caught in this way. Only a 0 that adds 0s needs it: every other sum is complete when
    /// it is reached.
    Enough,
}

const _: () = assert!(size_of::<Action>() <= 4);

/// A way to catch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Wild cards that add up to the card (SAF.3).
    Add,
    /// Wild cards that make 17 with it (SAF.4).
    Seventeen,
    /// A wild card of its number (SAF.5).
    Pair,
}

impl Way {
    /// The three ways, in the order in which their cards are chosen.
    pub const ALL: [Way; 3] = [Way::Add, Way::Seventeen, Way::Pair];

    /// The clause it comes from.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Way::Add => "SAF.3",
            Way::Seventeen => "SAF.4",
            Way::Pair => "SAF.5",
        }
    }
}

/// A set of ways, each once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(from = "Vec<Way>")]
pub struct Ways(#[cfg_attr(feature = "typescript", ts(as = "Vec<Way>"))] u8);

impl Ways {
    /// No way.
    pub const NONE: Ways = Ways(0);
    /// How many sets there are.
    pub const SETS: usize = 8;

    /// The set of one way.
    pub const fn only(way: Way) -> Ways {
        Ways(1 << way as u8)
    }

    /// Is this way among them?
    #[inline]
    pub const fn has(self, way: Way) -> bool {
        self.0 >> way as u8 & 1 == 1
    }

    /// The set with this way as well.
    #[must_use]
    #[inline]
    pub const fn with(self, way: Way) -> Ways {
        Ways(self.0 | 1 << way as u8)
    }

    /// Is there no way in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many ways.
    #[inline]
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The ways, in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Way> + Clone {
        Way::ALL.into_iter().filter(move |&way| self.has(way))
    }

    /// Its number among the sets.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set with this number.
    pub(crate) fn at(index: usize) -> Option<Ways> {
        u8::try_from(index).ok().filter(|_| index < Ways::SETS).map(Ways)
    }
}

/// Some of the sets of ways: a bit for each, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sets(u8);

impl Sets {
    /// Is there none?
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this set among them?
    #[inline]
    pub(crate) const fn has(self, ways: Ways) -> bool {
        self.0 >> ways.index() & 1 == 1
    }

    /// Of adding, seventeen and both together those that are possible.
    #[must_use]
    #[inline]
    pub(crate) const fn of_sums(add: bool, seventeen: bool, both: bool) -> Sets {
        const ADD: Ways = Ways::only(Way::Add);
        const SEVENTEEN: Ways = Ways::only(Way::Seventeen);
        let both = (both as u8) << ADD.with(Way::Seventeen).index();
        Sets((add as u8) << ADD.index() | (seventeen as u8) << SEVENTEEN.index() | both)
    }

    /// Pairing alone, and each of these sets, none of which has it, with pairing as well.
    #[must_use]
    #[inline]
    pub(crate) const fn with_pairing(self) -> Sets {
        Sets((self.0 | 1 << Ways::NONE.index()) << Ways::only(Way::Pair).index())
    }

    /// The sets that are among these or those.
    #[must_use]
    #[inline]
    pub(crate) const fn or(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// The sets, in the order of their numbers.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Ways> {
        ones(u64::from(self.0)).map(Ways)
    }
}

impl FromIterator<Way> for Ways {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Self {
        ways.into_iter().fold(Ways::NONE, Ways::with)
    }
}

impl From<Vec<Way>> for Ways {
    fn from(ways: Vec<Way>) -> Self {
        ways.into_iter().collect()
    }
}

/// The ways one by one, without a list of them first.
impl Serialize for Ways {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What is caught, by way. No card: not caught in this way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

    /// The cards caught in one way.
    #[inline]
    pub fn by(&self, way: Way) -> Bag {
        match way {
            Way::Add => self.add,
            Way::Seventeen => self.seventeen,
            Way::Pair => self.pair.map_or(Bag::EMPTY, |kind| Bag::EMPTY.with(kind)),
        }
    }

    /// One more card is caught in this way.
    #[inline]
    pub(crate) fn take(&mut self, way: Way, kind: Kind) {
        match way {
            Way::Add => self.add.add(kind),
            Way::Seventeen => self.seventeen.add(kind),
            Way::Pair => self.pair = Some(kind),
        }
    }

    /// Everything caught from the table.
    #[inline]
    pub fn cards(&self) -> Bag {
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

    /// What this card brings into the pile with it, and what is wild afterwards (SAF.3 to SAF.5).
    pub(crate) fn comes_to(&self, card: Kind, wild: Bag) -> (Bag, Bag) {
        let caught = self.cards();
        let rest = wild.minus(caught);
        match self.pair {
            Some(_) => (caught.with(card), rest),
            None => (caught, rest.with(card)),
        }
    }

    /// The ways used.
    pub fn ways(&self) -> Ways {
        Way::ALL.into_iter().filter(|&way| !self.by(way).is_empty()).collect()
    }
}
