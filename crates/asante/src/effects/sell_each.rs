//! What a caravan leader does (ASA.120).

use game::{Fact, Phrase};

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing, facts};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, GOLD};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Sell any wares for so much each. (Caravan leader)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SellEach {
    /// For each ware.
    pub gold: u8,
}

impl SellEach {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "sell-each", numbers: &[GOLD], make: |n| Effect::SellEach(SellEach { gold: n[0] }) };
}

impl Rule for SellEach {
    fn clause(&self) -> &'static str {
        "ASA.120"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-sell-each").with("gold", self.gold)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-sell-each").with("gold", self.gold)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.gold, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_returning()
    }

    fn foretell_answer(&self, _: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Ware(OfWares::Return(wares)) = answer {
            then.gold = i32::from(self.gold) * i32::from(wares.total());
        }
    }
}

impl Asking for SellEach {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        for count in 1..=outlook.own.stand.total() {
            outlook.own.stand.choices(count, &mut |sold| out.push(Action::Ware(OfWares::Return(sold))));
        }
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Return(wares)) = answer else { no_answer(answer) };
        Asante::return_wares(state, state.active, wares);
        state.gold[state.active] += u32::from(self.gold) * u32::from(wares.total());
    }
}

impl Weighed for SellEach {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.best_sale(|wares| Some(f32::from(self.gold) * f32::from(wares.total())))
    }

    fn held(&self) -> f32 {
        1.1
    }

    fn harm(&self, mind: &Mind) -> f32 {
        f32::from(mind.outlook.opponent.stand.total()) * f32::from(self.gold) * 0.35
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        let Action::Ware(OfWares::Return(wares)) = answer else { return mind.moving(answer) };
        f32::from(self.gold) * f32::from(wares.total()) + mind.moving(answer)
    }

    fn hope(&self, weighing: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        let most = u32::from(self.gold) * u32::from(weighing.stand().total());
        facts.push(Fact::gains(facts::gold("fact-may-earn", most)));
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        let theirs = weighing.open.stands[weighing.them()];
        weighing.they("harm-gold").with("gold", u16::from(self.gold) * u16::from(theirs.total()))
    }
}
