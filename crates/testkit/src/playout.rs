//! Play without any checks: what benchmarks and allocation tests run.

use game::{Game, Inspect, Observe, Speller, Turn, ViewOf, Viewer, random};
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

/// Whoever learns, with what is asked for at every decision: numbers, words and a mask.
#[derive(Debug)]
pub struct Learner<G: Game> {
    legal: Vec<G::Action>,
    speller: Speller<G::Action>,
    mask: Vec<u8>,
    values: Vec<u8>,
}

impl<G: Observe> Default for Learner<G> {
    fn default() -> Self {
        let (mask, values) = (vec![0; G::letter_count()], vec![0; G::value_count()]);
        Learner { legal: Vec::new(), speller: Speller::default(), mask, values }
    }
}

impl<G: Observe> Learner<G> {
    /// Looks at positions in which seats are to act, each as its seat sees it. Allocates nothing the second time, if views do not.
    pub fn look_at(&mut self, game: &G, positions: &[G::State]) {
        for state in positions {
            self.look(game, state, &view_of_the_decider(game, state));
        }
    }

    /// Looks at a position in which this viewer is to act.
    pub fn look(&mut self, game: &G, state: &G::State, view: &ViewOf<G>) {
        game.legal_actions(state, &mut self.legal);
        self.speller.ask(game, view.viewer.seat().expect("a seat is to act"), &self.legal);
        self.speller.mask(&mut self.mask);
        game.observe(view, self.speller.said(), &mut self.values);
        std::hint::black_box((&self.mask, &self.values));
    }
}

/// What the seat sees that is to act.
pub fn view_of_the_decider<G: Game>(game: &G, state: &G::State) -> ViewOf<G> {
    let Turn::Seat(seat) = game.turn(state) else { panic!("a seat is to act") };
    game.view(state, Viewer::Seat(seat))
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
