use game::{IndexActions, Notation};
use serengeti::action::{Action, Chance};

use crate::scene::{build, card_set};

#[test]
fn moves_are_read_in_both_languages_and_any_case() {
    let game = build(4, "edition=abacus").expect("valid");
    let pairs = [
        ("BID 7", "bid 7"),
        ("mise 7", "bid 7"),
        ("b 7", "bid 7"),
        ("passe", "pass"),
        ("  sell   n4 ", "sell N4"),
        ("vendre N4", "sell N4"),
        ("échanger n4 b2", "swap N4 B2"),
        ("perdre a5", "lose A5"),
    ];
    for (typed, written) in pairs {
        let action = game.read_action(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(game.write_action(action), written, "{typed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_forms_that_are() {
    let game = build(4, "edition=abacus").expect("valid");
    for typed in
        ["", "bid", "bid x", "bid 128", "bid -1", "pass 3", "sell", "sell N2", "swap N4", "fold", "sell N44"]
    {
        let error = game.read_action(typed).expect_err(typed).to_string();
        assert!(error.contains("bid 7, pass, sell N4, swap N4 B2, lose N4"), "{typed}: {error}");
    }
    for typed in ["first 0", "first 5", "turn N2", "turn N4 N4", "draw N4", ""] {
        assert!(game.read_chance(typed).is_err(), "{typed}");
    }
    assert_eq!(game.read_chance("turn N4 B2"), Ok(Chance::Turn(card_set("N4 B2"))));
}

#[test]
fn every_action_has_a_number_and_every_number_an_action() {
    let game = build(4, "edition=abacus").expect("valid");
    for index in 0..game.action_count() {
        let action = game.action_at(index).expect("the numbers are dense");
        assert_eq!(game.action_index(action), index);
    }
    assert_eq!(game.action_at(game.action_count()), None);
    assert_eq!(game.action_index(Action::Pass), 0);
}

#[test]
fn bids_can_be_typed_as_bare_amounts() {
    let game = build(4, "edition=abacus").expect("valid");
    assert_eq!(game.amount(Action::Bid(12)), Some(12));
    assert_eq!(game.amount(Action::Pass), None);
}
