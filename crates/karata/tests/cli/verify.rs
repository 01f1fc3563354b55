//! `karata verify`, as somebody uses it who has played a game.

use std::fs;

use crate::records::forged;
use crate::{file, karata, karata_reading, place};

/// A game played to its end in the terminal: the path and the text of its record.
fn played(game: &str, name: &str) -> (String, String) {
    let path = place(name).to_str().expect("a plain path").to_owned();
    let arguments = ["play", game, "--bots", "greedy", "--seed", "8", "--out", &path];
    let run = karata_reading(&arguments, &"#1\n".repeat(3000)).done();
    assert!(run.out.contains("The final scores"), "{}", run.out);
    let text = fs::read_to_string(&path).expect("the record");
    (path, text)
}

/// The second word of the line that begins with this one.
fn word(text: &str, head: &str) -> String {
    let line = text.lines().find(|line| line.starts_with(head)).expect("such a line");
    line.split(' ').nth(1).expect("a second word").to_owned()
}

/// The words of a text however it is wrapped.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_played_in_the_terminal_can_be_verified() {
    for game in ["serengeti", "mu", "rummu", "calcory", "safaru", "asante"] {
        let (path, text) = played(game, &format!("{game}-dealt.karata"));
        let outcomes = text.matches("\nnature ").count();
        let hash = word(&text, "deal ");
        let run = karata(&["verify", &path]).done();
        let said = unwrapped(&run.out);
        let fits = match outcomes {
            1 => "the one outcome of chance".to_owned(),
            _ => format!("all {outcomes} outcomes of chance"),
        };
        for words in [&fits, &hash, "If this is the hash", "before the first card", "does not prove"] {
            assert!(said.contains(words), "{game}: {words:?} is not in {said}");
        }
        karata(&["replay", &path]).done();
    }
}

#[test]
fn the_hash_that_was_shown_is_compared() {
    let (path, text) = played("safaru", "compared.karata");
    let hash = word(&text, "deal ");
    let given = karata(&["verify", &path, "--commitment", &hash.to_uppercase()]).done();
    assert!(unwrapped(&given.out).contains("the hash that you gave"), "{}", given.out);
    let other = "0".repeat(64);
    karata(&["verify", &path, "--commitment", &other]).refused(&["another deal", &hash, &other]);
    karata(&["verify", &path, "--commitment", "beef"]).refused(&["--commitment beef", "64 hexadecimal"]);
    let french = karata(&["verify", &path, "--commitment", &hash, "--lang", "fr"]).done();
    let said = unwrapped(&french.out);
    for words in ["La donne est exacte", "avant la première carte", "Cela ne prouve pas"] {
        assert!(said.contains(words), "{words:?} is not in {said}");
    }
}

#[test]
fn a_changed_card_is_refused_with_its_line_and_both_outcomes() {
    let (_, text) = played("serengeti", "unchanged.karata");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let first = lines.iter().position(|line| line.starts_with("nature first")).expect("who begins");
    let dealt = lines[first].split(" ; ").next().expect("words").trim_end().replace("nature ", "");
    let other = if dealt == "first 1" { "first 2" } else { "first 1" };
    lines[first] = format!("nature {other}");
    let path = file("other-card.karata", forged(&lines));
    let number = format!("line {}:", first + 1);
    karata(&["verify", &path]).refused(&[
        &number,
        &format!("“{other}” was dealt"),
        &format!("gives “{dealt}”"),
    ]);
    let french = karata(&["verify", &path, "--lang", "fr"]);
    french.refused(&[&format!("ligne {}", first + 1), other, &dealt]);
}

#[test]
fn where_there_is_nothing_to_verify_one_sentence_says_so() {
    let run = karata(&["record", "safaru", "--seed", "3"]).done();
    assert!(run.out.starts_with("karata 1 "), "a game between bots alone is not bound to a deal");
    karata(&["verify", &file("bots-alone.karata", run.out)]).refused(&["nothing to verify"]);
    let path = place("running.karata").to_str().expect("a plain path").to_owned();
    karata_reading(&["play", "safaru", "--seed", "3", "--out", &path], "#1\n").done();
    karata(&["verify", &path]).refused(&["nothing to verify yet", "when the game is over"]);
    karata(&["replay", &path]).done();
    karata(&["verify", &file("letter.karata", "Dear friend,\n")]).refused(&["line 1", "Dear friend"]);
    karata(&["verify", "nowhere.karata"]).refused(&["nowhere.karata"]);
}

#[test]
fn a_game_that_was_given_up_can_be_verified_and_says_that_it_was_not_finished() {
    let path = place("given-up-dealt.karata").to_str().expect("a plain path").to_owned();
    let home = crate::home();
    let arguments = ["play", "rummu", "--bots", "greedy", "--seed", "3", "--out", &path];
    let left = crate::finish(crate::program_at(&home, &arguments), "q\ng\n").done();
    assert!(left.out.contains("You give up"), "{}", left.out);
    let run = karata(&["verify", &path]).done();
    assert!(run.out.contains("The deal fits") && run.out.contains("was not finished"), "{}", run.out);
}

#[test]
fn a_replay_tells_the_deal_as_data() {
    let (path, text) = played("safaru", "deal-data.karata");
    let out = karata(&["replay", &path, "--json"]).done().out;
    let document: serde_json::Value = serde_json::from_str(&out).expect("one JSON document");
    let deal = &document["deal"];
    assert_eq!(
        (deal["hash"].as_str(), deal["key"].as_str()),
        (Some(&*word(&text, "deal ")), Some(&*word(&text, "key ")))
    );
}
