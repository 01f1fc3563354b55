//! What Shango does (ASA.103).
//! What is drawn is kept, or more drawn, in `rules/turns.rs` (`decide_on_looked`).

use game::Phrase;

use super::{AtOnce, Effect, MOST_NUMBERS, Rule, Written};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{CARDS, Entry};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State};

/// One action to activate, then for each action `cards` are drawn: keep one and stop, or none. (Shango)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawAndKeepOne {
    /// How many are drawn together.
    pub cards: u8,
}

impl DrawAndKeepOne {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "draw-and-keep-one",
        numbers: &[CARDS],
        make: |n| Effect::DrawAndKeepOne(DrawAndKeepOne { cards: n[0] }),
    };
}

impl Rule for DrawAndKeepOne {
    fn clause(&self) -> &'static str {
        "ASA.103"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-draw-and-keep-one").with("cards", self.cards)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-draw-and-keep-one").with("cards", self.cards)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.cards, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::TooFewActions(self.actions()).unless(outlook.actions > 0).or(outlook.against_drawing())
    }

    /// One to activate it, and one to draw.
    fn actions(&self) -> u8 {
        2
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        then.looked = self.cards.min(sooth.drawable);
    }
}

impl AtOnce for DrawAndKeepOne {
    /// The first cards cost an action of their own.
    fn carry_out(&self, state: &mut State) {
        state.actions -= 1;
        state.frames.push(Frame::Nature(Nature::Draw(Draw::Several { cards: self.cards })));
    }
}

impl Weighed for DrawAndKeepOne {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.unseen(1) + 0.3 * mind.unseen(self.cards - 1).min(2.0)
    }

    fn in_play(&self) -> f32 {
        2.5
    }
}
