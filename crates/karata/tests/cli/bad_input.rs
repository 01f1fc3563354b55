use crate::{file, finish, karata, karata_reading, place, program};

#[test]
fn wrong_usage() {
    karata(&[]).refused(&["games", "rules", "play", "simulate", "record", "replay"]);
    karata(&["store"]).refused(&["a command is missing; the commands are backup, check"]);
    karata(&["store", "shut"]).refused(&["shut", "the commands are backup, check"]);
    karata(&["deal"]).refused(&["deal", "games", "replay"]);
    karata(&["play"]).refused(&["<GAME>", "the games are", "asante", "serengeti", "Usage: karata play"]);
    karata(&["rules", "--lang", "fr"]).refused(&["il manque", "<GAME>", "les jeux sont", "calcory"]);
    karata(&["games", "--yaml"]).refused(&["--yaml", "karata games"]);
    karata(&["simulate", "serengeti"]).refused(&["--games <N>"]);
    karata(&["rules", "serengeti", "extra"]).refused(&["extra"]);
    karata(&["record", "serengeti", "--seed"]).refused(&["--seed"]);
    let french = |arguments: &[&str], words: &[&str]| {
        let run = karata(&[arguments, &["--lang", "fr"]].concat());
        run.refused(words);
    };
    french(&["games", "--yaml"], &["--yaml", "n’est pas connu ici", "Usage\u{a0}: karata games"]);
    french(&["simulate", "serengeti"], &["il manque\u{a0}: --games <N>"]);
    french(&["play", "--list", "mu"], &["ne va pas avec"]);
    french(&["record", "mu", "--seed", "1", "--seed", "2"], &["figure deux fois"]);
    french(&["games", "--json=yes"], &["ne prend pas de valeur"]);
    let run = karata(&["record", "mu", "--lang", "fr", "--seed"]);
    run.refused(&["il manque une valeur à --seed", "Usage\u{a0}: karata record"]);
}

#[test]
fn headings_of_help_have_their_spaces() {
    let help = karata(&["play", "--help", "--lang", "fr"]).done().out;
    assert!(help.contains("Options\u{a0}:") && !help.contains("Options:"), "{help}");
    let help = karata(&["--help", "--lang", "fr"]).done().out;
    assert!(help.contains("Commandes\u{a0}:") && !help.contains("Commandes:"), "{help}");
    assert!(karata(&["--help"]).done().out.contains("Options:"));
}

#[test]
fn wrong_game() {
    for command in ["rules", "play", "record"] {
        karata(&[command, "chess"]).refused(&["chess", "serengeti"]);
    }
    karata(&["simulate", "chess", "--games", "1"]).refused(&["chess", "serengeti"]);
    karata(&["rules", "two\nlines"]).refused(&["two lines"]);
    karata(&["rules", &"x".repeat(5000)]).refused(&["xxx…", "serengeti"]);
}

#[test]
fn wrong_number_of_players() {
    for seats in ["2", "7", "0", "-1", "300", "99999999999999999999", "four", ""] {
        karata(&["play", "serengeti", "--seats", seats]).refused(&["--seats", seats, "from 3 to 6"]);
    }
    karata(&["record", "serengeti", "--set", "edition=abacus", "--seats", "6"])
        .refused(&["players=5", "--seats 5"]);
}

#[test]
fn wrong_settings() {
    let set = |text: &str| karata(&["record", "serengeti", "--set", text]);
    set("bonus").refused(&["bonus", "key=value"]);
    set("colour=red").refused(&["colour", "edition", "exchanges"]);
    set("edition=first").refused(&["edition=first", "asmodee|digest|abacus"]);
    set("bonus=21").refused(&["bonus=21", "0–20"]);
    set("bonus=").refused(&["bonus=", "0–20"]);
    set("bonus=-1").refused(&["bonus=-1", "0–20"]);
    set("selling=perhaps").refused(&["selling=perhaps", "on|off"]);
    set("referee=@FILE").refused(&["referee=@FILE", "strict|open"]);
    set(&format!("edition={}", "x\ny".repeat(2000))).refused(&["asmodee"]);
    set("undealt=out").refused(&["undealt=out", "undealt=bank"]);
}

