//! What long work has in common: threads, progress on a terminal, and an end on Ctrl-C.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use game::Phrase;
use words::{Lexicon, Names};

use crate::failure::Failure;
use crate::{files, input};

/// The most threads of one run.
const MOST_THREADS: u64 = 1024;

static STOP: AtomicBool = AtomicBool::new(false);

/// The flag that Ctrl-C raises from now on. A second Ctrl-C ends the program at once. Both are answered.
pub(crate) fn stop_on_interrupt(lexicon: &Lexicon) -> Result<&'static AtomicBool, Failure> {
    let say = |key| lexicon.say(&Phrase::new(key), &Names::none());
    let (stopping, stopped) = (say("cli-stopping"), say("cli-stopped"));
    ctrlc::set_handler(move || {
        if STOP.swap(true, Ordering::Relaxed) {
            files::tell(&format!("{stopped}\n"));
            std::process::exit(1);
        }
        files::tell(&format!("\n{stopping}\n"));
    })?;
    Ok(&STOP)
}

/// How many threads to use: what `--threads` says, or else all cores.
pub(crate) fn threads(text: Option<&str>, lexicon: &Lexicon) -> Result<usize, Failure> {
    match text {
        Some(text) => Ok(input::number("--threads", text, 1..=MOST_THREADS, lexicon)? as usize),
        None => Ok(thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// How far it is, on a terminal only.
pub(crate) struct Progress<'a> {
    lexicon: &'a Lexicon,
    shown: bool,
}

impl<'a> Progress<'a> {
    pub(crate) fn new(lexicon: &'a Lexicon) -> Self {
        Progress { lexicon, shown: false }
    }

    /// Shows how many of the games are done.
    pub(crate) fn show(&mut self, done: u64, games: u64) {
        if done < games {
            let number = |value: u64| self.lexicon.language().number(value as f64, 0);
            self.tell(
                &Phrase::new("simulate-progress").with("done", number(done)).with("games", number(games)),
            );
        }
    }

    /// Shows this instead of what was shown.
    pub(crate) fn tell(&mut self, phrase: &Phrase) {
        if io::stderr().is_terminal() {
            files::tell(&format!("\r{}\x1b[K", self.lexicon.say(phrase, &Names::none())));
            self.shown = true;
        }
    }

    /// Leaves no trace.
    pub(crate) fn clear(&self) {
        if self.shown {
            files::tell("\r\x1b[K");
        }
    }
}
