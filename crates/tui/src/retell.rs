//! A record told as a story.

use std::io::{self, Write};

use game::record::{Cut, Entry, Record};
use game::{Match, MemoryAid, Phrase, Viewer};
use words::{Lexicon, Names};

use crate::draw::draw;
use crate::names::names;
use crate::result::{result, standing};
use crate::style::{Style, width};

/// How a record is told.
#[derive(Clone, Copy, Debug)]
pub struct Telling {
    /// As whom would have seen it.
    pub viewer: Viewer,
    /// After which line to stop and show the table; else the whole record is told.
    pub until: Option<usize>,
    /// How things are shown.
    pub style: Style,
}

/// How a record ends that has no result, in words.
pub fn how_it_ends(cut: Cut) -> Phrase {
    let (key, line) = match cut {
        Cut::After(line) => ("record-unfinished", line),
        Cut::Within(line) => ("record-broken-off", line),
    };
    Phrase::new(key).with("line", u32::try_from(line).unwrap_or(u32::MAX))
}

/// Tells a record that has been verified, with the number of the line in front of what happened in it. `running` is
/// set up from the record.
pub fn retell(
    record: &Record,
    running: &mut dyn Match,
    lexicon: &Lexicon,
    telling: Telling,
    output: &mut dyn Write,
) -> io::Result<()> {
    let Telling { viewer, until, style } = telling;
    let names = names(lexicon, record.seats, viewer.seat());
    let last = record.steps.last().map_or(0, |(line, _)| *line);
    let margin = width(&last.to_string());
    for step in record.steps.iter().take_while(|(line, _)| until.is_none_or(|until| *line <= until)) {
        Record::step(running, step).map_err(|error| io::Error::other(error.to_string()))?;
        if matches!(step.1, Entry::Scores(_)) {
            continue;
        }
        let mut gutter = format!("{:>margin$}  ", step.0);
        for phrase in running.sight(viewer, MemoryAid::Off).story {
            let indent = " ".repeat(margin + 2);
            write!(output, "{}", style.wrap(&lexicon.say(&phrase, &names), &gutter, &indent))?;
            gutter.clone_from(&indent);
        }
    }
    writeln!(output)?;
    let sight = running.sight(viewer, MemoryAid::Off);
    if until.is_some() {
        writeln!(output, "{}", draw(&sight.picture, lexicon, &names, style))?;
    }
    match sight.outcome {
        Some(outcome) => write!(output, "{}", result(&outcome, running.sides(), lexicon, &names, style))?,
        None => write!(output, "{}", standing(sight.standing, running.sides(), lexicon, &names))?,
    }
    // A line that is broken off is a fault, which is told apart from the story.
    if let Some(cut @ Cut::After(_)) = record.cut.filter(|_| until.is_none()) {
        writeln!(output, "{}", lexicon.say(&how_it_ends(cut), &Names::none()))?;
    }
    output.flush()
}
