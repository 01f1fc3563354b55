//! The sensible player.

use asante::Asante;
use asante::action::Action;
use asante::advice::{TASTE, Taste};
use asante::state::{Phase, State};
use game::{Advise, Config, Notation, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::scene::{Scene, Table, scene};

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

/// What the sensible player does in phase 2 of this scene.
fn advised(table: &mut Scene) -> String {
    table.edit(|open, _| open.phase = Phase::Playing);
    advised_now(table)
}

fn advised_now(table: &Scene) -> String {
    let mut legal = Vec::new();
    table.game.legal_actions(&table.state, &mut legal);
    let action = table.game.advise(&table.seen_by(1), &legal);
    table.game.write_action(action)
}

/// Shangos are beyond a Cape buffalo: the pottery of one's own would be all there is to break.
#[test]
fn the_own_pottery_is_not_broken_for_nothing() {
    for stand in ["-", "TTT"] {
        let mut table = scene("buffalo", "");
        table.artifacts(1, "pottery - -").artifacts(2, "shango shango -").stand(1, stand);
        assert_eq!(advised(&mut table), "end", "with {stand}");
    }
    let mut table = scene("buffalo", "");
    table.artifacts(1, "pottery - -").artifacts(2, "shango purse -");
    assert_eq!(advised(&mut table), "play buffalo");
    table.go("play buffalo, let");
    assert_eq!(advised_now(&table), "break theirs 2");
    let mut table = scene("buffalo", "");
    table.artifacts(1, "purse! - -").edit(|open, _| open.trigger = Some(Seat(1)));
    assert_eq!(advised(&mut table), "end", "the last turn, and no card for the purse");
}

#[test]
fn a_tortoise_is_played_for_an_artifact_that_can_be_used() {
    let mut table = scene("tortoise", "");
    table.artifacts(2, "purse map -").row("okavango okavango okavango");
    assert!(table.may("play tortoise"), "for the map");
    assert_eq!(advised(&mut table), "end", "there is no card for the purse");
    table.artifacts(2, "shango map -");
    assert_eq!(advised(&mut table), "end", "a Shango cannot be borrowed");
    table.artifacts(2, "calabash - -");
    assert_eq!(advised(&mut table), "end", "a card for a gold is not worth a Tortoise");
    table.artifacts(2, "pottery - -").stand(1, "THES");
    assert_eq!(advised(&mut table), "play tortoise");
}

/// A second Healer among the discards is nothing to hope for.
#[test]
fn a_healer_is_not_played_for_a_healer() {
    let eager = Taste { action: -0.5, ..TASTE };
    for (discards, advised) in [("healer jackal", "end"), ("healer camel", "play healer")] {
        let mut table = scene("healer", "");
        table.discards(discards).edit(|open, _| open.phase = Phase::Playing);
        let mut legal = Vec::new();
        table.game.legal_actions(&table.state, &mut legal);
        let action = table.game.advise_by(&eager, &table.seen_by(1), &legal);
        assert_eq!(table.game.write_action(action), advised);
    }
}

#[test]
fn the_least_valuable_cards_are_discarded() {
    let mut table = scene("ttt keeper jackal camel dyer", "matron");
    table.stand(1, "TTT").go("end, play matron, let, reduce");
    for _ in 0..2 {
        let action = advised_now(&table);
        assert!(["discard jackal", "discard dyer"].contains(&action.as_str()), "{action}");
        table.go(&format!("1: {action}"));
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
