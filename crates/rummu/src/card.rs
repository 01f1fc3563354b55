//! Combinations of cards: sets and runs, with yellow cards as jokers (RUM.10 to RUM.15).
//!
//! A combination never has two identical cards, so the fifty bits of `Bag::kinds_mask` say all about it: ten bits for
//! each colour, one for each number.

/// All combinations that can be made of some cards.
mod lists;
/// What can be added to a combination.
mod additions;

use cards::{Bag, Colour, Kind};
use game::Value;

pub use additions::{Fitting, additions, every_joint_addition, for_each_joint_addition};
pub use lists::{every_combination, for_each_combination, has_combination};

/// The fewest cards of a combination (RUM.10).
pub const FEWEST: u8 = 3;
/// The colour of the jokers (RUM.12).
pub const JOKER: Colour = Colour::Yellow;

/// How many numbers a colour has.
pub(crate) const NUMBERS: u32 = 10;
/// The numbers of one colour, as bits.
pub(crate) const ROW: u64 = (1 << NUMBERS) - 1;
/// The same number in every colour, as bits.
pub(crate) const COLUMN: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40;
/// The highest number in every colour, as bits.
const HIGHEST: u64 = COLUMN << (NUMBERS - 1);
/// Where the bits of the jokers begin.
pub(crate) const JOKERS: u32 = NUMBERS * JOKER as u32;

/// What kind of combination some cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Cards with the same number.
    Set {
        /// The number.
        number: u8,
        /// How many cards.
        cards: u8,
        /// How many of them are jokers.
        jokers: u8,
    },
    /// Consecutive cards of one colour.
    Suited {
        /// The colour.
        colour: Colour,
        /// How many cards.
        cards: u8,
        /// How many of them are jokers.
        jokers: u8,
    },
    /// Consecutive cards of different colours.
    Mixed {
        /// How many cards.
        cards: u8,
        /// How many of them are jokers.
        jokers: u8,
    },
}

/// Why some cards are no combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Fewer than three cards (RUM.10).
    TooFew,
    /// Two identical cards (RUM.11).
    Identical,
    /// Neither the same number nor consecutive numbers (RUM.10).
    NoOrder,
    /// Several colours, an ordinary one of them twice (RUM.11).
    ColourTwice,
    /// Several colours and more than one joker (RUM.13).
    JokerTwice,
    /// Not more ordinary cards than jokers, in a run of one colour (RUM.13).
    TooManyJokers,
}

/// What kind of combination these cards are, or why they are none.
pub fn shape(cards: Bag) -> Result<Shape, Flaw> {
    let mask = cards.kinds_mask();
    let count = cards.count();
    if count < FEWEST {
        return Err(Flaw::TooFew);
    }
    if mask.count_ones() < u32::from(count) {
        return Err(Flaw::Identical);
    }
    let numbers = numbers(mask);
    let jokers = row(mask, JOKERS).count_ones() as u8;
    if numbers.is_power_of_two() {
        return Ok(Shape::Set { number: numbers.trailing_zeros() as u8, cards: count, jokers });
    }
    let consecutive = (numbers >> numbers.trailing_zeros()) + 1;
    if numbers.count_ones() < u32::from(count) || !consecutive.is_power_of_two() {
        return Err(Flaw::NoOrder);
    }
    let ordinary = mask & !(ROW << JOKERS);
    if ordinary == 0 {
        return Err(Flaw::TooManyJokers);
    }
    let place = ordinary.trailing_zeros() / NUMBERS;
    if ordinary & !(ROW << (NUMBERS * place)) == 0 {
        let colour = Colour::ALL[place as usize];
        // RUM.13
        return if 2 * jokers < count {
            Ok(Shape::Suited { colour, cards: count, jokers })
        } else {
            Err(Flaw::TooManyJokers)
        };
    }
    if (0..5).any(|place| row(ordinary, NUMBERS * place).count_ones() > 1) {
        return Err(Flaw::ColourTwice);
    }
    if jokers > 1 { Err(Flaw::JokerTwice) } else { Ok(Shape::Mixed { cards: count, jokers }) }
}

