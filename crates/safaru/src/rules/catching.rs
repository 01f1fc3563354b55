//! In which ways a card can catch, and how a play is chosen: step by step, and never into a dead end.
//!
//! The ways come in a fixed order, and within a way the cards in ascending order of number and colour: so
//! every whole play is chosen in one way only, 0s come first, and a sum is complete when it is reached.

use cards::{Bag, Kind};
use game::Seat;

use crate::action::{Action, Catch, Sets, Way, Ways};
use crate::card::{BABIES, SEVENTEEN};
use crate::selection::{Row, Sums, beside, makes_both, numbers, sum};
use crate::state::Catching;

/// Wild cards, ready to be asked what can be caught.
pub(crate) struct Field {
    wild: Bag,
    /// The wild cards that are not 0, and what they make.
    numbered: Bag,
    sums: Sums,
}

impl Field {
    #[inline]
    pub(crate) fn of(wild: Bag) -> Field {
        let (_, numbered) = beside(0, wild);
        Field { wild, numbered, sums: Sums::of(numbers(numbered)) }
    }

    /// The ways in which a card of this number can catch, each for itself and with a 0 of its own where one is
    /// needed (SAF.7, SAF.30).
    #[inline]
    pub(crate) fn ways(&self, number: u8) -> Ways {
        let sets = self.sets(number);
        Way::ALL.into_iter().filter(|&way| sets.has(Ways::only(way))).collect()
    }

    /// The sets of ways in which a card of this number can catch at once (SAF.6).
    #[inline]
    pub(crate) fn sets(&self, number: u8) -> Sets {
        let same = self.wild.of_number(number).count();
        let has_zero = self.wild != self.numbered;
        let (others, sums) = if same == 0 || number == 0 {
            (self.numbered, self.sums)
        } else {
            let (smaller, larger) = beside(number, self.numbered);
            let others = smaller.or(larger);
            (others, Sums::of(numbers(others)))
        };
        let prey = Prey { number, others, sums, has_zero };
        match same.checked_sub(1) {
            None => prey.sets(0, sums),
            // SAF.5, SAF.6: one of the cards of its number is the pair, the others are left.
            Some(left) => {
                let sums = prey.sums_with(left);
                let beside_the_pair = prey.sets(left, sums);
                prey.sets(same, sums.with(number)).or(beside_the_pair.with_pairing())
            }
        }
    }
}

/// The wild cards as a card of one number sees them. SAF.7 never stands in its way: a 0 adds nothing, so it goes with any
/// cards that make a sum.
struct Prey {
    number: u8,
    /// Those that are neither of its number nor 0, and what they make.
    others: Bag,
    sums: Sums,
    has_zero: bool,
}

impl Prey {
    /// Adding, seventeen, or both, with so many cards of its number. `sums` is what these make with the others.
    #[inline]
    fn sets(&self, same: u8, sums: Sums) -> Sets {
        let can_add = self.can_add(same);
        let makes_seventeen = sums.has(SEVENTEEN - self.number);
        let can_do_both = can_add && makes_seventeen && self.can_do_both(same, sums);
        Sets::of_sums(can_add, makes_seventeen, can_do_both)
    }

    /// SAF.3, SAF.7: cards of other numbers that make its number are several; a card of its number needs a 0 beside it.
    #[inline]
    fn can_add(&self, same: u8) -> bool {
        match self.number {
            0 => same >= 2,
            number => self.sums.has(number) || self.has_zero && same > 0,
        }
    }

    /// SAF.6: can it add and make seventeen, each of which is possible, without catching a card twice?
    #[inline]
    fn can_do_both(&self, same: u8, sums: Sums) -> bool {
        let (number, rest) = (self.number, SEVENTEEN - self.number);
        // One card of its number is added to a 0, or both together make 17.
        number == 0
            || self.has_zero && same > 0 && self.sums_with(same - 1).has(rest)
            || self.sums.has(number)
                && sums.has(SEVENTEEN)
                && adds_and_makes_seventeen(number, same, self.others)
    }

    /// What the others make with so many cards of its number.
    #[inline]
    fn sums_with(&self, same: u8) -> Sums {
        (0..same).fold(self.sums, |sums, _| sums.with(self.number))
    }
}

