//! Decisions in a second: `cargo run --release -p vector --example rate -- [GAMES] [THREADS] [SECONDS]`.

use std::sync::Arc;
use std::time::Duration;

use game::{Advise, Config, Observe};
use players::Manner;
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
    rate::<toys::tictactoe::TicTacToe>(games, threads, time);
    rate::<toys::nim::Nim>(games, threads, time);
    rate::<toys::kuhn::Kuhn>(games, threads, time);
    rate::<toys::leduc::Leduc>(games, threads, time);
    rate::<toys::duel::Duel>(games, threads, time);
}

fn rate<G: Observe + Advise>(games: usize, threads: usize, time: Duration) {
    let config = Config::new::<&str, &str>(G::schema(), None, &[]).expect("what is usual is valid");
    let chairs = vec![Holder::Learner; usize::from(config.seats())];
    let setup = Setup { games, seed: 1, threads, chairs, rotation: Rotation::Fixed };
    let game = Arc::new(G::new(&config).expect("what is usual is valid"));
    let mut vector =
        Vector::new(game, &setup, |player| Manner::USUAL.mind(player)).expect("it can be played");
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
