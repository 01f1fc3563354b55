use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::Command;

use serde_json::Value;

use crate::{karata, place, program};

fn document(more: &[&str]) -> Value {
    let run = karata(&[&["arena", "--json", "--seed", "3"], more].concat()).done();
    assert_eq!(run.err, "", "no progress in a pipe");
    serde_json::from_str(&run.out).expect("one JSON document")
}

#[test]
fn the_bots_as_a_picture() {
    let picture = place("levels.svg").to_str().expect("a plain path").to_owned();
    let _ = fs::remove_file(&picture);
    let arguments =
        ["arena", "serengeti", "--bots", "greedy,random,club:5", "--deals", "4", "--svg", &picture];
    karata(&arguments).done();
    let svg = fs::read_to_string(&picture).expect("the picture");
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches("<circle").count(), 3, "one for each bot");
    for words in ["greedy", "random", "club:5", "ms per move", "equal bots", "Serengeti"] {
        assert!(svg.contains(words), "{words}: {svg}");
    }
    karata(&arguments).refused(&[&picture, "already"]);
}

#[test]
fn the_document_has_all_fields() {
    let bots = "greedy,random,club:5";
    let document =
        document(&["serengeti", "--bots", bots, "--deals", "8", "--set", "edition=digest", "--seats", "3"]);
    for (field, value) in [("seats", 3), ("deals", 8), ("games", 24), ("seed", 3)] {
        assert_eq!(document[field], Value::from(value), "{field}");
    }
    assert_eq!(document["game"], "serengeti");
    assert_eq!(document["interrupted"], false);
    assert_eq!(document["config"]["settings"]["edition"], "digest");
    assert!(document["seconds"].is_f64() && document["threads"].is_u64() && document["fair_share"].is_f64());
    let bots = document["bots"].as_array().expect("a list");
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["greedy", "random", "club:5"]);
    assert_eq!((&bots[0]["budget"], &bots[2]["budget"]), (&Value::Null, &Value::from(5)));
    for bot in bots {
        for field in ["mean", "win_share", "rating", "uncertainty", "ms_per_decision", "slowest_ms"] {
            assert!(bot[field].is_f64(), "{field} of {bot}");
        }
        assert!(bot["decisions"].is_u64());
        for (mean, interval) in [("mean", "mean_95"), ("win_share", "win_share_95")] {
            let ends: Vec<f64> = serde_json::from_value(bot[interval].clone()).expect("two numbers");
            let mean = bot[mean].as_f64().expect("a number");
            assert!(ends.len() == 2 && ends[0] <= mean && mean <= ends[1], "{bot}");
        }
    }
    let pairs = document["pairs"].as_array().expect("a list");
    assert_eq!(pairs.len(), 3);
    for pair in pairs {
        assert!(pair["a"].is_string() && pair["b"].is_string() && pair["established"].is_boolean());
        assert!(pair["win_share_difference"].is_f64() && pair["score_difference"].is_f64());
        assert!(pair["win_share_difference_95"].is_array() && pair["score_difference_95"].is_array());
    }
}

#[test]
fn what_is_not_known_is_null() {
    let document = document(&["calcory", "--bots", "greedy,random", "--deals", "1"]);
    assert!(document["bots"][0]["mean"].is_f64());
    assert_eq!(document["bots"][0]["mean_95"], Value::Null);
    assert_eq!(document["pairs"][0]["win_share_difference_95"], Value::Null);
    assert_eq!(document["pairs"][0]["established"], false);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let counted = |threads: &str| {
        let more = ["mu", "--bots", "club,greedy", "--budget", "5", "--deals", "6", "--threads", threads];
        let mut document = document(&more);
        for bot in document["bots"].as_array_mut().expect("a list") {
            for field in ["ms_per_decision", "slowest_ms"] {
                bot.as_object_mut().expect("an object").remove(field);
            }
        }
        for field in ["seconds", "threads"] {
            document.as_object_mut().expect("an object").remove(field);
        }
        document
    };
    assert_eq!(counted("1"), counted("2"));
    assert_eq!(counted("1"), counted("3"));
}

#[test]
fn matches_are_single_hands_unless_asked_for() {
    let hands = |more: &[&str]| {
        let arguments = [&["rummu", "--bots", "greedy,random", "--deals", "1"], more].concat();
        let settings = &document(&arguments)["config"]["settings"];
        (settings["hands"].as_i64(), settings["total"].as_i64())
    };
    assert_eq!(hands(&[]), (Some(1), Some(200)));
    assert_eq!(hands(&["--set", "hands=2"]).0, Some(2));
    assert_eq!(hands(&["--set", "total=10"]), (Some(0), Some(10)));
    let people = karata(&["arena", "rummu", "--bots", "greedy,random", "--deals", "2", "--seed", "1"]).done();
    assert!(people.out.contains("hands=1"), "{}", people.out);
}