/// Can a card of this number add some of the others and make seventeen with what is left of them and so many cards of its number?
fn adds_and_makes_seventeen(number: u8, same: u8, others: Bag) -> bool {
    let rest = SEVENTEEN - number;
    let (smaller, larger) = beside(number, others);
    let more = Sums::of((0..same).map(|_| number).chain(numbers(larger)));
    more.has(rest) || makes_both(numbers(smaller), number, more, rest)
}

/// The ways in which a card of this number can catch.
pub(crate) fn possible_ways(number: u8, wild: Bag) -> Ways {
    Field::of(wild).ways(number)
}

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

impl Next {
    /// The step as an action.
    pub(crate) const fn action(self) -> Action {
        match self {
            Next::Take(kind) => Action::Take(kind),
            Next::Enough => Action::Enough,
        }
    }
}

/// What there is to choose from in a play under way: kept up from step to step.
#[derive(Clone, Copy)]
struct Choice {
    /// The wild cards that are not chosen yet.
    rest: Row,
    /// All cards that are not before the one chosen last in this way.
    in_order: Row,
    /// How many are chosen in this way.
    chosen: u8,
    /// What they still have to add up to.
    left: u8,
    /// SAF.7: must a 0 still be caught?
    owes_a_zero: bool,
}

impl Choice {
    /// What is left after a step.
    #[inline]
    fn follow(&mut self, step: Next) {
        let Next::Take(kind) = step else { return };
        self.rest = self.rest.without(kind);
        self.in_order = Row::ALL.from(kind);
        self.chosen += 1;
        self.left -= kind.number();
        self.owes_a_zero &= kind.number() > 0;
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
        let choice = self.choice(wild);
        let cards = self.next_cards(&choice).kinds().map(Next::Take);
        cards.chain(self.may_stop(choice.chosen).then_some(Next::Enough))
    }

    /// What there is to choose from.
    #[inline]
    fn choice(&self, wild: Bag) -> Choice {
        let (all, chosen) = (self.catch.cards(), self.catch.by(self.now));
        Choice {
            rest: Row::of(wild.minus(all)),
            in_order: Row::of(chosen).last().map_or(Row::ALL, |last| Row::ALL.from(last)),
            chosen: chosen.count(),
            left: self.left(),
            owes_a_zero: self.owes_a_zero(wild),
        }
    }

    /// What there is to choose from at first.
    #[inline]
    fn first_choice(&self, wild: Bag) -> Choice {
        let owes_a_zero = self.needs_a_zero(wild);
        Choice { rest: Row::of(wild), in_order: Row::ALL, chosen: 0, left: self.whole(), owes_a_zero }
    }

    /// The cards that can be chosen next.
    #[inline]
    fn next_cards(&self, choice: &Choice) -> Row {
        let Choice { rest, in_order, .. } = *choice;
        if self.now == Way::Pair {
            return rest.of_number(self.card.number());
        }
        if !self.ways.has(Way::Pair) {
            return self.next_of(choice, rest);
        }
        // A card of the number is kept for the pair. Where the one after it can be chosen, it can be chosen itself, and the
        // other one is kept.
        let same = rest.of_number(self.card.number());
        let kept = same.first().expect("a card is left for the pair");
        let cards = self.next_of(choice, rest.without(kept));
        let other = same.without(kept).first().filter(|&other| cards.has(other) && in_order.has(kept));
        other.map_or(cards, |_| cards.with(kept))
    }

    /// The cards of these that can be chosen next, for adding or seventeen.
    #[inline]
    fn next_of(&self, choice: &Choice, free: Row) -> Row {
        let Choice { in_order, chosen, left, owes_a_zero, .. } = *choice;
        let number = self.card.number();
        let here = free.and(in_order);
        let adds_before_seventeen = self.now == Way::Add && self.ways.has(Way::Seventeen);
        if self.now == Way::Add && number == 0 {
            // SAF.3: one 0 is no adding.
            let zeros = here.up_to(0);
            return if chosen == 0 { zeros.without_last() } else { zeros };
        }
        if !adds_before_seventeen && owes_a_zero {
            return here.up_to(0); // SAF.7
        }
        let cards = here.beginnings(left);
        // SAF.3: one card is no adding.
        let cards =
            if self.now == Way::Add && chosen == 0 { cards.minus(cards.of_number(number)) } else { cards };
        if !adds_before_seventeen {
            return cards;
        }
        let leads_on = |kind: &Kind| kind.number() == 0 || self.leaves_seventeen(*kind, left, here, free);
        cards.kinds().filter(leads_on).fold(Row::EMPTY, Row::with)
    }

