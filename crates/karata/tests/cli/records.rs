use std::fs;

use crate::{file, karata, place};

fn record(name: &str) -> (String, String) {
    let path = place(name).to_str().expect("a plain path").to_owned();
    let set = "edition=asmodee";
    let run = karata(&["record", "serengeti", "--set", set, "--seats", "5", "--seed", "7", "--out", &path]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""));
    let text = fs::read_to_string(&path).expect("the record");
    (path, text)
}

/// The check at the end of every line, made anew: what a forger would do.
pub(crate) fn forged(lines: &[String]) -> String {
    let mut check = 0x811c_9dc5_u32;
    let mut text = Vec::new();
    for line in lines {
        let words = line.rsplit_once(" ; ").map_or(line.as_str(), |(words, _)| words).trim_end();
        for byte in words.bytes().chain([b'\n']) {
            check = (check ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        text.push(format!("{words:<46} ; {check:08x}\n"));
    }
    text.concat()
}

#[test]
fn a_record_replays_to_the_same_scores() {
    let (path, text) = record("whole.karata");
    let result = text.lines().last().expect("a last line");
    let scores: Vec<&str> = result.split_whitespace().skip(2).take(5).collect();
    let told = karata(&["replay", &path]).done().out;
    let (_, sheet) = told.split_once("The final scores:\n").expect("the scores are told");
    for (name, score) in ["Amina", "Baraka", "Chausiku", "Dalila", "Enzi"].iter().zip(scores) {
        let row = sheet.lines().find(|line| line.contains(name)).expect("a row for everybody");
        assert_eq!(row.split_whitespace().last(), Some(score), "{row}");
    }
    assert!(sheet.contains(" wins with "), "{sheet}");
}

#[test]
fn without_a_file_the_record_is_printed() {
    let (_, text) = record("same.karata");
    let arguments = ["record", "serengeti", "--set", "edition=asmodee", "--seats", "5", "--seed", "7"];
    assert_eq!(karata(&arguments).done().out, text);
    let unseeded = karata(&["record", "serengeti"]).done();
    let seed =
        unseeded.err.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty()).expect("a seed");
    assert_eq!(karata(&["record", "serengeti", "--seed", seed]).done().out, unseeded.out);
}

#[test]
fn a_record_can_be_told_up_to_a_line_and_shows_the_table_there() {
    let (path, text) = record("at.karata");
    let turned = text.lines().position(|line| line.starts_with("nature turn")).expect("a lot") + 1;
    let told = karata(&["replay", &path, "--at", &turned.to_string()]).done().out;
    assert!(told.contains("Round 1 of 15") && told.contains("For sale"), "{told}");
    assert!(!told.contains("Round 2"), "{told}");
    karata(&["replay", &path, "--at", "0"]).refused(&["--at 0", "from 29 to"]);
    let last = text.lines().count();
    let whole = karata(&["replay", &path, "--at", &last.to_string()]).done().out;
    assert!(whole.contains("The final scores"), "the result is a line like others: {whole}");
}

#[test]
fn a_record_can_be_told_from_a_seat_and_in_french() {
    let (path, _) = record("seat.karata");
    let told = karata(&["replay", &path, "--view", "2"]).done().out;
    assert!(told.contains("You bid") && !told.contains("Baraka"), "{told}");
    let french = karata(&["replay", &path, "--view", "2", "--lang", "fr"]).done().out;
    assert!(french.contains("Vous misez") && french.contains("Le score final"), "{french}");
    karata(&["replay", &path, "--view", "6"]).refused(&["--view 6", "from 1 to 5"]);
}

#[test]
fn every_kind_of_changed_line_is_refused_with_its_number() {
    let (_, text) = record("original.karata");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut kinds = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let kind = line.split(' ').next().expect("a word").to_owned();
        if kinds.contains(&kind) {
            continue;
        }
        kinds.push(kind);
        let number = format!("line {}:", index + 1);
        let changed = |replacement: Option<String>| {
            let mut copy = lines.clone();
            match replacement {
                Some(line) => copy[index] = line,
                None => drop(copy.remove(index)),
            }
            karata(&["replay", &file("changed.karata", copy.join("\n") + "\n")])
        };
        let last = line.chars().rev().skip(12).find(|c| *c != ' ').expect("words");
        changed(Some(line.replacen(last, "#", 1))).refused(&[&number]);
        changed(Some(line.replace(" ; ", " ; f"))).refused(&[&number]);
        changed(Some(line.split(" ; ").next().expect("words").to_owned())).refused(&[&number]);
        // Without its last line a record is a cut one; blank lines at the end are nothing.
        if index + 1 < lines.len() {
            changed(Some(String::new())).refused(&[&number]);
            changed(None).refused(&[&number]);
        }
    }
    assert_eq!(kinds, ["karata", "game", "seats", "set", "|", "nature", "seat", "result"]);
    let blank = karata(&["replay", &file("blank.karata", text.clone() + "\r\n \n")]).done();
    assert!(!blank.out.contains("cut off"), "{}", blank.out);
    karata(&["replay", &file("newer.karata", text.replacen("karata 1", "karata 4", 1))])
        .refused(&["newer Karata"]);
    karata(&["replay", &file("marked.karata", format!("\u{feff}{text}"))]).done();
    let longer = file("longer.karata", format!("{text}{}\n", lines[5]));
    karata(&["replay", &longer]).refused(&[&format!("line {}:", lines.len() + 1)]);
}

