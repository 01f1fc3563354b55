//! What a healer does (ASA.115).

use game::{Fact, Phrase};

use super::{Asking, Effect, Rule, Written};
use crate::Asante;
use crate::action::{Action, OfCards};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Take any card but one like the card played from the discard pile. (Healer)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeDiscarded;

impl TakeDiscarded {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "take-discarded", numbers: &[], make: |_| Effect::TakeDiscarded(TakeDiscarded) };
}

impl Rule for TakeDiscarded {
    fn clause(&self) -> &'static str {
        "ASA.115"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-take-discarded")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-take-discarded")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, card: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NothingDiscarded.unless(fetchable(card, outlook).next().is_some())
    }
}

impl Asking for TakeDiscarded {
    fn list(&self, card: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(fetchable(card, outlook).map(OfCards::Fetch).map(Action::Card));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        game.fetch(state, answer);
    }
}

/// What can be taken when this card was played.
fn fetchable(played: Kind, outlook: &Outlook) -> impl Iterator<Item = Kind> {
    outlook.game.cards.kinds(&outlook.discards).filter(move |&card| card != played)
}

impl Weighed for TakeDiscarded {
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        mind.best_discard(|card| Some(card) != spent)
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.5
    }

    fn hope(&self, _: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(Phrase::new("fact-fetches")));
    }
}
