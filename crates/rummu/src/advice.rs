//! A sensible player: keeps what may become a combination, comes out when it can, lays and adds for points, takes a
//! discard only if it helps more than a card of the stock would.

/// Combinations that are not there yet.
mod hopes;
/// What speaks for and against an action.
mod facts;

use cards::{Bag, Kind};
use game::{Advise, Fact, Few, Seat, ViewOf, Viewer};

use crate::Rummu;
use crate::action::Action;
use crate::card::{FEWEST, additions, joker_for, kinds_of, removals, swapped, without};
use crate::rules::penalty;
use crate::score::combination_points;
use crate::state::{Combination, Frame, MOST_COMBINATIONS, State};
use crate::view::Open;
use hopes::Hopes;
pub(crate) use hopes::{Company, company, for_each_near, near};

/// How the sensible player weighs things, in points. The numbers were found by letting variants play each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// What a card that completes a combination is worth, as a part of what the combination is.
    pub last_card: f32,
    /// What a card is worth after which a combination lacks only one more, likewise.
    pub last_but_one: f32,
    /// What coming out is worth by itself.
    pub coming_out: f32,
    /// What ending the hand is worth by itself.
    pub finishing: f32,
    /// What it costs to take another discard.
    pub another: f32,
    /// How much better than a card of the stock a discard must be.
    pub margin: f32,
    /// What a card is worth that can be added to a combination later.
    pub spare: f32,
}

/// The taste in use.
pub const TASTE: Taste = Taste {
    last_card: 0.8,
    last_but_one: 0.1,
    coming_out: 15.0,
    finishing: 30.0,
    another: 3.0,
    margin: 0.0,
    spare: 4.0,
};

impl Advise for Rummu {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(&TASTE, view, legal)
    }

    /// What lies open is all it looks at.
    fn advise_in(&self, world: &State, seat: Seat, legal: &[Action]) -> Action {
        self.advise_seat(&TASTE, &Open::of(world, Viewer::Seat(seat)), seat, legal)
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        facts::facts(self, view, legal, action)
    }
}

impl Rummu {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let Some(seat) = view.viewer.seat() else { return legal[0] };
        self.advise_seat(taste, &view.open, seat, legal)
    }

    fn advise_seat(&self, taste: &Taste, open: &Open, seat: Seat, legal: &[Action]) -> Action {
        let Some(hand) = open.own else { return legal[0] };
        let mind = Mind { game: self, taste, open, seat, hand };
        match open.frame {
            Frame::Drawing(_) => mind.draw_or_take(legal),
            Frame::Taking(_) => mind.take_another(),
            Frame::Laying(_) | Frame::Short(_) => mind.lay_or_discard(legal),
            Frame::TakingBack(_) => mind.take_back(legal),
            Frame::Dealer | Frame::Deal | Frame::Card(_) | Frame::Over => legal[0],
        }
    }
}

/// What the sensible player looks at.
struct Mind<'a> {
    game: &'a Rummu,
    taste: &'a Taste,
    open: &'a Open,
    seat: Seat,
    hand: Bag,
}

