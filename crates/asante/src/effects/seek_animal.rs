//! What a tracker does (ASA.111).
//! What is found is drawn in `rules/course.rs` (`draw`) and decided on in `rules/turns.rs`
//! (`decide_on_found`).

use game::{Fact, Phrase};

use super::{AtOnce, Effect, Rule, Written};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State};

/// Turn up cards until an animal appears: play or take it. (Tracker)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeekAnimal;

impl SeekAnimal {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "seek-animal", numbers: &[], make: |_| Effect::SeekAnimal(SeekAnimal) };
}

impl Rule for SeekAnimal {
    fn clause(&self) -> &'static str {
        "ASA.111"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-seek-animal")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-seek-animal")
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_drawing()
    }
}

impl AtOnce for SeekAnimal {
    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Nature(Nature::Draw(Draw::Seek { shuffled: false })));
    }
}

impl Weighed for SeekAnimal {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.unseen(1) + 0.6
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.5
    }

    fn hope(&self, _: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(Phrase::new("fact-seeks")));
    }
}
