//! The vocabulary of the deck file: the names of the effects, and which numbers each of them has.

use crate::card::{Blessing, Effect, WARES};

/// Gold goes up to this, in prices and in effects.
pub const MOST_GOLD: u8 = 99;
/// An effect gives at most so many wares at once, as many as a ware card shows.
pub const MOST_WARES: u8 = 4;
/// An effect draws or shows at most so many cards at once.
pub const MOST_DRAWN: u8 = 8;
/// A Matron's limits on hands.
pub const MOST_HELD: u8 = 12;
/// A Dyer has at most so many other kinds of ware to choose from.
pub const MOST_OTHER_KINDS: u8 = WARES as u8 - 1;

/// A number of an effect: the field it is written in, and what it may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) field: &'static str,
    pub(super) min: u8,
    pub(super) max: u8,
    /// How many numbers stand in the field: one, or a list of so many.
    pub(super) length: usize,
}

/// One effect of the vocabulary.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<T> {
    pub(super) name: &'static str,
    pub(super) numbers: &'static [Number],
    /// The effect with these numbers, which come in the order of `numbers`.
    pub(super) make: fn(&[u8]) -> T,
}

const fn number(field: &'static str, min: u8, max: u8) -> Number {
    Number { field, min, max, length: 1 }
}

const GOLD: Number = number("gold", 1, MOST_GOLD);
const WARES_TAKEN: Number = number("wares", 1, MOST_WARES);
const CARDS: Number = number("cards", 1, MOST_DRAWN);
const MOST: Number = number("most", 1, MOST_OTHER_KINDS);
const UP_TO: Number = number("up-to", 1, MOST_HELD);
const DOWN_TO: Number = number("down-to", 0, MOST_HELD);
const GOLD_BY_NUMBER: Number = Number { field: "gold", min: 0, max: MOST_GOLD, length: WARES };

/// What an artifact can do.
pub(super) const OF_ARTIFACTS: &[Entry<Effect>] = &[
    Entry {
        name: "sell-different",
        numbers: &[GOLD_BY_NUMBER],
        make: |n| {
            let mut gold = [0; WARES];
            gold.copy_from_slice(n);
            Effect::SellDifferent { gold }
        },
    },
    Entry { name: "apply-holy-place", numbers: &[], make: |_| Effect::ApplyHolyPlace },
    Entry { name: "draw-and-keep-one", numbers: &[CARDS], make: |n| Effect::DrawAndKeepOne { cards: n[0] } },
    Entry {
        name: "pay-to-draw",
        numbers: &[GOLD, CARDS],
        make: |n| Effect::PayToDraw { gold: n[0], cards: n[1] },
    },
    Entry {
        name: "discard-for-wares",
        numbers: &[WARES_TAKEN],
        make: |n| Effect::DiscardForWares { wares: n[0] },
    },
    Entry { name: "discard-for-gold", numbers: &[GOLD], make: |n| Effect::DiscardForGold { gold: n[0] } },
    Entry { name: "return-to-draw", numbers: &[CARDS], make: |n| Effect::ReturnToDraw { cards: n[0] } },
];

/// What only a person can do: an animal that seeks animals would never come to an end.
pub(super) const OF_PERSONS: &[Entry<Effect>] = &[
    Entry { name: "cancel", numbers: &[], make: |_| Effect::Cancel },
    Entry { name: "seek-animal", numbers: &[], make: |_| Effect::SeekAnimal },
];

/// What persons and animals can do.
pub(super) const OF_BOTH: &[Entry<Effect>] = &[
    Entry {
        name: "exchange-for-different",
        numbers: &[MOST],
        make: |n| Effect::ExchangeForDifferent { most: n[0] },
    },
    Entry { name: "discard-series-for-wares", numbers: &[], make: |_| Effect::DiscardSeriesForWares },
    Entry { name: "apply-holy-places", numbers: &[], make: |_| Effect::ApplyHolyPlaces },
    Entry { name: "take-discarded", numbers: &[], make: |_| Effect::TakeDiscarded },
    Entry { name: "take-discarded-artifact", numbers: &[], make: |_| Effect::TakeDiscardedArtifact },
    Entry { name: "haggle", numbers: &[GOLD], make: |n| Effect::Haggle { gold: n[0] } },
    Entry { name: "swap-ware", numbers: &[], make: |_| Effect::SwapWare },
    Entry {
        name: "refill-or-reduce",
        numbers: &[UP_TO, DOWN_TO],
        make: |n| Effect::RefillOrReduce { up_to: n[0], down_to: n[1] },
    },
    Entry { name: "sell-each", numbers: &[GOLD], make: |n| Effect::SellEach { gold: n[0] } },
    Entry {
        name: "pay-for-wares",
        numbers: &[GOLD, WARES_TAKEN],
        make: |n| Effect::PayForWares { gold: n[0], wares: n[1] },
    },
    Entry { name: "look-and-take", numbers: &[CARDS], make: |n| Effect::LookAndTake { cards: n[0] } },
    Entry {
        name: "wares-or-cards",
        numbers: &[WARES_TAKEN, CARDS],
        make: |n| Effect::WaresOrCards { wares: n[0], cards: n[1] },
    },
    Entry {
        name: "take-gold-if-poorer",
        numbers: &[GOLD],
        make: |n| Effect::TakeGoldIfPoorer { gold: n[0] },
    },
    Entry { name: "break-artifact", numbers: &[], make: |_| Effect::BreakArtifact },
    Entry { name: "borrow-artifact", numbers: &[], make: |_| Effect::BorrowArtifact },
    Entry { name: "take-wares", numbers: &[WARES_TAKEN], make: |n| Effect::TakeWares { wares: n[0] } },
    Entry {
        name: "opponent-returns",
        numbers: &[WARES_TAKEN],
        make: |n| Effect::OpponentReturns { wares: n[0] },
    },
    Entry { name: "steal-ware", numbers: &[], make: |_| Effect::StealWare },
    Entry { name: "swap-random-card", numbers: &[], make: |_| Effect::SwapRandomCard },
];

/// What a holy place can do.
pub(super) const OF_HOLY_PLACES: &[Entry<Blessing>] = &[
    Entry { name: "draw-card", numbers: &[], make: |_| Blessing::DrawCard },
    Entry { name: "take-gold", numbers: &[GOLD], make: |n| Blessing::TakeGold { gold: n[0] } },
    Entry { name: "regain-action", numbers: &[], make: |_| Blessing::RegainAction },
    Entry { name: "change-ware", numbers: &[], make: |_| Blessing::ChangeWare },
    Entry { name: "any", numbers: &[], make: |_| Blessing::Any },
];
