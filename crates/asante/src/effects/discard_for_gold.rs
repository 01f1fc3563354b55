//! What a cowrie purse does (ASA.106).

use game::Phrase;

use super::{Asking, Effect, MOST_NUMBERS, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfCards};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::{Entry, GOLD};
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Discard a hand card, take gold. (Cowrie purse)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardForGold {
    /// How much is taken.
    pub gold: u8,
}

impl DiscardForGold {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "discard-for-gold",
        numbers: &[GOLD],
        make: |n| Effect::DiscardForGold(DiscardForGold { gold: n[0] }),
    };
}

impl Rule for DiscardForGold {
    fn clause(&self) -> &'static str {
        "ASA.106"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-discard-for-gold").with("gold", self.gold)
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-discard-for-gold").with("gold", self.gold)
    }

    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [self.gold, 0, 0, 0, 0, 0]
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::HandEmpty.unless(!outlook.hand.is_empty())
    }

    fn foretell(&self, _: &Sooth, then: &mut Prospect) {
        (then.discarded, then.gold) = (1, self.gold.into());
    }

    fn foretell_answer(&self, _: &Sooth, answer: Action, then: &mut Prospect) {
        if let Action::Card(OfCards::Drop(_)) = answer {
            then.gold = self.gold.into();
        }
    }
}

impl Asking for DiscardForGold {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(outlook.game.cards.kinds(&outlook.hand).map(OfCards::Drop).map(Action::Card));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Card(OfCards::Drop(card)) = answer else { no_answer(answer) };
        game.discard(state, state.active, card);
        state.gold[state.active] += u32::from(self.gold);
    }
}

impl Weighed for DiscardForGold {
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        f32::from(self.gold) - mind.cheapest(spent).unwrap_or(0.0)
    }

    fn in_play(&self) -> f32 {
        4.5
    }
}
