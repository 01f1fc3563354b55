use crate::scene::{Table, bag, table};

#[test]
fn saf_3_adding_catches_two_or_more_cards_and_the_played_card_stays_wild() {
    let mut scene = table("", "r5", "b2 g3 k9");
    scene.send("play r5 add b2 g3");
    assert_eq!((scene.wild(), scene.pile(1)), (bag("k9 r5"), bag("b2 g3")));
    let three = table("", "k8", "b2 g3 y3 r9");
    assert!(three.could("play k8 add b2 g3 y3"));
    assert_eq!(three.refuses("play k8 add b2 g3"), "SAF.3");
    assert_eq!(three.refuses("play k8 add b2 g3 r3"), "SAF.3", "r3 does not lie there");
    assert_eq!(table("", "r5", "b5 g3").refuses("play r5 add b5"), "SAF.3", "one card is not enough");
}

#[test]
fn saf_3_one_combination_of_several_is_chosen() {
    let scene = table("", "r5", "b2 g3 k1 y4");
    assert_eq!(scene.wholes(), ["play r5 add y4 k1", "play r5 add b2 g3"]);
}

#[test]
fn saf_4_seventeen_catches_one_or_more_cards_and_the_played_card_stays_wild() {
    let mut scene = table("", "r9", "b8 g2");
    assert_eq!(scene.refuses("play r9 seventeen g2"), "SAF.4");
    scene.send("play r9 seventeen b8");
    assert_eq!((scene.wild(), scene.pile(1)), (bag("g2 r9"), bag("b8")));
    assert!(table("", "r4", "b7 g6 y9").could("play r4 seventeen b7 g6"));
    assert_eq!(table("", "r9", "b8").refuses("play r9 seventeen g8"), "SAF.4", "g8 does not lie there");
}

#[test]
fn saf_5_pairing_catches_one_card_and_the_played_card_with_it() {
    let mut scene = table("", "r6", "b6 g6 k1");
    assert_eq!(scene.wholes(), ["play r6 pair b6", "play r6 pair g6"]);
    assert_eq!(scene.refuses("play r6 pair k1"), "SAF.5");
    assert_eq!(scene.refuses("play r6 pair y6"), "SAF.5");
    scene.send("play r6 pair g6");
    assert_eq!((scene.wild(), scene.pile(1)), (bag("b6 k1"), bag("g6 r6")));
}

#[test]
fn saf_6_one_two_or_all_three_ways_and_with_pairing_the_card_goes_to_the_pile() {
    let scene = table("", "r5", "b2 g3 k5 y9 r3");
    let with = |ways: &str| {
        let mut after = table("", "r5", "b2 g3 k5 y9 r3");
        after.send(&format!("play r5 {ways}"));
        (after.wild(), after.pile(1))
    };
    assert_eq!(with("add b2 g3"), (bag("k5 y9 r3 r5"), bag("b2 g3")));
    assert_eq!(with("pair k5 seventeen y9 r3"), (bag("b2 g3"), bag("k5 y9 r3 r5")));
    assert_eq!(with("add b2 g3 seventeen y9 r3 pair k5"), (bag(""), bag("b2 g3 y9 r3 k5 r5")));
    assert!(scene.could("play r5 add b2 r3 seventeen y9 g3"));
}

#[test]
fn saf_6_each_way_once_and_a_wild_card_is_caught_only_once() {
    let scene = table("", "r5", "b2 g3 y9 k1 k1 y3 k5");
    assert_eq!(scene.refuses("play r5 add b2 g3 seventeen y9 g3"), "SAF.6");
    // One of two twins can be caught in each of two ways, a single one cannot.
    let twins = table("", "r3", "k1 k1 b2 g6 y7");
    assert!(twins.could("play r3 add k1 b2 seventeen k1 g6 y7"));
    assert_eq!(table("", "r3", "k1 b2 g6 y7").refuses("play r3 add k1 b2 seventeen k1 g6 y7"), "SAF.6");
    assert_eq!(twins.refuses("play r3 add k1 b2 seventeen k1 b2 g4 y7"), "SAF.4");
}

