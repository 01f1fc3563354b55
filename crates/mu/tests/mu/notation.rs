use game::notation::MOST_ACTIONS;
use game::{Command, IndexActions, Match, MemoryAid, Notation, Refusal, Running, Seat, Turn, Viewer};
use mu::Mu;
use mu::action::Action;
use mu::card::Trump;
use std::sync::Arc;

use crate::scene::{bag, build, dealt};

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
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
    }
    for typed in ["dealer 0", "dealer 5", "leave out rr", "leave out", "deal r7 r7 r7", "deal x", ""] {
        let error = game.read_chance(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms-chance)"), "{typed}: {error}");
    }
    for wrong in ["12", "pink", ""] {
        assert!(Trump::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

#[test]
fn the_forms_that_are_shown_can_be_read() {
    let game = build(4, "").expect("valid");
    for words in [mu::WORDS_EN, mu::WORDS_FR] {
        let forms = words.lines().find_map(|line| line.strip_prefix("forms = ")).expect("the forms");
        let shown: Vec<String> = forms.split(',').flat_map(|form| written(&game, form)).collect();
        let expected = "lay r7, lay r7, lay b7, done, pass, trump red, trump 7, no trump, partner 3, play r7";
        assert_eq!(shown.join(", "), expected);
    }
}

/// The actions of a command, in notation.
fn written(game: &Mu, command: &str) -> Vec<String> {
    let actions = game.read_command(command).unwrap_or_else(|error| panic!("{command}: {error}"));
    actions.into_iter().map(|action| game.write_action(action)).collect()
}

#[test]
fn one_verb_lays_several_cards_in_the_order_of_the_rules() {
    let game = build(4, "").expect("valid");
    for typed in
        ["lay r7 b7", "lay b7 r7", "LAY B7  R7", "poser b7 r7", "pose r7 b7", "l b7 r7", "lay r7; lay b7"]
    {
        assert_eq!(written(&game, typed), ["lay r7", "lay b7"], "{typed}");
    }
    assert_eq!(written(&game, "lay r7"), ["lay r7"]);
    assert_eq!(written(&game, "lay g7 r7 g7"), ["lay r7", "lay g7", "lay g7"], "twins are two cards");
    assert_eq!(written(&game, "lay k0 b3; fini"), ["lay b3", "lay k0", "done"]);
    assert_eq!(written(&game, "lay b3; lay g7 r7"), ["lay b3", "lay r7", "lay g7"], "each verb for itself");
    assert_eq!(written(&game, "sans atout"), ["no trump"]);
    for typed in
        ["", ";", "lay", "lay r7 x7", "lay r7 lay b7", "lay r7;", "lay r7, b7", "play r7 b7", "pass p"]
    {
        let error = game.read_command(typed).expect_err(typed).to_string();
        assert!(error.ends_with("allowed=forms)"), "{typed}: {error}");
    }
}

#[test]
fn a_command_is_not_read_to_its_end_when_it_is_too_long() {
    let game = build(4, "").expect("valid");
    let most = format!("lay{}", " r7".repeat(MOST_ACTIONS));
    assert_eq!(written(&game, &most).len(), MOST_ACTIONS);
    for one_more in [" r7", "; done"] {
        assert_eq!(written(&game, &format!("{most}{one_more}")).len(), MOST_ACTIONS + 1);
    }
    let absurd = "lay r7 b7 g7; ".repeat(100_000);
    assert!((MOST_ACTIONS + 1..2 * (MOST_ACTIONS + 1)).contains(&written(&game, &absurd).len()));
    let mut table = second_to_bid();
    let refused = table.play(Seat(1), Command::Text(&absurd)).expect_err("too long");
    assert_eq!(refused.phrase().to_string(), format!("command-too-long(most={MOST_ACTIONS})"));
}

/// Seat 1 has laid a card, and seat 2, who holds r7 and b7 but not k9, may lay two.
fn second_to_bid() -> Running<Mu> {
    let mut scene = dealt("", &["r8 k9", "r7 b7", "", ""]);
    scene.go("lay r8, done");
    Running::between(Arc::new(scene.game.clone()), scene.state, scene.state)
}

#[test]
fn several_cards_are_laid_by_one_command() {
    let mut table = second_to_bid();
    let done = table.play(Seat(1), Command::Text("lay b7 r7"));
    assert_eq!(done, Ok(vec!["lay r7".to_owned(), "lay b7".to_owned()]));
    let sight = table.sight_of(Viewer::Spectator, MemoryAid::Off);
    assert_eq!((sight.steps, sight.story.len()), (2, 2));
    assert_eq!(sight.view.open.laid[Seat(1)], bag("r7 b7"));
    let mut with_done = second_to_bid();
    let done = with_done.play(Seat(1), Command::Text("lay r7 b7; done")).expect("legal");
    assert_eq!((done.len(), with_done.turn()), (3, Turn::Seat(Seat(2))));
}

#[test]
fn a_command_is_carried_out_whole_or_not_at_all() {
    let mut table = second_to_bid();
    let seen = |table: &Running<Mu>| {
        Viewer::all(4).map(|viewer| table.sight(viewer, MemoryAid::On)).collect::<Vec<_>>()
    };
    let before = seen(&table);
    let refused = table.play(Seat(1), Command::Text("lay k9 r7"));
    let Err(Refusal::InCommand { action, because }) = refused else { panic!("{refused:?}") };
    let Refusal::Illegal(why) = *because else { panic!("{because:?}") };
    assert_eq!((action.as_str(), &*why.clause, &*why.words.key), ("lay k9", "MU.10", "why-not-in-hand"));
    assert_eq!(seen(&table), before, "nothing has changed");
    let refused = table.play(Seat(1), Command::Text("lay r7; done; pass"));
    let Err(Refusal::InCommand { action, because }) = refused else { panic!("{refused:?}") };
    assert_eq!((action.as_str(), *because), ("done", Refusal::LookFirst));
    assert_eq!(seen(&table), before, "nothing has changed");
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
