//! How fast it goes: what a learner that thinks of nothing would see.

use std::time::{Duration, Instant};

use game::random;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::face::{Ends, Questions, Values, Vectored};

/// Decisions in a second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// With observations as bytes, masks and results.
    pub bytes: f64,
    /// The same with observations as fractions.
    pub fractions: f64,
    /// With masks and results alone.
    pub masks: f64,
    /// At random, without anything.
    pub random: f64,
    /// How many letters a decision takes, if all that may come next are equally likely.
    pub letters: f64,
}

/// So many decisions in each game are one call.
const RANDOM_AT_ONCE: u64 = 64;

/// Measures each for about so long. Only the calls count, not who chooses the letters.
pub fn measure(vector: &mut dyn Vectored, time: Duration) -> Pace {
    let mut desk = Desk::new(vector);
    let [(bytes, letters), (fractions, _), (masks, _)] =
        [Written::Bytes, Written::Fractions, Written::Nothing]
            .map(|written| desk.measure(vector, written, time));
    let (mut decisions, begun) = (0, Instant::now());
    while begun.elapsed() < time {
        decisions += vector.play_random(RANDOM_AT_ONCE).decisions;
    }
    let random = decisions as f64 / begun.elapsed().as_secs_f64();
    Pace { bytes, fractions, masks, random, letters }
}

/// What is wanted of observations.
#[derive(Clone, Copy)]
enum Written {
    Bytes,
    Fractions,
    Nothing,
}

/// The arrays of a learner, and its dice.
struct Desk {
    bytes: Vec<u8>,
    fractions: Vec<f32>,
    mask: Vec<u8>,
    seats: Vec<u8>,
    chairs: Vec<u8>,
    decided: Vec<u8>,
    done: Vec<u8>,
    rewards: Vec<f32>,
    points: Vec<i32>,
    letters: Vec<u16>,
    rng: Xoshiro256PlusPlus,
}

impl Desk {
    fn new(vector: &dyn Vectored) -> Self {
        let shape = vector.shape();
        let games = shape.games;
        Desk {
            bytes: vec![0; games * shape.values],
            fractions: vec![0.0; games * shape.values],
            mask: vec![0; games * shape.letters],
            seats: vec![0; games],
            chairs: vec![0; games],
            decided: vec![0; games],
            done: vec![0; games],
            rewards: vec![0.0; games * shape.seats],
            points: vec![0; games * shape.seats],
            letters: vec![0; games],
            rng: Xoshiro256PlusPlus::seed_from_u64(1),
        }
    }

    /// Decisions in a second, and letters in a decision.
    fn measure(&mut self, vector: &mut dyn Vectored, written: Written, time: Duration) -> (f64, f64) {
        let (mut taken, mut decisions, mut letters) = (Duration::ZERO, 0, 0);
        let (questions, ..) = self.lend(written);
        vector.ask(questions).expect("the arrays fit");
        while taken < time {
            self.choose(vector.shape().letters);
            let said = std::mem::take(&mut self.letters);
            let (questions, ends) = self.lend(written);
            let begun = Instant::now();
            vector.step(&said, questions, ends).expect("the letters may come next");
            taken += begun.elapsed();
            decisions += self.decided.iter().map(|&decided| u64::from(decided)).sum::<u64>();
            letters += said.len();
            self.letters = said;
        }
        (decisions as f64 / taken.as_secs_f64(), letters as f64 / decisions as f64)
    }

    fn lend(&mut self, written: Written) -> (Questions<'_>, Ends<'_>) {
        let values = match written {
            Written::Bytes => Values::Bytes(&mut self.bytes),
            Written::Fractions => Values::Fractions(&mut self.fractions),
            Written::Nothing => Values::None,
        };
        let Desk { mask, seats, chairs, decided, done, rewards, points, .. } = self;
        (Questions { values, mask, seats, chairs }, Ends { decided, done, rewards, points })
    }

    /// Any letter that may come next, for each game.
    fn choose(&mut self, count: usize) {
        let mut next = Vec::with_capacity(count);
        for (letter, mask) in self.letters.iter_mut().zip(self.mask.chunks(count)) {
            next.clear();
            next.extend((0..).zip(mask).filter(|&(_, &may)| may == 1).map(|(letter, _)| letter));
            *letter = random::pick(&mut self.rng, &next);
        }
    }
}
