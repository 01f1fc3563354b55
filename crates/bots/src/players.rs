//! Bots around a table: each sees the views of its own chair and nothing else.

use std::sync::Arc;

use game::{Advise, Bot, Seat, Viewer};

use crate::mind::Mind;
use crate::seed;

/// A bot on every chair.
pub(crate) struct Players<G: Advise> {
    game: Arc<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    note_takers: Vec<Seat>,
}

impl<G: Advise> Players<G> {
    /// Players with these minds, in seat order.
    pub(crate) fn new(game: &Arc<G>, minds: impl Iterator<Item = Mind<G>>, seed: u64) -> Self {
        let bots = minds.zip(0..).map(|(mind, chair)| mind.bot(game, seed::child(seed, chair)));
        Players::seated(game, bots.collect())
    }

    /// These players, in seat order.
    pub(crate) fn seated(game: &Arc<G>, bots: Vec<Box<dyn Bot<G>>>) -> Self {
        let note_takers =
            Seat::all(bots.len() as u8).filter(|seat| bots[seat.index()].takes_notes()).collect();
        Players { game: Arc::clone(game), bots, note_takers }
    }

    /// What the bot on this seat does.
    pub(crate) fn choose(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) -> G::Action {
        self.bots[seat.index()].choose(&self.game.view(state, Viewer::Seat(seat)), legal)
    }

    /// Shows the table after a step to those who take notes.
    pub(crate) fn observe(&mut self, state: &G::State) {
        for seat in &self.note_takers {
            self.bots[seat.index()].observe(&self.game.view(state, Viewer::Seat(*seat)));
        }
    }
}
