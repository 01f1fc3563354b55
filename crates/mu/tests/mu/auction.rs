use game::Seat;
use mu::state::How;

use crate::scene::{Scene, Table, bag, dealt};

/// Four hands with three cards each that a test can count on.
const FOUR: [&str; 4] = ["r7 r8 r9", "b7 b8 b9", "g7 g8 g9", "y7 y8 y9"];

fn four() -> Scene {
    dealt("", &FOUR)
}

#[test]
fn mu_10_the_dealer_speaks_first_then_clockwise() {
    let mut scene = four();
    assert_eq!((scene.frame(), scene.turn()), ("bidding", "1".to_owned()));
    scene.go("1: pass, 2: lay b7, 2: done, 3: pass, 4: pass, 1: pass, 2: pass");
    assert_eq!(scene.open().contract.chief, Seat(1));
    let mut later = dealt("", &FOUR);
    later.auction("passes").deal(&FOUR);
    assert_eq!(later.turn(), "2", "the next dealer");
}

#[test]
fn mu_10_one_lays_hand_cards_face_up_or_passes() {
    let mut scene = four();
    assert_eq!(scene.legal()[0], "pass");
    let before = scene.hidden(1);
    scene.go("lay r9");
    assert_eq!((scene.laid(1), scene.hidden(1)), (bag("r9"), before.minus(bag("r9"))));
    assert_eq!(scene.refused("pass"), "MU.10", "a turn in which cards were laid ends with done");
    scene.go("done");
    assert_eq!(scene.refused("done"), "MU.10", "nothing laid yet");
    assert_eq!(scene.refused("lay r8"), "MU.10", "not in this hand");
    assert_eq!(scene.refused("trump blue"), "MU.10");
    assert_eq!(scene.refused("play b7"), "MU.10");
}

#[test]
fn mu_10_the_cards_of_one_turn_are_laid_in_order() {
    let mut scene = four();
    scene.go("lay r7, done, lay b8");
    assert_eq!(scene.refused("lay b7"), "MU.10");
    assert!(scene.may("lay b9") && scene.may("done"));
    scene.go("lay b9, done");
    assert_eq!(scene.laid(2), bag("b8 b9"));
    // Twins are not lower than each other, and the order begins anew with every turn.
    let mut twins = dealt("", &["r7", "b0 b7 b7 b8", "g7", "y7"]);
    twins.go(
        "lay r7, done, lay b7, lay b7, done, pass, pass, pass, lay b8, done, pass, pass, pass, lay b0, done",
    );
    assert_eq!(twins.laid(2), bag("b0 b7 b7 b8"));
}

#[test]
fn mu_10_the_bid_is_the_number_of_cards_whatever_they_are() {
    let mut scene = four();
    scene.auction("lay r9, done, lay b7, lay b8, done, passes");
    let contract = scene.open().contract;
    assert_eq!((contract.chief, contract.bid), (Seat(1), 2), "two low cards beat one high card");
}

#[test]
fn mu_11_the_opener_lays_one_card() {
    let mut scene = four();
    scene.go("lay r7");
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.refused("lay r8"), "MU.11");
    let mut later = four();
    later.go("pass, pass, lay g7");
    assert_eq!(later.legal(), ["done"], "whoever opens");
}

#[test]
fn mu_11_one_more_than_the_most_and_the_leader_adds_one() {
    let mut scene = four();
    scene.go("lay r7, done, lay b7, lay b8");
    assert_eq!(scene.legal(), ["done"], "one more than seat 1");
    scene.go("done, lay g7, lay g8, lay g9");
    assert_eq!(scene.refused("lay k9"), "MU.10");
    assert_eq!(scene.legal(), ["done"], "one more than seat 2");
    scene.go("done, pass, lay r8, lay r9, lay b0");
    assert_eq!(scene.legal(), ["done"], "seat 1 had one and may have four");
    scene.go("done, pass, pass, pass, lay r0");
    assert_eq!(scene.legal(), ["done"], "the leader adds one");
    assert_eq!(scene.laid(1).count(), 5);
}

#[test]
fn mu_12_one_may_stay_below_or_equal_and_come_back_after_a_pass() {
    let mut scene = four();
    scene.go("lay r7, done, lay b7, lay b8, done, 3: lay g7, done, 4: pass, 1: pass, 2: pass");
    assert_eq!((scene.laid(3).count(), scene.turn()), (1, "3".to_owned()), "below the lead");
    scene.go("lay g8, done");
    assert_eq!(scene.laid(3).count(), 2, "equal to the lead");
    scene.go("4: lay y7, lay y8, lay y9, done");
    assert_eq!((scene.laid(4).count(), scene.frame()), (3, "bidding"), "after a pass");
}

