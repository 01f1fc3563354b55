use std::io::{BufRead, BufReader, Read};
use std::process::Command;

use serde_json::Value;

use crate::{karata, program};

fn document(more: &[&str]) -> Value {
    let arguments = [&["simulate", "serengeti", "--json", "--seed", "3"], more].concat();
    let run = karata(&arguments).done();
    assert_eq!(run.err, "", "no progress in a pipe");
    serde_json::from_str(&run.out).expect("one JSON document")
}

#[test]
fn the_document_has_all_fields() {
    let document = document(&["--set", "edition=abacus", "--seats", "4", "--games", "200"]);
    for (field, value) in [("game", "serengeti".into()), ("seats", 4.into()), ("games", 200.into())] {
        assert_eq!(document[field], Value::clone(&value), "{field}");
    }
    assert_eq!(document["config"]["settings"]["edition"], "abacus");
    for field in ["decisions", "forced", "chance_steps", "seed", "threads"] {
        assert!(document[field].is_u64(), "{field} of {document}");
    }
    for field in ["seconds", "chance_seconds", "games_per_s", "decisions_per_s"] {
        assert!(document[field].is_f64(), "{field} of {document}");
    }
    let seats = document["by_seat"].as_array().expect("a list");
    assert_eq!(seats.len(), 4);
    let wins: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().expect("a share")).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    assert!(seats.iter().all(|seat| seat["mean"].is_f64()));
    assert_eq!(document.get("interrupted"), None);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for bots in ["random", "greedy,random,random,greedy"] {
        let counted = |threads: &str| {
            let mut document = document(&["--games", "300", "--bots", bots, "--threads", threads]);
            for field in ["seconds", "chance_seconds", "games_per_s", "decisions_per_s", "threads"] {
                document.as_object_mut().expect("an object").remove(field);
            }
            document
        };
        assert_eq!(counted("1"), counted("2"));
        assert_eq!(counted("1"), counted("5"));
    }
}

#[test]
fn people_get_a_table() {
    let run = karata(&["simulate", "serengeti", "--games", "50", "--seed", "1", "--bots", "greedy"]).done();
    assert!(
        run.out.contains("50 games") && run.out.contains('█') && run.out.contains("greedy"),
        "{}",
        run.out
    );
    let french = karata(&["simulate", "serengeti", "--games", "1200", "--seed", "1", "--lang", "fr"]).done();
    assert!(french.out.contains("1\u{202f}200 parties"), "{}", french.out);
    let unseeded = karata(&["simulate", "serengeti", "--games", "5"]).done();
    assert!(unseeded.err.contains("--seed"), "a seed nobody gave is told");
}

#[test]
fn an_interrupted_run_reports_what_it_has() {
    let mut child =
        program(&["simulate", "serengeti", "--games", "900000000000", "--json"]).spawn().expect("it starts");
    // The seed is told once the run can be interrupted.
    let mut err = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    err.read_line(&mut line).expect("text");
    std::thread::sleep(std::time::Duration::from_millis(100));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    let mut out = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut out).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    let document: Value = serde_json::from_str(&out).expect("one JSON document");
    assert_eq!(document["interrupted"], true);
    let games = document["games"].as_u64().expect("a number");
    assert!(games > 0 && games < 900_000_000_000, "{games}");
    line.clear();
    err.read_to_string(&mut line).expect("text");
    assert!(line.contains("interrupted"), "{line}");
}
