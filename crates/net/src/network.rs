//! A network that can be asked: what a seat observes in, a number for every letter and what every seat has to hope for out.

use game::Letter;
use pulp::{Arch, Simd, WithSimd};

use crate::error::WeightsError;
use crate::file::{self, Header};
use crate::layer::{Incoming, Layer, Wanted};
use crate::made_for::MadeFor;

/// A network of one game. It is never changed, and serves any number of players at once.
#[derive(Debug)]
pub struct Network {
    header: Header,
    layers: Vec<Layer>,
    /// The scale of every value of an observation, and what makes a value a fraction of it.
    scales: Vec<u8>,
    fractions: Vec<f32>,
    processor: Arch,
}

/// What it takes to ask a network. It is made once, and used for one question after the other.
#[derive(Clone, Debug)]
pub struct Scratch {
    incoming: Incoming,
    out: Vec<f32>,
}

/// What a network says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Said<'a> {
    /// For every letter a number: the higher, the likelier.
    pub letters: &'a [f32],
    /// For every seat, in playing order from the one who observes, its share of the win, less a fair share. Only as many as play
    /// mean anything.
    pub hopes: &'a [f32],
}

impl Scratch {
    /// What was said last to a letter.
    pub(crate) fn letter(&self, letter: Letter) -> f32 {
        self.out[letter.index()]
    }
}

impl Header {
    /// What is said of the network in a file, whatever game it is made for.
    pub fn read(bytes: &[u8]) -> Result<Header, WeightsError> {
        file::read(bytes).map(|(header, _)| header)
    }
}

impl Network {
    /// Reads a file that must be made for this.
    pub fn read(bytes: &[u8], made_for: &MadeFor) -> Result<Network, WeightsError> {
        let (header, layers) = file::read(bytes)?;
        made_for.admit(&header.made_for)?;
        let is_finite =
            |layer: &file::Written| layer.scales.iter().chain(&layer.biases).all(|one| one.is_finite());
        if let Some(place) = layers.iter().position(|layer| !is_finite(layer)) {
            return Err(WeightsError::NotFinite { layer: place + 1 });
        }
        let scales: Vec<u8> = header.made_for.scales().collect();
        let fractions = scales.iter().map(|&scale| f32::from(scale).recip()).collect();
        let layers = layers.into_iter().map(Layer::new).collect();
        Ok(Network { header, layers, scales, fractions, processor: Arch::new() })
    }

    /// What is said of it.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Room to ask it.
    pub fn scratch(&self) -> Scratch {
        let widest = self.layers.iter().map(Layer::width).max().unwrap_or(0);
        Scratch { incoming: Incoming::with_room(widest.max(self.scales.len())), out: vec![0.0; widest] }
    }

    /// What it says to an observation. Nothing is allocated.
    pub fn ask<'a>(&self, observation: &[u8], scratch: &'a mut Scratch) -> Said<'a> {
        self.pass(observation, Wanted::All, scratch);
        let letters = self.header.made_for.letters.len();
        let (letters, rest) = scratch.out.split_at(letters);
        Said { letters, hopes: &rest[..usize::from(self.header.made_for.seats)] }
    }

    /// What it says to these letters alone: [`Scratch::letter`] tells it. That is a little cheaper.
    pub(crate) fn ask_for(
        &self,
        letters: impl Iterator<Item = Letter>,
        observation: &[u8],
        scratch: &mut Scratch,
    ) {
        self.pass(observation, Wanted::values(letters.map(Letter::index)), scratch);
    }

    /// What every seat has to hope for, and nothing else: [`Said::hopes`].
    pub(crate) fn ask_hopes<'a>(&self, observation: &[u8], scratch: &'a mut Scratch) -> &'a [f32] {
        let letters = self.header.made_for.letters.len();
        let hopes = letters..letters + usize::from(self.header.made_for.seats);
        self.pass(observation, Wanted::values(hopes.clone()), scratch);
        &scratch.out[hopes]
    }

    fn pass(&self, observation: &[u8], wanted: Wanted, scratch: &mut Scratch) {
        assert_eq!(observation.len(), self.scales.len(), "an observation of the game it is made for");
        self.processor.dispatch(Pass { network: self, observation, wanted, scratch });
    }
}

/// One observation through all layers, in the way that the processor does best.
struct Pass<'a> {
    network: &'a Network,
    observation: &'a [u8],
    /// What is wanted of the last layer.
    wanted: Wanted,
    scratch: &'a mut Scratch,
}

impl WithSimd for Pass<'_> {
    type Output = ();

    #[expect(
        clippy::inline_always,
        reason = "what is not inlined is not made for the processor that was found"
    )]
    #[inline(always)]
    fn with_simd<S: Simd>(self, _processor: S) {
        let Pass { network: Network { layers, scales, fractions, .. }, observation, wanted, scratch } = self;
        let Scratch { incoming, out } = scratch;
        incoming.observe(observation, scales, fractions);
        let Some((last, hidden)) = layers.split_last() else { return };
        for layer in hidden {
            layer.sum(incoming, Wanted::All, out);
            incoming.rectify(&out[..layer.width()]);
        }
        last.sum(incoming, wanted, out);
    }
}

#[cfg(test)]
mod tests {
    use game::Observe;
    use pulp::Scalar;
    use toys::leduc::Leduc;

    use super::*;
    use crate::pack::untrained;

    /// A game between networks is the same game on every machine.
    #[test]
    fn every_processor_comes_to_the_same_numbers_to_the_last_bit() {
        let made_for = MadeFor::of::<Leduc>();
        let network = Network::read(&untrained(made_for.clone(), &[300, 64], 1), &made_for).expect("it fits");
        let (mut plain, mut wide) = (network.scratch(), network.scratch());
        for seed in 0..50 {
            let number = |place: usize| bots::seed::child(seed, place as u64);
            let observation: Vec<u8> = network
                .scales
                .iter()
                .enumerate()
                .map(|(place, &scale)| {
                    if number(place).is_multiple_of(2) {
                        0
                    } else {
                        (number(place) >> 32) as u8 % (scale + 1)
                    }
                })
                .collect();
            assert_eq!(observation.len(), Leduc::value_count());
            Pass { network: &network, observation: &observation, wanted: Wanted::All, scratch: &mut plain }
                .with_simd(Scalar);
            network.ask(&observation, &mut wide);
            let bits = |scratch: &Scratch| scratch.out.iter().map(|one| one.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(&plain), bits(&wide));
        }
    }
}
