#![allow(
    missing_docs,
    unused_qualifications,
    reason = "the macros of gungraun write functions without either"
)]
//! Instruction counts, repeatable on any machine: the same hundred games as in `wall.rs`.

use game::{Config, Rules};
use gungraun::{library_benchmark, library_benchmark_group, main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::action::Action;
use std::hint::black_box;
use testkit::playout::{Positions, random_game};

const GAMES: usize = 100;

fn abacus() -> Serengeti {
    let config = Config::new(Serengeti::schema(), Some(4), &[("edition", "abacus")]).expect("valid");
    Serengeti::new(&config).expect("valid")
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(0)
}

fn positions() -> (Serengeti, Positions<Serengeti>, Vec<Action>) {
    let game = abacus();
    let positions = Positions::of(&game, GAMES, &mut generator());
    eprintln!("{} decisions, {} chances", positions.decisions.len(), positions.chances.len());
    (game, positions, Vec::with_capacity(128))
}

#[library_benchmark]
#[bench::abacus_4(setup = positions)]
fn playout((game, _, mut legal): (Serengeti, Positions<Serengeti>, Vec<Action>)) -> u64 {
    let mut rng = generator();
    black_box((0..GAMES).map(|_| random_game(&game, &mut legal, &mut rng).decisions).sum())
}

#[library_benchmark]
#[bench::abacus_4(setup = positions)]
fn decisions((game, positions, mut legal): (Serengeti, Positions<Serengeti>, Vec<Action>)) {
    positions.decide(&game, &mut legal, &mut generator());
}

#[library_benchmark]
#[bench::abacus_4(setup = positions)]
fn chances((game, positions, _): (Serengeti, Positions<Serengeti>, Vec<Action>)) {
    positions.happen(&game, &mut generator());
}

library_benchmark_group!(name = serengeti_abacus, benchmarks = [playout, decisions, chances]);
main!(library_benchmark_groups = serengeti_abacus);
