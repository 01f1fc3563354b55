//! What learners are given, for every game: how large words and observations are, and what a decision costs on average over the
//! positions of a hundred random games; and what a decision of the game's network costs, on average over those of ten sensible ones. With a
//! name, only that game.
//!
//! Instructions are counted by running the same program under callgrind with `--toggle-collect='*Workload>::observe*'`,
//! `'*Workload>::spell*'` or `'*Workload>::master*'`; the last two columns say by how many decisions to divide, the last of all for the network.

#[allow(dead_code, reason = "each of the programs uses its part")]
mod workload;

use std::time::{Duration, Instant};

use workload::{CASES, prepare};

/// Everything is done so many times; the quickest round counts.
const ROUNDS: u64 = 7;

fn main() {
    let name = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    println!(
        "{:<10} {:>8} {:>8} {:>7} {:>7} {:>15} {:>9} {:>10} {:>10} {:>8}",
        "game",
        "letters",
        "longest",
        "planes",
        "values",
        "observation ns",
        "words ns",
        "master ns",
        "decisions",
        "network"
    );
    let is_meant = |label: &str| name.as_deref().is_none_or(|name| name == label);
    for case in CASES.iter().filter(|case| is_meant(case.label)) {
        let mut work = prepare(case.label);
        let sizes = work.sizes();
        let decisions = work.measured();
        let observation = quickest(|| work.observe()).as_secs_f64() * 1e9 / decisions as f64;
        let words = quickest(|| work.spell()).as_secs_f64() * 1e9 / decisions as f64;
        let asked = work.advised();
        // Of a game that nobody has taught there is nothing to tell.
        let master = work.is_taught().then(|| quickest(|| work.master()).as_secs_f64() * 1e9 / asked as f64);
        let master = master.map_or("–".to_owned(), |ns| format!("{ns:.0}"));
        println!(
            "{:<10} {:>8} {:>8} {:>7} {:>7} {observation:>15.0} {words:>9.0} {master:>10} {:>10} {:>8}",
            case.label,
            sizes.letters,
            sizes.longest,
            sizes.planes,
            sizes.values,
            decisions * ROUNDS,
            asked * ROUNDS
        );
    }
}

fn quickest(mut work: impl FnMut()) -> Duration {
    let times = (0..ROUNDS).map(|_| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    });
    times.min().unwrap_or_default()
}
