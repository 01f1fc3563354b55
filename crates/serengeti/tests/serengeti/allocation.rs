use game::{Observe, Rules, Secrets, Spell, Speller, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use testkit::playout::{Positions, random_game};

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
fn observing_and_spelling_allocate_nothing_after_warming_up() {
    for settings in ["edition=abacus", "edition=digest referee=open exchanges=on"] {
        let game = build(4, settings).expect("valid");
        let positions = Positions::by_kinds(&game, 20, &mut Xoshiro256PlusPlus::seed_from_u64(1)).decisions;
        let mut values = vec![0; Serengeti::value_count()];
        let mut mask = vec![0; Serengeti::letter_count()];
        let (mut legal, mut speller) = (Vec::new(), Speller::default());
        let mut look = || {
            for state in &positions {
                let Turn::Seat(seat) = game.turn(state) else { panic!("somebody decides") };
                game.observe(&game.view(state, Viewer::Seat(seat)), &[], &mut values);
                game.legal_actions(state, &mut legal);
                speller.ask(&game, seat, &legal);
                speller.mask(&mut mask);
            }
        };
        look();
        assert_eq!(allocation_counter::measure(look).count_total, 0, "{settings}");
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
    }
}
