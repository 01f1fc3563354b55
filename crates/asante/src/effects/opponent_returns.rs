//! What a gorilla does (ASA.133).
//! Which wares these are is answered in `rules/turns.rs` (`carry_out`).

use game::Phrase;

use super::{AtOnce, Effect, MOST_NUMBERS, Rule, Written};
use crate::advice::{Mind, Weighed, Weighing, facts};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, WARES_TAKEN};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Frame, State, other};

/// The opponent returns wares of their choice. (Gorilla)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpponentReturns {
    /// How many.
    pub wares: u8,
}

impl OpponentReturns {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "opponent-returns",
        numbers: &[WARES_TAKEN],
        make: |n| Effect::OpponentReturns(OpponentReturns { wares: n[0] }),
    };
}

impl Rule for OpponentReturns {
    fn clause(&self) -> &'static str {
        "ASA.133"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-opponent-returns").with("wares", self.wares)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-opponent-returns").with("wares", self.wares)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.wares, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::OtherStandEmpty.unless(!outlook.opponent.stand.is_empty())
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        then.other.lost = self.wares.min(sooth.open.stands[other(sooth.me)].total());
    }
}

impl AtOnce for OpponentReturns {
    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Return { count: self.wares });
    }
}

impl Weighed for OpponentReturns {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.envied(2.2 * f32::from(self.wares.min(mind.outlook.opponent.stand.total())))
    }

    fn held(&self) -> f32 {
        1.1
    }

    fn harm(&self, mind: &Mind) -> f32 {
        2.6 * f32::from(self.wares.min(mind.stand().total()))
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        facts::count("harm-returns", self.wares.min(weighing.stand().total()))
    }
}
