//! How a play is chosen, step by step, and never into a dead end.
//!
//! The ways come in a fixed order, and within a way the cards in ascending order of number and colour: so
//! every whole play is chosen in one way only, 0s come first, and a sum is complete when it is reached.

use cards::{Bag, Kind};
use game::Seat;

use crate::action::{Action, Catch, Way, Ways};
use crate::card::{BABIES, SEVENTEEN, from_on, sum};
use crate::state::Catching;

/// The highest number of a card.
const HIGHEST: u8 = 9;

/// A step of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// This card is caught too.
    Take(Kind),
    /// No more cards in this way.
    Enough,
}

/// How far a play has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// There is more to choose.
    Open,
    /// Every way has its cards.
    Whole,
}

/// Wild cards, ready to be asked what can be caught.
pub(crate) struct Field {
    wild: Bag,
    zeros: Bag,
    /// Bit s: cards that are not 0 make the sum s.
    sums: u32,
}

impl Field {
    #[inline]
    pub(crate) fn of(wild: Bag) -> Field {
        let zeros = wild.and(BABIES);
        Field { wild, zeros, sums: sums_of(wild.minus(zeros)) }
    }

    /// The ways in which a card of this number can catch, each for itself and with a 0 of its own where one is
    /// needed (SAF.7, SAF.30).
    #[inline]
    pub(crate) fn ways(&self, number: u8) -> Ways {
        let same = self.wild.of_number(number);
        let reaches = |sum: u8| self.sums >> sum & 1 == 1;
        // SAF.3, SAF.7: a card of the number needs a 0 beside it; others that make the number are several.
        let add = match number {
            0 => self.zeros.count() >= 2,
            _ if same.is_empty() || !self.zeros.is_empty() => reaches(number),
            _ => sums_of(self.wild.minus(same)) >> number & 1 == 1,
        };
        let possible =
            [(Way::Add, add), (Way::Seventeen, reaches(SEVENTEEN - number)), (Way::Pair, !same.is_empty())];
        possible.into_iter().filter(|(_, is_possible)| *is_possible).map(|(way, _)| way).collect()
    }
}

/// The ways in which a card of this number can catch.
pub(crate) fn possible_ways(number: u8, wild: Bag) -> Ways {
    Field::of(wild).ways(number)
}

/// The sets of these ways, each possible for itself, in which a card can catch at once (SAF.6).
#[inline]
pub(crate) fn possible_sets(card: Kind, ways: Ways, wild: Bag) -> impl Iterator<Item = Ways> {
    ways.sets()
        .filter(move |&set| set.count() == 1 || Catching::begin(Seat(0), card, set).can_be_finished(wild))
}

impl Next {
    /// The step as an action.
    pub(crate) const fn action(self) -> Action {
        match self {
            Next::Take(kind) => Action::Take(kind),
            Next::Enough => Action::Enough,
        }
    }
}

impl Catching {
    /// Nothing chosen yet. There is at least one way.
    #[inline]
    pub(crate) fn begin(by: Seat, card: Kind, ways: Ways) -> Catching {
        let now = ways.iter().next().expect("a card catches in some way");
        Catching { by, card, ways, now, catch: Catch::NOTHING }
    }

    /// What can be chosen next, such that the play can be made whole: always something.
    #[inline]
    pub(crate) fn steps(&self, wild: Bag) -> impl Iterator<Item = Next> {
        let cards = self.next_cards(wild);
        let in_order = (0..=HIGHEST).flat_map(move |number| cards.of_number(number).kinds());
        in_order.map(Next::Take).chain(self.may_stop().then_some(Next::Enough))
    }

