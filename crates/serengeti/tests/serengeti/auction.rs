use crate::scene::{Table, arranged, card_set, scene};

#[test]
fn ser_30_bid_more_or_pass_clockwise_and_passing_is_final() {
    let mut scene = scene(4, "edition=asmodee");
    scene.go("turn N4, 1: bid 2, 2: pass, 3: bid 3");
    assert_eq!(scene.refused("bid 3"), "SER.30");
    scene.go("4: bid 5, 1: bid 6");
    assert_eq!(scene.turn(), "3", "seat 2 passed and is out");
    scene.go("3: pass, 4: pass");
    assert_eq!((scene.turn(), scene.cards(1)), ("nature".to_owned(), card_set("N4")));
}

#[test]
fn ser_30_there_is_no_largest_step() {
    let mut scene = scene(4, "edition=asmodee");
    scene.go("turn N4, bid 0, bid 12");
    assert_eq!(scene.legal(), ["pass"], "nobody has more than 12 chips");
}

#[test]
fn ser_31_it_ends_when_all_but_one_have_passed_and_that_one_has_bid() {
    let mut scene = scene(3, "edition=asmodee");
    scene.go("turn N4, pass, pass");
    assert_eq!((scene.turn(), scene.frame()), ("3".to_owned(), "bidding"), "the last one is asked");
    scene.go("bid 1");
    assert_eq!((scene.turn(), scene.cards(3)), ("nature".to_owned(), card_set("N4")));
}

#[test]
fn ser_32_everybody_passes_the_first_player_gets_the_lot_for_nothing() {
    let mut scene = scene(3, "edition=asmodee");
    scene.edit(|_, chips| chips[1] = 7);
    scene.go("turn N4, pass, pass, pass");
    assert_eq!((scene.cards(1), scene.first()), (card_set("N4"), 1));
    assert_eq!((scene.chips(), scene.pot()), (vec![12, 7, 12], 5), "the pot is not shared out");
    assert_eq!(scene.last().ended.expect("ended").price, None);
}

#[test]
fn ser_33_a_bid_of_0_only_as_the_first_bid_by_whoever_makes_it() {
    let mut scene = scene(3, "edition=asmodee");
    scene.go("turn N4, pass");
    assert!(scene.may("bid 0"), "the second player can open with 0");
    scene.go("bid 0");
    assert!(!scene.may("bid 0"));
    assert_eq!(scene.refused("bid 0"), "SER.30");
}

#[test]
fn ser_34_nobody_may_bid_a_digit_they_own() {
    let mut scene = arranged("edition=asmodee", 1, &[("M3 N4 B6", 17), ("N0", 7), ("", 12)]);
    scene.go("turn M1");
    let bids = "pass,bid 0,bid 1,bid 2,bid 5,bid 7,bid 8,bid 9,bid 10,bid 11,bid 12,bid 15,bid 17";
    assert_eq!(scene.legal().join(","), bids, "not 3, 4, 6, 13, 14, 16");
    assert_eq!(scene.refused("bid 13"), "SER.34");
    scene.go("pass");
    assert_eq!(scene.refused("bid 0"), "SER.34", "0, 10, 20 count as 0");
    assert_eq!(scene.refused("bid 10"), "SER.34");
}

#[test]
fn ser_35_the_buyer_takes_the_lot_and_is_first_player() {
    let mut scene = scene(4, "edition=asmodee");
    scene.go("turn N4, pass, pass, bid 3, pass");
    assert_eq!((scene.cards(3), scene.chips()[2], scene.first()), (card_set("N4"), 9, 3));
    scene.go("turn B2 A4");
    assert_eq!(scene.turn(), "3");
    scene.go("pass, pass, pass, pass");
    assert_eq!((scene.cards(3), scene.first()), (card_set("N4 B2 A4"), 3), "the free lot as well");
}
