//! Bags of cards that are all alike within a row of the deck. A bag is a set of bits in which every row has as many
//! neighbours as it has copies, the lowest ones set: `n` copies are the `n` lowest bits. So two bags with the same cards
//! are equal, and every bit drawn evenly is a physical card drawn evenly.

use std::marker::PhantomData;

use game::bits::ones;
use game::random;
use rand_core::Rng;

use crate::card::{Holy, Kind};

/// Some cards, at most 64 for each of `W`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const W: usize>([u64; W]);

/// Cards of the main pile.
pub type Cards = Bag<4>;
/// Holy places.
pub type Places = Bag<1>;

/// A row of the deck: what a bag counts.
pub trait Row: Copy {
    /// The row with this number.
    fn at(index: u8) -> Self;
    /// Its number.
    fn index(self) -> usize;
}

impl Row for Kind {
    fn at(index: u8) -> Self {
        Kind(index)
    }
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Row for Holy {
    fn at(index: u8) -> Self {
        Holy(index)
    }
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Which bits belong to which row: with it bags can be read and changed.
#[derive(Clone, Debug)]
pub struct Rows<K, const W: usize> {
    /// The lowest bit of every row.
    first: Vec<u8>,
    /// All bits of every row.
    bits: Vec<Bag<W>>,
    /// The row of every bit.
    row: Vec<u8>,
    /// The lowest bits of all rows.
    firsts: Bag<W>,
    /// All bits there are.
    full: Bag<W>,
    kind: PhantomData<K>,
}

impl<const W: usize> Bag<W> {
    /// No card.
    pub const EMPTY: Bag<W> = Bag([0; W]);

    /// Is there no card?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many cards there are.
    #[inline]
    pub fn count(&self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    #[inline]
    fn has(&self, bit: u8) -> bool {
        self.0[usize::from(bit / 64)] >> (bit % 64) & 1 == 1
    }

    #[inline]
    fn flip(&mut self, bit: u8) {
        self.0[usize::from(bit / 64)] ^= 1 << (bit % 64);
    }

    /// A bit for every card: those of a row next to each other, the lowest ones set.
    #[inline]
    pub(crate) fn words(&self) -> &[u64; W] {
        &self.0
    }

    #[inline]
    pub(crate) fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
        both
    }

    #[inline]
    fn bits(self) -> impl Iterator<Item = u8> {
        (0u8..).zip(self.0).flat_map(|(index, word)| ones(word).map(move |bit| index * 64 + bit))
    }

    /// The bit of one of the cards, every card equally likely.
    #[inline]
    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> u8 {
        let mut place = random::below(rng, u32::from(self.count()));
        for (index, word) in (0u8..).zip(self.0) {
            if place < word.count_ones() {
                return index * 64 + random::nth_bit(word, place).trailing_zeros() as u8;
            }
            place -= word.count_ones();
        }
        unreachable!("a place below the count is in one of the words")
    }
}

impl<const W: usize> Default for Bag<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Row, const W: usize> Rows<K, W> {
    /// The rows of a deck, by the number of copies of each; together they fit.
    pub fn new(counts: impl IntoIterator<Item = u8>) -> Self {
        let (mut first, mut bits, mut row) = (Vec::new(), Vec::new(), Vec::new());
        let (mut firsts, mut full) = (Bag::EMPTY, Bag::EMPTY);
        for (index, count) in (0u8..).zip(counts) {
            let mut own = Bag::EMPTY;
            first.push(row.len() as u8);
            firsts.flip(row.len() as u8);
            for _ in 0..count {
                own.flip(row.len() as u8);
                full.flip(row.len() as u8);
                row.push(index);
            }
            bits.push(own);
        }
        Rows { first, bits, row, firsts, full, kind: PhantomData }
    }

    /// All cards there are.
    pub fn full(&self) -> Bag<W> {
        self.full
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.first.len()
    }

    /// Is a card of this row in the bag?
    #[inline]
    pub fn has(&self, bag: &Bag<W>, row: K) -> bool {
        bag.has(self.first[row.index()])
    }

    /// How many cards of this row are in the bag.
    #[inline]
    pub fn count(&self, bag: &Bag<W>, row: K) -> u8 {
        bag.and(&self.bits[row.index()]).count() as u8
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&self, bag: &mut Bag<W>, row: K) {
        debug_assert!(self.count(bag, row) < self.count(&self.full, row), "there are no more copies");
        bag.flip(self.first[row.index()] + self.count(bag, row));
    }

    /// Takes a card out that is in it.
    #[inline]
    pub fn remove(&self, bag: &mut Bag<W>, row: K) {
        debug_assert!(self.has(bag, row), "the card is in the bag");
        bag.flip(self.first[row.index()] + self.count(bag, row) - 1);
    }

    /// Takes a card out if one of this row is in it.
    #[inline]
    pub fn forget(&self, bag: &mut Bag<W>, row: K) {
        if self.has(bag, row) {
            self.remove(bag, row);
        }
    }

    /// Each row in the bag once, in order.
    #[inline]
    pub fn kinds(&self, bag: &Bag<W>) -> impl Iterator<Item = K> {
        bag.and(&self.firsts).bits().map(|bit| K::at(self.row[usize::from(bit)]))
    }

    /// Every card in the bag, in order of rows.
    pub fn each(&self, bag: &Bag<W>) -> impl Iterator<Item = K> {
        bag.bits().map(|bit| K::at(self.row[usize::from(bit)]))
    }

    /// The cards in the bag as a list, in order of rows.
    pub fn list(&self, bag: &Bag<W>) -> Vec<K> {
        let mut list = Vec::with_capacity(usize::from(bag.count()));
        list.extend(self.each(bag));
        list
    }

    /// A bag of these cards.
    pub fn bag(&self, cards: &[K]) -> Bag<W> {
        let mut bag = Bag::EMPTY;
        for &card in cards {
            self.add(&mut bag, card);
        }
        bag
    }

    /// Do the rows exist, and are there so many copies of each?
    pub fn exist(&self, cards: &[K]) -> bool {
        cards.iter().all(|card| {
            let same = cards.iter().filter(|other| other.index() == card.index()).count();
            card.index() < self.rows() && same <= usize::from(self.count(&self.full, *card))
        })
    }

    /// One of the cards, every physical card equally likely. The bag is not empty.
    #[inline]
    pub fn pick<R: Rng + ?Sized>(&self, bag: &Bag<W>, rng: &mut R) -> K {
        K::at(self.row[usize::from(bag.pick(rng))])
    }

    /// Takes one of the cards out, every physical card equally likely.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&self, bag: &mut Bag<W>, rng: &mut R) -> K {
        let card = self.pick(bag, rng);
        self.remove(bag, card);
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_copies_across_words() {
        let rows: Rows<Kind, 4> = Rows::new([63, 3, 1, 99, 90]);
        let mut bag = rows.bag(&[Kind(1), Kind(1), Kind(4)]);
        assert_eq!((rows.count(&bag, Kind(1)), rows.count(&bag, Kind(0)), bag.count()), (2, 0, 3));
        rows.add(&mut bag, Kind(1));
        rows.forget(&mut bag, Kind(2));
        assert_eq!(rows.list(&bag), [Kind(1), Kind(1), Kind(1), Kind(4)]);
        assert_eq!(rows.kinds(&bag).collect::<Vec<_>>(), [Kind(1), Kind(4)]);
        rows.remove(&mut bag, Kind(1));
        assert_eq!(bag, rows.bag(&[Kind(4), Kind(1), Kind(1)]));
        assert_eq!(rows.full().count(), 256);
        assert!(rows.exist(&[Kind(2)]) && !rows.exist(&[Kind(2), Kind(2)]) && !rows.exist(&[Kind(5)]));
    }
}
