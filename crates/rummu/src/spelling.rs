//! Actions as words over a small alphabet, for whoever learns to play.
//!
//! Drawing, taking and discarding are one letter; so are sets, and runs of one colour without jokers. A run with jokers says how many it
//! has and then which, a run of several colours its numbers and then its colours. What is done to a combination on the table ends
//! with where that lies; cards that are added together are said one by one, in the order of the deck.

use cards::kind::KINDS;
use cards::{Bag, Colour, Kind};
use game::{Letters, Seat, Spell, Word};

use crate::Rummu;
use crate::action::Action;
use crate::card::{COLUMN, FEWEST, JOKER, JOKERS, NUMBERS, Shape, numbers, row, shape};
use crate::state::MOST_COMBINATIONS;

const DRAW: Letters = Letters::first("draw", 1);
const TAKE: Letters = DRAW.then("take", 1);
const ENOUGH: Letters = TAKE.then("enough", 1);
const DISCARD: Letters = ENOUGH.then("discard", KINDS as usize);
const SET: Letters = DISCARD.then("set", NUMBERS as usize * COLOUR_SETS);
const RUN: Letters = SET.then("run", SUITED.len() * RUNS);
const WITH: Letters = RUN.then("joker", NUMBERS as usize);
const MIXED: Letters = WITH.then("mixed", MIXED_RUNS);
const COLOURS: Letters = MIXED.then("colours", COLOUR_ORDERS);
const ADD: Letters = COLOURS.then("add", KINDS as usize);
const SWAP: Letters = ADD.then("swap", KINDS as usize);
const BACK: Letters = SWAP.then("back", KINDS as usize);
const AT: Letters = BACK.then("at", MOST_COMBINATIONS);

impl Spell for Rummu {
    const ALPHABET: &'static [Letters] =
        &[DRAW, TAKE, ENOUGH, DISCARD, SET, RUN, WITH, MIXED, COLOURS, ADD, SWAP, BACK, AT];

    /// The word for an action. Only combinations and additions that a run can take have words: no other cards can come to
    /// the table.
    #[inline]
    fn spell(&self, _seat: Seat, action: Action) -> Word {
        let mut word = Word::new();
        let mut on_table = |letters: Letters, cards: Bag, place: u8| {
            cards.kinds().for_each(|card| word.push(letters.at(card.index())));
            word.push(AT.at(usize::from(place)));
        };
        match action {
            Action::Draw => word.push(DRAW.at(0)),
            Action::Take => word.push(TAKE.at(0)),
            Action::Enough => word.push(ENOUGH.at(0)),
            Action::Discard(card) => word.push(DISCARD.at(card.index())),
            Action::Lay(cards) => spell_combination(cards, &mut word),
            Action::Add { cards, to } => on_table(ADD, cards, to),
            Action::Swap { card, at } => on_table(SWAP, Bag::EMPTY.with(card), at),
            Action::TakeBack { card, from } => on_table(BACK, Bag::EMPTY.with(card), from),
        }
        word
    }

    /// Such as `set r4 b4 k4`, `run r3-7 with 1 joker`, `joker y5`, `mixed 3-6`, `colours rbgk`, `at 2`.
    fn name_letter(letters: Letters, index: usize) -> String {
        match letters {
            SET => name_set(index),
            RUN => name_run(index),
            WITH => Kind::new(JOKER, index as u8).to_string(),
            MIXED => name_mixed_run(index),
            COLOURS => name_colours(index),
            AT => (index + 1).to_string(),
            _ => Kind::at(index).map_or_else(|| index.to_string(), |card| card.to_string()),
        }
    }
}

#[inline]
fn spell_combination(cards: Bag, word: &mut Word) {
    let mask = cards.kinds_mask();
    let first = numbers(mask).trailing_zeros() as usize;
    match shape(cards) {
        Ok(Shape::Set { number, .. }) => {
            let colours = colours_of_number(mask, number);
            word.push(SET.at(usize::from(number) * COLOUR_SETS + usize::from(COLOUR_SET[colours])));
        }
        Ok(Shape::Suited { colour, cards, jokers }) => {
            let (cards, jokers) = (usize::from(cards), usize::from(jokers));
            let run = RUNS_BEFORE[cards] + first * (most_jokers(cards) + 1) + jokers;
            word.push(RUN.at(suited_index(colour) * RUNS + run));
            let with = Bag::from_kinds_mask(row(mask, JOKERS));
            with.kinds().for_each(|joker| word.push(WITH.at(joker.index())));
        }
        Ok(Shape::Mixed { cards, .. }) => {
            word.push(MIXED.at(MIXED_BEFORE[usize::from(cards)] + first));
            word.push(COLOURS.at(order_of_colours(mask)));
        }
        Err(flaw) => unreachable!("{cards:?} is no combination: {flaw:?}"),
    }
}

/// How many sets of three, four or five of the five colours there are.
const COLOUR_SETS: usize = 16;

