//! `karata rules`: the players' rules.

use std::process::ExitCode;

use words::Language;

use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, name: &str) -> Result<ExitCode, Failure> {
    let (entry, _) = input::game(name, language)?;
    let page = language.pick(entry.page().english, entry.page().french);
    files::print(&tui::page::render(page, tui::Style::default()))?;
    Ok(ExitCode::SUCCESS)
}
