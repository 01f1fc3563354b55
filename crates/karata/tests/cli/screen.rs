//! The full screen, through a pseudo-terminal: whole games, signals, sizes, and what goes wrong.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::join::Served;
use crate::pty::{Pty, shows};
use crate::{file, finish, home, karata, program_at};

const SERENGETI: [&str; 8] = ["play", "serengeti", "--seats", "3", "--seed", "5", "--bots", "greedy"];

/// A game of Serengeti, with others' moves shown at once.
fn serengeti(home: &Path) -> Pty {
    let mut pty = Pty::start(home, &SERENGETI);
    pty.until("round 1");
    put_aside(&mut pty);
    hurry(&mut pty);
    pty
}

/// Puts aside what the guide explains, or closes a panel. A key that came at once would make another key of it.
fn put_aside(pty: &mut Pty) {
    pty.keys("\x1b");
    thread::sleep(Duration::from_millis(100));
}

/// Others' moves are shown at once from now on.
fn hurry(pty: &mut Pty) {
    pty.keys("v");
    pty.until("shown at once");
}

/// Leaves the game: all is well, and the terminal is as it was.
fn leave(pty: &mut Pty) {
    pty.keys("ql");
    assert!(pty.ends());
    pty.until_restored();
}

/// Bids or passes until this is shown.
fn play_until(pty: &mut Pty, words: &str) -> String {
    let until = Instant::now() + Duration::from_secs(120);
    loop {
        let before = pty.text();
        if shows(&before, words) {
            return before;
        }
        assert!(Instant::now() < until, "{words} does not come:\n{before}");
        pty.keys("/#1\r");
        thread::sleep(Duration::from_millis(60));
        pty.keys("\r");
        thread::sleep(Duration::from_millis(30));
    }
}

#[test]
fn a_whole_game_is_played_and_the_terminal_is_as_before() {
    let home = home();
    let mut pty = serengeti(&home);
    assert!(pty.is_screen());
    let end = play_until(&mut pty, "the game is over");
    assert!(end.contains("SERENGETI") && end.contains("Same seats again"), "{end}");
    pty.keys("n");
    let menu = pty.until("Karibu mezani");
    assert!(!menu.contains("Continue"), "the game is finished:\n{menu}");
    pty.keys("q");
    assert!(pty.ends());
    pty.until_restored();
}

