use calcory::state::Act;
use game::Seat;

use crate::scene::{Table, layout, scene, spaces};

#[test]
fn cal_6_below_13_the_player_may_stop_and_the_cards_stay_face_up() {
    let mut scene = scene(2);
    scene.play("1: a1=r9, 1: a2=b3, 1: stop");
    assert_eq!(scene.marked(), (spaces("a1 a2"), Some(1)));
    assert_eq!((scene.turned(), scene.open().down.count(), scene.turn()), (spaces(""), 58, "2".to_owned()));
    let shown = scene.seen_by(2).open.marked;
    assert_eq!(shown.iter().map(|placed| placed.card.to_string()).collect::<Vec<_>>(), ["r9", "b3"]);
}

#[test]
fn cal_6_who_has_won_nothing_must_turn_two_cards() {
    let mut scene = scene(2);
    scene.play("a1=r9");
    assert_eq!(scene.refused("stop"), "CAL.6");
    scene.play("a2=b1");
    assert!(scene.may("stop"));
    let mut rich = layout("a1:r9 a2:b1", &[1, 57]);
    rich.play("a1");
    assert!(rich.may("stop"), "one card won is enough");
}

#[test]
fn cal_6_a_single_0_is_enough_for_who_has_won_a_card() {
    let mut scene = layout("a1:r0 a2:b5 a3:k3", &[57, 0]);
    scene.play("a1");
    assert_eq!(scene.legal(), ["stop", "turn a2", "turn a3"], "a sum of 0 is below 13");
}

#[test]
fn cal_7_nobody_stops_with_more_than_six_cards() {
    let mut scene = layout("a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:k1 a8:k9", &[52, 0]);
    scene.play("a1 a2 a3 a4 a5 a6");
    assert_eq!(scene.legal(), ["stop", "turn a7", "turn a8"], "stop or risk another");
    scene.play("a7");
    assert_eq!(scene.legal(), ["turn a8"], "one can only go on");
    assert_eq!(scene.refused("stop"), "CAL.7");
    assert_eq!(scene.refused("give up"), "CAL.8", "there is nothing to give up against");
}

#[test]
fn cal_7_with_seven_cards_against_marked_ones_one_may_give_up() {
    let cards = "a1:r1 a2:r1 a3:b1 a4:b1 a5:g1 a6:g1 a7:k1 a8:k9 b1:y2 b2:y3";
    let mut scene = layout(cards, &[30, 20]);
    scene.play("1: b1 b2, stop, 2: a1 a2 a3 a4 a5 a6 a7");
    assert_eq!(scene.legal(), ["give up", "turn a8"]);
    scene.go("give up");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"));
}

#[test]
fn cal_8_marked_cards_must_be_beaten_by_sum_or_by_number_of_cards() {
    let cards = "a1:r5 a2:b5 b1:g1 b2:g8 b3:k1 b4:k2 b5:y0 b6:r9";
    let mut scene = layout(cards, &[52, 0]);
    scene.play("1: a1 a2, stop");
    // A lower sum, then the same sum with as many cards.
    scene.play("2: b1 b2");
    assert_eq!(scene.refused("stop"), "CAL.8");
    // The same sum with more cards.
    scene.play("2: b3");
    assert_eq!(scene.legal()[..2], ["stop", "give up"]);
    let mut scene = layout(cards, &[52, 0]);
    scene.play("1: a1 a2, stop, 2: b2 b4");
    assert_eq!(scene.refused("stop"), "CAL.8", "10 with two cards is not more than 10 with two");
    scene.play("2: b3");
    assert!(scene.may("stop"), "11 is more than 10");
    let mut scene = layout(cards, &[52, 0]);
    scene.play("1: a1 a2, stop, 2: b2 b4 b5");
    assert!(scene.may("stop"), "10 with three cards");
}

#[test]
fn cal_8_a_higher_sum_beats_more_cards() {
    let mut scene = layout("a1:r1 a2:r2 a3:r3 b1:g4 b2:g5 b3:k9", &[54, 0]);
    scene.play("1: a1 a2 a3, stop, 2: b1");
    assert!(!scene.may("stop"));
    scene.play("2: b2");
    assert!(scene.may("stop"), "9 with two cards is more than 6 with three");
}

#[test]
fn cal_8_marked_cards_cannot_be_used() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3", &[57, 0]);
    scene.play("1: a1 a2, stop");
    assert_eq!(scene.refused("turn a1"), "CAL.8");
    assert_eq!(scene.legal(), ["turn b1"]);
}

#[test]
fn cal_8_giving_up_ends_the_turn_after_at_least_one_card() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3 b2:k9 b3:k2", &[55, 0]);
    scene.play("1: a1 a2, stop, 2: b1");
    assert_eq!(scene.legal(), ["give up", "turn b2", "turn b3"]);
    scene.go("2: give up");
    assert_eq!(scene.last().act, Act::GaveUp(Seat(1)));
    assert_eq!((scene.turned(), scene.marked().0), (spaces(""), spaces("a1 a2")), "seat 1's cards stay");
    // Also with cards that would beat the marked ones.
    let mut scene = layout("a1:r5 a2:b5 b1:g3 b2:k9", &[56, 0]);
    scene.play("1: a1 a2, stop, 2: b1 b2");
    assert_eq!(scene.legal(), ["stop", "give up"]);
}

#[test]
fn cal_9_beaten_cards_go_face_down_and_the_new_ones_are_marked() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3 b2:k9", &[56, 0, 0]);
    scene.play("1: a1 a2, stop, 2: b1 b2, stop");
    assert_eq!(scene.marked(), (spaces("b1 b2"), Some(2)));
    assert_eq!(scene.last().act, Act::Stopped { by: Seat(1), beaten: Some(Seat(0)) });
    assert_eq!(scene.open().down, spaces("a1 a2"));
    // Seat 1's markers are home: nothing of its own is left to take.
    scene.play("3: a1, give up");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "turning"));
}
