//! Views as numbers, for whoever learns to play: named planes of small whole numbers, made from the view alone, so nothing that
//! is hidden can be in them.
//!
//! The planes are the same for all settings and player counts of a game. Seats stand in playing order from the viewer; what the
//! score depends on is given ready; the letters already said of an action have a plane of their own. Law 10 holds every game
//! to it: every number is within the scale of its plane, and views that differ in what lies open or is remembered differ in
//! their numbers, but for what is left out on purpose ([`Observe::LEFT_OUT`]).

/// Planes that have a part for each seat.
mod rows;

pub use rows::Rows;

use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::secrets::ViewOf;
use crate::spell::{Letter, Spell};

/// A part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plane {
    /// What it is.
    pub name: &'static str,
    /// How many values it has, along each axis; seats are the first axis where there is one.
    pub shape: &'static [usize],
    /// The largest value in it: divided by this, a value is between 0 and 1.
    pub scale: u8,
    /// Worked out once, as pens ask for it all the time.
    size: usize,
}

impl Plane {
    /// A plane of values between 0 and `scale`.
    pub const fn new(name: &'static str, shape: &'static [usize], scale: u8) -> Plane {
        assert!(scale > 0, "a plane has a scale");
        let (mut size, mut axis) = (1, 0);
        while axis < shape.len() {
            size *= shape[axis];
            axis += 1;
        }
        Plane { name, shape, scale, size }
    }

    /// A plane of 0s and 1s.
    pub const fn bits(name: &'static str, shape: &'static [usize]) -> Plane {
        Plane::new(name, shape, 1)
    }

    /// How many values it has.
    pub const fn size(&self) -> usize {
        self.size
    }
}

/// How many values these planes have together.
pub const fn size_of_planes(planes: &[Plane]) -> usize {
    let (mut size, mut plane) = (0, 0);
    while plane < planes.len() {
        size += planes[plane].size();
        plane += 1;
    }
    size
}

/// What every observation begins with, after the letters already said: how many play, and which seat looks.
const COMMON: [Plane; 2] = [Plane::bits("players", &[MAX_SEATS]), Plane::bits("seat", &[MAX_SEATS])];

/// A game whose views can be given as numbers.
pub trait Observe: Spell {
    /// The game's own planes, in the order in which they are written.
    const PLANES: &'static [Plane];

    /// What views say and planes do not, on purpose: paths into a view as JSON, such as `open.auction.last`.
    const LEFT_OUT: &'static [&'static str] = &[];

    /// Writes the game's own planes from the view of a seat, one after the other. Only [`observe`](Observe::observe) calls it:
    /// where it is a part of that (`#[inline(always)]`, and whatever is given the pen), the compiler knows the place of every plane,
    /// and a third of the instructions are saved.
    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>);

    /// Are there actions that come to the same for whoever decides? Then [`kinds`](Observe::kinds) tells which.
    const SOME_ALIKE: bool = false;

    /// Writes a number for each of these actions of the viewer: the same number for those that come to the same as far as the viewer knows, such
    /// as turning one or another of the cards of which nothing is known. Nobody has to learn that, and nobody has to choose between them.
    fn kinds(&self, _view: &ViewOf<Self>, actions: &[Self::Action], out: &mut Vec<u32>) {
        out.clear();
        out.extend((0..).take(actions.len()));
    }

    /// Keeps the first of the actions of each kind.
    fn keep_different(&self, view: &ViewOf<Self>, actions: &mut Vec<Self::Action>, kinds: &mut Vec<u32>) {
        if Self::SOME_ALIKE {
            self.kinds(view, actions, kinds);
            let mut place = 0;
            actions.retain(|_| {
                place += 1;
                !kinds[..place - 1].contains(&kinds[place - 1])
            });
        }
    }

    /// All planes of an observation in their order: the letters already said, how many play, which seat looks, then the
    /// game's own.
    fn planes() -> Vec<PlaneOf> {
        let said = PlaneOf { name: "said", shape: vec![Self::letter_count()], scale: 1, begin: 0 };
        let mut begin = said.shape[0];
        let others = COMMON.iter().chain(Self::PLANES).map(|plane| {
            let here = begin;
            begin += plane.size();
            PlaneOf { name: plane.name, shape: plane.shape.to_vec(), scale: plane.scale, begin: here }
        });
        let others: Vec<PlaneOf> = others.collect();
        [said].into_iter().chain(others).collect()
    }

    /// How many values an observation has.
    fn value_count() -> usize {
        Self::letter_count() + size_of_planes(&COMMON) + size_of_planes(Self::PLANES)
    }

    /// Writes the observation of a seat that has said these letters of its action: [`value_count`](Observe::value_count)
    /// values. A view of somebody who has no seat is written as nothing but 0s.
    fn observe(&self, view: &ViewOf<Self>, said: &[Letter], out: &mut [u8]) {
        assert_eq!(out.len(), Self::value_count(), "an observation has so many values");
        out.fill(0);
        let Viewer::Seat(viewer) = view.viewer else { return };
        let (letters, rest) = out.split_at_mut(Self::letter_count());
        for letter in said {
            letters[letter.index()] = 1;
        }
        let (common, own) = rest.split_at_mut(size_of_planes(&COMMON));
        common[self.seats() as usize - 1] = 1;
        common[MAX_SEATS + viewer.index()] = 1;
        let mut pen = Pen { out: own, planes: Self::PLANES, viewer, seats: self.seats(), at: 0, end: 0 };
        self.encode(view, &mut pen);
        debug_assert!(pen.planes.is_empty(), "the plane {:?} was not written", pen.planes[0].name);
        debug_assert!(pen.at <= pen.end, "more was written than the last plane holds");
    }
}