#[test]
fn saf_6_a_play_is_decided_in_steps_and_a_step_with_one_answer_is_not_asked() {
    let mut scene = table("", "r5 k9", "b2 g3 y3 k5 g6 r6");
    // First the card with its ways, all that go together.
    let ways =
        ["add", "seventeen", "add seventeen", "pair", "add pair", "seventeen pair", "add seventeen pair"];
    let listed = scene.legal();
    for way in ways {
        assert!(listed.contains(&format!("play r5 {way}")), "{way} in {listed:?}");
    }
    // Then the cards of each way, the lowest first. b2 and one 3 are 5; then g6 and r6 are the only 12 left.
    scene.go("play r5 add seventeen");
    assert_eq!(scene.legal(), ["take g3", "take y3"]);
    assert_eq!(scene.frame(), "catching");
    assert_eq!(
        (scene.wild(), scene.pile(1), scene.turn()),
        (bag("b2 g3 y3 k5 g6 r6"), bag(""), "1".to_owned())
    );
    assert_eq!(scene.refuses("release k9"), "SAF.2", "first things first");
    scene.go("take y3");
    assert_eq!((scene.wild(), scene.pile(1)), (bag("g3 k5 r5"), bag("b2 y3 g6 r6")));
    assert_eq!(scene.turn(), "2");
    // With one whole play only, the first step is all.
    let mut forced = table("", "r5 k9", "b2 g3");
    forced.go("play r5 add");
    assert_eq!(forced.pile(1), bag("b2 g3"));
}

#[test]
fn saf_6_no_step_leads_into_a_dead_end() {
    // g3 may be added, but then nothing makes 12: b9 needs it. So b2 and y1 are not taken with it.
    let mut scene = table("", "r5 k9", "b2 g3 b9 y4 k1");
    scene.go("play r5 add seventeen");
    assert_eq!((scene.pile(1), scene.wild()), (bag("y4 k1 b9 g3"), bag("b2 r5")));
    // Ways that are possible each for itself, but not together, are no choice.
    let both = table("", "r5", "b5 k0");
    assert_eq!(both.legal(), ["play r5 add", "play r5 pair"]);
    assert_eq!(both.refuses("play r5 add pair"), "SAF.6");
    assert_eq!(both.refuses("play r5 seventeen"), "SAF.4");
}

#[test]
fn saf_3_a_0_adds_as_many_0s_as_its_player_likes_but_two() {
    let mut scene = table("", "r0 k9", "b0 g0 y0 k0");
    assert_eq!(scene.legal(), ["play r0 add", "play r0 pair", "play r0 add pair", "release k9"]);
    scene.go("play r0 add");
    assert_eq!(scene.legal(), ["take b0", "take g0", "take y0"], "k0 would be the only one");
    scene.go("take b0");
    assert_eq!(scene.refuses("enough"), "SAF.3", "one is not enough");
    scene.go("take g0");
    assert_eq!(scene.legal(), ["take y0", "take k0", "enough"]);
    scene.go("enough");
    assert_eq!((scene.pile(1), scene.wild()), (bag("b0 g0"), bag("y0 k0 r0")));
    let mut at_once = table("", "r0 k9", "b0 g0 y0 k0");
    at_once.send("play r0 add g0 b0");
    assert_eq!(at_once.pile(1), bag("b0 g0"));
    let mut three = table("", "r0 k9", "b0 g0 y0 k0");
    three.send("play r0 add g0 y0 k0 pair b0");
    assert_eq!((three.pile(1), three.wild()), (bag("b0 g0 y0 k0 r0"), bag("")));
}