impl Mind<'_> {
    fn draw_or_take(&self, legal: &[Action]) -> Action {
        let (Some(top), true) = (self.open.top, legal.contains(&Action::Draw)) else { return Action::Take };
        let (hopes, places) = (self.hopes(Hopes::of_gaining), self.places());
        let unseen = Bag::FULL.minus(self.hand.plus(self.open.table.all()).with(top));
        let drawn: f32 = unseen.cards().map(|card| self.gain(&hopes, &places, card)).sum();
        let mean = drawn / f32::from(unseen.count().max(1));
        if self.gain(&hopes, &places, top) > mean + self.taste.margin { Action::Take } else { Action::Draw }
    }

    fn take_another(&self) -> Action {
        let Some(top) = self.open.top else { return Action::Enough };
        let gain = self.gain(&self.hopes(Hopes::of_gaining), &self.places(), top);
        if gain > self.taste.another { Action::Take } else { Action::Enough }
    }

    /// What it would bring to have this card too.
    fn gain(&self, hopes: &Hopes, places: &Places, card: Kind) -> f32 {
        let left = self.hand.count();
        let add = if self.is_out() { self.best_addition(places, card, left).unwrap_or(0.0) } else { 0.0 };
        let spare = if places.any_for(card) { self.taste.spare } else { 0.0 };
        hopes.of(card).max(add).max(spare) - penalty(Bag::EMPTY.with(card)) as f32 / 5.0
    }

    fn lay_or_discard(&self, legal: &[Action]) -> Action {
        let mut best = None;
        for &action in legal {
            let worth = match action {
                Action::Lay(cards) => self.lay_worth(cards, legal),
                Action::Add { cards, to } => {
                    self.addition_worth(cards, to, self.hand.count() - cards.count())
                }
                Action::Swap { card, at } => self.swap_worth(card, at),
                Action::Draw
                | Action::Take
                | Action::Enough
                | Action::Discard(_)
                | Action::TakeBack { .. } => continue,
            };
            if worth > best.map_or(0.0, |(most, _)| most) {
                best = Some((worth, action));
            }
        }
        match best {
            Some((_, action)) => action,
            None => self.cheapest_discard(legal),
        }
    }

    /// What a lay brings, together with the best one after it.
    fn lay_worth(&self, cards: Bag, legal: &[Action]) -> f32 {
        let left = self.hand.minus(cards);
        let comes_out = cards.count() >= self.game.settings().needed(self.open.scores[self.seat]);
        let mut next = match left.count() {
            0 => self.end_by_taking_back(&[cards]).unwrap_or(0.0),
            1 => self.taste.finishing,
            _ => 0.0,
        };
        for &action in legal {
            if let Action::Lay(other) = action
                && other.within(left)
            {
                let end = match left.count() - other.count() {
                    // RUM.25: who has not come out yet keeps a card.
                    0 if !self.is_out() && !comes_out => continue,
                    0 => self.end_by_taking_back(&[cards, other]),
                    1 => Some(self.taste.finishing),
                    _ => Some(0.0),
                };
                next = end.map_or(next, |end| next.max(worth_of(other) + end));
            }
        }
        let coming_out = if self.is_out() { 0.0 } else { self.taste.coming_out };
        worth_of(cards) + coming_out + next
    }

    /// What it brings to end the hand by taking back a card, with these new combinations (RUM.23). None if there is
    /// no such card.
    fn end_by_taking_back(&self, new: &[Bag]) -> Option<f32> {
        let own = self.open.table.of(self.seat).map(|(_, cards)| cards);
        best_taken_back(own.chain(new.iter().copied())).map(|worth| self.taste.finishing + worth)
    }

    /// The card whose going costs least.
    fn take_back(&self, legal: &[Action]) -> Action {
        let worth = |action: Action| {
            let Action::TakeBack { card, from } = action else { return None };
            self.open.table.get(from).map(|combination| taken_back(combination.cards, card))
        };
        legal.iter().copied().max_by_key(|&action| worth(action)).unwrap_or(legal[0])
    }

    /// What it brings to add cards to a combination, with so many left in the hand: fewer cards, and points for
    /// whoever laid it.
    fn addition_worth(&self, cards: Bag, to: u8, left: u8) -> f32 {
        let Some(combination) = self.open.table.get(to) else { return 0.0 };
        let longer = Combination { cards: combination.cards.plus(cards), ..combination };
        let worth = penalty(cards) as f32 + self.change_worth(combination, longer);
        match left {
            0 => {
                let own = self.open.table.of(self.seat);
                let own = own.map(|(place, cards)| if place == to { longer.cards } else { cards });
                let Some(back) = best_taken_back(own) else { return 0.0 };
                // Discarding a last card ends the hand as well.
                let end = if cards.count() == 1 { -penalty(cards) as f32 } else { self.taste.finishing };
                worth + back + end
            }
            1 => worth + self.taste.finishing,
            _ => worth,
        }
    }

    /// What it brings to swap a card for a joker, and to use the joker at once if it can be.
    fn swap_worth(&self, card: Kind, at: u8) -> f32 {
        let Some(combination) = self.open.table.get(at) else { return 0.0 };
        let after = Combination { cards: swapped(combination.cards, card), ..combination };
        let left = self.hand.count() - 1;
        let use_joker = self.best_addition(&self.places(), joker_for(card), left).unwrap_or(0.0).max(0.0);
        self.change_worth(combination, after) + use_joker - 5.0
    }

    /// What a changed combination means: points for the own side are as good as points against each of the others.
    fn change_worth(&self, before: Combination, after: Combination) -> f32 {
        let points = (combination_points(after.cards) - combination_points(before.cards)) as f32;
        let settings = self.game.settings();
        if settings.side(before.owner) == settings.side(self.seat) {
            return points;
        }
        let sides = Seat::all(settings.seats).map(|seat| settings.side(seat)).max().unwrap_or(0);
        -points / f32::from(sides.max(1))
    }

    /// The best place on the table for this card, with so many left in the hand.
    fn best_addition(&self, places: &Places, card: Kind, left: u8) -> Option<f32> {
        let cards = Bag::EMPTY.with(card);
        places.of(card).map(|place| self.addition_worth(cards, place, left)).max_by(f32::total_cmp)
    }

    fn places(&self) -> Places {
        let fitting: Few<u64, MOST_COMBINATIONS> =
            self.open.table.cards().iter().map(|&combination| additions(combination)).collect();
        Places { anywhere: fitting.iter().fold(0, |all, cards| all | cards), fitting }
    }

    /// The card that promises least.
    fn cheapest_discard(&self, legal: &[Action]) -> Action {
        let (hopes, places) = (self.hopes(Hopes::of_keeping), self.places());
        let worth = |card: Kind| {
            let spare = if places.any_for(card) { self.taste.spare } else { 0.0 };
            let kept = if self.hand.count_of(card) > 1 { 0.0 } else { hopes.of(card) };
            kept.max(spare) - penalty(Bag::EMPTY.with(card)) as f32 / 5.0
        };
        let discards = legal.iter().filter_map(|&action| {
            let Action::Discard(card) = action else { return None };
            Some((worth(card), action))
        });
        discards.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(legal[0], |(_, action)| action)
    }

    fn is_out(&self) -> bool {
        self.open.out.has(self.seat)
    }

    fn hopes(&self, look: fn(Bag, Bag, u8, f32, &Taste) -> Hopes) -> Hopes {
        let (size, bonus) = if self.is_out() {
            (FEWEST, 0.0)
        } else {
            (self.game.settings().needed(self.open.scores[self.seat]), self.taste.coming_out)
        };
        look(self.hand, self.open.table.all(), size, bonus, self.taste)
    }
}

