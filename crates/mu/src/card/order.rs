//! Who beats whom: the suit of every card (MU.31) and how strong it is in a trick (MU.33). Both are said once, by
//! [`Class`]; the tables here are computed from it, and whoever needs a suit or a strength asks [`Mu::order`]. That of equal
//! cards the first one wins is said by [`Mu::winner`].
//!
//! A house rule is a change of `Class`: of the order of its lines, or of [`Class::of`]. One that hangs on a setting gives
//! `Class::of` and [`Order::new`] that setting, [`ORDERS`] tables for each of its values, and [`Mu::order`] the choice
//! between them. What may be played, who wins, what a view leaves open, words and players follow. To be told besides:
//! [`Mu::ladder`], if the classes have other names, and the players' taste (`power` in `advice.rs`).

use std::cmp::Ordering;

use cards::Kind;
use cards::kind::{KINDS, NUMBERS};
use serde::{Deserialize, Serialize};

use super::{Suit, Suits, TRUMP_MASKS, TRUMPS, Trump, Trumps, lowest};
use crate::Mu;

/// What a card is in a trick. The order of these lines is the order in which cards beat each other (MU.33).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// Neither a trump nor of the suit led: it cannot win.
    Other,
    /// Of the suit led, and no trump.
    Led,
    /// The vice's trump.
    Vice,
    /// The chief's trump.
    Chief,
    /// Trump twice over.
    Both,
}

impl Class {
    /// All classes, the weakest first.
    pub const ALL: [Class; 5] = [Class::Other, Class::Led, Class::Vice, Class::Chief, Class::Both];

    /// What a card is that is the chief's trump or not, the vice's or not, of the suit led or not.
    pub const fn of(chief: bool, vice: bool, led: bool) -> Class {
        match (chief, vice, led) {
            (true, true, _) => Class::Both,
            (true, false, _) => Class::Chief,
            (false, true, _) => Class::Vice,
            (false, false, true) => Class::Led,
            (false, false, false) => Class::Other,
        }
    }

    /// Does it belong to the one suit of all trumps (MU.31)?
    pub const fn is_trump(self) -> bool {
        match self {
            Class::Vice | Class::Chief | Class::Both => true,
            Class::Led | Class::Other => false,
        }
    }

    /// How strong a card of this class is: the number counts among cards of one class only.
    const fn strength(self, number: u8) -> u8 {
        (self as u8) << NUMBER_BITS | number
    }
}

/// So many bits of a strength are the number; above them is the class.
const NUMBER_BITS: u32 = 4;
/// Tables by kind and by suit have room for what is none, so that nothing is looked up beyond their ends.
const ROOM: usize = 64;
const SUITS: usize = 8;

/// Suits and strengths with two trumps: tables by kind, so that nothing branches on cards, which nobody can foretell.
#[derive(Debug)]
pub struct Order {
    /// The suit of each kind, by its place in [`Suit::ALL`].
    suit: [u8; ROOM],
    /// The kinds of each suit.
    kinds: [u64; SUITS],
    /// How strong each kind is, where its suit is not led and where it is.
    strength: [[u8; ROOM]; 2],
    /// The kinds of each class, if their suits are not led and if they are.
    class: [[u64; Class::ALL.len()]; 2],
}

/// One for the chief's trump, in it one for the vice's; the last ones are for no trump.
static ORDERS: [[Order; TRUMPS + 1]; TRUMPS + 1] = {
    let mut orders = [const { [const { Order::new(0, 0) }; TRUMPS + 1] }; TRUMPS + 1];
    let mut chief = 0;
    while chief <= TRUMPS {
        let mut vice = 0;
        while vice <= TRUMPS {
            orders[chief][vice] = Order::new(TRUMP_MASKS[chief], TRUMP_MASKS[vice]);
            vice += 1;
        }
        chief += 1;
    }
    orders
};

impl Order {
    /// The tables, computed from the class of every kind.
    const fn new(chief: u64, vice: u64) -> Order {
        let mut order = Order {
            suit: [0; ROOM],
            kinds: [0; SUITS],
            strength: [[0; ROOM]; 2],
            class: [[0; Class::ALL.len()]; 2],
        };
        let mut place = 0;
        while place < KINDS as usize {
            let (chiefs, vices) = (chief >> place & 1 == 1, vice >> place & 1 == 1);
            let classes = [Class::of(chiefs, vices, false), Class::of(chiefs, vices, true)];
            let (colour, number) = (place / NUMBERS as usize, (place % NUMBERS as usize) as u8);
            let suit = if classes[0].is_trump() { Suit::Trump.index() } else { colour };
            order.suit[place] = suit as u8;
            order.kinds[suit] |= 1 << place;
            let mut led = 0;
            while led < 2 {
                order.strength[led][place] = classes[led].strength(number);
                order.class[led][classes[led] as usize] |= 1 << place;
                led += 1;
            }
            place += 1;
        }
        order
    }

