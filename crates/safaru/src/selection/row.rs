//! Cards in the order in which they are selected.

use cards::kind::{KINDS, NUMBERS};
use cards::{Bag, Colour, Kind};
use game::bits::ones;

use super::{CARDS, Sums};

/// Cards in a row, in ascending order of number and then of colour, twins side by side: a bit for each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row(u64);

/// Something for each place of the row of all cards, and as much more as a word has bits: so no place needs to be checked.
pub(super) type BySpot<T> = [T; SPOTS];
pub(super) const SPOTS: usize = 64;

impl Row {
    /// No cards.
    pub(crate) const EMPTY: Row = Row(0);
    /// All cards.
    pub(crate) const ALL: Row = Row((1 << CARDS) - 1);

    #[inline]
    pub(crate) fn of(cards: Bag) -> Row {
        Row(cards.places().fold(0, |row, place| row | 1 << PLACE[place]))
    }

    /// How many kinds there are.
    #[inline]
    pub(crate) fn count_kinds(self) -> u32 {
        (self.0 & FIRSTS).count_ones()
    }

    /// The kinds, in order.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        Row(self.0 & FIRSTS).places().map(|place| CARD[usize::from(place)])
    }

    /// The cards, in order, twins as often as they are there.
    #[cfg(test)]
    pub(crate) fn cards(self) -> impl Iterator<Item = Kind> {
        self.places().map(|place| CARD[usize::from(place)])
    }

    /// The first card.
    #[inline]
    pub(crate) fn first(self) -> Option<Kind> {
        self.places().next().map(|place| CARD[usize::from(place)])
    }

    /// The last card.
    #[inline]
    pub(crate) fn last(self) -> Option<Kind> {
        self.0.checked_ilog2().map(|place| CARD[place as usize])
    }

    /// Is a card of this kind there?
    #[inline]
    pub(crate) fn has(self, kind: Kind) -> bool {
        self.0 >> first_place(kind) & 1 == 1
    }

    /// The row with a card of this kind, of which there is none yet.
    #[must_use]
    #[inline]
    pub(crate) fn with(self, kind: Kind) -> Row {
        Row(self.0 | 1 << first_place(kind))
    }

    /// The row with one card of this kind less, which is there.
    #[must_use]
    #[inline]
    pub(crate) fn without(self, kind: Kind) -> Row {
        let first = 1 << first_place(kind);
        let second = self.0 & first << 1 & !FIRSTS;
        Row(self.0 & !(if second == 0 { first } else { second }))
    }

    /// What is left when these cards of the row are taken out.
    #[must_use]
    #[inline]
    pub(crate) fn minus(self, cards: Row) -> Row {
        Row(self.0 & !cards.0)
    }

    /// Those of the cards that are among these others, too.
    #[must_use]
    #[inline]
    pub(crate) fn and(self, others: Row) -> Row {
        Row(self.0 & others.0)
    }

    /// The numbers on the cards, in order.
    #[inline]
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        self.places().map(|place| NUMBER[usize::from(place)])
    }

    /// The cards that are not before this kind.
    #[must_use]
    #[inline]
    pub(crate) fn from(self, kind: Kind) -> Row {
        Row(self.0 & u64::MAX << first_place(kind))
    }

    /// The cards of this number or a smaller one.
    #[must_use]
    #[inline]
    pub(crate) fn up_to(self, number: u8) -> Row {
        Row(self.0 & UP_TO[usize::from(number.min(NUMBERS - 1))])
    }

    /// The cards of this number.
    #[must_use]
    #[inline]
    pub(crate) fn of_number(self, number: u8) -> Row {
        let smaller = number.checked_sub(1).map_or(Row::EMPTY, |smaller| self.up_to(smaller));
        self.up_to(number).minus(smaller)
    }

    /// All cards but the last one.
    #[must_use]
    #[inline]
    pub(crate) fn without_last(self) -> Row {
        Row(self.0.checked_ilog2().map_or(0, |place| self.0 ^ 1 << place))
    }

    /// The cards with which a selection that makes this sum can begin, if its cards are chosen in order.
    #[inline]
    pub(crate) fn beginnings(self, sum: u8) -> Row {
        let (mut rest, mut sums, mut found) = (self.up_to(sum).0, Sums::NOTHING, 0);
        while let Some(place) = rest.checked_ilog2() {
            rest ^= 1 << place;
            let number = NUMBER[place as usize];
            found |= u64::from(sums.has(sum - number)) << place;
            sums = sums.with(number);
        }
        Row(found)
    }

    /// The sums that each card makes with those after it.
    #[inline]
    pub(super) fn sums(self) -> BySpot<Sums> {
        let (mut rest, mut sums, mut all) = (self.0, Sums::NOTHING, [Sums::NOTHING; SPOTS]);
        while let Some(place) = rest.checked_ilog2() {
            rest ^= 1 << place;
            sums = sums.with(NUMBER[place as usize]);
            all[place as usize] = sums;
        }
        all
    }

    /// Where the first card is, and which it is.
    #[inline]
    pub(super) fn first_spot(self) -> Option<(usize, Kind)> {
        self.places().next().map(|place| (usize::from(place), CARD[usize::from(place)]))
    }

    /// The cards after this spot.
    #[must_use]
    #[inline]
    pub(super) fn after(self, spot: usize) -> Row {
        Row(self.0 & (u64::MAX - 1) << spot)
    }

    /// Those of the cards after this spot that are not the second of its kind.
    #[must_use]
    #[inline]
    pub(super) fn without_second(self, spot: usize) -> Row {
        Row(self.0 & (FIRSTS | !(2 << spot)))
    }

    #[inline]
    fn places(self) -> impl Iterator<Item = u8> + Clone {
        ones(self.0)
    }
}

