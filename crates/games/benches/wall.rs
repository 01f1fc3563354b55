//! Wall time of random play, for every game. Throughput is per step, so that its inverse is the time of one step: of one decision
//! for `playout` (nature's steps included) and `decisions`, of one outcome for `chances`; of one decision that is advised for `advice`, observed
//! for `observation`, spelled for `words`; of one list for `listing`. The hundred games of a round are new ones every time, of about the same length.

#[allow(dead_code, reason = "each of the programs uses its part")]
mod workload;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use workload::{CASES, LargeHands, prepare};

fn random_play(criterion: &mut Criterion) {
    for case in CASES {
        let mut work = prepare(case.label);
        let mut group = criterion.benchmark_group(case.label);
        group.throughput(Throughput::Elements(work.decisions()));
        group.bench_function("playout", |bencher| bencher.iter(|| work.playout()));
        group.throughput(Throughput::Elements(work.measured()));
        group.bench_function("decisions", |bencher| bencher.iter(|| work.decide()));
        group.bench_function("observation", |bencher| bencher.iter(|| work.observe()));
        group.bench_function("words", |bencher| bencher.iter(|| work.spell()));
        group.throughput(Throughput::Elements(work.chances()));
        group.bench_function("chances", |bencher| bencher.iter(|| work.happen()));
        group.throughput(Throughput::Elements(work.advised()));
        group.bench_function("advice", |bencher| bencher.iter(|| work.advise()));
        group.finish();
    }
}

fn large_hands(criterion: &mut Criterion) {
    let mut hands = LargeHands::of(25);
    let mut group = criterion.benchmark_group("rummu-25");
    group.throughput(Throughput::Elements(hands.count()));
    group.bench_function("listing", |bencher| bencher.iter(|| hands.list()));
    group.finish();
}

criterion_group!(all, random_play, large_hands);
criterion_main!(all);
