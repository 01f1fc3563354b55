//! What went wrong, and how it is told.

use std::io;
use std::process::ExitCode;

use game::Phrase;
use words::{Lexicon, Names};

use crate::files;

/// Why a command did not do what it should.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The usage or the input is wrong: one line of words.
    Input(String),
    /// Anything else.
    Other(anyhow::Error),
}

impl Failure {
    /// Wrong input, in the words of a lexicon.
    pub(crate) fn input(lexicon: &Lexicon, phrase: &Phrase) -> Self {
        Failure::Input(lexicon.say(phrase, &Names::none()))
    }

    /// Prints the one line and gives the exit code. A reader that went away is no failure: `karata rules … |
    /// head`.
    pub(crate) fn report(self, lexicon: &Lexicon) -> ExitCode {
        let (what, code) = match self {
            Failure::Input(words) => (words, 2),
            Failure::Other(error) if is_broken_pipe(&error) => return ExitCode::SUCCESS,
            Failure::Other(error) => (format!("{error:#}"), 1),
        };
        let one_line = what.split(['\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ");
        let phrase = Phrase::new("cli-error").with("what", one_line);
        files::tell(&format!("{}\n", lexicon.say(&phrase, &Names::none())));
        ExitCode::from(code)
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    io.into_iter().any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure::Other(error.into())
    }
}
