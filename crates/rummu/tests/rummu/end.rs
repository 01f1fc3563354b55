use game::{Rules, Scoring, Seat};
use rummu::score::combination_points;
use rummu::state::Frame;

use crate::scene::{Scene, Table, bag, laying};

fn points(names: &str) -> i32 {
    combination_points(bag(names))
}

/// A hand that seat 1 is about to end with `r0`, the others holding these cards.
fn last_card(settings: &str, others: &[&str]) -> Scene {
    let mut hands = vec!["r0"];
    hands.extend(others);
    laying(settings, &hands)
}

#[test]
fn rum_30_discarding_the_last_card_ends_the_hand() {
    let mut scene = last_card("hands=2", &["g8", "g9"]);
    scene.go("discard r0");
    assert_eq!((scene.frame(), scene.state.hands_played, scene.game.hand(&scene.state)), ("deal", 1, 1));
    let mut goes_on = laying("hands=2", &["r0 r1", "g8", "g9"]);
    goes_on.go("discard r0");
    assert_eq!((goes_on.frame(), goes_on.state.hands_played), ("drawing", 0));
}

#[test]
fn rum_31_ten_for_finishing_and_cards_left_cost() {
    let mut scene = last_card("hands=2", &["y1 y1 b5 k9", "g9"]);
    scene.go("discard r0");
    assert_eq!(scene.scores(), [10, -10 - 10 - 5 - 5, -5]);
}

#[test]
fn rum_31_the_finishers_partner_pays_nothing() {
    let mut four = last_card("hands=2 teams=on", &["y1 b5", "k1 k2 k3 y9", "g9"]);
    four.go("discard r0");
    assert_eq!(four.scores(), [10, -20, 10, -20], "partners have one score");
    let others = ["y1", "b2", "k1 k2 k3", "g9 g8", "r9"];
    let mut six = last_card("hands=2 teams=on", &others);
    six.go("discard r0");
    assert_eq!(six.scores(), [10, -20, -10, 10, -20, -10]);
}

#[test]
fn rum_31_in_teams_both_partners_combinations_count() {
    let scene = last_card("hands=2 teams=on", &["g9", "k1", "b9"]);
    let mut scene = scene.table(1, "r4 r5 r6").table(3, "b4 b5 b6 b7").table(2, "k5 k6 k7");
    scene.go("discard r0");
    assert_eq!(scene.scores(), [10 + 10 + 20, 10 - 10, 40, 0]);
}

#[test]
fn rum_32_sets() {
    assert_eq!([points("r5 b5 g5"), points("r5 b5 y5")], [0, 0]);
    assert_eq!([points("r5 b5 g5 k5"), points("r5 b5 g5 y5")], [30, 10]);
    assert_eq!(points("r5 b5 g5 k5 y5"), 50);
    for number in [1, 7] {
        let set = |colours: &str| {
            points(&colours.chars().map(|c| format!("{c}{number}")).collect::<Vec<_>>().join(" "))
        };
        assert_eq!([set("rbg"), set("rbgk"), set("rbgy"), set("rbgky")], [0, 15, 5, 25], "half");
    }
}

#[test]
fn rum_33_runs() {
    let pure: Vec<i32> = (3..=10)
        .map(|length| points(&(0..length).map(|number| format!("g{number}")).collect::<Vec<_>>().join(" ")))
        .collect();
    assert_eq!(pure, [10, 20, 40, 50, 60, 70, 80, 90]);
    let with_joker: Vec<i32> = (3..=10)
        .map(|length| {
            points(
                &(1..length)
                    .map(|number| format!("g{number}"))
                    .collect::<Vec<_>>()
                    .join(" ")
                    .replace("g1", "y0 g1"),
            )
        })
        .collect();
    assert_eq!(with_joker, [0, 10, 20, 30, 40, 50, 60, 70]);
    assert_eq!([points("r3 b4 g5"), points("r3 b4 g5 k6"), points("r3 b4 g5 k6 y7")], [0, 10, 20]);
    assert_eq!(points("r5 r6 r7 r8"), 20, "only sets of 1s and 7s are halved");
}

#[test]
fn rum_34_pure_is_one_colour_without_yellow() {
    assert_eq!([points("r3 r4 r5"), points("r3 y4 r5"), points("r3 b4 g5")], [10, 0, 0]);
    assert_eq!([points("r3 r4 r5 r6 r7"), points("r3 y4 r5 r6 r7"), points("r3 b4 g5 k6 y7")], [40, 20, 20]);
    assert_eq!(points("r2 r3 y4 r5 r6 y7 y8"), 40, "seven cards, mixed");
}

#[test]
fn rum_35_the_match_ends_when_somebody_has_enough_and_the_highest_wins() {
    let mut short = last_card("", &["g8", "g9"]).score(1, 189);
    short.go("discard r0");
    assert_eq!((short.scores(), short.turn().as_str()), (vec![199, -5, -5], "nature"));
    let mut over = last_card("", &["g8", "g9"]).score(1, 190).score(3, 300);
    over.go("discard r0");
    let outcome = over.game.outcome(&over.state).expect("over");
    assert_eq!(outcome.scores.values().collect::<Vec<_>>(), [200, -5, 295]);
    assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [2, 3, 1]);
    let mut tie = last_card("", &["g8", "g9"]).score(1, 190).score(2, 205);
    tie.go("discard r0");
    let outcome = tie.game.outcome(&tie.state).expect("over");
    assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [1, 1, 3], "a tie is shared");
    assert_eq!(tie.refused_at_the_end(), "RUM.35");
}

