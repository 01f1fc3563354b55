use game::{IndexActions, Notation};
use mu::action::Action;
use mu::card::Trump;

use crate::scene::build;

#[test]
fn moves_are_read_in_both_languages_and_any_case() {
    let game = build(5, "").expect("valid");
    let pairs = [
        ("LAY R7", "lay r7"),
        ("pose v7", "lay g7"),
        ("  lay   J1 ", "lay y1"),
        ("fini", "done"),
        ("passe", "pass"),
        ("trump Green", "trump green"),
        ("atout vert", "trump green"),
        ("atout v", "trump green"),
        ("trump k", "trump black"),
        ("atout n", "trump black"),
        ("atout 7", "trump 7"),
        ("sans atout", "no trump"),
        ("NO TRUMP", "no trump"),
        ("partenaire 3", "partner 3"),
        ("joue n0", "play k0"),
    ];
    for (typed, written) in pairs {
        let action = game.read_action(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(game.write_action(action), written, "{typed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_forms_that_are() {
    let game = build(4, "").expect("valid");
    for typed in [
        "",
        "lay",
        "lay x7",
        "lay r7 r8",
        "trump",
        "trump 10",
        "trump pink",
        "partner 5",
        "play r",
        "bid 3",
        "r7",
    ] {
        let error = game.read_action(typed).expect_err(typed).to_string();
        assert!(error.contains("lay r7, done, pass, trump red"), "{typed}: {error}");
    }
    for typed in ["dealer 0", "dealer 5", "leave out rr", "leave out", "deal r7 r7 r7", "deal x", ""] {
        assert!(game.read_chance(typed).is_err(), "{typed}");
    }
    for wrong in ["12", "pink", ""] {
        assert!(Trump::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

#[test]
fn every_action_has_a_number_and_every_number_an_action() {
    let game = build(6, "").expect("valid");
    for index in 0..game.action_count() {
        let action = game.action_at(index).expect("the numbers are dense");
        assert_eq!(game.action_index(action), index);
    }
    assert_eq!(game.action_at(game.action_count()), None);
    assert_eq!(game.action_index(Action::Pass), 0);
}
