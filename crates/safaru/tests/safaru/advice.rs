use game::{Advise, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::Positions;

use crate::scene::{Caught, Table, arranged, build, table, written};

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
    let plain = [(2, "hands=1", 0.9), (3, "hands=1", 0.75), (4, "hands=1", 0.9)];
    let reverse = "variant=reverse hands=1";
    let alone = "variant=reverse teams=off hands=1";
    for (seats, settings, at_least) in
        plain.into_iter().chain([(2, reverse, 0.9), (3, reverse, 0.75), (4, reverse, 0.9), (4, alone, 0.6)])
    {
        let share = share_of_wins(seats, settings, 300);
        println!("{seats} players, {settings}: {share}");
        assert!(share > at_least, "{seats} players, {settings}: {share}");
    }
}

#[test]
fn the_sensible_player_catches_unicorns_and_leaves_hedgehogs() {
    let advised = |settings: &str, hand: &str, wild: &str| {
        let mut scene = table(settings, hand, wild);
        let mut legal = Vec::new();
        while scene.turn() == "1" {
            scene.game.legal_actions(&scene.state, &mut legal);
            let view = scene.game.view(&scene.state, Viewer::Seat(Seat(0)));
            let advice = scene.game.advise(&view, &legal);
            scene.game.apply(&mut scene.state, advice);
        }
        let (card, catch) = scene.state.caught(&scene.game).expect("something is caught");
        written(card, &catch)
    };
    assert_eq!(advised("", "r6", "b6 y6"), "play r6 pair b6");
    assert_eq!(advised("variant=reverse", "r6", "k6 y6"), "play r6 pair k6");
    // The whole play is planned: the blue cards are taken step by step.
    assert_eq!(advised("", "r6", "b2 g4 b4 y2"), "play r6 add b2 b4");
}

#[test]
fn who_names_a_way_for_the_neighbour_looks_at_the_own_next_turn() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g7"], "b2 g3 k5", &[]);
    scene.send("1: play r5");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let view = scene.game.view(&scene.state, Viewer::Seat(Seat(1)));
    let advice = scene.game.advise(&view, &legal);
    // Both ways cost the neighbour the same; after the pair the 7 catches nothing and can be released.
    assert_eq!(game::Notation::write_action(&scene.game, advice), "name pair");
}

#[test]
fn what_is_advised_in_a_world_is_what_its_view_advises() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut legal = Vec::new();
    for settings in ["hands=2", "variant=reverse hands=2"] {
        for seats in 2..=4 {
            let game = build(seats, settings).expect("valid");
            for state in Positions::of(&game, 10, &mut rng).decisions {
                let Turn::Seat(seat) = game.turn(&state) else { panic!("a seat is to act") };
                game.legal_actions(&state, &mut legal);
                let advised = game.advise(&game.view(&state, Viewer::Seat(seat)), &legal);
                assert_eq!(game.advise_in(&state, seat, &legal), advised, "{state:?}");
            }
        }
    }
}
