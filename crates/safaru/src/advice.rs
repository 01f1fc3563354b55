//! A sensible player: weighs what a play catches against what it leaves to the next player.

use cards::{Bag, Colour, Kind};
use game::{Advise, Seat, ViewOf};

use crate::Safaru;
use crate::action::{Action, Catch};
use crate::card::{babies, hedgehogs, unicorns};
use crate::config::Variant;
use crate::rules::ways::Field;
use crate::state::Frame;

/// How the sensible player weighs things, in points. The numbers were found by letting variants play each
/// other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// A unicorn, for the majority it may bring.
    pub unicorn: f32,
    /// A hedgehog, for the majority it may bring.
    pub hedgehog: f32,
    /// Any card, for the majority it may bring in the reverse game.
    pub card: f32,
    /// How much of what the next player is likely to get counts against a play.
    pub foresight: f32,
}

/// The taste in use for Safarü.
pub const PLAIN: Taste = Taste { unicorn: 5.0, hedgehog: -1.7, card: 0.0, foresight: 0.7 };
/// The taste in use for Reverse Safarü, where all of it is bad.
pub const REVERSE: Taste = Taste { unicorn: 0.0, hedgehog: 2.2, card: 1.5, foresight: 0.25 };

/// Of more plays than this only the best at first sight are looked at closely.
const CLOSELY: usize = 16;

impl Advise for Safaru {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let taste = match self.settings.variant {
            Variant::Plain => PLAIN,
            Variant::Reverse => REVERSE,
        };
        self.advise_by(&taste, view, legal)
    }
}

impl Safaru {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let outlook = Outlook::of(self, taste, view);
        let mut rated: Vec<(f32, Action)> =
            legal.iter().map(|&action| (outlook.at_first_sight(action), action)).collect();
        rated.sort_by(|one, other| other.0.total_cmp(&one.0));
        rated.truncate(CLOSELY);
        let closely = rated.into_iter().map(|(value, action)| (value + outlook.afterwards(action), action));
        closely.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(legal[0], |(_, action)| action)
    }
}

/// What the adviser knows and wants.
struct Outlook<'a> {
    taste: &'a Taste,
    variant: Variant,
    wild: Bag,
    frame: Frame,
    /// The own hand.
    own: Bag,
    /// Cards that may be in the next player's hand.
    unseen: Bag,
    /// How many cards the next player holds.
    next_holds: u8,
}

