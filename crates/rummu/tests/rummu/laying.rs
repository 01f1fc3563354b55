use game::Seat;

use crate::scene::{Scene, Table, bag, laying};

/// How many cards a first combination of seat 1 must have with this score, found by trying.
fn needed(settings: &str, seats: usize, score: i32) -> u8 {
    let mut hands = vec!["g9"; seats];
    hands[0] = "r0 r1 r2 r3 r4 r5 r6 r7 k9";
    hands[1..].iter_mut().zip(["g8", "g7", "g6", "g5", "g4"]).for_each(|(hand, card)| *hand = card);
    let scene = laying(settings, &hands).score(1, score);
    let shortest = scene.legal_of("lay").iter().map(|lay| lay.split(' ').count() - 1).min();
    shortest.expect("something can be laid") as u8
}

#[test]
fn rum_20_the_cards_needed_by_score() {
    let alone = [(-1, 3), (-300, 3), (0, 4), (99, 4), (100, 5), (149, 5), (150, 6), (199, 6)];
    for (score, cards) in alone {
        assert_eq!(needed("", 3, score), cards, "alone with {score}");
    }
    let teams = [(-1, 3), (0, 4), (199, 4), (200, 5), (399, 5), (400, 6), (499, 6)];
    for (score, cards) in teams {
        assert_eq!(needed("teams=on", 4, score), cards, "a team with {score}");
        assert_eq!(needed("teams=on", 6, score), cards, "a team with {score}");
    }
}

#[test]
fn rum_20_the_first_combination_must_be_one_of_enough_cards() {
    let mut scene = laying("", &["r5 r6 r7 b1 b2 b3 b4 k2 k9", "g8", "g9"]).table(2, "k4 k5 k6");
    assert_eq!(scene.refused("lay r5 r6 r7"), "RUM.20");
    assert_eq!(scene.legal_of("lay"), ["lay b1 b2 b3 b4"]);
    scene.go("lay b1 b2 b3 b4");
    assert!(scene.may("lay r5 r6 r7"), "now any will do");
}

#[test]
fn rum_20_five_cards_of_several_colours_come_out() {
    for cards in ["r5 b5 g5 k5 y5", "r3 b4 g5 k6 y7"] {
        let mut scene = laying("", &[&format!("{cards} k0"), "g8", "g9"]).score(1, 100);
        assert_eq!(scene.legal_of("lay").len(), 1, "{cards}");
        scene.go(&format!("lay {cards}"));
        assert_eq!((scene.frame(), scene.combination(1)), ("laying", bag(cards)));
    }
}

#[test]
fn rum_20_everybody_comes_out_anew_in_each_hand() {
    let mut scene = laying("hands=2", &["r5 r6 r7 r8 b0", "g8", "g9"]);
    scene.go("lay r5 r6 r7 r8, discard b0");
    assert_eq!((scene.frame(), scene.scores()), ("deal", vec![30, -5, -5]));
    scene
        .go("deal r5 r6 r7 b1 b2 b4 k0 k2 k9 / b0 b3 b5 b6 b7 b8 b9 r0 r1 / g0 g1 g2 g3 g4 g5 g6 g7 g8 / k4");
    scene.state.frame = rummu::state::Frame::Laying(Seat(0));
    assert_eq!((scene.legal_of("lay"), &*scene.refused("lay r5 r6 r7")), (vec![], "RUM.20"));
}

#[test]
fn rum_20_each_partner_comes_out_for_themselves() {
    let hands = ["r5 r6 r7 k9", "g8", "b5 b6 b7 k8", "g9"];
    let mut scene = laying("teams=on", &hands).out(1);
    assert!(scene.may("lay r5 r6 r7"));
    scene.go("discard k9");
    scene.state.frame = rummu::state::Frame::Laying(Seat(2));
    assert_eq!(scene.refused("lay b5 b6 b7"), "RUM.20");
}

