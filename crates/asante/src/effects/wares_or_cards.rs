//! What a porter does (ASA.123).
//! What the other one then gets is drawn in `rules/course.rs`, or answered in `rules/turns.rs` (`carry_out`).

use game::Phrase;

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, InTurn, OfWares};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{CARDS, Entry, WARES_TAKEN};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, Nature, State, other};

/// One player takes wares of one kind, the other draws cards; the user says who. (Porter)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaresOrCards {
    /// How many are taken.
    pub wares: u8,
    /// How many are drawn.
    pub cards: u8,
}

impl WaresOrCards {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "wares-or-cards",
        numbers: &[WARES_TAKEN, CARDS],
        make: |n| Effect::WaresOrCards(WaresOrCards { wares: n[0], cards: n[1] }),
    };
}

impl Rule for WaresOrCards {
    fn clause(&self) -> &'static str {
        "ASA.123"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-wares-or-cards").with("wares", self.wares).with("cards", self.cards)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-wares-or-cards").with("wares", self.wares).with("cards", self.cards)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.wares, self.cards, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_taking().filter(|_| !outlook.drawable)
    }

    fn foretell_answer(&self, sooth: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Ware(OfWares::Take(_)) = answer {
            then.other.drawn = self.cards.min(sooth.drawable);
        } else if answer == Action::Turn(InTurn::Draw) {
            then.drawn = self.cards.min(sooth.drawable);
            then.other.taken = self.wares.min(sooth.open.stands[other(sooth.me)].free());
        }
    }
}

impl Asking for WaresOrCards {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_alike(outlook.own.stand, outlook.supply, self.wares, out);
        out.extend(outlook.drawable.then_some(Action::Turn(InTurn::Draw)));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let (seat, opponent) = (state.active, other(state.active));
        if let Action::Ware(OfWares::Take(wares)) = answer {
            Asante::take_wares(state, seat, wares);
            state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by: opponent, left: self.cards })));
        } else if answer == Action::Turn(InTurn::Draw) {
            state.frames.push(Frame::Wares { by: opponent, count: self.wares, alike: true });
            state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by: seat, left: self.cards })));
        } else {
            no_answer(answer);
        }
    }
}

impl Weighed for WaresOrCards {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        let wares_first = mind.best_wares(self.wares, true) - mind.envied(mind.unseen(self.cards));
        let cards_first = mind.unseen(self.cards) - mind.envied(2.0 * f32::from(self.wares));
        wares_first.max(cards_first)
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.5
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        if answer == Action::Turn(InTurn::Draw) {
            mind.taste.unseen * f32::from(self.cards) - mind.envied(2.0 * f32::from(self.wares))
        } else if let Action::Ware(OfWares::Take(_)) = answer {
            mind.moving(answer) - mind.envied(mind.taste.unseen * f32::from(self.cards))
        } else {
            mind.moving(answer)
        }
    }
}