#[test]
fn a_forged_record_is_refused_by_the_rules() {
    let (_, text) = record("honest.karata");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let find = |start: &str| lines.iter().position(|line| line.starts_with(start)).expect("such a line");
    let forge = |index: usize, words: &str| {
        let mut copy = lines.clone();
        copy[index] = words.to_owned();
        karata(&["replay", &file("forged.karata", forged(&copy))])
    };
    let number = |index: usize| format!("line {}:", index + 1);
    let (first, turn, result) = (find("nature first"), find("nature turn"), lines.len() - 1);
    forge(first, "nature first 9").refused(&[&number(first), "first 2"]);
    forge(turn, "nature turn N3").refused(&[&number(turn)]);
    forge(turn, "nature turn N4 M1").refused(&[&number(turn)]);
    forge(turn + 1, "seat 4 bid 99").refused(&[&number(turn + 1), "SER."]);
    forge(turn + 1, "seat 1 pass").refused(&[&number(turn + 1), "seat 4"]);
    forge(turn + 1, "seat 9 pass").refused(&[&number(turn + 1)]);
    forge(turn + 1, "nature turn N4").refused(&[&number(turn + 1), "seat 4"]);
    forge(result, "result scores 1 2 3 4 5 ranks 5 4 3 2 1").refused(&[&number(result), "result scores"]);
    forge(turn, "result scores 1 2 3 4 5 ranks 5 4 3 2 1").refused(&[&number(turn + 1)]);
    forge(0, "karata 4").refused(&[&number(0)]);
    forge(0, "karata 3").refused(&["another game"]);
    forge(3, "practice 2").refused(&[&number(3), "practice 2"]);
    forge(0, "karata 2").refused(&["which deal"]);
    forge(1, "game chess rules 1").refused(&["chess", "serengeti"]);
    forge(1, "game serengeti rules 99").refused(&["99", "newer"]);
    forge(1, "game serengeti rules 0").refused(&["version 0"]);
    forge(2, "seats 9").refused(&["9", "3–6"]);
    forge(find("set bonus"), "set bonus 99").refused(&["bonus=99", "0–20"]);
    forge(find("| Nuba"), "| Nuba 0 1 4 8 8").refused(&["cards", "SER.1"]);
}

#[test]
fn a_cut_record_is_told_up_to_the_cut() {
    let (_, text) = record("long.karata");
    for cut in (0..text.len()).step_by(97).chain([text.len() - 1]) {
        let run = karata(&["replay", &file("cut.karata", &text[..cut])]);
        let lines = text[..=cut].matches('\n').count();
        if cut + 1 == text.len() {
            assert!(run.done().out.contains("wins with"), "only the end of the last line is missing");
        } else if lines < 3 {
            run.refused(&["line"]);
        } else if text[..=cut].ends_with('\n') || text[..cut].ends_with('\n') {
            assert!(run.done().out.contains(&format!("The record ends at line {lines}")), "cut at {cut}");
        } else {
            let fault = format!("line {} of the record is broken off", lines + 1);
            assert!(run.code == 2 && run.err.contains(&fault), "cut at {cut}: {run:?}");
            let told = run.out.contains("The score sheet") || run.out.contains("The final scores");
            assert!(told || lines < 29, "what comes before the cut is told: {run:?}");
        }
    }
    let before_result = text.rfind("result").expect("a result");
    let run = karata(&["replay", &file("unresolved.karata", &text[..before_result])]).done();
    assert!(run.out.contains("The final scores") && run.out.contains("was not finished"), "{}", run.out);
}

