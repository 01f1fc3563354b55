//! Files: read whole or not at all, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use game::Phrase;
use words::{Lexicon, Names};

use crate::failure::Failure;

/// Longer texts do not fit on every screen.
const SCREEN: usize = 22;
/// No record, no table and no network is larger than this many mebibytes.
const LIMIT: u32 = 64;

/// A path as it can be shown: what would move the cursor is not.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string().chars().map(|c| if c.is_control() { '�' } else { c }).collect()
}

/// What is in a file.
pub(crate) fn read_bytes(path: &Path, lexicon: &Lexicon) -> Result<Vec<u8>, Failure> {
    let unreadable = |why: Phrase| unreadable(path, why, lexicon);
    let limit = u64::from(LIMIT) << 20;
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
        .map_err(|error| unreadable(why(&error)))?;
    if bytes.len() as u64 > limit {
        return Err(unreadable(Phrase::new("cli-file-too-large").with("limit", LIMIT)));
    }
    Ok(bytes)
}

/// The text of a file.
pub(crate) fn read_text(path: &Path, lexicon: &Lexicon) -> Result<String, Failure> {
    let text = String::from_utf8(read_bytes(path, lexicon)?);
    let text = text.map_err(|_| unreadable(path, Phrase::new("cli-file-not-text"), lexicon))?;
    // Some editors begin a file with a byte order mark, which nobody sees.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn unreadable(path: &Path, why: Phrase, lexicon: &Lexicon) -> Failure {
    let phrase = Phrase::new("cli-file-unreadable").with("path", shown(path));
    Failure::input(lexicon, &phrase.with("why", why))
}

/// Prints a whole text on standard output.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// Shows a text: page by page where somebody reads it on a terminal and has a pager, else as it is.
pub(crate) fn show(text: &str) -> io::Result<()> {
    if io::stdout().is_terminal() && text.lines().count() > SCREEN {
        let wanted = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
        // `less` ends by itself where all fits, and leaves the text on the screen.
        let words = wanted.unwrap_or_else(|| "less -FRX".to_owned());
        let mut words = words.split_whitespace();
        let pager =
            words.next().map(|program| Command::new(program).args(words).stdin(Stdio::piped()).spawn());
        if let Some(Ok(mut pager)) = pager {
            if let Some(mut input) = pager.stdin.take() {
                // Whoever leaves the pager early has read enough.
                let _ = input.write_all(text.as_bytes());
            }
            pager.wait()?;
            return Ok(());
        }
    }
    print(text)
}

/// Tells something on standard error, if anybody reads it.
pub(crate) fn tell(words: &str) {
    let _ = io::stderr().write_all(words.as_bytes());
}

/// Writes a new file, whole or not at all. A file that is there already is left alone; what is no ordinary file — a pipe, a
/// device — is written to as it is.
pub(crate) fn write_whole(path: &Path, text: &str, lexicon: &Lexicon) -> Result<(), Failure> {
    let mut file = create_new(path, lexicon)?;
    file.write_all(text.as_bytes()).and_then(|()| file.flush()).map_err(|error| {
        if fs::metadata(path).is_ok_and(|written| written.is_file()) {
            let _ = fs::remove_file(path);
        }
        unwritable(path, &error, lexicon)
    })
}

/// Says now that a new file cannot be written later, as far as that can be known without writing it: for what is long in the making.
pub(crate) fn check_new(path: &Path, lexicon: &Lexicon) -> Result<(), Failure> {
    let kind = match fs::metadata(path) {
        Ok(before) if before.is_file() => Some(io::ErrorKind::AlreadyExists),
        Ok(before) if before.is_dir() => Some(io::ErrorKind::IsADirectory),
        Ok(_) => None,
        Err(_) => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            folder.filter(|folder| !folder.is_dir()).map(|_| io::ErrorKind::NotFound)
        }
    };
    kind.map_or(Ok(()), |kind| Err(unwritable(path, &kind.into(), lexicon)))
}

/// A new file, to be written step by step. A file that is there already is left alone: it may be somebody's game.
pub(crate) fn create_new(path: &Path, lexicon: &Lexicon) -> Result<File, Failure> {
    let special = fs::metadata(path).is_ok_and(|before| !before.is_file());
    let opened = if special { File::options().write(true).open(path) } else { File::create_new(path) };
    opened.map_err(|error| unwritable(path, &error, lexicon))
}

/// Says that a file cannot be written: the user's mistake if the path is wrong, else a failure of its own.
pub(crate) fn unwritable(path: &Path, error: &io::Error, lexicon: &Lexicon) -> Failure {
    let (why, mistake) = match error.kind() {
        io::ErrorKind::NotFound => (Phrase::new("cli-file-no-directory"), true),
        io::ErrorKind::AlreadyExists => (Phrase::new("cli-file-exists"), true),
        io::ErrorKind::PermissionDenied | io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory => {
            (why(error), true)
        }
        _ => (why(error), false),
    };
    let phrase = Phrase::new("cli-file-unwritable").with("path", shown(path)).with("why", why);
    if mistake {
        Failure::input(lexicon, &phrase)
    } else {
        Failure::Other(anyhow::anyhow!(lexicon.say(&phrase, &Names::none())))
    }
}

/// What the system says about a file, in words.
pub(crate) fn why(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::NotFound => Phrase::new("cli-file-missing"),
        io::ErrorKind::PermissionDenied => Phrase::new("cli-file-denied"),
        io::ErrorKind::IsADirectory => Phrase::new("cli-file-directory"),
        io::ErrorKind::NotADirectory => Phrase::new("cli-file-no-directory"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Phrase::new("cli-file-full"),
        io::ErrorKind::ReadOnlyFilesystem => Phrase::new("cli-file-read-only"),
        io::ErrorKind::InvalidFilename => Phrase::new("cli-file-bad-name"),
        _ => {
            // A number is the same in every language.
            let error = error.raw_os_error().map_or_else(|| error.to_string(), |number| number.to_string());
            Phrase::new("cli-file-other").with("error", error)
        }
    }
}
