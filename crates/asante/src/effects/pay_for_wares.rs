//! What a weaver does (ASA.121).

use game::Phrase;

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, GOLD, WARES_TAKEN};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Pay gold, take wares of one kind. (Weaver)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PayForWares {
    /// What it costs.
    pub gold: u8,
    /// How many are taken.
    pub wares: u8,
}

impl PayForWares {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "pay-for-wares",
        numbers: &[GOLD, WARES_TAKEN],
        make: |n| Effect::PayForWares(PayForWares { gold: n[0], wares: n[1] }),
    };
}

impl Rule for PayForWares {
    fn clause(&self) -> &'static str {
        "ASA.121"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-pay-for-wares").with("gold", self.gold).with("wares", self.wares)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-pay-for-wares").with("gold", self.gold).with("wares", self.wares)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.gold, self.wares, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_paying(self.gold.into()).or(outlook.against_taking())
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        (then.gold, then.choice) = (-i32::from(self.gold), sooth.room(self.wares));
    }

    fn foretell_answer(&self, _: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Ware(OfWares::Take(_)) = answer {
            then.gold = -i32::from(self.gold);
        }
    }
}

impl Asking for PayForWares {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_alike(outlook.own.stand, outlook.supply, self.wares, out);
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Take(wares)) = answer else { no_answer(answer) };
        state.gold[state.active] -= u32::from(self.gold);
        Asante::take_wares(state, state.active, wares);
    }
}

impl Weighed for PayForWares {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.best_wares(self.wares, true) - f32::from(self.gold)
    }

    fn held(&self) -> f32 {
        1.6
    }

    fn harm(&self, _: &Mind) -> f32 {
        1.5 * f32::from(self.wares)
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        weighing.harm_of_wares(self.wares)
    }
}