impl<'a> Outlook<'a> {
    fn of(game: &Safaru, taste: &'a Taste, view: &ViewOf<Safaru>) -> Outlook<'a> {
        let open = &view.open;
        let known = game.known_piles(view);
        let mut unseen = known.iter().copied().fold(Bag::FULL.minus(open.wild), Bag::minus);
        unseen = unseen.minus(open.own.unwrap_or_default());
        let next = match open.frame {
            Frame::Turn(seat) => seat.next(game.settings.seats),
            Frame::Deciding { by, card } => {
                unseen.remove(card);
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

    /// What catching these cards is worth, or costs in the reverse game.
    fn points(&self, cards: Bag) -> f32 {
        let baby = match self.variant {
            Variant::Plain => -5.0,
            Variant::Reverse => 0.0,
        };
        f32::from(cards.triangles())
            + baby * f32::from(babies(cards))
            + self.taste.unicorn * f32::from(unicorns(cards))
            + self.taste.hedgehog * f32::from(hedgehogs(cards))
            + self.taste.card * f32::from(cards.count())
    }

    fn points_of(&self, card: Kind, catch: &Catch) -> f32 {
        let own = if catch.pair.is_some() { self.points(Bag::EMPTY.with(card)) } else { 0.0 };
        self.points(catch.cards()) + own
    }

    /// What an action brings at once to whoever decides it.
    fn at_first_sight(&self, action: Action) -> f32 {
        match (action, self.variant) {
            (Action::Release(_), _) => 0.0,
            (Action::Play(play), Variant::Plain) => self.points_of(play.card(), &play.catch()),
            (Action::Play(play), Variant::Reverse) => -self.points_of(play.card(), &play.catch()),
            (Action::Offer(card), _) => -self.worst(&Field::of(self.wild), card),
            (Action::Take(catch), _) => match self.frame {
                Frame::Deciding { card, .. } => self.points_of(card, &catch),
                Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over => 0.0,
            },
        }
    }

    /// SAF.30: what a neighbour can make of a card.
    fn worst(&self, field: &Field, card: Kind) -> f32 {
        let mut worst = f32::NEG_INFINITY;
        field.single_ways(card.number(), |catch| worst = worst.max(self.points_of(card, &catch)));
        worst
    }

    /// What the wild cards left by an action are worth, as far as the next player is concerned.
    fn afterwards(&self, action: Action) -> f32 {
        let left = self.left(action);
        match (self.variant, self.frame) {
            (Variant::Plain, _) => -self.taste.foresight * self.likely(left),
            // SAF.30: who chose for the neighbour plays next.
            (Variant::Reverse, Frame::Deciding { .. }) => -self.taste.foresight * self.least(left),
            (Variant::Reverse, Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over) => {
                self.taste.foresight * self.likely(left)
            }
        }
    }

    /// What the own hand has to pay at least with these wild cards.
    fn least(&self, wild: Bag) -> f32 {
        let field = Field::of(wild);
        let costs = self.own.kinds().map(|kind| self.gain(&field, kind.number()));
        costs.min_by(f32::total_cmp).unwrap_or(0.0)
    }

    /// The wild cards after an action; an offered card lies among them, whatever it will catch.
    fn left(&self, action: Action) -> Bag {
        let after = |card: Kind, catch: &Catch| {
            let rest = self.wild.minus(catch.cards());
            if catch.pair.is_some() { rest } else { rest.with(card) }
        };
        match (action, self.frame) {
            (Action::Release(card) | Action::Offer(card), _) => self.wild.with(card),
            (Action::Play(play), _) => after(play.card(), &play.catch()),
            (Action::Take(catch), Frame::Deciding { card, .. }) => after(card, &catch),
            (Action::Take(_), Frame::DrawDealer | Frame::Deal | Frame::Turn(_) | Frame::Over) => self.wild,
        }
    }

    /// What the next player is likely to catch from these wild cards: the best number that is held, and in
    /// the reverse game the one that costs least.
    fn likely(&self, wild: Bag) -> f32 {
        let unseen = self.unseen.count();
        if unseen == 0 || self.next_holds == 0 {
            return 0.0;
        }
        let field = Field::of(wild);
        let mut by_number = [(0.0, 0.0); 10];
        for (entry, number) in by_number.iter_mut().zip(0..10) {
            let share = f32::from(self.unseen.of_number(number).count()) / f32::from(unseen);
            *entry = (self.gain(&field, number), 1.0 - (1.0 - share).powi(i32::from(self.next_holds)));
        }
        by_number.sort_by(|one, other| match self.variant {
            Variant::Plain => other.0.total_cmp(&one.0),
            Variant::Reverse => one.0.total_cmp(&other.0),
        });
        let (mut expected, mut left) = (0.0, 1.0);
        for (gain, held) in by_number {
            expected += left * held * gain;
            left *= 1.0 - held;
        }
        expected
    }

    /// What a card of this number would catch; its own colour is not known.
    fn gain(&self, field: &Field, number: u8) -> f32 {
        if !field.can_catch(number) {
            return 0.0;
        }
        let card = Kind::new(Colour::Red, number);
        match self.variant {
            Variant::Plain => {
                let mut best = f32::NEG_INFINITY;
                field.single_ways(number, |catch| best = best.max(self.points_of(card, &catch)));
                best
            }
            Variant::Reverse if field.ways(number) > 1 => self.worst(field, card),
            Variant::Reverse => {
                let mut least = f32::INFINITY;
                field.single_ways(number, |catch| least = least.min(self.points_of(card, &catch)));
                least
            }
        }
    }
}
