use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::{Learner, Positions, random_game};

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

#[test]
fn learning_allocates_nothing_after_warming_up() {
    for settings in ["hands=2", "variant=reverse hands=2"] {
        let game = build(4, settings).expect("valid");
        let positions = Positions::by_kinds(&game, 30, &mut Xoshiro256PlusPlus::seed_from_u64(1)).decisions;
        let mut learner = Learner::default();
        learner.look_at(&game, &positions);
        let info = allocation_counter::measure(|| learner.look_at(&game, &positions));
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
        assert_eq!(info.count_total, 0, "{settings}");
    }
}
