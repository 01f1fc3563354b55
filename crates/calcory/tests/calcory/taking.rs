use calcory::state::{Act, End};
use game::Seat;

use crate::scene::{Table, bag, card_of, layout, scene, space_at, spaces};

#[test]
fn cal_5_exactly_13_must_be_taken_and_one_card_is_laid_back() {
    let mut scene = scene(2);
    scene.play("1: a1=r5, 1: a2=b7, 1: a3=k1");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"));
    assert_eq!(scene.legal(), ["return r5", "return b7", "return k1"], "own choice");
    assert_eq!(scene.refused("turn a4"), "CAL.5");
    assert_eq!(scene.refused("stop"), "CAL.5");
    assert_eq!(scene.refused("return r6"), "CAL.5");
    scene.go("1: return b7");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "placing"));
    assert_eq!(scene.legal(), ["on a1", "on a2", "on a3"], "the spaces just emptied are empty");
    assert_eq!(scene.refused("on a4"), "CAL.5");
    assert_eq!(scene.refused("return r5"), "CAL.5");
    scene.go("1: on a3");
    assert_eq!((scene.piles(), scene.turn()), (vec![2, 0], "2".to_owned()));
    assert_eq!((scene.open().down.count(), scene.open().down.has(space_at("a3"))), (58, true));
    scene.play("2: a3");
    let shown = scene.open().turned;
    assert_eq!(shown.iter().map(|placed| placed.card).collect::<Vec<_>>(), [card_of("b7")]);
}

#[test]
fn cal_5_any_empty_space_of_the_sixty() {
    let mut scene = layout("a1:r5 a2:b8 c3:k9", &[57, 0]);
    scene.play("1: a1 a2, return r5");
    assert_eq!(scene.legal().len(), 59);
    assert!(!scene.may("on c3") && scene.may("on f10") && scene.may("on a1"));
}

#[test]
fn cal_5_cards_are_returned_by_kind_and_twins_are_one_choice() {
    let mut scene = layout("a1:r1 a2:r1 a3:b9 a4:k2", &[56, 0]);
    scene.play("1: a1 a2 a3 a4");
    assert_eq!(scene.legal(), ["return r1", "return b9", "return k2"]);
}

#[test]
fn cal_10_thirteen_against_marked_cards_leaves_them_marked() {
    let mut scene = layout("a1:r5 a2:b5 b1:g4 b2:k9 b3:y3 b4:y2", &[54, 0, 0]);
    scene.play("1: a1 a2, stop, 2: b1 b2, return g4, on f1");
    assert_eq!((scene.piles(), scene.marked()), (vec![54, 1, 0], (spaces("a1 a2"), Some(1))));
    // The next player still has to beat them, and they come home if nobody does.
    scene.play("3: b3");
    assert_eq!(scene.refused("stop"), "CAL.6");
    scene.play("3: b4");
    assert_eq!(scene.refused("stop"), "CAL.8");
    scene.go("3: give up");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"));
}

#[test]
fn cal_10_thirteen_against_marked_cards_begins_the_count_of_cal_13_anew() {
    let mut scene = layout("a1:r5 a2:b5 b1:g4 b2:k9 b3:y3", &[55, 0, 0]);
    scene.edit(|open, _| open.idle = 30);
    scene.play("1: a1 a2, stop");
    assert_eq!(scene.open().idle, 31);
    scene.play("2: b1 b2, return g4, on f1");
    assert_eq!((scene.open().idle, scene.turn()), (0, "3".to_owned()));
}

#[test]
fn cal_11_own_marked_cards_that_are_still_there_are_taken_but_one() {
    let mut scene = layout("a1:r5 a2:b4 a3:g2 b1:g3 b2:k9 b3:k8", &[10, 44]);
    scene.play("1: a1 a2 a3, stop, 2: b2 b3");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"), "at once, before anything else");
    assert_eq!(scene.legal(), ["return r5", "return b4", "return g2"]);
    assert_eq!(scene.refused("turn b1"), "CAL.11");
    assert_eq!(scene.refused("return k9"), "CAL.11", "not one of the cards that are taken");
    scene.go("1: return g2");
    assert_eq!(scene.last().act, Act::Took { by: Seat(0), cards: bag("r5 b4 g2") });
    scene.go("1: on a2");
    assert_eq!((scene.piles(), scene.turn()), (vec![12, 44], "2".to_owned()), "that is the whole turn");
    assert_eq!((scene.marked(), scene.open().down), ((spaces(""), None), spaces("a2 b1 b2 b3")));
}

#[test]
fn cal_12_a_single_marked_card_that_survives_ends_the_game() {
    let mut scene = layout("a1:r9 b1:g3 b2:k8 b3:y6", &[20, 18, 18]);
    scene.play("1: a1, stop, 2: b1, give up, 3: b2 b3");
    assert!(scene.is_over());
    assert_eq!(scene.piles(), [21, 18, 18], "it is taken whole");
    let end = End::LastCard { by: Seat(0), space: space_at("a1"), card: card_of("r9") };
    assert_eq!(scene.last().ended, Some(end));
    assert_eq!(scene.result(), (vec![21, 18, 18], vec![1, 2, 2]));
}

#[test]
fn cal_12_only_if_it_survives_a_full_round() {
    let mut scene = layout("a1:r9 b1:g3 b2:k8 b3:y6", &[20, 18, 18]);
    scene.play("1: a1, stop, 2: b1 b2, stop");
    assert_eq!((scene.turn(), scene.marked()), ("3".to_owned(), (spaces("b1 b2"), Some(2))));
    // Also when the next player takes 13 the single card stays, and ends the game when its owner's turn comes.
    let mut scene = layout("a1:r9 b1:g5 b2:k8", &[20, 37]);
    scene.play("1: a1, stop, 2: b1 b2, return g5, on b1");
    assert_eq!((scene.is_over(), scene.piles()), (true, vec![21, 38]));
}