    /// If this card is added, of what is left: can the others that are added be chosen such that seventeen is possible with the rest?
    fn leaves_seventeen(&self, kind: Kind, left: u8, here: Row, free: Row) -> bool {
        let left = left - kind.number();
        let added = here.from(kind).without(kind).up_to(left);
        let others = free.without(kind).minus(added);
        makes_both(added.numbers(), left, Sums::of(others.numbers()), SEVENTEEN - self.card.number())
    }

    /// Carries out a step; a way that has its cards is followed by the next one.
    #[inline]
    pub(crate) fn choose(&mut self, step: Next) -> Progress {
        self.carry_out(step, self.left())
    }

    /// Carries out the steps that have one answer only.
    #[inline]
    pub(crate) fn settle(&mut self, wild: Bag) -> Progress {
        let is_first = self.catch == Catch::NOTHING;
        let mut choice = if is_first { self.first_choice(wild) } else { self.choice(wild) };
        loop {
            let cards = self.next_cards(&choice);
            let only = match (cards.count_kinds(), self.may_stop(choice.chosen)) {
                (0, _) => Next::Enough,
                (1, false) => Next::Take(cards.first().expect("one card")),
                (_, _) => return Progress::Open,
            };
            let way = self.now;
            if self.carry_out(only, choice.left) == Progress::Whole {
                return Progress::Whole;
            }
            choice.follow(only);
            if self.now != way {
                choice = Choice { in_order: Row::ALL, chosen: 0, left: self.whole(), ..choice };
            }
        }
    }

    /// A step, when the cards of this way still have to add up to so much.
    #[inline]
    fn carry_out(&mut self, step: Next, left: u8) -> Progress {
        let is_complete = match step {
            Next::Take(kind) => {
                self.catch.take(self.now, kind);
                match self.now {
                    Way::Add => self.card.number() > 0 && kind.number() == left,
                    Way::Seventeen => kind.number() == left,
                    Way::Pair => true,
                }
            }
            Next::Enough => true,
        };
        if is_complete { self.next_way() } else { Progress::Open }
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
            Some(kind) => self.is_in_order(kind).then_some(Next::Take(kind)),
            None => self.may_stop(chosen.count()).then_some(Next::Enough),
        }
    }

    #[inline]
    fn next_way(&mut self) -> Progress {
        match self.ways.iter().find(|&way| way > self.now) {
            Some(way) => {
                self.now = way;
                Progress::Open
            }
            None => Progress::Whole,
        }
    }

    /// What the cards chosen now have to add up to.
    #[inline]
    fn whole(&self) -> u8 {
        match self.now {
            Way::Add | Way::Pair => self.card.number(),
            Way::Seventeen => SEVENTEEN - self.card.number(),
        }
    }

    /// What they still have to add up to.
    #[inline]
    pub(crate) fn left(&self) -> u8 {
        self.whole() - sum(self.catch.by(self.now)) as u8
    }

    /// A 0 adds two 0s or more: with so many chosen, when to stop is the player's choice.
    #[inline]
    fn may_stop(&self, chosen: u8) -> bool {
        self.now == Way::Add && self.card.number() == 0 && chosen >= 2
    }

    /// Is this card not before the one chosen last in this way?
    pub(crate) fn is_in_order(&self, kind: Kind) -> bool {
        let last = Row::of(self.catch.by(self.now)).last();
        last.is_none_or(|last| Row::ALL.from(last).has(kind))
    }

    /// SAF.7: must a 0 still be caught, in a way whose cards are not chosen yet?
    #[inline]
    pub(crate) fn owes_a_zero(&self, wild: Bag) -> bool {
        self.needs_a_zero(wild) && self.catch.cards().and(BABIES).is_empty()
    }

    /// SAF.7: must a 0 be caught, and not as a pair?
    #[inline]
    fn needs_a_zero(&self, wild: Bag) -> bool {
        let paired = self.ways.has(Way::Pair) && self.card.number() == 0;
        !paired && self.ways != Ways::only(Way::Pair) && !wild.and(BABIES).is_empty()
    }
}

/// The first of the cards, by number and then colour.
pub(crate) fn lowest(cards: Bag) -> Option<Kind> {
    Row::of(cards).first()
}