/// The place of each set of colours, a bit for each colour, among those of at least three.
const COLOUR_SET: [u8; 32] = {
    let (mut places, mut colours, mut count) = ([0; 32], 0u32, 0);
    while colours < 32 {
        if colours.count_ones() >= FEWEST as u32 {
            places[colours as usize] = count;
            count += 1;
        }
        colours += 1;
    }
    assert!(count as usize == COLOUR_SETS);
    places
};

/// The colours that a number has, a bit for each.
#[inline]
fn colours_of_number(mask: u64, number: u8) -> usize {
    let column = mask >> number & COLUMN;
    (column | column >> 9 | column >> 18 | column >> 27 | column >> 36) as usize & 31
}

fn name_set(index: usize) -> String {
    let (number, place) = (index / COLOUR_SETS, index % COLOUR_SETS);
    let has_place = |colours: &u32| {
        colours.count_ones() >= u32::from(FEWEST) && usize::from(COLOUR_SET[*colours as usize]) == place
    };
    let colours = (0..32).find(has_place).unwrap_or_default();
    let cards = Colour::ALL.iter().filter(|&&colour| colours >> colour as u32 & 1 == 1);
    cards.map(|&colour| Kind::new(colour, number as u8).to_string()).collect::<Vec<_>>().join(" ")
}

/// The colours of runs of one colour.
const SUITED: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Black];

/// RUM.13: how many jokers a run of one colour can have at most.
const fn most_jokers(cards: usize) -> usize {
    (cards - 1) / 2
}

/// How many runs of one colour have fewer cards than this, each as often as it can have different numbers of jokers.
const RUNS_BEFORE: [usize; 12] = {
    let (mut before, mut cards) = ([0; 12], FEWEST as usize);
    while cards < 11 {
        before[cards + 1] = before[cards] + (11 - cards) * (most_jokers(cards) + 1);
        cards += 1;
    }
    before
};
const RUNS: usize = RUNS_BEFORE[11];

#[inline]
fn suited_index(colour: Colour) -> usize {
    match colour {
        Colour::Red => 0,
        Colour::Blue => 1,
        Colour::Green => 2,
        Colour::Black => 3,
        Colour::Yellow => unreachable!("jokers alone are no run"),
    }
}

fn name_run(index: usize) -> String {
    let (colour, run) = (SUITED[index / RUNS].letter(), index % RUNS);
    let cards = (usize::from(FEWEST)..=10).rfind(|&cards| RUNS_BEFORE[cards] <= run).unwrap_or_default();
    let kinds = most_jokers(cards) + 1;
    let (first, jokers) = ((run - RUNS_BEFORE[cards]) / kinds, (run - RUNS_BEFORE[cards]) % kinds);
    let numbers = format!("{colour}{first}-{}", first + cards - 1);
    match jokers {
        0 => numbers,
        1 => format!("{numbers} with 1 joker"),
        _ => format!("{numbers} with {jokers} jokers"),
    }
}

/// How many runs of several colours have fewer cards than this, by their numbers alone.
const MIXED_BEFORE: [usize; 7] = [0, 0, 0, 0, 8, 8 + 7, MIXED_RUNS];
const MIXED_RUNS: usize = 8 + 7 + 6;

/// In how many orders three of the five colours can be, and four. Of five the last one is what is left.
const ORDERS_OF_THREE: usize = 5 * 4 * 3;
pub(crate) const COLOUR_ORDERS: usize = ORDERS_OF_THREE + 5 * 4 * 3 * 2;

/// In which order a run of several colours has them, from its lowest number up.
pub(crate) fn order_of_colours(mask: u64) -> usize {
    let numbers = numbers(mask);
    let (first, told) = (numbers.trailing_zeros(), numbers.count_ones().min(4));
    let (mut order, mut used) = (0, 0u32);
    for place in 0..told {
        let colour = (mask >> (first + place) & COLUMN).trailing_zeros() / NUMBERS;
        let used_before = (used & ((1 << colour) - 1)).count_ones();
        order = order * (5 - place) + colour - used_before;
        used |= 1 << colour;
    }
    if told == 3 { order as usize } else { ORDERS_OF_THREE + order as usize }
}

fn name_mixed_run(index: usize) -> String {
    let cards = (usize::from(FEWEST)..=5).rfind(|&cards| MIXED_BEFORE[cards] <= index).unwrap_or_default();
    let first = index - MIXED_BEFORE[cards];
    format!("{first}-{}", first + cards - 1)
}

fn name_colours(index: usize) -> String {
    let (told, mut order) = if index < ORDERS_OF_THREE { (3, index) } else { (4, index - ORDERS_OF_THREE) };
    let mut left = Colour::ALL.to_vec();
    let mut name = String::new();
    for place in 0..told {
        let orders: usize = (place + 1..told).map(|later| 5 - later).product();
        name.push(left.remove(order / orders).letter());
        order %= orders;
    }
    name
}
