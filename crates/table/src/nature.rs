//! Nature's dice, for games played one at a time.

use std::fmt;

use chacha20::ChaCha20Rng;
use rand_core::SeedableRng;

/// What decides a match's chance: 32 bytes that nobody may know before its end.
pub type Key = [u8; 32];

/// Where chance comes from. The chance steps of a match are counted from 0, and step *i* is drawn from
/// `ChaCha20` with the match's key and stream *i*, from its first block. So anyone who has the key can recompute one step
/// without the others.
#[derive(Clone)]
pub struct Nature {
    key: Key,
    steps: u64,
}

impl Nature {
    /// Nature at the start of a match.
    pub fn new(key: Key) -> Self {
        Nature { key, steps: 0 }
    }

    /// Nature after so many chance steps.
    pub fn at(key: Key, steps: u64) -> Self {
        Nature { key, steps }
    }

    /// Nature at the start of a match that is published as a number: the key is the number (eight bytes, little-endian),
    /// then zeros.
    pub fn seeded(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Nature::new(key)
    }

    /// What all of it is drawn from.
    pub fn key(&self) -> Key {
        self.key
    }

    /// The generator of the next chance step.
    pub fn next_step(&mut self) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.key);
        rng.set_stream(self.steps);
        self.steps += 1;
        rng
    }
}

/// The key is not for anybody's eyes.
impl fmt::Debug for Nature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Nature").field("steps", &self.steps).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    /// Changing one of these changes what every published seed of a game means.
    #[test]
    fn the_vectors_are_pinned() {
        let mut nature = Nature::seeded(7);
        let first: Vec<u32> = (0..3).map(|_| nature.next_step().next_u32()).collect();
        assert_eq!(first, PINNED);
    }

    const PINNED: [u32; 3] = [3_118_702_321, 4_149_969_449, 318_308_929];

    #[test]
    fn every_byte_of_the_key_counts() {
        let first = |key| Nature::new(key).next_step().next_u64();
        let zeros = first([0; 32]);
        for place in 0..32 {
            let mut key = [0; 32];
            key[place] = 1;
            assert_ne!(first(key), zeros, "byte {place}");
        }
    }

    #[test]
    fn steps_do_not_depend_on_how_much_was_drawn_before() {
        let (mut one, mut other) = (Nature::seeded(1), Nature::seeded(1));
        one.next_step();
        let mut drawn = other.next_step();
        for _ in 0..1000 {
            drawn.next_u32();
        }
        assert_eq!(one.next_step().next_u64(), other.next_step().next_u64());
    }
}
