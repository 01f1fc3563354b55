//! Artifacts broken (ASA.130) and borrowed (ASA.131).

use game::Seat;

use crate::Asante;
use crate::action::Action;
use crate::card::{Class, Kind};
use crate::rules::turns::Means;
use crate::state::{State, other};

impl Asante {
    /// Can animals touch this artifact?
    pub(crate) fn touchable(&self, card: Kind) -> bool {
        matches!(self.classes[usize::from(card.0)], Class::Artifact { untouchable: false, .. })
    }

    /// The artifacts in play that can be broken: whose, in which slot, which.
    pub(in crate::rules) fn breakable(&self, state: &State) -> impl Iterator<Item = (Seat, u8, Kind)> {
        [state.active, other(state.active)].into_iter().flat_map(move |seat| {
            let slots = (0u8..).zip(state.artifacts[seat]);
            let cards = slots.filter_map(|(slot, artifact)| Some((slot, artifact?.card)));
            cards.filter(|&(_, card)| self.touchable(card)).map(move |(slot, card)| (seat, slot, card))
        })
    }

    /// ASA.46: each can merely be discarded; it can be used if its user can use it. ASA.130: it lies in the discard pile
    /// already then, and may be what there is to draw.
    pub(super) fn list_breaks(&self, state: &State, out: &mut Vec<Action>) {
        for (seat, slot, card) in self.breakable(state) {
            let own = seat == state.active;
            out.push(Action::Break { own, slot, using: false });
            let mut then = *state;
            then.artifacts[seat][usize::from(slot)] = None;
            self.cards.add(&mut then.discards, card);
            if self.usable(&then, card, Self::means(&then)) {
                out.push(Action::Break { own, slot, using: true });
            }
        }
    }

    /// ASA.130: the artifact is discarded, and then used or not.
    pub(super) fn break_artifact(&self, state: &mut State, own: bool, slot: u8, using: bool) {
        let seat = if own { state.active } else { other(state.active) };
        let Some(artifact) = state.artifacts[seat][usize::from(slot)].take() else { return };
        self.cards.add(&mut state.discards, artifact.card);
        if using {
            self.begin(state, artifact.card);
        }
    }

    /// ASA.131, ASA.46: the opponent's face-up artifacts that the active player can use.
    pub(in crate::rules) fn borrowable(&self, state: &State, means: Means) -> impl Iterator<Item = u8> {
        (0u8..).zip(state.artifacts[other(state.active)]).filter_map(move |(slot, artifact)| {
            let artifact = artifact.filter(|artifact| !artifact.used)?;
            (self.touchable(artifact.card) && self.usable(state, artifact.card, means)).then_some(slot)
        })
    }

    /// ASA.131: it then lies face down until the end of its owner's next turn (ASA.32).
    pub(super) fn borrow(&self, state: &mut State, slot: u8) {
        if let Some(artifact) = &mut state.artifacts[other(state.active)][usize::from(slot)] {
            artifact.used = true;
            let card = artifact.card;
            self.begin(state, card);
        }
    }
}
