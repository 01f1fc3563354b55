//! Selections of cards by what their numbers add up to: arithmetic, and no rule of the game.

/// Cards in the order in which they are selected.
mod row;

use std::ops::ControlFlow;

use cards::Bag;
use cards::kind::NUMBERS;

pub(crate) use row::Row;
use row::{BySpot, SPOTS};

/// How many cards there are.
const CARDS: usize = 60;

/// The sums that selections of some cards make, a bit for each; no card at all makes 0. Nobody asks for more than 31.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sums(u32);

impl Sums {
    /// The sum of no cards.
    pub(crate) const NOTHING: Sums = Sums(1);

    /// The sums that cards with these numbers make.
    #[inline]
    pub(crate) fn of(numbers: impl Iterator<Item = u8>) -> Sums {
        numbers.fold(Sums::NOTHING, Sums::with)
    }

    /// These, and those that they make with one more card of this number.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, number: u8) -> Sums {
        Sums(self.0 | self.0 << number)
    }

    /// Does some selection make this sum?
    #[inline]
    pub(crate) fn has(self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }
}

/// Can some cards of these numbers make the sum `one`, which is 9 at most, and the rest of them the sum `two` together with
/// what makes `more`?
pub(crate) fn makes_both(numbers: impl Iterator<Item = u8>, one: u8, more: Sums, two: u8) -> bool {
    // Row o has bit t if o and t can be made at once. There are rows below 0, which are never reached.
    const ZERO: usize = NUMBERS as usize;
    let mut rows = [0; ZERO + 12];
    rows[ZERO] = more.0;
    for number in numbers {
        let before = rows;
        let less = &before[ZERO - usize::from(number)..];
        for (row, less) in rows[ZERO..].iter_mut().zip(less) {
            *row |= *row << number | less;
        }
    }
    Sums(rows[ZERO + usize::from(one)]).has(two)
}

/// What the numbers of the cards add up to.
#[inline]
pub(crate) fn sum(cards: Bag) -> u16 {
    numbers(cards).map(u16::from).sum()
}

/// The numbers on the cards, in no order.
#[inline]
pub(crate) fn numbers(cards: Bag) -> impl Iterator<Item = u8> {
    cards.places().map(|place| NUMBER_IN_BAG[place])
}

/// The number on the card at one of the sixty places of a bag.
#[inline]
pub(crate) fn number_at(place: usize) -> u8 {
    NUMBER_IN_BAG[place]
}

/// The cards of smaller numbers, and those of larger ones.
#[inline]
pub(crate) fn beside(number: u8, cards: Bag) -> (Bag, Bag) {
    static BESIDE: [(Bag, Bag); NUMBERS as usize] = {
        let mut beside = [(Bag::EMPTY, Bag::EMPTY); NUMBERS as usize];
        let mut number = 0;
        while number < beside.len() {
            let mut other = 0;
            while other < beside.len() {
                let cards = Bag::number(other as u8);
                if other < number {
                    beside[number].0 = beside[number].0.or(cards);
                } else if other > number {
                    beside[number].1 = beside[number].1.or(cards);
                }
                other += 1;
            }
            number += 1;
        }
        beside
    };
    let (smaller, larger) = BESIDE[usize::from(number)];
    (cards.and(smaller), cards.and(larger))
}

/// Tells every selection of one card or more that adds up to the sum, its cards chosen in ascending order; until no more are
/// wanted.
pub(crate) fn each_selection(
    cards: Bag,
    sum: u8,
    found: &mut dyn FnMut(Bag) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let row = Row::of(cards).up_to(sum);
    each_beginning(&row.sums(), row, sum, Bag::EMPTY, found)
}

/// `sums` are those that each card makes with those after it.
fn each_beginning(
    sums: &BySpot<Sums>,
    mut row: Row,
    sum: u8,
    chosen: Bag,
    found: &mut dyn FnMut(Bag) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while let Some((spot, kind)) = row.first_spot().filter(|&(spot, _)| sums[spot].has(sum)) {
        let Some(left) = sum.checked_sub(kind.number()) else { break };
        let (chosen, after) = (chosen.with(kind), row.after(spot));
        if left == 0 {
            found(chosen)?;
        }
        let goes_on = after.first_spot().is_some_and(|(next, _)| sums[next].has(left));
        if goes_on && (left > 0 || sum == 0) {
            each_beginning(sums, after, left, chosen, found)?;
        }
        // The second of twins goes only with the first.
        row = after.without_second(spot);
    }
    ControlFlow::Continue(())
}

