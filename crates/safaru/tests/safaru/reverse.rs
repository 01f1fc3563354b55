use crate::scene::{Table, arranged, bag, table};

#[test]
fn saf_30_with_several_ways_the_left_neighbour_decides_way_and_cards() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g1 g2", "y1 y2"], "b2 g3 k5 y3", &[]);
    assert_eq!(scene.legal(), ["release r1", "play r5"]);
    assert_eq!(scene.refused("play r5 pair k5"), "SAF.30");
    scene.go("1: play r5");
    assert_eq!(scene.turn(), "2");
    assert_eq!((scene.wild(), scene.hand(1)), (bag("b2 g3 k5 y3"), bag("r1")), "the card is not wild yet");
    assert_eq!(scene.legal(), ["add b2 g3", "add b2 y3", "pair k5"]);
    assert_eq!(scene.refused("release g1"), "SAF.30");
    assert_eq!(scene.refused("add b2 g3 pair k5"), "SAF.30", "exactly one way");
    assert_eq!(scene.refused("add b2 k5"), "SAF.3");
    assert_eq!(scene.refused("pair b2"), "SAF.5");
    scene.go("2: add b2 y3");
    assert_eq!((scene.wild(), scene.pile(1), scene.pile(2)), (bag("g3 k5 r5"), bag("b2 y3"), bag("")));
    assert_eq!(scene.turn(), "2", "then it is the neighbour's own turn");
}

#[test]
fn saf_30_a_pair_the_neighbour_decides_takes_the_played_card_along() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g1 g2"], "b2 g3 k5", &[]);
    scene.go("1: play r5; 2: pair k5");
    assert_eq!((scene.wild(), scene.pile(1)), (bag("b2 g3"), bag("k5 r5")));
}

#[test]
fn saf_30_with_teams_the_left_neighbour_is_an_opponent() {
    let hands = ["r5 r1", "g1 g2", "y1 y2", "k1 k2"];
    let mut scene = arranged("variant=reverse", &hands, "b2 g3 k5", &[]);
    scene.go("1: play r5; 2: add b2 g3");
    assert_eq!((scene.pile(1), scene.turn()), (bag("b2 g3"), "2".to_owned()));
}

#[test]
fn saf_30_zeros_bind_the_neighbour_too() {
    let mut scene = arranged("variant=reverse", &["r5 r1", "g1 g2"], "b2 g3 k5 y0", &[]);
    scene.go("1: play r5");
    assert_eq!(scene.refused("add b2 g3"), "SAF.7");
    assert_eq!(scene.legal(), ["add b2 g3 y0", "add y0 k5", "pair k5"]);
}

#[test]
fn saf_32_with_only_one_way_the_player_chooses_the_cards() {
    let mut scene = table("variant=reverse", "r5 r1", "b2 g3 y3");
    assert_eq!(scene.legal(), ["release r1", "play r5 add b2 g3", "play r5 add b2 y3"]);
    assert_eq!(scene.refused("play r5"), "SAF.32");
    scene.go("play r5 add b2 y3");
    assert_eq!((scene.pile(1), scene.turn()), (bag("b2 y3"), "2".to_owned()));
}

#[test]
fn saf_32_only_one_way_is_used_even_if_cards_would_allow_more() {
    // In the plain game both could be used at once; here the neighbour takes one of them.
    let wild = "b2 g3 k5";
    assert!(table("", "r5", wild).may("play r5 add b2 g3 pair k5"));
    assert_eq!(table("variant=reverse", "r5", wild).legal(), ["play r5"]);
    let mut one_way = table("variant=reverse", "r5", "b2 g3");
    assert_eq!(one_way.refused("play r5 add b2 g3 pair k5"), "SAF.30");
}
