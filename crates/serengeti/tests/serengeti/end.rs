use game::Scoring;

use crate::scene::{Table, arranged};

fn finished(settings: &str, table: &[(&str, u8)]) -> (Vec<i32>, Vec<u8>) {
    let mut scene = arranged(settings, 15, table);
    scene.edit(|open, _| open.frames.clear());
    scene.result()
}

#[test]
fn ser_80_cards_of_a_tribe_score_1_3_6_10_15() {
    let table = [("N0 M1 M2", 12), ("B0 B2 B5 A1 A4 A5 A6", 13), ("T0 T3 T5 T7 T8", 11)];
    assert_eq!(finished("edition=asmodee richest=0", &table).0, [1 + 3, 6 + 10, 15]);
}

#[test]
fn ser_80_most_points_wins_and_ties_beyond_the_tie_break_are_shared() {
    let (scores, ranks) = finished("edition=asmodee", &[("N4 N1", 12), ("S4 A1", 12), ("M1 M7", 12)]);
    assert_eq!((scores, ranks), (vec![5, 4, 5], vec![2, 3, 1]), "the sum 8 beats the sum 5");
    let (_, ranks) = finished("edition=asmodee", &[("N4 N1", 12), ("", 12), ("S2 S3", 12)]);
    assert_eq!(ranks, [1, 3, 1], "sum 5 against sum 5: a shared win");
    let (_, ranks) = finished("edition=asmodee richest=0", &[("N4 N1", 13), ("", 11), ("S2 S3", 12)]);
    assert_eq!(ranks, [1, 3, 1], "chips do not break the tie here");
}

#[test]
fn worth_grows_with_the_lead_and_is_the_share_of_the_win_at_the_end() {
    let mut scene = arranged("edition=asmodee", 9, &[("N0 N1 N4", 12), ("M1", 12), ("", 12)]);
    let worth: Vec<f32> = scene.game.worth(&scene.state).values().collect();
    assert!(worth[0] > 0.5 && worth[0] > worth[1] && worth[1] > worth[2], "{worth:?}");
    scene.edit(|open, _| open.frames.clear());
    assert_eq!(scene.game.worth(&scene.state).values().collect::<Vec<_>>(), [1.0, 0.0, 0.0]);
}

#[test]
fn ser_80_it_ends_after_round_15_and_chips_are_laid_open() {
    let mut scene = arranged("edition=abacus", 15, &[("N4", 20), ("", 10), ("", 10)]);
    assert!(scene.game.outcome(&scene.state).is_none());
    scene.go("turn M1 M2 M3, pass, bid 5, pass");
    assert_eq!(scene.turn(), "over");
    let revealed = scene.open().final_chips.expect("laid open");
    assert_eq!(revealed.values().collect::<Vec<_>>(), [24, 5, 14]);
    assert_eq!(scene.result().0, [1 + 3, 6, 0]);
}
