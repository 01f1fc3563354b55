use game::{Rules, Scoring, Turn};
use testkit::playout::Steps;

use crate::scene::{Scene, Table, build, generator, random_step, scene, scene_of};

#[test]
fn asa_60_sixty_gold_at_the_end_of_a_turn_give_the_opponent_one_last_turn() {
    let mut table = scene("", "");
    table.gold(1, 60).gold(2, 59).go("end");
    assert_eq!((table.turn(), table.open().trigger), ("2".to_owned(), Some(game::Seat(0))));
    assert_eq!(table.actions(), 5);
    table.go("end");
    assert_eq!(table.turn(), "over");
    assert_eq!(table.result(), (vec![61, 60], vec![1, 2]));
}

#[test]
fn asa_60_the_gold_for_unused_actions_counts() {
    let mut table = scene("", "");
    table.gold(1, 59).go("end");
    assert_eq!(table.open().trigger, Some(game::Seat(0)));
    let mut table = scene("", "");
    table.gold(1, 58).go("end");
    assert_eq!(table.open().trigger, None);
}

#[test]
fn asa_60_sixty_gold_in_the_middle_of_a_turn_do_not_count() {
    let mut table = scene("ttt hhh eee fff aaa", "");
    table.gold(1, 50).stand(1, "TTT").go("sell ttt");
    assert_eq!((table.gold_of(1), table.open().trigger), (60, None));
    table.go("buy hhh, buy eee, end");
    assert_eq!((table.gold_of(1), table.open().trigger), (55, None));
}

/// The last turn and the tie at the end.
#[test]
fn asa_60_on_a_tie_the_opponent_of_the_one_who_brought_on_the_end_wins() {
    let mut table = scene("", "ttt");
    table.gold(1, 64).gold(2, 54).stand(2, "TTT").go("end, sell ttt, end");
    assert_eq!(table.result(), (vec![65, 65], vec![2, 1]));
    let mut table = scene("", "ttt");
    table.gold(1, 64).gold(2, 55).stand(2, "TTT").go("end, sell ttt, end");
    assert_eq!(table.result(), (vec![65, 66], vec![2, 1]), "most gold wins");
}

#[test]
fn asa_60_the_last_turn_brings_on_no_further_one() {
    let mut table = scene("", "");
    table.gold(1, 70).gold(2, 70).go("end, end");
    assert_eq!((table.turn(), table.result().1), ("over".to_owned(), vec![2, 1]));
}

#[test]
fn asa_61_after_the_last_turn_allowed_most_gold_wins_and_a_tie_is_shared() {
    let mut table = scene_of(build(None, 2), "", "");
    table.go("end, end, end, end");
    assert_eq!(table.turn(), "over");
    assert_eq!(table.result(), (vec![22, 22], vec![1, 1]));
    let mut table = scene_of(build(None, 1), "", "");
    table.gold(2, 21).go("end, end");
    assert_eq!(table.result(), (vec![21, 22], vec![2, 1]));
    let mut table = scene_of(build(None, 1), "", "");
    table.gold(1, 59).gold(2, 59).go("end, end");
    assert_eq!(table.result().1, [2, 1], "ASA.60 was first");
    let mut table = scene_of(build(None, 1), "", "");
    table.gold(1, 21).go("draw, draw ttt, discard, end");
    table.gold(1, 60).gold(2, 59).go("end");
    assert_eq!(table.result(), (vec![60, 60], vec![1, 1]), "the last turn of all brings on nothing");
}

#[test]
fn asa_61_is_two_hundred_turns_of_each() {
    let mut table = scene("", "");
    table.edit(|open, _| (open.turns, open.gold.0) = (398, [20, 20]));
    table.go("end");
    assert_eq!(table.turn(), "2");
    table.go("end");
    assert_eq!(table.turn(), "over");
}

/// Random games end by themselves: how many do not is printed.
#[test]
fn asa_61_is_rarely_needed() {
    const GAMES: u32 = 100;
    let game = build(None, 200);
    let mut rng = generator(61);
    let (mut nets, mut steps) = (0, Steps::default());
    for _ in 0..GAMES {
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => steps.chances += 1,
                Turn::Seat(_) => steps.decisions += 1,
            }
            random_step(&game, &mut state, &mut rng);
        }
        let table = Scene { game: game.clone(), state };
        nets += u32::from(table.open().trigger.is_none());
        assert!(game.outcome(&state).is_some());
    }
    println!("{nets} of {GAMES} random games needed ASA.61; {steps:?}");
    assert!(nets < GAMES / 10, "{nets}");
}
