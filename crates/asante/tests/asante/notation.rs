use std::collections::HashSet;

use asante::action::{Action, Chance, InTurn, OfArtifacts, OfPlaces, OfWares};
use asante::{WORDS_EN, WORDS_FR};
use game::{Notation, Rules, Turn};

use crate::scene::{SHORT_DECK, Scene, build, every_action, generator, random_step, scene};

/// Is this text a move of the game at all?
pub fn is_readable(scene: &Scene, text: &str) -> bool {
    scene.game.read_action(text).is_ok()
}

#[test]
fn moves_are_read_in_both_languages_whatever_the_case() {
    let table = scene("", "");
    let read = |text: &str| table.game.read_action(text).ok();
    for (english, others) in [
        ("draw", vec!["Draw", "piocher", " pioche "]),
        ("discard", vec!["défausser", "DEFAUSSE"]),
        ("discard dyer", vec!["défausser teinturier", "discard Dyer"]),
        ("buy ttt", vec!["acheter TTT", "buy three trinkets"]),
        ("buy package T", vec!["acheter package t"]),
        ("lay pottery 2", vec!["poser poterie 2"]),
        ("play caravan", vec!["jouer Caravanier", "play caravan leader"]),
        ("play healer", vec!["joue guérisseur", "jouer guerisseur"]),
        ("lay loom 1", vec!["poser métier à tisser 1", "lay Loom 1"]),
        ("visit okavango", vec!["visiter delta de l’okavango", "visit Okavango Delta"]),
        ("cancel keeper", vec!["cancel", "annuler", "annuler animaliste"]),
        ("take TTS", vec!["prendre T T S", "take stt"]),
        ("swap SS for TE", vec!["swap S for TE", "échanger SS contre TE", "swap ss for et"]),
        ("break theirs 2 using", vec!["casser sien 2 utiliser"]),
        ("end", vec!["finir", "terminer"]),
        ("let", vec!["laisser"]),
    ] {
        let action = read(english).unwrap_or_else(|| panic!("{english}"));
        assert_eq!(table.game.write_action(action), english);
        for other in others {
            assert_eq!(read(other), Some(action), "{other}");
        }
    }
    for nonsense in [
        "",
        "draw dyer",
        "buy",
        "lay pottery",
        "lay pottery 4",
        "use 0",
        "take",
        "take TTTTTTT",
        "take X",
        "swap T for",
        "swap TS for FA",
        "swap SSS for TE",
        "count 7",
        "break 2",
        "play nobody",
        "visit ttt",
    ] {
        assert_eq!(read(nonsense), None, "{nonsense}");
    }
}

#[test]
fn natures_moves_are_read() {
    let table = scene("", "");
    let game = &table.game;
    for text in ["first 2", "place okavango", "draw dyer", "rob ttt"] {
        let chance = game.read_chance(text).expect("a chance outcome");
        assert_eq!(game.write_chance(chance), text);
    }
    let deal = game.read_chance("deal th ttt dyer dyer map / camel hhh eee sss fff").expect("a deal");
    assert_eq!(game.write_chance(deal), "deal ttt th map dyer dyer / hhh eee sss fff camel");
    for nonsense in ["first 3", "deal ttt / th", "draw", "place dyer", "rob"] {
        assert!(game.read_chance(nonsense).is_err(), "{nonsense}");
    }
    let mut table = Scene { game: game.clone(), state: game.start() };
    table.go("first 1");
    let twice = game.read_chance("deal ttt ttt dyer dyer map / camel hhh eee sss fff").expect("readable");
    assert!(!game.admits(&table.state, twice), "there is one such card");
    let unsorted = match deal {
        Chance::Deal([mut hand, other]) => {
            hand.reverse();
            Chance::Deal([hand, other])
        }
        _ => panic!("a deal"),
    };
    assert!(!game.admits(&table.state, unsorted), "one way to write a deal");
}

/// How moves are written is told in words that are read themselves.
#[test]
fn the_forms_told_are_read_in_both_languages() {
    let game = build(None, 200);
    for words in [WORDS_EN, WORDS_FR] {
        let forms = |key: &str| {
            let line = words.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            let line = line.expect("there are words for it").replace("CARTE", "CARD");
            line.replace("CARD", "camel").replace("SANCTUAIRE", "PLACE").replace("PLACE", "okavango")
        };
        for form in forms("forms").split(", ") {
            assert!(game.read_action(form).is_ok(), "{form}");
        }
        for form in forms("forms-chance").split(", ") {
            assert!(game.read_chance(form).is_ok(), "{form}");
        }
    }
}

#[test]
fn every_action_is_read_as_it_is_written() {
    for deck in [None, Some(SHORT_DECK)] {
        let game = build(deck, 30);
        let every = every_action(&game);
        let known: HashSet<Action> = every.iter().copied().collect();
        assert_eq!(known.len(), every.len(), "no action stands twice in the list of all");
        for action in every {
            assert_eq!(game.read_action(&game.write_action(action)), Ok(action));
        }
        let mut rng = generator(2);
        let mut legal = Vec::new();
        for _ in 0..20 {
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                game.legal_actions(&state, &mut legal);
                for action in &legal {
                    assert!(known.contains(action), "{action:?} is in the list of all");
                }
                random_step(&game, &mut state, &mut rng);
            }
        }
    }
}

#[test]
fn counts_and_slots_asked_for_are_amounts() {
    let table = scene("", "");
    assert_eq!(table.game.amount(Action::Ware(OfWares::Count(3))), Some(3));
    assert_eq!(table.game.amount(Action::Artifact(OfArtifacts::Borrow(0))), Some(1));
    assert_eq!(table.game.amount(Action::Place(OfPlaces::Apply(2))), Some(3));
    assert_eq!(table.game.amount(Action::Turn(InTurn::Draw)), None);
    assert_eq!(
        table.game.amount(Action::Turn(InTurn::Use(1))),
        None,
        "between actions there is a list to choose from"
    );
}

#[test]
fn an_unknown_name_is_told() {
    let table = scene("", "");
    let refused = |text: &str| table.game.read_action(text).expect_err("no such move").0.to_string();
    assert_eq!(refused("play nobody"), "unknown-card(text=nobody)");
    assert_eq!(refused("lay clay pot 2"), "unknown-card(text=clay pot)");
    assert_eq!(refused("acheter xyz T"), "unknown-card(text=xyz)");
    assert_eq!(refused("visit camel"), "unknown-place(text=camel)");
    for other in ["take X", "lay pottery 4", "draw dyer", "play", "nonsense camel", "?"] {
        assert!(refused(other).starts_with("notation-unknown"), "{other}");
    }
}

/// Moves are shown with the names of our own deck, whatever a card is called in another one.
#[test]
fn names_of_our_deck_are_read_with_another_one_too() {
    let deck = asante::deck::DECK.replace("fr = \"Tisserande\"", "fr = \"Tisseuse\"");
    assert_ne!(deck, asante::deck::DECK);
    let game = build(Some(&deck), 200);
    for typed in ["jouer tisserande", "jouer tisseuse", "play weaver"] {
        assert_eq!(
            game.read_action(typed).map(|action| game.write_action(action)),
            Ok("play weaver".to_owned())
        );
    }
}
