//! `karata rules`: the players' rules, and the cards where they come from the settings.

use std::process::ExitCode;

use game::notation::shortened;
use game::{Phrase, Viewer};
use words::Language;

use crate::cli::{MatchArguments, RulesArguments};
use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, arguments: RulesArguments) -> Result<ExitCode, Failure> {
    let RulesArguments { game, word, minute, set } = arguments;
    let (entry, lexicon) = input::game(&game, language)?;
    let arguments = MatchArguments { game, seats: None, set, seed: None };
    let config = input::config(entry, &arguments, &lexicon)?;
    let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
    let running = entry.open(&config).map_err(|error| refused(&error.0))?;
    let style = tui::Style::default();
    let texts = if minute { entry.minute() } else { entry.page() };
    let page = language.pick(texts.english, texts.french);
    let text = if let Some(word) = word {
        let parts = tui::page::found(page, &word);
        if parts.is_empty() {
            let (first, last) = tui::page::range(&tui::page::clauses(page)).unwrap_or_default();
            let phrase = Phrase::new("cli-clause-unknown").with("text", shortened(&word));
            return Err(refused(&phrase.with("first", first).with("last", last)));
        }
        let parts: Vec<String> = parts.iter().map(|part| tui::page::render(part, style)).collect();
        parts.join("\n")
    } else {
        let page = tui::page::render(page, style);
        let cards = tui::glossary::whole(&running.glossary(Viewer::Spectator), &lexicon, style);
        if minute || cards.is_empty() { page } else { format!("{page}\n{cards}") }
    };
    files::show(&text)?;
    Ok(ExitCode::SUCCESS)
}
