//! What a card can catch. Only selections of cards that make the right sum are visited: on a small table the
//! sums of all selections are written down, on a large one selections are searched for, knowing at each card
//! which sums the later ones can make.

use cards::{Bag, Colour, Kind};
use game::Few;

use crate::action::{Action, Catch, Play};
use crate::card::{BABIES, SEVENTEEN, adding_part, can_add};

/// The most wild cards, 0s left aside, of which all selections are written down; hardly a table has more.
const LISTED: usize = 8;
/// The sums of all selections of this many cards fit in a word, a byte for each.
const IN_WORD: usize = 3;
/// The most selections of the listed cards with the same sum: none contains another.
const MOST_ALIKE: usize = 70;
/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The most kinds of wild cards, 0s left aside.
const KINDS: usize = 45;
/// The most 0s.
const ZEROS: usize = 5;

/// One card of each kind.
const ONE_OF_EACH: Bag = {
    let mut cards = Bag::EMPTY;
    let mut place = 0;
    while place < 50 {
        cards.add(Kind::new(Colour::ALL[place / 10], (place % 10) as u8));
        place += 1;
    }
    cards
};

/// The wild cards before a card is played, which is never one of them (SAF.12).
pub(crate) struct Field {
    wild: Bag,
    /// The wild 0s, one by one.
    zeros: [Bag; ZEROS],
    zero_count: u32,
    /// Bit s: the other cards can make the sum s.
    reachable: u32,
    /// On a small table, the other cards.
    cards: [Bag; LISTED],
    count: usize,
    /// On a small table, the sum of every selection of the first three: byte m for the one with the places in
    /// m.
    low_sums: u64,
    /// On a small table, the sum of every selection of the rest in the same way.
    high_sums: [u8; 1 << (LISTED - IN_WORD)],
    /// Are there too many cards for that, or two of a kind?
    is_large: bool,
}

impl Field {
    /// No wild cards.
    #[inline]
    pub(crate) fn empty() -> Field {
        Field {
            wild: Bag::EMPTY,
            zeros: [Bag::EMPTY; ZEROS],
            zero_count: 0,
            reachable: 1,
            cards: [Bag::EMPTY; LISTED],
            count: 0,
            low_sums: 0,
            high_sums: [0; 1 << (LISTED - IN_WORD)],
            is_large: false,
        }
    }

    /// The field of these wild cards.
    pub(crate) fn of(wild: Bag) -> Field {
        let mut field = Field::empty();
        field.look(wild);
        field
    }

    /// Looks at these wild cards. A field to be filled rather than a new one, which would be copied about.
    #[inline]
    pub(crate) fn look(&mut self, wild: Bag) {
        self.wild = wild;
        let others = wild.count() - wild.and(BABIES).count();
        self.is_large = usize::from(others) > LISTED || !wild.within(ONE_OF_EACH);
        for kind in wild.kinds() {
            let card = Bag::EMPTY.with(kind);
            if kind.number() == 0 {
                self.zeros[self.zero_count as usize] = card;
                self.zero_count += 1;
            } else if self.is_large {
                (0..wild.count_of(kind)).for_each(|_| self.reachable |= self.reachable << kind.number());
            } else {
                self.put(card, kind.number());
            }
        }
    }

    /// Adds a card to a small table: every selection so far is there again, with it.
    #[inline]
    fn put(&mut self, card: Bag, number: u8) {
        self.reachable |= self.reachable << number;
        let place = self.count;
        self.cards[place] = card;
        self.count += 1;
        if place < IN_WORD {
            let bits = 8 << place;
            let more = (self.low_sums + u64::from(number) * ONES) & ((1 << bits) - 1);
            self.low_sums |= more << bits;
        } else {
            let selections = 1 << (place - IN_WORD);
            for index in 0..selections {
                self.high_sums[selections + index] = self.high_sums[index] + number;
            }
        }
    }

