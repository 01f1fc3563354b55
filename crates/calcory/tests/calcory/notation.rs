use calcory::action::Chance;
use calcory::{Calcory, WORDS_EN, WORDS_FR};
use game::{Inspect, Notation, Seat};

use crate::scene::{build, card_of};
use crate::spelling::every_action;

#[test]
fn moves_are_read_in_both_languages_and_any_case() {
    let game = build(4, "").expect("valid");
    let pairs = [
        ("TURN C7", "turn c7"),
        ("t f10", "turn f10"),
        ("retourner a1", "turn a1"),
        ("stop", "stop"),
        ("Arrêter", "stop"),
        ("  give   UP ", "give up"),
        ("abandonner", "give up"),
        ("return V5", "return g5"),
        ("remettre n0", "return k0"),
        ("rendre j7", "return y7"),
        ("on b3", "on b3"),
        ("sur B3", "on b3"),
        ("turn up c7", "turn c7"),
        ("dévoiler c7", "turn c7"),
        ("je m’arrête", "stop"),
        ("fini", "stop"),
        ("Abandonner le tour", "give up"),
        ("passer", "give up"),
        ("lay back r5", "return r5"),
        ("poser sur c7", "on c7"),
    ];
    for (typed, written) in pairs {
        let action = game.read_action(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(game.write_action(action), written, "{typed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_forms_that_are() {
    let game = build(3, "").expect("valid");
    let wrong = [
        "",
        "turn",
        "turn g1",
        "turn a0",
        "turn a11",
        "turn a01",
        "turn a+1",
        "turn a1 a2",
        "stop a1",
        "give",
        "give in",
        "give up a1",
        "return",
        "return r10",
        "return x5",
        "on",
        "on r5",
        "take r5",
        "on a",
    ];
    for typed in wrong {
        let error = game.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
    }
    for typed in ["first 0", "first 4", "reveal", "reveal r10", "reveal r5 r6", "turn a1", ""] {
        let error = game.read_chance(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-chance)"), "{typed}: {error}");
    }
    assert_eq!(game.read_chance("first 3"), Ok(Chance::First(Seat(2))));
    assert_eq!(game.read_chance("reveal n5"), Ok(Chance::Reveal(card_of("k5"))));
}

#[test]
fn the_forms_of_both_languages_are_moves() {
    let game = build(3, "").expect("valid");
    let list = |words: &'static str, key: &str| {
        let forms = words.lines().find_map(|line| line.strip_prefix(key)).expect("a list");
        forms.split(", ").collect::<Vec<_>>()
    };
    let read = |words| {
        let forms = list(words, "forms = ").into_iter().map(|form| game.read_action(form));
        forms.collect::<Result<Vec<_>, _>>().expect("actions")
    };
    assert_eq!(read(WORDS_EN), read(WORDS_FR), "the same moves");
    let kinds: Vec<&str> = read(WORDS_EN).into_iter().map(Calcory::kind).collect();
    assert_eq!(kinds, Calcory::KINDS);
    for words in [WORDS_EN, WORDS_FR] {
        assert!(list(words, "forms-chance = ").into_iter().all(|form| game.read_chance(form).is_ok()));
    }
}

#[test]
fn every_action_is_written_and_read() {
    let game = build(4, "").expect("valid");
    for action in every_action() {
        let written = game.write_action(action);
        assert_eq!(game.read_action(&written), Ok(action), "{written}");
    }
}
