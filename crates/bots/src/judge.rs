//! Judges: a view and the legal actions in, a weight for each action and a worth for every seat out. A judge that was
//! learned is a player by itself, or thinks for a searcher.

use std::sync::Arc;

use game::{Bot, BySeat, Game, ViewOf, random};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::memory::{Notes, Recall};
use crate::seed;

/// Whoever can judge a decision at a glance.
pub trait Judge<G: Game>: Send + Sync {
    /// Replaces `weights` by one for each of the legal actions, none negative and not all zero, the better the heavier;
    /// and tells what the position seems to be worth to every seat, from 0 to 1.
    fn judge(&self, game: &G, view: &ViewOf<G>, legal: &[G::Action], weights: &mut Vec<f32>) -> BySeat<f32>;

    /// What it would do: the heaviest action. Whoever finds that without weighing all of them need not; `weights` is room to do it.
    fn choose(&self, game: &G, view: &ViewOf<G>, legal: &[G::Action], weights: &mut Vec<f32>) -> G::Action {
        self.judge(game, view, legal, weights);
        legal[heaviest(weights)]
    }

    /// What it might do, with so much noise: with 1 each action as often as its weight says, with more of it the lighter ones more
    /// often, with less of it less often. Whoever finds one without weighing all of them need not.
    fn pick(
        &self,
        game: &G,
        view: &ViewOf<G>,
        legal: &[G::Action],
        weights: &mut Vec<f32>,
        noise: f32,
        rng: &mut dyn Rng,
    ) -> G::Action {
        self.judge(game, view, legal, weights);
        let heaviest = weights[heaviest(weights)];
        for weight in weights.iter_mut() {
            *weight = (*weight / heaviest).powf(1.0 / noise);
        }
        legal[by_weight(weights, rng)]
    }

    /// What the position seems to be worth to every seat, from 0 to 1. Whoever can tell without weighing the actions need not.
    fn worth(&self, game: &G, view: &ViewOf<G>, legal: &[G::Action], weights: &mut Vec<f32>) -> BySeat<f32> {
        self.judge(game, view, legal, weights)
    }
}

/// How somebody goes by a judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glance {
    /// How much noise there is in the choice: nothing for what is heaviest, 1 for each action as often as its weight says, more for
    /// somebody who hardly tells better from worse.
    pub noise: Option<f32>,
    /// What the judge is told of what was seen before.
    pub recall: Recall,
}

impl Glance {
    /// What the judge finds best of all that can be known.
    pub const CLEAR: Glance = Glance { noise: None, recall: Recall::Whole };
}

/// A bot that does what its judge says, without a second thought.
pub struct Judged<G: Game> {
    game: Arc<G>,
    judge: Arc<dyn Judge<G>>,
    glance: Glance,
    notes: Notes,
    rng: Xoshiro256PlusPlus,
    weights: Vec<f32>,
}

impl<G: Game> Judged<G> {
    /// A player that goes by this judge like this.
    pub fn new(game: Arc<G>, judge: Arc<dyn Judge<G>>, glance: Glance, seed: u64) -> Self {
        let (notes, rng) = (Notes::new(seed::child(seed, 1)), Xoshiro256PlusPlus::seed_from_u64(seed));
        Judged { game, judge, glance, notes, rng, weights: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Judged<G> {
    fn choose(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> G::Action {
        let Judged { game, judge, glance, notes, rng, weights } = self;
        let recalled;
        let view = if glance.recall == Recall::Whole {
            view
        } else {
            recalled = notes.recall(&**game, view, glance.recall);
            &recalled
        };
        match glance.noise {
            None => judge.choose(game, view, legal, weights),
            Some(noise) => judge.pick(game, view, legal, weights, noise, rng),
        }
    }

    fn observe(&mut self, view: &ViewOf<G>) {
        self.notes.observe(&*self.game, view, self.glance.recall);
    }

    fn takes_notes(&self) -> bool {
        matches!(self.glance.recall, Recall::Fading(_))
    }
}

/// The place of the first of the heaviest weights.
fn heaviest(weights: &[f32]) -> usize {
    let mut best = 0;
    for (place, weight) in weights.iter().enumerate() {
        if *weight > weights[best] {
            best = place;
        }
    }
    best
}

/// A place, as often as its weight says.
fn by_weight(weights: &[f32], rng: &mut dyn Rng) -> usize {
    const STEPS: u32 = 1 << 24;
    let total: f32 = weights.iter().sum();
    let mut ticket = random::below(rng, STEPS) as f32 / STEPS as f32 * total;
    for (place, weight) in weights.iter().enumerate() {
        if ticket < *weight {
            return place;
        }
        ticket -= weight;
    }
    // Rounding may leave a little over: it belongs to the last that has any weight.
    weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(0)
}
