//! Everything a viewer is told: the one place where a state becomes a sight.

use super::Running;
use crate::phrase::Picture;
use crate::powers::{Depict, Narrate};
use crate::script::Reader;
use crate::seat::Viewer;
use crate::secrets::{MemoryAid, ViewOf};
use crate::sight::{Choice, Sight, SightOf, Tale, TaleOf};

impl<G: Narrate + Depict> Running<G> {
    /// Everything a viewer is told.
    pub fn sight_of(&self, viewer: Viewer, aid: MemoryAid) -> SightOf<G> {
        self.sight_for(Reader::new(viewer, aid))
    }

    /// What a reader is told.
    pub(super) fn sight_for(&self, Reader { viewer, aid, pictured }: Reader) -> SightOf<G> {
        let (game, state) = (&*self.game, &self.trail.now);
        let mut view = self.view(viewer);
        // The story is told from what lies there, whatever is remembered.
        let memory = view.memory.take();
        let Tale { seen, story } = self.last_seen(viewer, &view);
        view.memory = memory.filter(|_| aid == MemoryAid::On);
        let legal = viewer.seat().map(|seat| self.legal(seat)).unwrap_or_default();
        let digest = game.digest(&view);
        let picture = if pictured { game.picture(&view, &digest) } else { Picture::default() };
        Sight {
            steps: self.steps,
            turn: game.turn(state),
            seen,
            story,
            picture,
            question: game.ask(&view),
            choices: legal.iter().map(|&action| choice(game, &view, action)).collect(),
            standing: game.standing(state),
            outcome: game.outcome(state),
            digest,
            view,
        }
    }

    /// What the viewer saw of the steps of the trail; what it sees now, without what would have to be remembered, is known.
    pub(super) fn last_seen(&self, viewer: Viewer, now: &ViewOf<G>) -> TaleOf<G> {
        let (game, viewer) = (&*self.game, self.present(viewer));
        let before = self.trail.before.iter().map(|state| game.view(state, viewer).forgetful());
        let before: Vec<ViewOf<G>> = before.collect();
        let after = || before.iter().skip(1).chain([now]);
        let seen = before.iter().zip(after()).map(|(_, view)| view.last.clone()).collect();
        let story = before.iter().zip(after()).flat_map(|(before, after)| game.narrate(before, after));
        Tale { seen, story: story.collect() }
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
