//! Files: read whole or not at all, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use game::Phrase;
use words::{Lexicon, Names};

use crate::failure::Failure;

/// No record and no table is larger than this many mebibytes.
const LIMIT: u32 = 64;

/// The text of a file.
pub(crate) fn read_text(path: &Path, lexicon: &Lexicon) -> Result<String, Failure> {
    let unreadable = |why: Phrase| {
        let phrase = Phrase::new("cli-file-unreadable").with("path", path.display().to_string());
        Failure::input(lexicon, &phrase.with("why", why))
    };
    let limit = u64::from(LIMIT) << 20;
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
        .map_err(|error| unreadable(why(&error)))?;
    if bytes.len() as u64 > limit {
        return Err(unreadable(Phrase::new("cli-file-too-large").with("limit", LIMIT)));
    }
    let text = String::from_utf8(bytes).map_err(|_| unreadable(Phrase::new("cli-file-not-text")))?;
    // Some editors begin a file with a byte order mark, which nobody sees.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Prints a whole text on standard output.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// Tells something on standard error, if anybody reads it.
pub(crate) fn tell(words: &str) {
    let _ = io::stderr().write_all(words.as_bytes());
}

/// Writes a file beside its place and moves it there, so that what was there before is lost only once the new
/// is whole. What is no ordinary file — a pipe, a device — is written to as it is.
pub(crate) fn write_whole(path: &Path, text: &str, lexicon: &Lexicon) -> Result<(), Failure> {
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let before = fs::metadata(&place).ok();
    if before.as_ref().is_some_and(|before| !before.is_file()) {
        let written = File::options().write(true).open(&place);
        let written = written.and_then(|mut file| file.write_all(text.as_bytes()));
        return written.map_err(|error| unwritable(path, &error, lexicon));
    }
    let mut name = place.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = place.with_file_name(name);
    let written = File::create(&beside)
        .and_then(|mut file| {
            if let Some(before) = before {
                file.set_permissions(before.permissions())?;
            }
            file.write_all(text.as_bytes())?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&beside, &place));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        unwritable(path, &error, lexicon)
    })
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
    let phrase = Phrase::new("cli-file-unwritable").with("path", path.display().to_string()).with("why", why);
    if mistake {
        Failure::input(lexicon, &phrase)
    } else {
        Failure::Other(anyhow::anyhow!(lexicon.say(&phrase, &Names::none())))
    }
}

fn why(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::NotFound => Phrase::new("cli-file-missing"),
        io::ErrorKind::PermissionDenied => Phrase::new("cli-file-denied"),
        io::ErrorKind::IsADirectory => Phrase::new("cli-file-directory"),
        _ => Phrase::new("cli-file-other").with("error", error.to_string()),
    }
}
