//! What a talking drum does (ASA.107).

use game::Phrase;

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{CARDS, Entry};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State};

/// Return a ware, draw cards. (Talking drum)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReturnToDraw {
    /// How many are drawn.
    pub cards: u8,
}

impl ReturnToDraw {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "return-to-draw",
        numbers: &[CARDS],
        make: |n| Effect::ReturnToDraw(ReturnToDraw { cards: n[0] }),
    };
}

impl Rule for ReturnToDraw {
    fn clause(&self) -> &'static str {
        "ASA.107"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-return-to-draw").with("cards", self.cards)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-return-to-draw").with("cards", self.cards)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.cards, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_returning().or(outlook.against_drawing())
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        then.drawn = self.cards.min(sooth.drawable);
    }

    fn foretell_answer(&self, sooth: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Ware(OfWares::Return(_)) = answer {
            then.drawn = self.cards.min(sooth.drawable);
        }
    }
}

impl Asking for ReturnToDraw {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        outlook.own.stand.choices(1, &mut |ware| out.push(Action::Ware(OfWares::Return(ware))));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Return(ware)) = answer else { no_answer(answer) };
        Asante::return_wares(state, state.active, ware);
        state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by: state.active, left: self.cards })));
    }
}

impl Weighed for ReturnToDraw {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.unseen(self.cards) - mind.cheapest_wares(1).unwrap_or(0.0)
    }

    fn in_play(&self) -> f32 {
        2.5
    }
}
