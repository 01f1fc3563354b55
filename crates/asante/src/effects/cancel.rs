//! What an animal keeper does (ASA.110).

use game::Phrase;

use super::{AtOnce, Effect, Rule, Written};
use crate::Asante;
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// In the opponent's turn: cancel the person or animal just played. (Animal keeper) That is asked and done when one
/// was played (ASA.42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancel;

impl Cancel {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "cancel", numbers: &[], make: |_| Effect::Cancel(Cancel) };
}

impl Rule for Cancel {
    fn clause(&self) -> &'static str {
        "ASA.110"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-cancel")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-cancel")
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    /// ASA.41: not in a turn of one's own.
    fn hurdle(&self, _: Kind, _: &Outlook) -> Option<Hurdle> {
        Some(Hurdle::OnlyCancels)
    }
}

impl AtOnce for Cancel {
    fn carry_out(&self, _: &mut State) {}
}

impl Asante {
    /// ASA.41: is this a card that cancels others?
    #[inline]
    pub(crate) fn cancels(&self, card: Kind) -> bool {
        matches!(self.effect(card), Some(Effect::Cancel(Cancel)))
    }
}

impl Weighed for Cancel {
    fn worth(&self, _: &Mind, _: Option<Kind>) -> f32 {
        0.0
    }

    fn held(&self) -> f32 {
        1.6
    }
}
