//! Nature's dice, for games played one at a time.

use chacha20::ChaCha20Rng;
use rand_core::SeedableRng;

/// Where chance comes from. The chance steps of a match are counted from 0, and step *i* is drawn from
/// `ChaCha20` whose key is the seed (eight bytes, little-endian, then 24 zeros) and whose stream is *i*, from
/// its first block. So anyone can recompute one step without the others.
#[derive(Clone, Debug)]
pub struct Nature {
    seed: u64,
    steps: u64,
}

impl Nature {
    /// Nature at the start of a match.
    pub fn new(seed: u64) -> Self {
        Nature { seed, steps: 0 }
    }

    /// The generator of the next chance step.
    pub fn next_step(&mut self) -> ChaCha20Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut rng = ChaCha20Rng::from_seed(key);
        rng.set_stream(self.steps);
        self.steps += 1;
        rng
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    /// Changing one of these changes what every published seed of a game means.
    #[test]
    fn the_vectors_are_pinned() {
        let mut nature = Nature::new(7);
        let first: Vec<u32> = (0..3).map(|_| nature.next_step().next_u32()).collect();
        assert_eq!(first, PINNED);
    }

    const PINNED: [u32; 3] = [3_118_702_321, 4_149_969_449, 318_308_929];

    #[test]
    fn steps_do_not_depend_on_how_much_was_drawn_before() {
        let (mut one, mut other) = (Nature::new(1), Nature::new(1));
        one.next_step();
        let mut drawn = other.next_step();
        for _ in 0..1000 {
            drawn.next_u32();
        }
        assert_eq!(one.next_step().next_u64(), other.next_step().next_u64());
    }
}
