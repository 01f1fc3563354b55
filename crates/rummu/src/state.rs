//! The whole position. The stock is a bag, not a sequence: no state contains the future. The discard pile has an order,
//! for it is taken from the top down (RUM.4).

use cards::{Bag, Kind};
use game::{BySeat, Few, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most combinations there can be: sixty cards, three in each.
pub const MOST_COMBINATIONS: usize = 20;
/// RUM.36: after so many turns without a card laid, added or swapped the hand ends.
pub const IDLE_TURNS: u8 = 100;

/// Where everything is, and what is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The cards face down.
    pub stock: Bag,
    /// The discard pile, the top card last.
    pub pile: Pile,
    /// The hands. They stay until the next deal, then face up.
    pub hands: BySeat<Bag>,
    /// The combinations on the table.
    pub table: Combinations,
    /// Who has come out in this hand (RUM.20).
    pub out: SeatSet,
    /// The score sheet; team-mates have the same score.
    pub scores: BySeat<i32>,
    /// Who deals, or is about to.
    pub dealer: Seat,
    /// How many hands were counted.
    pub hands_played: u8,
    /// How many turns in a row passed without a card laid, added or swapped (RUM.36).
    pub idle: u8,
    /// Was a card laid, added or swapped in this turn?
    pub busy: bool,
    /// What is waiting to be decided.
    pub frame: Frame,
    /// What everybody saw go into each hand and not come out again: memory.
    pub seen: BySeat<Bag>,
    /// All cards of the stock are among these: those of the last reshuffle (RUM.5) that were not seen since, before it
    /// all. Memory.
    pub recycled: Bag,
    /// How many of those each hand holds: what it drew since and did not play. None before a reshuffle, and when it can no
    /// longer be told. Memory.
    pub fresh: Option<BySeat<u8>>,
    /// What the last step did, as everybody saw it.
    pub last: Deed,
    /// The hidden side of the last step: the card drawn, which only its player saw.
    pub drawn: Option<Kind>,
}

const _: () = assert!(size_of::<State>() <= 512);

/// A discard pile, the top card last.
pub type Pile = Few<Kind, 60>;

/// What is waiting to be decided. Nothing nests, so there is one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Frame {
    /// Nature chooses the first dealer (RUM.6).
    #[default]
    Dealer,
    /// Nature deals (RUM.1).
    Deal,
    /// This seat draws from the stock or takes a discard (RUM.4).
    Drawing(Seat),
    /// Nature gives this seat a card of the stock (RUM.4).
    Card(Seat),
    /// This seat may take one more discard (RUM.4).
    Taking(Seat),
    /// This seat lays, adds, swaps, or discards and ends its turn (RUM.3).
    Laying(Seat),
    /// This seat began to come out with too few cards and lays more (RUM.25).
    Short(Seat),
    /// This seat has no cards left, takes one back and discards it (RUM.23).
    TakingBack(Seat),
    /// The match is over.
    Over,
}

/// What a step did, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Deed {
    Nothing,
    Dealer(Seat),
    /// With the card that opens the pile.
    Dealt {
        top: Kind,
    },
    /// A seat chose the stock; was it made of the discard pile first (RUM.5)?
    ChoseStock {
        by: Seat,
        reshuffled: bool,
    },
    Drew {
        by: Seat,
    },
    /// With the card that has become visible.
    Took {
        by: Seat,
        card: Kind,
        next: Option<Kind>,
    },
    TookEnough(Seat),
    Laid {
        by: Seat,
        cards: Bag,
    },
    Added {
        by: Seat,
        cards: Bag,
        to: u8,
    },
    Swapped {
        by: Seat,
        card: Kind,
        at: u8,
    },
    /// With the end of the hand, if it was the end.
    Discarded {
        by: Seat,
        card: Kind,
        ended: Option<Ended>,
    },
    /// A card was taken back and discarded (RUM.23).
    TookBack {
        by: Seat,
        card: Kind,
        from: u8,
        ended: Ended,
    },
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ended {
    /// The cards left in everybody's hand; the finisher has none (RUM.30).
    pub hands: BySeat<Bag>,
    /// What each seat scored by itself. Two bytes are enough, and save room in the state.
    pub points: BySeat<i16>,
}

/// A combination on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Combination {
    /// Its cards.
    pub cards: Bag,
    /// Who laid it (RUM.24).
    pub owner: Seat,
}

/// The combinations on the table, in the order in which they were laid. Cards and owners are kept apart, which saves
/// room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Few<Combination, MOST_COMBINATIONS>", into = "Few<Combination, MOST_COMBINATIONS>")]
pub struct Combinations {
    cards: Few<Bag, MOST_COMBINATIONS>,
    owners: Owners,
}

/// Who laid each combination, three bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Owners(u64);

impl Owners {
    const BITS: usize = 3;
    const ONE: u8 = (1 << Self::BITS) - 1;

    fn get(self, place: usize) -> Seat {
        Seat((self.0 >> (Self::BITS * place)) as u8 & Self::ONE)
    }

    fn set(&mut self, place: usize, owner: Seat) {
        self.0 |= u64::from(owner.0 & Self::ONE) << (Self::BITS * place);
    }
}

const _: () = assert!(MAX_SEATS <= 1 << Owners::BITS && MOST_COMBINATIONS * Owners::BITS <= 64);

impl Combinations {
    /// How many combinations there are.
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// The cards of each combination.
    #[inline]
    pub fn cards(&self) -> &[Bag] {
        &self.cards
    }

    /// The combination at this place.
    pub fn get(&self, place: u8) -> Option<Combination> {
        let place = usize::from(place);
        Some(Combination { cards: *self.cards.get(place)?, owner: self.owners.get(place) })
    }

    /// The combinations, in order.
    pub fn iter(&self) -> impl Iterator<Item = Combination> + '_ {
        let owners = (0..).map(|place| self.owners.get(place));
        self.cards.iter().zip(owners).map(|(&cards, owner)| Combination { cards, owner })
    }

    /// Puts a new combination on the table.
    pub fn push(&mut self, combination: Combination) {
        self.owners.set(self.cards.len(), combination.owner);
        self.cards.push(combination.cards);
    }

    /// The combinations of a seat, each with its place (RUM.24).
    pub fn of(&self, owner: Seat) -> impl Iterator<Item = (u8, Bag)> + '_ {
        let places = (0u8..).zip(self.iter());
        places.filter(move |(_, all)| all.owner == owner).map(|(place, all)| (place, all.cards))
    }

    /// The cards of the combination at this place, to be changed.
    pub fn cards_at(&mut self, place: u8) -> &mut Bag {
        &mut self.cards[usize::from(place)]
    }

    /// Clears the table.
    pub fn clear(&mut self) {
        self.cards.clear();
        self.owners = Owners::default();
    }

    /// All cards on the table.
    pub fn all(&self) -> Bag {
        self.cards.iter().fold(Bag::EMPTY, |all, &cards| all.plus(cards))
    }
}

impl From<Few<Combination, MOST_COMBINATIONS>> for Combinations {
    fn from(list: Few<Combination, MOST_COMBINATIONS>) -> Self {
        let mut combinations = Combinations::default();
        list.iter().for_each(|&combination| combinations.push(combination));
        combinations
    }
}

impl From<Combinations> for Few<Combination, MOST_COMBINATIONS> {
    fn from(combinations: Combinations) -> Self {
        combinations.iter().collect()
    }
}
