//! Decisions in a second when many games are played at once, as learners do: `cargo run --release -p games --example rate -- [GAMES] [THREADS] [SECONDS]`.

use std::sync::Arc;
use std::time::Duration;

use game::Config;
use games::{Cards, Complete, Visitor};
use players::Level;
use vector::{Holder, Rotation, Setup, Vector, pace};

fn main() {
    let number = |at: usize, usual: usize| {
        std::env::args().nth(at).map_or(usual, |text| text.parse().expect("a whole number"))
    };
    let (games, threads, seconds) = (number(1, 4096), number(2, 2), number(3, 1));
    let time = Duration::from_secs(seconds as u64);
    println!("{games} games, {threads} threads; decisions in a second, in millions");
    println!(
        "{:<12} {:>7} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "game", "values", "letters", "bytes", "fractions", "masks", "random"
    );
    games::visit_all(&mut Rates { games, threads, time });
}

struct Rates {
    games: usize,
    threads: usize,
    time: Duration,
}

impl Visitor for Rates {
    fn visit<G: Complete>(&mut self) {
        let Rates { games, threads, time } = *self;
        let config = Config::new::<&str, &str>(G::schema(), None, &[]).expect("what is usual is valid");
        let chairs = vec![Holder::Learner; usize::from(config.seats())];
        let (rotation, model) = (Rotation::Fixed, Level::Greedy.into());
        let setup = Setup { games, seed: 1, threads, chairs, rotation, model };
        let game = Arc::new(G::new(&config).expect("what is usual is valid"));
        let mut vector =
            Vector::new(game, &setup, |player| G::mind(player, Cards::Usual)).expect("it can be played");
        let pace = pace::measure(&mut vector, time);
        let millions = [pace.bytes, pace.fractions, pace.masks, pace.random].map(|pace| pace / 1e6);
        let [bytes, fractions, masks, random] = millions;
        println!(
            "{:<12} {:>7} {:>8.2} {bytes:>8.2} {fractions:>8.2} {masks:>8.2} {random:>8.2}",
            G::NAME,
            G::value_count(),
            pace.letters
        );
    }
}
