//! Seeds made from seeds: every game of a run, and every bot of a game, has one of its own.

/// The seed of the `index`-th child of `seed`. Different pairs give unrelated seeds.
pub const fn child(seed: u64, index: u64) -> u64 {
    mix(mix(seed.wrapping_add(GOLDEN)).wrapping_add(index.wrapping_mul(GOLDEN)))
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finaliser of `SplitMix64`: a permutation in which every bit of the input moves every bit of the
/// output.
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Changing one of these changes what every published seed of a simulation means.
    #[test]
    fn the_vectors_are_pinned() {
        assert_eq!([child(0, 0), child(0, 1), child(1, 0), child(u64::MAX, 7)], PINNED);
    }

    const PINNED: [u64; 4] = [
        5_197_578_548_964_807_871,
        12_035_550_249_420_947_055,
        15_916_886_550_466_581_944,
        16_052_364_059_188_829_447,
    ];

    #[test]
    fn children_differ() {
        let seeds: HashSet<u64> = (0..100).flat_map(|s| (0..100).map(move |i| child(s, i))).collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
