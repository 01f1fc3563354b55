//! A bot of simple good sense.

use std::sync::Arc;

use game::{Advise, Bot, ViewOf};

/// Does what its game advises. It keeps no notes and looks no step ahead.
#[derive(Debug)]
pub struct Greedy<G> {
    game: Arc<G>,
}

impl<G> Greedy<G> {
    /// A player of this game.
    pub fn new(game: Arc<G>) -> Self {
        Greedy { game }
    }
}

impl<G: Advise> Bot<G> for Greedy<G> {
    fn choose(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> G::Action {
        self.game.advise(view, legal)
    }
}
