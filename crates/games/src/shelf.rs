//! Where the network of a game is: in the program, or in a file that somebody wants played instead.

use std::sync::{Arc, PoisonError, RwLock};

use game::Observe;
use net::{Learned, WeightsError};

/// The place of the network of one game.
#[derive(Debug)]
pub struct Shelf<G> {
    /// The weights that are part of the program.
    built_in: Option<&'static [u8]>,
    /// The network that plays: read when it is first asked for.
    network: RwLock<Option<Arc<Learned<G>>>>,
}

impl<G: Observe> Shelf<G> {
    /// A shelf with the weights that are part of the program, if the game has any.
    pub const fn new(built_in: Option<&'static [u8]>) -> Self {
        Shelf { built_in, network: RwLock::new(None) }
    }

    /// The weights that are part of the program.
    pub fn built_in(&self) -> Option<&'static [u8]> {
        self.built_in
    }

    /// Is there a network?
    pub fn has_network(&self) -> bool {
        self.built_in.is_some() || self.put().is_some()
    }

    /// The network that plays, if there is one.
    pub fn network(&self) -> Option<Arc<Learned<G>>> {
        if let Some(network) = self.put() {
            return Some(network);
        }
        let built_in = Learned::read(self.built_in?).expect("what is part of the program is made for it");
        // Whoever was quicker has put the same there, or what somebody wants instead.
        let mut network = self.network.write().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(network.get_or_insert_with(|| Arc::new(built_in))))
    }

    /// From now on this network plays.
    pub fn put_weights(&self, weights: &[u8]) -> Result<(), WeightsError> {
        let network = Arc::new(Learned::read(weights)?);
        *self.network.write().unwrap_or_else(PoisonError::into_inner) = Some(network);
        Ok(())
    }

    fn put(&self) -> Option<Arc<Learned<G>>> {
        self.network.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
