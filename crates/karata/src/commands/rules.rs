//! `karata rules`: the players' rules.

use std::process::ExitCode;

use words::Language;

use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, name: &str) -> Result<ExitCode, Failure> {
    let (entry, _) = input::game(name, language)?;
    files::print(language.pick(entry.page().english, entry.page().french))?;
    Ok(ExitCode::SUCCESS)
}
