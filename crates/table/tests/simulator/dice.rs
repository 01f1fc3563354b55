//! Everything that is left to chance in a simulation.

use chacha20::ChaCha20Rng;
use game::random::{below, pick};
use rand_core::{Rng, SeedableRng};

/// The generator of one simulation.
pub struct Dice(Box<dyn Rng>);

impl Dice {
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha20Rng::from_seed(key);
        rng.set_stream(stream);
        Dice(Box::new(rng))
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        below(&mut *self.0, bound as u32) as usize
    }

    /// A number from `least` to `most`.
    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as usize) as i64
    }

    /// Does something happen that happens so often of a hundred times?
    pub fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        pick(&mut *self.0, from)
    }

    /// Up to so many of the values, in any order.
    pub fn some<T: Clone>(&mut self, from: &[T], most: usize) -> Vec<T> {
        let mut rest = from.to_vec();
        (0..most.min(rest.len())).map(|_| rest.swap_remove(self.below(rest.len()))).collect()
    }

    pub fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    pub fn rng(&mut self) -> &mut dyn Rng {
        &mut *self.0
    }
}