#[test]
fn rum_21_then_new_combinations_and_additions_anywhere_in_the_same_turn() {
    let hand = "r5 r6 r7 r8 b1 b2 b3 k7 k3 g0";
    let mut scene = laying("", &[hand, "g8", "g9"]).table(2, "k4 k5 k6");
    assert_eq!((scene.legal_of("add"), &*scene.refused("add k7 1")), (vec![], "RUM.21"));
    scene.go("lay r5 r6 r7 r8, add k7 1, lay b1 b2 b3, add k3 1");
    assert_eq!(scene.combination(1), bag("k3 k4 k5 k6 k7"));
    assert_eq!(scene.combination(3), bag("b1 b2 b3"));
    assert_eq!(scene.hand(1), bag("g0"));
    assert_eq!(laying("", &["k7 g0", "g8", "g9"]).table(1, "k4 k5 k6").refused("add k7 2"), "RUM.21");
}

#[test]
fn rum_22_a_card_for_the_joker_that_stands_for_it() {
    let scene = || laying("", &["r6 y8 b2 g0", "g8", "g9"]).table(2, "r5 y6 r7").table(1, "k4 k5 k7 k6 k8");
    let mut swap = scene();
    assert_eq!(swap.legal_of("swap"), ["swap r6 1"]);
    swap.go("swap r6 1");
    assert_eq!((swap.combination(1), swap.hand(1)), (bag("r5 r6 r7"), bag("y6 y8 b2 g0")), "into the hand");
    assert!(swap.may("discard y6"));
    // Or used at once.
    let mut used = laying("", &["r6 b5 b7 g0 g1", "g8", "g9"]).table(2, "r5 y6 r7").out(1);
    used.go("swap r6 1, lay b5 y6 b7");
    assert_eq!(used.combination(2), bag("b5 y6 b7"));
    let mut refusals = scene();
    assert_eq!(refusals.refused("swap b2 1"), "RUM.22");
    assert_eq!(refusals.refused("swap y8 1"), "RUM.22");
    assert_eq!(refusals.refused("swap r6 2"), "RUM.22");
    assert_eq!(refusals.refused("swap r6 3"), "RUM.22");
    let mut closed = laying("", &["r6 b2", "g8", "g9"]).table(2, "r5 y6 r7");
    assert_eq!((closed.legal_of("swap"), &*closed.refused("swap r6 1")), (vec![], "RUM.22"), "not come out");
}

#[test]
fn rum_22_several_jokers_are_told_apart_by_the_card() {
    let mut scene = laying("", &["r3 r6 b2", "g8", "g9"]).table(1, "r2 y3 r4 r5 y6");
    assert_eq!(scene.legal_of("swap"), ["swap r3 1", "swap r6 1"]);
    scene.go("swap r6 1");
    assert_eq!(scene.combination(1), bag("r2 y3 r4 r5 r6"));
    assert_eq!(scene.hand(1), bag("r3 y6 b2"));
}

#[test]
fn rum_23_a_card_must_be_left_if_none_could_be_taken_back() {
    let mut lay = laying("", &["r5 r6 r7", "g8", "g9"]).out(1);
    assert_eq!((lay.legal_of("lay"), &*lay.refused("lay r5 r6 r7")), (vec![], "RUM.23"));
    let mut first = laying("", &["r4 y5 r6 y7 r8", "g8", "g9"]);
    assert_eq!(
        (first.legal_of("lay"), &*first.refused("lay r4 y5 r6 y7 r8")),
        (vec![], "RUM.23"),
        "without either end there would be as many jokers as others"
    );
    let others = || laying("", &["r8", "g8", "g9"]).table(2, "r5 r6 r7").table(1, "b1 b2 b3");
    let mut add = others();
    assert_eq!((add.legal(), &*add.refused("add r8 1")), (vec!["discard r8".to_owned()], "RUM.23"));
    let mut partner =
        laying("teams=on", &["r8", "g8", "g9", "k9"]).table(3, "r4 r5 r6 r7").table(1, "b1 b2 b3");
    assert_eq!(partner.refused("add r8 1"), "RUM.23", "the partner's combinations are not one's own");
    let mut swap = laying("", &["r6", "g8", "g9"]).table(1, "r5 y6 r7");
    swap.go("swap r6 1");
    assert_eq!(swap.legal(), ["discard y6"], "a swap leaves the number unchanged");
}

#[test]
fn rum_24_a_combination_belongs_to_who_laid_it() {
    let mut scene = laying("hands=9", &["k7 r0 r1", "g8 g1", "g9 g2"]).table(2, "k4 k5 k6").out(1);
    scene.go("add k7 1");
    assert_eq!(scene.state.table.get(0).expect("there it is").owner, Seat(1));
    scene.state.hands[Seat(0)] = bag("r0");
    scene.restock();
    scene.go("discard r0");
    assert_eq!(scene.scores(), [10, 20 - 10, -10], "the pure run of four counts for seat 2");
}