    /// The cards that can be chosen next, one of each kind.
    #[inline]
    fn next_cards(&self, wild: Bag) -> Bag {
        let rest = wild.minus(self.catch.cards());
        if self.now == Way::Pair {
            return Bag::from_kinds_mask(rest.of_number(self.card.number()).kinds_mask());
        }
        // Cards of this way come in order: with a card go only those after it.
        let (here, left) = (self.in_order(rest), self.left());
        let (mut cards, mut sums) = (Bag::EMPTY, 1u32);
        for number in (0..=left.min(HIGHEST)).rev() {
            for kind in descending(here.of_number(number)) {
                for _ in 0..here.count_of(kind) {
                    if sums >> (left - number) & 1 == 1 {
                        cards = cards.or(Bag::EMPTY.with(kind));
                    }
                    sums |= sums << number;
                }
            }
        }
        if self.ways == Ways::only(self.now) && self.card.number() > 0 && !self.owes_a_zero(wild) {
            // SAF.3: one card is no adding.
            let alone = self.now == Way::Add && self.catch.add.is_empty();
            return if alone { cards.minus(cards.of_number(left)) } else { cards };
        }
        // So that no later way is left without its cards, nor a 0 that is needed behind.
        cards.kinds().filter(|&kind| self.with(kind).can_be_finished(wild)).collect()
    }

    /// Carries out a step; a way that has its cards is followed by the next one.
    #[inline]
    pub(crate) fn choose(&mut self, step: Next) -> Progress {
        match step {
            Next::Take(kind) => {
                self.catch.take(self.now, kind);
                let is_complete = match self.now {
                    Way::Add => self.card.number() > 0 && self.left() == 0,
                    Way::Seventeen => self.left() == 0,
                    Way::Pair => true,
                };
                if is_complete { self.next_way() } else { Progress::Open }
            }
            Next::Enough => self.next_way(),
        }
    }

    /// Carries out the steps that have one answer only.
    #[inline]
    pub(crate) fn settle(&mut self, wild: Bag) -> Progress {
        loop {
            let cards = self.next_cards(wild);
            let only = match (cards.count(), self.may_stop()) {
                (0, _) => Next::Enough,
                (1, false) => Next::Take(cards.kinds().next().expect("one card")),
                (_, _) => return Progress::Open,
            };
            if self.choose(only) == Progress::Whole {
                return Progress::Whole;
            }
        }
    }

    /// The next step on the way to this whole play, if it leads there.
    pub(crate) fn toward(&self, whole: &Catch) -> Option<Next> {
        let (chosen, wanted) = (self.catch.by(self.now), whole.by(self.now));
        let before = self.ways.iter().take_while(|&way| way < self.now);
        let agrees = before.clone().all(|way| whole.by(way) == self.catch.by(way)) && chosen.within(wanted);
        if !agrees || whole.ways() != self.ways {
            return None;
        }
        match lowest(wanted.minus(chosen)) {
            Some(kind) => self.in_order(Bag::EMPTY.with(kind)).has(kind).then_some(Next::Take(kind)),
            None => self.may_stop().then_some(Next::Enough),
        }
    }

    fn next_way(&mut self) -> Progress {
        match self.ways.iter().find(|&way| way > self.now) {
            Some(way) => {
                self.now = way;
                Progress::Open
            }
            None => Progress::Whole,
        }
    }

    /// What the cards chosen now still have to add up to.
    #[inline]
    pub(crate) fn left(&self) -> u8 {
        let whole = match self.now {
            Way::Add | Way::Pair => self.card.number(),
            Way::Seventeen => SEVENTEEN - self.card.number(),
        };
        whole - sum(self.catch.by(self.now)) as u8
    }

    /// A 0 adds two 0s or more: when to stop is the player's choice.
    fn may_stop(&self) -> bool {
        self.now == Way::Add && self.card.number() == 0 && self.catch.add.count() >= 2
    }

    /// Those of the cards that are not before the one chosen last in this way.
    #[inline]
    pub(crate) fn in_order(&self, cards: Bag) -> Bag {
        let chosen = self.catch.by(self.now).kinds().max_by_key(|kind| (kind.number(), kind.colour()));
        chosen.map_or(cards, |last| cards.and(from_on(last)))
    }

    #[inline]
    fn with(mut self, kind: Kind) -> Catching {
        self.catch.take(self.now, kind);
        self
    }