/// Where single cards can be added.
struct Places {
    /// What fits each combination on the table, as bits of `Bag::kinds_mask`.
    fitting: Few<u64, MOST_COMBINATIONS>,
    /// What fits any of them.
    anywhere: u64,
}

impl Places {
    fn any_for(&self, card: Kind) -> bool {
        self.anywhere >> card.index() & 1 == 1
    }

    /// The combinations that this card fits.
    fn of(&self, card: Kind) -> impl Iterator<Item = u8> {
        let all: &[u64] = if self.any_for(card) { &self.fitting } else { &[] };
        (0u8..).zip(all).filter(move |(_, cards)| *cards >> card.index() & 1 == 1).map(|(place, _)| place)
    }
}

/// The points of a combination and those its cards would have cost.
fn worth_of(cards: Bag) -> f32 {
    (combination_points(cards) + penalty(cards)) as f32
}

/// What it brings to take back the best card of these combinations.
fn best_taken_back(own: impl Iterator<Item = Bag>) -> Option<f32> {
    let cards = own.flat_map(|cards| kinds_of(removals(cards)).map(move |card| taken_back(cards, card)));
    cards.max().map(|points| points as f32)
}

/// How the points of a combination change when this card is taken back.
fn taken_back(cards: Bag, card: Kind) -> i32 {
    combination_points(without(cards, card)) - combination_points(cards)
}
