//! Games that are kept: left, gone on with, killed, taken over, taken back, played on from records.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::{Run, file, finish, home, place, program_at};

const SERENGETI: [&str; 6] = ["play", "serengeti", "--seed", "5", "--bots", "greedy"];

fn at(home: &Path, arguments: &[&str], input: &str) -> Run {
    finish(program_at(home, arguments), input)
}

/// The table as it was shown last: from the last row of lots to the last question.
fn last_table(out: &str) -> String {
    let begin = out.rfind("\nRound ").expect("a table was shown");
    let end = out[begin..].find("\n> ").map_or(out.len(), |end| begin + end);
    out[begin..end].to_owned()
}

/// The name in the last command that goes on with a game.
fn name(out: &str) -> String {
    let (_, rest) = out.rsplit_once("karata play --resume ").expect("it says how to go on");
    rest.split_whitespace().next().expect("a name").to_owned()
}

/// A program that is asked line by line.
struct Played {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    seen: String,
}

impl Played {
    fn start(home: &Path, arguments: &[&str]) -> Played {
        let mut child = program_at(home, arguments).spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = child.stdout.take().expect("a pipe");
        let mut played = Played { child, input, output, seen: String::new() };
        played.until_asked();
        played
    }

    fn until_asked(&mut self) {
        let mut bytes = Vec::new();
        while !bytes.ends_with(b"\n> ") {
            let mut byte = [0];
            self.output.read_exact(&mut byte).expect("it asks");
            bytes.push(byte[0]);
        }
        self.seen += &String::from_utf8(bytes).expect("text");
    }

    fn type_line(&mut self, line: &str) {
        self.input.write_all(format!("{line}\n").as_bytes()).expect("it reads");
    }

    fn answer(&mut self, line: &str) {
        self.type_line(line);
        self.until_asked();
    }

    fn rest(mut self) -> String {
        drop(self.input);
        self.output.read_to_string(&mut self.seen).expect("text");
        assert!(self.child.wait().expect("it ends").success());
        self.seen
    }
}

#[test]
fn a_game_that_was_left_goes_on_in_both_languages() {
    let home = home();
    let left = at(&home, &SERENGETI, "3\npass\n").done().out;
    let name = name(&left);
    let again = at(&home, &["play", "--resume"], "s\nq\nl\n").done().out;
    assert!(again.contains("The game goes on where you left it a moment ago."), "{again}");
    assert!(again.contains("seed 5."), "{again}");
    assert_eq!(last_table(&again), last_table(&left), "the same table");
    assert!(again.contains("· You pass"), "what happened since the last move is told: {again}");
    let french = at(&home, &["play", "--resume", &name[..3], "--lang", "fr"], "q\nq\n").done().out;
    assert!(french.contains("La partie reprend où vous l’avez quittée"), "{french}");
    assert!(french.ends_with(&format!("karata play --resume {name} --lang fr\n")), "{french}");
    let fresh = at(&home, &SERENGETI, "").done().out;
    assert!(
        fresh.contains(&format!("A game of this kind is waiting: karata play --resume {name}\n")),
        "{fresh}"
    );
    at(&home, &["play", "mu", "--resume"], "").refused(&["no unfinished game of mu"]);
    at(&home, &["play", "--resume", "zzzzzzz"], "").refused(&["zzzzzzz", "karata play --list"]);
    at(&home, &["play", "--resume", "--seats", "3"], "").refused(&["--seats", "--resume"]);
    at(&crate::home(), &["play", "--resume"], "").refused(&["There are no unfinished games."]);
}

#[test]
fn a_game_goes_on_to_the_same_end_whether_it_was_left_or_not() {
    let moves = "#1\n".repeat(500);
    let end = |out: &str| out[out.find("The final scores:").expect("it ends")..].to_owned();
    let whole = at(&home(), &SERENGETI, &moves).done().out;
    let home = home();
    at(&home, &SERENGETI, "#1\n#1\n#1\n").done();
    let record = place("gone-on.karata").to_str().expect("a plain path").to_owned();
    let parts = at(&home, &["play", "serengeti", "--resume", "--out", &record], &moves).done().out;
    assert_eq!(end(&parts), end(&whole), "with the command for the same game again");
    at(&home, &["replay", &record], "").done();
    at(&home, &["play", "--resume"], "").refused(&["There are no unfinished games."]);
    let check = at(&home, &["store", "check"], "").done().out;
    assert!(check.contains("0 unfinished games, one finished game."), "{check}");
}

