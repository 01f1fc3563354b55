//! `karata store`: the file that games are kept in.

use std::path::Path;
use std::process::ExitCode;

use game::Phrase;
use session::keeper::not_stored;
use session::shelf::waiting;
use store::{Sqlite, Store};
use words::{Language, Lexicon, Names};

use crate::cli::StoreCommand;
use crate::failure::Failure;
use crate::{files, kept};

/// So many finished games are counted at once.
const PAGE: usize = 500;

pub(crate) fn run(language: Language, command: &StoreCommand) -> Result<ExitCode, Failure> {
    let lexicon = Lexicon::new(language, &[]);
    let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
    let store =
        kept::read().map_err(|why| refused(&why))?.ok_or_else(|| refused(&Phrase::new("kept-none")))?;
    let said = match command {
        StoreCommand::Backup { to } => back_up(&store, to),
        StoreCommand::Check => check(&store),
    };
    let said = said.map_err(|error| refused(&not_stored(&error)))?;
    files::print(&format!("{}\n", lexicon.say(&said, &Names::none())))?;
    Ok(ExitCode::SUCCESS)
}

fn back_up(store: &Sqlite, to: &Path) -> Result<Phrase, store::Error> {
    store.backup(to)?;
    Ok(Phrase::new("store-backed-up").with("path", files::shown(to)))
}

fn check(store: &Sqlite) -> Result<Phrase, store::Error> {
    store.check()?;
    let mut finished = 0;
    let mut before = None;
    loop {
        let page = store.finished(before, PAGE)?;
        let Some(last) = page.last() else { break };
        before = Some(last.number);
        finished += page.len();
    }
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let phrase = Phrase::new("store-whole").with("path", files::shown(store.path()));
    Ok(phrase.with("unfinished", count(waiting(store)?.len())).with("finished", count(finished)))
}
