//! A sensible player: buys what it can sell, sells when it can, keeps its artifacts working, and saves the animal keeper
//! for what hurts. It looks one step ahead and adds up what it would own, in gold.

/// What effects bring and do.
mod effects;
/// What is true of an action.
pub(crate) mod facts;
/// What the player looks at.
mod survey;
/// What things are worth.
mod worth;

use game::{Advise, Fact, Seat, ViewOf};

use crate::Asante;
use crate::action::{Action, InTurn, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::{Class, Kind};
use crate::state::{Frame, Looking, State};
use crate::ware::Wares;

pub(crate) use effects::Weighed;
pub(crate) use facts::Weighing;
use survey::Survey;
pub(crate) use worth::Mind;
pub use worth::{TASTE, Taste};

/// A holy place that the other player receives costs so much.
const PLACE: f32 = 0.8;
/// What keeping a holy place for later is worth.
const SAVED_PLACE: f32 = 0.4;
/// Drawing comes before everything else, while an action can be spared for it.
const DRAWING: f32 = 100.0;
/// For more good things than this no actions are kept while drawing.
const MOST_PLAYS: u8 = 4;
/// With a second keeper in the hand, so much less must hurt.
const SPARE: f32 = 0.8;

impl Advise for Asante {
    fn advise(&self, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        self.advise_by(&TASTE, view, legal)
    }

    fn advise_in(&self, world: &State, seat: Seat, legal: &[Action]) -> Action {
        best(&TASTE, &Survey::in_world(self, world, seat), legal)
    }

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        self.facts_of(view, legal, action)
    }
}

impl Asante {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        match view.viewer.seat() {
            Some(seat) => best(taste, &Survey::on_table(self, &view.open, seat), legal),
            None => legal[0],
        }
    }
}

/// The action that brings the most; of equals the first.
fn best(taste: &Taste, survey: &Survey, legal: &[Action]) -> Action {
    let Some(frame) = survey.frame.filter(|_| legal.len() > 1) else { return legal[0] };
    let mind = Mind::new(taste, survey);
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for action in legal {
        let gain = mind.gain(frame, *action);
        if gain > best.0 {
            best = (gain, *action);
        }
        if gain >= DRAWING {
            break;
        }
    }
    best.1
}