    /// SAF.7: must a 0 still be caught, in a way whose cards are not chosen yet?
    pub(crate) fn owes_a_zero(&self, wild: Bag) -> bool {
        let paired = self.ways.has(Way::Pair) && self.card.number() == 0;
        let needed = !paired && self.ways != Ways::only(Way::Pair) && !wild.and(BABIES).is_empty();
        needed && self.catch.cards().and(BABIES).is_empty()
    }

    /// Can this be made a whole play, with the cards of this way in order and those of later ways of the rest
    /// (SAF.3 to SAF.7)?
    #[inline]
    pub(crate) fn can_be_finished(&self, wild: Bag) -> bool {
        let number = self.card.number();
        let mut rest = wild.minus(self.catch.cards());
        if self.ways.has(Way::Pair) && self.catch.pair.is_none() {
            // One card is left for the pair: the first one, which is of least use here.
            let Some(kind) = rest.of_number(number).kinds().next() else { return false };
            rest.remove(kind);
        }
        let here = self.in_order(rest);
        let zeros_here = here.and(BABIES);
        let later = self.now == Way::Add && self.ways.has(Way::Seventeen);
        let no_zero_left = zeros_here.is_empty() && (!later || rest.and(BABIES).is_empty());
        if no_zero_left && self.owes_a_zero(wild) {
            return false;
        }
        match self.now {
            Way::Pair => true,
            Way::Seventeen => sums_of(here) >> self.left() & 1 == 1,
            Way::Add => {
                let seventeen = if later { SEVENTEEN - number } else { 0 };
                let count = self.catch.add.count();
                if number == 0 {
                    return count + zeros_here.count() >= 2 && sums_of(rest) >> seventeen & 1 == 1;
                }
                let left = self.left();
                if left == 0 && count < 2 {
                    return false; // SAF.3
                }
                // A card of the played number needs a 0 beside it.
                let alone = count == 0 && zeros_here.is_empty();
                let usable = if alone { here.minus(here.of_number(number)) } else { here };
                makes_both(usable, left, rest.minus(usable), seventeen)
            }
        }
    }
}

/// Can some of `cards` make the sum `one`, and the rest of them together with `others` the sum `two`? Card by
/// card it is found which pairs of sums can be made: bit t of row o for o and t.
#[inline]
fn makes_both(cards: Bag, one: u8, others: Bag, two: u8) -> bool {
    if two == 0 {
        return sums_of(cards) >> one & 1 == 1;
    }
    let is_small = |kind: &Kind| (1..=one).contains(&kind.number());
    let mut rows = [0; 10];
    rows[0] = more_sums(sums_of(others), cards, |kind| !is_small(kind));
    for kind in cards.kinds().filter(is_small) {
        let number = usize::from(kind.number());
        for _ in 0..cards.count_of(kind) {
            let before = rows;
            for sums in &mut rows {
                *sums |= *sums << number;
            }
            for (sums, less) in rows[number..].iter_mut().zip(before) {
                *sums |= less;
            }
        }
    }
    rows[usize::from(one)] >> two & 1 == 1
}

/// The sums that some of the cards make, bit by bit.
#[inline]
fn sums_of(cards: Bag) -> u32 {
    more_sums(1, cards, |_| true)
}

/// These sums, and those that they make with some of the cards that fit.
#[inline]
fn more_sums(mut sums: u32, cards: Bag, fits: impl FnMut(&Kind) -> bool) -> u32 {
    for kind in cards.kinds().filter(fits) {
        for _ in 0..cards.count_of(kind) {
            sums |= sums << kind.number();
        }
    }
    sums
}

/// The kinds of these cards, of one number, the last colour first.
#[inline]
fn descending(cards: Bag) -> impl Iterator<Item = Kind> {
    let mut left = cards.kinds_mask();
    std::iter::from_fn(move || {
        let index = left.checked_ilog2()?;
        left ^= 1 << index;
        Kind::at(index as usize)
    })
}

/// The first of the cards, by number and then colour.
pub(crate) fn lowest(cards: Bag) -> Option<Kind> {
    cards.kinds().min_by_key(|kind| (kind.number(), kind.colour()))
}
