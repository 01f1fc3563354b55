//! Artifacts broken (ASA.130) and borrowed (ASA.131).

use super::{Asking, no_answer};
use crate::Asante;
use crate::action::Action;
use crate::card::{Class, Kind};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{SLOTS, State, other};

impl Asante {
    /// Can animals touch this artifact?
    pub(crate) fn touchable(&self, card: Kind) -> bool {
        matches!(self.classes[usize::from(card.0)], Class::Artifact { untouchable: false, .. })
    }
}

/// ASA.130: discard an artifact in play, using it once or not.
pub(super) struct BreakArtifact;

impl Asking for BreakArtifact {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        let mut artifacts = outlook.own.artifacts.into_iter().chain(outlook.opponent.artifacts).flatten();
        Hurdle::NothingToBreak.unless(artifacts.any(|artifact| outlook.game.touchable(artifact.card)))
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        for own in [true, false] {
            for slot in 0..SLOTS as u8 {
                list_breaks(outlook, own, slot, out);
            }
        }
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Break { own, slot, using } = answer else { no_answer(answer) };
        let seat = if own { state.active } else { other(state.active) };
        let Some(artifact) = state.artifacts[seat][usize::from(slot)].take() else { return };
        game.cards.add(&mut state.discards, artifact.card);
        if using {
            game.begin(state, artifact.card);
        }
    }
}

/// ASA.46: each can merely be discarded; it can be used if its user can use it. ASA.130: it lies in the discard pile
/// already then, and may be what there is to draw.
fn list_breaks(outlook: &Outlook, own: bool, slot: u8, out: &mut Vec<Action>) {
    let mut then = *outlook;
    let side = if own { &mut then.own } else { &mut then.opponent };
    let Some(artifact) = side.artifacts[usize::from(slot)].take() else { return };
    if !outlook.game.touchable(artifact.card) {
        return;
    }
    outlook.game.cards.add(&mut then.discards, artifact.card);
    then.drawable = true;
    out.push(Action::Break { own, slot, using: false });
    if outlook.game.usable(artifact.card, &then) {
        out.push(Action::Break { own, slot, using: true });
    }
}

/// ASA.131: use a face-up artifact of the opponent's.
pub(super) struct BorrowArtifact;

impl Asking for BorrowArtifact {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NothingToBorrow.unless(borrowable(outlook).next().is_some())
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(borrowable(outlook).map(Action::Borrow));
    }

    /// It then lies face down until the end of its owner's next turn (ASA.32).
    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Borrow(slot) = answer else { no_answer(answer) };
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
