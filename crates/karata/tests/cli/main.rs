//! Tests of the program as its users know it: arguments and input in, output and exit code out.

mod arena;
mod bad_input;
mod join;
mod kept;
mod lines;
mod listing;
mod play;
#[cfg(unix)]
mod pty;
mod records;
mod review;
#[cfg(unix)]
mod screen;
mod serve;
mod simulate;
mod verify;
mod weights;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a run left behind.
#[derive(Debug)]
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Run {
    /// It did what it should.
    fn done(self) -> Run {
        assert_eq!(self.code, 0, "{self:?}");
        assert!(!self.out.contains('⟦') && !self.err.contains('⟦'), "words are missing: {self:?}");
        self
    }

    /// It was refused: nothing on standard output, one line of words on standard error.
    fn refused(self, words: &[&str]) -> Run {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.out, "", "nothing is printed but the refusal");
        assert_eq!(self.err.lines().count(), 1, "one line: {}", self.err);
        assert!(self.err.starts_with("karata: ") && !self.err.contains('⟦'), "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "{word:?} is not in {}", self.err);
        }
        self
    }
}

/// A folder of a test's own, where nothing is yet: no test sees the games of another.
fn home() -> PathBuf {
    static HOMES: AtomicU32 = AtomicU32::new(0);
    let number = HOMES.fetch_add(1, Ordering::Relaxed);
    let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("home-{number}"));
    let _ = fs::remove_dir_all(&home);
    home
}

/// The program, in a world without a locale, without colours and without kept games.
fn program(arguments: &[&str]) -> Command {
    program_at(&home(), arguments)
}

/// The program, where the games of this folder are kept.
fn program_at(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_karata"));
    command.args(arguments).env_clear().current_dir(env!("CARGO_TARGET_TMPDIR"));
    command.env("XDG_DATA_HOME", home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn finish(mut command: Command, input: &str) -> Run {
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A game that is over reads no further, so the rest of the input may find nobody.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code().expect("an exit code, not a signal"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs the program without input.
fn karata(arguments: &[&str]) -> Run {
    finish(program(arguments), "")
}

/// Runs the program with lines on standard input.
fn karata_reading(arguments: &[&str], input: &str) -> Run {
    finish(program(arguments), input)
}

/// A place for a test's file, where nothing is yet.
fn place(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// A file for a test.
fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let path = place(name);
    fs::write(&path, contents).expect("the folder for tests can be written");
    path.to_str().expect("a plain path").to_owned()
}
