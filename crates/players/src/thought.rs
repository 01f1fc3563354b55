//! What a good player thinks of the moves there are: what a hint shows.

use std::sync::Arc;

use bots::Mind;
use game::sight::data;
use game::{Advise, Asked, Data, Phrase};
use serde::{Deserialize, Serialize};

/// What a good player thinks of one legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The move, as data.
    pub action: Data,
    /// The move, in notation.
    pub notation: String,
    /// The move, in words.
    pub words: Phrase,
    /// What it seems to be worth, from 0 (everything is lost) to 1 (everything is won); none if it was not imagined.
    pub worth: Option<f32>,
    /// How far off that may be: a standard error.
    pub error: f32,
    /// Its part of the imagined games, from 0 to 1. The better a move looks, the more often it is imagined.
    pub share: f32,
}

/// What such a mind thinks of the moves of the seat that is asked, the best first. It knows what that seat is shown,
/// nothing else. A mind that does not search has one thought.
pub fn think<G: Advise>(game: &Arc<G>, asked: &Asked, mind: &Mind<G>, seed: u64) -> Vec<Thought> {
    let question = asked.of::<G>().expect("a question of this game");
    let thought = |action, worth, error, share| Thought {
        action: data(&action),
        notation: game.write_action(action),
        words: game.describe_action(action),
        worth,
        error,
        share,
    };
    if let Some(mut searcher) = mind.searcher(game, seed).filter(|_| question.legal.len() > 1) {
        let candidates = searcher.consider(&question.view, &question.legal);
        return candidates
            .iter()
            .map(|one| thought(one.action, Some(one.worth), one.error, one.share))
            .collect();
    }
    let action = mind.bot(game, seed).choose(&question.view, &question.legal);
    vec![thought(action, None, 0.0, 1.0)]
}
