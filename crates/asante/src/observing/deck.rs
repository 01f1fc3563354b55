//! The deck itself: what the cards and holy places of another deck than ours are. Ours is the same in every game, and a learner
//! finds out what its rows are; nothing is written of it.

use game::Pen;

use crate::Asante;
use crate::card::{Blessing, Class, Goods, Holy, MOST_HOLY, MOST_KINDS};
use crate::effects::{Effect, MOST_NUMBERS};

/// How many things holy places do.
pub(super) const BLESSINGS: usize = 5;
/// A ware card has as many numbers as an effect, besides prices: one for each ware.
pub(super) const NUMBERS: usize = MOST_NUMBERS;
/// Ware cards with named wares and with packages, artifacts that can be touched and others, persons, animals; counted from 1.
pub(super) const CLASSES: u8 = 6;

/// The place of a blessing among all, in the order of [`Blessing`], and its gold.
const fn of_blessing(blessing: Blessing) -> (usize, u8) {
    match blessing {
        Blessing::DrawCard => (0, 0),
        Blessing::TakeGold { gold } => (1, gold),
        Blessing::RegainAction => (2, 0),
        Blessing::ChangeWare => (3, 0),
        Blessing::Any => (4, 0),
    }
}

/// A row of the main pile in numbers.
struct CodedRow {
    class: u8,
    /// Counted from 1; 0 for ware cards.
    effect: u8,
    numbers: [u8; NUMBERS],
    prices: [u8; 2],
}

fn of_class(class: Class) -> CodedRow {
    let effective = |class, effect: Effect| {
        let numbers = effect.rule().numbers();
        CodedRow { class, effect: effect.index() as u8 + 1, numbers, prices: [0; 2] }
    };
    let ware = |class, numbers, prices| CodedRow { class, effect: 0, numbers, prices };
    match class {
        Class::Ware { goods: Goods::Named(counts), buy, sell } => ware(1, counts, [buy, sell]),
        Class::Ware { goods: Goods::Packages(count), buy, sell } => {
            ware(2, [count, 0, 0, 0, 0, 0], [buy, sell])
        }
        Class::Artifact { effect, untouchable: false } => effective(3, effect),
        Class::Artifact { effect, untouchable: true } => effective(4, effect),
        Class::Person(effect) => effective(5, effect),
        Class::Animal(effect) => effective(6, effect),
    }
}

impl Asante {
    /// The place of what a holy place does among all blessings.
    pub(super) fn blessing_place(&self, place: Holy) -> usize {
        of_blessing(self.blessings[usize::from(place.0)]).0
    }

    #[inline(always)]
    pub(super) fn write_deck(&self, pen: &mut Pen<'_>) {
        let (cards, holy) =
            if self.own_deck { (&self.deck.cards[..], &self.deck.holy[..]) } else { (&[][..], &[][..]) };
        debug_assert!(cards.len() <= MOST_KINDS && holy.len() <= MOST_HOLY, "no deck has more rows");
        let rows = || cards.iter().map(|row| of_class(row.class));
        let places = || holy.iter().map(|row| of_blessing(row.blessing));
        pen.plane("own deck");
        pen.bit(self.own_deck);
        pen.plane("deck counts");
        for row in cards {
            pen.number(row.label.count);
        }
        pen.plane("deck classes");
        rows().for_each(|row| pen.number(row.class));
        pen.plane("deck effects");
        rows().for_each(|row| pen.number(row.effect));
        pen.plane("deck numbers");
        rows().for_each(|row| row.numbers.iter().for_each(|&number| pen.number(number)));
        pen.plane("deck prices");
        rows().for_each(|row| row.prices.iter().for_each(|&price| pen.number(price)));
        pen.plane("place counts");
        for row in holy {
            pen.number(row.label.count);
        }
        pen.plane("place blessings");
        places().for_each(|(place, _)| pen.number(place as u8 + 1));
        pen.plane("place gold");
        places().for_each(|(_, gold)| pen.number(gold));
    }
}
