//! A bag of cards in one word: fifty bits “has at least one of this kind”, and ten bits “has both” for the twin 1s and
//! 7s. The second copy implies the first, so equality is canonical; there is a bit for every physical card, so the number
//! of ones is the number of cards, and a bit drawn at random is a card drawn at random.

use game::bits::ones;
use game::random;
use rand_core::Rng;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

use crate::kind::{Colour, KINDS, Kind, NUMBERS};

/// Some cards of the deck. Adding and removing go through methods, which keep the twins in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "Vec<Kind>")]
pub struct Bag(#[cfg_attr(feature = "typescript", ts(as = "Vec<Kind>"))] u64);

/// The fifty bits of the kinds.
const FIRSTS: u64 = (1 << KINDS) - 1;
/// The ten bits of one colour.
const COLOUR: u64 = (1 << NUMBERS) - 1;
/// The bit of the same number in every colour.
const NUMBER: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40;
/// The bits of second copies of 1s, and next to each that of 7s.
const SECOND_ONES: u64 = (1 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8) << KINDS;
const SECOND_SEVENS: u64 = SECOND_ONES << 1;

impl Bag {
    /// No cards.
    pub const EMPTY: Bag = Bag(0);
    /// All sixty cards.
    pub const FULL: Bag = Bag((1 << 60) - 1);

    /// The cards of one colour, as many as there are in the deck.
    pub const fn colour(colour: Colour) -> Bag {
        let place = colour as u32;
        Bag(COLOUR << (10 * place) | 0b11 << (KINDS as u32 + 2 * place))
    }

    /// The cards with one number, as many as there are in the deck.
    pub const fn number(number: u8) -> Bag {
        // A table, as branches on cards are unpredictable.
        const OF_NUMBER: [u64; 16] = {
            let (mut of_number, mut number) = ([0; 16], 0);
            while number < NUMBERS as usize {
                of_number[number] = NUMBER << number;
                number += 1;
            }
            of_number[1] |= SECOND_ONES;
            of_number[7] |= SECOND_SEVENS;
            of_number
        };
        Bag(OF_NUMBER[(number & 15) as usize])
    }

    /// How many cards.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there at least one of this kind?
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// How many of this kind: 0, 1 or 2.
    #[inline]
    pub const fn count_of(self, kind: Kind) -> u8 {
        (self.0 >> kind.0 & 1) as u8 + (self.0 & second(kind)).count_ones() as u8
    }

    /// Puts a card in. There is room for as many as the deck has.
    #[inline]
    pub const fn add(&mut self, kind: Kind) {
        let first = 1 << kind.0;
        let bit = if self.0 & first == 0 { first } else { second(kind) };
        debug_assert!(bit != 0 && self.0 & bit == 0, "more cards of a kind than the deck has");
        self.0 |= bit;
    }

    /// Takes a card out, which must be there.
    #[inline]
    pub const fn remove(&mut self, kind: Kind) {
        debug_assert!(self.has(kind), "a card that is not there");
        let second = second(kind);
        self.0 &= !(if self.0 & second == 0 { 1 << kind.0 } else { second });
    }

    /// This bag with one more card.
    #[must_use]
    pub const fn with(mut self, kind: Kind) -> Bag {
        self.add(kind);
        self
    }

    /// Both bags poured together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Bag) -> Bag {
        let twice = self.0 & other.0;
        if twice == 0 {
            return Bag(self.0 | other.0);
        }
        debug_assert!(twice & !(NUMBER << 1 | NUMBER << 7) == 0, "more cards of a kind than the deck has");
        Bag(self.0 | other.0 | seconds_of(twice))
    }

    /// What is left when the other bag, which must be in this one, is taken out.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Bag) -> Bag {
        debug_assert!(other.within(self), "cards that are not there");
        if self.0 & !FIRSTS == 0 {
            return Bag(self.0 & !other.0);
        }
        // Of a twin of which one is taken, the second goes and the first stays.
        let one_of_two = other.0 & firsts_of(self.0) & !firsts_of(other.0);
        Bag((self.0 & !other.0 | one_of_two) & !seconds_of(one_of_two))
    }

    /// Is every card of it, as often as it is there, in the other bag?
    #[inline]
    pub const fn within(self, other: Bag) -> bool {
        self.0 & !other.0 == 0
    }

    /// The cards that are in both, by kind as often as in the rarer of the two.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Bag) -> Bag {
        Bag(self.0 & other.0)
    }

    /// The cards that are in either, by kind as often as in the richer of the two.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Bag) -> Bag {
        Bag(self.0 | other.0)
    }

    /// The cards of one colour in it.
    #[must_use]
    #[inline]
    pub const fn of_colour(self, colour: Colour) -> Bag {
        self.and(Bag::colour(colour))
    }

    /// The cards with one number in it.
    #[must_use]
    #[inline]
    pub const fn of_number(self, number: u8) -> Bag {
        self.and(Bag::number(number))
    }

    /// The triangles on its cards (DECK.2).
    #[inline]
    pub const fn triangles(self) -> u8 {
        const NONE: u64 = NUMBER << 1 | NUMBER << 9 | SECOND_ONES;
        const TWO: u64 = NUMBER << 6 | NUMBER << 7 | SECOND_SEVENS;
        ((self.0 & !NONE).count_ones() + (self.0 & TWO).count_ones()) as u8
    }

    /// Sixty bits, one for each card: the fifty kinds, then the second copies.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Fifty bits, one for each kind that is there: for tricks with whole words.
    #[inline]
    pub const fn kinds_mask(self) -> u64 {
        self.0 & FIRSTS
    }

    /// One card of each kind whose bit is set: the way back from [`kinds_mask`](Bag::kinds_mask).
    #[inline]
    pub const fn from_kinds_mask(mask: u64) -> Bag {
        Bag(mask & FIRSTS)
    }

    /// Fifty bits, one for each kind that is there twice.
    #[inline]
    pub const fn twice_mask(self) -> u64 {
        firsts_of(self.0)
    }

    /// The kinds in it, by colour and number, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        ones(self.kinds_mask()).map(Kind)
    }

    /// The cards in it, by colour and number, twins as often as they are there.
    pub fn cards(self) -> impl Iterator<Item = Kind> + Clone {
        Cards(self)
    }

    /// The places of its cards among the sixty, the lowest first: the fifty kinds, then the second copies.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = usize> + Clone {
        ones(self.0).map(usize::from)
    }

    /// The card at one of the sixty places.
    pub const fn at(place: usize) -> Kind {
        kind_of(place as u8)
    }

    /// Draws `count` cards at random, every selection of physical cards equally likely.
    #[must_use]
    #[inline]
    pub fn draw<R: Rng + ?Sized>(self, rng: &mut R, count: u8) -> Bag {
        Bag(canonical(random::draw(rng, self.0, u32::from(count))))
    }

    /// Draws one card at random.
    #[inline]
    pub fn pick<R: Rng + ?Sized>(self, rng: &mut R) -> Kind {
        let bit = random::nth_bit(self.0, random::below(rng, self.0.count_ones()));
        kind_of(bit.trailing_zeros() as u8)
    }
}

