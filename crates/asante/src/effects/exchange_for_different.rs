//! What a dyer does (ASA.112).

use game::{Fact, Phrase};

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, MOST};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Return up to `most` wares of one kind, take as many of all different other kinds. (Dyer)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExchangeForDifferent {
    /// How many at most.
    pub most: u8,
}

impl ExchangeForDifferent {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "exchange-for-different",
        numbers: &[MOST],
        make: |n| Effect::ExchangeForDifferent(ExchangeForDifferent { most: n[0] }),
    };
}

impl Rule for ExchangeForDifferent {
    fn clause(&self) -> &'static str {
        "ASA.112"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-exchange-for-different").with("most", self.most)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-exchange-for-different").with("most", self.most)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.most, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_exchanging(outlook.supply)
    }
}

impl Asking for ExchangeForDifferent {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_exchanges(outlook.own.stand, outlook.supply, self.most, out);
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Swap { give, take }) = answer else { no_answer(answer) };
        Asante::swap_with_supply(state, give, take);
    }
}

impl Weighed for ExchangeForDifferent {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.best_swap(mind.stand(), self.most, mind.outlook.supply).unwrap_or(0.0)
    }

    fn held(&self) -> f32 {
        0.8
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.0
    }

    fn hope(&self, _: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(Phrase::new("fact-exchanges")));
    }
}
