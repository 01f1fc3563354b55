use game::{Notation, Rules, Seat};

use crate::scene::{Scene, Table, build, dealt, generator, scene, scene_of};

#[test]
fn asa_60_sixty_gold_at_the_end_of_a_turn_give_the_opponent_one_last_turn() {
    let mut table = scene("", "");
    table.gold(1, 60).gold(2, 59).go("end");
    assert_eq!((table.turn(), table.open().trigger), ("2".to_owned(), Some(Seat(0))));
    assert_eq!(table.actions(), 5);
    table.go("end");
    assert_eq!(table.turn(), "over");
    assert_eq!(table.result(), (vec![61, 60], vec![1, 2]));
}

#[test]
fn asa_60_the_gold_for_unused_actions_counts() {
    let mut table = scene("", "");
    table.gold(1, 59).go("end");
    assert_eq!(table.open().trigger, Some(Seat(0)));
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

/// The last two turns allowed begin. `first` began the game, has this gold, three trinkets and the card to
/// sell them; the other has that gold. Whoever just ends a turn takes a gold (ASA.13).
fn at_the_limit(first: u8, gold: u32, others: u32) -> Scene {
    let mut table = if first == 1 { scene("ttt", "hhh") } else { scene("hhh", "ttt") };
    table.edit(|open, _| (open.active, open.turns) = (Seat(first - 1), 398));
    table.gold(first, gold).gold(3 - first, others).stand(first, "TTT");
    table
}

/// Final gold and ranks, of the one who began the game and of the other.
fn result(table: &Scene, first: u8) -> ([i32; 2], [u8; 2]) {
    let (gold, ranks) = table.result();
    let (one, two) = (usize::from(first - 1), usize::from(2 - first));
    ([gold[one], gold[two]], [ranks[one], ranks[two]])
}

#[test]
fn asa_61_it_is_over_after_two_hundred_turns_of_each() {
    let mut table = dealt("ttt th map camel dyer", "hhh et shango keeper griot");
    let mut rng = generator(61);
    // Whoever looks at five cards and keeps none gets nowhere.
    let mut turns = [0, 0];
    while let Some(seat) = table.acting() {
        for _ in 0..5 {
            table.go("draw");
            let card = table.game.sample(&table.state, &mut rng);
            table.go(&table.game.write_chance(card)).go("discard");
        }
        table.go("end");
        turns[seat.index()] += 1;
    }
    assert_eq!((table.turn(), turns), ("over".to_owned(), [200, 200]));
    assert_eq!(table.result(), (vec![20, 20], vec![1, 1]), "a tie is shared");
}

#[test]
fn asa_61_the_number_of_turns_is_a_setting() {
    let mut table = scene_of(build(None, 2), "", "");
    table.go("end, end, end");
    assert_eq!(table.turn(), "2");
    table.go("end");
    assert_eq!((table.turn(), table.result()), ("over".to_owned(), (vec![22, 22], vec![1, 1])));
}

#[test]
fn asa_61_without_sixty_gold_most_gold_wins_and_a_tie_is_shared() {
    for first in [1, 2] {
        for (gold, others, ranks) in [(20, 21, [2, 1]), (21, 20, [1, 2]), (20, 20, [1, 1]), (58, 58, [1, 1])]
        {
            let mut table = at_the_limit(first, gold, others);
            table.go("end");
            assert_eq!(table.turn(), (3 - first).to_string(), "the very last turn is the other's");
            table.go("end");
            assert_eq!((table.turn(), table.open().trigger), ("over".to_owned(), None));
            assert_eq!(result(&table, first), ([gold as i32 + 1, others as i32 + 1], ranks));
        }
    }
}

#[test]
fn asa_61_sixty_gold_in_the_very_last_turn_give_the_other_one_more() {
    for first in [1, 2] {
        let mut table = at_the_limit(first, 20, 59);
        table.go("end, end");
        assert_eq!((table.turn(), table.actions()), (first.to_string(), 5), "a turn like any other");
        assert_eq!((table.open().turns, table.open().trigger), (400, Some(Seat(2 - first))));
        table.go("end");
        assert_eq!((table.turn(), result(&table, first)), ("over".to_owned(), ([22, 60], [2, 1])));
    }
}

/// ASA.60 decides: most gold, and on a tie the opponent of the one who brought on the end.
#[test]
fn asa_61_after_the_turn_more_a_tie_is_not_shared() {
    for first in [1, 2] {
        for (gold, end, ranks) in [(47, 59, [2, 1]), (48, 60, [1, 2]), (49, 61, [1, 2])] {
            let mut table = at_the_limit(first, gold, 59);
            table.go("end, end, sell ttt, end");
            assert_eq!(table.turn(), "over", "sixty gold in the turn more bring on nothing");
            assert_eq!(result(&table, first), ([end, 60], ranks));
        }
    }
}

#[test]
fn asa_61_sixty_gold_a_turn_earlier_make_the_very_last_turn_the_last() {
    for first in [1, 2] {
        for (others, ranks) in [(58, [1, 2]), (59, [2, 1]), (70, [2, 1])] {
            let mut table = at_the_limit(first, 59, others);
            table.go("end");
            assert_eq!(table.open().trigger, Some(Seat(first - 1)));
            table.go("end");
            assert_eq!(table.turn(), "over", "the end was brought on before");
            assert_eq!(result(&table, first), ([60, others as i32 + 1], ranks));
        }
    }
}

#[test]
fn asa_61_sixty_gold_count_at_the_end_of_the_very_last_turn_only() {
    for first in [1, 2] {
        let mut table = at_the_limit(first, 20, 61);
        table.go("end, buy hhh, end");
        assert_eq!((table.turn(), result(&table, first)), ("over".to_owned(), ([21, 59], [2, 1])));
    }
}