/// The bit of the second copy of a kind; no bit if there is none. A table, as branches on cards are unpredictable.
#[inline]
const fn second(kind: Kind) -> u64 {
    const SECONDS: [u64; 64] = {
        let mut seconds = [0; 64];
        let mut colour = 0;
        while colour < 5 {
            seconds[10 * colour + 1] = 1 << (KINDS as usize + 2 * colour);
            seconds[10 * colour + 7] = 1 << (KINDS as usize + 2 * colour + 1);
            colour += 1;
        }
        seconds
    };
    SECONDS[(kind.0 & 63) as usize]
}

/// The second-copy bits of the twins among these first-copy bits.
#[inline]
const fn seconds_of(firsts: u64) -> u64 {
    let (ones, sevens) = (firsts >> 1 & NUMBER, firsts >> 7 & NUMBER);
    (gather(ones) | gather(sevens) << 1) << KINDS
}

/// The first-copy bits of the twins whose second copy is there.
#[inline]
const fn firsts_of(bits: u64) -> u64 {
    let seconds = bits >> KINDS;
    spread(seconds & EVERY_OTHER) << 1 | spread(seconds >> 1 & EVERY_OTHER) << 7
}

/// Five bits, each two places from the next.
const EVERY_OTHER: u64 = 1 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 8;
/// Multiplied by this, a number is there five times, each eight places from the next: of five bits that are ten places apart, another
/// one each time comes to stand two places from the one before, and the other way round. No two bits meet where they are
/// looked for, nor below.
const FIVE_TIMES: u64 = 1 | 1 << 8 | 1 << 16 | 1 << 24 | 1 << 32;

