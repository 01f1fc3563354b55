use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::{Learner, Positions, random_game};

use crate::scene::build;

#[test]
fn play_allocates_nothing_after_warming_up() {
    for seats in 3..=6 {
        let game = build(seats, "hands=1").expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        // A pass and fifteen cards, written in blocks of eight.
        let mut legal = Vec::with_capacity(24);
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..200 {
                decisions += random_game(&game, &mut legal, &mut rng).decisions;
            }
        });
        assert!(decisions > 10_000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0, "{seats} players");
    }
}

#[test]
fn learning_allocates_nothing_after_warming_up() {
    for seats in 3..=6 {
        let game = build(seats, "hands=1").expect("valid");
        let positions = Positions::by_kinds(&game, 60, &mut Xoshiro256PlusPlus::seed_from_u64(1)).decisions;
        let mut learner = Learner::default();
        learner.look_at(&game, &positions);
        let info = allocation_counter::measure(|| learner.look_at(&game, &positions));
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
        assert_eq!(info.count_total, 0, "{seats} players");
    }
}
