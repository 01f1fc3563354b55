//! Tables that are served: joined from terminals, left, killed, come back to, watched.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Run, finish, home, place, program_at};

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server of a test's own.
pub struct Served {
    child: Child,
    file: PathBuf,
    pub url: String,
}

impl Served {
    pub fn start(name: &str) -> Served {
        let file = place(name);
        for more in ["-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{more}", file.display()));
        }
        Served::listen(file, "127.0.0.1:0")
    }

    fn listen(file: PathBuf, at: &str) -> Served {
        let store = format!("sqlite://{}", file.display());
        let arguments = ["serve", "--listen", at, "--store", &store, "--log", "off"];
        let until = Instant::now() + PATIENCE;
        loop {
            let mut command = program_at(&home(), &arguments);
            let mut child = command.stderr(Stdio::null()).spawn().expect("it starts");
            let mut line = String::new();
            BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("text");
            if let Some(url) = line.trim().strip_prefix("Listening on ") {
                return Served { child, file, url: url.to_owned() };
            }
            // The port may not be free again yet.
            child.wait().expect("it ends");
            assert!(Instant::now() < until, "it does not listen: {line}");
            thread::sleep(Duration::from_millis(100));
        }
    }

    /// Killed in the middle of whatever it does, and started again where it was.
    fn killed_and_started_again(&mut self) {
        self.kill();
        self.start_again();
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    pub fn start_again(&mut self) {
        let at = self.url.strip_prefix("http://").expect("an address").to_owned();
        let again = Served::listen(self.file.clone(), &at);
        *self = again;
    }

    /// The record of a table that is over.
    fn record(&self, table: &str) -> String {
        let address = self.url.strip_prefix("http://").expect("an address");
        let mut stream = std::net::TcpStream::connect(address).expect("it listens");
        write!(
            stream,
            "GET /api/tables/{table}/record HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        body.to_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a terminal.
struct Joined {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
    seen: String,
    /// How far it was read.
    read: usize,
}

impl Joined {
    fn start(home: &Path, arguments: &[&str]) -> Joined {
        let mut child = program_at(home, arguments).spawn().expect("it starts");
        let mut out = child.stdout.take().expect("a pipe");
        let (sender, output) = channel();
        thread::spawn(move || {
            let (mut bytes, mut rest) = ([0; 4096], Vec::new());
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                rest.extend_from_slice(&bytes[..count]);
                let whole = rest.utf8_chunks().next().map_or(0, |chunk| chunk.valid().len());
                let text: String = String::from_utf8(rest.drain(..whole).collect()).expect("text");
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Joined { child, input, output, seen: String::new(), read: 0 }
    }

    /// Waits until this is said, after what was waited for before.
    fn until(&mut self, words: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(place) = self.seen[self.read..].find(words) {
                self.read += place + words.len();
                return;
            }
            match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
                // Spaces at which no line is broken are spaces.
                Ok(text) => self.seen += &text.replace(['\u{a0}', '\u{202f}'], " "),
                Err(RecvTimeoutError::Timeout) => panic!("{words:?} is not said: {}", self.seen),
                Err(RecvTimeoutError::Disconnected) => {
                    let mut told = String::new();
                    let _ = self.child.stderr.take().map(|mut error| error.read_to_string(&mut told));
                    panic!("{words:?} is not said to the end: {}{told}", self.seen)
                }
            }
        }
    }

    fn type_line(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it is open");
        input.write_all(format!("{line}\n").as_bytes()).expect("it reads");
    }

    /// Makes this move whenever it is asked, so many times: each waits for its turn.
    fn moves(&mut self, line: &str, times: usize) {
        let lines = format!("{line}\n").repeat(times);
        let mut input = self.input.take().expect("it is open");
        // Whoever ends reads no further.
        thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    }

    fn kill(mut self) -> String {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        std::mem::take(&mut self.seen)
    }

    /// To the end of its input and its output.
    fn rest(mut self) -> String {
        drop(self.input.take());
        let until = Instant::now() + PATIENCE;
        while let Ok(text) = self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            self.seen += &text;
        }
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{}", self.seen);
        assert!(!self.seen.contains('⟦'), "words are missing: {}", self.seen);
        self.seen
    }
}

fn at(home: &Path, arguments: &[&str], input: &str) -> Run {
    finish(program_at(home, arguments), input)
}

/// One hand of Mü with two bots or more; it may be over soon, if two lay the same.
const MU: [&str; 6] = ["mu", "--seats", "4", "--set", "hands=1", "--listed"];
/// A game that always takes some time.
const SERENGETI: [&str; 3] = ["serengeti", "--seats", "4"];

/// A table of this game that Ann opens, with bots that do not dawdle.
fn open(served: &Served, home: &Path, game: &[&str]) -> (Joined, String) {
    let server = ["join", &served.url, "--name", "Ann", "--bots", "greedy", "--pace", "5", "--game"];
    let mut ann = Joined::start(home, &[&server[..], game].concat());
    ann.until("Send your friends this link: ");
    ann.until("\n");
    let link =
        ann.seen.split("this link: ").nth(1).expect("a link").split_whitespace().next().expect("a link");
    let link = link.to_owned();
    (ann, link)
}

fn table(link: &str) -> &str {
    link.rsplit_once('/').expect("a link").1
}

/// The final scores and who won: the same for everybody but for who is “you”.
fn scores(out: &str) -> Vec<String> {
    let end = out.split("The final scores:\n").nth(1).unwrap_or_else(|| panic!("no scores: {out}"));
    let mut scores: Vec<String> = end
        .lines()
        .take(4)
        .map(|line| line.split_whitespace().last().unwrap_or_default().to_owned())
        .collect();
    scores.sort();
    scores
}

#[test]
fn two_people_play_a_hand_and_one_of_them_is_killed_in_between() {
    let served = Served::start("join-killed.db");
    let [anns, bens] = [home(), home()];
    let (mut ann, link) = open(&served, &anns, &MU);
    let mut ben = Joined::start(&bens, &["join", &link, "--name", "Ben", "--seat", "3"]);
    ben.until("At the table: Ann, Baraka (greedy bot), you and Dalila (greedy bot).");
    ann.until("Ben sits down.");
    ben.type_line("say Good evening!");
    ann.until("· Ben: Good evening!");
    ben.until("· You: Good evening!");
    // From a pipe a move waits for its turn.
    ann.type_line("#1");
    ben.type_line("#1");
    ann.until("· You ");
    let seen = ann.kill();
    assert!(seen.contains("Ben: Good evening!"), "{seen}");
    ben.until("· Ann is away.");
    let mut ann = Joined::start(&anns, &["join", &link]);
    ann.until("At the table: you, Baraka (greedy bot), Ben and Dalila (greedy bot).");
    ben.until("· Ann is back.");
    ann.moves("#1", 400);
    ben.moves("#1", 400);
    ann.until("The final scores:");
    ben.until("The final scores:");
    let (ann, ben) = (ann.rest(), ben.rest());
    assert_eq!(scores(&ann), scores(&ben));
    let record = served.record(table(&link));
    assert!(record.lines().any(|line| line.starts_with("result ")), "{record}");
}

#[test]
fn a_server_that_is_killed_loses_and_doubles_nothing() {
    let mut served = Served::start("join-restarted.db");
    let [anns, bens] = [home(), home()];
    let (mut ann, link) = open(&served, &anns, &SERENGETI);
    let mut ben = Joined::start(&bens, &["join", &link, "--name", "Ben"]);
    ben.until("At the table: ");
    ann.until("Ben sits down.");
    ann.moves("#1", 400);
    ben.moves("#1", 400);
    for _ in 0..2 {
        ann.until("· You ");
        served.killed_and_started_again();
        ann.until("The connection is lost.");
        ann.until("Connected again.");
    }
    ann.until("The final scores:");
    ben.until("The final scores:");
    let (ann, ben) = (ann.rest(), ben.rest());
    assert_eq!(scores(&ann), scores(&ben));
    // Every move that was typed is in the record, and only once.
    let record = served.record(table(&link));
    for (seat, out) in [("seat 1 ", &ann), ("seat 2 ", &ben)] {
        let played = record.lines().filter(|line| line.starts_with(seat)).count();
        let game = out.split("The final scores:").next().expect("a game");
        // A bot may have held the chair before.
        let before = game.split("> #1\n").next().expect("a beginning");
        let before = before.matches("· You bid").count() + before.matches("· You pass").count();
        let typed = game.matches("> #1\n").count();
        assert!(typed > 10, "{out}");
        assert_eq!(before + typed, played, "{seat}: {out}\n{record}");
    }
}

#[test]
fn a_table_is_watched_and_a_chair_taken_later() {
    let served = Served::start("join-watched.db");
    let (mut ann, link) = open(&served, &home(), &SERENGETI);
    let cleos = home();
    let mut cleo = Joined::start(&cleos, &["join", &link, "--watch", "--lang", "fr", "--name", "Cleo"]);
    cleo.until("À la table : Ann, Baraka (robot greedy), Chausiku (robot greedy) et Dalila\n");
    cleo.until("Vous regardez.");
    cleo.type_line("jouer r7");
    cleo.until("Il faut être assis à la table");
    ann.type_line("#1");
    cleo.until("· Ann ");
    cleo.type_line("asseoir 2");
    ann.until("· Cleo sits down.");
    cleo.until("À la table : Ann, vous,");
    ann.type_line("pause");
    cleo.until("Ann demande une pause. oui ou non ?");
    cleo.type_line("oui");
    ann.until("You pause the game.");
    ann.type_line("resume");
    cleo.until("Ann reprend la partie.");
    cleo.type_line("quitter");
    cleo.until("Quitter ?");
    cleo.type_line("b");
    cleo.until("Un robot a votre chaise.");
    cleo.rest();
    ann.until("· Cleo stands up; a bot plays on.");
    ann.moves("#1", 400);
    ann.until("The final scores:");
    assert!(ann.rest().ends_with("You leave.\n"));
}

#[test]
fn the_same_people_play_again() {
    let served = Served::start("join-again.db");
    let (mut ann, link) = open(&served, &home(), &MU);
    let mut ben = Joined::start(&home(), &["join", &link, "--name", "Ben"]);
    ben.until("At the table: ");
    ann.until("Ben sits down.");
    for _ in 0..400 {
        ann.type_line("#1");
        ben.type_line("#1");
    }
    ann.until("The final scores:");
    ben.until("The final scores:");
    ann.type_line("again");
    ben.until("Ann wants to play again.");
    ben.type_line("again");
    for player in [&mut ann, &mut ben] {
        player.until("The same people play again.");
        player.until("At the table: ");
        player.until("greedy bot");
    }
    let ann = ann.rest();
    assert!(ann.contains("The chair stays yours."), "{ann}");
    let come_back = ann.rsplit("Come back: karata join ").next().expect("how to come back").trim();
    assert!(come_back.starts_with(&served.url) && come_back != link, "{come_back}");
    ben.rest();
}

#[test]
fn what_cannot_be_joined_is_refused_in_one_sentence() {
    let served = Served::start("join-refused.db");
    let home = home();
    let join = |arguments: &[&str]| at(&home, &[&["join"], arguments].concat(), "");
    join(&["letters"]).refused(&["give the whole link"]);
    join(&["ftp://a/t/b"]).refused(&["ftp://a/t/b", "is no link to a table"]);
    join(&["http://127.0.0.1:1/t/abc"]).refused(&["no server answers at http://127.0.0.1:1"]);
    join(&["http://127.0.0.1:1/t/abc", "--lang", "fr"]).refused(&["aucun serveur ne répond"]);
    join(&[&format!("{}/t/nowhere", served.url)]).refused(&["There is no table of this name."]);
    join(&[&served.url]).refused(&["give the whole link, or open a table with --game"]);
    join(&[&format!("{}/t/abc", served.url), "--game", "mu"]).refused(&["this link is a table already"]);
    join(&[&served.url, "--game", "zebra"]).refused(&["zebra", "mu"]);
    join(&[&served.url, "--game", "mu", "--seats", "9"]).refused(&["--seats 9"]);
    join(&[&served.url, "--game", "mu", "--pace", "x"]).refused(&["--pace x"]);
    join(&[&served.url, "--game", "mu", "--seats", "4", "--seat", "5"]).refused(&["--seat 5"]);
    let (ann, link) = open(&served, &crate::home(), &MU);
    join(&[&link, "--seat", "1"]).refused(&["Somebody sits there"]);
    join(&[&link, "--name", "Ann"]).refused(&["nobody else’s"]);
    join(&[&link, "--pace", "5"]).refused(&["--game"]);
    let out = ann.rest();
    assert!(out.contains("You leave. The chair stays yours.\nCome back: karata join http://"), "{out}");
    assert_eq!(fs::read_dir(home.join("karata").join("guests")).expect("tokens").count(), 1, "one person");
}