#[test]
fn unfinished_games_are_listed() {
    let home = home();
    let none = at(&home, &["play", "--list"], "").done().out;
    assert_eq!(none, "There are no unfinished games.\n");
    assert!(!home.exists(), "looking makes nothing");
    let serengeti = name(&at(&home, &SERENGETI, "3\nu\ny\n").done().out);
    let mu = name(&at(&home, &["play", "mu", "--seats", "4", "--seat", "2"], "").done().out);
    let list = at(&home, &["play", "--list"], "").done().out;
    let mut lines = list.lines();
    assert_eq!(lines.next(), Some(&*format!("{mu}  Mü, 4 players (club bots)")), "{list}");
    assert_eq!(lines.next(), Some("        begun a moment ago, left a moment ago"), "{list}");
    assert_eq!(lines.next(), Some("        your turn (Amina 0, you 0, Chausiku 0, Dalila 0)"), "{list}");
    assert!(list.contains(&format!("{serengeti}  Serengeti, 4 players (greedy bots)")), "{list}");
    assert_eq!(list.matches("practice, your turn (you 0, ").count(), 1, "{list}");
    assert!(list.ends_with("karata play --resume ID (its first letters are enough).\n"), "{list}");
    let french = at(&home, &["play", "--list", "--lang", "fr"], "").done().out;
    assert!(french.contains("c’est à vous") && french.contains("commencée il y a un instant"), "{french}");
}

#[test]
fn a_killed_process_loses_nothing() {
    let home = home();
    let mut played = Played::start(&home, &SERENGETI);
    played.answer("3");
    played.answer("pass");
    played.child.kill().expect("it runs");
    played.child.wait().expect("it is gone");
    let again = at(&home, &["play", "--resume"], "").done().out;
    assert_eq!(last_table(&again), last_table(&played.seen));
}

#[test]
fn the_later_of_two_takes_the_game_over() {
    let home = home();
    let mut earlier = Played::start(&home, &SERENGETI);
    earlier.answer("3");
    let mut later = Played::start(&home, &["play", "--resume"]);
    assert_eq!(last_table(&later.seen), last_table(&earlier.seen));
    later.answer("pass");
    earlier.type_line("pass");
    let seen = earlier.rest();
    assert!(seen.ends_with("It stops here: this game was opened elsewhere, and goes on there.\n"), "{seen}");
    later.answer("pass");
    let table = last_table(&later.seen);
    assert!(later.rest().contains("The game is kept."));
    assert_eq!(last_table(&at(&home, &["play", "--resume"], "").done().out), table, "nothing came between");
    let mut left = Played::start(&home, &["play", "--resume", "--lang", "fr"]);
    let other = Played::start(&home, &["play", "--resume"]);
    left.answer("q");
    left.type_line("q");
    assert!(left.rest().contains("cette partie a été ouverte ailleurs et y continue."));
    drop(other.rest());
}

#[test]
fn who_gives_up_leaves_a_cut_record_among_the_finished_games() {
    let home = home();
    let path = place("given-up.karata").to_str().expect("a plain path").to_owned();
    let out = at(&home, &[&SERENGETI[..], &["--out", &path]].concat(), "3\nq\ng\n").done().out;
    assert!(out.ends_with("You give up. The game ends without a result.\n"), "{out}");
    let told = at(&home, &["replay", &path], "").done().out;
    assert!(told.contains("the game was not finished"), "{told}");
    let check = at(&home, &["store", "check", "--lang", "fr"], "").done().out;
    assert!(
        check.contains("0\u{a0}partie en cours, 1\u{a0}partie finie")
            || check.contains("0 partie en cours, 1 partie finie"),
        "{check}"
    );
}