/// A plane and where it stands in an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaneOf {
    /// What it is.
    pub name: &'static str,
    /// How many values it has, along each axis.
    pub shape: Vec<usize>,
    /// The largest value in it.
    pub scale: u8,
    /// Where its first value stands.
    pub begin: usize,
}

/// Writes planes, value by value and from the first to the last. What is not written of a plane is 0.
///
/// Everything here is a part of whoever calls it: then each plane has a place that is known when the program is built, and
/// neither is it looked up nor is it asked whether there is room.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [u8],
    /// The planes that were not begun.
    planes: &'static [Plane],
    viewer: Seat,
    seats: u8,
    at: usize,
    end: usize,
}

#[allow(
    clippy::inline_always,
    reason = "a decision of a game is observed in the time of a few hundred calls"
)]
impl Pen<'_> {
    /// Begins the next plane, which must have this name.
    #[inline(always)]
    pub fn plane(&mut self, name: &'static str) {
        let Some((plane, rest)) = self.planes.split_first() else { panic!("no plane is left for {name}") };
        debug_assert_eq!(plane.name, name, "planes are written in their order");
        debug_assert!(self.at <= self.end, "more was written than the plane before {name} holds");
        self.at = self.end;
        self.end += plane.size();
        self.planes = rest;
    }

    /// The seats in playing order, from the viewer on.
    #[inline(always)]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (viewer, seats) = (self.viewer.0, self.seats);
        (viewer..viewer + seats).map(move |place| Seat(if place < seats { place } else { place - seats }))
    }

    /// How many seats after the viewer this one comes.
    #[inline(always)]
    pub fn after_viewer(&self, seat: Seat) -> usize {
        let (seat, viewer) = (seat.index(), self.viewer.index());
        if seat < viewer { seat + usize::from(self.seats) - viewer } else { seat - viewer }
    }

    /// One value.
    #[inline(always)]
    pub fn number(&mut self, value: impl Into<u32>) {
        let value = value.into();
        debug_assert!(value <= 255, "{value} is no small number");
        self.out[self.at] = value as u8;
        self.at += 1;
    }

    /// A 1 or a 0.
    #[inline(always)]
    pub fn bit(&mut self, value: bool) {
        self.number(u8::from(value));
    }

    /// Leaves so many values at 0.
    #[inline(always)]
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// Values one after the other: quicker than one by one.
    #[inline(always)]
    pub fn numbers(&mut self, values: &[u8]) {
        self.out[self.at..][..values.len()].copy_from_slice(values);
        self.at += values.len();
    }

    /// A 1 for every member of a set of at most `count`. Eight values are written at a time, without asking which of them
    /// are 1s: nobody can foretell that. What is written beyond the set are 0s, where nothing was written yet.
    #[inline(always)]
    pub fn set(&mut self, members: u64, count: usize) {
        debug_assert!(members.checked_shr(count as u32).unwrap_or(0) == 0, "a member is not below {count}");
        let bytes = members.to_le_bytes();
        let whole = self.out[self.at..].get_mut(..count.next_multiple_of(8));
        if let Some((eights, _)) = whole.map(<[u8]>::as_chunks_mut) {
            for (eight, byte) in eights.iter_mut().zip(bytes) {
                *eight = SPREAD[usize::from(byte)];
            }
        } else {
            // At the end of an observation the last eight values may be fewer.
            for (few, byte) in self.out[self.at..][..count].chunks_mut(8).zip(bytes) {
                few.copy_from_slice(&SPREAD[usize::from(byte)][..few.len()]);
            }
        }
        self.at += count;
    }

    /// One of `count`: a 1 where it is.
    #[inline(always)]
    pub fn one_of(&mut self, index: usize, count: usize) {
        debug_assert!(index < count, "{index} is not below {count}");
        self.out[self.at + index] = 1;
        self.at += count;
    }

    /// One of `count`, or none of them.
    #[inline(always)]
    pub fn maybe_one_of(&mut self, index: Option<usize>, count: usize) {
        match index {
            Some(index) => self.one_of(index, count),
            None => self.skip(count),
        }
    }

    /// A seat, in playing order from the viewer.
    #[inline(always)]
    pub fn seat(&mut self, seat: Seat) {
        self.one_of(self.after_viewer(seat), MAX_SEATS);
    }

    /// As many 1s as the number says, of `count` at most: a thermometer.
    #[inline(always)]
    pub fn steps(&mut self, value: usize, count: usize) {
        if count < 64 {
            self.set((1 << value.min(count)) - 1, count);
        } else {
            self.out[self.at..][..value.min(count)].fill(1);
            self.at += count;
        }
    }

    /// A number that may be negative and large, exactly, in a plane with scale 255. Three values: 255 if it is below 0, then
    /// its size, the larger part first.
    #[inline(always)]
    pub fn exact(&mut self, value: i32) {
        let size = value.unsigned_abs();
        debug_assert!(size <= 0xffff, "{value} is too large");
        self.numbers(&[if value < 0 { u8::MAX } else { 0 }, (size >> 8) as u8, size as u8]);
    }
}

