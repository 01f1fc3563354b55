#![allow(
    missing_docs,
    unused_qualifications,
    reason = "the macros of gungraun write functions without either"
)]
//! Instruction counts of random play, of advice and of what learners are given, repeatable on any machine: a hundred games of each case of `wall.rs`.

#[allow(dead_code, reason = "each of the programs uses its part")]
mod workload;

use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;
use workload::{LargeHands, Workload, prepare};

#[library_benchmark]
#[bench::serengeti(args = ("serengeti"), setup = prepare)]
#[bench::mu(args = ("mu"), setup = prepare)]
#[bench::mu_tricks(args = ("mu-tricks"), setup = prepare)]
#[bench::rummu(args = ("rummu"), setup = prepare)]
#[bench::calcory(args = ("calcory"), setup = prepare)]
#[bench::safaru(args = ("safaru"), setup = prepare)]
#[bench::asante(args = ("asante"), setup = prepare)]
fn playout(mut work: Box<dyn Workload>) -> u64 {
    black_box(work.playout())
}

#[library_benchmark]
#[bench::serengeti(args = ("serengeti"), setup = prepare)]
#[bench::mu(args = ("mu"), setup = prepare)]
#[bench::mu_tricks(args = ("mu-tricks"), setup = prepare)]
#[bench::rummu(args = ("rummu"), setup = prepare)]
#[bench::calcory(args = ("calcory"), setup = prepare)]
#[bench::safaru(args = ("safaru"), setup = prepare)]
#[bench::asante(args = ("asante"), setup = prepare)]
fn decisions(mut work: Box<dyn Workload>) {
    work.decide();
}

#[library_benchmark]
#[bench::serengeti(args = ("serengeti"), setup = prepare)]
#[bench::mu(args = ("mu"), setup = prepare)]
#[bench::mu_tricks(args = ("mu-tricks"), setup = prepare)]
#[bench::rummu(args = ("rummu"), setup = prepare)]
#[bench::calcory(args = ("calcory"), setup = prepare)]
#[bench::safaru(args = ("safaru"), setup = prepare)]
#[bench::asante(args = ("asante"), setup = prepare)]
fn chances(mut work: Box<dyn Workload>) {
    work.happen();
}

#[library_benchmark]
#[bench::serengeti(args = ("serengeti"), setup = prepare)]
#[bench::mu(args = ("mu"), setup = prepare)]
#[bench::rummu(args = ("rummu"), setup = prepare)]
#[bench::calcory(args = ("calcory"), setup = prepare)]
#[bench::safaru(args = ("safaru"), setup = prepare)]
#[bench::asante(args = ("asante"), setup = prepare)]
fn advice(mut work: Box<dyn Workload>) {
    work.advise();
}

#[library_benchmark]
#[bench::serengeti(args = ("serengeti"), setup = prepare)]
#[bench::mu(args = ("mu"), setup = prepare)]
#[bench::rummu(args = ("rummu"), setup = prepare)]
#[bench::calcory(args = ("calcory"), setup = prepare)]
#[bench::safaru(args = ("safaru"), setup = prepare)]
#[bench::asante(args = ("asante"), setup = prepare)]
fn observation(mut work: Box<dyn Workload>) {
    work.observe();
}

#[library_benchmark]
#[bench::serengeti(args = ("serengeti"), setup = prepare)]
#[bench::mu(args = ("mu"), setup = prepare)]
#[bench::rummu(args = ("rummu"), setup = prepare)]
#[bench::calcory(args = ("calcory"), setup = prepare)]
#[bench::safaru(args = ("safaru"), setup = prepare)]
#[bench::asante(args = ("asante"), setup = prepare)]
fn words(mut work: Box<dyn Workload>) {
    work.spell();
}

#[library_benchmark]
#[bench::rummu_25(args = (25), setup = LargeHands::of)]
fn listing(mut hands: LargeHands) -> usize {
    black_box(hands.list())
}

library_benchmark_group!(
    name = random_play,
    benchmarks = [playout, decisions, chances, advice, observation, words, listing]
);
main!(library_benchmark_groups = random_play);