    /// Can wild cards that are not 0 make this sum?
    #[inline]
    fn reaches(&self, sum: u8) -> bool {
        self.reachable >> sum & 1 == 1
    }

    #[inline]
    fn has_zeros(&self) -> bool {
        self.zero_count > 0
    }

    /// SAF.8: can a card of this number catch anything? One card that makes the number is a pair, several are
    /// added; and a 0 to be caught along (SAF.7) is there if one is needed.
    #[inline]
    pub(crate) fn can_catch(&self, number: u8) -> bool {
        let same = if number == 0 { self.has_zeros() } else { self.reaches(number) };
        same || self.reaches(SEVENTEEN - number)
    }

    /// In how many ways a card of this number can catch (SAF.30).
    pub(crate) fn ways(&self, number: u8) -> u8 {
        let same = self.wild.of_number(number);
        let add = if number == 0 {
            self.zero_count > 1
        } else {
            can_add(number, self.wild.minus(self.wild.and(BABIES)), self.has_zeros())
        };
        u8::from(add) + u8::from(self.reaches(SEVENTEEN - number)) + u8::from(!same.is_empty())
    }

    /// Everything a card of this number can catch in exactly one way, by way.
    pub(crate) fn single_ways(&self, number: u8, mut found: impl FnMut(Catch)) {
        let same = self.wild.of_number(number);
        if number == 0 {
            self.zeros().filter(|zeros| zeros.count() > 1).for_each(|add| found(adding(add)));
        } else {
            self.each_sum(number, |cards| {
                if self.can_be_added(cards, same) {
                    self.with_zeros(cards, |add| found(adding(add)));
                }
            });
        }
        self.each_sum(SEVENTEEN - number, |cards| self.with_zeros(cards, |cards| found(making_17(cards))));
        same.kinds().for_each(|kind| found(pairing(kind)));
    }

    /// Everything a card can do (SAF.6): each selection of cards once, however it could be arranged.
    #[inline]
    pub(crate) fn plays(&self, card: Kind, out: &mut Vec<Action>) {
        let mut push = |catch| out.push(Action::Play(Play::arranged(card, catch)));
        let number = card.number();
        if number == 0 {
            return self.plays_of_zero(push);
        }
        let same = self.wild.of_number(number);
        same.kinds().for_each(|pair| push(pairing(pair)));
        if self.is_large {
            return self.plays_searched(number, same, &mut push);
        }
        let (parts, rests) = (self.listed(number), self.listed(SEVENTEEN - number));
        for (index, &part) in parts.iter().enumerate() {
            let added = self.selected(part);
            if !self.can_be_added(added, same) {
                continue;
            }
            self.push_added(same, added, &mut push);
            // The same card cannot be in both parts, and of several first parts the lowest counts.
            for &rest in rests.iter().filter(|&&rest| part & rest == 0) {
                let mut lower = parts[..index].iter().filter(|&&lower| lower & !(part | rest) == 0);
                if !lower.any(|&lower| self.can_be_added(self.selected(lower), same)) {
                    self.push_both(same, added, self.selected(rest), &mut push);
                }
            }
        }
        for &rest in rests.iter() {
            self.push_making_17(same, self.selected(rest), &mut push);
        }
    }

    /// The same on a large table.
    #[cold]
    fn plays_searched(&self, number: u8, same: Bag, push: &mut dyn FnMut(Catch)) {
        self.each_sum(number, |added| {
            if !self.can_be_added(added, same) {
                return;
            }
            self.push_added(same, added, &mut *push);
            self.each_sum(SEVENTEEN - number, |rest| {
                if self.are_there(added, rest)
                    && adding_part(number, added.plus(rest), self.has_zeros()) == Some(added)
                {
                    self.push_both(same, added, rest, &mut *push);
                }
            });
        });
        self.each_sum(SEVENTEEN - number, |rest| self.push_making_17(same, rest, &mut *push));
    }

