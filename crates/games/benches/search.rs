//! Imagined games in a second, from the middle of games between greedy players, on one thread; how many decisions such a game has, and so
//! how long one imagined decision takes, drawing the world, listing and valuing included. With a word, only the cases whose names contain it.

use std::sync::Arc;
use std::time::Instant;

use bots::{Method, Rollout, Search, Thinking};
use game::{Config, Seat, Turn, Viewer, random};
use games::{Cards, Complete, Visitor};
use players::{Level, Player};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What is measured.
struct Case {
    game: &'static str,
    seats: u8,
    settings: &'static [(&'static str, &'static str)],
    /// How many imagined games a second are hoped for: with random rollouts, and as `search-expert` does.
    aims: [u32; 2],
    /// After how many decisions random rollouts are cut.
    cut: u32,
}

const HAND: &[(&str, &str)] = &[("hands", "1")];

const CASES: &[Case] = &[
    Case { game: "mu", seats: 4, settings: HAND, aims: [400_000, 120_000], cut: 1000 },
    Case { game: "serengeti", seats: 4, settings: &[], aims: [300_000, 250_000], cut: 1000 },
    Case { game: "safaru", seats: 4, settings: HAND, aims: [400_000, 100_000], cut: 12 },
    Case { game: "calcory", seats: 4, settings: &[], aims: [150_000, 50_000], cut: 40 },
    Case { game: "rummu", seats: 4, settings: HAND, aims: [50_000, 100_000], cut: 1000 },
    Case { game: "asante", seats: 2, settings: &[], aims: [100_000, 30_000], cut: 60 },
];
/// From how many games positions are taken.
const GAMES: u64 = 12;
/// Of each position this many games are imagined.
const ITERATIONS: u32 = 4000;

fn main() {
    let word = std::env::args().skip(1).find(|argument| !argument.starts_with('-')).unwrap_or_default();
    println!(
        "{:<10} {:<34} {:>12} {:>10} {:>6} {:>10} {:>12}",
        "game", "how", "games/s", "aim", "ratio", "decisions", "ns/decision"
    );
    for case in CASES.iter().filter(|case| case.game.contains(&word)) {
        games::visit_all(&mut Measurement(case));
    }
}

struct Measurement(&'static Case);

impl Visitor for Measurement {
    fn visit<G: Complete>(&mut self) {
        let Case { game: name, seats, settings, aims, cut } = *self.0;
        if G::NAME != name {
            return;
        }
        let config = Config::new(G::schema(), Some(seats), settings).expect("valid settings");
        let game = Arc::new(G::new(&config).expect("settings that go together"));
        let expert = Player { level: Level::SearchExpert, budget: Some(ITERATIONS) };
        let expert = G::mind(expert, Cards::Usual).thinking().expect("experts search");
        let plain =
            Thinking { method: Method::Tree { curiosity: 0.7 }, rollout: Rollout::Random, cut, ..expert };
        let middles: Vec<G::State> = (0..GAMES).map(|seed| middle(&*game, seed)).collect();
        for (how, thinking, aim) in
            [("tree, random", plain, aims[0]), ("as search-expert does", expert, aims[1])]
        {
            let speed = speed(&game, thinking, &middles);
            let decisions = decisions(&*game, thinking, &middles);
            let how = format!("{how}, cut after {}", thinking.cut);
            let ratio = speed / f64::from(aim);
            println!(
                "{name:<10} {how:<34} {speed:>12.0} {aim:>10} {ratio:>6.2} {decisions:>10.1} {:>12.0}",
                1e9 / speed / decisions
            );
        }
    }
}

/// How many games are imagined in a second.
fn speed<G: Complete>(game: &Arc<G>, thinking: Thinking, states: &[G::State]) -> f64 {
    let mut search = Search::new(Arc::clone(game), thinking, 1);
    let mut legal = Vec::new();
    let mut think = |state: &G::State| {
        let Turn::Seat(seat) = game.turn(state) else { return };
        game.legal_actions(state, &mut legal);
        std::hint::black_box(search.consider(&game.view(state, Viewer::Seat(seat)), &legal));
    };
    states.iter().take(2).for_each(&mut think);
    let begun = Instant::now();
    states.iter().for_each(think);
    let each = thinking.budget.iterations().expect("measured by iterations");
    f64::from(each) * states.len() as f64 / begun.elapsed().as_secs_f64()
}

/// How many decisions an imagined game has on average, the one that is thought about included.
fn decisions<G: Complete>(game: &G, thinking: Thinking, states: &[G::State]) -> f64 {
    const TIMES: usize = 50;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let mut taken = 0_u64;
    for start in states.iter().flat_map(|state| std::iter::repeat_n(state, TIMES)) {
        let mut state = *start;
        let hand = game.hand(&state);
        let mut left = thinking.cut + 1;
        while left > 0 && game.hand(&state) == hand {
            match game.turn(&state) {
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let action = match thinking.rollout {
                        Rollout::Random => random::pick(&mut rng, &legal),
                        Rollout::Advised => game.advise(&game.view(&state, Viewer::Seat(seat)), &legal),
                    };
                    game.apply(&mut state, action);
                    left -= 1;
                    taken += 1;
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Over => break,
            }
        }
    }
    taken as f64 / (states.len() * TIMES) as f64
}

/// The decision in the middle of a game of greedy players, or the next one after it that is not forced.
fn middle<G: Complete>(game: &G, seed: u64) -> G::State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut states = Vec::new();
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                if legal.len() > 1 {
                    states.push(state);
                }
                let view = game.view(&state, Viewer::Seat(Seat(seat.0)));
                game.apply(&mut state, game.advise(&view, &legal));
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => return states[states.len() / 2],
        }
    }
}
