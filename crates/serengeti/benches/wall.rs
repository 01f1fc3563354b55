//! Wall time. One round of each benchmark is the same hundred games of the 4-player Abacus edition: whole, only the
//! decisions, only nature's steps. Throughput is per step, so 1 / throughput is the time of one step.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Config, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use testkit::playout::{Positions, random_game};

const GAMES: usize = 100;

fn abacus() -> Serengeti {
    let config = Config::new(Serengeti::schema(), Some(4), &[("edition", "abacus")]).expect("valid");
    Serengeti::new(&config).expect("valid")
}

fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(0)
}

fn benches(criterion: &mut Criterion) {
    let game = abacus();
    let positions = Positions::of(&game, GAMES, &mut generator());
    let mut legal = Vec::new();
    let mut group = criterion.benchmark_group("serengeti");
    group.throughput(Throughput::Elements(positions.decisions.len() as u64));
    group.bench_function("playout", |bencher| {
        bencher.iter(|| {
            let mut rng = generator();
            (0..GAMES).map(|_| random_game(&game, &mut legal, &mut rng).decisions).sum::<u64>()
        });
    });
    group.bench_function("decisions", |bencher| {
        bencher.iter(|| positions.decide(&game, &mut legal, &mut generator()));
    });
    group.throughput(Throughput::Elements(positions.chances.len() as u64));
    group.bench_function("chances", |bencher| {
        bencher.iter(|| positions.happen(&game, &mut generator()));
    });
    group.finish();
}

criterion_group!(all, benches);
criterion_main!(all);
