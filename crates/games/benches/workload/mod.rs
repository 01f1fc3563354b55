//! What both benchmark programs run: a hundred random games of each case, whole and by parts.

use game::{Config, Game, Inspect};
use games::{Complete, Visitor};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::{Positions, random_game};

/// How many games one round of a benchmark plays.
const GAMES: usize = 100;

/// A game with settings, and which decisions are measured apart.
pub struct Case {
    /// What the benchmark is called.
    pub label: &'static str,
    game: &'static str,
    seats: u8,
    settings: &'static [(&'static str, &'static str)],
    /// The kind of waiting decision to measure, in games that choose kinds of actions first; every kind if none is
    /// named.
    frame: Option<&'static str>,
}

/// Every case.
pub const CASES: &[Case] = &[
    Case { label: "serengeti", game: "serengeti", seats: 4, settings: &[("edition", "abacus")], frame: None },
    Case { label: "mu", game: "mu", seats: 5, settings: &[("hands", "1")], frame: None },
    Case { label: "mu-tricks", game: "mu", seats: 5, settings: &[("hands", "1")], frame: Some("playing") },
    Case { label: "rummu", game: "rummu", seats: 4, settings: &[("hands", "1")], frame: None },
    Case { label: "calcory", game: "calcory", seats: 4, settings: &[], frame: None },
    Case { label: "safaru", game: "safaru", seats: 4, settings: &[("hands", "1")], frame: None },
    Case { label: "asante", game: "asante", seats: 2, settings: &[], frame: None },
];

/// A case ready to run.
pub trait Workload {
    /// How many decisions the whole games have.
    fn decisions(&self) -> u64;
    /// How many decisions are measured apart.
    fn measured(&self) -> u64;
    /// How often nature acts.
    fn chances(&self) -> u64;
    /// Plays the games.
    fn playout(&mut self) -> u64;
    /// Takes the measured decisions, each on a copy of its position.
    fn decide(&mut self);
    /// Lets nature act, each time on a copy of the position.
    fn happen(&mut self);
}

/// The case of this name.
pub fn prepare(label: &str) -> Box<dyn Workload> {
    let case = CASES.iter().find(|case| case.label == label).expect("a case of the list");
    let mut prepared = Preparation { case, ready: None };
    games::visit_all(&mut prepared);
    prepared.ready.expect("a game of the registry")
}

struct Preparation<'a> {
    case: &'a Case,
    ready: Option<Box<dyn Workload>>,
}

impl Visitor for Preparation<'_> {
    fn visit<G: Complete>(&mut self) {
        if G::NAME == self.case.game {
            let config = Config::new(G::schema(), Some(self.case.seats), self.case.settings);
            let game = G::new(&config.expect("valid settings")).expect("settings that go together");
            self.ready = Some(Box::new(Hundred::new(game, self.case.frame)));
        }
    }
}

struct Hundred<G: Game> {
    game: G,
    all_decisions: u64,
    positions: Positions<G>,
    legal: Vec<G::Action>,
    /// It runs on from round to round: a processor learns a hundred games that come again and again, and
    /// would look much faster than it is.
    rng: Xoshiro256PlusPlus,
}

impl<G: Game + Inspect> Hundred<G> {
    fn new(game: G, frame: Option<&str>) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let mut positions = Positions::of(&game, GAMES, &mut rng);
        let all_decisions = positions.decisions.len() as u64;
        if let Some(frame) = frame {
            positions = Positions::by_kinds(&game, GAMES, &mut rng);
            positions.decisions.retain(|state| game.frame(state) == frame);
        }
        Hundred { game, all_decisions, positions, legal: Vec::with_capacity(1024), rng }
    }
}

impl<G: Game> Workload for Hundred<G> {
    fn decisions(&self) -> u64 {
        self.all_decisions
    }

    fn measured(&self) -> u64 {
        self.positions.decisions.len() as u64
    }

    fn chances(&self) -> u64 {
        self.positions.chances.len() as u64
    }

    fn playout(&mut self) -> u64 {
        (0..GAMES).map(|_| random_game(&self.game, &mut self.legal, &mut self.rng).decisions).sum()
    }

    fn decide(&mut self) {
        self.positions.decide(&self.game, &mut self.legal, &mut self.rng);
    }

    fn happen(&mut self) {
        self.positions.happen(&self.game, &mut self.rng);
    }
}
