use std::fs;
use std::io::{Read, Write};
use std::process::Command;

use crate::{karata, karata_reading, place, program};

#[test]
fn a_whole_game_in_french_from_a_pipe() {
    for (edition, moves) in [("asmodee", "#1\n"), ("abacus", "#2\n#1\n"), ("digest", "passer\n#1\n")] {
        let set = format!("edition={edition}");
        let arguments = ["play", "serengeti", "--lang", "fr", "--seed", "4", "--set", &set];
        let run = karata_reading(&arguments, &moves.repeat(2000)).done();
        assert_eq!(run.err, "");
        for words in ["Vous jouez contre Baraka, Chausiku et Dalila", "Tour 15", "Le score final", "--seed 4"]
        {
            assert!(run.out.contains(words), "{words:?} is not in {}", run.out);
        }
        let won = ["Vous gagnez avec", " gagne avec", "La victoire est partagée par"];
        assert!(won.iter().any(|words| run.out.contains(words)), "{}", run.out);
        assert!(!run.out.contains('\x1b'), "no colours in a pipe");
    }
}

#[test]
fn every_variant_can_be_played_to_its_end() {
    for more in [
        &["--set", "referee=open"][..],
        &["--set", "exchanges=on", "--seats", "5"],
        &["--set", "edition=asmodee", "--set", "exchanges=on", "--seats", "6"],
        &["--seats", "3", "--seat", "3", "--bots", "random"],
    ] {
        let arguments = [&["play", "serengeti", "--seed", "2"], more].concat();
        let run = karata_reading(&arguments, &"#3\n#2\n#1\n".repeat(3000)).done();
        assert!(run.out.contains("The final scores:"), "{more:?}: {}", run.out);
    }
}

#[test]
fn hints_say_what_to_do_and_by_which_figures() {
    let arguments = ["play", "serengeti", "--seed", "5", "--bots", "greedy"];
    let asked = karata_reading(&arguments, "h\nq\n").done().out;
    let always = karata_reading(&[&arguments[..], &["--hint"]].concat(), "q\n").done().out;
    for out in [&asked, &always] {
        for words in ["int: ", " % (± ", "tried in ", " % of simulations"] {
            assert!(out.contains(words), "{words:?} is not in {out}");
        }
    }
    assert!(asked.find("> h").expect("asked") < asked.find("int: ").expect("answered"), "only when asked");
    let french = karata_reading(&[&arguments[..], &["--hint", "--lang", "fr"]].concat(), "q\n").done().out;
    assert!(french.contains("onseil") && french.contains("des simulations"), "{french}");
}

