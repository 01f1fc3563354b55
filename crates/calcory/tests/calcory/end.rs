use calcory::state::End;
use game::{Scoring, Seat, SeatSet};

use crate::scene::{Scene, Table, build, layout, scene, spaces};

#[test]
fn cal_13_who_finds_no_face_down_card_is_left_out() {
    let mut scene = layout("a1:r5 a2:b3", &[20, 18, 20]);
    scene.play("1: a1 a2, stop");
    assert_eq!((scene.turn(), scene.frame()), ("1".to_owned(), "returning"));
    let skipped: Vec<Seat> = scene.last().skipped.iter().collect();
    assert_eq!(skipped, [Seat(1), Seat(2)]);
    assert_eq!(scene.open().idle, 1, "a turn that is left out is none");
    scene.go("return r5, on f1");
    assert_eq!((scene.turn(), scene.last().skipped), ("2".to_owned(), SeatSet::EMPTY));
}

#[test]
fn cal_13_forty_turns_without_a_card_being_taken_end_the_game() {
    let mut scene = scene(2);
    scene.play("a1=r9, a2=b9");
    for _ in 1..39 {
        scene.play("a1 a2");
    }
    assert_eq!((scene.open().idle, scene.is_over()), (39, false));
    let before = scene.state;
    scene.play("a1 a2");
    assert_eq!((scene.is_over(), scene.last().ended), (true, Some(End::Patience)));
    // A card taken in the last moment begins the count anew.
    scene.state = before;
    scene.play("a1, a3=k4, return r9, on a1");
    assert_eq!((scene.is_over(), scene.open().idle), (false, 0));
}

#[test]
fn cal_13_the_fortieth_turn_ends_the_game_also_when_it_marks_the_last_cards() {
    // CAL.11 comes first only when the turn of the one who marked them has come; here it is seat 2's.
    let mut scene = layout("a1:r5 a2:b3", &[29, 29]);
    scene.edit(|open, _| open.idle = 39);
    scene.play("1: a1 a2, stop");
    assert_eq!((scene.is_over(), scene.last().ended), (true, Some(End::Patience)));
    assert_eq!((scene.last().skipped, scene.marked().0), (SeatSet::EMPTY, spaces("a1 a2")));
    assert_eq!(scene.result(), (vec![29, 29], vec![1, 1]), "they are nobody's");
}

#[test]
fn cal_13_patience_is_a_setting() {
    let mut scene = Scene::new(2, "patience=10");
    scene.play("first 2, a1=r9, a2=b9");
    for _ in 1..10 {
        assert!(!scene.is_over());
        scene.play("a1 a2");
    }
    assert!(scene.is_over());
    for wrong in ["patience=9", "patience=201", "patience=x"] {
        let error = build(2, wrong).expect_err(wrong);
        assert!(error.contains("10–200"), "{error}");
    }
}

#[test]
fn cal_14_most_cards_wins_and_a_tie_is_shared() {
    let finished = |piles: &[u8]| {
        let mut scene = layout("a1:r9 a2:b9", piles);
        scene.edit(|open, _| open.idle = 39);
        scene.play("a1 a2");
        scene.result()
    };
    assert_eq!(finished(&[20, 18, 20]), (vec![20, 18, 20], vec![1, 3, 1]));
    assert_eq!(finished(&[28, 30]), (vec![28, 30], vec![2, 1]));
    assert_eq!(finished(&[14, 15, 14, 15]), (vec![14, 15, 14, 15], vec![3, 1, 3, 1]));
}

#[test]
fn cal_14_the_score_sheet_counts_the_piles_at_any_time() {
    let scene = layout("a1:r9 a2:b9", &[20, 18, 20]);
    assert_eq!(scene.scores(), [20, 18, 20]);
    assert!(scene.game.outcome(&scene.state).is_none());
}

#[test]
fn cal_17_marked_cards_are_nobodys_when_patience_ends_the_game() {
    let mut scene = layout("a1:r5 a2:b5 b1:g3", &[37, 10, 10]);
    scene.edit(|open, _| open.idle = 39);
    scene.play("1: a1 a2, stop");
    assert!(scene.is_over());
    assert_eq!((scene.piles(), scene.marked().0), (vec![37, 10, 10], spaces("a1 a2")));
    assert_eq!(scene.result().0, [37, 10, 10]);
}