/// Five bits that are ten places apart, as five that are two apart.
#[inline]
const fn gather(bits: u64) -> u64 {
    bits.wrapping_mul(FIVE_TIMES) >> 32 & EVERY_OTHER
}

/// Five bits that are two places apart, as five that are ten apart.
#[inline]
const fn spread(bits: u64) -> u64 {
    bits.wrapping_mul(FIVE_TIMES) & NUMBER
}

/// A second copy without its first is a first copy.
#[inline]
const fn canonical(bits: u64) -> u64 {
    let lonely = firsts_of(bits) & !bits;
    (bits | lonely) & !seconds_of(lonely)
}

/// Which kind a bit stands for.
const fn kind_of(bit: u8) -> Kind {
    if bit < KINDS {
        return Kind(bit);
    }
    let twin = bit - KINDS;
    Kind(twin / 2 * NUMBERS + if twin.is_multiple_of(2) { 1 } else { 7 })
}

/// The cards of a bag one by one, the lowest first. It knows how many there are, so that lists of them have room at once.
#[derive(Clone)]
struct Cards(Bag);

impl Iterator for Cards {
    type Item = Kind;
    #[inline]
    fn next(&mut self) -> Option<Kind> {
        (!self.0.is_empty()).then(|| {
            let kind = Kind(self.0.0.trailing_zeros() as u8);
            self.0.remove(kind);
            kind
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::from(self.0.count());
        (count, Some(count))
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().map(|kind| kind.to_string())).finish()
    }
}

impl FromIterator<Kind> for Bag {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut bag = Bag::EMPTY;
        bag.extend(kinds);
        bag
    }
}

impl Extend<Kind> for Bag {
    fn extend<I: IntoIterator<Item = Kind>>(&mut self, kinds: I) {
        kinds.into_iter().for_each(|kind| self.add(kind));
    }
}

