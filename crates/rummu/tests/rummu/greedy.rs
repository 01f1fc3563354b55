use game::{Advise, Notation, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;

use crate::scene::{Scene, Table, build, laying};

/// The share of the wins that the sides with a sensible player get, playing from forgetful views, and how many points
/// they score.
fn share(game: &Rummu, sensible: &[u8], matches: u64) -> (f32, f32) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut won, mut points, mut legal) = (0.0, 0.0, Vec::new());
    for number in 0..matches {
        let mut state = game.start();
        let turned = number as u8 % game.seats();
        let is_sensible = |seat: Seat| sensible.contains(&((seat.0 + turned) % game.seats()));
        while game.turn(&state) != Turn::Over {
            match game.turn(&state) {
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let action = if is_sensible(seat) {
                        game.advise(&game.view(&state, Viewer::Seat(seat)).forgetful(), &legal)
                    } else {
                        random::pick(&mut rng, &legal)
                    };
                    assert!(legal.contains(&action));
                    game.apply(&mut state, action);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Over => unreachable!("the loop ends"),
            }
        }
        let outcome = game.outcome(&state).expect("the match is over");
        let shares = outcome.win_shares();
        won += shares.iter().filter(|&(seat, _)| is_sensible(seat)).map(|(_, share)| share).sum::<f32>();
        let mine = Seat::all(game.seats()).find(|&seat| is_sensible(seat)).expect("somebody");
        points += outcome.scores[mine] as f32;
    }
    (won / matches as f32, points / matches as f32)
}

#[test]
fn the_sensible_player_beats_random_players() {
    for seats in 3..=6 {
        let game = build(seats, "hands=1").expect("valid");
        let (share, points) = share(&game, &[0], 300);
        println!("{seats} players, one of them sensible: {share:.2} of the wins, {points:.1} points");
        assert!(share > 0.75, "{seats} players: {share}");
    }
}

#[test]
fn sensible_teams_beat_random_teams() {
    for (seats, sensible) in [(4, [0, 2]), (6, [0, 3])] {
        let game = build(seats, "hands=1 teams=on").expect("valid");
        let (share, points) = share(&game, &sensible, 300);
        println!("{seats} players in teams, one team sensible: {share:.2} of the wins, {points:.1} points");
        assert!(share > 0.75, "{seats} players: {share}");
    }
}

/// What the sensible player in seat 1 does.
fn advised(scene: &Scene) -> String {
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let action = scene.game.advise(&scene.seen_by(1).forgetful(), &legal);
    scene.game.write_action(action)
}

#[test]
fn the_sensible_player_ends_the_hand_by_taking_back_what_costs_least() {
    let mut scene =
        laying("", &["b7 g7 k7", "g8 g5", "g9"]).table(1, "r2 r3 r4 r5").table(1, "y4 b5 b6 b7 b8 b9");
    assert_eq!(advised(&scene), "lay b7 g7 k7");
    scene.go("lay b7 g7 k7");
    assert_eq!(advised(&scene), "back y4 2", "without it the run is pure");
    let together = laying("", &["y8 r9 k0", "g8", "g9"]).table(1, "r5 y6 r7");
    assert_eq!(advised(&together), "add y8 r9 1");
    let last = laying("", &["r6", "g8", "g9"]).table(1, "r2 r3 r4 r5").table(1, "k1 g2 b3 y4");
    assert_eq!(advised(&last), "add r6 1", "twenty points for ten");
    let no_use = laying("", &["r6", "g8", "g9"]).table(1, "r3 r4 r5");
    assert_eq!(advised(&no_use), "discard r6");
}
