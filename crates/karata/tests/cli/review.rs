use std::fs;

use serde_json::Value;

use crate::{file, karata, place};

/// One hand of Mü between bots that play anything: there is something to find.
fn record(name: &str) -> (String, String) {
    let path = place(name).to_str().expect("a plain path").to_owned();
    let bots = "random,greedy,greedy,greedy";
    let arguments = ["record", "mu", "--set", "hands=1", "--seats", "4", "--seed", "3", "--bots", bots];
    karata(&[&arguments[..], &["--out", &path]].concat()).done();
    let text = fs::read_to_string(&path).expect("the record");
    (path, text)
}

/// The lines of the moves that a seat made, counted from 1.
fn moves_of(text: &str, seat: u8) -> Vec<u64> {
    let lines = text.lines().zip(1..);
    lines.filter(|(line, _)| line.starts_with(&format!("seat {seat} "))).map(|(_, number)| number).collect()
}

#[test]
fn every_decision_of_a_seat_is_told_and_what_cost_most() {
    let (path, text) = record("reviewed.karata");
    let told = karata(&["review", &path, "--budget", "200"]).done().out;
    assert!(told.starts_with("Mü, 4 players: your decisions on seat 1\n"), "{told}");
    let (_, rows) = told.split_once("\nAll decisions\n").expect("all decisions");
    let lines: Vec<u64> =
        rows.lines().skip(1).map(|row| row.split_whitespace().next().unwrap().parse().unwrap()).collect();
    let made = moves_of(&text, 1);
    assert!(!lines.is_empty() && lines.is_sorted() && lines.iter().all(|line| made.contains(line)), "{told}");
    assert!(told.contains(" 100 |") && told.contains("\n   0 |"), "the chart: {told}");
    assert!(
        told.contains("\n1 · line ") && told.contains("[1] "),
        "who plays anything loses something: {told}"
    );
    assert_eq!(karata(&["review", &path, "--budget", "200"]).done().out, told, "always the same");
    let french = karata(&["review", &path, "--budget", "200", "--lang", "fr"]).done().out;
    assert!(french.starts_with("Mü, 4 joueurs\u{a0}: vos décisions à la place 1\n"), "{french}");
    let running = french.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(running.contains("Un fort joueur, sachant ce que vous saviez : "), "{french}");
    let (_, french_rows) = french.split_once("\nToutes les décisions\n").expect("all decisions");
    assert_eq!(french_rows.lines().count(), rows.lines().count(), "a row for each in both languages");
}

#[test]
fn a_review_as_data_and_as_a_picture() {
    let (path, text) = record("data.karata");
    let picture = place("chances.svg").to_str().expect("a plain path").to_owned();
    let _ = fs::remove_file(&picture);
    let arguments = ["review", &path, "--seat", "2", "--budget", "40", "--json", "--svg", &picture];
    let found: Value = serde_json::from_str(&karata(&arguments).done().out).expect("one document");
    assert_eq!(found["seat"], 1);
    let decisions = found["decisions"].as_array().expect("a list");
    let forced = found["forced"].as_u64().expect("a number") as usize;
    assert_eq!(decisions.len() + forced, moves_of(&text, 2).len(), "each is one or the other");
    let svg = fs::read_to_string(&picture).expect("the picture");
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{svg}");
    let losses = decisions.iter().filter(|one| !one["better"].is_null()).count();
    let teeth = svg.matches("z\" fill=\"#F4B62E\"").count() + svg.matches("z\" fill=\"#FBF5E6\"").count();
    assert_eq!(teeth, decisions.len() + losses + 1, "and one in the legend");
    karata(&arguments).refused(&[&picture, "already"]);
}

#[test]
fn a_game_that_is_not_over_is_looked_at_as_far_as_it_goes() {
    let (_, text) = record("whole-hand.karata");
    let lines: Vec<&str> = text.lines().take(24).collect();
    let path = file("unfinished.karata", &(lines.join("\n") + "\n"));
    let told = karata(&["review", &path, "--budget", "10"]).done().out;
    assert!(told.contains("The game is not over: these are the decisions so far."), "{told}");
}

#[test]
fn what_cannot_be_looked_back_at_is_refused_in_one_line() {
    let (path, text) = record("refused.karata");
    karata(&["review", &path, "--seat", "5"]).refused(&["--seat 5", "from 1 to 4"]);
    karata(&["review", &path, "--seat", "0"]).refused(&["--seat 0", "from 1 to 4"]);
    karata(&["review", &path, "--budget", "0"]).refused(&["--budget 0"]);
    karata(&["review", "nowhere.karata"]).refused(&["nowhere.karata"]);
    let poem = file("poem.karata", "roses are red\n");
    karata(&["review", &poem]).refused(&["poem.karata", "line 1"]);
    let cut = file("cut.karata", &text[..text.len() * 2 / 3]);
    karata(&["review", &cut]).refused(&["cut.karata", "is cut off"]);
    karata(&["review", &cut, "--lang", "fr"]).refused(&["cut.karata", "est coupée"]);
    karata(&["review", &path, "--svg", "nowhere/at/all.svg"]).refused(&["nowhere/at/all.svg"]);
}
