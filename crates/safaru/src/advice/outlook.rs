//! What a table is worth to who plays next.

use cards::{Bag, Colour, Kind};
use game::{Seat, ViewOf};

use super::Taste;
use crate::Safaru;
use crate::action::{Way, Ways};
use crate::card::{BABIES, SEVENTEEN, babies, hedgehogs, unicorns};
use crate::config::Variant;
use crate::rules::catching::possible_ways;
use crate::state::{Catching, Frame};

/// What the adviser knows and wants.
pub(super) struct Outlook<'a> {
    taste: &'a Taste,
    variant: Variant,
    pub(super) wild: Bag,
    pub(super) frame: Frame,
    /// The own hand.
    own: Bag,
    /// Cards that may be in the next player's hand.
    unseen: Bag,
    /// How many cards the next player holds.
    next_holds: u8,
}

/// No selection of cards makes this sum.
const NEVER: f32 = f32::NEG_INFINITY;

impl<'a> Outlook<'a> {
    pub(super) fn of(game: &Safaru, taste: &'a Taste, view: &ViewOf<Safaru>) -> Outlook<'a> {
        let open = &view.open;
        let known = game.known_piles(view);
        let mut unseen = known.iter().copied().fold(Bag::FULL.minus(open.wild), Bag::minus);
        unseen = unseen.minus(open.own.unwrap_or_default());
        if let Some(card) = open.frame.played() {
            unseen.remove(card);
        }
        let next = match open.frame {
            Frame::Turn(by) | Frame::Naming { by, .. } | Frame::Catching(Catching { by, .. }) => {
                by.next(game.settings.seats)
            }
            Frame::DrawDealer | Frame::Deal | Frame::Over => Seat(0),
        };
        Outlook {
            taste,
            variant: game.settings.variant,
            wild: open.wild,
            frame: open.frame,
            own: open.own.unwrap_or_default(),
            unseen,
            next_holds: open.counts[next],
        }
    }

    /// What catching these cards is worth; in the reverse game never more than nothing.
    pub(super) fn worth(&self, cards: Bag) -> f32 {
        let baby = match self.variant {
            Variant::Plain => -5.0,
            Variant::Reverse => 0.0,
        };
        let points = f32::from(cards.triangles())
            + baby * f32::from(babies(cards))
            + self.taste.unicorn * f32::from(unicorns(cards))
            + self.taste.hedgehog * f32::from(hedgehogs(cards))
            + self.taste.card * f32::from(cards.count());
        match self.variant {
            Variant::Plain => points,
            Variant::Reverse => -points,
        }
    }

    /// What the wild cards left by a play are worth to who decides on it.
    pub(super) fn afterwards(&self, left: Bag) -> f32 {
        let next = match self.frame {
            // SAF.30: who names a way for the neighbour plays next.
            Frame::Naming { .. } => -self.own_best(left),
            Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Catching(_) | Frame::Over => {
                self.likely(left)
            }
        };
        -self.taste.foresight * next
    }

    /// What the own hand can get out of these wild cards.
    fn own_best(&self, wild: Bag) -> f32 {
        let table = self.table(wild);
        let values = self.own.kinds().map(|kind| table.value_of_number(kind.number()));
        values.max_by(f32::total_cmp).unwrap_or(0.0)
    }

    /// What the next player is likely to get out of these wild cards: by the best number that is held.
    fn likely(&self, wild: Bag) -> f32 {
        let unseen = self.unseen.count();
        if unseen == 0 || self.next_holds == 0 {
            return 0.0;
        }
        let table = self.table(wild);
        let mut by_number = [(0.0, 0.0); 10];
        for (entry, number) in by_number.iter_mut().zip(0..10) {
            let share = f32::from(self.unseen.of_number(number).count()) / f32::from(unseen);
            let held = 1.0 - (1.0 - share).powi(i32::from(self.next_holds));
            *entry = (table.value_of_number(number), held);
        }
        by_number.sort_by(|one, other| other.0.total_cmp(&one.0));
        let (mut expected, mut left) = (0.0, 1.0);
        for (value, held) in by_number {
            expected += left * held * value;
            left *= 1.0 - held;
        }
        expected
    }

    /// These wild cards, ready to be asked what a card would get.
    pub(super) fn table(&self, wild: Bag) -> Table<'_> {
        let mut table = Table { outlook: self, wild, best: [NEVER; 18], smaller: [NEVER; 10] };
        table.best[0] = 0.0;
        for number in 1..10 {
            table.smaller[number] = table.best[number];
            for kind in wild.of_number(number as u8).cards() {
                let worth = self.worth(Bag::EMPTY.with(kind));
                for sum in (number..table.best.len()).rev() {
                    table.best[sum] = table.best[sum].max(table.best[sum - number] + worth);
                }
            }
        }
        table
    }
}

/// Wild cards, and what the best selections of them are worth.
pub(super) struct Table<'a> {
    outlook: &'a Outlook<'a>,
    wild: Bag,
    /// By sum, 0s left aside.
    best: [f32; 18],
    /// By sum, of cards with smaller numbers.
    smaller: [f32; 10],
}

impl Table<'_> {
    /// What a card of this number would get; its own colour is not known.
    fn value_of_number(&self, number: u8) -> f32 {
        self.value(Kind::new(Colour::Red, number))
    }

    /// What this card would get in one way: the best one, in the reverse game the one that a neighbour would
    /// name. Nothing if it would be released.
    pub(super) fn value(&self, card: Kind) -> f32 {
        let ways: Ways = possible_ways(card.number(), self.wild);
        let values = ways.iter().map(|way| self.value_by(way, card));
        let value = match self.outlook.variant {
            Variant::Plain => values.max_by(f32::total_cmp),
            Variant::Reverse => values.min_by(f32::total_cmp),
        };
        value.unwrap_or(0.0)
    }

    fn value_by(&self, way: Way, card: Kind) -> f32 {
        let number = usize::from(card.number());
        let zeros = self.wild.and(BABIES);
        let worth = |kind: Kind| self.outlook.worth(Bag::EMPTY.with(kind));
        match way {
            Way::Add if number == 0 => self.best_zeros(2),
            Way::Add if zeros.is_empty() => self.smaller[number],
            Way::Add => self.best[number] + self.best_zeros(1),
            Way::Seventeen if zeros.is_empty() => self.best[usize::from(SEVENTEEN) - number],
            Way::Seventeen => self.best[usize::from(SEVENTEEN) - number] + self.best_zeros(1),
            Way::Pair => {
                let same = self.wild.of_number(card.number());
                same.kinds().map(worth).fold(NEVER, f32::max) + worth(card)
            }
        }
    }

    /// The best of the 0s, so many at least (SAF.7).
    fn best_zeros(&self, least: usize) -> f32 {
        let mut values = [0.0; 5];
        let zeros = self.wild.and(BABIES);
        for (value, kind) in values.iter_mut().zip(zeros.kinds()) {
            *value = self.outlook.worth(Bag::EMPTY.with(kind));
        }
        let values = &mut values[..usize::from(zeros.count())];
        values.sort_by(|one, other| other.total_cmp(one));
        let taken = values.iter().enumerate().filter(|(place, value)| *place < least || **value > 0.0);
        taken.map(|(_, value)| value).sum()
    }
}