#[test]
fn decisions_are_taken_back_further_and_further() {
    let home = home();
    let out = at(&home, &SERENGETI, "3\npass\nu\nyes\nundo\nannuler\n").done().out;
    assert_eq!(out.matches("Go back? y or n.").count(), 1, "asked once: {out}");
    assert_eq!(out.matches("You are back before your last decision.").count(), 2, "{out}");
    assert!(out.contains("There is nothing to take back"), "{out}");
    let first = at(&crate::home(), &SERENGETI, "").done().out;
    assert_eq!(last_table(&out), last_table(&first), "back at the first question");
    let again = at(&home, &["play", "--resume"], &"#1\n".repeat(500)).done().out;
    assert!(again.contains("This game is practice.") && again.contains("This game was practice."), "{again}");
    let french = at(&crate::home(), &[&SERENGETI[..], &["--lang", "fr"]].concat(), "3\na\no\n").done().out;
    assert!(
        french.contains("devient un") && french.contains("Vous revenez avant votre dernière"),
        "{french}"
    );
}

#[test]
fn a_game_is_played_all_the_same_where_it_cannot_be_kept() {
    let unkept = |home: &Path, words: &[&str]| {
        let out = at(home, &SERENGETI, "3\nq\nl\n").done().out;
        let one_line = out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(one_line.contains("This game is not kept: "), "{out}");
        for word in words {
            assert!(one_line.contains(word), "{word:?} is not in {one_line}");
        }
        assert!(
            out.contains("· You bid 3.") && out.ends_with("You leave. The game is not finished.\n"),
            "{out}"
        );
    };
    let good = home();
    at(&good, &SERENGETI, "3\n").done();
    let games = |home: &Path| home.join("karata").join("games.db");
    let bytes = fs::read(games(&good)).expect("it is kept");
    let with = |bytes: &[u8]| {
        let home = home();
        fs::create_dir_all(home.join("karata")).expect("a folder");
        fs::write(games(&home), bytes).expect("a file");
        home
    };
    // The format stands in the header of the file.
    let mut newer = bytes.clone();
    newer[60..64].copy_from_slice(&77u32.to_be_bytes());
    let newer = with(&newer);
    unkept(&newer, &["has format 77", "newer Karata"]);
    let damaged = with(&bytes[..bytes.len() / 2]);
    unkept(&damaged, &["is damaged"]);
    unkept(&with(b"Dear friend, this is a letter and no file of games."), &["is not a file of kept games"]);
    unkept(Path::new("/proc/nowhere"), &["/proc/nowhere", "cannot be made"]);
    for (home, words) in [(&newer, "has format 77"), (&damaged, "is damaged")] {
        at(home, &["play", "--resume"], "").refused(&[words]);
        at(home, &["play", "--list"], "").refused(&[words]);
        at(home, &["store", "check"], "").refused(&[words]);
    }
    assert_eq!(fs::read(games(&newer)).expect("still there").len(), bytes.len(), "it is left alone");
    let mut homeless = program_at(&good, &["play", "serengeti", "--lang", "fr"]);
    homeless.env_remove("XDG_DATA_HOME");
    let out = finish(homeless, "q\n").done().out;
    assert!(out.contains("Cette partie n’est pas conservée") && out.contains("XDG_DATA_HOME"), "{out}");
}

/// Whoever may do everything may write everywhere, so the program is then run as somebody else.
#[cfg(unix)]
#[test]
fn a_file_that_can_only_be_read_is_read() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let home = std::env::temp_dir().join(format!("karata-read-only-{}", std::process::id()));
    let (folder, program) = (home.join("karata"), home.join("program"));
    let name = name(&at(&home, &SERENGETI, "3\n").done().out);
    fs::copy(env!("CARGO_BIN_EXE_karata"), &program).expect("it can be copied");
    let rights = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    };
    rights(&folder.join("games.db"), 0o444);
    rights(&folder, 0o555);
    let is_root = Command::new("id").arg("-u").output().expect("there is an id").stdout == b"0\n";
    let run = |arguments: &[&str], input: &str| {
        let mut command = Command::new(&program);
        command.args(arguments).env_clear().env("XDG_DATA_HOME", &home).current_dir("/");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if is_root {
            command.uid(65534).gid(65534);
        }
        finish(command, input)
    };
    let out = run(&SERENGETI, "3\n").done().out;
    let one_line = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(one_line.contains("This game is not kept: nothing can be written; check the rights"), "{out}");
    assert!(one_line.contains(&format!("karata play --resume {name}")), "what is there is told: {out}");
    assert!(run(&["play", "--list"], "").done().out.contains(&name));
    run(&["play", "--resume"], "").refused(&["nothing can be written"]);
    run(&["play", "--resume", "--lang", "fr"], "").refused(&["rien ne peut être écrit"]);
    rights(&folder, 0o755);
    fs::remove_dir_all(&home).expect("it was made here");
}