#[test]
fn what_is_wrong_with_the_set_up_is_told_with_its_line() {
    let (_, text) = record("setup.karata");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (index, words, found) in [
        (1, "game chess rules 1", "chess"),
        (1, "game serengeti rules 9", "version 9"),
        (2, "seats 99", "99"),
        (3, "set nonsense 1", "nonsense"),
    ] {
        // Nothing follows the set-up: there is still something wrong with it.
        let mut copy = lines[..5].to_vec();
        copy[index] = words.to_owned();
        let run = karata(&["replay", &file("setup-changed.karata", forged(&copy))]);
        run.refused(&[&format!("line {}:", index + 1), found]);
    }
    karata(&["replay", &file("format.karata", forged(&["karata 4".to_owned()]))]).refused(&["newer Karata"]);
}

#[test]
fn a_record_of_very_many_settings_is_refused_at_once() {
    let mut lines = vec!["karata 1".to_owned(), "game mu rules 2".to_owned(), "seats 4".to_owned()];
    lines.extend((0..80_000).map(|number| format!("set key{number} 1")));
    let begun = std::time::Instant::now();
    karata(&["replay", &file("many.karata", forged(&lines))]).refused(&["line 4:", "key0"]);
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn scores_of_hands_are_kept_and_checked() {
    let run = karata(&["record", "mu", "--seats", "4", "--set", "hands=3", "--seed", "2"]).done();
    let lines: Vec<String> = run.out.lines().map(str::to_owned).collect();
    let scores: Vec<usize> = (0..lines.len()).filter(|&index| lines[index].starts_with("scores ")).collect();
    assert_eq!(scores.len(), 3, "after every hand: {}", run.out);
    karata(&["replay", &file("hands.karata", run.out)]).done();
    let mut forged_scores = lines;
    forged_scores[scores[0]] = "scores 99 99 99 99".to_owned();
    let run = karata(&["replay", &file("hands-forged.karata", forged(&forged_scores))]);
    run.refused(&[&format!("line {}:", scores[0] + 1), "not the scores"]);
}

#[test]
fn a_replay_is_data_too() {
    let (path, _) = record("data.karata");
    let out = karata(&["replay", &path, "--json", "--view", "1"]).done().out;
    let document: serde_json::Value = serde_json::from_str(&out).expect("one JSON document");
    assert_eq!((document["game"].as_str(), document["seats"].as_u64()), (Some("serengeti"), Some(5)));
    assert!(document["deal"].is_null(), "bots alone are not bound to a deal");
    assert!(document["result"]["ranks"].is_array() && document["unfinished"] == false, "{document:#}");
    let first = &document["steps"][0];
    assert!(first["line"].as_u64() == Some(29) && first["seat"].is_null(), "{first:#}");
    assert!(first["story"][0].as_str().is_some_and(|words| words.contains("first player")), "{first:#}");
}

#[test]
fn a_record_cut_within_its_set_up_is_incomplete() {
    let text = karata(&["record", "mu", "--seats", "4", "--seed", "1", "--set", "hands=1"]).done().out;
    let set_up = text.lines().take_while(|line| !line.starts_with("nature")).count();
    assert!(set_up > 5, "{text}");
    let first = |lines: usize| text.split_inclusive('\n').take(lines).collect::<String>();
    for lines in 3..set_up {
        let run = karata(&["replay", &file("set-up.karata", first(lines))]);
        run.refused(&["incomplete", &format!("line {lines}"), "set "]);
    }
    let whole = karata(&["replay", &file("set-up.karata", first(set_up))]);
    assert!(whole.done().out.contains(&format!("The record ends at line {set_up}")));
}
