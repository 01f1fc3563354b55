use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::playout::{Learner, Positions, random_game};

use crate::scene::build;

#[test]
fn play_allocates_nothing_after_warming_up() {
    for settings in ["edition=abacus", "edition=digest referee=open exchanges=on"] {
        let game = build(4, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        // Exchanges are the longest list there is: fifteen cards for fifteen.
        let mut legal = Vec::with_capacity(1 + 15 * 15);
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..100 {
                decisions += random_game(&game, &mut legal, &mut rng).decisions;
            }
        });
        assert!(decisions > 1000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0, "{settings}");
    }
}

#[test]
fn learning_allocates_nothing_after_warming_up() {
    for settings in ["edition=abacus", "edition=digest referee=open exchanges=on"] {
        let game = build(4, settings).expect("valid");
        let positions = Positions::by_kinds(&game, 20, &mut Xoshiro256PlusPlus::seed_from_u64(1)).decisions;
        let mut learner = Learner::default();
        learner.look_at(&game, &positions);
        let info = allocation_counter::measure(|| learner.look_at(&game, &positions));
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
        assert_eq!(info.count_total, 0, "{settings}");
    }
}
