//! Where cards are for somebody who remembers no trick: in a hand, or among the tricks of a side, of which the triangles
//! are known. Every way that fits is equally likely.
//!
//! Cards with as many triangles are alike, and of a side's tricks only one number is free: with the 6s and 7s among them
//! everything else follows. At most one suit is known to be lacking somewhere, the one led to the trick in sight. So it is
//! enough to list, for all tricks together, how many cards of each worth are there and how many of those are of that suit,
//! and to count the ways to each. Counts are floating-point numbers, as in [`spread`](super::spread).

use cards::Bag;
use game::Few;
use rand_core::Rng;

use super::spread::{MOST_CARDS, take, unit};

/// How many cards with two triangles a heap can have: none, or up to all 15 (DECK.2).
const MOST_PARTS: usize = 16;

/// Numbers of cards with no, one and two triangles.
type ByWorth = [u8; 3];

/// The tricks of a side that nobody sees any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heap {
    /// How many cards they have.
    pub room: u8,
    /// How many triangles are on these.
    pub triangles: u8,
}

/// All the ways in which the cards lie.
#[derive(Clone, Debug)]
pub struct Forgotten {
    /// The cards of the suit that some hands lack, by worth.
    lacked: [Bag; 3],
    /// The others.
    plain: [Bag; 3],
    heaps: [Heap; 2],
    /// How many cards are in the hands that lack the suit.
    lacking: u8,
    /// What the heaps can hold together.
    mixes: Vec<Mix>,
}

/// What lies where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lie {
    /// The cards of the heaps.
    pub heaps: [Bag; 2],
    /// Those of the hands that lack the suit.
    pub lacking: Bag,
    /// Those of the other hands.
    pub others: Bag,
}

/// What both heaps can hold together.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Mix {
    cards: ByWorth,
    /// How many of them are of the suit that some hands lack.
    lacked: ByWorth,
    /// The ways to this mix and to all before it.
    ways: f64,
}