#[test]
fn commands_are_answered() {
    let input = "?\n? bid 3\n? bid 99\ns\nt\nl\nsc\nr SER.34\nr zebra\nr auction\nh\nleap\n#999\n\nq\n";
    let out = karata_reading(&["play", "serengeti", "--seed", "5"], input).done().out;
    for words in [
        "Moves are written like this: bid 7",
        "This is allowed: bid 3",
        "Not allowed: you have only 10 chips (SER.50)",
        "The score sheet:",
        "SER.34 Forbidden digits",
        "No rule is called “zebra” and none has this word; the rules go from SER.1 to",
        "The auction",
        "int: ",
        "“leap” cannot be read as a move",
        "There is no such move in the list",
        "You leave. The game is kept.",
        "Go on with it: karata play --resume",
    ] {
        assert!(out.contains(words), "{words:?} is not in {out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    let page = karata_reading(&["play", "serengeti"], "r\nr all\nr 34\nq\n").done().out;
    assert!(
        page.contains("The auction: bidding and passing: SER.30 – SER.35")
            && page.contains("Worked examples"),
        "{page}"
    );
    assert_eq!(page.matches("SER.34 Forbidden digits").count(), 2, "in the whole page and by itself");
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
}

#[test]
fn cards_can_be_looked_up() {
    let input = "c\nc tracker\nc unicorn\ncards animal\nq\n";
    let out = karata_reading(&["play", "asante", "--seed", "5"], input).done().out;
    for words in [
        "The cards of the deck in use",
        "Beggar (beggar, ×2) [card ours]",
        "As printed: name and effect are those of the game in the box.",
        "There is no card “unicorn”",
        "Note: The English name is our translation.",
    ] {
        assert!(out.contains(words), "{words:?} is not in {out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    let out = karata_reading(&["play", "mu", "--seed", "5"], "c\nq\n").done().out;
    assert!(out.contains("The rules tell everything about the cards of this game"), "{out}");
    let out = karata_reading(&["play", "serengeti", "--seed", "5"], "c N4\nq\n").done().out;
    let (line, means) = ("Nuba (N): 0 1 4 8 9\n", "The number on a card is a last digit");
    assert!(out.contains(line) && out.contains(means) && !out.contains("Massai (M):"), "{out}");
}

#[test]
fn a_file_that_is_there_is_left_alone() {
    let path = crate::file("precious.karata", "somebody's game");
    karata_reading(&["play", "serengeti", "--out", &path], "q\n").refused(&["this file already exists"]);
    karata(&["record", "serengeti", "--out", &path]).refused(&["this file already exists"]);
    assert_eq!(fs::read_to_string(&path).expect("still there"), "somebody's game");
}

#[test]
fn a_line_too_long_is_one_refused_line() {
    let line = "x".repeat(4096) + "pass\nq\n";
    let out = karata_reading(&["play", "serengeti", "--seed", "1"], &line).done().out;
    assert!(out.contains("cannot be read as a move") && !out.contains("You pass"), "{out}");
}

#[test]
fn a_number_is_no_place_in_a_list_for_who_bids_with_numbers() {
    // Seat 1 gets a card for nothing or for 0 in the first round, and is asked to sell in the second.
    let settings = ["play", "serengeti", "--set", "edition=asmodee", "--bots", "random", "--seed", "3"];
    let out = karata_reading(&settings, &"12\n#1\n2\n".repeat(400)).done().out;
    assert!(out.contains("Sell one of your cards"), "{out}");
    assert!(out.contains("type #2 for the second move"), "{out}");
}

#[test]
fn an_open_referee_warns_when_asked() {
    let arguments = ["play", "serengeti", "--set", "referee=open", "--seed", "5"];
    let out = karata_reading(&arguments, "? bid 50\nq\n").done().out;
    assert!(out.contains("This is allowed: bid 50.") && out.contains("(SER.13)"), "{out}");
}

#[test]
fn end_of_input_leaves_the_game_and_keeps_the_record() {
    let path = place("left.karata").to_str().expect("a plain path").to_owned();
    let run = karata_reading(&["play", "serengeti", "--seed", "5", "--out", &path], "3\npass\n").done();
    let last = run.out.lines().last().expect("a farewell");
    assert!(last.starts_with("Go on with it: karata play --resume "), "{}", run.out);
    let record = fs::read_to_string(&path).expect("the record");
    assert!(record.contains("\nseat 1 bid 3 ") && record.contains("\nseat 1 pass "), "{record}");
    let told = karata(&["replay", &path, "--view", "1"]).done().out;
    assert!(told.contains("You bid 3.") && told.contains("the game was not finished"), "{told}");
}

#[test]
fn a_finished_game_leaves_a_whole_record() {
    let path = place("finished.karata").to_str().expect("a plain path").to_owned();
    karata_reading(&["play", "serengeti", "--seed", "8", "--out", &path], &"#1\n".repeat(500)).done();
    let told = karata(&["replay", &path]).done().out;
    assert!(told.contains("wins with") && !told.contains("cut off"), "{told}");
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_other_line() {
    let mut child = program(&["play", "serengeti", "--seed", "1"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"\xff\xfe\x00\x1b[2J\nq\n").expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let out = String::from_utf8(output.stdout).expect("text");
    assert!(out.contains("cannot be read as a move") && !out.contains('\x1b'), "{out}");
}

#[test]
fn an_interrupt_is_a_goodbye() {
    let path = place("interrupted.karata").to_str().expect("a plain path").to_owned();
    let mut child =
        program(&["play", "serengeti", "--seed", "5", "--out", &path]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = child.stdout.take().expect("a pipe");
    input.write_all(b"3\n").expect("it reads");
    let mut seen = String::new();
    while seen.matches("> ").count() < 2 {
        let mut byte = [0];
        output.read_exact(&mut byte).expect("it asks a second time");
        seen.push(char::from(byte[0]));
    }
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    assert!(rest.contains("You leave. The game is kept.\nGo on with it: karata play --resume "), "{rest}");
    assert!(fs::read_to_string(&path).expect("the record").contains("\nseat 1 bid 3 "));
    drop(input);
}

#[test]
fn names_are_read_with_or_without_accents_and_capitals() {
    for name in ["mü", "Mü", "MU", "mu", "RUMMÜ", "Serengeti"] {
        let out = karata_reading(&["play", name, "--seed", "5"], "q\n").done().out;
        assert!(out.contains("You leave"), "{name}: {out}");
    }
}

#[test]
fn words_work_where_signs_do_and_a_bare_card_is_a_move() {
    let out = karata_reading(&["play", "mu", "--seed", "5"], "help\naide\nquit\n").done().out;
    assert_eq!(out.matches("Moves are written like this").count(), 2, "{out}");
    assert!(out.contains("You leave. The game is kept.\nGo on with it: "), "{out}");
    let out = karata_reading(&["play", "mu", "--seed", "5"], "r99\nq\n").done().out;
    assert!(out.contains("cannot be read as a move"), "{out}");
}

#[test]
fn opponents_can_be_mixed() {
    let out = karata_reading(
        &["play", "mu", "--seats", "4", "--seed", "5", "--bots", "club:30,greedy,random"],
        "q\n",
    );
    assert!(out.done().out.contains("(club, greedy, random bots)"));
    let refused = karata_reading(&["play", "mu", "--seats", "4", "--bots", "club,greedy"], "q\n");
    refused.refused(&["2 bots for 3 chairs"]);
    karata(&["record", "mu", "--seats", "3", "--set", "hands=1", "--bots", "club:8,greedy,tree:4"]).done();
}

#[test]
fn partners_are_greeted_as_partners() {
    let arguments = ["play", "safaru", "--seats", "4", "--seed", "5"];
    let out = karata_reading(&arguments, "q\n").done().out;
    let first: String = out.lines().skip(1).take(2).collect::<Vec<_>>().join(" ");
    assert!(first.contains("You play with Chausiku against Baraka and Dalila"), "{out}");
}

#[test]
fn the_same_game_again_is_what_was_typed() {
    let table = crate::file("own deck.txt", include_str!("../../../asante/tests/asante/short-deck.toml"));
    let deck = format!("deck=@{table}");
    let arguments = ["play", "asante", "--seed", "5", "--bots", "random", "--hint", "--set", &deck];
    let out = karata_reading(&arguments, &"#1\n".repeat(4000)).done().out;
    let again = out.split("The same game again: ").nth(1).expect("it is finished").replace('\n', " ");
    assert!(again.contains("--hint") && again.contains("own deck.txt'"), "{again}");
}
