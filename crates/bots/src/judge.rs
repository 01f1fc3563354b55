//! Judges: a view and the legal actions in, a weight for each action and a worth for every seat out. A judge that was
//! learned is a player by itself, or thinks for a searcher.

use std::sync::Arc;

use game::{Bot, BySeat, Game, ViewOf};

/// Whoever can judge a decision at a glance.
pub trait Judge<G: Game>: Send + Sync {
    /// Replaces `weights` by one for each of the legal actions, none negative and not all zero, the better the heavier;
    /// and tells what the position seems to be worth to every seat, from 0 to 1.
    fn judge(&self, view: &ViewOf<G>, legal: &[G::Action], weights: &mut Vec<f32>) -> BySeat<f32>;
}

/// A bot that does what its judge finds best, without a second thought.
pub struct Judged<G: Game> {
    judge: Arc<dyn Judge<G>>,
    weights: Vec<f32>,
}

impl<G: Game> Judged<G> {
    /// A player with this judge.
    pub fn new(judge: Arc<dyn Judge<G>>) -> Self {
        Judged { judge, weights: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Judged<G> {
    fn choose(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> G::Action {
        self.judge.judge(view, legal, &mut self.weights);
        legal[heaviest(&self.weights)]
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
