//! What this game needs to know about cards beyond the deck: the sum to reach, and which cards were taken together.

use cards::kind::KINDS;
use cards::{Bag, Kind};
use game::Phrase;

use crate::space::{SPACES, Space};

/// The sum that wins the cards (CAL.5), and that may not be exceeded (CAL.3).
pub const TARGET: u8 = 13;
/// How many markers every player has (CAL.1, DECK.4).
pub const MARKERS: u8 = 6;
/// More cards than this cannot lie face up in one turn: a 0, the ten 1s and a 3 add up to 13.
pub const MOST_TURNED: usize = 12;
/// More cards than this cannot lie on the table as one of several taken: each time there were two or more.
pub const MOST_LAID: usize = SPACES / 2;

/// A card as one says it, “blue 2”: in a sentence with a space its letters would read like another space.
pub(crate) fn spoken(card: Kind) -> Phrase {
    Phrase::new("spoken-card").with("colour", card.colour().phrase()).with("number", card.number())
}

/// Where a card lies that was laid back, or is about to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// Still in the hand of the player who chose it.
    InHand,
    /// On this space.
    On(Space),
}

impl Laid {
    /// As a byte that is not 0.
    const fn code(self) -> u8 {
        match self {
            Laid::On(space) => space.index() as u8 + 1,
            Laid::InHand => SPACES as u8 + 1,
        }
    }
}

/// Which cards were taken together, for every card laid back that nobody has seen since: one of them it must be
/// (CAL.15). A card is in at most one such group, so a byte for each of the sixty cards says it all: 0, or where the
/// card of its group was laid. Twins have two bytes, the smaller first unless it is 0, so that equality is by contents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Groups([u8; SPACES]);

impl Groups {
    /// No groups.
    pub const NONE: Groups = Groups([0; SPACES]);

    /// These cards were taken together, and one of them is laid there.
    pub fn add(&mut self, cards: Bag, laid: Laid) {
        let code = laid.code();
        for kind in cards.cards() {
            let (first, second) = slots(kind);
            let slot = if self.0[first] == 0 { first } else { second };
            debug_assert!(self.0[slot] == 0, "a card is in two groups");
            self.0[slot] = code;
            self.order(kind);
        }
    }

    /// The group whose card is laid there.
    pub fn of(&self, laid: Laid) -> Bag {
        let code = laid.code();
        let mut bag = Bag::EMPTY;
        for kind in Kind::all() {
            let (first, second) = slots(kind);
            if self.0[first] == code {
                bag.add(kind);
            }
            if second != first && self.0[second] == code {
                bag.add(kind);
            }
        }
        bag
    }

    /// The card that was laid there has been seen: nothing is in doubt any more.
    pub fn settle(&mut self, laid: Laid) {
        self.rename(laid.code(), 0);
    }

    /// The card in hand has been laid on a space.
    pub fn lay(&mut self, space: Space) {
        self.rename(Laid::InHand.code(), Laid::On(space).code());
    }

    fn rename(&mut self, from: u8, to: u8) {
        for code in &mut self.0 {
            *code = if *code == from { to } else { *code };
        }
        Kind::all().filter(|kind| kind.is_twin()).for_each(|kind| self.order(kind));
    }

    fn order(&mut self, kind: Kind) {
        let (first, second) = slots(kind);
        let (one, other) = (self.0[first], self.0[second]);
        if one == 0 || (other != 0 && other < one) {
            self.0.swap(first, second);
        }
    }
}

/// The bytes of a kind: two for twins, else twice the same.
const fn slots(kind: Kind) -> (usize, usize) {
    let first = kind.index();
    let twins = KINDS as usize + 2 * kind.colour() as usize;
    match kind.number() {
        1 => (first, twins),
        7 => (first, twins + 1),
        _ => (first, first),
    }
}