#[test]
fn mu_13_it_ends_when_all_have_passed_in_a_row_also_the_last_one_who_laid() {
    let mut scene = four();
    scene.go("lay r7, done, pass, pass, pass");
    assert_eq!((scene.frame(), scene.turn()), ("bidding", "1".to_owned()), "another turn");
    scene.go("lay r8, done, pass, pass, pass, pass");
    assert_eq!((scene.frame(), scene.open().contract.bid), ("chief-trump", 2));
}

#[test]
fn mu_14_nobody_laid_a_card_no_score_and_a_new_deal() {
    let mut scene = four();
    scene.go("pass, pass, pass, pass");
    assert_eq!((scene.frame(), scene.how()), ("deal", How::PassedOut));
    assert_eq!((scene.gains(), scene.scores()), (vec![0; 4], vec![0; 4]));
}

#[test]
fn mu_15_a_tie_for_most_cards_ends_the_hand_and_the_latest_pays() {
    let mut scene = four();
    scene.go("lay r7, done, lay b7, done, pass, pass, pass, pass");
    assert_eq!(scene.how(), How::Eklat { cards: 1, latest: Seat(1) });
    assert_eq!((scene.gains(), scene.frame()), (vec![5, -10, 0, 0], "deal"));
}

#[test]
fn mu_15_worked_example_three_cards_each() {
    let mut scene = four();
    scene.auction(
        "lay r7, done, lay b7, lay b8, done, pass, pass, lay r8, lay r9, done, lay b9, done, passes",
    );
    assert_eq!(scene.gains(), [15, -30, 0, 0], "A was level first, B last");
}

#[test]
fn mu_15_cards_laid_later_by_others_do_not_matter_and_all_other_leaders_gain() {
    let mut scene = four();
    scene.go("lay r7, done, lay b7, lay b8, done, lay g7, lay g8, done, pass, lay r8, done");
    // All three have two; seat 4 lays last, but is no leader.
    scene.auction("pass, pass, lay y7, done, passes");
    assert_eq!(scene.how(), How::Eklat { cards: 2, latest: Seat(0) });
    assert_eq!(scene.gains(), [-20, 10, 10, 0]);
}

#[test]
fn mu_16_the_one_with_the_most_cards_is_chief() {
    let mut scene = four();
    scene.auction("lay r7, done, lay b7, lay b8, done, passes");
    assert_eq!(scene.open().contract.chief, Seat(1));
}

/// The vice when seat 1 is chief with three cards and the others lay these, one turn each.
fn vice(others: [&str; 3]) -> Option<u8> {
    let mut scene = dealt("", &["r7 r8 r9", "b3 b7 b8 b9", "g3 g7 g8 g9", "y3 y7 y8 y9"]);
    scene.go("lay r7, done");
    for cards in others {
        match cards {
            "" => scene.go("pass"),
            cards => scene.go(&format!("{cards}, done")),
        };
    }
    scene.auction("lay r8, done, pass, pass, pass, lay r9, done, passes");
    scene.open().contract.vice.map(|seat| seat.0 + 1)
}

#[test]
fn mu_17_the_vice_has_the_second_most_cards() {
    assert_eq!(vice(["lay b3", "lay g3, lay g7", "lay y9"]), Some(3));
    assert_eq!(vice(["", "", "lay y3"]), Some(4));
    assert_eq!(vice(["", "", ""]), None, "at least one card");
}

#[test]
fn mu_17_ties_compare_the_highest_numbers_then_the_next() {
    assert_eq!(vice(["lay b3", "lay g7", ""]), Some(3));
    assert_eq!(vice(["lay b3, lay b9", "lay g7, lay g8", ""]), Some(2), "the highest number");
    assert_eq!(vice(["lay b7, lay b9", "lay g8, lay g9", ""]), Some(3), "then the next");
    assert_eq!(vice(["lay b7, lay b8", "lay g3, lay g7", "lay y8, lay y9"]), Some(4), "of three");
}

#[test]
fn mu_17_equal_in_all_there_is_no_vice_and_no_third_moves_up() {
    assert_eq!(vice(["lay b7, lay b8", "lay g7, lay g8", "lay y9"]), None);
    assert_eq!(
        vice(["lay b7, lay b8", "lay g7, lay g8", "lay y3, lay y8"]),
        None,
        "nor a lower third of as many"
    );
    assert_eq!(vice(["lay b7", "lay g7", "lay y8"]), Some(4), "equal ones below the best do not matter");
}

#[test]
fn mu_17_three_players_have_no_vice() {
    let mut scene = dealt("", &["r7 r8", "b7", "g7"]);
    scene.auction("lay r7, done, lay b7, done, pass, lay r8, done, passes");
    assert_eq!(
        (scene.open().contract.vice, scene.frame(), scene.turn()),
        (None, "chief-trump", "1".to_owned())
    );
}
