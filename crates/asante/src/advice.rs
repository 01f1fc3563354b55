//! A sensible player: buys what it can sell, sells when it can, keeps its artifacts working, and saves the animal keeper
//! for what hurts. It looks one step ahead and adds up what it would own, in gold.

/// What having an effect is worth.
mod effect_worth;
/// What using a card would bring.
mod effects;
/// What is true of an action.
mod facts;
/// What things are worth.
mod worth;

use game::{Advise, Fact, ViewOf};

use crate::Asante;
use crate::action::Action;
use crate::card::{Class, Effect, Kind};
use crate::state::{Frame, other};
use crate::ware::Wares;
use effect_worth::in_play;
use worth::Mind;
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

    fn facts(&self, view: &ViewOf<Self>, legal: &[Action], action: Action) -> Vec<Fact> {
        self.facts_of(view, legal, action)
    }
}

impl Asante {
    /// The action of a sensible player with this taste.
    pub fn advise_by(&self, taste: &Taste, view: &ViewOf<Self>, legal: &[Action]) -> Action {
        let (Some(me), Some(frame)) = (view.viewer.seat(), view.open.frames.last()) else { return legal[0] };
        if legal.len() == 1 {
            return legal[0];
        }
        let mind = Mind::new(self, taste, view, me);
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for action in legal {
            let gain = mind.gain(*frame, *action);
            if gain > best.0 {
                best = (gain, *action);
            }
            if gain >= DRAWING {
                break;
            }
        }
        best.1
    }
}