/// The bits of every byte as 0s and 1s, the lowest first.
static SPREAD: [[u8; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    spread
};

#[cfg(test)]
mod tests {
    use super::*;

    const PLANES: &[Plane] =
        &[Plane::bits("first", &[2, 3]), Plane::new("second", &[4], 255), Plane::bits("third", &[])];

    /// What is written by the viewer in seat 2 of four.
    fn written(write: impl Fn(&mut Pen<'_>)) -> Vec<u8> {
        let mut out = vec![0; size_of_planes(PLANES)];
        write(&mut Pen { out: &mut out, planes: PLANES, viewer: Seat(2), seats: 4, at: 0, end: 0 });
        out
    }

    /// What is written into the first plane.
    fn first(write: impl Fn(&mut Pen<'_>)) -> Vec<u8> {
        let out = written(|pen| {
            pen.plane("first");
            write(pen);
        });
        assert!(out[6..].iter().all(|&value| value == 0), "only the first plane is written");
        out[..6].to_vec()
    }

    #[test]
    fn a_plane_has_the_product_of_its_axes() {
        assert_eq!(PLANES.iter().map(Plane::size).collect::<Vec<_>>(), [6, 4, 1]);
        assert_eq!(size_of_planes(PLANES), 11);
        assert_eq!(Plane::bits("none", &[3, 0]).size(), 0);
    }

    #[test]
    #[should_panic(expected = "a plane has a scale")]
    fn a_plane_without_a_scale_is_a_mistake() {
        let _ = Plane::new("flat", &[1], 0);
    }

    #[test]
    fn what_is_not_written_of_a_plane_is_0() {
        let out = written(|pen| {
            pen.plane("first");
            pen.bit(true);
            pen.plane("second");
            pen.skip(1);
            pen.number(9u8);
            pen.plane("third");
            pen.bit(true);
        });
        assert_eq!(out, [1, 0, 0, 0, 0, 0, 0, 9, 0, 0, 1]);
    }

    #[test]
    fn a_set_has_a_1_for_every_member() {
        assert_eq!(first(|pen| pen.set(0b101, 3)), [1, 0, 1, 0, 0, 0]);
        let both = |pen: &mut Pen<'_>| {
            pen.set(0, 3);
            pen.set(0b110, 3);
        };
        assert_eq!(first(both), [0, 0, 0, 0, 1, 1]);
    }

    #[test]
    fn a_set_may_have_64_members() {
        let mut out = [0; 64];
        Pen { out: &mut out, planes: &[], viewer: Seat(0), seats: 2, at: 0, end: 64 }.set(u64::MAX, 64);
        assert_eq!(out, [1; 64]);
    }

    #[test]
    #[should_panic(expected = "a member is not below 3")]
    fn a_member_beyond_its_set_is_a_mistake() {
        first(|pen| pen.set(0b1000, 3));
    }

    #[test]
    fn one_of_some_or_none() {
        assert_eq!(first(|pen| pen.one_of(2, 3)), [0, 0, 1, 0, 0, 0]);
        let two = |pen: &mut Pen<'_>| {
            pen.maybe_one_of(None, 3);
            pen.maybe_one_of(Some(0), 3);
        };
        assert_eq!(first(two), [0, 0, 0, 1, 0, 0]);
    }

    #[test]
    #[should_panic(expected = "3 is not below 3")]
    fn one_beyond_some_is_a_mistake() {
        first(|pen| pen.one_of(3, 3));
    }

    #[test]
    fn a_thermometer_rises_to_its_top_and_no_further() {
        for (value, expected) in [(0, [0, 0, 0, 1]), (2, [1, 1, 0, 1]), (3, [1, 1, 1, 1]), (9, [1, 1, 1, 1])]
        {
            let out = first(|pen| {
                pen.steps(value, 3);
                pen.bit(true);
            });
            assert_eq!(out[..4], expected, "{value}");
        }
    }

    #[test]
    fn seats_are_named_in_playing_order_from_the_viewer() {
        for (seat, place) in [(2, 0), (3, 1), (0, 2), (1, 3)] {
            let mut expected = [0; MAX_SEATS];
            expected[place] = 1;
            assert_eq!(first(|pen| pen.seat(Seat(seat))), expected, "seat {seat}");
        }
        first(|pen| assert_eq!(pen.seats().map(|seat| seat.0).collect::<Vec<_>>(), [2, 3, 0, 1]));
    }

    #[test]
    fn large_numbers_are_exact() {
        let exact = |value: i32| {
            let out = written(|pen| {
                pen.plane("first");
                pen.plane("second");
                pen.exact(value);
            });
            [out[6], out[7], out[8]]
        };
        assert_eq!([0, 7, -7].map(exact), [[0, 0, 0], [0, 0, 7], [255, 0, 7]]);
        assert_eq!([255, 256, -300].map(exact), [[0, 0, 255], [0, 1, 0], [255, 1, 44]]);
        assert_eq!([65_535, -65_535].map(exact), [[0, 255, 255], [255, 255, 255]]);
    }

    #[test]
    #[should_panic(expected = "planes are written in their order")]
    fn planes_out_of_order_are_a_mistake() {
        written(|pen| pen.plane("second"));
    }

    #[test]
    #[should_panic(expected = "more was written than the plane before second holds")]
    fn more_than_a_plane_holds_is_a_mistake() {
        written(|pen| {
            pen.plane("first");
            pen.skip(7);
            pen.plane("second");
        });
    }

    #[test]
    #[should_panic(expected = "no plane is left for fourth")]
    fn a_plane_too_many_is_a_mistake() {
        written(|pen| {
            for name in ["first", "second", "third", "fourth"] {
                pen.plane(name);
            }
        });
    }

    /// Every set and every thermometer, beside planes that are not to be touched.
    #[test]
    fn sets_and_steps_are_written_where_they_belong() {
        const PLANES: &[Plane] =
            &[Plane::bits("before", &[3]), Plane::bits("set", &[2, 9]), Plane::bits("after", &[5])];
        for members in 0..1 << 9 {
            let mut out = [0; 26];
            let mut pen = Pen { out: &mut out, planes: PLANES, viewer: Seat(0), seats: 2, at: 0, end: 0 };
            pen.plane("before");
            pen.plane("set");
            pen.set(members, 9);
            pen.steps(members.count_ones() as usize, 9);
            pen.plane("after");
            pen.numbers(&[7, 8]);
            let expected = |place: usize| match place {
                3..12 => (members >> (place - 3) & 1) as u8,
                12..21 => u8::from(place - 12 < members.count_ones() as usize),
                21 => 7,
                22 => 8,
                _ => 0,
            };
            assert_eq!(out, std::array::from_fn(expected), "{members:b}");
        }
    }
}
