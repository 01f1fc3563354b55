//! One layer, summed up: for every value that comes in and is not 0, its row of weights times the value.
//!
//! Each sum is made by itself and always in the same order, product by product: a processor that makes eight at a time, or sixteen,
//! comes to the same numbers to the last bit. That is why products are rounded before they are added, even where a processor could do
//! both at once: a game between networks is the same game on every machine.

use crate::file::Written;

/// So many sums are made at once: as many as the registers hold.
pub(crate) const BLOCK: usize = 64;
/// So many rows can be added up as whole numbers of 16 bits: 256 × 127 is below 2¹⁵.
const WHOLE_ROWS: usize = 256;

/// A layer, ready to be summed up. It is filled up with 0s to whole blocks.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    width: usize,
    weights: Vec<i8>,
    scales: Vec<f32>,
    biases: Vec<f32>,
}

/// The values that come in and are not 0, each by the number of its row.
#[derive(Clone, Debug)]
pub(crate) struct Incoming {
    /// Those that are 1: their rows can be added up as whole numbers, which is four times as fast.
    ones: Vec<u32>,
    /// All others.
    others: Vec<(u32, f32)>,
    counts: [usize; 2],
}

/// Which blocks of a layer's values are wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted {
    All,
    /// Those of these members: no alphabet has more than 64 blocks of letters.
    Some(u64),
}

impl Wanted {
    /// The blocks with these values.
    pub(crate) fn values(values: impl Iterator<Item = usize>) -> Wanted {
        Wanted::Some(values.fold(0, |blocks, value| blocks | 1 << (value / BLOCK)))
    }

    #[inline]
    fn block(self, number: usize) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Some(blocks) => number < 64 && blocks >> number & 1 == 1,
        }
    }
}

impl Layer {
    pub(crate) fn new(Written { scales, biases, weights }: Written) -> Layer {
        let outputs = biases.len();
        let width = outputs.next_multiple_of(BLOCK);
        let filled = |mut numbers: Vec<f32>| {
            numbers.resize(width, 0.0);
            numbers
        };
        let mut rows = Vec::with_capacity(weights.len() / outputs * width);
        for row in weights.chunks_exact(outputs) {
            rows.extend_from_slice(row);
            rows.resize(rows.len().next_multiple_of(width), 0);
        }
        Layer { width, weights: rows, scales: filled(scales), biases: filled(biases) }
    }

    /// How many values go out, filled up to whole blocks.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Writes what goes out, the first values of `out`; of blocks that nobody wants nothing.
    #[expect(
        clippy::inline_always,
        reason = "what is not inlined is not made for the processor that was found"
    )]
    #[inline(always)]
    pub(crate) fn sum(&self, incoming: &Incoming, wanted: Wanted, out: &mut [f32]) {
        let (blocks, _) = out[..self.width].as_chunks_mut::<BLOCK>();
        for (number, block) in blocks.iter_mut().enumerate() {
            if !wanted.block(number) {
                continue;
            }
            let place = number * BLOCK;
            let mut sums = [0.0; BLOCK];
            self.add_ones(incoming.ones(), place, &mut sums);
            self.add_others(incoming.others(), place, &mut sums);
            let scales: &[f32; BLOCK] =
                self.scales[place..].first_chunk().expect("filled up to whole blocks");
            let biases: &[f32; BLOCK] =
                self.biases[place..].first_chunk().expect("filled up to whole blocks");
            for lane in 0..BLOCK {
                block[lane] = sums[lane] * scales[lane] + biases[lane];
            }
        }
    }

    /// Adds the rows of values that are 1. Whole numbers are the same in whatever order they are added up.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn add_ones(&self, ones: &[u32], place: usize, sums: &mut [f32; BLOCK]) {
        for rows in ones.chunks(WHOLE_ROWS) {
            let mut whole = [0i16; BLOCK];
            let (fours, rest) = rows.as_chunks::<4>();
            for four in fours {
                let [one, two, three, last] = four.map(|row| self.row(row, place));
                for lane in 0..BLOCK {
                    whole[lane] += i16::from(one[lane])
                        + i16::from(two[lane])
                        + i16::from(three[lane])
                        + i16::from(last[lane]);
                }
            }
            for &row in rest {
                let row = self.row(row, place);
                for lane in 0..BLOCK {
                    whole[lane] += i16::from(row[lane]);
                }
            }
            for lane in 0..BLOCK {
                sums[lane] += f32::from(whole[lane]);
            }
        }
    }

    /// Adds the rows of all other values, each times its value: four at a time, but one after the other.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn add_others(&self, others: &[(u32, f32)], place: usize, sums: &mut [f32; BLOCK]) {
        let (fours, rest) = others.as_chunks::<4>();
        for four in fours {
            let [one, two, three, last] = four.map(|(row, _)| self.row(row, place));
            let values = four.map(|(_, value)| value);
            for lane in 0..BLOCK {
                let mut sum = sums[lane] + f32::from(one[lane]) * values[0];
                sum += f32::from(two[lane]) * values[1];
                sum += f32::from(three[lane]) * values[2];
                sums[lane] = sum + f32::from(last[lane]) * values[3];
            }
        }
        for &(row, value) in rest {
            let row = self.row(row, place);
            for lane in 0..BLOCK {
                sums[lane] += f32::from(row[lane]) * value;
            }
        }
    }

    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn row(&self, row: u32, place: usize) -> &[i8; BLOCK] {
        let row = self.weights[row as usize * self.width + place..].first_chunk();
        row.expect("rows are filled up to whole blocks")
    }
}

impl Incoming {
    /// Room for so many values.
    pub(crate) fn with_room(values: usize) -> Incoming {
        Incoming { ones: vec![0; values], others: vec![(0, 0.0); values], counts: [0; 2] }
    }

    fn ones(&self) -> &[u32] {
        &self.ones[..self.counts[0]]
    }

    fn others(&self) -> &[(u32, f32)] {
        &self.others[..self.counts[1]]
    }

    /// What of an observation is not 0. A value as large as its scale is 1; every other one is multiplied by what makes it a
    /// fraction of its scale.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    pub(crate) fn observe(&mut self, values: &[u8], scales: &[u8], fractions: &[f32]) {
        self.counts = [0; 2];
        // Most eights are 0s. In the others it is written down first and counted afterwards: nobody can foretell which are 0.
        let eights = values.chunks(8).zip(scales.chunks(8)).zip(fractions.chunks(8)).zip((0..).step_by(8));
        for (((values, scales), fractions), begin) in eights {
            if values.iter().all(|value| *value == 0) {
                continue;
            }
            for (((&value, &scale), &fraction), row) in values.iter().zip(scales).zip(fractions).zip(begin..)
            {
                let [ones, others] = self.counts;
                self.ones[ones] = row;
                self.others[others] = (row, f32::from(value) * fraction);
                let is_one = value == scale;
                self.counts = [ones + usize::from(is_one), others + usize::from(value != 0 && !is_one)];
            }
        }
    }

    /// What of these values is more than 0.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    pub(crate) fn rectify(&mut self, values: &[f32]) {
        self.counts = [0; 2];
        for (&value, row) in values.iter().zip(0..) {
            let count = self.counts[1];
            self.others[count] = (row, value);
            self.counts[1] = count + usize::from(value > 0.0);
        }
    }
}
