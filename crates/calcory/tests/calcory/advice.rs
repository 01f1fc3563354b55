use calcory::Calcory;
use calcory::action::Action;
use calcory::state::State;
use game::{Advise, Notation, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};

use crate::scene::{Table, build, generator, layout};

/// How much of it a player remembers.
#[derive(Clone, Copy)]
enum Wits {
    Whole,
    None,
    Random,
}

/// One game; how much of the win each seat gets.
fn game_of(game: &Calcory, seats: &[Wits], seed: u64) -> Vec<f32> {
    let mut rng = generator(seed);
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
                let view = game.view(&state, Viewer::Seat(seat));
                let action = match seats[seat.index()] {
                    Wits::Whole => game.advise(&view, &legal),
                    Wits::None => game.advise(&view.forgetful(), &legal),
                    Wits::Random => random::pick(&mut rng, &legal),
                };
                game.apply(&mut state, action);
            }
        }
    }
    game.outcome(&state).expect("over").win_shares().values().collect()
}

/// The share of wins of one player among others of another sort, over all seats.
fn share(seats: u8, one: Wits, others: Wits, games: u64) -> f32 {
    let game = build(seats, "").expect("valid");
    let mut won = 0.0;
    for number in 0..games {
        let seat = Seat((number % u64::from(seats)) as u8);
        let table: Vec<Wits> =
            Seat::all(seats).map(|other| if other == seat { one } else { others }).collect();
        won += game_of(&game, &table, number)[seat.index()];
    }
    won / games as f32
}

#[test]
fn the_sensible_player_beats_random_players() {
    for seats in 2..=4 {
        let fair = 1.0 / f32::from(seats);
        let remembering = share(seats, Wits::Whole, Wits::Random, 300);
        let forgetful = share(seats, Wits::None, Wits::Random, 300);
        println!("{seats} seats: {remembering:.2} with memory, {forgetful:.2} without, {fair:.2} is fair");
        assert!(remembering > 0.9, "{seats} seats, with memory: {remembering}");
        assert!(forgetful > 1.6 * fair, "{seats} seats, without memory: {forgetful}");
    }
}

#[test]
fn a_memory_helps() {
    for seats in 2..=4 {
        let remembering = share(seats, Wits::Whole, Wits::None, 100);
        println!("{seats} seats: {remembering:.2} with memory among the forgetful");
        assert!(remembering > 0.8, "{seats} seats: {remembering}");
    }
}

#[test]
fn sure_cards_that_make_13_are_turned_up() {
    let mut scene = layout("a1:r5 a2:b8 a3:g4 a4:k9 a5:y2 a6:r3 a7:k0", &[30, 23]);
    for expected in ["turn a7", "turn a5", "turn a6", "turn a2", "return k0"] {
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        let advice = scene.game.advise(&scene.seen_by(1), &legal);
        assert_eq!(scene.game.write_action(advice), expected, "0 + 2 + 3 + 8 are the most cards");
        match expected.strip_prefix("turn ") {
            Some(space) => scene.play(space),
            None => scene.go(expected),
        };
    }
}

#[test]
fn nobody_goes_beyond_six_cards_for_a_sure_0() {
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:r7 a7:k0 a8:k9 a9:y9", &[51, 0]);
    scene.play("a1 a2 a3 a4 a5 a6");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    assert_eq!(scene.game.advise(&scene.seen_by(1), &legal), Action::Stop, "seven cards cannot be marked");
}

#[test]
fn more_cards_are_worth_more() {
    let scene = layout("a1:r9 a2:b9", &[20, 18, 20]);
    let worth = scene.game.worth(&scene.state);
    assert!(worth[Seat(0)] > worth[Seat(1)], "{worth:?}");
}

#[test]
fn marked_cards_count_in_what_a_position_is_worth() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3", &[19, 19, 19]);
    let before = scene.game.worth(&scene.state);
    scene.play("1: a1 a2, stop");
    let after = scene.game.worth(&scene.state);
    assert!(after[Seat(0)] > before[Seat(0)], "{before:?}, {after:?}");
    assert!(after[Seat(1)] < before[Seat(1)], "{before:?}, {after:?}");
}
