//! What a haggler does (ASA.116).

use game::{Fact, Phrase};

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, InTurn};
use crate::advice::{Mind, Weighed, Weighing, facts};
use crate::card::{Class, Goods, Kind, Ware};
use crate::deck::vocabulary::{Entry, GOLD};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::rules::turns::Trade;
use crate::state::State;

/// Play a ware card without packages, so much cheaper or dearer. (Haggler)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Haggle {
    /// How much.
    pub gold: u8,
}

impl Haggle {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "haggle", numbers: &[GOLD], make: |n| Effect::Haggle(Haggle { gold: n[0] }) };
}

impl Rule for Haggle {
    fn clause(&self) -> &'static str {
        "ASA.116"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-haggle").with("gold", self.gold)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-haggle").with("gold", self.gold)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.gold, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn haggles(&self) -> Option<u8> {
        Some(self.gold)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        let mut cards = outlook.game.cards.kinds(&outlook.hand);
        Hurdle::NoWareCard.unless(cards.any(|card| outlook.game.can_haggle(card, self.gold, outlook)))
    }
}

impl Asking for Haggle {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        for card in outlook.game.cards.kinds(&outlook.hand) {
            let Some(trade) = outlook.game.haggled(card, self.gold) else { continue };
            let ware = None;
            out.extend(outlook.can_buy(trade).then_some(Action::Turn(InTurn::Buy { card, ware })));
            out.extend(outlook.can_sell(trade).then_some(Action::Turn(InTurn::Sell { card, ware })));
        }
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        if let Action::Turn(InTurn::Buy { card, .. }) = answer {
            if let Some(trade) = game.haggled(card, self.gold) {
                game.buy(state, card, trade);
            }
        } else if let Action::Turn(InTurn::Sell { card, .. }) = answer {
            if let Some(trade) = game.haggled(card, self.gold) {
                game.sell(state, card, trade);
            }
        } else {
            no_answer(answer);
        }
    }
}

impl Asante {
    /// What is bought or sold with a ware card, as it is now: so much cheaper or dearer, if an effect asks for it.
    #[inline]
    pub(crate) fn trade_now(&self, card: Kind, ware: Option<Ware>, haggled: Option<u8>) -> Option<Trade> {
        match haggled {
            Some(gold) => self.haggled(card, gold),
            None => self.trade(card, ware),
        }
    }

    /// A ware card without packages, so much cheaper or dearer.
    #[inline]
    pub(crate) fn haggled(&self, card: Kind, gold: u8) -> Option<Trade> {
        let trade = self.trade(card, None)?;
        let gold = u32::from(gold);
        Some(Trade { buy: trade.buy.saturating_sub(gold), sell: trade.sell + gold, ..trade })
    }

    /// Can something be bought or sold so with this card?
    #[inline]
    pub(crate) fn can_haggle(&self, card: Kind, gold: u8, outlook: &Outlook) -> bool {
        self.haggled(card, gold).is_some_and(|trade| outlook.can_buy(trade) || outlook.can_sell(trade))
    }
}

impl Weighed for Haggle {
    /// The best ware card to play with it.
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        let named = mind.kinds().filter(|&card| match mind.class(card) {
            Class::Ware { goods, .. } => matches!(goods, Goods::Named(_)),
            Class::Artifact { .. } | Class::Person(_) | Class::Animal(_) => false,
        });
        let deals = named.flat_map(|card| {
            [InTurn::Buy { card, ware: None }, InTurn::Sell { card, ware: None }]
                .into_iter()
                .filter_map(|action| mind.deal(action))
        });
        deals.fold(0.0, f32::max) + f32::from(self.gold)
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.5
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        if let Action::Turn(action) = answer { mind.deal(action).unwrap_or(0.0) } else { mind.moving(answer) }
    }

    fn hope(&self, _: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(facts::gold("fact-haggles", self.gold.into())));
    }
}
