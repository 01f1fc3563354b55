use testkit::playout::{Learner, Positions, random_game, view_of_the_decider};

use crate::scene::{SHORT_DECK, build, generator};

#[test]
fn play_allocates_nothing_after_warming_up() {
    for deck in [None, Some(SHORT_DECK)] {
        let game = build(deck, 200);
        let mut rng = generator(1);
        // More than any list needs: six wares of a free choice are 462 ways.
        let mut legal = Vec::with_capacity(1024);
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..20 {
                decisions += random_game(&game, &mut legal, &mut rng).decisions;
            }
        });
        assert!(decisions > 1000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0);
    }
}

#[test]
fn learning_allocates_nothing_after_warming_up() {
    for deck in [None, Some(SHORT_DECK)] {
        let game = build(deck, 200);
        let positions = Positions::by_kinds(&game, 10, &mut generator(1)).decisions;
        // A view has lists of its own.
        let views: Vec<_> = positions.iter().map(|state| view_of_the_decider(&game, state)).collect();
        let mut learner = Learner::default();
        let mut look = || {
            positions.iter().zip(&views).for_each(|(state, view)| learner.look(&game, state, view));
        };
        look();
        let info = allocation_counter::measure(look);
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
        assert_eq!(info.count_total, 0, "the short deck: {}", deck.is_some());
    }
}
