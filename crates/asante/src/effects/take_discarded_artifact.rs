//! What a carver does (ASA.119).

use game::{Fact, Phrase};

use super::{Asking, Effect, Rule, Written};
use crate::Asante;
use crate::action::{Action, OfCards};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::{Class, Kind};
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::State;

/// Take an artifact from the discard pile. (Carver)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeDiscardedArtifact;

impl TakeDiscardedArtifact {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "take-discarded-artifact",
        numbers: &[],
        make: |_| Effect::TakeDiscardedArtifact(TakeDiscardedArtifact),
    };
}

impl Rule for TakeDiscardedArtifact {
    fn clause(&self) -> &'static str {
        "ASA.119"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-take-discarded-artifact")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-take-discarded-artifact")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NoArtifactDiscarded.unless(fetchable(outlook).next().is_some())
    }
}

impl Asking for TakeDiscardedArtifact {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(fetchable(outlook).map(OfCards::Fetch).map(Action::Card));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        game.fetch(state, answer);
    }
}

/// What can be taken.
fn fetchable(outlook: &Outlook) -> impl Iterator<Item = Kind> {
    let is_artifact =
        |card: &Kind| matches!(outlook.game.classes[usize::from(card.0)], Class::Artifact { .. });
    outlook.game.cards.kinds(&outlook.discards).filter(is_artifact)
}

impl Weighed for TakeDiscardedArtifact {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        mind.best_discard(|card| matches!(mind.class(card), Class::Artifact { .. }))
    }

    fn held(&self) -> f32 {
        0.8
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.0
    }

    fn hope(&self, _: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(Phrase::new("fact-fetches")));
    }
}