#[test]
fn wrong_card_table() {
    let with = |path: &str| karata(&["record", "serengeti", "--set", &format!("cards=@{path}")]);
    with("no-such-file").refused(&["no-such-file", "no such file"]);
    with(".").refused(&["directory"]);
    with(&file("table.bin", [0xff, 0xfe, 0x00])).refused(&["table.bin", "UTF-8"]);
    with(&file("table-empty", "")).refused(&["SER.1"]);
    let table = "Nuba 0 1 4 8 9\nMassai 1 2 3 7 9\nBantu 0 2 5 6 9\nNandi 1 4 5 6 7\nTonga 0 3 5 7 8\n";
    with(&file("table-short", table)).refused(&["Samburu"]);
    with(&file("table-twice", format!("{table}Samburu 2 3 4 6 6\n"))).refused(&["line 6", "6"]);
    let good = file("table-good", format!("{table}Samburu 2 3 4 6 8\r\n\n"));
    with(&good).done();
}

#[test]
fn wrong_seed_seat_bots_counts() {
    karata(&["record", "serengeti", "--seed", "x"]).refused(&["--seed x", "0"]);
    karata(&["record", "serengeti", "--seed", "-1"]).refused(&["--seed -1"]);
    karata(&["play", "serengeti", "--seat", "5"]).refused(&["--seat 5", "from 1 to 4"]);
    karata(&["play", "serengeti", "--bots", "genius"]).refused(&["genius", "random, novice, greedy"]);
    karata(&["record", "serengeti", "--bots", "random,random"]).refused(&["2", "4"]);
    karata(&["record", "serengeti", "--bots", ""]).refused(&["random, novice, greedy"]);
    let simulate = |more: &[&str]| karata(&[&["simulate", "serengeti"], more].concat());
    simulate(&["--games", "0"]).refused(&["--games 0", "from 1"]);
    simulate(&["--games", "many"]).refused(&["--games many"]);
    simulate(&["--games", "5", "--threads", "0"]).refused(&["--threads 0", "from 1"]);
}

#[test]
fn wrong_language() {
    karata(&["games", "--lang", "tlh"]).refused(&["tlh", "en, fr"]);
    karata(&["games", "--lang=tlh"]).refused(&["tlh", "en, fr"]);
    karata(&["games", "--lang"]).refused(&["en, fr"]);
    let mut french = program(&["games", "--lang", "tlh"]);
    french.env("LANG", "fr_FR.UTF-8");
    finish(french, "").refused(&["n’est pas connue", "en, fr"]);
    karata(&["rules", "échecs", "--lang", "fr"]).refused(&["il n’y a pas de jeu"]);
    let mut unknown = program(&["games"]);
    unknown.env("LC_ALL", "tlh_QO.UTF-8");
    assert!(finish(unknown, "").done().out.contains("Players"), "an unknown locale means English");
}

#[test]
fn wrong_record() {
    karata(&["replay", "no-such-file"]).refused(&["no-such-file", "no such file"]);
    karata(&["replay", "."]).refused(&["directory"]);
    karata(&["replay", &file("binary", [0u8, 159, 146, 150])]).refused(&["UTF-8"]);
    karata(&["replay", &file("empty", "")]).refused(&["line 1"]);
    karata(&["replay", &file("letter", "Dear friend,\n")]).refused(&["line 1", "Dear friend", "karata 1"]);
}

#[test]
fn nothing_is_written_or_lost() {
    let kept = file("kept", "mine");
    karata(&["record", "serengeti", "--seats", "9", "--out", &kept]).refused(&[]);
    karata(&["play", "serengeti", "--set", "bonus=99", "--out", &kept]).refused(&[]);
    assert_eq!(std::fs::read_to_string(&kept).expect("it is still there"), "mine");
    karata(&["record", "serengeti", "--seed", "1", "--out", "no-such-folder/game"])
        .refused(&["no such directory"]);
    karata(&["play", "serengeti", "--seed", "1", "--out", "no-such-folder/game"])
        .refused(&["no such directory"]);
    karata(&["record", "serengeti", "--seats", "9", "--out", "not-written"]).refused(&[]);
    assert!(!place("not-written").exists());
    // A folder where the file should be: what was written beside it is taken away again.
    std::fs::create_dir_all(place("folder/inside")).expect("a folder");
    karata(&["record", "serengeti", "--seed", "1", "--out", "folder/inside"]).refused(&["folder/inside"]);
    assert_eq!(std::fs::read_dir(place("folder")).expect("the folder").count(), 1);
}

#[test]
fn wrong_moves_from_a_pipe_end_the_game() {
    let run = karata_reading(&["play", "serengeti", "--seed", "1"], &"jump\n".repeat(100));
    assert_eq!(run.code, 2);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.contains("25") && run.err.contains("jump"), "{}", run.err);
    assert_eq!(run.out.matches("“jump” cannot be read").count(), 25);
}
