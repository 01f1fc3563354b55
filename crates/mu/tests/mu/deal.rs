use cards::{Bag, Colour, Kind};
use game::{Doors, Notation, Refusal, Rules, Seat, Viewer};
use mu::action::Chance;
use mu::card::LeftOut;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashSet;

use crate::scene::{Scene, Table, bag, build, dealt};

#[test]
fn deck_1_sixty_cards_in_five_colours_with_twin_1s_and_7s() {
    assert_eq!(Bag::FULL.count(), 60);
    for colour in Colour::ALL {
        let numbers: Vec<u8> = Bag::FULL.of_colour(colour).cards().map(Kind::number).collect();
        assert_eq!(numbers, [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9]);
    }
}

#[test]
fn deck_2_twelve_triangles_in_a_colour() {
    for colour in Colour::ALL {
        assert_eq!(Bag::colour(colour).triangles(), 12);
    }
    assert_eq!([1, 9].map(|number| Bag::number(number).triangles()), [0, 0]);
    assert_eq!([6, 7].map(|number| Bag::number(number).triangles()), [10, 20], "two on each");
    assert_eq!([0, 2, 3, 4, 5, 8].map(|number| Bag::number(number).triangles()), [5; 6]);
}

#[test]
fn deck_3_twins_cannot_be_told_apart() {
    let mut scene = dealt("", &["r7 r7", "b7", "g7", "y7"]);
    assert_eq!(scene.legal().iter().filter(|action| *action == "lay r7").count(), 1);
    scene.go("lay r7, pass, pass, pass, lay r7");
    assert_eq!(scene.laid(1), bag("r7 r7"));
}

#[test]
fn mu_1_all_cards_are_dealt_out() {
    for (seats, size) in [(3, 12), (4, 15), (5, 12), (6, 10)] {
        let scene = dealt("", &vec![""; seats]);
        assert!(scene.open().counts.values().all(|count| count == size), "{seats} players");
        let all: u8 = (1..=seats as u8).map(|seat| scene.hidden(seat).count()).sum();
        assert_eq!(all, if seats == 3 { 36 } else { 60 });
    }
}

#[test]
fn mu_1_three_players_leave_two_colours_out() {
    let scene = dealt("", &["", "", ""]);
    assert_eq!(scene.open().left_out.map(LeftOut::colours), Some([Colour::Yellow, Colour::Black]));
    for seat in 1..=3 {
        assert!(scene.hidden(seat).of_colour(Colour::Yellow).is_empty());
        assert!(scene.hidden(seat).of_colour(Colour::Black).is_empty());
    }
}

#[test]
fn mu_1_the_colours_are_drawn_unless_the_table_fixed_them() {
    let mut scene = Scene::new(3, "");
    scene.go("dealer 1");
    assert_eq!(scene.frame(), "leave-out");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let drawn: HashSet<_> = (0..200).map(|_| scene.game.sample(&scene.state, &mut rng)).collect();
    assert_eq!(drawn.len(), 10, "every pair");
    scene.go("leave out gk");
    assert_eq!((scene.frame(), scene.open().left_out), ("deal", LeftOut::read("gk")));
    for left_out in LeftOut::all() {
        let mut fixed = Scene::new(3, &format!("colours={left_out}"));
        fixed.go("dealer 1");
        assert_eq!((fixed.frame(), fixed.open().left_out), ("deal", Some(left_out)));
    }
    let refused = build(4, "colours=rb").expect_err("four players need all colours");
    assert_eq!(refused, "colours-need-three(colours=rb, seats=4)");
    assert!(build(3, "colours=rr").expect_err("one colour twice").contains("allowed=random|rb|"));
}

#[test]
fn mu_1_nature_deals_every_card_once() {
    let mut scene = dealt("", &[""; 4]);
    scene.auction("passes");
    let hands = |text: &str| scene.game.read_chance(text).expect("hands");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let Chance::Deal(good) = scene.game.sample(&scene.state, &mut rng) else { panic!("a deal") };
    let mut double = good;
    double[Seat(0)] = good[Seat(1)];
    let short = hands("deal r0 / r1 / r2 / r3");
    for wrong in [Chance::Deal(double), short, Chance::Dealer(Seat(0))] {
        let mut state = scene.state;
        assert_eq!(scene.game.happen(&mut state, wrong), Err(Refusal::Impossible));
    }
}

#[test]
fn mu_2_first_dealer_at_random_then_to_the_left_after_every_hand() {
    let mut scene = Scene::new(4, "");
    assert_eq!(scene.frame(), "draw-dealer");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let drawn: HashSet<_> = (0..100).map(|_| scene.game.sample(&scene.state, &mut rng)).collect();
    assert_eq!(drawn.len(), 4, "every seat");
    let hands = ["r7 r8", "b7", "g7", "y7"];
    scene.go("dealer 3").deal(&hands).auction("passes");
    assert_eq!(scene.open().dealer, Seat(3), "after a passed-out hand");
    scene.deal(&hands).auction("pass, lay r7, lay b7, done, passes");
    assert_eq!(scene.open().dealer, Seat(0), "after a tie");
    scene.deal(&hands).auction("lay r7, passes, no trump, partner 2").play_out();
    assert_eq!(scene.open().dealer, Seat(1), "after a hand that was played");
}

#[test]
fn a_hand_that_is_dealt_is_seen_by_its_player_alone() {
    let mut scene = dealt("", &["r7", "b7", "g7", "y7"]);
    let own = |scene: &Scene| Viewer::all(4).map(|viewer| scene.view(viewer).last.own).collect::<Vec<_>>();
    let hands = (1..=4).map(|seat| Some(scene.hidden(seat)));
    assert_eq!(own(&scene), hands.chain([None]).collect::<Vec<_>>());
    scene.go("pass");
    assert_eq!(own(&scene), [None; 5], "it is no part of the next step");
}
