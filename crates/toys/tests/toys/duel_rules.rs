//! The rules of the duel, clause by clause.

use game::{Doors, Notation, Rules, Scoring, Seat, Step, StepOf, Turn};
use toys::duel::{Bag, Card, Duel, State};

use crate::toy;

/// The position after these lines, written as in a record.
fn after(game: &Duel, lines: &[&str]) -> State {
    let step = |line: &&str| -> StepOf<Duel> {
        let (who, what) = line.split_once(": ").unwrap_or(("nature", line));
        match Seat::read(who, 2) {
            Some(seat) => Step::Move(seat, game.read_action(what).unwrap_or_else(|error| panic!("{error}"))),
            None => Step::Chance(game.read_chance(what).unwrap_or_else(|error| panic!("{error}"))),
        }
    };
    let log: Vec<_> = lines.iter().map(step).collect();
    game.replay(&log).unwrap_or_else(|(index, refusal)| panic!("{}: {refusal:?}", lines[index]))
}

fn legal(game: &Duel, state: &State) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    legal.into_iter().map(|action| game.write_action(action)).collect()
}

#[test]
fn duel_2_and_3_a_turn_is_a_draw_and_then_a_blow_or_a_drop() {
    let game = toy::<Duel>(&[]);
    let dealt = after(&game, &["deal 11c 223"]);
    assert_eq!(game.turn(&dealt), Turn::Chance);
    let drawn = after(&game, &["deal 11c 223", "draw 3"]);
    assert_eq!(legal(&game, &drawn), ["strike 1", "strike 3", "drop 1", "drop 3", "drop c"]);
}

#[test]
fn duel_4_who_has_no_counter_is_asked_and_can_only_pass() {
    let game = toy::<Duel>(&[]);
    let struck = after(&game, &["deal 11c 223", "draw 3", "1: strike 3"]);
    assert_eq!(game.turn(&struck), Turn::Seat(Seat(1)));
    assert_eq!(legal(&game, &struck), ["pass"]);
    let struck = after(&game, &["deal 11c 22c", "draw 3", "1: strike 3"]);
    assert_eq!(legal(&game, &struck), ["counter", "pass"]);
}

#[test]
fn duel_5_a_countered_blow_is_buried_and_a_countered_counter_lets_it_hit() {
    let game = toy::<Duel>(&[]);
    let begin = ["deal 11c 2cc", "draw 3", "1: strike 3", "2: counter"];
    let countered = after(&game, &[&begin[..], &["1: pass"]].concat());
    assert_eq!(countered.hits, [Bag::EMPTY; 2]);
    assert_eq!(countered.buried.cards().collect::<Vec<_>>(), [Card::Three, Card::Counter]);
    let hit = after(&game, &[&begin[..], &["1: counter", "2: pass"]].concat());
    assert_eq!(hit.hits[1].cards().collect::<Vec<_>>(), [Card::Three]);
    assert_eq!(hit.buried.cards().collect::<Vec<_>>(), [Card::Counter, Card::Counter]);
    assert_eq!(game.standing(&hit)[Seat(0)], 3);
    assert_eq!(game.turn(&after(&game, &[&begin[..], &["1: counter"]].concat())), Turn::Seat(Seat(1)));
}

#[test]
fn duel_7_it_ends_when_somebody_falls() {
    let game = toy::<Duel>(&[("lives", "3")]);
    let fallen = after(&game, &["deal 11c 223", "draw 3", "1: strike 3", "2: pass"]);
    assert_eq!(game.turn(&fallen), Turn::Over);
    let outcome = game.outcome(&fallen).unwrap_or_else(|| panic!("it is over"));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn duel_7_it_ends_when_there_is_no_card_for_a_turn() {
    let game = toy::<Duel>(&[("hand", "5")]);
    let mut lines =
        vec!["deal 1111c 22233", "draw c", "1: drop c", "draw c", "2: drop c", "draw c", "1: drop c"];
    let drops = ["2: drop 2", "1: drop c", "2: drop 2", "1: drop 1", "2: drop 2", "1: drop 1", "2: drop 3"];
    lines.extend(drops);
    lines.extend(["1: drop 1", "2: drop 3"]);
    assert_eq!(game.turn(&after(&game, &lines)), Turn::Seat(Seat(0)));
    lines.push("1: drop 1");
    let end = after(&game, &lines);
    assert_eq!(game.turn(&end), Turn::Over);
    let outcome = game.outcome(&end).unwrap_or_else(|| panic!("it is over"));
    assert_eq!(outcome.winners().count(), 2, "nobody was hit");
}
