use std::process::ExitCode;

use game::Phrase;
use game::record::Record;
use protocol::{Turning, TurningPoint};
use session::practice::steps;
use session::turning::turning;
use tui::style::wrap;
use words::{Lexicon, Names};

use crate::cli::ReplayArguments;
use crate::failure::Failure;
use crate::files;

/// Tells the moments that decided a game, or gives them as data.
pub(super) fn run(
    record: &Record,
    lexicon: &Lexicon,
    arguments: &ReplayArguments,
) -> Result<ExitCode, Failure> {
    let found = turning(record)?;
    if arguments.json {
        let document = serde_json::to_value(&found).expect("plain data");
        files::print(&format!("{document:#}\n"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let lines: Vec<usize> = steps(record).map(|(line, _)| line).collect();
    let line = |step: u64| u32::try_from(lines[step as usize - 1]).unwrap_or(u32::MAX);
    let names = tui::names::names(lexicon, record.seats, None);
    let Turning { from, points, .. } = found;
    let mut said = vec![wrap(&lexicon.say(&Phrase::new("turning-how"), &Names::none()), "", "")];
    if from > 0 {
        let part = Phrase::new("turning-part").with("line", line(from));
        said.push(wrap(&lexicon.say(&part, &Names::none()), "", ""));
    }
    if points.is_empty() {
        said.push(wrap(&lexicon.say(&Phrase::new("turning-none"), &Names::none()), "", ""));
    }
    for (TurningPoint { step, words, .. }, number) in points.iter().zip(1..) {
        let point = Phrase::new("turning-line").with("number", number).with("line", line(*step));
        let point = point.with("what", lexicon.say(words, &names));
        said.push(wrap(&lexicon.say(&point, &Names::none()), "", "    "));
    }
    files::print(&said.concat())?;
    Ok(ExitCode::SUCCESS)
}
