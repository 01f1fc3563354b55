use game::{Observe, Rules, Seat, Secrets, Spell, Speller, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::Action;
use testkit::playout::random_game;

use crate::scene::build;
#[test]
fn play_allocates_nothing_after_warming_up() {
    for seats in 2..=4 {
        for settings in ["hands=2", "variant=reverse hands=2"] {
            let game = build(seats, settings).expect("valid");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            // In millions of random decisions no list was longer than a few hundred.
            let mut legal = Vec::with_capacity(2_000);
            let mut decisions = 0;
            let info = allocation_counter::measure(|| {
                for _ in 0..60 {
                    decisions += random_game(&game, &mut legal, &mut rng).decisions;
                }
            });
            assert!(decisions > 1000, "a real sample was played: {decisions}");
            assert_eq!(info.count_total, 0, "{seats} players {settings}");
        }
    }
}

/// Words, masks and numbers, as a learner asks for them at every decision.
#[test]
fn learning_allocates_nothing_after_warming_up() {
    for settings in ["hands=2", "variant=reverse hands=2"] {
        let game = build(4, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut legal, mut speller) = (Vec::with_capacity(2_000), Speller::default());
        let (mut mask, mut values) = (vec![0; Safaru::letter_count()], vec![0; Safaru::value_count()]);
        speller.ask(&game, Seat(0), &[Action::Enough; 2_000]);
        let mut decisions = 0;
        let mut play = || {
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
                        speller.ask(&game, seat, &legal);
                        speller.mask(&mut mask);
                        let view = game.view(&state, Viewer::Seat(seat));
                        game.observe(&view, speller.said(), &mut values);
                        game.apply(&mut state, random::pick(&mut rng, &legal));
                        decisions += 1;
                    }
                }
            }
        };
        let info = allocation_counter::measure(|| (0..30).for_each(|_| play()));
        assert!(decisions > 1000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0, "{settings}");
    }
}