    /// SAF.3, SAF.7: a card of the played number is one card, and needs a 0 beside it; any others are
    /// several.
    #[inline]
    fn can_be_added(&self, cards: Bag, same: Bag) -> bool {
        self.has_zeros() || cards.and(same).is_empty()
    }

    /// Adding alone, and with pairing.
    #[inline]
    fn push_added(&self, same: Bag, cards: Bag, mut push: impl FnMut(Catch)) {
        self.with_zeros(cards, |add| push(adding(add)));
        self.each_pair(same, cards, |pair| {
            self.with_zeros(cards, |add| push(Catch { add, ..pairing(pair) }));
        });
    }

    /// Seventeen alone, and with pairing.
    #[inline]
    fn push_making_17(&self, same: Bag, cards: Bag, mut push: impl FnMut(Catch)) {
        self.with_zeros(cards, |seventeen| push(making_17(seventeen)));
        self.each_pair(same, cards, |pair| {
            self.with_zeros(cards, |seventeen| push(Catch { seventeen, ..pairing(pair) }));
        });
    }

    /// Adding and seventeen, and with pairing.
    #[inline]
    fn push_both(&self, same: Bag, added: Bag, seventeen: Bag, mut push: impl FnMut(Catch)) {
        self.with_zeros(added, |add| push(Catch { add, seventeen, pair: None }));
        self.each_pair(same, added.plus(seventeen), |pair| {
            self.with_zeros(added, |add| push(Catch { add, seventeen, pair: Some(pair) }));
        });
    }

    /// A 0 adds other 0s, pairs with one, and makes 17 with cards that are 17 already. Adding and seventeen
    /// together catch no more than seventeen alone, for a 0 can go with either.
    fn plays_of_zero(&self, mut push: impl FnMut(Catch)) {
        self.zeros().filter(|zeros| zeros.count() > 1).for_each(|add| push(adding(add)));
        for zeros in self.zeros().filter(|zeros| zeros.count() != 2) {
            let (pair, add) = first_apart(zeros);
            push(Catch { add, ..pairing(pair) });
        }
        self.each_sum(SEVENTEEN, |cards| {
            self.with_zeros(cards, |seventeen| push(making_17(seventeen)));
            for zeros in self.zeros() {
                let (pair, others) = first_apart(zeros);
                push(Catch { seventeen: cards.or(others), ..pairing(pair) });
            }
        });
    }

    /// The cards that can be paired while `others` are caught in other ways. Where cards of the number could
    /// change places between the ways, the lowest is the pair.
    #[inline]
    fn each_pair(&self, same: Bag, others: Bag, mut found: impl FnMut(Kind)) {
        let lowest = others.and(same).kinds().next();
        for kind in same.kinds() {
            let free = match lowest {
                None => true,
                Some(lowest) if kind == lowest => self.wild.count_of(kind) > others.count_of(kind),
                Some(lowest) => kind < lowest,
            };
            if free {
                found(kind);
            }
        }
    }

