//! `karata rules`: the players' rules, and the cards where they come from the settings.

use std::process::ExitCode;

use game::{Phrase, Viewer};
use words::Language;

use crate::cli::MatchArguments;
use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, game: String, set: Vec<String>) -> Result<ExitCode, Failure> {
    let (entry, lexicon) = input::game(&game, language)?;
    let arguments = MatchArguments { game, seats: None, set, seed: None };
    let config = input::config(entry, &arguments, &lexicon)?;
    let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
    let table = entry.open(&config).map_err(|error| refused(&error.0))?;
    let style = tui::Style::default();
    let page = tui::page::render(language.pick(entry.page().english, entry.page().french), style);
    let cards = tui::glossary::whole(&table.glossary(Viewer::Spectator), &lexicon, style);
    files::print(&if cards.is_empty() { page } else { format!("{page}\n{cards}") })?;
    Ok(ExitCode::SUCCESS)
}
