use testkit::playout::{Learner, Positions, random_game};

use crate::scene::{build, generator};

#[test]
fn play_allocates_nothing_after_warming_up() {
    for seats in 2..=4 {
        let game = build(seats, "").expect("valid");
        let mut rng = generator(1);
        // Sixty cards to turn, and the two ways to end a turn.
        let mut legal = Vec::with_capacity(62);
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..50 {
                decisions += random_game(&game, &mut legal, &mut rng).decisions;
            }
        });
        assert!(decisions > 1000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0, "{seats} seats");
    }
}

#[test]
fn learning_allocates_nothing_after_warming_up() {
    for seats in 2..=4 {
        let game = build(seats, "").expect("valid");
        let positions = Positions::by_kinds(&game, 60, &mut generator(1)).decisions;
        let mut learner = Learner::default();
        learner.look_at(&game, &positions);
        let info = allocation_counter::measure(|| learner.look_at(&game, &positions));
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
        assert_eq!(info.count_total, 0, "{seats} seats");
    }
}
