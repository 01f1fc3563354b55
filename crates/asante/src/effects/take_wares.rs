//! What a camel does (ASA.132).

use game::Phrase;

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, WARES_TAKEN};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Take wares of one's choice. (Camel)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeWares {
    /// How many.
    pub wares: u8,
}

impl TakeWares {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "take-wares",
        numbers: &[WARES_TAKEN],
        make: |n| Effect::TakeWares(TakeWares { wares: n[0] }),
    };
}

impl Rule for TakeWares {
    fn clause(&self) -> &'static str {
        "ASA.132"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-take-wares").with("wares", self.wares)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-take-wares").with("wares", self.wares)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.wares, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_taking()
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        then.choice = sooth.room(self.wares);
    }
}

impl Asking for TakeWares {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_free(outlook.own.stand, outlook.supply, self.wares, out);
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Take(wares)) = answer else { no_answer(answer) };
        Asante::take_wares(state, state.active, wares);
    }
}

impl Weighed for TakeWares {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.best_wares(self.wares, false)
    }

    fn held(&self) -> f32 {
        2.2
    }

    fn harm(&self, _: &Mind) -> f32 {
        1.5 * f32::from(self.wares)
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        weighing.harm_of_wares(self.wares)
    }
}