#[test]
fn the_menu_begins_with_what_is_under_way() {
    let home = home();
    let mut pty = Pty::start(&home, &["play"]);
    let menu = pty.until("Karibu mezani");
    assert!(
        menu.contains("Mü") && menu.contains("Guided first game") && !menu.contains("Continue"),
        "{menu}"
    );
    pty.keys("1g");
    pty.until("First hand · 1 of");
    leave(&mut pty);
    pty.until("karata play --resume");
    let mut again = Pty::start(&home, &["play"]);
    again.until("Continue");
    again.keys("\r");
    again.until("SERENGETI   ");
    again.keys("\x03\x03");
    assert!(again.ends());
    again.until_restored();
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_was() {
    let home = home();
    let mut pty = serengeti(&home);
    play_until(&mut pty, "round 4");
    pty.signal("KILL");
    assert!(!pty.ends());
    let mut again = Pty::start(&home, &["play", "--resume"]);
    again.until_shown("a later round", |text| shows(text, "round 4") || shows(text, "round 5"));
    leave(&mut again);
}

#[test]
fn signals_leave_the_terminal_as_it_was_and_the_game_kept() {
    for signal in ["TERM", "HUP"] {
        let home = home();
        let mut pty = serengeti(&home);
        pty.signal(signal);
        assert!(pty.ends(), "{signal}");
        pty.until_restored();
        pty.until("karata play --resume");
        let list = finish(program_at(&home, &["play", "--list"]), "").done();
        assert!(list.out.contains("Serengeti"), "{signal}: {}", list.out);
    }
}

/// A window that is closed, a line that is lost: the program does not go on without anybody, and the game is kept.
#[test]
fn a_terminal_that_vanishes_ends_the_program_and_the_game_is_kept() {
    let home = home();
    let mut pty = serengeti(&home);
    play_until(&mut pty, "round 3");
    pty.vanish();
    pty.ends();
    let list = finish(program_at(&home, &["play", "--list"]), "").done();
    assert!(list.out.contains("Serengeti"), "{}", list.out);
    let mut again = Pty::start(&home, &["play", "--resume"]);
    again.until_shown("a later round", |text| shows(text, "round 3") || shows(text, "round 4"));
    leave(&mut again);
}

/// Where nothing can be stored a game is played all the same, and where nothing more can be stored it stops: what was kept before is
/// kept, and the terminal is given back.
#[test]
fn a_full_disk_is_told_and_borne() {
    let home = home();
    let mut pty = Pty::start_on_full_disk(&home, &SERENGETI, 0);
    pty.until("This game is not kept");
    put_aside(&mut pty);
    leave(&mut pty);
    leave(&mut serengeti(&home));
    let kept = fs::metadata(home.join("karata/games.db")).expect("games are kept").len();
    let blocks = u32::try_from(kept / 512).expect("it is small");
    let mut pty = Pty::start_on_full_disk(&home, &["play", "--resume"], blocks);
    pty.until("SERENGETI");
    put_aside(&mut pty);
    pty.keys("/#1\r");
    pty.until("It stops here");
    assert!(pty.ends());
    pty.until_restored();
    let mut again = Pty::start(&home, &["play", "--resume"]);
    again.until("SERENGETI");
    leave(&mut again);
}

/// The menu takes what was said on the command line, and finished games can be looked back at.
#[test]
fn the_menu_knows_what_was_given_and_what_is_kept() {
    let home = home();
    let mut pty = Pty::start(&home, &["play", "--bots", "greedy", "--seats", "3", "--seed", "5"]);
    let menu = pty.until("Karibu mezani");
    assert!(menu.contains("[greedy]") && menu.contains("[3]"), "{menu}");
    pty.keys("1\r");
    pty.until("round 1");
    put_aside(&mut pty);
    hurry(&mut pty);
    play_until(&mut pty, "the game is over");
    pty.keys("n");
    pty.until("Karibu mezani");
    pty.keys("o");
    let list = pty.until("a record in a file");
    assert!(list.contains("Serengeti · "), "{list}");
    pty.keys("\r");
    let record = pty.until("every hand open");
    assert!(record.contains("SERENGETI"), "{record}");
    pty.keys("\x1b[C\x1b[C\x1b[C\x1b[C");
    pty.until("Step 4 of");
    pty.keys("p");
    pty.until("practice");
    leave(&mut pty);
    let mut unknown = Pty::start(&home, &["play", "--bots", "nobody"]);
    unknown.until("nobody");
    assert!(!unknown.ends(), "who is not known is not invited");
}

#[test]
fn a_game_that_is_stopped_gives_the_terminal_back_and_comes_again() {
    let home = home();
    let mut pty = serengeti(&home);
    for stop in ["signal", "key"] {
        if stop == "signal" {
            pty.signal("TSTP");
        } else {
            pty.keys("\x1a");
        }
        pty.until_restored();
        pty.signal("CONT");
        pty.until("SERENGETI");
        assert!(pty.is_screen(), "{stop}");
    }
    leave(&mut pty);
}

#[test]
fn sizes_and_pastes_are_borne() {
    let home = home();
    let mut pty = serengeti(&home);
    for (wide, high) in [(1, 1), (200, 60), (3, 50), (59, 18), (80, 24)] {
        pty.resize(wide, high);
        thread::sleep(Duration::from_millis(120));
    }
    pty.until("SERENGETI");
    pty.keys(&format!("\x1b[200~{}\x1b[201~", "lay r7 \u{7}".repeat(300_000)));
    pty.until("/lay r7");
    pty.keys("\x1b");
    pty.until_shown("the table", |text| !text.contains("/lay r7"));
    // Without the brackets it is keys, and they are heard as such.
    pty.keys(&"x ".repeat(100_000));
    pty.keys("?");
    pty.keys("?");
    pty.until("Keys");
    put_aside(&mut pty);
    leave(&mut pty);
}

#[test]
fn a_screen_that_is_too_small_offers_lines() {
    let home = home();
    let mut pty = Pty::start_in(&home, &SERENGETI, 50, 16);
    pty.until("press Enter");
    pty.keys("\r");
    pty.until("\n> ");
    assert!(!pty.is_screen());
    pty.keys("q\r");
    pty.until("Leave?");
    pty.keys("l\r");
    assert!(pty.ends());
    pty.until_restored();
}

#[test]
fn lines_are_kept_for_whoever_wants_them() {
    let mut arguments = SERENGETI.to_vec();
    arguments.push("--lines");
    let mut pty = Pty::start(&home(), &arguments);
    pty.until("\n> ");
    assert!(!pty.is_screen());
    pty.keys("q\rl\r");
    assert!(pty.ends());
}

#[test]
fn a_folder_that_cannot_be_written_or_is_damaged_says_so() {
    let mut pty = Pty::start(Path::new("/proc/nowhere"), &SERENGETI);
    pty.until("This game is not kept");
    put_aside(&mut pty);
    leave(&mut pty);
    let home = home();
    fs::create_dir_all(home.join("karata")).expect("the folder for tests can be written");
    fs::write(home.join("karata/games.db"), "no games".repeat(1000)).expect("it can be written");
    let mut pty = Pty::start(&home, &["play"]);
    let menu = pty.until("Karibu mezani");
    assert!(menu.contains("! "), "it says what is wrong:\n{menu}");
    pty.keys("1\r");
    pty.until("This game is not kept");
    put_aside(&mut pty);
    leave(&mut pty);
}

#[test]
fn a_record_is_looked_back_at_and_played_on() {
    let record =
        karata(&["record", "mu", "--seed", "3", "--seats", "4", "--bots", "greedy", "--set", "hands=1"]);
    let path = file("looked-back.karata", record.done().out);
    let home = home();
    let mut pty = Pty::start(&home, &["replay", &path]);
    let first = pty.until("every hand open");
    assert!(first.contains("Step 0 of"), "{first}");
    pty.keys("\x1b[C\x1b[C\x1b[C");
    let third = pty.until("Step 3 of");
    for name in ["Amina", "Baraka", "Chausiku", "Dalila"] {
        assert!(third.contains(name), "{third}");
    }
    pty.keys("2\x1b[D");
    pty.until("Step 2 of");
    pty.until("as seat 2 saw it");
    pty.keys("\x1b[F");
    pty.until_shown("the end", |text| text.contains("win"));
    pty.keys("\x1b[5~");
    thread::sleep(Duration::from_millis(100));
    pty.keys("p");
    let practice = pty.until("practice");
    assert!(practice.contains("MÜ"), "{practice}");
    leave(&mut pty);
}

#[test]
fn a_served_table_survives_its_server() {
    let mut served = Served::start("screen.db");
    let home = home();
    let mut pty = Pty::start(
        &home,
        &[
            "join",
            &served.url.clone(),
            "--game",
            "serengeti",
            "--seats",
            "3",
            "--bots",
            "greedy",
            "--name",
            "Ann",
            "--pace",
            "0",
        ],
    );
    pty.until("SERENGETI");
    put_aside(&mut pty);
    hurry(&mut pty);
    play_until(&mut pty, "round 2");
    served.kill();
    pty.until("connection");
    served.start_again();
    pty.until("Connected again");
    play_until(&mut pty, "round 4");
    leave(&mut pty);
    pty.until("karata join");
}