/// `CHOICES[n][k]`: in how many ways k of n cards can be chosen.
static CHOICES: [[f64; MOST_CARDS]; MOST_CARDS] = {
    let mut choices = [[0.0; MOST_CARDS]; MOST_CARDS];
    let mut n = 0;
    while n < MOST_CARDS {
        choices[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
};

impl Forgotten {
    /// These cards, in the heaps and in hands. `lacking` cards are in hands that have none of the kinds of `suit`.
    pub fn new(cards: Bag, suit: u64, lacking: u8, heaps: [Heap; 2]) -> Forgotten {
        let (mut lacked, mut plain) = ([Bag::EMPTY; 3], [Bag::EMPTY; 3]);
        for card in cards.cards() {
            let is_lacked = lacking > 0 && suit >> card.index() & 1 == 1;
            let bags = if is_lacked { &mut lacked } else { &mut plain };
            bags[usize::from(card.triangles())].add(card);
        }
        let mut forgotten = Forgotten { lacked, plain, heaps, lacking, mixes: Vec::new() };
        forgotten.count();
        debug_assert!(!forgotten.mixes.is_empty(), "the cards as they lie are a way");
        forgotten
    }

    /// Lists what the heaps can hold.
    fn count(&mut self) {
        let (lacked, plain) = (self.lacked.map(Bag::count), self.plain.map(Bag::count));
        let all = [0, 1, 2].map(|worth| lacked[worth] + plain[worth]);
        let [one, other] = self.heaps;
        let room = one.room + other.room;
        let in_hands = all.iter().sum::<u8>() - room;
        let mut ways = 0.0;
        for cards in mixes(room, one.triangles + other.triangles, all) {
            let split: f64 = mixes(one.room, one.triangles, cards).map(|part| choices(cards, part)).sum();
            let fewest = [0, 1, 2].map(|worth| cards[worth].saturating_sub(plain[worth]));
            let most = [0, 1, 2].map(|worth| cards[worth].min(lacked[worth]));
            for zeros in fewest[0]..=most[0] {
                for ones in fewest[1]..=most[1] {
                    for twos in fewest[2]..=most[2] {
                        let of_suit = [zeros, ones, twos];
                        let rest = [0, 1, 2].map(|worth| cards[worth] - of_suit[worth]);
                        let in_hand = (lacked.iter().sum::<u8>()) - (zeros + ones + twos);
                        let hands = choice(in_hands - in_hand, self.lacking);
                        let more = split * choices(lacked, of_suit) * choices(plain, rest) * hands;
                        if more > 0.0 {
                            ways += more;
                            self.mixes.push(Mix { cards, lacked: of_suit, ways });
                        }
                    }
                }
            }
        }
    }

    /// One way in which the cards lie.
    pub fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Lie {
        let ticket = unit(rng) * self.mixes.last().map_or(0.0, |mix| mix.ways);
        let place = self.mixes.partition_point(|mix| mix.ways <= ticket).min(self.mixes.len() - 1);
        let mix = &self.mixes[place];
        let (mut lacked, mut plain) = (self.lacked, self.plain);
        let mut cards = [0, 1, 2].map(|worth| {
            let of_suit = take(&mut lacked[worth], mix.lacked[worth], rng);
            of_suit.plus(take(&mut plain[worth], mix.cards[worth] - mix.lacked[worth], rng))
        });
        let part = self.split(mix.cards, rng);
        let one = pour([0, 1, 2].map(|worth| take(&mut cards[worth], part[worth], rng)));
        let mut rest = pour(plain);
        let lacking = take(&mut rest, self.lacking, rng);
        Lie { heaps: [one, pour(cards)], lacking, others: rest.plus(pour(lacked)) }
    }

    /// What of both heaps the first one holds.
    fn split<R: Rng + ?Sized>(&self, cards: ByWorth, rng: &mut R) -> ByWorth {
        let mut parts: Few<(ByWorth, f64), MOST_PARTS> = Few::default();
        let mut ways = 0.0;
        for part in mixes(self.heaps[0].room, self.heaps[0].triangles, cards) {
            ways += choices(cards, part);
            parts.push((part, ways));
        }
        if let [(only, _)] = parts[..] {
            return only;
        }
        let ticket = unit(rng) * ways;
        let found = parts.iter().find(|(_, ways)| ticket < *ways).or(parts.last());
        found.map_or(cards, |&(part, _)| part)
    }
}

/// What so many cards with so many triangles can be, if there are so many of each worth.
fn mixes(room: u8, triangles: u8, within: ByWorth) -> impl Iterator<Item = ByWorth> {
    (0..=within[2].min(triangles / 2)).filter_map(move |twos| {
        let ones = triangles - 2 * twos;
        let zeros = room.checked_sub(ones + twos)?;
        (ones <= within[1] && zeros <= within[0]).then_some([zeros, ones, twos])
    })
}

/// In how many ways these cards can be chosen from those.
fn choices(from: ByWorth, cards: ByWorth) -> f64 {
    [0, 1, 2].into_iter().map(|worth| choice(from[worth], cards[worth])).product()
}

fn choice(from: u8, cards: u8) -> f64 {
    CHOICES[usize::from(from)][usize::from(cards)]
}

fn pour(bags: [Bag; 3]) -> Bag {
    bags.into_iter().fold(Bag::EMPTY, Bag::plus)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::Kind;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use std::collections::BTreeMap;

    /// The heaps' cards by worth, and how many of both are red.
    type Sort = (ByWorth, ByWorth, ByWorth);

    fn sort(heaps: [&[Kind]; 2]) -> Sort {
        let (mut found, mut red) = ([[0; 3]; 2], [0; 3]);
        for (heap, cards) in heaps.into_iter().enumerate() {
            for card in cards {
                found[heap][usize::from(card.triangles())] += 1;
                red[usize::from(card.triangles())] += u8::from(card.colour() == cards::Colour::Red);
            }
        }
        (found[0], found[1], red)
    }

    /// Every way, card by card: two heaps of three and five cards, two in a hand without red, two in another.
    fn list(cards: &[Kind], places: &mut [Vec<Kind>; 4], found: &mut BTreeMap<Sort, f64>) {
        let Some((&card, rest)) = cards.split_first() else {
            let sum = |heap: &[Kind]| heap.iter().map(|card| card.triangles()).sum::<u8>();
            if [sum(&places[0]), sum(&places[1])] == [3, 6] {
                *found.entry(sort([&places[0], &places[1]])).or_default() += 1.0;
            }
            return;
        };
        for (place, room) in [3, 5, 2, 2].into_iter().enumerate() {
            if places[place].len() < room && (place != 2 || card.colour() != cards::Colour::Red) {
                places[place].push(card);
                list(rest, places, found);
                places[place].pop();
            }
        }
    }

    #[test]
    fn every_way_that_fits_the_triangles_of_both_sides_is_counted_once_and_drawn_evenly() {
        let names = "r1 r5 r6 r7 r9 b0 b1 b6 b7 g2 g8 g9";
        let cards: Vec<Kind> = names.split(' ').map(|name| Kind::read(name).expect("a card")).collect();
        let mut listed = BTreeMap::new();
        list(&cards, &mut Default::default(), &mut listed);
        let heaps = [Heap { room: 3, triangles: 3 }, Heap { room: 5, triangles: 6 }];
        let suit = Bag::colour(cards::Colour::Red).kinds_mask();
        let bag = cards.iter().copied().collect();
        let forgotten = Forgotten::new(bag, suit, 2, heaps);
        let (mut all, mut ways) = (0.0, 0.0);
        for mix in &forgotten.mixes {
            let mixed = |&(one, other, red): &Sort| {
                red == mix.lacked && mix.cards == [0, 1, 2].map(|worth| one[worth] + other[worth])
            };
            let expected: f64 = listed.iter().filter(|(sort, _)| mixed(sort)).map(|(_, ways)| ways).sum();
            assert!((mix.ways - ways - expected).abs() < 1e-6, "{mix:?}: {expected}");
            (ways, all) = (mix.ways, all + expected);
        }
        assert!((all - listed.values().sum::<f64>()).abs() < 1e-6, "{all} ways are all");
        assert!(listed.len() >= 20, "so many sorts of ways are told apart: {}", listed.len());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let draws = 40_000;
        let mut drawn: BTreeMap<Sort, f64> = BTreeMap::new();
        for _ in 0..draws {
            let Lie { heaps, lacking, others } = forgotten.draw(&mut rng);
            assert!(lacking.count() == 2 && lacking.of_colour(cards::Colour::Red).is_empty());
            assert_eq!(others.plus(lacking).plus(heaps[0]).plus(heaps[1]), bag);
            let [one, other] = heaps.map(|heap| heap.cards().collect::<Vec<Kind>>());
            *drawn.entry(sort([&one, &other])).or_default() += 1.0;
        }
        for (sort, ways) in &listed {
            let expected = f64::from(draws) * ways / all;
            let seen = drawn.get(sort).copied().unwrap_or(0.0);
            assert!((seen - expected).abs() < 5.0 * expected.sqrt() + 1.0, "{sort:?}: {seen} for {expected}");
        }
    }
}
