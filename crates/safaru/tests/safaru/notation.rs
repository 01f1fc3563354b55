use game::{Notation, Seat};
use safaru::action::Chance;

use crate::scene::{Table, bag, build, table};

#[test]
fn moves_are_read_in_both_languages_and_any_case() {
    let game = build(2, "").expect("valid");
    let pairs = [
        ("RELEASE R5", "release r5"),
        ("relâcher v5", "release g5"),
        ("  play  r5   pair add ", "play r5 add pair"),
        ("jouer r5 dix-sept", "play r5 seventeen"),
        ("play r5 17", "play r5 seventeen"),
        ("play r5", "play r5"),
        ("name pair", "name pair"),
        ("nommer addition", "name add"),
        ("dix-sept", "name seventeen"),
        ("prendre j3", "take y3"),
        ("Take K7", "take k7"),
        ("assez", "enough"),
    ];
    for (typed, written) in pairs {
        let action = game.read_action(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(game.write_action(action), written, "{typed}");
        assert_eq!(game.read_action(written), Ok(action));
    }
}

/// The steps that are left to decide when a whole play is written in one line.
fn steps(hand: &str, wild: &str, text: &str) -> Vec<String> {
    let scene = table("", hand, wild);
    let view = scene.seen_by(1).forgetful();
    let steps = scene.game.read_command(&view, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    steps.into_iter().map(|step| scene.game.write_action(step)).collect()
}

#[test]
fn a_whole_play_in_one_line_is_read_as_the_steps_that_are_left_to_decide() {
    assert_eq!(steps("r5", "b2 g3", "play r5 add g3 b2"), ["play r5 add"], "it carries itself out");
    assert_eq!(steps("r5", "b2 g3 y3", "play r5 add g3 b2"), ["play r5 add", "take g3"]);
    assert_eq!(steps("r5", "b2 g3 y3", "JOUER r5 additionner b2 j3"), ["play r5 add", "take y3"]);
    let several = "jouer r5 paire n5 additionner b2 v3 dix-sept j9 r3";
    let expected = ["play r5 add seventeen pair", "take g3"];
    assert_eq!(steps("r5", "b2 g3 k5 y9 r3", several), expected);
    assert_eq!(steps("r5 k9", "b2 g3", "release k9"), ["release k9"]);
    assert_eq!(steps("r5", "b2 g3 y3", "play r5 add; take y3"), ["play r5 add", "take y3"]);
    assert_eq!(steps("r9", "b1 b1 g7 k7", "play r9 add b1 k7 b1"), ["play r9 add", "take k7"]);
    // What cannot be is left to the step that is refused.
    assert_eq!(steps("r5", "b2 g3", "play k5 add b2 g3"), ["play k5 add"]);
    assert_eq!(steps("r5", "b2 g3", "add b2 g3"), ["take b2"]);
}

#[test]
fn a_whole_play_that_is_not_possible_is_refused_for_its_own_reason() {
    let scene = table("", "r5", "b2 g3 k0 y9 r3 k5");
    for (text, clause) in [
        ("play r5 add b2 g3", "SAF.7"),
        ("play r5 add b2 k0", "SAF.3"),
        ("play r5 add k5", "SAF.3"),
        ("play r5 seventeen y9 g3 add b2 g3 k0", "SAF.6"),
        ("play r5 seventeen y9 k3", "SAF.4"),
        ("play r5 pair y9", "SAF.5"),
        ("play r5 pair r5", "SAF.12"),
    ] {
        assert_eq!(scene.refuses(text), clause, "{text}");
    }
    assert_eq!(scene.refuses("take b2"), "SAF.2");
    // A play that would carry itself out otherwise than it was said is not carried out.
    assert_eq!(table("", "r5", "b2 g3 y9").refuses("play r5 add b2 y9"), "SAF.3");
}

#[test]
fn what_is_no_move_is_refused_with_the_forms_that_are() {
    let (plain, reverse) = (build(2, "").expect("valid"), build(2, "variant=reverse").expect("valid"));
    for typed in [
        "",
        "play",
        "release",
        "release r5 r6",
        "play r5 add add",
        "play r5 b2 g3",
        "play r5 add b2 add g3",
        "play r5 pair b5 g5",
        "play r10 add b2 b3",
        "play r5 add b2 b2",
        "play r5 release b2",
        "pass",
        "name",
        "name add pair",
        "name r5",
        "take",
        "take add",
        "enough b2",
    ] {
        let error = plain.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
        let error = reverse.read_action(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-reverse)"), "{typed}: {error}");
    }
    let hand = "deal r1 r2 r3 r4 / b1 b2 b3 b4 table k1 k2 k3 k4";
    for typed in
        ["", "dealer 0", "dealer 3", "dealer", "deal", "deal r1 r2 / table b1", "deal r1 r2 r3 r4", "turn r1"]
    {
        let error = plain.read_chance(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-chance)"), "{typed}: {error}");
    }
    assert!(plain.read_chance(hand).is_ok());
    assert!(build(3, "").expect("valid").read_chance(hand).is_err(), "two hands for three players");
}

#[test]
fn the_forms_that_are_shown_can_be_read() {
    let game = build(2, "").expect("valid");
    for words in [safaru::WORDS_EN, safaru::WORDS_FR] {
        let forms = |key: &str| words.lines().find_map(|line| line.strip_prefix(key)).expect("the forms");
        let view = table("", "r5 k9", "b2 g3 y4 k8 k5").seen_by(1).forgetful();
        let read =
            |form: &str| game.read_command(&view, form).unwrap_or_else(|error| panic!("{form}: {error}"));
        let shown = |key: &str| -> Vec<String> {
            let first = |form: &str| game.write_action(read(form)[0]);
            forms(key).split(',').map(first).collect()
        };
        let plain = ["play r5 add seventeen pair", "release r5", "play r5 add pair", "take b2", "enough"];
        assert_eq!(shown("forms = "), plain);
        let reverse = ["play r5 add", "play r5", "release r5", "name add", "take b2", "take b2", "enough"];
        assert_eq!(shown("forms-reverse = "), reverse);
        for form in forms("forms-chance = ").split(',') {
            game.read_chance(form).unwrap_or_else(|error| panic!("{form}: {error}"));
        }
    }
}

#[test]
fn nature_is_written_as_it_is_read() {
    let game = build(2, "").expect("valid");
    let written = "deal r1 r1 r3 r4 / b1 b2 b3 b4 table k1 k2 k3 k4";
    let Ok(Chance::Deal(deal)) = game.read_chance(written) else { panic!("a deal") };
    assert_eq!((deal.hands[Seat(0)], deal.wild), (bag("r1 r1 r3 r4"), bag("k1 k2 k3 k4")));
    assert_eq!(game.write_chance(Chance::Deal(deal)), written);
    let without_table = "deal r1 r1 r3 r4 / b1 b2 b3 b4";
    let deal = game.read_chance(without_table).expect("a deal");
    assert_eq!(game.write_chance(deal), without_table);
    assert_eq!(game.write_chance(Chance::Dealer(Seat(1))), "dealer 2");
}
