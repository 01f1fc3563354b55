use std::sync::Arc;

use game::{Advise, Config, Observe, Phrase, random};
use players::{Level, Manner, Player};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use vector::{Ends, Holder, Questions, Rotation, Setup, SetupError, StepError, Values, Vector, Vectored};
use words::{Language, Lexicon, Names};

/// What a phrase says. It is said in both languages.
pub fn said(phrase: &Phrase) -> String {
    let [english, french] = [Language::English, Language::French]
        .map(|language| Lexicon::new(language, &[]).say(phrase, &Names::none()));
    assert_ne!(english, french);
    english
}

/// The arrays of a learner, and the dice by which it chooses.
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    pub values: Vec<u8>,
    pub mask: Vec<u8>,
    pub seats: Vec<u8>,
    pub chairs: Vec<u8>,
    pub decided: Vec<u8>,
    pub done: Vec<u8>,
    pub rewards: Vec<f32>,
    pub points: Vec<i32>,
    letters: usize,
    rng: Xoshiro256PlusPlus,
}

impl Learner {
    /// A learner that has been asked.
    pub fn new(vector: &dyn Vectored) -> Learner {
        let shape = vector.shape();
        let games = shape.games;
        let mut learner = Learner {
            values: vec![7; games * shape.values],
            mask: vec![7; games * shape.letters],
            seats: vec![7; games],
            chairs: vec![7; games],
            decided: vec![7; games],
            done: vec![7; games],
            rewards: vec![7.0; games * shape.seats],
            points: vec![7; games * shape.seats],
            letters: shape.letters,
            rng: Xoshiro256PlusPlus::seed_from_u64(5),
        };
        learner.ask(vector);
        learner
    }

    pub fn arrays(&mut self) -> (Questions<'_>, Ends<'_>) {
        let Learner { values, mask, seats, chairs, decided, done, rewards, points, .. } = self;
        let values = Values::Bytes(values);
        (Questions { values, mask, seats, chairs }, Ends { decided, done, rewards, points })
    }

    pub fn ask(&mut self, vector: &dyn Vectored) {
        vector.ask(self.arrays().0).expect("the arrays fit");
    }

    pub fn say(&mut self, vector: &mut dyn Vectored, letters: &[u16]) -> Result<(), StepError> {
        let (questions, ends) = self.arrays();
        vector.step(letters, questions, ends)
    }

    /// Any letter that may come next, for each game.
    pub fn choose(&mut self) -> Vec<u16> {
        let rng = &mut self.rng;
        let any = |mask: &[u8]| {
            let next: Vec<u16> =
                (0..).zip(mask).filter(|(_, may)| **may == 1).map(|(letter, _)| letter).collect();
            random::pick(rng, &next)
        };
        self.mask.chunks(self.letters).map(any).collect()
    }

    /// Says any letters that may come next.
    pub fn step(&mut self, vector: &mut dyn Vectored) {
        let letters = self.choose();
        self.say(vector, &letters).expect("they may come next");
    }
}

/// The game with these settings.
pub fn game<G: Observe>(settings: &[(&str, &str)]) -> Arc<G> {
    let config = Config::new(G::schema(), None, settings).expect("valid");
    Arc::new(G::new(&config).expect("valid"))
}

pub fn setup(games: usize, chairs: &[Holder]) -> Setup {
    let (chairs, rotation) = (chairs.to_vec(), Rotation::EveryEpisode);
    Setup { games, seed: 11, threads: 1, chairs, rotation, model: Level::Greedy.into() }
}

pub const BOTH: [Holder; 2] = [Holder::Learner, Holder::Learner];

/// Many games with what is usual, or why not.
pub fn try_vector<G: Observe + Advise>(setup: &Setup) -> Result<Vector<G>, SetupError> {
    Vector::new(game::<G>(&[]), setup, |player: Player| Manner::USUAL.mind(player))
}

pub fn vector<G: Observe + Advise>(setup: &Setup) -> Vector<G> {
    try_vector(setup).expect("it can be played")
}
