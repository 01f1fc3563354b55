//! What a calabash does (ASA.104).

use game::Phrase;

use super::{AtOnce, Effect, MOST_NUMBERS, Rule, Written};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{CARDS, Entry, GOLD};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State};

/// Pay gold, draw cards. (Calabash)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PayToDraw {
    /// What it costs.
    pub gold: u8,
    /// How many are drawn.
    pub cards: u8,
}

impl PayToDraw {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "pay-to-draw",
        numbers: &[GOLD, CARDS],
        make: |n| Effect::PayToDraw(PayToDraw { gold: n[0], cards: n[1] }),
    };
}

impl Rule for PayToDraw {
    fn clause(&self) -> &'static str {
        "ASA.104"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-pay-to-draw").with("gold", self.gold).with("cards", self.cards)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-pay-to-draw").with("gold", self.gold).with("cards", self.cards)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.gold, self.cards, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_paying(self.gold.into()).or(outlook.against_drawing())
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        then.gold = -i32::from(self.gold);
        then.drawn = self.cards.min(sooth.drawable);
    }
}

impl AtOnce for PayToDraw {
    fn carry_out(&self, state: &mut State) {
        state.gold[state.active] -= u32::from(self.gold);
        state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by: state.active, left: self.cards })));
    }
}

impl Weighed for PayToDraw {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.unseen(self.cards) - f32::from(self.gold)
    }

    fn in_play(&self) -> f32 {
        2.5
    }
}
