use game::{Inspect, Notation};
use rummu::action::Chance;
use rummu::{Rummu, WORDS_EN, WORDS_FR};

use crate::scene::{bag, build, card};
use crate::spelling::every_action;

#[test]
fn moves_are_read_in_both_languages_and_any_case() {
    let game = build(4, "").expect("valid");
    let pairs = [
        ("DRAW", "draw"),
        ("pioche", "draw"),
        ("Prends", "take"),
        ("assez", "enough"),
        ("  lay   R7 y6 r5 ", "lay r5 y6 r7"),
        ("poser r5 j6 r7", "lay r5 y6 r7"),
        ("pose n4 v4 b4", "lay b4 g4 k4"),
        ("ajouter v4 2", "add g4 2"),
        ("add R9 y8 2", "add y8 r9 2"),
        ("ajouter j8 r9 2", "add y8 r9 2"),
        ("BACK r9 2", "back r9 2"),
        ("reprendre v9 2", "back g9 2"),
        ("échanger R6 12", "swap r6 12"),
        ("ÉCHANGER r6 12", "swap r6 12"),
        ("défausser n3", "discard k3"),
        ("jeter k3", "discard k3"),
        ("ÉCARTER n3", "discard k3"),
        ("e\u{301}carter n3", "discard k3"),
        ("fini", "enough"),
        ("terminer", "enough"),
        ("done", "enough"),
        ("r5, r6, r7", "lay r5 r6 r7"),
        ("n4 v4 b4", "lay b4 g4 k4"),
        ("add r8 to combination 2", "add r8 2"),
        ("ajouter r8 à 2", "add r8 2"),
        ("swap r7 for the joker in combination 2", "swap r7 2"),
        ("échanger r7 contre le joker de la combinaison 2", "swap r7 2"),
    ];
    for (typed, written) in pairs {
        let action = game.read_action(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(game.write_action(action), written, "{typed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_forms_that_are() {
    let game = build(4, "").expect("valid");
    let wrong = [
        "",
        "draw 2",
        "take r5",
        "lay",
        "lay x4",
        "add r5",
        "add r5 0",
        "add r5 21",
        "add r5 -1",
        "add 2",
        "add r5 2 r6",
        "back",
        "back r5",
        "back 2",
        "back r5 r6 2",
        "back r5 21",
        "swap 2 r5",
        "discard",
        "discard r5 r6",
        "pass",
        "r5",
        "lay r10",
        "r5 r6",
        "what is this",
    ];
    for typed in wrong {
        let error = game.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
    }
    for typed in ["lay r5 r5 r5", "lay r1 r1 r1", "add r5 r5 2", "b6 b6 g6"] {
        let error = game.read_action(typed).expect_err(typed).to_string();
        assert!(
            error.starts_with("refused-illegal(clause=RUM.11, why=notation-copies(card="),
            "{typed}: {error}"
        );
    }
    for typed in
        ["", "dealer 0", "dealer 5", "card", "card r5 r6", "deal", "deal / / / / r1", "deal r0 / b0 / r1"]
    {
        let error = game.read_chance(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-chance)"), "{typed}: {error}");
    }
}

#[test]
fn the_forms_of_both_languages_are_moves() {
    let game = build(4, "").expect("valid");
    let read = |words: &str| {
        let forms = words.lines().find_map(|line| line.strip_prefix("forms = ")).expect("a list");
        forms.split(", ").map(|form| game.read_action(form)).collect::<Result<Vec<_>, _>>().expect("actions")
    };
    let (english, french) = (read(WORDS_EN), read(WORDS_FR));
    assert_eq!(english, french, "the same moves");
    let kinds: Vec<&str> = english.into_iter().map(Rummu::kind).collect();
    assert_eq!(kinds, Rummu::KINDS);
}

#[test]
fn chance_is_written_and_read() {
    let game = build(3, "").expect("valid");
    let deal =
        "deal r0 r1 r1 r2 r3 r4 r5 r6 r7 / b0 b1 b2 b3 b4 b5 b6 b7 b8 / g0 g1 g2 g3 g4 g5 g6 y7 k8 / k9";
    let Ok(Chance::Deal { hands, top }) = game.read_chance(deal) else { panic!("a deal") };
    assert_eq!((hands[game::Seat(0)], top), (bag("r0 r1 r1 r2 r3 r4 r5 r6 r7"), card("k9")));
    assert_eq!(game.write_chance(Chance::Deal { hands, top }), deal);
    assert_eq!(game.write_chance(Chance::Card(card("n7"))), "card k7");
    assert_eq!(game.read_chance("dealer 3"), Ok(Chance::Dealer(game::Seat(2))));
}

#[test]
fn every_action_is_written_and_read() {
    let game = build(4, "").expect("valid");
    for action in every_action() {
        let written = game.write_action(action);
        assert_eq!(game.read_action(&written), Ok(action), "{written}");
    }
}
