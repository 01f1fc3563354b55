//! What a tortoise does (ASA.131).

use game::{Fact, Phrase};

use super::{Asking, Effect, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfArtifacts};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{State, other};

/// Use a face-up artifact of the opponent's. (Tortoise)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BorrowArtifact;

impl BorrowArtifact {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "borrow-artifact", numbers: &[], make: |_| Effect::BorrowArtifact(BorrowArtifact) };
}

impl Rule for BorrowArtifact {
    fn clause(&self) -> &'static str {
        "ASA.131"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-borrow-artifact")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-borrow-artifact")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NothingToBorrow.unless(borrowable(outlook).next().is_some())
    }
}

impl Asking for BorrowArtifact {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(borrowable(outlook).map(OfArtifacts::Borrow).map(Action::Artifact));
    }

    /// It then lies face down until the end of its owner's next turn (ASA.32).
    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Artifact(OfArtifacts::Borrow(slot)) = answer else { no_answer(answer) };
        if let Some(artifact) = &mut state.artifacts[other(state.active)][usize::from(slot)] {
            artifact.used = true;
            let card = artifact.card;
            game.begin(state, card);
        }
    }
}

/// ASA.46: those that the active player can use.
fn borrowable(outlook: &Outlook) -> impl Iterator<Item = u8> {
    (0u8..).zip(outlook.opponent.artifacts).filter_map(move |(slot, artifact)| {
        let card = artifact.filter(|artifact| !artifact.used)?.card;
        (outlook.game.touchable(card) && outlook.game.usable(card, outlook)).then_some(slot)
    })
}

impl Weighed for BorrowArtifact {
    /// The best artifact to borrow.
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        let outlook = mind.having_spent(spent);
        let slots = mind.outlook.opponent.artifacts.iter().flatten();
        let slots = slots.filter(|artifact| !artifact.used && mind.game.touchable(artifact.card));
        let slots = slots.filter(|artifact| mind.game.usable(artifact.card, &outlook));
        let rules = slots.filter_map(|artifact| mind.game.rule(artifact.card));
        rules.map(|rule| rule.worth(mind, spent) + mind.envied(1.0)).fold(0.0, f32::max)
    }

    fn held(&self) -> f32 {
        1.1
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.5
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        let Action::Artifact(OfArtifacts::Borrow(slot)) = answer else { return mind.moving(answer) };
        let artifact = mind.outlook.opponent.artifacts[usize::from(slot)];
        let rule = artifact.and_then(|artifact| mind.game.rule(artifact.card));
        rule.map_or(0.0, |rule| rule.worth(mind, None))
    }

    fn hope(&self, weighing: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(weighing.they("fact-may-borrow")));
    }

    fn harm_in_words(&self, _: &Weighing) -> Phrase {
        Phrase::new("harm-borrows")
    }
}
