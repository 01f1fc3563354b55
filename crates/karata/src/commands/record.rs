//! `karata record`: one game between bots, written down.

use std::process::ExitCode;

use session::Session;
use words::Language;

use crate::cli::RecordArguments;
use crate::failure::Failure;
use crate::{files, input};

pub(crate) fn run(language: Language, arguments: &RecordArguments) -> Result<ExitCode, Failure> {
    let (entry, lexicon) = input::game(&arguments.table.game, language)?;
    let config = input::config(entry, &arguments.table, &lexicon)?;
    let bots = arguments.bots.as_deref().unwrap_or("greedy");
    let budget = input::budget(arguments.budget.as_deref(), &lexicon)?;
    let bots = input::players(entry, bots, config.seats(), budget, &lexicon)?;
    let seed = input::seed(arguments.table.seed.as_deref(), &lexicon)?;
    let players: Vec<_> = bots.into_iter().map(Some).collect();
    let session = Session::open(entry, &config, &players, seed.value);
    let mut session = session.map_err(|error| Failure::input(&lexicon, &error.0))?;
    while session.advance() {}
    let text = session.take_record();
    match &arguments.out {
        Some(path) => files::write_whole(path, &text, &lexicon)?,
        None => files::print(&text)?,
    }
    seed.tell(&lexicon);
    Ok(ExitCode::SUCCESS)
}