fn together(hand: &str) -> Scene {
    laying("together=on", &[hand, "g8", "g9"]).table(2, "k4 k5 k6")
}

#[test]
fn rum_25_several_combinations_may_reach_the_number_together() {
    let mut scene = together("r5 r6 r7 b1 b2 b3 k7 g0");
    assert_eq!(
        scene.legal_of("lay"),
        ["lay b1 b2 b3", "lay r5 r6 r7"].map(str::to_owned).into_iter().rev().collect::<Vec<_>>()
    );
    scene.go("lay r5 r6 r7");
    assert_eq!((scene.turn().as_str(), scene.frame()), ("1", "short"));
    assert_eq!(scene.legal(), ["lay b1 b2 b3"], "nothing else");
    for wrong in ["add k7 1", "discard g0", "swap k7 1"] {
        assert_eq!(scene.refused(wrong), "RUM.25", "{wrong}");
    }
    scene.go("lay b1 b2 b3");
    assert_eq!(scene.frame(), "laying");
    assert!(scene.may("add k7 1") && scene.may("discard g0"));
}

#[test]
fn rum_25_a_first_lay_must_be_able_to_go_on_and_leave_a_card() {
    let mut none = together("r5 r6 r7 b1 b2 b9 k7 g0");
    assert_eq!(
        (none.legal_of("lay"), &*none.refused("lay r5 r6 r7")),
        (vec![], "RUM.25"),
        "nothing to go on with"
    );
    let mut last = together("r5 r6 r7 b1 b2 b3");
    assert_eq!(
        (last.legal_of("lay"), &*last.refused("lay r5 r6 r7")),
        (vec![], "RUM.25"),
        "no card would be left"
    );
    let mut same = together("r5 r6 r7 b7 k7 g0 g1");
    assert_eq!((same.legal_of("lay"), &*same.refused("lay r5 r6 r7")), (vec![], "RUM.25"), "r7 only once");
    assert!(together("r5 r6 r7 r7 b7 k7 g0").may("lay r5 r6 r7"), "two of them");
    let mut off = laying("", &["r5 r6 r7 b1 b2 b3 k7 g0", "g8", "g9"]);
    assert_eq!((off.legal_of("lay"), &*off.refused("lay r5 r6 r7")), (vec![], "RUM.20"), "off by default");
}

#[test]
fn rum_25_one_combination_of_enough_cards_comes_out_as_ever() {
    let mut scene = together("r5 r6 r7 r8 b1 b2 b3 k7");
    scene.go("lay r5 r6 r7 r8");
    assert_eq!(scene.frame(), "laying");
    let mut rich = together("r5 r6 r7 r8 b1 b2 b3 k0").score(1, 150);
    assert!(rich.may("lay r5 r6 r7 r8") && rich.may("lay r5 r6 r7"), "six cards by two combinations");
    rich.go("lay r5 r6 r7 r8");
    assert_eq!((rich.frame(), &*rich.refused("discard k0")), ("short", "RUM.25"), "four are not six");
}

#[test]
fn rum_23_25_who_comes_out_with_several_combinations_keeps_a_card() {
    let mut whole = together("r5 r6 r7 r8");
    assert_eq!((whole.legal_of("lay"), &*whole.refused("lay r5 r6 r7 r8")), (vec![], "RUM.25"));
    let mut second = together("r5 r6 r7 b1 b2 b3 b4").score(1, 100);
    second.go("lay r5 r6 r7");
    assert_eq!((second.frame(), &*second.refused("lay b1 b2 b3 b4")), ("short", "RUM.25"));
    assert_eq!(second.legal(), ["lay b1 b2 b3", "lay b2 b3 b4"]);
    // Once that is done, the last card may go too, as ever.
    second.go("lay b1 b2 b3");
    assert_eq!((second.frame(), second.legal_of("add")), ("laying", vec!["add b4 3".to_owned()]));
    second.go("add b4 3");
    assert_eq!(
        (second.frame(), second.legal()),
        ("taking-back", vec!["back b1 3".to_owned(), "back b4 3".to_owned()])
    );
}
