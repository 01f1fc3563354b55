//! What can follow from a choice: whole plays, and why parts of them exclude each other.

use std::ops::ControlFlow;

use cards::{Bag, Kind};
use serde::{Deserialize, Serialize};

use crate::action::{Catch, Way, Ways};
use crate::card::BABIES;
use crate::digest::Haul;
use crate::rules::plays::each_play;
use crate::state::Catching;

/// So many whole plays are listed for a choice. A table of ordinary size has a few dozen.
pub const MOST_PLAYS: usize = 200;

/// What can follow from a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospect {
    /// Every whole play, the first [`MOST_PLAYS`] of them. In the reverse game each uses one way.
    pub plays: Vec<Catch>,
    /// What each of them brings and leaves, in the same order.
    pub yields: Vec<Yield>,
    /// Are there more of them?
    pub more: bool,
    /// All pairs of parts of these plays, in different ways, that are in none of them together. None if there
    /// are more plays, and none in the reverse game, where only one way is used.
    pub exclusions: Vec<Exclusion>,
}

/// What a whole play brings and leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Yield {
    /// What comes into the pile: with a pair the played card too (SAF.5).
    pub haul: Haul,
    /// The cards that are wild afterwards: without a pair the played card too (SAF.3, SAF.4).
    pub left: Bag,
}

/// What is caught in one way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Part {
    /// The way.
    pub way: Way,
    /// The cards.
    pub cards: Bag,
}

/// Two parts that exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Exclusion {
    /// One of them.
    pub one: Part,
    /// The other, in a later way.
    pub other: Part,
    /// Why.
    pub because: Because,
}

/// Why two parts exclude each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Because {
    /// Both need this card (SAF.6).
    Card(Kind),
    /// Neither has a 0, nor can the third way have one (SAF.7).
    Zero,
    /// They leave nothing for this way.
    Nothing(Way),
}

impl Prospect {
    /// The whole plays of a card in one of these sets of ways.
    pub(crate) fn of(card: Kind, sets: impl IntoIterator<Item = Ways>, wild: Bag) -> Prospect {
        let mut prospect = Prospect::default();
        for ways in sets {
            let _ = each_play(card.number(), ways, wild, &mut |catch| prospect.list(card, catch, wild));
        }
        prospect
    }

    /// One whole play.
    pub(crate) fn only(card: Kind, catch: Catch, wild: Bag) -> Prospect {
        let mut prospect = Prospect::default();
        let _ = prospect.list(card, catch, wild);
        prospect
    }

    /// The whole plays that a play under way can become.
    pub(crate) fn after(catching: &Catching, wild: Bag) -> Prospect {
        let mut prospect = Prospect::default();
        let _ = each_play(catching.card.number(), catching.ways, wild, &mut |catch| match catching
            .toward(&catch)
        {
            Some(_) => prospect.list(catching.card, catch, wild),
            None => ControlFlow::Continue(()),
        });
        prospect
    }

    /// The most that the plays bring, of each kind for itself.
    pub(crate) fn at_most(&self) -> Haul {
        self.yields.iter().fold(Haul::default(), |most, comes| most.most(comes.haul))
    }

    fn list(&mut self, card: Kind, catch: Catch, wild: Bag) -> ControlFlow<()> {
        if self.plays.len() == MOST_PLAYS {
            self.more = true;
            return ControlFlow::Break(());
        }
        self.plays.push(catch);
        self.yields.push(Yield::of(card, &catch, wild));
        ControlFlow::Continue(())
    }

    /// The same, with the reasons why parts exclude each other.
    pub(crate) fn explained(mut self, wild: Bag) -> Prospect {
        if self.more {
            return self;
        }
        let parts = self.parts();
        for (index, &one) in parts.iter().enumerate() {
            for &other in parts[index + 1..].iter().filter(|other| other.way > one.way) {
                let together =
                    |catch: &Catch| catch.by(one.way) == one.cards && catch.by(other.way) == other.cards;
                if !self.plays.iter().any(together) {
                    self.exclusions.push(Exclusion { one, other, because: because(one, other, wild) });
                }
            }
        }
        self
    }

    /// The parts of the plays, each once.
    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for way in Way::ALL {
            for cards in self.plays.iter().map(|catch| catch.by(way)).filter(|cards| !cards.is_empty()) {
                let part = Part { way, cards };
                if !parts.contains(&part) {
                    parts.push(part);
                }
            }
        }
        parts
    }
}

impl Yield {
    /// What comes of this card and catch.
    fn of(card: Kind, catch: &Catch, wild: Bag) -> Yield {
        let (pile, left) = catch.comes_to(card, wild);
        Yield { haul: Haul::of(pile), left }
    }
}

/// Why two parts that some plays have are in no play together.
fn because(one: Part, other: Part, wild: Bag) -> Because {
    let both = one.cards.and(other.cards);
    let used = |kind: &Kind| one.cards.count_of(*kind) + other.cards.count_of(*kind) > wild.count_of(*kind);
    if let Some(kind) = both.kinds().find(used) {
        return Because::Card(kind);
    }
    let zeros = one.cards.or(other.cards).and(BABIES);
    match (one.way, other.way) {
        (Way::Add, Way::Seventeen) if zeros.is_empty() && !wild.and(BABIES).is_empty() => Because::Zero,
        (Way::Add, Way::Seventeen) => Because::Nothing(Way::Pair),
        (Way::Add, Way::Pair) => Because::Nothing(Way::Seventeen),
        (Way::Add | Way::Seventeen | Way::Pair, Way::Add | Way::Seventeen | Way::Pair) => {
            Because::Nothing(Way::Add)
        }
    }
}
