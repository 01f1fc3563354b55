use testkit::playout::random_game;

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