/// Where the first card of a kind is in the row of all cards.
#[inline]
fn first_place(kind: Kind) -> u8 {
    PLACE[kind.index()]
}

/// The row of all cards.
static CARD: BySpot<Kind> = ALL;
const ALL: BySpot<Kind> = {
    let mut row = [Kind::new(Colour::Red, 0); SPOTS];
    let (mut place, mut number) = (0, 0);
    while number < NUMBERS {
        let mut colour = 0;
        while colour < Colour::ALL.len() {
            let kind = Kind::new(Colour::ALL[colour], number);
            let mut copies = kind.copies();
            while copies > 0 {
                row[place] = kind;
                place += 1;
                copies -= 1;
            }
            colour += 1;
        }
        number += 1;
    }
    row
};

/// The number at each place of the row.
static NUMBER: BySpot<u8> = {
    let mut numbers = [0; SPOTS];
    let mut place = 0;
    while place < CARDS {
        numbers[place] = ALL[place].number();
        place += 1;
    }
    numbers
};
/// Where the card at each place of a bag is in the row.
static PLACE: BySpot<u8> = {
    let mut places = [0; SPOTS];
    let mut in_row = 0;
    while in_row < CARDS {
        let kind = ALL[in_row];
        let is_second = in_row > 0 && ALL[in_row - 1].index() == kind.index();
        let mut place = if is_second { KINDS as usize } else { 0 };
        while Bag::at(place).index() != kind.index() {
            place += 1;
        }
        places[place] = in_row as u8;
        in_row += 1;
    }
    places
};

/// The first card of each kind.
const FIRSTS: u64 = {
    let (mut firsts, mut place) = (1, 1);
    while place < CARDS {
        if ALL[place].index() != ALL[place - 1].index() {
            firsts |= 1 << place;
        }
        place += 1;
    }
    firsts
};

/// The cards with each number or a smaller one.
static UP_TO: [u64; NUMBERS as usize] = {
    let mut masks = [0; NUMBERS as usize];
    let mut place = 0;
    while place < CARDS {
        let mut number = ALL[place].number();
        while number < NUMBERS {
            masks[number as usize] |= 1 << place;
            number += 1;
        }
        place += 1;
    }
    masks
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::sum;
    use super::super::tests::{added, cards, selections};
    use super::*;

    #[test]
    fn a_selection_of_a_sum_begins_with_these_cards() {
        for cards in cards() {
            for sum in 0..18 {
                let of_sum = |chosen: &&Vec<Kind>| added(chosen) == sum;
                let first: BTreeSet<Kind> = selections(cards)
                    .iter()
                    .filter(of_sum)
                    .filter_map(|chosen| chosen.first().copied())
                    .collect();
                let begun = Row::of(cards).beginnings(sum);
                assert_eq!(begun.kinds().collect::<BTreeSet<_>>(), first, "{cards:?} {sum}");
                assert_eq!(begun.count_kinds() as usize, first.len());
            }
        }
    }

    #[test]
    fn a_row_is_in_order_of_number_and_colour() {
        for cards in cards() {
            let mut kinds: Vec<Kind> = cards.kinds().collect();
            kinds.sort_by_key(|kind| (kind.number(), kind.colour()));
            let row = Row::of(cards);
            assert_eq!(row.kinds().collect::<Vec<_>>(), kinds);
            assert_eq!((row.first(), row.last()), (kinds.first().copied(), kinds.last().copied()));
            assert_eq!(row.numbers().map(u16::from).sum::<u16>(), sum(cards));
            assert_eq!(row.without_last().places().count(), usize::from(cards.count().saturating_sub(1)));
            for &kind in &kinds {
                let rest: Bag = cards.minus(Bag::EMPTY.with(kind));
                assert_eq!(row.without(kind), Row::of(rest));
                assert_eq!(
                    row.minus(row.from(kind)).places().count() + row.from(kind).places().count(),
                    usize::from(cards.count())
                );
            }
            for kind in Kind::all() {
                assert_eq!(row.has(kind), cards.has(kind));
                let after: Vec<Kind> = kinds
                    .iter()
                    .copied()
                    .filter(|one| (one.number(), one.colour()) >= (kind.number(), kind.colour()))
                    .collect();
                assert_eq!(row.from(kind).kinds().collect::<Vec<_>>(), after);
                assert!(row.with(kind).has(kind));
            }
            for number in 0..NUMBERS {
                assert!(
                    row.up_to(number)
                        .kinds()
                        .eq(kinds.iter().copied().filter(|kind| kind.number() <= number))
                );
                assert!(
                    row.of_number(number)
                        .kinds()
                        .eq(kinds.iter().copied().filter(|kind| kind.number() == number))
                );
            }
        }
    }
}