impl Mind<'_> {
    /// What an action brings.
    fn gain(&self, frame: Frame, action: Action) -> f32 {
        match frame {
            Frame::Turn => {
                if let Action::Turn(action) = action {
                    self.in_turn(action)
                } else {
                    0.0
                }
            }
            Frame::Looking(Looking::Keep) => self.keeping(action),
            Frame::Looking(Looking::Pick { .. } | Looking::Peek { .. }) => self.picking(action),
            Frame::Looking(Looking::More { .. }) => {
                let worthwhile = action == Action::Turn(InTurn::Draw) && !self.last;
                if worthwhile { self.taste.unseen - self.price(1) } else { 0.0 }
            }
            Frame::React { card } => {
                if action == Action::Reaction(Reaction::Let) {
                    0.0
                } else {
                    self.cancelling(card)
                }
            }
            Frame::Found { card } => match self.game.rule(card) {
                Some(rule) if action == Action::Turn(InTurn::Play(card)) => rule.worth(self, None),
                Some(_) | None => self.held(card),
            },
            Frame::Choose { card } => self.game.rule(card).map_or(0.0, |rule| rule.answered(self, action)),
            Frame::Blessing { .. } | Frame::Places { .. } => self.blessed_by(action),
            Frame::Change
            | Frame::Wares { .. }
            | Frame::Return { .. }
            | Frame::Discards { .. }
            | Frame::Give => self.moving(action),
            Frame::Nature(_) | Frame::Played { .. } => 0.0,
        }
    }

    /// What a holy place brings; doing no more of it brings almost nothing.
    pub(crate) fn blessed_by(&self, action: Action) -> f32 {
        let place = if let Action::Place(OfPlaces::Bless(place)) = action {
            Some(place)
        } else if let Action::Place(OfPlaces::Apply(slot)) = action {
            self.outlook.row[usize::from(slot)]
        } else {
            None
        };
        place.map_or(0.05, |place| self.blessed(self.blessing(place)))
    }

    /// What spending so many actions costs: two that are left bring gold (ASA.13).
    fn price(&self, actions: u8) -> f32 {
        let left = self.outlook.actions;
        let bonus = if left >= 2 && left - actions.min(left) < 2 { 1.0 } else { 0.0 };
        bonus + self.taste.action * f32::from(actions)
    }

    fn in_turn(&self, action: InTurn) -> f32 {
        let cost = self.price(1);
        match action {
            InTurn::Draw => self.drawing(),
            InTurn::Buy { .. } | InTurn::Sell { .. } => self.deal(action).unwrap_or(0.0) - cost,
            InTurn::Lay { card, slot } => self.laying(card, slot) - cost,
            InTurn::Use(slot) => {
                let artifact = self.outlook.own.artifacts[usize::from(slot)];
                artifact
                    .and_then(|artifact| self.game.rule(artifact.card))
                    .map_or(0.0, |rule| rule.worth(self, None) - self.price(rule.actions()))
            }
            InTurn::Play(card) => match self.game.rule(card) {
                Some(rule) => rule.worth(self, Some(card)) - self.held(card) - cost,
                None => 0.0,
            },
            InTurn::Visit(place) => {
                let owned = self.game.places.count(&self.places, place);
                let saved = if self.last { 0.0 } else { SAVED_PLACE };
                self.blessed(self.blessing(place)) * f32::from(owned) - saved
            }
            InTurn::End => 0.0,
        }
    }

    /// Drawing comes first, as long as the actions are not needed for something better.
    fn drawing(&self) -> f32 {
        let spares = |actions: u8| actions > MOST_PLAYS || self.plays(actions) < actions;
        if !self.last && spares(self.outlook.actions) { DRAWING } else { 0.0 }
    }

    /// For how many good things an action is wanted, as far as that matters: no more than `most`.
    fn plays(&self, most: u8) -> u8 {
        let slots = 0..crate::state::SLOTS as u8;
        let sales = self.kinds().filter(|&card| self.can_sell(card)).map(|_| ());
        let uses =
            slots.filter(|slot| self.in_turn(InTurn::Use(*slot)) > self.taste.wanted - 0.5).map(|_| ());
        let others = self.kinds().filter(|&card| match self.class(card) {
            Class::Ware { .. } => {
                self.deal(InTurn::Buy { card, ware: None }).is_some_and(|gain| gain > self.taste.wanted)
            }
            Class::Artifact { .. } => self.has_slot,
            Class::Person(effect) | Class::Animal(effect) => {
                effect.rule().worth(self, Some(card)) - self.held(card) > self.taste.wanted
            }
        });
        sales.chain(others.map(|_| ())).chain(uses).take(usize::from(most.min(MOST_PLAYS))).count() as u8
    }

    fn laying(&self, card: Kind, slot: u8) -> f32 {
        if self.last {
            return -1.0;
        }
        let Some(rule) = self.game.rule(card) else { return 0.0 };
        let place = if self.outlook.row[usize::from(slot)].is_some() { PLACE } else { 0.0 };
        match self.outlook.own.artifacts[usize::from(slot)] {
            None => rule.in_play() - self.held(card) - place,
            Some(old) => {
                let lost = self.game.rule(old.card).map_or(0.0, Weighed::in_play);
                rule.in_play() - lost - self.held(card) + place
            }
        }
    }

    fn keeping(&self, action: Action) -> f32 {
        let keeps = action == Action::Card(OfCards::Keep);
        let Some(card) = self.looking.filter(|_| keeps) else { return 0.0 };
        let actions = self.outlook.actions.saturating_sub(self.plays(MOST_PLAYS) / 2);
        self.gained(card) - self.taste.keep[usize::from(actions).min(4)]
    }

    fn picking(&self, action: Action) -> f32 {
        let none = self.taste.keep[usize::from(self.outlook.actions.min(2))] - 0.5;
        if let Action::Card(OfCards::Pick(card)) = action { self.gained(card) } else { none }
    }

    /// What a card of the other player's would do to us.
    fn cancelling(&self, card: Kind) -> f32 {
        let Some(rule) = self.game.rule(card) else { return 0.0 };
        let keepers = self.cards().filter(|card| self.game.cancels(*card));
        let spare = if keepers.count() > 1 { SPARE } else { 0.0 };
        rule.harm(self) - (self.taste.hurts - spare)
    }

    /// What moving cards and wares changes.
    pub(crate) fn moving(&self, action: Action) -> f32 {
        match action {
            Action::Ware(action) => self.moving_wares(action),
            Action::Card(OfCards::Fetch(card) | OfCards::Pick(card)) => self.gained(card),
            Action::Card(OfCards::Drop(card) | OfCards::Give(card)) => -self.lost(card),
            Action::Card(OfCards::Keep | OfCards::Discard | OfCards::Reduce)
            | Action::Turn(_)
            | Action::Reaction(_)
            | Action::Artifact(_)
            | Action::Place(_) => 0.0,
        }
    }

    fn moving_wares(&self, action: OfWares) -> f32 {
        let mut then = self.stand();
        match action {
            OfWares::Take(wares) => then.add(wares),
            OfWares::Return(wares) => then.take(wares),
            OfWares::Swap { give, take } => {
                then.take(Wares::of(give, take.count()));
                then.add(take.wares());
            }
            OfWares::Count(_) => return 0.0,
        }
        self.stock(then) - self.now()
    }
}
