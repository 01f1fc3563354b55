//! What using a card would bring, estimated before its choices are made.

use super::effect_worth::in_play;
use super::worth::{Goodies, Hand, Mind};
use crate::Asante;
use crate::action::Action;
use crate::card::{Class, Effect, Goods, Kind};
use crate::rules::outlook::Outlook;
use crate::state::other;
use crate::ware::Wares;

impl Mind<'_> {
    /// What the effect brings to the player who uses it now, having spent the card that has it.
    pub(super) fn effect(&self, effect: Effect, spent: Option<Kind>) -> f32 {
        let (open, me) = (self.open, self.me);
        let unseen = |cards: u8| if self.last { 0.05 } else { self.taste.unseen * f32::from(cards) };
        match effect {
            Effect::SellDifferent { gold } => self.best_sale(|wares| {
                let different = wares.kinds().all(|ware| wares.count(ware) == 1);
                different.then(|| f32::from(gold[usize::from(wares.total()) - 1]))
            }),
            Effect::SellEach { gold } => {
                self.best_sale(|wares| Some(f32::from(gold) * f32::from(wares.total())))
            }
            Effect::ApplyHolyPlace => {
                let places = open.row.iter().flatten();
                places.map(|place| self.blessed(self.blessing(*place))).fold(0.0, f32::max)
            }
            Effect::ApplyHolyPlaces => {
                open.row.iter().flatten().map(|place| self.blessed(self.blessing(*place)).max(0.0)).sum()
            }
            Effect::DrawAndKeepOne { cards } => unseen(1) + 0.3 * unseen(cards - 1).min(2.0),
            Effect::PayToDraw { gold, cards } => unseen(cards) - f32::from(gold),
            Effect::DiscardForWares { wares } => {
                self.best_wares(wares, false) - self.cheapest(spent).unwrap_or(0.0)
            }
            Effect::DiscardForGold { gold } => f32::from(gold) - self.cheapest(spent).unwrap_or(0.0),
            Effect::ReturnToDraw { cards } => unseen(cards) - self.cheapest_wares(1).unwrap_or(0.0),
            Effect::Cancel => 0.0,
            Effect::SeekAnimal => unseen(1) + 0.6,
            Effect::ExchangeForDifferent { most } => {
                self.best_swap(self.stand(), most, open.supply).unwrap_or(0.0)
            }
            Effect::DiscardSeriesForWares => self.series(spent),
            // ASA.115: no card like the one played.
            Effect::TakeDiscarded => self.best_discard(|card| Some(card) != spent),
            Effect::TakeDiscardedArtifact => {
                self.best_discard(|card| matches!(self.class(card), Class::Artifact { .. }))
            }
            Effect::Haggle { gold } => self.haggled(gold),
            Effect::SwapWare => {
                self.best_swap(self.stand(), 1, open.stands[other(me)]).unwrap_or(2.2) + self.envied(0.5)
            }
            Effect::RefillOrReduce { up_to, down_to } => {
                let held = open.counts[me].saturating_sub(u16::from(spent.is_some()));
                let drawn = u16::from(up_to).saturating_sub(held).min(12) as u8;
                let reduced = open.counts[other(me)].saturating_sub(u16::from(down_to));
                unseen(drawn).max(self.envied(1.2 * f32::from(reduced)))
            }
            Effect::PayForWares { gold, wares } => self.best_wares(wares, true) - f32::from(gold),
            Effect::LookAndTake { .. } => unseen(1) + 1.2 * unseen(1).min(1.0),
            Effect::WaresOrCards { wares, cards } => {
                let wares_first = self.best_wares(wares, true) - self.envied(unseen(cards));
                let cards_first = unseen(cards) - self.envied(2.0 * f32::from(wares));
                wares_first.max(cards_first)
            }
            Effect::TakeGoldIfPoorer { gold } => f32::from(gold),
            Effect::BreakArtifact => self.best_break(spent),
            Effect::BorrowArtifact => self.best_loan(spent),
            Effect::TakeWares { wares } => self.best_wares(wares, false),
            Effect::OpponentReturns { wares } => {
                self.envied(2.2 * f32::from(wares.min(open.stands[other(me)].total())))
            }
            Effect::StealWare => self.best_steal(),
            Effect::SwapRandomCard => unseen(1) - self.cheapest(spent).unwrap_or(0.0),
        }
    }

    /// The most that selling wares at these prices can bring.
    fn best_sale(&self, price: impl Fn(Wares) -> Option<f32>) -> f32 {
        let (stand, now) = (self.stand(), self.now());
        let mut best = 0.0f32;
        for count in 1..=stand.total() {
            stand.choices(count, &mut |wares| {
                if let Some(gold) = price(wares) {
                    let mut then = stand;
                    then.take(wares);
                    best = best.max(gold + self.stock(then) - now);
                }
            });
        }
        best
    }

    /// The Boatman's best number of wares.
    fn series(&self, spent: Option<Kind>) -> f32 {
        let costs = self.losses();
        let held = self.hand.len().saturating_sub(usize::from(spent.is_some()));
        let mut best = 0.0f32;
        for count in 1..=self.stand().free().min(3) {
            let cards = usize::from(Asante::series(count));
            if cards <= held {
                best = best.max(self.best_wares(count, false) - costs[..cards].iter().sum::<f32>());
            }
        }
        best
    }

    /// The best ware card to play with a Haggler.
    fn haggled(&self, gold: u8) -> f32 {
        let deals = self.hand.iter().filter_map(|card| match self.class(*card) {
            Class::Ware { goods: Goods::Named(_), .. } => Some(*card),
            Class::Ware { .. } | Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => None,
        });
        let deals = deals.flat_map(|card| {
            [Action::Buy { card, ware: None }, Action::Sell { card, ware: None }]
                .into_iter()
                .filter_map(|action| self.deal(action))
        });
        deals.fold(0.0, f32::max) + f32::from(gold)
    }

    /// Can the wares of this card be sold now? Those of packages are not chosen yet.
    pub(super) fn can_sell(&self, card: Kind) -> bool {
        let Class::Ware { goods: Goods::Named(counts), .. } = self.class(card) else { return false };
        self.stand().cover(Wares::new(counts))
    }

    /// What buying or selling brings, if it is possible.
    pub(super) fn deal(&self, action: Action) -> Option<f32> {
        let (Action::Buy { card, ware } | Action::Sell { card, ware }) = action else { return None };
        let buying = matches!(action, Action::Buy { .. });
        let Class::Ware { goods, buy, sell } = self.class(card) else { return None };
        let wares = match (goods, ware) {
            (Goods::Named(counts), _) => Wares::new(counts),
            (Goods::Packages(count), Some(ware)) => Wares::of(ware, count),
            (Goods::Packages(_), None) => return None,
        };
        let mut stand = self.stand();
        let gold = if buying {
            if wares.total() > stand.free() || !self.open.supply.cover(wares) {
                return None;
            }
            stand.add(wares);
            -f32::from(buy)
        } else {
            if !stand.cover(wares) {
                return None;
            }
            stand.take(wares);
            f32::from(sell)
        };
        let then = self.worth(Goodies { stand, hand: Hand::Without(card), sales: self.sales(1) });
        Some(gold + then - self.now())
    }

    fn best_steal(&self) -> f32 {
        let (stand, now) = (self.stand(), self.now());
        let theirs = self.open.stands[other(self.me)];
        let gains = theirs.kinds().filter(|_| stand.free() > 0).map(|ware| {
            let mut then = stand;
            then.add(Wares::of(ware, 1));
            self.stock(then) - now + self.envied(2.2)
        });
        gains.fold(0.0, f32::max)
    }

    /// The best of those discards that may be taken.
    fn best_discard(&self, wanted: impl Fn(Kind) -> bool) -> f32 {
        let cards = self.open.discards.iter().filter(|card| wanted(**card));
        cards.map(|card| self.gained(*card)).fold(0.0, f32::max)
    }

    /// The Tortoise's best artifact.
    fn best_loan(&self, spent: Option<Kind>) -> f32 {
        let outlook = self.outlook(spent);
        let slots = self.open.artifacts[other(self.me)].iter().flatten();
        let slots = slots.filter(|artifact| !artifact.used && self.game.touchable(artifact.card));
        let slots = slots.filter(|artifact| self.game.usable(artifact.card, &outlook));
        let effects = slots.filter_map(|artifact| self.game.effect(artifact.card));
        effects.map(|effect| self.effect(effect, spent) + self.envied(1.0)).fold(0.0, f32::max)
    }

    /// The Cape buffalo's best artifact.
    fn best_break(&self, spent: Option<Kind>) -> f32 {
        let outlook = self.outlook(spent);
        let mut best: Option<f32> = None;
        for own in [true, false] {
            let owner = if own { self.me } else { other(self.me) };
            for (slot, artifact) in (0u8..).zip(self.open.artifacts[owner]) {
                let Some(card) = artifact.map(|artifact| artifact.card) else { continue };
                if !self.game.touchable(card) {
                    continue;
                }
                for using in [self.game.usable(card, &outlook), false] {
                    let gain = self.broken(own, slot, using, spent);
                    best = gain.into_iter().chain(best).reduce(f32::max);
                }
            }
        }
        best.unwrap_or(0.0)
    }

    /// What the player, whose turn it is, sees and has, having spent this card.
    fn outlook(&self, spent: Option<Kind>) -> Outlook<'_> {
        let mut outlook = Outlook::on_table(self.game, self.open, self.game.cards().bag(self.hand));
        if let Some(card) = spent {
            self.game.cards().forget(&mut outlook.hand, card);
            outlook.actions = outlook.actions.saturating_sub(1);
        }
        outlook
    }

    /// What breaking this artifact brings.
    pub(super) fn broken(&self, own: bool, slot: u8, using: bool, spent: Option<Kind>) -> Option<f32> {
        let owner = if own { self.me } else { other(self.me) };
        let artifact = self.open.artifacts[owner][usize::from(slot)]?;
        let effect = self.game.effect(artifact.card)?;
        let used = if using { self.effect(effect, spent) } else { 0.0 };
        let lost = if self.last { 0.0 } else { in_play(effect) };
        Some(used + if own { -lost } else { self.envied(lost) })
    }
}