#[test]
fn people_get_a_table_and_plain_sentences() {
    let run = |more: &[&str]| {
        karata(&[&["arena", "serengeti", "--seed", "1", "--deals", "30", "--bots"], more].concat()).done().out
    };
    let text = run(&["random,greedy"]);
    for words in ["30 deals, 240 games", "win 25.0 %", "mean score", "greedy is ahead of random: +"] {
        assert!(text.contains(words), "{words:?} is not in {text}");
    }
    let text = run(&["greedy,greedy"]);
    assert!(
        text.contains("No difference established between greedy and greedy#2: +0.0 % [0.0, 0.0]"),
        "{text}"
    );
    let french = run(&["greedy,random", "--lang", "fr"]);
    for words in ["30 donnes, 240 parties", "score moyen", "greedy est devant random\u{a0}: +", "\u{202f}; "]
    {
        assert!(french.contains(words), "{words:?} is not in {french}");
    }
    let one = karata(&["arena", "calcory", "--bots", "greedy,random", "--deals", "1"]).done();
    assert!(one.out.contains("one deal tells nothing"), "{}", one.out);
    assert!(one.err.contains("--seed"), "a seed nobody gave is told");
}

#[test]
fn among_others_more_bots_are_compared_than_there_are_chairs() {
    let arguments = ["asante", "--bots", "random,novice,greedy", "--among", "greedy", "--deals", "3"];
    let document = document(&arguments);
    assert_eq!((document["among"].as_str(), document["games"].as_u64()), (Some("greedy"), Some(18)));
    let shares: Vec<f64> = document["bots"]
        .as_array()
        .expect("bots")
        .iter()
        .map(|bot| bot["win_share"].as_f64().expect("a share"))
        .collect();
    assert!(shares[0] < shares[2], "{shares:?}");
    assert!((shares[2] - 0.5).abs() < 1e-12, "one of the others wins what they win: {shares:?}");
    let people = karata(&[&["arena", "--seed", "1"], &arguments[..]].concat()).done();
    assert!(people.out.contains("alone among players of greedy"), "{}", people.out);
    let french = karata(&[&["arena", "--seed", "1", "--lang", "fr"], &arguments[..]].concat()).done();
    assert!(french.out.contains("seul parmi des joueurs greedy"), "{}", french.out);
}

#[test]
fn what_is_wrong_is_answered_with_what_is_allowed() {
    let arena = |bots: &str, more: &[&str]| karata(&[&["arena", "safaru", "--bots", bots], more].concat());
    karata(&["arena", "safaru"]).refused(&["--bots"]);
    karata(&["arena", "chess", "--bots", "greedy,random"]).refused(&["chess", "serengeti"]);
    arena("greedy", &[]).refused(&["one bot", "two or more"]);
    arena("greedy,random,club", &["--seats", "4"]).refused(&["3 bots", "two"]);
    arena("greedy,random,club,novice", &["--seats", "3"]).refused(&["4 bots", "2 to 3"]);
    arena("greedy,chess", &[]).refused(&["chess", "random", "club", "club:ITER"]);
    arena("greedy:5,random", &[]).refused(&["greedy:5", "expert:ITER"]);
    arena("greedy,", &[]).refused(&["random", "club"]);
    for own in ["0", "", "-1", "x", "99999999999"] {
        arena(&format!("club:{own},random"), &[]).refused(&["club:ITER", "from 1 to"]);
    }
    for option in ["--deals", "--budget", "--threads"] {
        for number in ["0", "-1", "some"] {
            arena("greedy,random", &[option, number]).refused(&[option, number, "from 1 to"]);
        }
    }
    arena("greedy,random", &["--set", "hands=x"]).refused(&["hands=x"]);
    arena("greedy", &["--lang", "fr"]).refused(&["un seul robot"]);
    arena("greedy", &["--among", "chess"]).refused(&["--among", "chess", "random", "club:ITER"]);
    arena(&["random"; 65].join(","), &["--among", "greedy"]).refused(&["65 bots", "64"]);
}

#[test]
fn an_interrupt_prints_what_there_is() {
    let arguments = ["arena", "serengeti", "--bots", "greedy,random", "--deals", "900000000", "--json"];
    let mut child = program(&arguments).spawn().expect("the program starts");
    let mut err = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut seed = String::new();
    err.read_line(&mut seed).expect("text");
    std::thread::sleep(std::time::Duration::from_millis(300));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    let mut out = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut out).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    let document: Value = serde_json::from_str(&out).expect("one JSON document");
    assert_eq!(document["interrupted"], true);
    let deals = document["deals"].as_u64().expect("a number");
    assert!(deals > 0 && deals < 900_000_000, "{deals}");
    assert_eq!(document["games"].as_u64(), Some(deals * 8));
    let mut rest = String::new();
    err.read_to_string(&mut rest).expect("text");
    assert!(seed.contains("--seed") && rest.contains("interrupted"), "{seed}{rest}");
}
