use asante::Asante;
use asante::action::{Action, InTurn};
use game::{Observe, Rules, Secrets, Speller, Turn, Viewer};
use testkit::playout::random_game;

use crate::scene::{SHORT_DECK, build, generator, random_step};

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
fn spelling_and_observing_allocate_nothing_after_warming_up() {
    for deck in [None, Some(SHORT_DECK)] {
        let game = build(deck, 20);
        let mut rng = generator(1);
        let mut legal = Vec::with_capacity(1024);
        let mut speller = Speller::default();
        // More words than any decision has.
        let many = [Action::Turn(InTurn::Draw); 1024];
        speller.ask(&game, game::Seat(0), &many);
        let mut numbers = vec![0; Asante::value_count()];
        let mut decisions = 0;
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if let Turn::Seat(seat) = game.turn(&state) {
                game.legal_actions(&state, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let info = allocation_counter::measure(|| {
                    speller.ask(&game, seat, &legal);
                    game.observe(&view, speller.said(), &mut numbers);
                });
                assert_eq!(info.count_total, 0);
                decisions += 1;
            }
            random_step(&game, &mut state, &mut rng);
        }
        assert!(decisions > 50, "a real sample was played: {decisions}");
    }
}
