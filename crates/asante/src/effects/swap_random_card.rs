//! What a jackal does (ASA.135).
//! Nature picks the card in `rules/course.rs` (`happens`); what is given for it is answered in
//! `rules/turns.rs` (`carry_out`).

use game::Phrase;

use super::{AtOnce, Effect, Rule, Written};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Frame, Nature, State};

/// Take a random card of the opponent's hand, give one back. (Jackal)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwapRandomCard;

impl SwapRandomCard {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "swap-random-card", numbers: &[], make: |_| Effect::SwapRandomCard(SwapRandomCard) };
}

impl Rule for SwapRandomCard {
    fn clause(&self) -> &'static str {
        "ASA.135"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-swap-random-card")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-swap-random-card")
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::OtherHandEmpty.unless(outlook.opponents_cards > 0)
    }
}

impl AtOnce for SwapRandomCard {
    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Nature(Nature::Rob));
    }
}

impl Weighed for SwapRandomCard {
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        mind.unseen(1) - mind.cheapest(spent).unwrap_or(0.0)
    }

    fn held(&self) -> f32 {
        0.8
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.2
    }

    fn harm_in_words(&self, _: &Weighing) -> Phrase {
        Phrase::new("harm-robs")
    }
}
