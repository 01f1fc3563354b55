use game::{Rules, Turn, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::action::Action;

use crate::scene::build;

fn play_one(game: &Serengeti, legal: &mut Vec<Action>, rng: &mut Xoshiro256PlusPlus) -> u32 {
    let mut state = game.start();
    let mut decisions = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance);
            }
            Turn::Seat(_) => {
                game.legal_actions(&state, legal);
                game.apply(&mut state, random::pick(rng, legal));
                decisions += 1;
            }
        }
    }
}

#[test]
fn play_allocates_nothing_after_warming_up() {
    for settings in ["edition=abacus", "edition=digest referee=open exchanges=on"] {
        let game = build(4, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut legal = Vec::new();
        // Exchanges are the longest list there is: fifteen cards for fifteen.
        legal.reserve(1 + 15 * 15);
        play_one(&game, &mut legal, &mut rng);
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..100 {
                decisions += play_one(&game, &mut legal, &mut rng);
            }
        });
        assert!(decisions > 1000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0, "{settings}");
    }
}
