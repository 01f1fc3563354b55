//! How much the sensible player likes which cards. The numbers were found by letting variants play each other.

use cards::{Bag, Colour, Kind};

/// How many cards there are.
const CARDS: usize = 60;

/// How the sensible player weighs things.
#[derive(Clone, PartialEq, Debug)]
pub struct Taste {
    /// What each card is worth, by its place among the sixty.
    worth: [i16; CARDS],
    /// How much of what the next player is likely to get counts against a play.
    pub(super) foresight: f32,
}

/// What is liked about cards, and what is not, in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Liking {
    /// A triangle.
    pub triangle: i16,
    /// A 0.
    pub baby: i16,
    /// A unicorn, for the majority it may bring.
    pub unicorn: i16,
    /// A hedgehog, for the majority it may bring.
    pub hedgehog: i16,
    /// Any card, for the majority it may bring in the reverse game.
    pub card: i16,
}

/// The taste in use for Safarü.
pub static PLAIN: Taste =
    Taste::new(Liking { triangle: 10, baby: -50, unicorn: 50, hedgehog: -17, card: 0 }, 0.7);
/// The taste in use for Reverse Safarü, where all of it is bad.
pub static REVERSE: Taste =
    Taste::new(Liking { triangle: -10, baby: 0, unicorn: 0, hedgehog: -22, card: -15 }, 0.25);

impl Taste {
    /// A taste.
    pub const fn new(liking: Liking, foresight: f32) -> Taste {
        let mut worth = [0; CARDS];
        let mut place = 0;
        while place < CARDS {
            let kind = Bag::at(place);
            let colour = match kind.colour() {
                Colour::Blue => liking.unicorn,
                Colour::Yellow => liking.hedgehog,
                Colour::Red | Colour::Green | Colour::Black => 0,
            };
            let baby = if kind.number() == 0 { liking.baby } else { 0 };
            worth[place] = liking.card + liking.triangle * kind.triangles() as i16 + baby + colour;
            place += 1;
        }
        Taste { worth, foresight }
    }

    /// What catching these cards is worth, in tenths of a point; in the reverse game never more than nothing.
    #[inline]
    pub(super) fn worth(&self, cards: Bag) -> i16 {
        cards.places().map(|place| self.worth[place]).sum()
    }

    /// What catching the card at one of the sixty places of a bag is worth.
    #[inline]
    pub(super) fn worth_at(&self, place: usize) -> i16 {
        self.worth[place]
    }

    /// What catching this card is worth.
    #[inline]
    pub(super) fn worth_of(&self, kind: Kind) -> i16 {
        self.worth[kind.index()]
    }
}
