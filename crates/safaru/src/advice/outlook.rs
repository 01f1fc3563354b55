//! What a table is worth to who plays next.

use cards::kind::NUMBERS;
use cards::{Bag, Colour, Kind};
use game::{Seat, ViewOf};

use super::Taste;
use crate::Safaru;
use crate::card::SEVENTEEN;
use crate::config::Variant;
use crate::selection::number_at;
use crate::state::{Catching, Frame, State};

/// What the adviser knows and wants.
pub(super) struct Outlook<'a> {
    taste: &'a Taste,
    variant: Variant,
    pub(super) wild: Bag,
    pub(super) frame: Frame,
    /// The own hand.
    own: Bag,
    /// How likely the next player is to hold each number; nothing if no cards are held, or nothing is hidden.
    held: Option<[f32; ROOM]>,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(game: &Safaru, taste: &'a Taste, view: &ViewOf<Safaru>) -> Outlook<'a> {
        let open = &view.open;
        let own = open.own.unwrap_or_default();
        let known = game.known_piles(view);
        let mut unseen = known.iter().copied().fold(Bag::FULL.minus(open.wild).minus(own), Bag::minus);
        if let Some(card) = open.frame.played() {
            unseen.remove(card);
        }
        Outlook::new(game, taste, open.wild, open.frame, own, unseen, |next| open.counts[next])
    }

    /// Wild cards alone, whoever plays next.
    pub(super) fn of_wild(game: &Safaru, taste: &'a Taste, wild: Bag) -> Outlook<'a> {
        let (variant, frame) = (game.settings.variant, Frame::default());
        Outlook { taste, variant, wild, frame, own: Bag::EMPTY, held: None }
    }

    /// The same from a whole world, for a seat that remembers everything.
    pub(super) fn in_world(game: &Safaru, taste: &'a Taste, world: &State, seat: Seat) -> Outlook<'a> {
        let others = world.hands.iter().filter(|&(other, _)| other != seat);
        let unseen = others.fold(world.stock, |unseen, (_, hand)| unseen.plus(hand));
        let own = world.hands[seat];
        Outlook::new(game, taste, world.wild, world.frame, own, unseen, |next| world.hands[next].count())
    }

    /// `unseen` is what the viewer sees nowhere.
    #[inline]
    fn new(
        game: &Safaru,
        taste: &'a Taste,
        wild: Bag,
        frame: Frame,
        own: Bag,
        unseen: Bag,
        holds: impl Fn(Seat) -> u8,
    ) -> Outlook<'a> {
        let next = match frame {
            Frame::Turn(by) | Frame::Naming { by, .. } | Frame::Catching(Catching { by, .. }) => {
                by.next(game.settings.seats)
            }
            Frame::DrawDealer | Frame::Deal | Frame::Over => Seat(0),
        };
        let held = held(unseen, holds(next));
        Outlook { taste, variant: game.settings.variant, wild, frame, own, held }
    }

    /// What catching these cards is worth, in tenths of a point.
    pub(super) fn worth(&self, cards: Bag) -> i16 {
        self.taste.worth(cards)
    }

    /// Does it matter what a play leaves?
    pub(super) fn looks_ahead(&self) -> bool {
        self.held.is_some() || matches!(self.frame, Frame::Naming { .. })
    }

    /// What the wild cards left by a play are worth to who decides on it.
    pub(super) fn afterwards(&self, left: &Table) -> f32 {
        let next = match self.frame {
            // SAF.30: who names a way for the neighbour plays next.
            Frame::Naming { .. } => -self.own_best(left),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Catching(_) | Frame::Over => {
                self.likely(left)
            }
        };
        -self.taste.foresight * next
    }

    /// What the own hand can get out of these wild cards.
    fn own_best(&self, table: &Table) -> f32 {
        let values = table.values(self);
        let own = self.own.kinds().map(|kind| values[usize::from(kind.number())]);
        f32::from(own.max().unwrap_or(0))
    }

    /// What the next player is likely to get out of these wild cards: by the best number that is held.
    fn likely(&self, table: &Table) -> f32 {
        let Some(held) = &self.held else { return 0.0 };
        let values = table.values(self);
        let (mut expected, mut left) = (0.0, 1.0);
        for number in best_first(&values) {
            let (value, held) = (values[number], held[number]);
            expected += left * held * f32::from(value);
            left *= 1.0 - held;
        }
        expected
    }

    /// Of what a card would get in each way: the best, in the reverse game the one that a neighbour would name.
    #[inline]
    fn choice(&self, adding: i16, seventeen: i16, pair: i16) -> i16 {
        let impossible = |value: i16| value < NEVER / 2;
        let value = match self.variant {
            Variant::Plain => adding.max(seventeen).max(pair),
            Variant::Reverse => {
                let named = |value| if impossible(value) { i16::MAX } else { value };
                named(adding).min(named(seventeen)).min(named(pair))
            }
        };
        if impossible(value) || value == i16::MAX { 0 } else { value }
    }

    /// What this card would get out of the wild cards that lie there now.
    pub(super) fn value_of(&self, card: Kind) -> i16 {
        self.table(self.wild).value(self, card)
    }

    /// What a card of each number would get out of the wild cards that lie there now, if its colour is the first.
    pub(super) fn values(&self) -> [i16; NUMBERS as usize] {
        self.table(self.wild).values(self)
    }

    /// These wild cards, ready to be asked what a card would get.
    pub(super) fn table(&self, wild: Bag) -> Table {
        Table::EMPTY.with(self, wild)
    }
}

/// The numbers, and some room: they are reckoned four at a time.
const ROOM: usize = (NUMBERS as usize).next_multiple_of(4);

/// The numbers in the order of their values, the best first, of equals the lower ones first.
#[inline]
fn best_first(values: &[i16; NUMBERS as usize]) -> impl Iterator<Item = usize> {
    // How many come before each is counted, and nothing sorted: which of two is better no branch foresees.
    let mut before: [usize; NUMBERS as usize] = std::array::from_fn(|number| number);
    for other in 1..values.len() {
        for number in 0..other {
            let is_better = usize::from(values[other] > values[number]);
            before[number] += is_better;
            before[other] -= is_better;
        }
    }
    // A power of two, so that no place needs to be checked.
    let mut order = [0; (NUMBERS as usize).next_power_of_two()];
    for (number, before) in before.into_iter().enumerate() {
        order[before % order.len()] = number as u8;
    }
    order.into_iter().take(values.len()).map(usize::from)
}

/// How likely somebody with so many of the unseen cards is to hold each number.
fn held(unseen: Bag, holds: u8) -> Option<[f32; ROOM]> {
    let count = f32::from(unseen.count());
    (count > 0.0 && holds > 0).then(|| {
        let mut counts = [0.0; ROOM];
        for number in 0..NUMBERS {
            counts[usize::from(number)] = f32::from(unseen.of_number(number).count());
        }
        powers(counts.map(|of_number| 1.0 - of_number / count), holds).map(|none| 1.0 - none)
    })
}

/// The powers of these numbers, multiplied in the same order as by `powi`, but all at once.
fn powers(mut squares: [f32; ROOM], exponent: u8) -> [f32; ROOM] {
    let mut powers = [1.0; ROOM];
    let mut rest = exponent;
    while rest > 0 {
        if rest & 1 == 1 {
            powers = std::array::from_fn(|place| powers[place] * squares[place]);
        }
        squares = squares.map(|square| square * square);
        rest >>= 1;
    }
    powers
}

/// No selection of cards makes this sum; nor is one worth less than half of it.
const NEVER: i16 = i16::MIN / 2;
/// Room before the sum 0, so that a card can be taken from every sum.
const BEFORE: usize = NUMBERS as usize;
/// The smallest sum of several cards.
const TWO: usize = 2;
/// From there to seventeen the sums are reckoned eight at a time.
const LANES: usize = 8;
const SUMS: usize = TWO + 2 * LANES;

/// For each number, by sum: a card alone is not several.
static ALONE: [[i16; LANES]; NUMBERS as usize] = {
    let mut alone = [[0; LANES]; NUMBERS as usize];
    let mut number = TWO;
    while number < alone.len() {
        alone[number][number - TWO] = NEVER;
        number += 1;
    }
    alone
};

/// Wild cards, and what the best selections of them are worth.
#[derive(Clone)]
pub(super) struct Table {
    /// By sum, 0s left aside, after some room.
    best: [i16; BEFORE + SUMS],
    /// By sum up to 9, of several cards, 0s left aside.
    several: [i16; NUMBERS as usize],
    /// The best card of each number.
    single: [i16; NUMBERS as usize],
    zeros: Zeros,
}

/// The wild 0s.
#[derive(Clone, Copy)]
struct Zeros {
    count: u8,
    /// The best of them, and the best of the others.
    first: i16,
    second: i16,
    /// All that are worth something, together.
    good: i16,
}

impl Table {
    const EMPTY: Table = {
        let mut best = [NEVER; BEFORE + SUMS];
        best[BEFORE] = 0;
        let zeros = Zeros { count: 0, first: NEVER, second: NEVER, good: 0 };
        Table { best, several: [NEVER; NUMBERS as usize], single: [NEVER; NUMBERS as usize], zeros }
    };

    /// The table with these cards as well.
    pub(super) fn with(&self, outlook: &Outlook<'_>, cards: Bag) -> Table {
        let mut table = self.clone();
        for place in cards.places() {
            table.add(usize::from(number_at(place)), outlook.taste.worth_at(place));
        }
        table
    }

    #[inline]
    fn add(&mut self, number: usize, worth: i16) {
        self.single[number] = self.single[number].max(worth);
        if number == 0 {
            self.zeros.add(worth);
            return;
        }
        let low = lanes(&self.best, BEFORE + TWO - number).map(|before| before.saturating_add(worth));
        let high =
            lanes(&self.best, BEFORE + TWO + LANES - number).map(|before| before.saturating_add(worth));
        let several = lanes_mut(&mut self.several, TWO);
        let alone = &ALONE[number];
        *several = std::array::from_fn(|lane| several[lane].max(low[lane].saturating_add(alone[lane])));
        let best = lanes_mut(&mut self.best, BEFORE + TWO);
        *best = std::array::from_fn(|lane| best[lane].max(low[lane]));
        let best = lanes_mut(&mut self.best, BEFORE + TWO + LANES);
        *best = std::array::from_fn(|lane| best[lane].max(high[lane]));
        self.best[BEFORE + 1] = self.single[1];
    }

    /// What a card of each number would get in one way, if its colour is the first: the best one, in the reverse game the
    /// one that a neighbour would name. Nothing if it would be released.
    fn values(&self, outlook: &Outlook<'_>) -> [i16; NUMBERS as usize] {
        let (adding, zero) = (self.adding(), self.zeros.one());
        std::array::from_fn(|number| {
            let pair = self.single[number] + outlook.taste.worth_of(Kind::new(Colour::Red, number as u8));
            outlook.choice(adding[number], self.seventeen(number) + zero, pair)
        })
    }

    /// What this card would get.
    fn value(&self, outlook: &Outlook<'_>, card: Kind) -> i16 {
        let number = usize::from(card.number());
        let pair = self.single[number] + outlook.taste.worth_of(card);
        outlook.choice(self.adding()[number], self.seventeen(number) + self.zeros.one(), pair)
    }

    /// What adding brings to each number (SAF.3): with a 0 one card is enough.
    fn adding(&self) -> [i16; NUMBERS as usize] {
        let mut adding = self.several;
        if self.zeros.count > 0 {
            let zero = self.zeros.one();
            adding = std::array::from_fn(|number| self.best[BEFORE + number] + zero);
        }
        adding[0] = self.zeros.two();
        adding
    }

    /// What seventeen brings to a number, 0s left aside (SAF.4).
    fn seventeen(&self, number: usize) -> i16 {
        self.best[BEFORE + usize::from(SEVENTEEN) - number]
    }
}

fn lanes(sums: &[i16], from: usize) -> &[i16; LANES] {
    sums[from..].first_chunk().expect("as many as lanes")
}

fn lanes_mut(sums: &mut [i16], from: usize) -> &mut [i16; LANES] {
    sums[from..].first_chunk_mut().expect("as many as lanes")
}

impl Zeros {
    fn add(&mut self, worth: i16) {
        self.count += 1;
        self.second = self.second.max(worth.min(self.first));
        self.first = self.first.max(worth);
        self.good += worth.max(0);
    }

    /// The best selection of them, if there are any; one at least (SAF.7).
    fn one(self) -> i16 {
        if self.count == 0 { 0 } else { self.good + self.first.min(0) }
    }

    /// The best selection of two at least (SAF.3).
    fn two(self) -> i16 {
        if self.count < 2 { NEVER } else { self.good + self.first.min(0) + self.second.min(0) }
    }
}

#[cfg(test)]
mod tests {
    use game::random;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn numbers_are_ordered_by_value_and_equals_stay_in_order() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..1000 {
            let values = std::array::from_fn(|_| random::below(&mut rng, 5) as i16 - 2);
            let mut order: [usize; NUMBERS as usize] = std::array::from_fn(|number| number);
            order.sort_by_key(|&number| -values[number]);
            assert!(best_first(&values).eq(order), "{values:?}");
        }
    }
}