#[test]
fn rum_35_teams_play_to_500() {
    let mut scene = last_card("teams=on", &["g8", "b9", "g9"]).score(1, 480);
    scene.go("discard r0");
    assert_eq!((scene.scores(), scene.frame()), (vec![490, -10, 490, -10], "deal"));
    let mut over = last_card("teams=on", &["g8", "b9", "g9"]).score(1, 490);
    over.go("discard r0");
    let outcome = over.game.outcome(&over.state).expect("over");
    assert_eq!(outcome.ranks.values().collect::<Vec<_>>(), [1, 2, 1, 2], "partners rank together");
    let worth: Vec<f32> = over.game.worth(&over.state).values().collect();
    assert_eq!(worth, [1.0, 0.0, 1.0, 0.0]);
}

/// Everybody takes the discard and discards it again, `turns` times in all.
fn idle(scene: &mut Scene, turns: u32) {
    for _ in 0..turns {
        let top = scene.state.pile.last().copied().expect("a discard");
        scene.go("take");
        if scene.frame() == "taking" {
            scene.go("enough");
        }
        scene.go(&format!("discard {top}"));
    }
}

#[test]
fn rum_36_a_hundred_turns_without_a_card_laid_end_the_hand() {
    let mut scene = laying("hands=2", &["r0 r1", "g8", "g9 g1"]).drawing(1);
    idle(&mut scene, 99);
    assert_eq!((scene.frame(), scene.state.idle), ("drawing", 99));
    idle(&mut scene, 1);
    assert_eq!((scene.frame(), scene.state.hands_played), ("deal", 1));
    assert_eq!(scene.scores(), [-10, -5, -10], "counted, with no finisher");
}

#[test]
fn rum_36_laying_adding_or_swapping_begins_the_count_anew() {
    let scenes = [
        (laying("hands=2", &["b1 b2 b3 r0 r1", "g8", "g9 g1"]).out(1), "lay b1 b2 b3"),
        (laying("hands=2", &["k7 r0 r1", "g8", "g9 g1"]).table(1, "k4 k5 k6"), "add k7 1"),
        (laying("hands=2", &["y7 k8 r0 r1", "g8", "g9 g1"]).table(1, "k4 k5 y6"), "add y7 k8 1"),
        (laying("hands=2", &["k6 r0 r1", "g8", "g9 g1"]).table(1, "k4 k5 y6"), "swap k6 1"),
    ];
    for (mut scene, step) in scenes {
        scene.state.idle = 99;
        scene.go(step).go("discard r0");
        assert_eq!((scene.frame(), scene.state.idle), ("drawing", 0), "{step}");
        idle(&mut scene, 1);
        assert_eq!(scene.state.idle, 1);
    }
}

#[test]
fn rum_36_a_new_hand_begins_the_count_anew() {
    let mut scene = laying("hands=2", &["r0 r1", "g8", "g9"]);
    scene.state.idle = 99;
    scene.go("discard r0");
    assert_eq!((scene.frame(), scene.state.hands_played), ("deal", 1));
    scene
        .go("deal r0 r1 r2 r3 r4 r5 r6 r7 r8 / b0 b1 b2 b3 b4 b5 b6 b7 b8 / g0 g1 g2 g3 g4 g5 g6 g7 g8 / k9");
    assert_eq!((scene.frame(), scene.state.idle), ("drawing", 0));
}

#[test]
fn rum_36_a_fixed_number_of_hands() {
    let mut one = last_card("hands=2 total=5", &["g8", "g9"]);
    one.go("discard r0");
    assert_eq!(one.frame(), "deal", "hands override the total");
    let mut two = last_card("hands=2", &["g8", "g9"]);
    two.state.hands_played = 1;
    two.go("discard r0");
    assert_eq!((two.frame(), two.turn().as_str()), ("over", "over"));
}

#[test]
fn rum_37_a_match_to_a_total_ends_after_a_hundred_hands() {
    for (settings, most) in [("", 100), ("most-hands=7", 7)] {
        let play = |played: u8| {
            let mut scene = last_card(settings, &["g8", "g9"]).score(2, 50).score(3, 50);
            scene.state.hands_played = played;
            scene.go("discard r0");
            scene
        };
        assert_eq!(play(most - 2).frame(), "deal");
        let over = play(most - 1);
        assert_eq!(over.state.frame, Frame::Over);
        let ranks: Vec<u8> = over.game.outcome(&over.state).expect("over").ranks.values().collect();
        assert_eq!(ranks, [3, 1, 1], "the highest total wins, a tie is shared");
    }
}

#[test]
fn a_position_is_worth_more_to_who_leads() {
    let scene = laying("", &["r0", "g8 g7 y1", "g9"]).score(1, 100);
    let worth: Vec<f32> = scene.game.worth(&scene.state).values().collect();
    assert!(worth[0] > 0.7 && worth[0] > worth[2] && worth[2] > worth[1], "{worth:?}");
    assert_eq!(scene.game.seats(), 3);
    assert!(Seat::all(3).all(|seat| (0.0..=1.0).contains(&worth[seat.index()])));
}
