use calcory::Calcory;
use calcory::action::Action;
use game::{Observe, Rules, Secrets, Spell, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
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

#[test]
fn observing_and_spelling_allocate_nothing() {
    for seats in 2..=4 {
        let game = build(seats, "").expect("valid");
        let mut rng = generator(1);
        let (mut legal, mut numbers) = (Vec::with_capacity(62), vec![0; Calcory::value_count()]);
        let mut letters = 0;
        let info = allocation_counter::measure(|| {
            let games = (0..10).map(|_| observe_game(&game, &mut legal, &mut numbers, &mut rng));
            letters = games.sum();
        });
        assert!(letters > 5000, "a real sample was spelled: {letters}");
        assert_eq!(info.count_total, 0, "{seats} seats");
    }
}

/// Plays a game at random, observes every decision and spells all that is legal; tells how many letters that took.
fn observe_game(
    game: &Calcory,
    legal: &mut Vec<Action>,
    numbers: &mut [u8],
    rng: &mut Xoshiro256PlusPlus,
) -> usize {
    let (mut state, mut letters) = (game.start(), 0);
    loop {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.observe(&game.view(&state, Viewer::Seat(seat)), &[], numbers);
                game.legal_actions(&state, legal);
                letters += legal.iter().map(|&action| game.spell(seat, action).len()).sum::<usize>();
                game.apply(&mut state, random::pick(rng, legal));
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => return letters,
        }
    }
}
