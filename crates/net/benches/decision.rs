//! What a decision of a network costs on one core: the view, what is observed of it, and the letters of the action. Throughput is
//! decisions a second, so that its inverse is the time of one.

use bots::Judge;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Config, Rules, Secrets, Turn, Viewer};
use net::{Learned, MadeFor, untrained};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serengeti::Serengeti;
use testkit::playout::Positions;

/// From how many random games the decisions are.
const GAMES: usize = 20;

fn decisions(criterion: &mut Criterion) {
    let config = Config::new::<&str, &str>(Serengeti::schema(), Some(4), &[]).expect("valid settings");
    let game = Serengeti::new(&config).expect("settings that go together");
    let mut legal = Vec::new();
    let mut states = Positions::of(&game, GAMES, &mut Xoshiro256PlusPlus::seed_from_u64(0)).decisions;
    states.retain(|state| {
        game.legal_actions(state, &mut legal);
        legal.len() > 1
    });
    let mut group = criterion.benchmark_group("decision of a network");
    group.throughput(Throughput::Elements(states.len() as u64));
    for hidden in [&[256, 256][..], &[512, 512, 512]] {
        let weights = untrained(MadeFor::of::<Serengeti>(), hidden, 1);
        let learned = Learned::<Serengeti>::read(&weights).expect("it is made for this game");
        let mut room = Vec::new();
        group.bench_function(format!("serengeti, hidden {hidden:?}"), |bencher| {
            bencher.iter(|| {
                for state in &states {
                    let Turn::Seat(seat) = game.turn(state) else { continue };
                    game.legal_actions(state, &mut legal);
                    let view = game.view(state, Viewer::Seat(seat));
                    std::hint::black_box(learned.choose(&game, &view, &legal, &mut room));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(all, decisions);
criterion_main!(all);
