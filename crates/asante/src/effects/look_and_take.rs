//! What a griot does (ASA.122).
//! Which of the cards is taken is decided in `rules/turns.rs` (`decide_on_looked`).

use game::Phrase;

use super::{AtOnce, Effect, MOST_NUMBERS, Rule, Written};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{CARDS, Entry};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State};

/// Look at the top cards, take one, the rest goes back in order. (Griot)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAndTake {
    /// How many are looked at.
    pub cards: u8,
}

impl LookAndTake {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "look-and-take",
        numbers: &[CARDS],
        make: |n| Effect::LookAndTake(LookAndTake { cards: n[0] }),
    };
}

impl Rule for LookAndTake {
    fn clause(&self) -> &'static str {
        "ASA.122"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-look-and-take").with("cards", self.cards)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-look-and-take").with("cards", self.cards)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.cards, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_drawing()
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        then.looked = self.cards.min(sooth.drawable);
    }
}

impl AtOnce for LookAndTake {
    /// The active player sees what somebody has seen already, then nature shows the rest.
    fn carry_out(&self, state: &mut State) {
        let (seat, looked) = (state.active, state.top.len().min(usize::from(self.cards)));
        state.top[..looked].iter_mut().for_each(|traced| traced.known.add(seat));
        state.frames.push(Frame::Nature(Nature::Draw(Draw::Peek { cards: self.cards })));
    }
}

impl Weighed for LookAndTake {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.unseen(1) + 1.2 * mind.unseen(1).min(1.0)
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.0
    }
}
