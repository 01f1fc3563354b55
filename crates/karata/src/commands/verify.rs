//! `karata verify`: does the deal of a record come from the key that its table was bound to?

use std::process::ExitCode;

use game::Phrase;
use session::deal::{Fits, verify};
use tui::retell::how_it_ends;
use tui::style::wrap;
use words::{Language, Names};

use crate::cli::VerifyArguments;
use crate::commands::replay;
use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, arguments: &VerifyArguments) -> Result<ExitCode, Failure> {
    let path = &arguments.file;
    let (record, lexicon) = replay::read_unchecked(language, path)?;
    let shown = arguments.commitment.as_deref();
    let shown = shown.map(|text| input::hash("--commitment", text, &lexicon)).transpose()?;
    let Fits { deal, outcomes } = verify(&record, shown.as_deref())
        .map_err(|doubt| replay::refused(path, &lexicon, &doubt.phrase(), record.seats))?;
    let table = Phrase::new("verify-table").with("table", deal.plain_table());
    let hash = Phrase::new("verify-hash").with("hash", deal.hash.as_str());
    let proof = if shown.is_some() { "verify-proves-given" } else { "verify-proves" };
    let said = [Phrase::new("verify-fits").with("outcomes", outcomes), table, hash]
        .into_iter()
        .chain(record.cut.map(how_it_ends))
        .chain([proof, "verify-proves-not"].map(Phrase::new));
    let said: String = said.map(|phrase| wrap(&lexicon.say(&phrase, &Names::none()), "", "")).collect();
    files::print(&said)?;
    Ok(ExitCode::SUCCESS)
}
