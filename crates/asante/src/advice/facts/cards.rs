//! What a card kept, taken, discarded or given away is good for, and what cancelling one spares.

use game::{Fact, Phrase};

use super::{Weighing, count, gold};
use crate::action::{Action, OfCards, Reaction};
use crate::card::{Class, Goods, Kind, Ware};
use crate::rules::outlook::Outlook;
use crate::state::Frame;
use crate::ware::Wares;

/// What a card would be good for now.
#[derive(Clone, Copy)]
enum Good {
    /// It sells wares that are there.
    Sells(u8),
    /// It can be used.
    Usable,
    /// It cannot be used.
    Idle,
    /// It is for the other player's turn.
    Cancels,
}

impl Weighing<'_> {
    /// A card that comes or goes by choice.
    pub(super) fn of_cards(&self, action: Action, facts: &mut Vec<Fact>) {
        let Action::Card(action) = action else { return };
        match action {
            OfCards::Keep => facts.extend(self.open.looking.last().map(|card| self.gained(*card))),
            OfCards::Pick(card) | OfCards::Fetch(card) => facts.push(self.gained(card)),
            OfCards::Drop(card) => facts.push(self.parted(card)),
            OfCards::Give(card) => {
                facts.push(self.parted(card));
                let theirs = self.open.stands[self.them()];
                facts.extend(
                    self.sale(card, theirs)
                        .map(|sell| Fact::risks(gold("fact-arms", sell.into()).with("who", self.them()))),
                );
            }
            OfCards::Discard if self.open.actions > 0 => {
                facts.push(Fact::gains(count("fact-looks-on", self.open.actions)));
            }
            OfCards::Discard => facts.push(Fact::risks(Phrase::new("fact-nothing-kept"))),
            OfCards::Reduce => {}
        }
    }

    fn gained(&self, card: Kind) -> Fact {
        let later = self.is_spent();
        match self.good(card) {
            Good::Sells(sell) => {
                let key = if later { "fact-card-sells-later" } else { "fact-card-sells" };
                Fact::gains(gold(key, sell.into()))
            }
            Good::Usable if later => Fact::gains(Phrase::new("fact-card-usable-later")),
            Good::Usable => Fact::gains(Phrase::new("fact-card-usable")),
            Good::Cancels => Fact::keeps(Phrase::new("fact-card-cancels")),
            Good::Idle => Fact::risks(Phrase::new("fact-card-idle")),
        }
    }

    /// Is there no action left in the own turn, so that cards can only be used in another one?
    fn is_spent(&self) -> bool {
        self.open.active == self.me && self.open.actions == 0
    }

    fn parted(&self, card: Kind) -> Fact {
        match self.good(card) {
            Good::Sells(sell) => Fact::risks(gold("fact-parts-sale", sell.into())),
            Good::Usable => Fact::risks(Phrase::new("fact-parts-usable")),
            Good::Cancels => Fact::risks(Phrase::new("fact-parts-cancels")),
            Good::Idle => Fact::keeps(Phrase::new("fact-parts-idle")),
        }
    }

    pub(super) fn is_idle(&self, card: Kind) -> bool {
        matches!(self.good(card), Good::Idle)
    }

    /// What a card would be good for, as the table lies, with an action to pay for it.
    fn good(&self, card: Kind) -> Good {
        let mut hand = self.game.cards.bag(self.hand);
        self.game.cards.forget(&mut hand, card);
        let outlook = Outlook::from_chair(self.game, self.open, self.me, hand);
        match self.class(card) {
            Class::Ware { .. } => {
                if let Some(sell) = self.sale(card, self.stand()) {
                    return Good::Sells(sell);
                }
                let wares = Ware::ALL.into_iter().map(Some).chain([None]);
                let mut trades = wares.filter_map(|ware| self.game.trade(card, ware));
                let buys = trades.any(|trade| outlook.against_buying(trade).is_none());
                if buys { Good::Usable } else { Good::Idle }
            }
            Class::Artifact { .. } => Good::Usable,
            Class::Person(_) | Class::Animal(_) if self.game.cancels(card) => Good::Cancels,
            Class::Person(_) | Class::Animal(_) if self.game.usable(card, &outlook) => Good::Usable,
            Class::Person(_) | Class::Animal(_) => Good::Idle,
        }
    }

    /// What selling with this card brings, if the wares are there.
    fn sale(&self, card: Kind, stand: Wares) -> Option<u8> {
        let Class::Ware { goods, sell, .. } = self.class(card) else { return None };
        let possible = match goods {
            Goods::Named(counts) => stand.cover(Wares::new(counts)),
            Goods::Packages(count) => Ware::ALL.into_iter().any(|ware| stand.count(ware) >= count),
        };
        possible.then_some(sell)
    }

    /// ASA.41: what letting a card happen costs, and what cancelling it spares.
    pub(super) fn of_reaction(&self, action: Action, facts: &mut Vec<Fact>) {
        let Frame::React { card } = self.frame else { return };
        let cancels = matches!(action, Action::Reaction(Reaction::Cancel(_)));
        if let Some(words) = self.harm(card) {
            facts.push(if cancels {
                Fact::gains(Phrase::new("fact-prevents").with("what", words))
            } else {
                Fact::risks(Phrase::new("fact-allows").with("what", words))
            });
        }
        if cancels {
            facts.push(Fact::risks(Phrase::new("fact-spends-keeper")));
        } else if self.legal.len() > 1 {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-keeper")));
        }
    }

    /// What the card just played can do for the one who played it, or against the one who may cancel it.
    pub(super) fn harm(&self, card: Kind) -> Option<Phrase> {
        self.game.rule(card).map(|rule| rule.harm_in_words(self))
    }

    /// That somebody has an effect, whatever it brings.
    pub(crate) fn some_harm(&self) -> Phrase {
        self.they("harm-effect")
    }

    /// That the other player takes so many wares.
    pub(crate) fn harm_of_wares(&self, wares: u8) -> Phrase {
        let free = self.open.stands[self.them()].free();
        self.they("harm-wares").with("count", wares.min(free))
    }
}
