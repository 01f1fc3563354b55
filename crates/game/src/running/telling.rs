//! Everything a viewer is told: the one place where a state becomes a sight.

use super::Running;
use crate::powers::{Depict, Narrate};
use crate::seat::Viewer;
use crate::secrets::{MemoryAid, ViewOf};
use crate::sight::{Choice, Sight, SightOf};

impl<G: Narrate + Depict> Running<G> {
    /// Everything a viewer is told.
    pub fn sight_of(&self, viewer: Viewer, aid: MemoryAid) -> SightOf<G> {
        let (game, state) = (&*self.game, &self.trail.now);
        let view = self.view(viewer).aided(aid);
        let legal = viewer.seat().map(|seat| self.legal(seat)).unwrap_or_default();
        let views = self.views(viewer);
        Sight {
            steps: self.steps,
            turn: game.turn(state),
            seen: views.iter().skip(1).map(|view| view.last.clone()).collect(),
            story: views.windows(2).flat_map(|pair| game.narrate(&pair[0], &pair[1])).collect(),
            picture: game.depict(&view),
            question: game.ask(&view),
            choices: legal.iter().map(|&action| choice(game, &view, action)).collect(),
            standing: game.standing(state),
            outcome: game.outcome(state),
            digest: game.digest(&view),
            view,
        }
    }

    /// Step by step, without what would have to be remembered.
    pub(super) fn views(&self, viewer: Viewer) -> Vec<ViewOf<G>> {
        let viewer = self.present(viewer);
        let states = self.trail.before.iter().chain([&self.trail.now]);
        states.map(|state| self.game.view(state, viewer).forgetful()).collect()
    }
}

fn choice<G: Depict>(game: &G, view: &ViewOf<G>, action: G::Action) -> Choice<G::Action, G::Prospect> {
    Choice {
        action,
        notation: game.write_action(action),
        words: game.describe_action(action),
        detail: game.detail(view, action),
        caution: game.caution(view, action),
        amount: game.amount(action),
        prospect: game.prospect(view, action),
    }
}
