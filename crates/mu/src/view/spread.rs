//! Drawing cards into places with so much room each, where some suits cannot be: every way to do it equally likely.
//!
//! Only *tight* suits matter, those that are barred somewhere; places that bar the same suits are one group. In how many
//! ways the tight suits can be shared among the groups is counted backwards, suit by suit, for every room the groups
//! can have left; what is not tight then goes anywhere. Drawing goes forwards, weighting each number of cards by the
//! ways that follow it, and then takes the cards themselves. Counts are floating-point numbers, for they exceed whole
//! ones; their rounding is far below anything that could be noticed.

use cards::Bag;
use game::random;
use rand_core::Rng;

use crate::card::{Order, Suit, Suits};

/// The most places: the hands of six players.
const MOST_PLACES: usize = 6;
/// The most cards of one suit or in one place.
pub(super) const MOST_CARDS: usize = 61;

/// A place for cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// How many cards are there.
    pub room: u8,
    /// Which suits are not.
    pub barred: Suits,
}

/// All the ways in which some cards lie in some places.
#[derive(Clone, Debug)]
pub struct Spread {
    /// The places, and to which group each belongs.
    places: Vec<(Place, usize)>,
    /// Places that bar the same suits, taken together: how many cards are there.
    groups: Vec<u8>,
    /// The suits that are barred somewhere.
    tight: Vec<Tight>,
    /// The cards that can be anywhere.
    loose: Bag,
    /// `ways[n][rooms]`: the ways to place the tight suits from the n-th on, in arbitrary units.
    ways: Vec<Vec<f64>>,
}

/// A suit that is barred somewhere.
#[derive(Clone, Debug)]
struct Tight {
    cards: Bag,
    /// The groups that do not bar it.
    groups: Vec<usize>,
}

/// 1 / n!
const INVERSE_FACTORIALS: [f64; MOST_CARDS] = {
    let mut values = [1.0; MOST_CARDS];
    let mut n = 1;
    while n < MOST_CARDS {
        values[n] = values[n - 1] / n as f64;
        n += 1;
    }
    values
};

/// The room left in each group.
type Rooms = [u8; MOST_PLACES];

impl Spread {
    /// These cards in these places, which have room for exactly them.
    pub fn new(cards: Bag, order: &Order, places: &[Place]) -> Spread {
        debug_assert!(places.len() <= MOST_PLACES);
        debug_assert_eq!(places.iter().map(|place| place.room).sum::<u8>(), cards.count());
        let mut suits = [Bag::EMPTY; 6];
        cards.cards().for_each(|card| suits[order.suit(card).index()].add(card));
        let mut present = Suits::NONE;
        Suit::ALL
            .into_iter()
            .filter(|suit| !suits[suit.index()].is_empty())
            .for_each(|suit| present.add(suit));
        let mut kinds: Vec<(Suits, u8)> = Vec::new();
        for place in places.iter().filter(|place| place.room > 0) {
            let barred = place.barred.and(present);
            match kinds.iter_mut().find(|(same, _)| *same == barred) {
                Some((_, room)) => *room += place.room,
                None => kinds.push((barred, place.room)),
            }
        }
        // The room of the last group follows from that of the others, so the largest comes last.
        kinds.sort_by_key(|&(_, room)| room);
        let group = |place: &Place| kinds.iter().position(|(same, _)| *same == place.barred.and(present));
        let places = places.iter().map(|place| (*place, group(place).unwrap_or(0))).collect();
        let mut spread = Spread {
            places,
            groups: kinds.iter().map(|&(_, room)| room).collect(),
            tight: Vec::new(),
            loose: Bag::EMPTY,
            ways: Vec::new(),
        };
        for suit in present.iter() {
            let bag = suits[suit.index()];
            if kinds.iter().any(|(barred, _)| barred.has(suit)) {
                let groups = (0..kinds.len()).filter(|&group| !kinds[group].0.has(suit)).collect();
                spread.tight.push(Tight { cards: bag, groups });
            } else {
                spread.loose = spread.loose.plus(bag);
            }
        }
        if !spread.tight.is_empty() {
            spread.count();
        }
        spread
    }

    /// The cards of each place, in the order of the places.
    pub fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> impl Iterator<Item = Bag> + use<R> {
        let mut held = [Bag::EMPTY; MOST_PLACES];
        let mut rooms = self.full();
        for (level, tight) in self.tight.iter().enumerate() {
            let mut rest = tight.cards;
            for (turn, &group) in tight.groups.iter().enumerate() {
                let count = self.pick(level, turn, rest.count(), &mut rooms, rng);
                held[group] = held[group].plus(take(&mut rest, count, rng));
            }
            debug_assert!(rest.is_empty(), "every card found a place");
        }
        let mut rest = self.loose;
        for group in 0..self.groups.len() {
            held[group] = held[group].plus(take(&mut rest, rooms[group], rng));
        }
        let mut placed = [Bag::EMPTY; MOST_PLACES];
        for (index, (place, group)) in self.places.iter().enumerate() {
            placed[index] = take(&mut held[*group], place.room, rng);
        }
        placed.into_iter().take(self.places.len())
    }

