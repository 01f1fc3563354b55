//! Random play without any checks: what benchmarks and allocation tests run.

use game::{Game, Inspect, Turn, random};
use rand_core::Rng;

use crate::random::{next_step, take};

/// How many steps were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    /// By seats.
    pub decisions: u64,
    /// By nature.
    pub chances: u64,
}

/// Plays one game, every legal action equally likely. Allocates nothing once `legal` has grown.
#[inline]
pub fn random_game<G: Game, R: Rng + ?Sized>(game: &G, legal: &mut Vec<G::Action>, rng: &mut R) -> Steps {
    let mut steps = Steps::default();
    visit_random_game(game, legal, rng, |_, turn| match turn {
        Turn::Seat(_) => steps.decisions += 1,
        Turn::Chance => steps.chances += 1,
        Turn::Over => {}
    });
    steps
}

/// The positions of some random games, those where a seat acts apart from those where nature does.
#[derive(Debug)]
pub struct Positions<G: Game> {
    /// A seat is to act.
    pub decisions: Vec<G::State>,
    /// Nature is to act.
    pub chances: Vec<G::State>,
}

impl<G: Game> Positions<G> {
    /// The positions of `games` random games, every legal action equally likely.
    pub fn of<R: Rng + ?Sized>(game: &G, games: usize, rng: &mut R) -> Self {
        let mut positions = Positions { decisions: Vec::new(), chances: Vec::new() };
        let mut legal = Vec::new();
        for _ in 0..games {
            visit_random_game(game, &mut legal, rng, |state, turn| positions.keep(*state, turn));
        }
        positions
    }

    /// The positions of `games` random games in which the kind of action is chosen first, so that late phases are
    /// reached.
    pub fn by_kinds<R: Rng + ?Sized>(game: &G, games: usize, rng: &mut R) -> Self
    where
        G: Inspect,
    {
        let mut positions = Positions { decisions: Vec::new(), chances: Vec::new() };
        for _ in 0..games {
            let mut state = game.start();
            while let Some(step) = next_step(game, &state, rng) {
                positions.keep(state, game.turn(&state));
                take(game, &mut state, step);
            }
        }
        positions
    }

    fn keep(&mut self, state: G::State, turn: Turn) {
        match turn {
            Turn::Seat(_) => self.decisions.push(state),
            Turn::Chance => self.chances.push(state),
            Turn::Over => {}
        }
    }

    /// Takes one decision in each position where a seat acts, on a copy.
    pub fn decide<R: Rng + ?Sized>(&self, game: &G, legal: &mut Vec<G::Action>, rng: &mut R) {
        for state in &self.decisions {
            let mut state = *state;
            game.legal_actions(&state, legal);
            game.apply(&mut state, random::pick(rng, legal));
            std::hint::black_box(&state);
        }
    }

    /// Lets nature act in each position where it is to, on a copy.
    pub fn happen<R: Rng + ?Sized>(&self, game: &G, rng: &mut R) {
        for state in &self.chances {
            let mut state = *state;
            let chance = game.sample(&state, rng);
            game.resolve(&mut state, chance);
            std::hint::black_box(&state);
        }
    }
}

/// Every step of `games` random games in which the kind of action is chosen first: the positions before and after it.
pub fn steps_by_kinds<G: Game + Inspect, R: Rng + ?Sized>(
    game: &G,
    games: usize,
    rng: &mut R,
) -> Vec<(G::State, G::State)> {
    let mut steps = Vec::new();
    for _ in 0..games {
        let mut state = game.start();
        while let Some(step) = next_step(game, &state, rng) {
            let before = state;
            take(game, &mut state, step);
            steps.push((before, state));
        }
    }
    steps
}

#[inline]
fn visit_random_game<G: Game, R: Rng + ?Sized>(
    game: &G,
    legal: &mut Vec<G::Action>,
    rng: &mut R,
    mut visit: impl FnMut(&G::State, Turn),
) {
    let mut state = game.start();
    loop {
        let turn = game.turn(&state);
        visit(&state, turn);
        match turn {
            Turn::Seat(_) => {
                game.legal_actions(&state, legal);
                game.apply(&mut state, random::pick(rng, legal));
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => return,
        }
    }
}
