//! What a Cape buffalo does (ASA.130).

use game::{Fact, Phrase};

use super::{Asking, Effect, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfArtifacts};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{SLOTS, State, other};

/// Discard an artifact in play, using it once or not. (Cape buffalo)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BreakArtifact;

impl BreakArtifact {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "break-artifact", numbers: &[], make: |_| Effect::BreakArtifact(BreakArtifact) };
}

impl Rule for BreakArtifact {
    fn clause(&self) -> &'static str {
        "ASA.130"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-break-artifact")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-break-artifact")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        let mut artifacts = outlook.own.artifacts.into_iter().chain(outlook.opponent.artifacts).flatten();
        Hurdle::NothingToBreak.unless(artifacts.any(|artifact| outlook.game.touchable(artifact.card)))
    }
}

impl Asking for BreakArtifact {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        for own in [true, false] {
            for slot in 0..SLOTS as u8 {
                list_breaks(outlook, own, slot, out);
            }
        }
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Artifact(OfArtifacts::Break { own, slot, using }) = answer else { no_answer(answer) };
        let seat = if own { state.active } else { other(state.active) };
        let Some(artifact) = state.artifacts[seat][usize::from(slot)].take() else { return };
        game.cards.add(&mut state.discards, artifact.card);
        if using {
            game.begin(state, artifact.card);
        }
    }
}

/// ASA.46: each can merely be discarded; it can be used if its user can use it. It lies in the discard pile already then, and
/// may be what there is to draw.
fn list_breaks(outlook: &Outlook, own: bool, slot: u8, out: &mut Vec<Action>) {
    let mut then = *outlook;
    let side = if own { &mut then.own } else { &mut then.opponent };
    let Some(artifact) = side.artifacts[usize::from(slot)].take() else { return };
    if !outlook.game.touchable(artifact.card) {
        return;
    }
    outlook.game.cards.add(&mut then.discards, artifact.card);
    then.drawable = true;
    out.push(Action::Artifact(OfArtifacts::Break { own, slot, using: false }));
    if outlook.game.usable(artifact.card, &then) {
        out.push(Action::Artifact(OfArtifacts::Break { own, slot, using: true }));
    }
}

/// What breaking this artifact brings.
fn broken(mind: &Mind, own: bool, slot: u8, using: bool, spent: Option<Kind>) -> Option<f32> {
    let artifact = mind.artifacts(own)[usize::from(slot)]?;
    let rule = mind.game.rule(artifact.card)?;
    let used = if using { rule.worth(mind, spent) } else { 0.0 };
    let lost = if mind.last { 0.0 } else { rule.in_play() };
    Some(used + if own { -lost } else { mind.envied(lost) })
}

impl Weighed for BreakArtifact {
    /// The best artifact to break.
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        let outlook = mind.having_spent(spent);
        let mut best: Option<f32> = None;
        for own in [true, false] {
            for (slot, artifact) in (0u8..).zip(mind.artifacts(own)) {
                let Some(card) = artifact.map(|artifact| artifact.card) else { continue };
                if !mind.game.touchable(card) {
                    continue;
                }
                for using in [mind.game.usable(card, &outlook), false] {
                    let gain = broken(mind, own, slot, using, spent);
                    best = gain.into_iter().chain(best).reduce(f32::max);
                }
            }
        }
        best.unwrap_or(0.0)
    }

    fn held(&self) -> f32 {
        1.1
    }

    fn harm(&self, mind: &Mind) -> f32 {
        let artifacts = mind.outlook.own.artifacts.iter().flatten();
        let worths = artifacts.filter_map(|artifact| mind.game.rule(artifact.card)).map(Weighed::in_play);
        1.2 + worths.fold(0.0, f32::max) * 0.7
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        let Action::Artifact(OfArtifacts::Break { own, slot, using }) = answer else {
            return mind.moving(answer);
        };
        broken(mind, own, slot, using, None).unwrap_or(0.0)
    }

    fn hope(&self, weighing: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        if weighing.breakable(weighing.them()) {
            facts.push(Fact::gains(weighing.they("fact-may-break")));
        }
    }

    fn harm_in_words(&self, weighing: &Weighing) -> Phrase {
        if weighing.breakable(weighing.me) { Phrase::new("harm-breaks") } else { weighing.some_harm() }
    }
}