    /// How many of the `left` cards of a tight suit a group gets, which then have no room there any more.
    fn pick<R: Rng + ?Sized>(
        &self,
        level: usize,
        turn: usize,
        left: u8,
        rooms: &mut Rooms,
        rng: &mut R,
    ) -> u8 {
        let group = self.tight[level].groups[turn];
        let room = rooms[group];
        let mut weights = [0.0; MOST_CARDS];
        let most = left.min(room);
        for count in 0..=most {
            rooms[group] = room - count;
            let rest = self.share(level, turn + 1, left - count, rooms);
            weights[usize::from(count)] = INVERSE_FACTORIALS[usize::from(count)] * rest;
        }
        let mut ticket = unit(rng) * weights.iter().sum::<f64>();
        let mut chosen = most;
        for count in (0..=most).filter(|&count| weights[usize::from(count)] > 0.0) {
            chosen = count;
            ticket -= weights[usize::from(count)];
            if ticket < 0.0 {
                break;
            }
        }
        rooms[group] = room - chosen;
        chosen
    }

    /// In how many ways the groups from the `turn`-th on can share the `left` cards of a tight suit, times the ways to
    /// place the suits after it.
    fn share(&self, level: usize, turn: usize, left: u8, rooms: &mut Rooms) -> f64 {
        let groups = &self.tight[level].groups;
        let Some(&group) = groups.get(turn) else {
            return if left == 0 { self.ways[level + 1][self.index(*rooms)] } else { 0.0 };
        };
        let room = rooms[group];
        let fewest = if turn + 1 == groups.len() { left } else { 0 };
        let mut sum = 0.0;
        for count in fewest..=left.min(room) {
            rooms[group] = room - count;
            let rest = self.share(level, turn + 1, left - count, rooms);
            sum += INVERSE_FACTORIALS[usize::from(count)] * rest;
        }
        rooms[group] = room;
        sum
    }

    /// Fills the table of ways, from the last tight suit to the first.
    fn count(&mut self) {
        let (_, others) = self.groups.split_last().expect("a barred suit has a place that bars it");
        let size = others.iter().map(|&room| usize::from(room) + 1).product();
        self.ways = vec![vec![0.0; size]; self.tight.len() + 1];
        let mut unplaced = self.loose.count();
        for level in (0..=self.tight.len()).rev() {
            if let Some(tight) = self.tight.get(level) {
                unplaced += tight.cards.count();
            }
            for index in 0..size {
                let Some(mut rooms) = self.rooms(index, unplaced) else { continue };
                self.ways[level][index] = match self.tight.get(level) {
                    Some(tight) => self.share(level, 0, tight.cards.count(), &mut rooms),
                    None => rooms.iter().map(|&room| INVERSE_FACTORIALS[usize::from(room)]).product(),
                };
            }
        }
    }

    fn full(&self) -> Rooms {
        let mut rooms = [0; MOST_PLACES];
        rooms[..self.groups.len()].copy_from_slice(&self.groups);
        rooms
    }

    /// The place of these rooms in the table. The last group's follows from the others.
    fn index(&self, rooms: Rooms) -> usize {
        let others = self.groups.len() - 1;
        self.groups[..others]
            .iter()
            .zip(rooms)
            .fold(0, |index, (&most, room)| index * (usize::from(most) + 1) + usize::from(room))
    }

    /// The rooms with this place in the table, when so many cards are still to be placed; none if that cannot be.
    fn rooms(&self, mut index: usize, unplaced: u8) -> Option<Rooms> {
        let mut rooms = [0; MOST_PLACES];
        let last = self.groups.len() - 1;
        let mut others = 0;
        for group in (0..last).rev() {
            let width = usize::from(self.groups[group]) + 1;
            rooms[group] = (index % width) as u8;
            index /= width;
            others += rooms[group];
        }
        rooms[last] = unplaced.checked_sub(others).filter(|&room| room <= self.groups[last])?;
        Some(rooms)
    }
}

/// Takes so many cards out, every selection equally likely. What is fewer is drawn: the cards taken, or those left.
pub(super) fn take<R: Rng + ?Sized>(from: &mut Bag, count: u8, rng: &mut R) -> Bag {
    let left = from.count() - count;
    let fewer = from.draw(rng, count.min(left));
    let rest = from.minus(fewer);
    let (taken, left) = if count <= left { (fewer, rest) } else { (rest, fewer) };
    *from = left;
    taken
}

/// A number from 0 up to but not including 1.
pub(super) fn unit<R: Rng + ?Sized>(rng: &mut R) -> f64 {
    const HALF: u32 = 1 << 26;
    let (high, low) = (random::below(rng, HALF), random::below(rng, HALF));
    (f64::from(high) * f64::from(HALF) + f64::from(low)) / (f64::from(HALF) * f64::from(HALF))
}