    /// Every set of 0s but the empty one.
    #[inline]
    fn zeros(&self) -> impl Iterator<Item = Bag> + '_ {
        (1..1 << self.zero_count).map(|mut set: u32| {
            let mut zeros = Bag::EMPTY;
            while set != 0 {
                zeros = zeros.or(self.zeros[set.trailing_zeros() as usize]);
                set &= set - 1;
            }
            zeros
        })
    }

    /// SAF.7: the cards with each set of 0s that can go with them. While there are 0s, at least one must.
    #[inline]
    fn with_zeros(&self, cards: Bag, mut found: impl FnMut(Bag)) {
        if self.has_zeros() {
            self.zeros().for_each(|zeros| found(cards.or(zeros)));
        } else {
            found(cards);
        }
    }

    /// Every selection of wild cards, 0s left aside, that makes this sum, which is not 0.
    fn each_sum(&self, sum: u8, mut found: impl FnMut(Bag)) {
        if self.is_large {
            return Search::of(self.wild).each(0, sum, Bag::EMPTY, &mut found);
        }
        self.listed(sum).iter().for_each(|&places| found(self.selected(places)));
    }

    /// On a small table, the places of every selection that makes this sum, which is not 0, the lowest first.
    #[inline]
    fn listed(&self, sum: u8) -> Few<u8, MOST_ALIKE> {
        let mut places = Few::new();
        if self.reaches(sum) {
            let selections = 1 << self.count.saturating_sub(IN_WORD);
            for (high, more) in self.high_sums[..selections].iter().enumerate() {
                let Some(left) = sum.checked_sub(*more) else { continue };
                let mut hits = equal_bytes(self.low_sums, u64::from(left) * ONES);
                while hits != 0 {
                    places.push((high << IN_WORD) as u8 + (hits.trailing_zeros() / 8) as u8);
                    hits &= hits - 1;
                }
            }
        }
        places
    }

    /// Are there enough wild cards for both selections?
    fn are_there(&self, one: Bag, other: Bag) -> bool {
        let twice = one.and(other);
        let enough = |kind| one.count_of(kind) + other.count_of(kind) <= self.wild.count_of(kind);
        twice.is_empty() || twice.kinds().all(enough)
    }

    /// The cards at these places.
    #[inline]
    fn selected(&self, mut places: u8) -> Bag {
        let mut cards = Bag::EMPTY;
        while places != 0 {
            cards = cards.or(self.cards[places.trailing_zeros() as usize]);
            places &= places - 1;
        }
        cards
    }
}

/// A search for selections on a large table.
struct Search {
    wild: Bag,
    /// The kinds that are not 0, in order.
    kinds: [Kind; KINDS],
    /// Bit s: the cards of this kind and the later ones can make the sum s. One more than there are kinds.
    reachable: [u32; KINDS + 1],
}

impl Search {
    #[cold]
    fn of(wild: Bag) -> Search {
        let mut search = Search { wild, kinds: [Kind::default(); KINDS], reachable: [0; KINDS + 1] };
        let mut count = 0;
        for kind in wild.kinds().filter(|kind| kind.number() > 0) {
            search.kinds[count] = kind;
            count += 1;
        }
        let mut sums = 1;
        search.reachable[count] = sums;
        for place in (0..count).rev() {
            let kind = search.kinds[place];
            (0..wild.count_of(kind)).for_each(|_| sums |= sums << kind.number());
            search.reachable[place] = sums;
        }
        search
    }

    fn each(&self, mut place: usize, left: u8, chosen: Bag, found: &mut dyn FnMut(Bag)) {
        if left == 0 {
            return found(chosen);
        }
        while self.reachable[place] >> left & 1 == 1 {
            let kind = self.kinds[place];
            place += 1;
            let (mut chosen, mut left) = (chosen, left);
            for _ in 0..self.wild.count_of(kind) {
                let Some(rest) = left.checked_sub(kind.number()) else { break };
                left = rest;
                chosen.add(kind);
                if self.reachable[place] >> left & 1 == 1 {
                    self.each(place, left, chosen, found);
                }
            }
        }
    }
}

/// The top bit of each byte that is the same in both words.
#[inline]
const fn equal_bytes(one: u64, other: u64) -> u64 {
    const LOW: u64 = 0x7F * ONES;
    let different = one ^ other;
    !(((different & LOW) + LOW) | different | LOW)
}

fn adding(add: Bag) -> Catch {
    Catch { add, ..Catch::NOTHING }
}

fn making_17(seventeen: Bag) -> Catch {
    Catch { seventeen, ..Catch::NOTHING }
}

fn pairing(pair: Kind) -> Catch {
    Catch { pair: Some(pair), ..Catch::NOTHING }
}

/// The lowest card, and the others.
fn first_apart(set: Bag) -> (Kind, Bag) {
    let first = set.kinds().next().expect("a set that is not empty");
    let mut others = set;
    others.remove(first);
    (first, others)
}
