use std::sync::Arc;

use game::{Command, Match, Notation, Refusal, Running, Seat};
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
        ("ABANDONNER a5", "lose A5"),
        ("écarter a5", "lose A5"),
        ("enchérir 7", "bid 7"),
        ("e\u{301}changer n4 b2", "swap N4 B2"),
        ("exchange n4 b2", "swap N4 B2"),
        ("rien", "pass"),
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
        ["", "bid", "bid x", "bid +7", "bid -1", "pass 3", "sell", "sell N2", "swap N4", "fold", "sell N44"]
    {
        let error = game.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
    }
    for typed in ["first 0", "first 5", "turn N2", "turn N4 N4", "draw N4", ""] {
        let error = game.read_chance(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-chance)"), "{typed}: {error}");
    }
    assert_eq!(game.read_chance("turn N4 B2"), Ok(Chance::Turn(card_set("N4 B2"))));
}

#[test]
fn the_forms_that_are_shown_can_be_read() {
    let game = build(4, "edition=abacus").expect("valid");
    for words in [serengeti::WORDS_EN, serengeti::WORDS_FR] {
        let forms = |key: &str| words.lines().find_map(|line| line.strip_prefix(key)).expect("the forms");
        let read = |form| game.read_action(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        let written: Vec<String> =
            forms("forms = ").split(',').map(|form| game.write_action(read(form))).collect();
        assert_eq!(written, ["bid 7", "pass", "sell N4", "swap N4 B2", "lose N4"]);
        for form in forms("forms-chance = ").split(',') {
            game.read_chance(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        }
    }
}

#[test]
fn bids_can_be_typed_as_bare_amounts() {
    let game = Arc::new(build(4, "edition=abacus").expect("valid"));
    let mut table = Running::new(Arc::clone(&game));
    for step in ["first 1", "turn N4"] {
        table.happen(step).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
    }
    let read = |typed| table.consider(Seat(0), Command::Text(typed)).map(|done| done.notation().to_vec());
    assert_eq!(read(" 7 "), Ok(vec!["bid 7".to_owned()]));
    let Err(Refusal::Illegal(why)) = read("100") else { panic!("nobody has 100 chips") };
    assert_eq!(why.clause, "SER.50", "what cannot be bid is refused as a bid");
    for typed in ["128", "256", "bid 128", "miser 1000", "bid 99999999999999999999"] {
        let Err(Refusal::Illegal(why)) = read(typed) else { panic!("{typed}: a clause says why not") };
        assert_eq!(why.clause, "SER.50", "{typed}");
    }
    for typed in ["-1", "+7", "7 8", "7x", "99999999999999999999"] {
        assert!(matches!(read(typed), Err(Refusal::Unreadable(_))), "{typed}");
    }
    assert!(
        matches!(table.consider(Seat(1), Command::Text("7")), Err(Refusal::Unreadable(_))),
        "out of turn"
    );
    assert_eq!(game.amount(Action::Pass), None);
}
