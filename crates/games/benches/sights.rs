//! What it costs to tell everybody at the table, and a spectator, of one step: for every game, over the steps of random
//! games. With a name, only that game.
//!
//! Instructions are counted by running the same program under callgrind with `--toggle-collect='*told_to_all*'`; the
//! last column says by how many steps to divide.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Config, Match, MemoryAid, Reader, Running, Scribe, Viewer};
use games::{Complete, Visitor};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::steps_by_kinds;

/// What is measured: a game, its seats and settings, and how many games of it.
struct Case {
    game: &'static str,
    seats: u8,
    settings: &'static [(&'static str, &'static str)],
    games: usize,
}

const HAND: &[(&str, &str)] = &[("hands", "1")];

const CASES: &[Case] = &[
    Case { game: "serengeti", seats: 4, settings: &[("edition", "abacus")], games: 10 },
    Case { game: "mu", seats: 5, settings: HAND, games: 10 },
    Case { game: "rummu", seats: 4, settings: HAND, games: 5 },
    Case { game: "calcory", seats: 4, settings: &[], games: 5 },
    Case { game: "safaru", seats: 4, settings: HAND, games: 10 },
    Case { game: "asante", seats: 2, settings: &[], games: 5 },
];

/// Every step is told so many times, each time in a match that has not told it yet; the quickest round counts.
const ROUNDS: u32 = 7;

fn main() {
    let name = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let is_meant = |case: &&Case| name.as_deref().is_none_or(|name| name == case.game);
    println!("{:<10} {:>9} {:>9} {:>12} {:>8}", "game", "viewers", "µs/step", "bytes/step", "told");
    for case in CASES.iter().filter(is_meant) {
        games::visit_all(&mut Measurement(case));
    }
}

struct Measurement(&'static Case);

impl Visitor for Measurement {
    fn visit<G: Complete>(&mut self) {
        let Case { game: name, seats, settings, games } = *self.0;
        if G::NAME != name {
            return;
        }
        let config = Config::new(G::schema(), Some(seats), settings).expect("valid settings");
        let game = Arc::new(G::new(&config).expect("settings that go together"));
        let steps = steps_by_kinds(&*game, games, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        let viewers: Vec<_> = Viewer::all(seats).map(|viewer| Reader::new(viewer, MemoryAid::Off)).collect();
        let (mut bytes, mut quickest) = (0, Duration::MAX);
        for _ in 0..ROUNDS {
            let matches: Vec<_> = steps
                .iter()
                .map(|&(before, after)| Running::between(Arc::clone(&game), before, after))
                .collect();
            // Kept from step to step, as a table does.
            let mut scribe = Scribe::default();
            let begun = Instant::now();
            bytes = matches.iter().map(|running| told_to_all(running, &viewers, &mut scribe)).sum();
            quickest = quickest.min(begun.elapsed());
        }
        let each = quickest.as_secs_f64() * 1e6 / steps.len() as f64;
        let told = steps.len() * ROUNDS as usize;
        println!("{name:<10} {:>9} {each:>9.1} {:>12} {told:>8}", seats + 1, bytes / steps.len());
    }
}

/// How many bytes all viewers are sent after a step.
#[inline(never)]
fn told_to_all(running: &dyn Match, viewers: &[Reader], scribe: &mut Scribe) -> usize {
    black_box(running.tell_all(viewers, scribe)).iter().map(|script| script.text().len()).sum()
}
