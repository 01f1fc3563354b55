//! What a beggar does (ASA.124).

use game::Phrase;

use super::{AtOnce, Effect, MOST_NUMBERS, Rule, Written};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, GOLD};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// With less gold than the opponent: take gold. (Beggar)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeGoldIfPoorer {
    /// How much.
    pub gold: u8,
}

impl TakeGoldIfPoorer {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "take-gold-if-poorer",
        numbers: &[GOLD],
        make: |n| Effect::TakeGoldIfPoorer(TakeGoldIfPoorer { gold: n[0] }),
    };
}

impl Rule for TakeGoldIfPoorer {
    fn clause(&self) -> &'static str {
        "ASA.124"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-take-gold-if-poorer").with("gold", self.gold)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-take-gold-if-poorer").with("gold", self.gold)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.gold, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NotPoorer.unless(outlook.own.gold < outlook.opponent.gold)
    }

    fn foretell(&self, _: &Sooth, then: &mut Prospect) {
        then.gold = self.gold.into();
    }
}

impl AtOnce for TakeGoldIfPoorer {
    fn carry_out(&self, state: &mut State) {
        state.gold[state.active] += u32::from(self.gold);
    }
}

impl Weighed for TakeGoldIfPoorer {
    fn worth(&self, _: &Mind, _: Option<Kind>) -> f32 {
        f32::from(self.gold)
    }

    fn held(&self) -> f32 {
        1.6
    }

    fn harm(&self, _: &Mind) -> f32 {
        f32::from(self.gold)
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        weighing.they("harm-gold").with("gold", self.gold)
    }
}