#[test]
fn a_record_is_played_on_from_a_turn_of_ones_own() {
    let home = home();
    let path = place("played-on.karata").to_str().expect("a plain path").to_owned();
    at(&home, &["record", "serengeti", "--seed", "3", "--out", &path], "").done();
    let record = fs::read_to_string(&path).expect("a record");
    let line_of = |words: &str| record.lines().position(|line| line.starts_with(words)).expect("a move");
    // The first move of seat 2 is made after this line, which is counted from 1.
    let turn = line_of("seat 2 ").to_string();
    let from = |more: &[&str], input: &str| at(&home, &[&["play", "--from", &path], more].concat(), input);
    let out =
        from(&["--at", &turn, "--seat", "2", "--seed", "9", "--bots", "greedy"], "pass\nq\ng\n").done().out;
    assert!(
        out.contains(&format!("Played on from line {turn} of a record: this game is practice.")),
        "{out}"
    );
    assert!(out.contains("Amina") && out.contains("You pass"), "seat 2 is the person’s: {out}");
    assert_eq!(out, from(&["--at", &turn, "--seed", "9", "--bots", "greedy"], "pass\nq\ng\n").done().out);
    let other = line_of("seat 3 ").to_string();
    from(&["--at", &other, "--seat", "2"], "").refused(&["not the turn of seat 2", &turn]);
    from(&["--at", &other, "--seat", "2", "--lang", "fr"], "").refused(&["pas le tour de la place 2", &turn]);
    from(&["--at", "1"], "").refused(&["--at 1"]);
    from(&["--at", "99999"], "").refused(&["--at 99999"]);
    at(&home, &["play", "serengeti", "--at", "12"], "").refused(&["--at", "[GAME]"]);
    at(&home, &["play", "--from", &file("letter.karata", "Dear friend,\n")], "").refused(&["Dear friend"]);
    // Left, it is gone on with like any other; and so is a record that was cut.
    from(&["--bots", "greedy"], "").done();
    let again = at(&home, &["play", "--resume"], "").done().out;
    assert!(again.contains("This game is practice."), "{again}");
    let cut: String = record.split_inclusive('\n').take(line_of("seat 2 ")).collect();
    let cut = file("cut-to-play.karata", cut);
    let out = at(&home, &["play", "--from", &cut, "--seat", "2"], "").done().out;
    assert!(out.contains(&format!("from line {turn} ")), "{out}");
}

/// The longest records there are have some thousand steps.
#[test]
fn a_long_record_is_played_on_and_kept() {
    let home = home();
    let path = place("long.karata").to_str().expect("a plain path").to_owned();
    at(&home, &["record", "rummu", "--seed", "1", "--out", &path], "").done();
    let out = at(&home, &["play", "--from", &path], "").done().out;
    assert!(fs::read_to_string(&path).expect("a record").lines().count() > 3000);
    assert!(out.contains("The game is kept."), "{out}");
}

#[test]
fn kept_games_are_copied_while_one_is_played() {
    let home = home();
    let copy = crate::home();
    fs::create_dir_all(copy.join("karata")).expect("a folder");
    let path = copy.join("karata").join("games.db");
    let path = path.to_str().expect("a plain path");
    at(&home, &["store", "backup", path], "").refused(&["There are no unfinished games."]);
    let mut played = Played::start(&home, &SERENGETI);
    played.answer("3");
    let said = at(&home, &["store", "backup", path], "").done().out;
    assert!(said.starts_with("The kept games are copied to "), "{said}");
    at(&home, &["store", "backup", path, "--lang", "fr"], "").refused(&["existe déjà"]);
    assert_eq!(last_table(&at(&copy, &["play", "--resume"], "").done().out), last_table(&played.seen));
    played.answer("pass");
    played.rest();
}
