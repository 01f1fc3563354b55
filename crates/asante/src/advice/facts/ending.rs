//! What the end of a turn brings, and what it leaves undone.

use game::{Fact, Phrase};

use super::{Weighing, count, gold};
use crate::action::{Action, InTurn};
use crate::card::Kind;
use crate::prospect::{Ending, Prospect};

impl Weighing<'_> {
    pub(super) fn of_ending(&self, then: &Prospect, action: Action, facts: &mut Vec<Fact>) {
        let Some(ending) = then.ending.filter(|_| action == Action::Turn(InTurn::End)) else { return };
        let (them, mine) = (self.them(), self.open.gold[self.me].saturating_add_signed(then.gold));
        let theirs = self.open.gold[them];
        let told = |key| gold(key, mine).with("other", theirs).with("who", them);
        match ending {
            Ending::Turn => {}
            Ending::LastTurnBegins => facts.push(Fact::gains(told("fact-brings-on-end"))),
            // ASA.60: whoever brought on the end loses a tie.
            Ending::Game if mine > theirs || (mine == theirs && self.open.trigger == Some(them)) => {
                facts.push(Fact::gains(told("fact-wins")));
            }
            Ending::Game if mine < theirs || self.open.trigger == Some(self.me) => {
                facts.push(Fact::risks(told("fact-loses")));
            }
            Ending::Game => facts.push(Fact::gains(told("fact-shares"))),
        }
        if self.open.actions > 0 {
            facts.push(Fact::risks(count("fact-unused", self.open.actions)));
        }
        facts.extend(self.undone());
        let visits = self.legal.iter().any(|action| matches!(action, Action::Turn(InTurn::Visit(_))));
        if visits && ending == Ending::Turn {
            facts.push(Fact::keeps(Phrase::new("fact-keeps-places")));
        }
    }

    /// What could still be done.
    fn undone(&self) -> Vec<Fact> {
        let sales = self.legal.iter().filter(|action| matches!(action, Action::Turn(InTurn::Sell { .. })));
        let prices = sales.filter_map(|action| self.game.prospect_of(self.view, *action));
        let dearest = prices.map(|then| then.gold.unsigned_abs()).max();
        let mut bought: Vec<Kind> = Vec::new();
        for action in self.legal {
            if let Action::Turn(InTurn::Buy { card, .. }) = *action
                && !bought.contains(&card)
            {
                bought.push(card);
            }
        }
        let mut undone = Vec::new();
        undone.extend(dearest.map(|price| Fact::risks(gold("fact-undone-sale", price))));
        if !bought.is_empty() {
            undone.push(Fact::risks(count("fact-undone-buys", bought.len() as u8)));
        }
        undone
    }
}