#[test]
fn saf_7_with_zeros_in_the_wild_adding_and_seventeen_must_catch_one() {
    let scene = table("", "r5", "b2 g3 k0 y9 r3 k5");
    assert_eq!(scene.refuses("play r5 add b2 g3"), "SAF.7");
    assert_eq!(scene.refuses("play r5 seventeen y9 r3"), "SAF.7");
    assert_eq!(scene.refuses("play r5 add b2 g3 pair k5"), "SAF.7");
    assert!(scene.could("play r5 add b2 g3 k0"));
    assert!(scene.could("play r5 seventeen y9 r3 k0"));
    assert!(scene.could("play r5 pair k5"), "pairing alone needs no 0");
    // One 0 is enough for both ways.
    assert!(scene.could("play r5 add b2 g3 k0 seventeen y9 r3"));
    assert!(scene.could("play r5 add b2 g3 seventeen y9 r3 k0"));
}

#[test]
fn saf_7_one_zero_is_enough_and_it_may_be_the_pair() {
    let scene = table("", "r5", "b2 g3 k0 y0");
    for play in ["add b2 g3 k0", "add b2 g3 y0", "add b2 g3 k0 y0"] {
        assert!(scene.could(&format!("play r5 {play}")), "{play}");
    }
    let zero = table("", "r0", "b8 g9 k0");
    assert!(zero.could("play r0 seventeen b8 g9 pair k0"), "caught by pairing");
    assert_eq!(zero.refuses("play r0 seventeen b8 g9"), "SAF.7");
}

#[test]
fn saf_7_a_zero_counts_as_one_of_the_cards_of_adding() {
    let mut scene = table("", "r5", "b5 k0");
    scene.send("play r5 add b5 k0");
    assert_eq!((scene.wild(), scene.pile(1)), (bag("r5"), bag("b5 k0")));
    assert!(table("", "r0", "b0 k0").could("play r0 add b0 k0"), "0 = 0 + 0");
}

#[test]
fn saf_8_a_card_that_could_catch_cannot_be_released_but_any_card_may_be_played() {
    let scene = table("", "r5 k9 g1", "b2 g3");
    assert_eq!(scene.refuses("release r5"), "SAF.8");
    assert_eq!(scene.wholes(), ["play r5 add b2 g3", "release g1", "release k9"]);
    for (card, wild) in [("r6", "b6"), ("r9", "b8"), ("r7", "b3 g4"), ("r0", "k0"), ("r0", "b8 g9")] {
        assert_eq!(table("", card, wild).refuses(&format!("release {card}")), "SAF.8", "{card} {wild}");
    }
    // One of the possible ways is enough.
    let two_ways = table("", "r5", "b2 g3 k5");
    assert!(two_ways.could("play r5 pair k5") && two_ways.could("play r5 add b2 g3"));
}

#[test]
fn saf_9_on_an_empty_table_a_card_must_be_released() {
    let mut scene = table("", "r5 k9", "");
    assert_eq!(scene.wholes(), ["release r5", "release k9"]);
    assert_eq!(scene.refuses("play r5 pair b5"), "SAF.9");
    scene.send("release k9");
    assert_eq!(scene.wild(), bag("k9"));
}

#[test]
fn saf_12_the_played_card_is_never_one_of_those_caught() {
    let scene = table("", "r4 r1 r1", "b3 g9 k4");
    assert_eq!(scene.refuses("play r4 add b3 r1"), "SAF.3", "r1 is not wild");
    // After the card has been laid down there would be 3 + 1 = 4; but it is judged before.
    assert_eq!(table("", "r1 k4", "b3 g8").legal(), ["release r1", "release k4"]);
    // 8 + 9 = 17 with a 9 that is only now being played.
    assert_eq!(table("", "k0 r4", "b8 r9 y5").refuses("play k0 seventeen k0 b8 r9"), "SAF.12");
    assert_eq!(table("", "r5", "b5 b4").refuses("play r5 pair r5"), "SAF.12");
    assert_eq!(scene.refuses("release k1"), "SAF.2");
}
