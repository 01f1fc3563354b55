//! The sensible player.

use asante::Asante;
use asante::action::Action;
use asante::state::State;
use game::{Advise, Config, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How much of it a player remembers.
#[derive(Clone, Copy, PartialEq)]
enum Wits {
    Whole,
    None,
    Random,
}

/// How a game went: how much of the win each seat got, and after how many turns.
struct Game {
    shares: Vec<f32>,
    turns: u16,
}

fn play(game: &Asante, seats: [Wits; 2], seed: u64) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state: State = game.start();
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, chance);
            }
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                let action = match seats[seat.index()] {
                    Wits::Whole => game.advise(&game.view(&state, Viewer::Seat(seat)), &legal),
                    Wits::None => game.advise(&game.view(&state, Viewer::Seat(seat)).forgetful(), &legal),
                    Wits::Random => random::pick(&mut rng, &legal),
                };
                assert!(legal.contains(&action));
                game.apply(&mut state, action);
            }
        }
    }
    let turns = game.view(&state, Viewer::Spectator).open.turns;
    Game { shares: game.outcome(&state).expect("over").win_shares().values().collect(), turns }
}

fn default_game() -> Asante {
    Asante::new(&Config::new::<&str, &str>(Asante::schema(), None, &[]).expect("valid")).expect("valid")
}

#[test]
fn the_sensible_player_beats_random_players() {
    let game = default_game();
    for wits in [Wits::Whole, Wits::None] {
        let (mut won, mut turns) = (0.0, 0);
        for number in 0..300u64 {
            let seat = Seat((number % 2) as u8);
            let seats = if seat == Seat(0) { [wits, Wits::Random] } else { [Wits::Random, wits] };
            let played = play(&game, seats, number);
            won += played.shares[seat.index()];
            turns += u32::from(played.turns);
        }
        println!("memory {}: {:.3} won, {} turns on average", wits == Wits::Whole, won / 300.0, turns / 300);
        assert!(won > 0.9 * 300.0, "{won} of 300");
    }
}

#[test]
fn games_between_sensible_players_end_by_themselves() {
    let game = default_game();
    let mut turns: Vec<u16> = (0..60).map(|seed| play(&game, [Wits::Whole; 2], seed).turns).collect();
    turns.sort_unstable();
    println!("turns: median {}, longest {}", turns[30], turns[59]);
    assert!(turns[59] < 200, "{turns:?}");
}