/// The number at each place of a bag.
static NUMBER_IN_BAG: BySpot<u8> = {
    let mut numbers = [0; SPOTS];
    let mut place = 0;
    while place < CARDS {
        numbers[place] = Bag::at(place).number();
        place += 1;
    }
    numbers
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cards::Kind;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// Some cards, zeros and twins among them.
    pub(super) fn cards() -> impl Iterator<Item = Bag> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        (0..250).map(move |round| {
            let likely =
                if round % 2 == 0 { Bag::FULL } else { Bag::number(0).or(Bag::number(1)).or(Bag::number(7)) };
            likely.draw(&mut rng, round % 9)
        })
    }

    /// Every selection of physical cards, in ascending order.
    pub(super) fn selections(cards: Bag) -> Vec<Vec<Kind>> {
        let mut sorted: Vec<Kind> = cards.cards().collect();
        sorted.sort_by_key(|kind| (kind.number(), kind.colour()));
        let chosen = |set: u32| {
            (0..sorted.len()).filter(|place| set >> place & 1 == 1).map(|place| sorted[place]).collect()
        };
        (0..1 << sorted.len()).map(chosen).collect()
    }

    pub(super) fn added(cards: &[Kind]) -> u8 {
        cards.iter().map(|kind| kind.number()).sum()
    }

    #[test]
    fn sums_are_those_of_all_selections() {
        for cards in cards() {
            let made: BTreeSet<u8> = selections(cards).iter().map(|chosen| added(chosen)).collect();
            let sums = Sums::of(numbers(cards));
            assert!((0..32).all(|sum| sums.has(sum) == made.contains(&sum)), "{cards:?}");
            assert_eq!(sum(cards), u16::from(cards.cards().map(Kind::number).sum::<u8>()));
        }
    }

    #[test]
    fn smaller_and_larger_numbers_are_told_apart() {
        for cards in cards() {
            for number in 0..NUMBERS {
                let smaller = cards.cards().filter(|kind| kind.number() < number).collect();
                let larger = cards.cards().filter(|kind| kind.number() > number).collect();
                assert_eq!(beside(number, cards), (smaller, larger));
            }
        }
    }

    #[test]
    fn two_sums_are_made_of_different_cards() {
        for (cards, others) in cards().zip(cards().skip(7)) {
            let others = others.draw(&mut Xoshiro256PlusPlus::seed_from_u64(1), others.count().min(3));
            let rest = |chosen: &[Kind]| Sums::of(numbers(cards.minus(chosen.iter().copied().collect())));
            for (one, two) in (0..10).map(|one| (one, 17 - one)) {
                let possible = selections(cards).iter().any(|chosen| {
                    let more = others.cards().map(Kind::number).fold(rest(chosen), Sums::with);
                    added(chosen) == one && more.has(two)
                });
                let more = Sums::of(numbers(others));
                assert_eq!(
                    makes_both(numbers(cards), one, more, two),
                    possible,
                    "{cards:?} {others:?} {one}"
                );
            }
        }
    }

    #[test]
    fn every_selection_of_a_sum_is_told_once_in_order() {
        for cards in cards() {
            for sum in 0..18 {
                let mut told = Vec::new();
                let _ = each_selection(cards, sum, &mut |chosen| {
                    told.push(Row::of(chosen).cards().collect::<Vec<_>>());
                    ControlFlow::Continue(())
                });
                let of_sum = |chosen: &&Vec<Kind>| !chosen.is_empty() && added(chosen) == sum;
                let wanted: BTreeSet<Vec<Kind>> = selections(cards).iter().filter(of_sum).cloned().collect();
                assert_eq!(told.len(), wanted.len(), "{cards:?} {sum}");
                assert_eq!(told.iter().cloned().collect::<BTreeSet<_>>(), wanted, "{cards:?} {sum}");
                let order = |chosen: &Vec<Kind>| {
                    chosen.iter().map(|kind| (kind.number(), kind.colour())).collect::<Vec<_>>()
                };
                assert!(told.is_sorted_by_key(order), "{told:?}");
            }
        }
    }
}
