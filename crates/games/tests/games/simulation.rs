use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use allocation_counter::measure;
use bots::{Plan, Report, Tally};
use game::{Config, Turn};
use games::{Complete, Entry, Visitor};
use players::{Level, Player};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::usual;

/// How many games there is time for.
fn games_of(level: Level) -> u64 {
    match level {
        Level::Random | Level::Greedy => 300,
        Level::Master => 30,
        Level::Novice
        | Level::Tree
        | Level::Club
        | Level::SearchClub
        | Level::Expert
        | Level::SearchExpert
        | Level::Hint => 8,
    }
}

fn simulated(entry: &dyn Entry, threads: usize, level: Level, stop: bool) -> Report {
    let config = usual(entry);
    let mut bots: Vec<Player> = vec![Level::Random.into(); usize::from(config.seats())];
    // A searcher's thoughts are not what is tested here.
    bots[0] = Player { level, budget: Some(4) };
    let stop = AtomicBool::new(stop);
    let plan = Plan { from: 0, games: games_of(level), seed: 9, threads, bots, stop: &stop };
    entry.simulate(&config, &plan, &mut |_| {}).expect("it opens")
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for entry in games::all() {
        for level in entry.bots() {
            let timeless = |report: Report| Report { seconds: 0.0, chance_seconds: 0.0, ..report };
            let one = timeless(simulated(*entry, 1, *level, false));
            assert_eq!(one.games, games_of(*level));
            for threads in [2, 5] {
                assert_eq!(timeless(simulated(*entry, threads, *level, false)), one, "{threads} threads");
            }
        }
    }
}

#[test]
fn games_that_are_played_apart_add_up() {
    let stop = AtomicBool::new(false);
    for entry in games::all() {
        let config = usual(*entry);
        let bots: Vec<Player> = vec![Level::Greedy.into(); usize::from(config.seats())];
        let tally = |from, games| {
            let plan = Plan { from, games, seed: 9, threads: 2, bots: bots.clone(), stop: &stop };
            let tally = entry.tally(&config, &plan, &mut |_| {}).expect("it opens");
            let written = serde_json::to_string(&tally).expect("it can be written");
            serde_json::from_str::<Tally>(&written).expect("and read")
        };
        let timeless = |tally: Tally| {
            let report = tally.report(config.seats(), Duration::ZERO, 1);
            Report { chance_seconds: 0.0, ..report }
        };
        let apart = tally(70, 30).plus(tally(0, 1)).plus(tally(1, 69));
        assert_eq!(apart.games(), 100);
        assert_eq!(timeless(apart), timeless(tally(0, 100)), "{}", entry.name());
    }
}

#[test]
fn shares_of_the_win_add_up_and_decisions_are_counted() {
    for entry in games::all() {
        let report = simulated(*entry, 2, Level::Greedy, false);
        let shares: f64 = report.by_seat.iter().map(|seat| seat.win_share).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{shares}");
        assert!(report.decisions > report.forced && report.forced > 0 && report.chance_steps > 0);
    }
}

#[test]
fn nature_takes_a_part_of_the_time() {
    for entry in games::all() {
        // A few games are timed, and stand for all: on a machine that does other things at just that moment they stand for too much.
        let is_part = |_| {
            let report = simulated(*entry, 2, Level::Greedy, false);
            report.chance_seconds > 0.0 && report.chance_seconds < report.seconds
        };
        assert!((0..20).any(is_part), "{}", entry.name());
    }
}

#[test]
fn a_run_that_is_stopped_reports_what_it_has() {
    for entry in games::all() {
        let report = simulated(*entry, 2, Level::Random, true);
        assert_eq!((report.games, report.decisions), (0, 0));
        assert!(report.by_seat.iter().all(|seat| seat.mean == 0.0 && seat.win_share == 0.0));
    }
}

#[test]
fn greedy_players_beat_random_ones() {
    for entry in games::all() {
        let report = simulated(*entry, 2, Level::Greedy, false);
        let fair = 1.0 / report.by_seat.len() as f64;
        assert!(report.by_seat[0].win_share > fair * 1.2, "{report:?}");
    }
}

#[test]
fn random_play_allocates_nothing_after_warm_up() {
    struct Allocations;
    impl Visitor for Allocations {
        fn visit<G: Complete>(&mut self) {
            let config = Config::new::<&str, &str>(G::schema(), None, &[]).expect("valid");
            let game = Arc::new(G::new(&config).expect("the defaults go together"));
            let mut legal = Vec::new();
            let mut play = |seed| {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                bots::playout(&*game, &mut rng, &mut legal);
            };
            (0..200).for_each(&mut play);
            let allocated = measure(|| (0..200).for_each(play));
            assert_eq!(allocated.count_total, 0, "{}: {allocated:?}", G::NAME);
        }
    }
    assert!(measure(|| drop(vec![0u8; 9])).count_total > 0, "allocations are counted");
    games::visit_all(&mut Allocations);
}

/// Searchers ask for advice at every decision of an imagined game.
#[test]
fn advice_allocates_nothing_after_warm_up() {
    struct Allocations;
    impl Visitor for Allocations {
        fn visit<G: Complete>(&mut self) {
            let config = Config::new::<&str, &str>(G::schema(), None, &[]).expect("valid");
            let game = G::new(&config).expect("the defaults go together");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            let positions = testkit::playout::Positions::by_kinds(&game, 4, &mut rng).decisions;
            let asked = positions.iter().filter_map(|state| {
                let Turn::Seat(seat) = game.turn(state) else { return None };
                let mut legal = Vec::new();
                game.legal_actions(state, &mut legal);
                Some((state, seat, legal))
            });
            let asked: Vec<_> = asked.collect();
            assert!(asked.len() > 100, "a real sample was played: {}", asked.len());
            let advise = || {
                for (state, seat, legal) in &asked {
                    std::hint::black_box(game.advise_in(state, *seat, legal));
                }
            };
            advise();
            let allocated = measure(advise);
            assert_eq!(allocated.count_total, 0, "{}: {allocated:?}", G::NAME);
        }
    }
    games::visit_all(&mut Allocations);
}
