//! What pottery does (ASA.101).

use game::{Fact, Phrase, Value};

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing, facts};
use crate::card::{Kind, WARES};
use crate::deck::vocabulary::{Entry, GOLD_BY_NUMBER};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Return wares, all of different kinds; the gold for 1, 2, … of them. (Pottery)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SellDifferent {
    /// By the number of wares.
    pub gold: [u8; WARES],
}

impl SellDifferent {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "sell-different",
        numbers: &[GOLD_BY_NUMBER],
        make: |n| {
            let mut gold = [0; WARES];
            gold.copy_from_slice(n);
            Effect::SellDifferent(SellDifferent { gold })
        },
    };
}

impl Rule for SellDifferent {
    fn clause(&self) -> &'static str {
        "ASA.101"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-sell-different").with("gold", Value::from(self.gold.to_vec()))
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-sell-different").with("gold", self.gold.into_iter().max().unwrap_or(0))
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        self.gold
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_returning()
    }

    fn foretell_answer(&self, _: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Ware(OfWares::Return(wares)) = answer {
            let place = usize::from(wares.total()).checked_sub(1);
            then.gold = place.and_then(|place| self.gold.get(place)).map_or(0, |gold| (*gold).into());
        }
    }
}

impl Asking for SellDifferent {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(outlook.own.stand.set().subsets().map(|set| Action::Ware(OfWares::Return(set.wares()))));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Return(wares)) = answer else { no_answer(answer) };
        Asante::return_wares(state, state.active, wares);
        state.gold[state.active] += u32::from(self.gold[usize::from(wares.total()) - 1]);
    }
}

impl Weighed for SellDifferent {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.best_sale(|wares| {
            let different = wares.kinds().all(|ware| wares.count(ware) == 1);
            different.then(|| f32::from(self.gold[usize::from(wares.total()) - 1]))
        })
    }

    fn in_play(&self) -> f32 {
        5.0
    }

    fn for_different(&self) -> Option<[u8; WARES]> {
        Some(self.gold)
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        let Action::Ware(OfWares::Return(wares)) = answer else { return mind.moving(answer) };
        f32::from(self.gold[usize::from(wares.total().clamp(1, 6)) - 1]) + mind.moving(answer)
    }

    fn hope(&self, weighing: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        let kinds = usize::from(weighing.stand().set().count());
        let most = kinds.checked_sub(1).and_then(|place| self.gold.get(place));
        facts.extend(most.map(|most| Fact::gains(facts::gold("fact-may-earn", (*most).into()))));
    }
}
