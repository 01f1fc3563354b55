//! What a loom does (ASA.105).
//! Which wares these are is answered in `rules/turns.rs` (`carry_out`).

use game::Phrase;

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfCards};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, WARES_TAKEN};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Frame, State};

/// Discard a hand card, take wares of one's choice. (Loom)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardForWares {
    /// How many are taken.
    pub wares: u8,
}

impl DiscardForWares {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "discard-for-wares",
        numbers: &[WARES_TAKEN],
        make: |n| Effect::DiscardForWares(DiscardForWares { wares: n[0] }),
    };
}

impl Rule for DiscardForWares {
    fn clause(&self) -> &'static str {
        "ASA.105"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-discard-for-wares").with("wares", self.wares)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-discard-for-wares").with("wares", self.wares)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.wares, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    /// ASA.45: an artifact's wares need their spaces.
    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        let room = outlook.own.stand.free() >= self.wares;
        Hurdle::HandEmpty
            .unless(!outlook.hand.is_empty())
            .or(Hurdle::NoRoom(self.wares).unless(room))
            .or(Hurdle::Useless.unless(outlook.supply.total() >= self.wares))
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        (then.discarded, then.choice) = (1, sooth.room(self.wares));
    }

    fn foretell_answer(&self, _: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Card(OfCards::Drop(_)) = answer {
            then.choice = self.wares;
        }
    }
}

impl Asking for DiscardForWares {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(outlook.game.cards.kinds(&outlook.hand).map(OfCards::Drop).map(Action::Card));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Card(OfCards::Drop(card)) = answer else { no_answer(answer) };
        game.discard(state, state.active, card);
        state.frames.push(Frame::Wares { by: state.active, count: self.wares, alike: false });
    }
}

impl Weighed for DiscardForWares {
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        mind.best_wares(self.wares, false) - mind.cheapest(spent).unwrap_or(0.0)
    }

    fn in_play(&self) -> f32 {
        3.5
    }
}
