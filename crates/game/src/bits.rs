//! Sets in one word: a bit for each member.

/// The places of the ones in a word, the lowest first.
#[inline]
pub fn ones(word: u64) -> Ones {
    Ones(word)
}

/// See [`ones`]. It knows how many there are, so that lists of them have room at once.
#[derive(Clone, Debug)]
pub struct Ones(u64);

impl Iterator for Ones {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        (self.0 != 0).then(|| {
            let place = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            place
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Ones {}

#[cfg(test)]
mod tests {
    use super::ones;

    #[test]
    fn every_one_is_told_once_the_lowest_first() {
        for word in [0, 1, 0b1011, 1 << 63, u64::MAX, 0xF0F0_0000_0FF0] {
            let told: Vec<u8> = ones(word).collect();
            assert_eq!(told, (0..64).filter(|place| word >> place & 1 == 1).collect::<Vec<u8>>());
            assert_eq!(ones(word).len(), told.len());
        }
    }
}
