//! Who sits where: seats, values by seat, sets of seats, viewers and turns.

use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

use crate::bits::ones;
use crate::few::Few;

/// The most chairs any game has.
pub const MAX_SEATS: usize = 6;

/// A chair at the table, counted from 0 in code and JSON, from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats clockwise, beginning with this one.
    pub fn round(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| Seat((self.0 + step) % count))
    }

    /// The place of this seat in an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads a seat counted from 1.
    pub fn read(text: &str, count: u8) -> Option<Seat> {
        text.parse::<u8>().ok().filter(|number| (1..=count).contains(number)).map(|number| Seat(number - 1))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// One value for every seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(from = "Few<T, MAX_SEATS>", bound(deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct BySeat<T: Copy + Default> {
    /// Those beyond the count keep their default, so that equality is by contents.
    values: [T; MAX_SEATS],
    count: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The same value for each of `count` seats.
    #[inline]
    pub fn all(count: u8, value: T) -> Self {
        Self::from_fn(count, |_| value)
    }

    /// A value made for each of `count` seats.
    #[inline]
    pub fn from_fn(count: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut values = [T::default(); MAX_SEATS];
        for (seat, value) in Seat::all(count).zip(&mut values) {
            *value = make(seat);
        }
        BySeat { values, count }
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The values, in seat order.
    #[inline]
    pub fn values(&self) -> impl Iterator<Item = T> + '_ {
        self.values.iter().take(usize::from(self.count)).copied()
    }

    /// The seats with their values, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        Seat::all(self.count).zip(self.values())
    }

    /// Each value changed by `change`.
    #[must_use]
    pub fn map<U: Copy + Default>(&self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.count, |seat| change(self[seat]))
    }
}

impl<T: Copy + Default> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T: Copy + Default> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.count, "there is no such seat");
        &mut self.values[seat.index()]
    }
}

/// The values one by one, without a list of them first.
impl<T: Copy + Default + Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.values[..usize::from(self.count)])
    }
}

impl<T: Copy + Default> From<Few<T, MAX_SEATS>> for BySeat<T> {
    fn from(values: Few<T, MAX_SEATS>) -> Self {
        BySeat::from_fn(values.len() as u8, |seat| values[seat.index()])
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(from = "Vec<Seat>")]
pub struct SeatSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table of `count`.
    pub const fn full(count: u8) -> Self {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Is the seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in it.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a seat in.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of either set.
    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        ones(self.0.into()).map(Seat)
    }

    /// The first member clockwise from `start`, which itself counts, at a table of `count`.
    #[inline]
    pub const fn first_from(self, start: Seat, count: u8) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let ahead = (self.0 >> start.0) << start.0;
        let member = if ahead == 0 { self.0 } else { ahead }.trailing_zeros() as u8;
        debug_assert!(member < count, "a set of seats belongs to a table that has them");
        Some(Seat(member))
    }
}

/// The seats one by one, without a list of them first.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().filter(|seat| seat.index() < MAX_SEATS).for_each(|seat| set.add(seat));
        set
    }
}

/// From whose chair the table is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Viewer {
    /// A player: the table and the own secrets.
    Seat(Seat),
    /// Somebody standing by: the table alone.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `count`: each seat, then the spectator.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }

    /// The seat looked from, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Turn {
    /// This seat decides.
    Seat(Seat),
    /// Nature decides.
    Chance,
    /// Nothing: the game is over.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around() {
        let order: Vec<_> = Seat(2).round(4).map(|seat| seat.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(Seat(3).next(4), Seat(0));
    }

    #[test]
    fn a_seat_set_finds_the_next_member_clockwise() {
        let mut set = SeatSet::full(5).without(SeatSet::only(Seat(4)));
        set.remove(Seat(0));
        assert_eq!(set.first_from(Seat(4), 5), Some(Seat(1)));
        assert_eq!(set.first_from(Seat(2), 5), Some(Seat(2)));
        assert_eq!(SeatSet::EMPTY.first_from(Seat(2), 5), None);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(3)]);
    }

    #[test]
    fn text_counts_seats_from_one() {
        assert_eq!(Seat(0).to_string(), "1");
        assert_eq!(Seat::read("4", 4), Some(Seat(3)));
        assert_eq!(Seat::read("0", 4), None);
        assert_eq!(Seat::read("5", 4), None);
    }
}
