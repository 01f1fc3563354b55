use std::io::Read;

use crate::{karata, program};

#[test]
fn games_are_listed_with_counts_settings_and_presets() {
    let english = karata(&["games"]).done().out;
    for words in ["serengeti", "3–6", "random, greedy", "edition", "asmodee|digest|abacus", "SER.7"] {
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
