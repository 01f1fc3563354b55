//! `karata replay`: a record checked and told.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use game::record::Record;
use game::{Phrase, Seat, Viewer};
use session::replay::{ReplayError, set_up, verify};
use words::{Language, Lexicon, Names};

use crate::cli::ReplayArguments;
use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, arguments: &ReplayArguments) -> Result<ExitCode, Failure> {
    let plain = Lexicon::new(language, &[]);
    let text = files::read_text(&arguments.file, &plain)?;
    let path = arguments.file.display().to_string();
    let refused = |error: &ReplayError, lexicon: &Lexicon, seats: u8| {
        let what = lexicon.say(&error.phrase(), &by_number(lexicon, seats));
        Failure::input(lexicon, &Phrase::new("cli-in-file").with("path", path.as_str()).with("what", what))
    };
    let record = Record::read(&text).map_err(|error| refused(&ReplayError::Line(error), &plain, 0))?;
    let mut output = BufWriter::new(io::stdout().lock());
    if let (true, Some(line)) = (record.steps.is_empty(), record.cut) {
        let phrase = Phrase::new("record-cut-before-start").with("line", line as u32);
        writeln!(output, "{}", plain.say(&phrase, &Names::none()))?;
        return Ok(output.flush().map(|()| ExitCode::SUCCESS)?);
    }
    let lexicon = games::find(&record.game).map_or(plain, |entry| input::lexicon(entry, language));
    verify(&record).map_err(|error| refused(&error, &lexicon, record.seats))?;
    let (entry, mut table) = set_up(&record).map_err(|error| refused(&error, &lexicon, record.seats))?;
    let viewer = match &arguments.view {
        Some(text) => Viewer::Seat(input::seat("--view", text, record.seats, &lexicon)?),
        None => Viewer::Spectator,
    };
    let last_line = record.steps.last().map_or(1, |(line, _)| *line as u64);
    let until = match &arguments.at {
        Some(text) => Some(input::number("--at", text, 1..=last_line, &lexicon)? as usize),
        None => None,
    };
    let title = lexicon.word("game-title").unwrap_or(entry.name().to_owned());
    let title = Phrase::new("replay-title").with("game", title).with("seats", record.seats);
    writeln!(output, "{}\n", lexicon.say(&title, &Names::none()))?;
    let telling = tui::Telling { viewer, until, style: tui::Style::default() };
    tui::retell(&record, &mut *table, &lexicon, telling, &mut output)?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// In what is said about the lines of a record, players are called by their seats.
fn by_number(lexicon: &Lexicon, seats: u8) -> Names {
    let name = |seat: Seat| Phrase::new("seat-name").with("seat", seat.to_string());
    Names::new(Seat::all(seats).map(|seat| lexicon.say(&name(seat), &Names::none())).collect(), None)
}