impl Mind<'_> {
    /// What an action brings.
    fn gain(&self, frame: Frame, action: Action) -> f32 {
        match frame {
            Frame::Turn => self.in_turn(action),
            Frame::Keep => self.keeping(action),
            Frame::Pick { .. } | Frame::Peek { .. } => self.picking(action),
            Frame::More { .. } => {
                let worthwhile = action == Action::Draw && !self.last;
                if worthwhile { self.taste.unseen - self.price(1) } else { 0.0 }
            }
            Frame::React { card } => {
                if action == Action::Let {
                    0.0
                } else {
                    self.cancelling(card)
                }
            }
            Frame::Found { card } => match self.game.effect(card) {
                Some(effect) if action == Action::Play(card) => self.effect(effect, None),
                Some(_) | None => self.held(card),
            },
            Frame::Choose { card } => self.choosing(card, action),
            Frame::Blessing { .. } | Frame::Places { .. } => self.blessed_by(action),
            Frame::Change
            | Frame::Wares { .. }
            | Frame::Return { .. }
            | Frame::Discards { .. }
            | Frame::Give => self.moving(action),
            Frame::First
            | Frame::Deal
            | Frame::TurnUp
            | Frame::Draw(_)
            | Frame::Rob
            | Frame::Played { .. } => 0.0,
        }
    }

    /// What a holy place brings; doing no more of it brings almost nothing.
    fn blessed_by(&self, action: Action) -> f32 {
        let place = if let Action::Bless(place) = action {
            Some(place)
        } else if let Action::Apply(slot) = action {
            self.open.row[usize::from(slot)]
        } else {
            None
        };
        place.map_or(0.05, |place| self.blessed(self.blessing(place)))
    }

    /// What spending so many actions costs: two that are left bring gold (ASA.13).
    fn price(&self, actions: u8) -> f32 {
        let left = self.open.actions;
        let bonus = if left >= 2 && left - actions.min(left) < 2 { 1.0 } else { 0.0 };
        bonus + self.taste.action * f32::from(actions)
    }

    fn in_turn(&self, action: Action) -> f32 {
        let cost = self.price(1);
        match action {
            Action::Draw => self.drawing(),
            Action::Buy { .. } | Action::Sell { .. } => self.deal(action).unwrap_or(0.0) - cost,
            Action::Lay { card, slot } => self.laying(card, slot) - cost,
            Action::Use(slot) => match self.open.artifacts[self.me][usize::from(slot)] {
                Some(artifact) => match self.game.effect(artifact.card) {
                    Some(effect) => {
                        self.effect(effect, None) - self.price(self.game.actions_to_use(artifact.card))
                    }
                    None => 0.0,
                },
                None => 0.0,
            },
            Action::Play(card) => match self.game.effect(card) {
                Some(effect) => self.effect(effect, Some(card)) - self.held(card) - cost,
                None => 0.0,
            },
            Action::Visit(place) => {
                let owned = self.open.owned[self.me].iter().filter(|owned| **owned == place).count();
                let saved = if self.last { 0.0 } else { SAVED_PLACE };
                self.blessed(self.blessing(place)) * owned as f32 - saved
            }
            Action::Keep
            | Action::Discard
            | Action::End
            | Action::Let
            | Action::Cancel(_)
            | Action::Fetch(_)
            | Action::Pick(_)
            | Action::Drop(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Return(_)
            | Action::Swap { .. }
            | Action::Count(_)
            | Action::Reduce
            | Action::Break { .. }
            | Action::Borrow(_)
            | Action::Apply(_)
            | Action::Bless(_)
            | Action::Done => 0.0,
        }
    }

    /// Drawing comes first, as long as the actions are not needed for something better.
    fn drawing(&self) -> f32 {
        let spares = |actions: u8| actions > MOST_PLAYS || self.plays(actions) < actions;
        if !self.last && spares(self.open.actions) { DRAWING } else { 0.0 }
    }

    /// For how many good things an action is wanted, as far as that matters: no more than `most`.
    fn plays(&self, most: u8) -> u8 {
        let slots = 0..crate::state::SLOTS as u8;
        let sales = self.kinds().filter(|&card| self.can_sell(card)).map(|_| ());
        let uses =
            slots.filter(|slot| self.in_turn(Action::Use(*slot)) > self.taste.wanted - 0.5).map(|_| ());
        let others = self.kinds().filter(|&card| match self.class(card) {
            Class::Ware { .. } => {
                self.deal(Action::Buy { card, ware: None }).is_some_and(|gain| gain > self.taste.wanted)
            }
            Class::Artifact { .. } => self.has_slot,
            Class::Person(effect) | Class::Animal(effect) => {
                self.effect(effect, Some(card)) - self.held(card) > self.taste.wanted
            }
        });
        sales.chain(others.map(|_| ())).chain(uses).take(usize::from(most.min(MOST_PLAYS))).count() as u8
    }

    fn laying(&self, card: Kind, slot: u8) -> f32 {
        if self.last {
            return -1.0;
        }
        let Some(effect) = self.game.effect(card) else { return 0.0 };
        let place = if self.open.row[usize::from(slot)].is_some() { PLACE } else { 0.0 };
        match self.open.artifacts[self.me][usize::from(slot)] {
            None => in_play(effect) - self.held(card) - place,
            Some(old) => {
                let lost = self.game.effect(old.card).map_or(0.0, in_play);
                in_play(effect) - lost - self.held(card) + place
            }
        }
    }

    fn keeping(&self, action: Action) -> f32 {
        let Some(card) = self.open.looking.last().filter(|_| action == Action::Keep) else { return 0.0 };
        let actions = self.open.actions.saturating_sub(self.plays(MOST_PLAYS) / 2);
        self.gained(*card) - self.taste.keep[usize::from(actions).min(4)]
    }

    fn picking(&self, action: Action) -> f32 {
        let none = self.taste.keep[usize::from(self.open.actions.min(2))] - 0.5;
        if let Action::Pick(card) = action { self.gained(card) } else { none }
    }

    /// What a card of the other player's would do to us.
    fn cancelling(&self, card: Kind) -> f32 {
        let (me, open) = (self.me, self.open);
        let mine = open.stands[me].total();
        let Some(effect) = self.game.effect(card) else { return 0.0 };
        let artifacts = || open.artifacts[me].iter().flatten().filter_map(|a| self.game.effect(a.card));
        let harm = match effect {
            Effect::OpponentReturns { wares } => 2.6 * f32::from(wares.min(mine)),
            Effect::StealWare => 3.6,
            Effect::SwapWare | Effect::SwapRandomCard => 2.2,
            Effect::TakeWares { wares } | Effect::PayForWares { wares, .. } => 1.5 * f32::from(wares),
            Effect::BreakArtifact => 1.2 + artifacts().map(in_play).fold(0.0, f32::max) * 0.7,
            Effect::RefillOrReduce { down_to, .. } => {
                2.0f32.max(1.3 * f32::from(open.counts[me].saturating_sub(u16::from(down_to))))
            }
            Effect::SellEach { gold } => f32::from(open.stands[other(me)].total()) * f32::from(gold) * 0.35,
            Effect::TakeGoldIfPoorer { gold } => f32::from(gold),
            Effect::BorrowArtifact
            | Effect::SeekAnimal
            | Effect::ApplyHolyPlaces
            | Effect::TakeDiscarded
            | Effect::Haggle { .. }
            | Effect::WaresOrCards { .. } => 2.5,
            Effect::ExchangeForDifferent { .. }
            | Effect::DiscardSeriesForWares
            | Effect::TakeDiscardedArtifact
            | Effect::LookAndTake { .. } => 2.0,
            Effect::Cancel
            | Effect::SellDifferent { .. }
            | Effect::ApplyHolyPlace
            | Effect::DrawAndKeepOne { .. }
            | Effect::PayToDraw { .. }
            | Effect::DiscardForWares { .. }
            | Effect::DiscardForGold { .. }
            | Effect::ReturnToDraw { .. } => 0.0,
        };
        let keepers = self.hand.iter().filter(|card| self.game.effect(**card) == Some(Effect::Cancel));
        let spare = if keepers.count() > 1 { SPARE } else { 0.0 };
        harm - (self.taste.hurts - spare)
    }

    /// The first choice that an effect asks for.
    fn choosing(&self, card: Kind, action: Action) -> f32 {
        let Some(effect) = self.game.effect(card) else { return 0.0 };
        match (effect, action) {
            (Effect::SellDifferent { gold }, Action::Return(wares)) => {
                f32::from(gold[usize::from(wares.total().clamp(1, 6)) - 1]) + self.moving(action)
            }
            (Effect::SellEach { gold }, Action::Return(wares)) => {
                f32::from(gold) * f32::from(wares.total()) + self.moving(action)
            }
            (Effect::RefillOrReduce { up_to, .. }, Action::Draw) => {
                self.taste.unseen * f32::from(u16::from(up_to).saturating_sub(self.open.counts[self.me]))
            }
            (Effect::RefillOrReduce { down_to, .. }, Action::Reduce) => {
                let theirs = self.open.counts[other(self.me)];
                self.envied(1.2 * f32::from(theirs.saturating_sub(u16::from(down_to))))
            }
            (Effect::WaresOrCards { wares, cards }, Action::Draw) => {
                self.taste.unseen * f32::from(cards) - self.envied(2.0 * f32::from(wares))
            }
            (Effect::WaresOrCards { cards, .. }, Action::Take(_)) => {
                self.moving(action) - self.envied(self.taste.unseen * f32::from(cards))
            }
            (Effect::DiscardSeriesForWares, Action::Count(count)) => {
                let costs = self.losses();
                let cards = usize::from(Asante::series(count));
                self.best_wares(count, false) - costs[..cards.min(costs.len())].iter().sum::<f32>()
            }
            (_, Action::Break { own, slot, using }) => self.broken(own, slot, using, None).unwrap_or(0.0),
            (_, Action::Borrow(slot)) => {
                let artifact = self.open.artifacts[other(self.me)][usize::from(slot)];
                let effect = artifact.and_then(|artifact| self.game.effect(artifact.card));
                effect.map_or(0.0, |effect| self.effect(effect, None))
            }
            (_, Action::Apply(_)) => self.blessed_by(action),
            (_, Action::Buy { .. } | Action::Sell { .. }) => self.deal(action).unwrap_or(0.0),
            (_, _) => self.moving(action),
        }
    }

    /// What moving cards and wares changes.
    fn moving(&self, action: Action) -> f32 {
        let (stand, now) = (self.stand(), self.now());
        match action {
            Action::Take(wares) => {
                let mut then = stand;
                then.add(wares);
                self.stock(then) - now
            }
            Action::Return(wares) => {
                let mut then = stand;
                then.take(wares);
                self.stock(then) - now
            }
            Action::Swap { give, take } => {
                let mut then = stand;
                then.take(Wares::of(give, take.count()));
                then.add(take.wares());
                self.stock(then) - now
            }
            Action::Fetch(card) | Action::Pick(card) => self.gained(card),
            Action::Drop(card) | Action::Give(card) => -self.lost(card),
            Action::Draw
            | Action::Keep
            | Action::Discard
            | Action::Buy { .. }
            | Action::Sell { .. }
            | Action::Lay { .. }
            | Action::Use(_)
            | Action::Play(_)
            | Action::Visit(_)
            | Action::End
            | Action::Let
            | Action::Cancel(_)
            | Action::Count(_)
            | Action::Reduce
            | Action::Break { .. }
            | Action::Borrow(_)
            | Action::Apply(_)
            | Action::Bless(_)
            | Action::Done => 0.0,
        }
    }
}
