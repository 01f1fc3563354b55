use game::Seat;

use crate::scene::{Scene, Table, bag, bid, dealt};

/// Seat 1 is chief with r7, r8 and r9; seat 2 is vice with b8 and r6.
fn named() -> Scene {
    let mut scene = dealt("", &["r7 r8 r9", "b8 r6", "g7", "y7"]);
    scene.auction("lay r7, lay r6, lay b8, pass, pass, lay r8, lay r9, passes");
    scene
}

#[test]
fn mu_20_first_the_vice_names_a_trump_on_the_own_laid_cards() {
    let mut scene = named();
    assert_eq!((scene.frame(), scene.turn()), ("vice-trump", "2".to_owned()));
    assert_eq!(scene.legal(), ["trump red", "trump blue", "trump 6", "trump 8"]);
    assert_eq!(scene.refused("trump 7"), "MU.20");
    assert_eq!(scene.refused("trump green"), "MU.20");
    assert_eq!(scene.refused("no trump"), "MU.20", "the vice must name one");
    assert_eq!(scene.refused("partner 3"), "MU.20");
}

#[test]
fn mu_20_then_the_chief_who_may_name_none_but_not_the_same() {
    let mut scene = named();
    scene.go("trump 8");
    assert_eq!((scene.frame(), scene.turn()), ("chief-trump", "1".to_owned()));
    assert_eq!(scene.legal(), ["no trump", "trump red", "trump 7", "trump 9"], "8 is taken");
    assert_eq!(scene.refused("trump 8"), "MU.20");
    assert_eq!(scene.refused("trump blue"), "MU.20", "not on the chief's cards");
    scene.go("no trump");
    let trumps = scene.open().contract.trumps;
    assert_eq!((trumps.chief, trumps.vice.map(|trump| trump.to_string())), (None, Some("8".to_owned())));
}

#[test]
fn mu_20_without_a_vice_the_chief_names_alone() {
    let mut scene = dealt("", &["r7", "b7", "g7", "y7"]);
    scene.auction("lay r7, passes");
    assert_eq!(scene.legal(), ["no trump", "trump red", "trump 7"]);
}

#[test]
fn mu_21_the_chief_chooses_any_player_but_the_vice() {
    let mut scene = named();
    scene.go("trump 8, trump red");
    assert_eq!((scene.frame(), scene.turn()), ("partner", "1".to_owned()));
    assert_eq!(scene.legal(), ["partner 3", "partner 4"]);
    assert_eq!(scene.refused("partner 2"), "MU.21");
    assert_eq!(scene.refused("partner 1"), "MU.21");
    assert_eq!(scene.refused("play r7"), "MU.21");
    scene.go("partner 4");
    let contract = scene.open().contract;
    let side: Vec<bool> = Seat::all(4).map(|seat| contract.is_chiefs(seat)).collect();
    assert_eq!(side, [true, false, false, true], "everybody else is an opponent, the vice included");
}

#[test]
fn mu_21_three_players_have_no_partners() {
    let mut scene = dealt("", &["r7", "b7", "g7"]);
    scene.auction("lay r7, passes, trump 7");
    assert_eq!((scene.frame(), scene.open().contract.partner), ("playing", None));
}

#[test]
fn mu_22_laid_cards_are_an_open_part_of_the_hand() {
    let mut scene = bid("", &["r7 r8", "b7", "g7", "y7"], "lay r7, passes, trump red, partner 2");
    assert_eq!((scene.laid(1), scene.hidden(1).count()), (bag("r7"), 14));
    assert!(scene.may("play r7") && scene.may("play r8"), "open and hidden cards alike");
    scene.go("play r7");
    assert_eq!((scene.laid(1), scene.hidden(1).count()), (bag(""), 14));
}

#[test]
fn mu_22_of_two_equal_cards_the_open_one_goes_first() {
    let mut scene = bid("", &["r7 r7", "b7", "g7", "y7"], "lay r7, passes, trump red, partner 2");
    scene.go("play r7");
    assert_eq!((scene.laid(1), scene.hidden(1).count()), (bag(""), 14), "the other is still a secret");
    assert_eq!(scene.refused("play k9"), "MU.22");
}