/// The cards one by one, without a list of them first.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl TryFrom<Vec<Kind>> for Bag {
    type Error = String;
    fn try_from(kinds: Vec<Kind>) -> Result<Self, String> {
        let mut bag = Bag::EMPTY;
        for kind in kinds {
            if bag.count_of(kind) == kind.copies() {
                return Err(format!("there are not so many {kind} in the deck"));
            }
            bag.add(kind);
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chacha20::ChaCha20Rng;
    use rand_core::SeedableRng;

    fn bag(names: &str) -> Bag {
        let kinds: Vec<Kind> =
            names.split_whitespace().map(|name| Kind::read(name).expect("a card")).collect();
        Bag::try_from(kinds).expect("cards of one deck")
    }

    fn generator() -> ChaCha20Rng {
        ChaCha20Rng::from_seed([3; 32])
    }

    #[test]
    fn twins_find_each_other() {
        for pairs in 0..1u64 << 10 {
            let seconds = pairs << KINDS;
            let twins = (0..10u8).filter(|twin| pairs >> twin & 1 == 1).map(|twin| kind_of(KINDS + twin));
            let firsts = twins.fold(0, |firsts, kind| firsts | 1u64 << kind.0);
            assert_eq!(firsts_of(seconds | FIRSTS & !firsts), firsts, "{pairs:b}");
            assert_eq!(seconds_of(firsts), seconds, "{pairs:b}");
            // Other cards do not disturb them.
            let others = FIRSTS & !(NUMBER << 1 | NUMBER << 7);
            assert_eq!(seconds_of(firsts | others), seconds, "{pairs:b}");
        }
    }

    #[test]
    fn deck_1_sixty_cards_five_colours_two_1s_and_two_7s() {
        assert_eq!(Bag::FULL.count(), 60);
        for colour in Colour::ALL {
            let numbers: Vec<u8> = Bag::FULL.of_colour(colour).cards().map(Kind::number).collect();
            assert_eq!(numbers, [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]);
        }
        assert_eq!((Bag::number(7).count(), Bag::number(4).count()), (10, 5));
    }

    #[test]
    fn deck_2_sixty_triangles() {
        assert_eq!(Bag::FULL.triangles(), 60);
        for kind in Kind::all() {
            assert_eq!(Bag::EMPTY.with(kind).triangles(), kind.triangles(), "{kind}");
        }
        assert_eq!(bag("r7 r7 r1 r1 b6").triangles(), 6);
    }

    #[test]
    fn deck_3_twins_are_identical() {
        let mut one = bag("r7 r7");
        one.remove(Kind::read("r7").expect("a card"));
        assert_eq!((one, one.count_of(Kind::read("r7").expect("a card"))), (bag("r7"), 1));
        assert_eq!(bag("g1").plus(bag("g1 k0")), bag("g1 g1 k0"));
        assert_eq!(bag("g1 g1 k0").minus(bag("g1")), bag("g1 k0"));
        assert_eq!(bag("g1 g1 k0").minus(bag("g1 g1")), bag("k0"));
        assert!(bag("g1").within(bag("g1 g1")) && !bag("g1 g1").within(bag("g1")));
    }

    #[test]
    fn bags_agree_with_counting_cards_one_by_one() {
        let mut rng = generator();
        for _ in 0..2000 {
            let whole = Bag::FULL.draw(&mut rng, 30);
            let part = whole.draw(&mut rng, 11);
            let rest = whole.minus(part);
            assert_eq!((whole.count(), part.count(), rest.count()), (30, 11, 19));
            assert_eq!(part.plus(rest), whole);
            assert_eq!((part.or(whole), part.or(part)), (whole, part));
            for kind in Kind::all() {
                assert_eq!(part.count_of(kind) + rest.count_of(kind), whole.count_of(kind), "{kind}");
            }
            assert_eq!(whole.cards().collect::<Bag>(), whole);
            let twice = Kind::all().filter(|&kind| whole.count_of(kind) == 2).collect::<Bag>();
            assert_eq!(whole.twice_mask(), twice.kinds_mask());
            assert_eq!(whole.places().map(Bag::at).collect::<Bag>(), whole);
            assert_eq!(whole.places().fold(0, |bits, place| bits | 1 << place), whole.bits());
        }
    }

    #[test]
    fn physical_cards_are_drawn_evenly() {
        let mut rng = generator();
        let hand = bag("r7 r7 b3 g1");
        let mut twin = 0;
        for _ in 0..8000 {
            twin += u32::from(hand.pick(&mut rng) == Kind::read("r7").expect("a card"));
        }
        assert!((3800..4200).contains(&twin), "two of four cards are r7: {twin}");
        let both = (0..6000).filter(|_| hand.draw(&mut rng, 2) == bag("r7 r7")).count();
        assert!((850..1150).contains(&both), "one pair of six is r7 r7: {both}");
    }

    #[test]
    fn json_lists_cards_and_refuses_a_third_twin() {
        let hand = bag("r7 r7 b3");
        let json = serde_json::to_string(&hand).expect("data");
        assert_eq!(json, r#"["r7","r7","b3"]"#);
        assert_eq!(serde_json::from_str::<Bag>(&json).expect("the same"), hand);
        assert!(serde_json::from_str::<Bag>(r#"["r7","r7","r7"]"#).is_err());
    }
}
