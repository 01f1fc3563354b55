//! A bot that does anything it may.

use game::{Bot, Game, ViewOf, random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Takes every legal action with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// The player with this seed.
    pub fn new(seed: u64) -> Self {
        Random { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &ViewOf<G>, legal: &[G::Action]) -> G::Action {
        random::pick(&mut self.rng, legal)
    }
}
