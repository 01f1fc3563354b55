use std::io::Read;

use crate::{karata, program};

#[test]
fn games_are_listed_with_counts_settings_and_presets() {
    let english = karata(&["games"]).done().out;
    for words in ["serengeti", "3–6", "random, novice, greedy", "edition", "asmodee|digest|abacus", "SER.7"]
    {
        assert!(english.contains(words), "{words} is not in {english}");
    }
    let french = karata(&["games", "--lang", "fr"]).done().out;
    assert!(french.contains("Joueurs") && french.contains("Réglages"), "{french}");
    for page in [english, french] {
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    }
}

#[test]
fn games_as_json() {
    let document: serde_json::Value =
        serde_json::from_str(&karata(&["games", "--json"]).done().out).expect("one JSON document");
    let game = &document["games"][0];
    assert_eq!(game["name"], "serengeti");
    assert_eq!(game["seats"]["max"], 6);
    let settings = game["settings"].as_array().expect("a list");
    let bonus = settings.iter().find(|setting| setting["key"] == "bonus").expect("the bonus");
    assert_eq!((&bonus["kind"], &bonus["max"]), (&"number".into(), &20.into()));
    let edition = settings.iter().find(|setting| setting["key"] == "edition").expect("the edition");
    assert_eq!(edition["presets"]["abacus"]["bonus"], "2");
}

#[test]
fn rules_in_both_languages() {
    let english = karata(&["rules", "serengeti"]).done().out;
    let french = karata(&["rules", "serengeti", "--lang", "fr"]).done().out;
    assert!(french.contains("SER.34 ") && french.contains("enchère"));
    for page in [english, french] {
        assert!(page.contains("SER.34 ") && !page.contains("**") && !page.contains('|'), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    }
}

/// The cards of a game whose deck can be changed, from the deck in use.
#[test]
fn rules_with_the_cards_of_the_deck_in_use() {
    let english = karata(&["rules", "asante"]).done().out;
    for words in [
        "ASA.41 ",
        "Three silks (sss, ×1) [card ours]: 3 silks; buy for 3,",
        "Tracker (tracker, ×2) [as printed]",
    ] {
        assert!(english.contains(words), "{words} is not in {english}");
    }
    let french = karata(&["rules", "asante", "--lang", "fr"]).done().out;
    assert!(french.contains("Traqueur (tracker, ×2) [d’origine]"), "{french}");
    for page in [&english, &french] {
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    }
    let deck = include_str!("../../../asante/src/deck.toml");
    let silks = deck.lines().find(|line| line.contains("\"sss\"")).expect("three silks");
    let changed = |to: &str| deck.replace(silks, &silks.replace("buy = 3", to));
    let path = crate::file("dear-silk.toml", changed("buy = 5"));
    let dear = karata(&["rules", "asante", "--set", &format!("deck=@{path}")]).done().out;
    assert_eq!(dear, english.replace("3 silks; buy for 3,", "3 silks; buy for 5,"));
    let line = 1 + deck.lines().position(|line| line == silks).expect("it is there");
    let path = crate::file("wrong-silk.toml", changed("buy = -5"));
    let refused = |command: &str| karata(&[command, "asante", "--set", &format!("deck=@{path}")]);
    let where_and_why = [&format!("line {line}:")[..], "buy = -5 is not possible; allowed: 0–99"];
    refused("rules").refused(&where_and_why);
    refused("play").refused(&where_and_why);
}

/// A record carries its deck.
#[test]
fn a_game_with_an_own_deck_is_recorded_with_it() {
    let deck = include_str!("../../../asante/src/deck.toml")
        .replace("count = 3, wares = \"?\"", "count = 7, wares = \"?\"");
    let path = crate::file("packages.toml", &deck);
    let arguments =
        ["record", "asante", "--seed", "3", "--bots", "greedy", "--set", &format!("deck=@{path}")];
    let record = karata(&arguments).done().out;
    let replayed = crate::file("packages.karata", &record);
    std::fs::remove_file(path).expect("the deck is no longer needed");
    assert!(karata(&["replay", &replayed]).done().out.contains("has one last turn."));
}

#[test]
fn help_in_both_languages() {
    assert!(karata(&["--help"]).done().out.contains("Usage: karata"));
    assert!(karata(&["play", "--help", "--lang", "fr"]).done().out.contains("Joue dans le terminal"));
    assert!(karata(&["--version"]).done().out.starts_with("karata "));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for arguments in [
        &["rules", "serengeti"][..],
        &["games"],
        &["play", "serengeti"],
        &["record", "serengeti", "--seed", "1"],
        &["simulate", "serengeti", "--seed", "1", "--games", "5"],
        &["--help"],
    ] {
        let mut child = program(arguments).spawn().expect("it starts");
        drop((child.stdin.take(), child.stdout.take()));
        let mut err = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
        assert_eq!((child.wait().expect("it ends").code(), err.as_str()), (Some(0), ""), "{arguments:?}");
    }
}
