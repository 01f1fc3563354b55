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
        let mut view = self.view(viewer);
        // The story is told from what lies there, whatever is remembered.
        let memory = view.memory.take();
        let before = self.views_before(viewer);
        let after = || before.iter().skip(1).chain((!before.is_empty()).then_some(&view));
        let seen = after().map(|view| view.last.clone()).collect();
        let story = before.iter().zip(after()).flat_map(|(before, after)| game.narrate(before, after));
        let story = story.collect();
        view.memory = memory.filter(|_| aid == MemoryAid::On);
        let legal = viewer.seat().map(|seat| self.legal(seat)).unwrap_or_default();
        let digest = game.digest(&view);
        Sight {
            steps: self.steps,
            turn: game.turn(state),
            seen,
            story,
            picture: game.picture(&view, &digest),
            question: game.ask(&view),
            choices: legal.iter().map(|&action| choice(game, &view, action)).collect(),
            standing: game.standing(state),
            outcome: game.outcome(state),
            digest,
            view,
        }
    }

    /// What the viewer saw before each step of the trail, without what would have to be remembered.
    fn views_before(&self, viewer: Viewer) -> Vec<ViewOf<G>> {
        let viewer = self.present(viewer);
        self.trail.before.iter().map(|state| self.game.view(state, viewer).forgetful()).collect()
    }
}

fn choice<G: Depict>(game: &G, view: &ViewOf<G>, action: G::Action) -> Choice<G::Action, G::Prospect> {
    let prospect = game.prospect(view, action);
    let remarks = game.remarks(view, action, prospect.as_ref());
    Choice {
        action,
        notation: game.write_action(action),
        words: game.describe_action(action),
        detail: remarks.detail,
        caution: remarks.caution,
        amount: game.amount(action),
        prospect,
    }
}
