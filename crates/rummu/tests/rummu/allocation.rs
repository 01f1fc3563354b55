use cards::Bag;
use game::{Rules, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::action::Action;
use rummu::state::Frame;
use testkit::playout::{Learner, Positions, random_game};

use crate::scene::{Scene, bag, build};

#[test]
fn play_allocates_nothing_after_warming_up() {
    for (seats, settings) in [(4, "hands=2"), (6, "teams=on hands=1"), (3, "together=on hands=1")] {
        let game = build(seats, settings).expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut legal = Vec::with_capacity(2048);
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..20 {
                decisions += random_game(&game, &mut legal, &mut rng).decisions;
            }
        });
        assert!(decisions > 1000, "a real sample was played: {decisions}");
        assert_eq!(info.count_total, 0, "{settings}");
    }
}

#[test]
fn learning_allocates_nothing_after_warming_up() {
    for (seats, settings) in [(4, "hands=1"), (6, "teams=on hands=1"), (3, "together=on hands=1")] {
        let game = build(seats, settings).expect("valid");
        let positions = Positions::by_kinds(&game, 20, &mut Xoshiro256PlusPlus::seed_from_u64(1)).decisions;
        let mut learner = Learner::default();
        learner.look_at(&game, &positions);
        let info = allocation_counter::measure(|| learner.look_at(&game, &positions));
        assert!(positions.len() > 1000, "a real sample was looked at: {}", positions.len());
        assert_eq!(info.count_total, 0, "{settings}");
    }
}

/// How many actions seat 1 has with these cards in the hand, having come out.
fn options(scene: &mut Scene, hand: Bag) -> usize {
    scene.state.hands[Seat(0)] = hand;
    scene.state.out.add(Seat(0));
    scene.state.frame = Frame::Laying(Seat(0));
    let mut legal: Vec<Action> = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    legal.len()
}

/// Lists stay short enough to be shown: a hand of twenty-five cards has about a hundred and fifty moves. The longest
/// list that could be found for so many cards needs all yellow cards together with all of a colour.
#[test]
fn lists_of_moves_stay_short() {
    let mut scene = Scene::new(3, "");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut counts: Vec<usize> =
        (0..500).map(|_| options(&mut scene, Bag::FULL.draw(&mut rng, 25))).collect();
    counts.sort_unstable();
    println!("25 cards: median {}, most {} of 500 hands", counts[250], counts[499]);
    assert!(counts[250] < 250 && counts[499] < 700, "{counts:?}");
    let reds_and_yellows = "r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 y0 y1 y2 y3 y4 y5 y6 y7 y8 y9";
    let aligned = options(&mut scene, bag(&format!("{reds_and_yellows} b3 b4 b5 b6 b7")));
    println!("all red, all yellow and five blue cards: {aligned}");
    assert!((1700..2500).contains(&aligned), "{aligned}");
}
