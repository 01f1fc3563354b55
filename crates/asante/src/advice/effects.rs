//! What effects bring their user and do to others, estimated before their choices are made.

use game::{Fact, Phrase};

use super::facts::Weighing;
use super::worth::{Goodies, Hand, Mind};
use crate::action::{Action, InTurn};
use crate::card::{Class, Goods, Kind, WARES};
use crate::rules::outlook::Outlook;
use crate::ware::Wares;

/// What a sensible player makes of an effect, in gold, and what can be said of it.
pub(crate) trait Weighed {
    /// What it brings to the player who uses it now, having spent the card that has it.
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32;

    /// What an artifact with it is worth to its owner for the rest of the game, in its slot.
    fn in_play(&self) -> f32 {
        0.0
    }

    /// The gold that so many different wares bring whoever has an artifact with it in play, if it buys them so.
    fn for_different(&self) -> Option<[u8; WARES]> {
        None
    }

    /// What holding a person or an animal with it is worth.
    fn held(&self) -> f32 {
        0.0
    }

    /// What a person or an animal with it would do to us.
    fn harm(&self, _: &Mind) -> f32 {
        0.0
    }

    /// What an answer to its question brings.
    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        mind.moving(answer)
    }

    /// What it may bring, by what is chosen later, with this hand.
    fn hope(&self, _: &Weighing, _hand: &[Kind], _: &mut Vec<Fact>) {}

    /// What it can do for the one who played it, or against the one who may cancel it.
    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        weighing.some_harm()
    }
}

impl Mind<'_> {
    /// What so many cards from the draw pile bring.
    pub(crate) fn unseen(&self, cards: u8) -> f32 {
        if self.last { 0.05 } else { self.taste.unseen * f32::from(cards) }
    }

    /// The most that selling wares at these prices can bring.
    pub(crate) fn best_sale(&self, price: impl Fn(Wares) -> Option<f32>) -> f32 {
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

    /// Can the wares of this card be sold now? Those of packages are not chosen yet.
    pub(crate) fn can_sell(&self, card: Kind) -> bool {
        let Class::Ware { goods: Goods::Named(counts), .. } = self.class(card) else { return false };
        self.stand().cover(Wares::new(counts))
    }

    /// What buying or selling brings, if it is possible.
    pub(crate) fn deal(&self, action: InTurn) -> Option<f32> {
        let (InTurn::Buy { card, ware } | InTurn::Sell { card, ware }) = action else { return None };
        let buying = matches!(action, InTurn::Buy { .. });
        let Class::Ware { goods, buy, sell } = self.class(card) else { return None };
        let wares = match (goods, ware) {
            (Goods::Named(counts), _) => Wares::new(counts),
            (Goods::Packages(count), Some(ware)) => Wares::of(ware, count),
            (Goods::Packages(_), None) => return None,
        };
        let mut stand = self.stand();
        let gold = if buying {
            if wares.total() > stand.free() || !self.outlook.supply.cover(wares) {
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

    /// The best of those discards that may be taken.
    pub(crate) fn best_discard(&self, wanted: impl Fn(Kind) -> bool) -> f32 {
        let cards = self.game.cards.kinds(&self.outlook.discards).filter(|card| wanted(*card));
        cards.map(|card| self.gained(card)).fold(0.0, f32::max)
    }

    /// What the player, whose turn it is, sees and has, having spent this card.
    pub(crate) fn having_spent(&self, spent: Option<Kind>) -> Outlook<'_> {
        let mut outlook = self.outlook;
        if let Some(card) = spent {
            self.game.cards.forget(&mut outlook.hand, card);
            outlook.actions = outlook.actions.saturating_sub(1);
        }
        outlook
    }
}
