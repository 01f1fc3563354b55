use game::{Advise, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;

use crate::scene::build;

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
