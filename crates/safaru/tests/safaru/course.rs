use cards::Bag;
use game::{Doors, Notation, Refusal, Rules, Scoring, Seat, Secrets, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::action::Chance;
use safaru::state::Act;

use crate::scene::{Scene, Table, bag, build, last_cards, scene, table};

#[test]
fn saf_1_four_cards_each_and_four_wild_the_player_left_of_the_dealer_starts() {
    for seats in 2..=4 {
        let mut scene = scene(seats, "");
        let chance = scene.game.sample(&scene.state, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        scene.go(&scene.game.write_chance(chance));
        let open = scene.open();
        assert!(open.counts.values().all(|count| count == 4));
        assert_eq!((open.wild.count(), open.stock), (4, 60 - 4 - 4 * seats));
        assert_eq!((open.dealer, scene.turn()), (Seat(seats - 1), "1".to_owned()));
    }
    let mut other = scene(3, "");
    other.state = other.game.start();
    other.go("dealer 1; deal r1 r1 r2 r3 / b1 b1 b2 b3 / g1 g1 g2 g3 table k4 k5 k6 k7");
    assert_eq!(other.turn(), "2");
}

#[test]
fn saf_1_four_play_in_two_teams_that_pool_their_piles_two_or_three_alone() {
    let sides = |seats: u8| {
        let game = build(seats, "").expect("valid");
        Seat::all(seats).map(|seat| game.side(seat)).collect::<Vec<_>>()
    };
    assert_eq!((sides(2), sides(3), sides(4)), (vec![0, 1], vec![0, 1, 2], vec![0, 1, 0, 1]));
    let mut scene = scene(4, "");
    scene.go("deal r1 r2 r3 r4 / b1 b2 b3 b4 / g1 g2 g3 g4 / y1 y2 y3 y4 table k1 k2 k6 k9");
    scene.send("1: play r1 pair k1; 2: play b2 pair k2; 3: release g4");
    assert_eq!((scene.pile(1), scene.pile(2)), (bag("r1 k1"), bag("b2 k2")));
    scene.send("4: play y4 pair g4; 1: release r4; 2: play b4 pair r4; 3: release g1");
    assert_eq!(scene.open().piles.to_vec(), [2, 6]);
}

#[test]
fn saf_2_a_turn_plays_one_hand_card_which_catches_or_is_released() {
    let mut scene = table("", "r5 k9", "b2 g3");
    assert_eq!(scene.refuses("release y4"), "SAF.2", "not in the hand");
    assert_eq!(scene.refuses("play y5 add b2 g3"), "SAF.2");
    assert_eq!(scene.refuses("play k9 add b2 g3"), "SAF.2", "it cannot catch");
    assert_eq!(scene.refuses("play r5"), "SAF.2", "it must be said what is caught");
    assert_eq!(scene.refuses("add b2 g3"), "SAF.2", "nobody else's card is on the table");
    scene.send("1: release k9");
    assert_eq!((scene.wild(), scene.hand(1), scene.turn()), (bag("b2 g3 k9"), bag("r5"), "2".to_owned()));
}

/// The sizes of the deals of one hand: cards to each player, cards to the table, the dealer.
fn deals(seats: u8) -> Vec<(u8, u8, u8)> {
    let mut scene = scene(seats, "");
    let mut deals = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    while scene.open().hand == 1 {
        if scene.turn() == "nature" {
            let chance = scene.game.sample(&scene.state, &mut rng);
            let Chance::Deal(deal) = chance else { panic!("the dealer is known") };
            assert!(scene.open().counts.values().all(|count| count == 0), "hands are empty");
            scene.go(&scene.game.write_chance(chance));
            deals.push((deal.hands[Seat(0)].count(), deal.wild.count(), scene.open().dealer.0));
            assert_eq!(scene.turn(), Seat(scene.open().dealer.0).next(seats).to_string());
        } else {
            let first = scene.legal()[0].clone();
            scene.go(&first);
        }
    }
    deals
}

#[test]
fn saf_10_the_next_player_deals_until_the_cards_are_gone() {
    assert_eq!(deals(2), [(4, 4, 1), (4, 4, 0), (4, 4, 1), (4, 4, 0), (4, 4, 1)]);
    assert_eq!(deals(3), [(4, 4, 2), (4, 4, 0), (4, 4, 1), (4, 0, 2)]);
    assert_eq!(deals(4), [(4, 4, 3), (4, 4, 0), (4, 4, 1)]);
}

#[test]
fn saf_10_old_wild_cards_stay_and_nature_deals_nothing_else() {
    let mut scene = scene(2, "");
    scene.go("deal r1 r2 r3 r4 / b1 b2 b3 b4 table k9 y9 g9 r9");
    let wild = |scene: &Scene| scene.wild();
    scene.until(3, |scene| scene.turn() == "nature");
    let before = wild(&scene);
    let stock = {
        let seen = before.plus(scene.pile(1)).plus(scene.pile(2));
        Bag::FULL.minus(seen)
    };
    let names: Vec<String> = stock.cards().map(|kind| kind.to_string()).collect();
    let deal = |one: &[String], two: &[String], table: &[String]| {
        format!("deal {} / {} table {}", one.join(" "), two.join(" "), table.join(" "))
    };
    let mut state = scene.state;
    for wrong in [
        deal(&names[..4], &names[4..8], &names[8..11]),
        deal(&names[..5], &names[5..9], &names[9..13]),
        deal(&names[..4], &names[..4], &names[8..12]),
        "deal r1 r2 r3 r4 / b1 b2 b3 b4 table k9 y9 g9 r9".to_owned(),
        format!("deal {} / {}", names[..4].join(" "), names[4..8].join(" ")),
        "dealer 1".to_owned(),
    ] {
        let chance = scene.game.read_chance(&wrong).expect("readable");
        assert_eq!(scene.game.happen(&mut state, chance), Err(Refusal::Impossible), "{wrong}");
    }
    scene.go(&deal(&names[..4], &names[4..8], &names[8..12]));
    let dealt = bag(&names[8..12].join(" "));
    assert_eq!(wild(&scene), before.plus(dealt));
    assert_eq!(scene.last().act, Act::Dealt { wild: dealt });
}

#[test]
fn saf_11_a_hand_ends_without_cards_in_hands_and_stock_and_wild_cards_are_nobodys() {
    let mut scene = last_cards("hands=1", &["r4", "g1"], "k4 b8 y9");
    scene.send("play r4 pair k4");
    assert_eq!(scene.turn(), "2", "there is a card in a hand");
    scene.send("release g1");
    assert_eq!(scene.turn(), "over");
    // b8, y9 and g1 are left over and counted for nobody.
    let counted = scene.last().counted.expect("the hand is counted");
    assert_eq!(counted.iter().map(|tally| tally.cards).collect::<Vec<_>>(), [2, 55]);
    assert_eq!(counted.iter().map(|tally| tally.unicorns).sum::<u8>(), 11);
    assert_eq!(counted.iter().map(|tally| tally.hedgehogs).sum::<u8>(), 11);
}

#[test]
fn saf_13_the_first_dealer_is_drawn_at_random() {
    let game = build(3, "").expect("valid");
    let state = game.start();
    assert_eq!(game.turn(&state), Turn::Chance);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let mut drawn = [0; 3];
    for _ in 0..3000 {
        match game.sample(&state, &mut rng) {
            Chance::Dealer(seat) => drawn[seat.index()] += 1,
            Chance::Deal(_) => panic!("the dealer comes first"),
        }
    }
    assert!(drawn.iter().all(|count| (880..1120).contains(count)), "{drawn:?}");
    assert!(!game.admits(&state, Chance::Dealer(Seat(3))));
}

#[test]
fn saf_13_the_deal_goes_on_round_the_table_from_hand_to_hand() {
    for (seats, next) in [(2, 0), (3, 0), (4, 2)] {
        let mut scene = scene(seats, "hands=2");
        scene.until(1, |scene| scene.open().hand == 2);
        // The last dealer of the first hand was the last one of `deals`; the next player deals now.
        assert_eq!(scene.open().dealer, Seat(next), "{seats} players");
        assert_eq!((scene.open().stock, scene.turn()), (60, "nature".to_owned()));
    }
}

#[test]
fn hands_are_hidden_and_piles_lie_face_down_but_memory_knows_them() {
    let mut scene = table("", "r6 k1", "b6 g2");
    scene.send("play r6 pair b6");
    let view = scene.game.view(&scene.state, Viewer::Seat(Seat(1)));
    assert_eq!((view.open.counts[Seat(0)], view.open.own), (1, Some(scene.hand(2))));
    assert_eq!(view.open.piles.to_vec(), [2, 0]);
    assert_eq!(view.memory.expect("whole").piles[0], bag("r6 b6"));
    let spectator = scene.game.view(&scene.state, Viewer::Spectator);
    assert_eq!(spectator.open.own, None);
}

#[test]
fn a_hand_that_is_dealt_is_seen_by_its_player_alone() {
    let mut scene = scene(2, "");
    scene.go("deal r1 r2 r3 r4 / b1 b2 b3 b4 table k1 k2 k3 k4");
    let own = |scene: &Scene| Viewer::all(2).map(|viewer| scene.view(viewer).last.own).collect::<Vec<_>>();
    assert_eq!(own(&scene), [Some(bag("r1 r2 r3 r4")), Some(bag("b1 b2 b3 b4")), None]);
    let first = scene.legal()[0].clone();
    scene.go(&first);
    assert_eq!(own(&scene), [None; 3], "it is no part of the next step");
}
