//! The cards of the duel, and bags of them.

use game::random;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A blow of 1.
    #[default]
    One,
    /// A blow of 2.
    Two,
    /// A blow of 3.
    Three,
    /// A counter.
    Counter,
}

impl Card {
    /// Every kind, in order.
    pub const ALL: [Card; 4] = [Card::One, Card::Two, Card::Three, Card::Counter];

    const fn harm(self) -> u32 {
        match self {
            Card::One => 1,
            Card::Two => 2,
            Card::Three => 3,
            Card::Counter => 0,
        }
    }

    /// How it is written.
    pub const fn letter(self) -> char {
        match self {
            Card::One => '1',
            Card::Two => '2',
            Card::Three => '3',
            Card::Counter => 'c',
        }
    }

    /// The card that is written so.
    pub fn read(letter: char) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.letter() == letter)
    }
}

/// How many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag([u8; 4]);

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag([0; 4]);
    /// DUEL.1: all cards.
    pub const DECK: Bag = Bag([4, 3, 2, 4]);

    /// How many of a kind.
    pub const fn number_of(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many in all.
    pub fn count(self) -> u8 {
        self.0.iter().fold(0, |sum, &number| sum.saturating_add(number))
    }

    /// Is nothing in it?
    pub fn is_empty(self) -> bool {
        self == Bag::EMPTY
    }

    /// Is one of this kind in it?
    pub fn has(self, card: Card) -> bool {
        self.number_of(card) > 0
    }

    /// Is all of the other in it?
    pub fn contains(self, other: Bag) -> bool {
        Card::ALL.into_iter().all(|card| self.number_of(card) >= other.number_of(card))
    }

    /// Puts one in.
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes one out.
    pub fn remove(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    /// Takes all of the other out.
    pub fn remove_all(&mut self, other: Bag) {
        for card in Card::ALL {
            self.0[card as usize] -= other.number_of(card);
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Bag) -> Bag {
        for card in Card::ALL {
            self.0[card as usize] += other.number_of(card);
        }
        self
    }

    /// What its blows add up to.
    pub fn harm(self) -> u32 {
        Card::ALL.into_iter().map(|card| card.harm() * u32::from(self.number_of(card))).sum()
    }

    /// The cards, one by one.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.number_of(card)).map(move |_| card))
    }

    /// Takes out a card, every one equally likely.
    pub fn draw_one<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Card {
        let mut place = random::below(rng, u32::from(self.count())) as u8;
        for card in Card::ALL {
            if place < self.number_of(card) {
                self.remove(card);
                return card;
            }
            place -= self.number_of(card);
        }
        unreachable!("the place is below the count")
    }

    /// Takes out some cards, every selection equally likely.
    #[must_use]
    pub fn draw<R: Rng + ?Sized>(&mut self, count: u8, rng: &mut R) -> Bag {
        let mut drawn = Bag::EMPTY;
        for _ in 0..count {
            drawn.add(self.draw_one(rng));
        }
        drawn
    }
}
