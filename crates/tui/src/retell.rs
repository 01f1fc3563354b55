//! A record told as a story.

use std::io::{self, Write};

use game::record::Record;
use game::{Match, Phrase, Viewer};
use words::{Lexicon, Names};

use crate::names::names;
use crate::result::{result, standing};
use crate::style::{Style, width, wrap};

/// Tells a record that has been verified, as one viewer would have seen it, with the number of the line in
/// front of what happened in it. `table` is set up from the record.
pub fn retell(
    record: &Record,
    table: &mut dyn Match,
    lexicon: &Lexicon,
    viewer: Viewer,
    style: Style,
    output: &mut dyn Write,
) -> io::Result<()> {
    let names = names(lexicon, record.seats, viewer.seat());
    let last = record.steps.last().map_or(0, |(line, _)| *line);
    let margin = width(&last.to_string());
    for step in &record.steps {
        Record::step(table, step).map_err(|error| io::Error::other(error.to_string()))?;
        let mut gutter = format!("{:>margin$}  ", step.0);
        for phrase in table.story(viewer) {
            let indent = " ".repeat(margin + 2);
            write!(output, "{}", wrap(&lexicon.say(&phrase, &names), &gutter, &indent))?;
            gutter.clone_from(&indent);
        }
    }
    writeln!(output)?;
    match table.outcome() {
        Some(outcome) => write!(output, "{}", result(&outcome, lexicon, &names, style))?,
        None => write!(output, "{}", standing(table, lexicon, &names))?,
    }
    if let Some(line) = record.cut {
        let phrase = Phrase::new("record-cut").with("line", u32::try_from(line).unwrap_or(u32::MAX));
        writeln!(output, "{}", lexicon.say(&phrase, &Names::none()))?;
    }
    output.flush()
}
