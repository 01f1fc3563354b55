//! What the cards of the hand can become: the combinations that are there, and those that lack one card.

use cards::Bag;
use game::Pen;

use super::KINDS;
use crate::advice::for_each_near;
use crate::card::{for_each_combination, kinds_of};
use crate::score::combination_points;

/// The most that is told of what a combination is worth: 1, and its points in fives.
pub(super) const MOST_WORTH: u8 = 19;
/// The most that is told of how many combinations lack one card.
pub(super) const MOST_WAITS: u8 = 15;

/// What each kind of card is good for in the hand.
pub(super) struct Hopes {
    /// What the best combination is worth that it is a part of; 0 if there is none.
    lays: [u8; KINDS],
    /// Of how many combinations it is a part that lack one card.
    waits: [u8; KINDS],
    /// The cards that would complete one, as bits of `Bag::kinds_mask`.
    completes: u64,
}

impl Hopes {
    /// What this hand hopes for, if a combination needs at least so many cards.
    pub(super) fn of(hand: Bag, table: Bag, size: u8) -> Hopes {
        let mut hopes = Hopes { lays: [0; KINDS], waits: [0; KINDS], completes: 0 };
        for_each_combination(hand, size, hand.count(), |cards| {
            let worth = 1 + (combination_points(cards) / 5) as u8;
            for card in cards.kinds() {
                let best = &mut hopes.lays[card.index()];
                *best = worth.max(*best);
            }
        });
        for_each_near(hand, table, size, |cards, lacking| {
            if lacking == 0 {
                return;
            }
            hopes.completes |= lacking;
            for card in kinds_of(cards & !lacking) {
                let waits = &mut hopes.waits[card.index()];
                *waits = MOST_WAITS.min(*waits + 1);
            }
        });
        hopes
    }

    pub(super) fn completes(&self) -> u64 {
        self.completes
    }

    #[inline(always)]
    pub(super) fn write(&self, pen: &mut Pen<'_>) {
        pen.plane("lays");
        pen.numbers(&self.lays);
        pen.plane("waits");
        pen.numbers(&self.waits);
        pen.plane("completes");
        pen.set(self.completes, KINDS);
    }
}
