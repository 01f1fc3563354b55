use game::notation::MOST_ACTIONS;
use game::{
    Command, Data, Match, MemoryAid, Notation, Refusal, Rules, Running, Seat, Secrets, Turn, Viewer, random,
};
use mu::Mu;
use mu::action::Action;
use mu::card::Trump;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::sync::Arc;
use words::Language;

use crate::say::lexicon;
use crate::scene::{Scene, Table, bag, build, dealt};

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
        ("FIN", "done"),
        ("terminé", "done"),
        ("assez", "done"),
        ("stop", "done"),
        ("enchérir v7", "lay g7"),
        ("étaler v7", "lay g7"),
        ("montrer v7", "lay g7"),
        ("bid r7", "lay r7"),
        ("atout Noirs", "trump black"),
        ("sans-atout", "no trump"),
        ("nt", "no trump"),
        ("choisir 3", "partner 3"),
        ("call 3", "partner 3"),
        ("lead n0", "play k0"),
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
    let actions = game.read_parts(command).unwrap_or_else(|error| panic!("{command}: {error}"));
    actions.into_iter().map(|action| game.write_action(action)).collect()
}

#[test]
fn one_verb_lays_several_cards_in_any_order() {
    let game = build(4, "").expect("valid");
    for typed in
        ["lay b7 r7", "LAY B7  R7", "poser b7 r7", "pose b7 r7", "l b7 r7", "lay b7; lay r7", "lay b7, r7"]
    {
        assert_eq!(written(&game, typed), ["lay b7", "lay r7"], "{typed}");
    }
    for typed in ["lay r7", "lay r7;", "; lay r7 ; ;"] {
        assert_eq!(written(&game, typed), ["lay r7"], "{typed}: nothing between two separators is nothing");
    }
    assert_eq!(written(&game, "lay g7 r7 g7"), ["lay g7", "lay r7", "lay g7"], "twins are two cards");
    assert_eq!(written(&game, "lay b3; lay g7 r7"), ["lay b3", "lay g7", "lay r7"]);
    assert_eq!(written(&game, "sans atout"), ["no trump"]);
    assert_eq!(written(&game, "lay k0 b3; fini"), ["lay k0", "lay b3", "done"]);
    for typed in ["", ";", "lay", "lay r7 x7", "lay r7 lay b7", "lay r7; x7", "lay ,", "play r7 b7", "pass p"]
    {
        let error = game.read_parts(typed).expect_err(typed).to_string();
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
    scene.go("lay r8");
    Running::between(Arc::new(scene.game.clone()), scene.state, scene.state)
}

/// Seats 1 and 2 have laid one and two cards, and seat 3, who holds g7, r7 and k0, may lay three.
fn third_to_bid() -> Running<Mu> {
    let mut scene = dealt("", &["r8", "b7 b8", "g7 r7 k0", ""]);
    scene.lay("r8").lay("b8 b7");
    Running::between(Arc::new(scene.game.clone()), scene.state, scene.state)
}

#[test]
fn mu_10_an_interface_lets_a_person_lay_several_cards_in_one_move() {
    let mut table = third_to_bid();
    let done = table.play(Seat(2), Command::Text("lay g7 r7 k0")).expect("legal");
    assert_eq!(done, ["lay g7", "lay r7", "lay k0"], "three are as many as may be laid");
    let sight = table.sight_of(Viewer::Spectator, MemoryAid::Off);
    let told: Vec<_> = sight.story.iter().map(|phrase| &*phrase.key).collect();
    assert_eq!((sight.steps, told), (3, vec!["story-bid"]));
    assert_eq!((table.turn(), sight.view.open.laid[Seat(2)]), (Turn::Seat(Seat(3)), bag("r7 g7 k0")));
}

#[test]
fn mu_10_one_line_of_cards_is_the_whole_bid() {
    let cases = [
        ("lay k0", &["lay k0", "done"][..]),
        ("lay k0 g7", &["lay k0", "lay g7", "done"]),
        ("lay k0; lay g7", &["lay k0", "lay g7", "done"]),
        ("lay k0; done", &["lay k0", "done"]),
        ("lay k0 g7; done", &["lay k0", "lay g7", "done"]),
        ("lay k0; lay g7; fini", &["lay k0", "lay g7", "done"]),
        // As many as may be laid: the turn ends by itself, whatever is said.
        ("lay k0 g7 r7", &["lay k0", "lay g7", "lay r7"]),
        ("lay k0 g7 r7; done", &["lay k0", "lay g7", "lay r7"]),
        ("lay k0; lay g7; lay r7; done", &["lay k0", "lay g7", "lay r7"]),
    ];
    for (typed, recorded) in cases {
        let mut table = third_to_bid();
        let considered = table.consider(Seat(2), Command::Text(typed)).expect("legal");
        assert_eq!(considered.notation(), recorded, "{typed}");
        assert_eq!(table.play(Seat(2), Command::Text(typed)).expect("legal"), recorded, "{typed}");
        assert_eq!(table.turn(), Turn::Seat(Seat(3)), "{typed}");
        // A record has one action in a line, and says nothing that is not written there.
        let mut again = third_to_bid();
        for line in recorded {
            assert_eq!(again.turn(), Turn::Seat(Seat(2)), "{typed}");
            assert_eq!(again.play(Seat(2), Command::Recorded(line)), Ok(vec![(*line).to_owned()]));
        }
        let last_views =
            |table: &Running<Mu>| Viewer::all(4).map(|viewer| table.view(viewer)).collect::<Vec<_>>();
        assert_eq!(last_views(&again), last_views(&table), "{typed}");
    }
}

/// Choices of the seat to act, as a client sends them; `done` is one even where it is not offered.
fn data(table: &Running<Mu>, seat: Seat, actions: &[&str]) -> Data {
    let choices = table.sight(Viewer::Seat(seat), MemoryAid::Off).choices;
    let chosen = actions.iter().map(|notation| {
        let choice = choices.iter().find(|choice| choice.notation == *notation);
        choice.map_or_else(|| Data::from_iter([("type", "done")]), |choice| choice.action.clone())
    });
    chosen.collect()
}

#[test]
fn cards_are_laid_one_at_a_time_as_data_and_from_records() {
    let sent = data(&third_to_bid(), Seat(2), &["lay k0"]);
    for command in [Command::Data(&sent), Command::Recorded("lay k0")] {
        let mut table = third_to_bid();
        assert_eq!(table.play(Seat(2), command), Ok(vec!["lay k0".to_owned()]));
        assert_eq!(table.turn(), Turn::Seat(Seat(2)), "the turn goes on");
        let done = table.play(Seat(2), Command::Text("done"));
        assert_eq!((done, table.turn()), (Ok(vec!["done".to_owned()]), Turn::Seat(Seat(3))));
    }
    let mut table = third_to_bid();
    let sent = data(&table, Seat(2), &["lay k0", "lay g7", "done"]);
    let done = table.play(Seat(2), Command::Data(&sent)).expect("legal");
    assert_eq!((done.len(), table.turn()), (3, Turn::Seat(Seat(3))));
}

#[test]
fn mu_11_a_command_that_goes_on_after_the_end_of_the_turn_is_refused() {
    let mut table = second_to_bid();
    let sent = data(&table, Seat(1), &["lay r7", "lay b7", "done"]);
    let refused = table.play(Seat(1), Command::Data(&sent)).expect_err("the turn has ended");
    let said =
        "refused-in-command(action=done, because=refused-illegal(clause=MU.11, why=why-turn-ended(count=2)))";
    assert_eq!(refused.phrase().to_string(), said);
    assert_eq!(table.turn(), Turn::Seat(Seat(1)), "nothing has changed");
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
    // One card is refused as such: nothing is said of the end of the turn that would follow.
    let refused = table.play(Seat(1), Command::Text("lay k9"));
    assert!(matches!(&refused, Err(Refusal::Illegal(why)) if why.clause == "MU.10"), "{refused:?}");
    assert_eq!(table.play(Seat(2), Command::Text("lay k9")), Err(Refusal::NotYourTurn(Seat(1))));
}

#[test]
fn what_is_asked_for_needs_no_verb() {
    for (typed, recorded) in [
        ("k0", &["lay k0", "done"][..]),
        ("N0", &["lay k0", "done"]),
        ("n0 v7", &["lay k0", "lay g7", "done"]),
        ("k0, g7, r7", &["lay k0", "lay g7", "lay r7"]),
    ] {
        assert_eq!(third_to_bid().play(Seat(2), Command::Text(typed)).expect("legal"), recorded, "{typed}");
    }
    let mut scene = dealt("", &["k0 k6 r5", "g6", "r8", ""]);
    scene.auction("lay k0, passes");
    let at = |scene: &Scene| Running::at(Arc::new(scene.game.clone()), scene.state);
    let mut naming = at(&scene);
    assert_eq!(naming.play(Seat(0), Command::Text("noir")), Ok(vec!["trump black".to_owned()]));
    scene.auction("trump black, partner 3");
    assert_eq!(at(&scene).play(Seat(0), Command::Text("n6")), Ok(vec!["play k6".to_owned()]));
}

#[test]
fn mu_10_a_card_that_is_named_twice_is_refused_by_its_rule() {
    let mut table = second_to_bid();
    let refused =
        table.play(Seat(1), Command::Text("lay b7 r7 k9")).expect_err("k9 is seat 1's").phrase().to_string();
    assert!(refused.contains("clause=MU.11"), "{refused}");
    let mut table = third_to_bid();
    let refused = table.play(Seat(2), Command::Text("lay k0 k0 g7")).expect_err("there is one k0").phrase();
    let refused = refused.to_string();
    assert!(refused.contains("clause=MU.10") && refused.contains("why-no-other"), "{refused}");
}

/// What French shows can be typed.
#[test]
fn moves_are_read_back_as_both_languages_show_them() {
    for seats in 3..=6 {
        let game = build(seats, "hands=2").expect("valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    for lexicon in Language::ALL.map(lexicon) {
                        for &action in &legal {
                            let shown = lexicon.notation(&game.write_action(action));
                            let read =
                                game.read_command(&view, &shown).unwrap_or_else(|error| panic!("{error}"));
                            // A card by itself is a whole bid, which ends the turn unless it ends by itself.
                            let is_bid = matches!((action, &read[..]), (Action::Lay(_), [_, Action::Done]));
                            assert!(read[0] == action && (read.len() == 1 || is_bid), "{shown}: {read:?}");
                        }
                    }
                    game.apply(&mut state, random::pick(&mut rng, &legal));
                }
            }
        }
    }
}
