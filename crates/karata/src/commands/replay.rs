//! `karata replay`: a record checked and told.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use game::record::{Cut, Record};
use game::{Phrase, Seat, Viewer};
use server::catalog;
use session::replay::{ReplayError, missing_setting, set_up, verify};
use tui::retell::how_it_ends;
use words::{Language, Lexicon, Names};

use crate::cli::ReplayArguments;
use crate::failure::Failure;
use crate::{display, files, input};

/// What scripts read.
mod document;
/// Looked back at on a full screen.
pub(crate) mod screen;
/// The moments that decided a game.
mod turning;

/// A record from a file, not yet replayed, and the words of its game.
pub(crate) fn read_unchecked(language: Language, path: &Path) -> Result<(Record, Lexicon), Failure> {
    let plain = Lexicon::new(language, &[]);
    let text = files::read_text(path, &plain)?;
    let record =
        Record::read(&text).map_err(|error| refused(path, &plain, &ReplayError::Line(error).phrase(), 0))?;
    let lexicon = games::find(&record.game).map_or(plain, |entry| catalog::lexicon(entry, language));
    Ok((record, lexicon))
}

/// What is wrong with a record, with the file it is in.
pub(crate) fn refused(path: &Path, lexicon: &Lexicon, what: &Phrase, seats: u8) -> Failure {
    in_file(path, lexicon, lexicon.say(what, &by_number(lexicon, seats)))
}

/// A record from a file, verified, and the words of its game.
pub(crate) fn read(language: Language, path: &Path) -> Result<(Record, Lexicon), Failure> {
    let (record, lexicon) = read_unchecked(language, path)?;
    verify(&record).map_err(|error| match record.cut {
        // Half a set-up is wrong because it is half.
        Some(cut @ Cut::Within(_)) if record.steps.is_empty() => {
            in_file(path, &lexicon, lexicon.say(&how_it_ends(cut), &Names::none()))
        }
        _ => refused(path, &lexicon, &error.phrase(), record.seats),
    })?;
    match missing_setting(&record) {
        Some(phrase) => Err(in_file(path, &lexicon, lexicon.say(&phrase, &Names::none()))),
        None => Ok((record, lexicon)),
    }
}

pub(crate) fn in_file(path: &Path, lexicon: &Lexicon, what: String) -> Failure {
    let phrase = Phrase::new("cli-in-file").with("path", files::shown(path)).with("what", what);
    Failure::input(lexicon, &phrase)
}

pub(crate) fn run(language: Language, arguments: &ReplayArguments) -> Result<ExitCode, Failure> {
    let (record, lexicon) = read(language, &arguments.file)?;
    if arguments.turning {
        return turning::run(&record, &lexicon, arguments);
    }
    let until = arguments.at.as_deref().map(|text| last_told(text, &record, &lexicon)).transpose()?;
    if !arguments.json && display::is_screen(arguments.display) {
        return screen::run(language, arguments, record, until);
    }
    let (entry, mut table) = set_up(&record)?;
    let viewer = match &arguments.view {
        Some(text) => Viewer::Seat(input::seat("--view", text, record.seats, &lexicon)?),
        None => Viewer::Spectator,
    };
    let mut output = BufWriter::new(io::stdout().lock());
    let style = tui::Style::default();
    let telling = tui::Telling { viewer, until, style };
    if arguments.json {
        let document = document::document(&record, &mut *table, &lexicon, telling)?;
        writeln!(output, "{document:#}")?;
    } else {
        let title = lexicon.word("game-title").unwrap_or(entry.name().to_owned());
        let title = Phrase::new("replay-title").with("game", title).with("seats", record.seats);
        writeln!(output, "{}\n", lexicon.say(&title, &Names::none()))?;
        tui::retell(&record, &mut *table, &lexicon, telling, &mut output)?;
    }
    output.flush()?;
    end(&arguments.file, &lexicon, record.cut)
}

/// A record that breaks off within a line is told up to there, and that is a fault.
fn end(path: &Path, lexicon: &Lexicon, cut: Option<Cut>) -> Result<ExitCode, Failure> {
    match cut {
        Some(cut @ Cut::Within(_)) => {
            Err(in_file(path, lexicon, lexicon.say(&how_it_ends(cut), &Names::none())))
        }
        Some(Cut::After(_)) | None => Ok(ExitCode::SUCCESS),
    }
}

/// The line after which `--at` stops: one after the set-up.
fn last_told(text: &str, record: &Record, lexicon: &Lexicon) -> Result<usize, Failure> {
    let steps = record.steps.iter().map(|(line, _)| *line);
    let lines = steps.chain(record.result.iter().map(|(line, _)| *line));
    let (first, last) = (lines.clone().min().unwrap_or(1), lines.max().unwrap_or(1));
    Ok(input::number("--at", text, first as u64..=last as u64, lexicon)? as usize)
}

/// In what is said about the lines of a record, players are called by their seats.
fn by_number(lexicon: &Lexicon, seats: u8) -> Names {
    let name = |seat: Seat| Phrase::new("seat-name").with("seat", seat.to_string());
    Names::new(Seat::all(seats).map(|seat| lexicon.say(&name(seat), &Names::none())).collect(), None)
}
