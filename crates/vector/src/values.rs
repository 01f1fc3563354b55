//! Views as bytes, and as fractions of the scale of their planes.

use game::observe::PlaneOf;
use game::{Letter, Observe, Seat, Viewer};

use crate::face::Values;

/// Values with the same scale, one after the other.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Run {
    begin: usize,
    end: usize,
    scale: u8,
}

/// How bytes become fractions: in few runs, each divided by one number.
#[derive(Clone, Debug)]
pub(crate) struct Scales {
    runs: Vec<Run>,
}

impl Scales {
    pub(crate) fn new(planes: &[PlaneOf]) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        for plane in planes {
            let end = plane.begin + plane.shape.iter().product::<usize>();
            match runs.last_mut() {
                Some(last) if last.scale == plane.scale => last.end = end,
                Some(_) | None => runs.push(Run { begin: plane.begin, end, scale: plane.scale }),
            }
        }
        Scales { runs }
    }

    /// Writes every byte as a fraction of its scale.
    fn divide(&self, bytes: &[u8], out: &mut [f32]) {
        for run in &self.runs {
            let pairs = bytes[run.begin..run.end].iter().zip(&mut out[run.begin..run.end]);
            // Most planes are bits, and a division takes longer than everything else here.
            if run.scale == 1 {
                pairs.for_each(|(&byte, fraction)| *fraction = f32::from(byte));
            } else {
                let scale = f32::from(run.scale);
                pairs.for_each(|(&byte, fraction)| *fraction = f32::from(byte) / scale);
            }
        }
    }
}

/// Writes observations one after the other.
pub(crate) struct Pencil<'a, 'b> {
    pub(crate) values: Values<'a>,
    pub(crate) scales: &'b Scales,
    /// What is divided afterwards; kept between observations, so that it is allocated once.
    pub(crate) bytes: &'b mut Vec<u8>,
    /// How many values an observation has.
    pub(crate) size: usize,
}

impl Pencil<'_, '_> {
    /// Writes what this seat knows.
    #[inline]
    pub(crate) fn observe<G: Observe>(&mut self, game: &G, state: &G::State, seat: Seat, said: &[Letter]) {
        let view = || game.view(state, Viewer::Seat(seat));
        match self.values.take(self.size) {
            Values::None => {}
            Values::Bytes(out) => game.observe(&view(), said, out),
            Values::Fractions(out) => {
                self.bytes.resize(self.size, 0);
                game.observe(&view(), said, self.bytes);
                self.scales.divide(self.bytes, out);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plane(name: &'static str, begin: usize, size: usize, scale: u8) -> PlaneOf {
        PlaneOf { name, shape: vec![size], scale, begin }
    }

    #[test]
    fn neighbours_with_one_scale_are_one_run_and_whole_scales_are_exactly_one() {
        let planes = [plane("said", 0, 2, 1), plane("cards", 2, 1, 1), plane("chips", 3, 2, 41)];
        let scales = Scales::new(&planes);
        assert_eq!(scales.runs, [Run { begin: 0, end: 3, scale: 1 }, Run { begin: 3, end: 5, scale: 41 }]);
        let mut out = [9.0; 5];
        scales.divide(&[0, 1, 1, 41, 10], &mut out);
        let bits = |fractions: [f32; 5]| fractions.map(f32::to_bits);
        assert_eq!(bits(out), bits([0.0, 1.0, 1.0, 1.0, 10.0 / 41.0]));
    }
}
