use game::{Advise, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::scene::{arranged, build, table};

/// How often the side of the sensible players wins against random ones, without memory.
fn share_of_wins(seats: u8, settings: &str, games: u64) -> f32 {
    let game = build(seats, settings).expect("valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut legal = Vec::new();
    let mut wins = 0.0;
    for number in 0..games {
        let side = (number % u64::from(game.sides())) as u8;
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let action = if game.side(seat) == side {
                        game.advise(&game.view(&state, Viewer::Seat(seat)).forgetful(), &legal)
                    } else {
                        random::pick(&mut rng, &legal)
                    };
                    game.apply(&mut state, action);
                }
            }
        }
        let shares = game.outcome(&state).expect("over").win_shares();
        wins +=
            Seat::all(seats).filter(|&seat| game.side(seat) == side).map(|seat| shares[seat]).sum::<f32>();
    }
    wins / games as f32
}

#[test]
fn the_sensible_player_beats_random_ones_clearly() {
    for settings in ["hands=1", "variant=reverse hands=1"] {
        for (seats, at_least) in [(2, 0.9), (3, 0.75), (4, 0.9)] {
            let share = share_of_wins(seats, settings, 300);
            assert!(share > at_least, "{seats} players, {settings}: {share}");
        }
    }
}

#[test]
fn the_sensible_player_catches_unicorns_and_leaves_hedgehogs() {
    let advised = |settings: &str, hand: &str, wild: &str| {
        let scene = table(settings, hand, wild);
        let mut legal = Vec::new();
        scene.game.legal_actions(&scene.state, &mut legal);
        let view = scene.game.view(&scene.state, Viewer::Seat(Seat(0)));
        game::Notation::write_action(&scene.game, scene.game.advise(&view, &legal))
    };
    assert_eq!(advised("", "r6", "b6 y6"), "play r6 pair b6");
    assert_eq!(advised("variant=reverse", "r6", "k6 y6"), "play r6 pair k6");
}

#[test]
fn who_chooses_for_the_neighbour_looks_at_the_own_next_turn() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g7"], "b2 g3 k5", &[]);
    scene.go("1: play r5");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let view = scene.game.view(&scene.state, Viewer::Seat(Seat(1)));
    let advice = scene.game.advise(&view, &legal);
    // Both ways cost the neighbour the same; after the pair the 7 catches nothing and can be released.
    assert_eq!(game::Notation::write_action(&scene.game, advice), "pair k5");
}
