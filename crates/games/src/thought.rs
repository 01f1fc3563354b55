//! What a good player thinks of the moves there are: what a hint shows.

use std::sync::Arc;

use bots::{Mind, Search};
use game::{Match, Phrase, Running, Turn, Viewer};

use crate::entry::Complete;

/// What a good player thinks of one legal move.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
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

/// What such a mind thinks of the moves of the seat to act, the best first. It sees what that seat may know, nothing
/// else. A mind that does not search has one thought.
pub(crate) fn think<G: Complete>(table: &dyn Match, game: &Arc<G>, mind: Mind, seed: u64) -> Vec<Thought> {
    let running: &Running<G> = table.as_any().downcast_ref().expect("a match of this game");
    let Turn::Seat(seat) = table.turn() else { return Vec::new() };
    let (view, legal) = (running.view(Viewer::Seat(seat)), running.legal());
    let thought = |action, worth, error, share| Thought {
        notation: game.write_action(action),
        words: game.describe_action(action),
        worth,
        error,
        share,
    };
    match mind {
        Mind::Search(thinking) if legal.len() > 1 => {
            let candidates = Search::new(Arc::clone(game), thinking, seed).consider(&view, &legal);
            candidates.iter().map(|one| thought(one.action, Some(one.worth), one.error, one.share)).collect()
        }
        Mind::Random | Mind::Greedy | Mind::Search(_) => {
            vec![thought(mind.bot(game, seed).choose(&view, &legal), None, 0.0, 1.0)]
        }
    }
}
