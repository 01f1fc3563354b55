//! Drawing at random. Every `sample` of every game draws through these few functions, so that an outcome
//! can be recomputed by anyone from the same generator; the vectors in the tests pin what they return.
//! The generator, and the entropy behind it, belong to the caller.

use rand_core::Rng;

/// A number below `bound`, every one equally likely. (Lemire's multiplication with rejection.)
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    assert!(bound > 0, "below: there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let uneven = bound.wrapping_neg() % bound;
        while (product as u32) < uneven {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// One of the values, every one equally likely.
#[inline]
pub fn pick<T: Copy, R: Rng + ?Sized>(rng: &mut R, from: &[T]) -> T {
    from[below(rng, from.len() as u32) as usize]
}

/// `count` different bits of `set`, every selection equally likely.
#[inline]
pub fn draw<R: Rng + ?Sized>(rng: &mut R, set: u64, count: u32) -> u64 {
    let mut rest = set;
    for _ in 0..count {
        rest ^= nth_bit(rest, below(rng, rest.count_ones()));
    }
    set ^ rest
}

/// The `n`-th lowest bit of `set`, counted from 0.
#[inline]
pub fn nth_bit(set: u64, n: u32) -> u64 {
    debug_assert!(n < set.count_ones());
    // All bytes at once, without a branch: where the bit is cannot be foreseen.
    let pairs = set - (set >> 1 & (EACH_BYTE * 0x55));
    let fours = (pairs & (EACH_BYTE * 0x33)) + (pairs >> 2 & (EACH_BYTE * 0x33));
    let eights = (fours + (fours >> 4)) & (EACH_BYTE * 0x0F);
    // How many ones there are up to the end of each byte; the bytes where it is not more than `n` are below the bit.
    let sums = eights.wrapping_mul(EACH_BYTE);
    let below = ((u64::from(n) + 0x80) * EACH_BYTE - sums) & (EACH_BYTE * 0x80);
    let base = 8 * below.count_ones();
    let left = u64::from(n) - (sums << 8 >> base & 0xFF);
    let byte = set >> base & 0xFF;
    1 << (base + u32::from(PLACES[(8 * byte + left) as usize & (PLACES.len() - 1)]))
}

/// A one in each byte.
const EACH_BYTE: u64 = u64::MAX / 0xFF;

/// The places of the ones in each byte, the lowest first, with room for eight.
static PLACES: [u8; 0x800] = {
    let mut places = [0; 0x800];
    let mut byte = 0;
    while byte < 0x100 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[8 * byte + n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;
    use chacha20::ChaCha20Rng;
    use rand_core::SeedableRng;

    fn generator() -> ChaCha20Rng {
        ChaCha20Rng::from_seed([7; 32])
    }

    /// Changing one of these numbers changes what every published seed means.
    #[test]
    fn the_vectors_are_pinned() {
        let mut rng = generator();
        let below: Vec<u32> = [1, 2, 6, 30, 1000, 3_000_000_000].map(|bound| below(&mut rng, bound)).to_vec();
        assert_eq!(below, PINNED_BELOW);
        let picked: Vec<char> = (0..6).map(|_| pick(&mut rng, &['a', 'b', 'c', 'd'])).collect();
        assert_eq!(picked, PINNED_PICK);
        let drawn: Vec<u64> = [1, 2, 3, 10].map(|count| draw(&mut rng, 0xF0F0_F0F0_0FF0, count)).to_vec();
        assert_eq!(drawn, PINNED_DRAW);
    }

    const PINNED_BELOW: [u32; 6] = [0, 0, 4, 13, 861, 1_027_380_122];
    const PINNED_PICK: [char; 6] = ['a', 'd', 'd', 'a', 'b', 'b'];
    const PINNED_DRAW: [u64; 4] = [512, 68_721_573_888, 140_737_492_549_664, 158_674_351_817_776];

    #[test]
    fn nth_bit_agrees_with_counting() {
        let mut rng = generator();
        let any = (0..200).map(|_| rng.next_u64());
        for set in [1u64, 0b1011, 0x8000_0000_0000_0001, 0xF0F0_F0F0_0FF0, u64::MAX].into_iter().chain(any) {
            let bits: Vec<u64> = (0..64).map(|bit| 1u64 << bit).filter(|bit| set & bit != 0).collect();
            for (n, bit) in bits.iter().enumerate() {
                assert_eq!(nth_bit(set, n as u32), *bit, "bit {n} of {set:#x}");
            }
        }
    }

    #[test]
    fn draw_takes_exactly_that_many_from_the_set() {
        let mut rng = generator();
        for count in 0..=16 {
            let drawn = draw(&mut rng, 0x0F0F_0F0F, count);
            assert_eq!(drawn.count_ones(), count);
            assert_eq!(drawn & !0x0F0F_0F0F, 0);
        }
    }

    #[test]
    fn below_is_even() {
        let mut rng = generator();
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[below(&mut rng, 7) as usize] += 1;
        }
        let chi2: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi2 < 22.46, "χ² with 6 degrees of freedom at 0.001: {chi2}");
    }
}