    /// The suit a card belongs to (MU.31).
    #[inline]
    pub const fn suit(&self, card: Kind) -> Suit {
        Suit::ALL[self.place(card)]
    }

    /// Is the card of the one suit of all trumps (MU.31)?
    #[inline]
    pub const fn is_trump(&self, card: Kind) -> bool {
        self.kinds(Suit::Trump) >> card.index() & 1 == 1
    }

    /// Every kind of a suit.
    #[inline]
    pub const fn kinds(&self, suit: Suit) -> u64 {
        self.kinds[suit.index() % SUITS]
    }

    /// Every kind of these suits.
    #[inline]
    pub fn kinds_in(&self, suits: Suits) -> u64 {
        let kinds = |(place, kinds): (usize, &u64)| kinds & u64::from(suits.0 >> place & 1).wrapping_neg();
        self.kinds.iter().enumerate().map(kinds).fold(0, |all, kinds| all | kinds)
    }

    /// Every kind of the suit a card belongs to.
    #[inline]
    pub const fn kinds_with(&self, card: Kind) -> u64 {
        self.kinds[self.place(card)]
    }

    /// How strong a card is in a trick to which the kinds of the suit `led` are what follows (MU.33): the stronger, the
    /// higher. Of equal ones the first played wins.
    #[inline]
    pub const fn strength(&self, card: Kind, led: u64) -> u8 {
        self.strength[(led >> card.index() & 1) as usize][card.index() % ROOM]
    }

    /// Every kind that is stronger than this, in a trick to which the suit `led` was led.
    #[inline]
    pub fn stronger(&self, strength: u8, led: u64) -> u64 {
        let (class, number) = (strength >> NUMBER_BITS, strength & ((1 << NUMBER_BITS) - 1));
        let mut stronger = 0;
        for one in Class::ALL {
            let kinds = self.class[0][one as usize] & !led | self.class[1][one as usize] & led;
            stronger |= match (one as u8).cmp(&class) {
                Ordering::Less => 0,
                Ordering::Equal => kinds & ABOVE[usize::from(number)],
                Ordering::Greater => kinds,
            };
        }
        stronger
    }

    #[inline]
    const fn place(&self, card: Kind) -> usize {
        self.suit[card.index() % ROOM] as usize % SUITS
    }
}

/// Every kind with a number above this one.
const ABOVE: [u64; 1 << NUMBER_BITS] = {
    let mut above = [0; 1 << NUMBER_BITS];
    let mut number = NUMBERS as usize - 1;
    while number > 0 {
        above[number - 1] = above[number] | TRUMP_MASKS[TRUMPS - NUMBERS as usize + number];
        number -= 1;
    }
    above
};

impl Suits {
    /// Puts the suit of a card in if something holds. No branch.
    #[inline]
    pub const fn add_if(&mut self, order: &Order, card: Kind, holds: bool) {
        self.add_place(order.place(card), holds);
    }
}

impl Mu {
    /// Who beats whom with these trumps, under these settings. None of them changes it so far.
    #[inline]
    pub fn order(&self, trumps: Trumps) -> &'static Order {
        let place = |trump: Option<Trump>| trump.map_or(TRUMPS, Trump::index) % (TRUMPS + 1);
        &ORDERS[place(trumps.chief)][place(trumps.vice)]
    }

    /// What beats what, the strongest first: the classes that there are with these trumps (MU.33).
    pub fn ladder(&self, trumps: Trumps) -> Vec<Rung> {
        let rung = |&class: &Class| match class {
            Class::Both => {
                // A colour and a number have one kind in common; two colours, or two numbers, none.
                let both = self.order(trumps).class[0][class as usize];
                (both != 0).then(|| Rung::Both(lowest(both)))
            }
            Class::Chief => trumps.chief.map(Rung::Chief),
            Class::Vice => trumps.vice.map(Rung::Vice),
            Class::Led => Some(Rung::Led),
            Class::Other => None,
        };
        Class::ALL.iter().rev().filter_map(rung).collect()
    }
}

/// A step of the order in which cards beat each other (MU.33).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Rung {
    /// The card that is trump twice over.
    Both(Kind),
    /// The chief's trump.
    Chief(Trump),
    /// The vice's trump.
    Vice(Trump),
    /// The suit led, where it is no trump.
    Led,
}