/// The cards that can be swapped for a joker in a combination on the table, as bits of `Bag::kinds_mask`. A joker
/// in a combination of several colours stands for every colour not in it (RUM.15).
#[inline]
pub fn swaps(combination: Bag) -> u64 {
    let mask = combination.kinds_mask();
    let jokers = row(mask, JOKERS);
    if jokers == 0 {
        return 0;
    }
    match suited_place(mask) {
        Some(place) => jokers << place,
        None => spread(jokers, mask),
    }
}

/// The cards that can be taken back from a combination on the table, as bits of `Bag::kinds_mask`: without one of them
/// it is still a combination (RUM.23).
pub fn removals(combination: Bag) -> u64 {
    let mask = combination.kinds_mask();
    if combination.count() <= FEWEST {
        return 0;
    }
    let numbers = numbers(mask);
    if numbers.is_power_of_two() {
        return mask;
    }
    let inner = numbers & numbers << 1 & numbers >> 1;
    let ends = mask & (COLUMN * (numbers & !inner));
    match suited_place(mask) {
        Some(_) if is_tight(mask) => ends & ROW << JOKERS,
        Some(_) | None => ends,
    }
}

/// The combination with this card in the place of the joker that stands for it (RUM.22).
#[inline]
pub fn swapped(mut combination: Bag, card: Kind) -> Bag {
    combination.remove(joker_for(card));
    combination.with(card)
}

/// The cards but this one.
#[inline]
pub(crate) fn without(mut cards: Bag, card: Kind) -> Bag {
    cards.remove(card);
    cards
}

/// Where the bits of the colour begin, if all ordinary cards of a combination have the same: only a run of one
/// colour has that.
#[inline]
const fn suited_place(mask: u64) -> Option<u32> {
    let there = colours(mask & !(ROW << JOKERS));
    if there & there.wrapping_sub(1) == 0 { Some(there.trailing_zeros() + 1 - NUMBERS) } else { None }
}

/// RUM.13: is there just one ordinary card more than jokers, as few as a run of one colour can have?
#[inline]
const fn is_tight(mask: u64) -> bool {
    2 * row(mask, JOKERS).count_ones() + 1 == mask.count_ones()
}

/// These numbers in every colour that is not among the cards.
#[inline]
const fn spread(numbers: u64, mask: u64) -> u64 {
    ((colours(mask) ^ HIGHEST) >> (NUMBERS - 1)) * numbers
}

/// The highest bit of every colour that is there.
#[inline]
const fn colours(mask: u64) -> u64 {
    const LOWER: u64 = COLUMN * (ROW >> 1);
    // Any bit makes the highest one of its colour, and reaches no other colour.
    (((mask & LOWER) + LOWER) | mask) & HIGHEST
}

/// The numbers of the colour whose bits begin at this place.
#[inline]
pub(crate) const fn row(mask: u64, place: u32) -> u64 {
    mask >> place & ROW
}

/// The numbers that are there in any colour.
#[inline]
pub(crate) const fn numbers(mask: u64) -> u64 {
    (mask | mask >> 10 | mask >> 20 | mask >> 30 | mask >> 40) & ROW
}

/// Is this card a joker (RUM.12)?
pub const fn is_joker(card: Kind) -> bool {
    matches!(card.colour(), JOKER)
}

/// The joker with the number of this card.
pub const fn joker_for(card: Kind) -> Kind {
    Kind::new(JOKER, card.number())
}

/// The kinds of some bits, the lowest first.
#[inline]
pub(crate) fn kinds_of(mask: u64) -> impl Iterator<Item = Kind> + Clone {
    Bag::from_kinds_mask(mask).kinds()
}

/// The cards of a combination as people lay them: by number, then by colour.
pub fn in_order(combination: Bag) -> Vec<Kind> {
    let mut cards: Vec<Kind> = combination.cards().collect();
    cards.sort_by_key(|card| (card.number(), card.colour()));
    cards
}

/// The cards of a combination, for a phrase.
pub fn card_values(combination: Bag) -> Value {
    Value::List(in_order(combination).into_iter().map(Kind::value).collect())
}
