use std::sync::Arc;

use game::Phrase;
use game::Viewer;
use game::record::{Cut, Record};
use games::replay::{ReplayError, missing_setting, set_up};
use pyo3::prelude::*;

use crate::course::Course;
use crate::fault::{Fault, detached};
use crate::pygame::dice;
use crate::pymatch::Match;
use crate::rulebook::{Rulebook, Whole, entropy, language, plain};

/// Brings a record back to life: the match it tells of, checked step by step. One that ends early can be played on, with
/// dice of this seed.
#[pyfunction]
#[pyo3(signature = (text, /, *, lang = "en", seed = None, nature = "seeded"))]
pub(crate) fn read_record(
    py: Python<'_>,
    text: &str,
    lang: &str,
    seed: Option<Whole<u64>>,
    nature: &str,
) -> PyResult<Match> {
    let language = language(lang)?;
    let lexicon = plain(language);
    let seed = seed.map_or_else(|| Ok(entropy()), |seed| seed.fitting(&lexicon))?;
    Ok(detached(py, &lexicon, || {
        let none = words::Names::none();
        let record = Record::read(text).map_err(ReplayError::Line);
        let record =
            record.map_err(|error| Fault::record(&error.phrase(), Some(line_of(&error)), &lexicon, &none))?;
        let (entry, start) = set_up(&record)
            .map_err(|error| Fault::record(&error.phrase(), Some(line_of(&error)), &lexicon, &none))?;
        let book = Rulebook::of_match(entry, &*start, language);
        let (lexicon, names) = (book.lexicon(), book.names(Viewer::Spectator));
        let course = Course::replayed(start, &record, seed, dice(nature, &book)?);
        let course = course.map_err(|error| {
            let (line, error) = (error.line, ReplayError::Line(error));
            Fault::record(&error.phrase(), Some(line), lexicon, &names)
        })?;
        if let Some(Cut::Within(line)) = record.cut {
            let number = u32::try_from(line).unwrap_or(u32::MAX);
            let phrase = Phrase::new("record-broken-off").with("line", number);
            return Err(Fault::record(&phrase, Some(line), lexicon, &names));
        }
        if let Some(phrase) = missing_setting(&record) {
            return Err(Fault::record(&phrase, None, lexicon, &names));
        }
        Ok(Match::new(Arc::new(book), course))
    })?)
}

fn line_of(error: &ReplayError) -> usize {
    match error {
        ReplayError::Game { line, .. }
        | ReplayError::Rules { line, .. }
        | ReplayError::Config { line, .. } => *line,
        ReplayError::Line(error) => error.line,
    }
}
