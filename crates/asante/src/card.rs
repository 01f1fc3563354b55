//! The cards. What a card is comes from the deck file ([`crate::deck`]): a row of data that names its wares and
//! prices, or an effect of a closed vocabulary ([`crate::effects`]) with its numbers. No card has code of its own.

use game::Value;
use game::phrase::ByLanguage;
use serde::{Deserialize, Serialize};

use crate::effects::Effect;
use crate::notation::{Names, slug};

/// How many cards the main pile of a deck may have: what a [`Bag`](crate::bag::Bag) holds.
pub const MOST_CARDS: usize = 256;
/// How many holy places a deck may have.
pub const MOST_HOLY: usize = 64;
/// How many different rows of each a deck may have.
pub const MOST_KINDS: usize = 192;
/// How many kinds of ware there are (ASA.2).
pub const WARES: usize = 6;

/// A row of the deck's main pile: everything that is the same card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kind(pub u8);

/// A row of the deck's holy places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Holy(pub u8);

/// A kind of ware, in the order of ASA.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Ware {
    Trinkets,
    Hides,
    Tea,
    Silk,
    Fruit,
    Salt,
}

/// What is drawn on a ware card (ASA.20, ASA.22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goods {
    /// Named wares: how many of each kind, in the order of [`Ware`]; one to four in all.
    Named([u8; WARES]),
    /// So many wares of one kind of the player's choice.
    Packages(u8),
}

/// What a holy place does (ASA.51).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the line above each says what its numbers are")]
pub enum Blessing {
    /// Draw a card. (Rwenzori)
    DrawCard,
    /// Take gold. (Victoria Falls)
    TakeGold { gold: u8 },
    /// Take back a spent action. (Okavango Delta)
    RegainAction,
    /// Return a ware, take one of one's choice. (Ngorongoro Crater)
    ChangeWare,
    /// Any one of the others. (Kilimanjaro)
    Any,
}

/// What a card of the main pile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Bought and sold with (ASA.20).
    Ware {
        /// What it shows.
        goods: Goods,
        /// The buying price.
        buy: u8,
        /// The selling price.
        sell: u8,
    },
    /// Laid into a slot (ASA.30).
    Artifact {
        /// What using it does.
        effect: Effect,
        /// Can animals that break or borrow artifacts not touch it?
        untouchable: bool,
    },
    /// Played once (ASA.40).
    Person(Effect),
    /// Played once (ASA.40).
    Animal(Effect),
}

/// How sure we are of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Certainty {
    /// Name and effect are known.
    Printed,
    /// The effect is known but for a detail, which we ruled.
    Partly,
    /// Only the name, and perhaps a side condition, is known.
    Named,
    /// Name and effect are ours.
    Ours,
}

/// What every row of the deck has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its name in notation: lower-case letters, digits and hyphens.
    pub id: String,
    /// Its name.
    pub name: ByLanguage,
    /// How many cards of it there are, at least one.
    pub count: u8,
    /// How sure we are of it.
    pub certainty: Certainty,
    /// What else is to be said of it, if anything.
    pub note: Option<ByLanguage>,
}

/// A row of the main pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Name, count and certainty.
    pub label: Label,
    /// What it is.
    pub class: Class,
}

/// A row of the holy places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolyRow {
    /// Name, count and certainty.
    pub label: Label,
    /// What it does.
    pub blessing: Blessing,
}

/// A whole deck, checked: ids are different, counts fit, there are ware cards and holy places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The main pile, by [`Kind`].
    pub cards: Vec<Row>,
    /// The holy places, by [`Holy`].
    pub holy: Vec<HolyRow>,
}

impl Label {
    /// Its name, to be said in the reader's language.
    pub fn value(&self) -> Value {
        Value::ByLanguage(self.name.clone())
    }

    /// Its name, and behind it what is typed where the name in this language is not read.
    pub fn typed(&self, names: &Names) -> Value {
        let typed = |language| {
            let name = self.name.of(language);
            let shown = slug(name).split('-').any(|word| word == self.id) || names.read(name, self);
            if shown { name.to_owned() } else { format!("{name} ({})", self.id) }
        };
        Value::ByLanguage(ByLanguage::english(typed("en")).and("fr", typed("fr")))
    }
}

impl Ware {
    /// All of them, in order.
    pub const ALL: [Ware; WARES] =
        [Ware::Trinkets, Ware::Hides, Ware::Tea, Ware::Silk, Ware::Fruit, Ware::Salt];

    /// Its letter in notation and in the deck file.
    pub const fn letter(self) -> char {
        match self {
            Ware::Trinkets => 'T',
            Ware::Hides => 'H',
            Ware::Tea => 'E',
            Ware::Silk => 'S',
            Ware::Fruit => 'F',
            Ware::Salt => 'A',
        }
    }

    /// The ware with this letter, whatever its case.
    pub fn from_letter(letter: char) -> Option<Ware> {
        Ware::ALL.into_iter().find(|ware| ware.letter() == letter.to_ascii_uppercase())
    }
}
