//! `karata replay` on a full screen.

use std::process::ExitCode;

use game::record::Record;
use tui::screen::look::Look;
use tui::screen::replay::{Beginning, Eyes, LookedBack, Replay};
use tui::screen::run::Terminal;
use words::Language;

use crate::cli::{PlayArguments, ReplayArguments};
use crate::commands::play;
use crate::failure::Failure;
use crate::{display, input};

pub(super) fn run(
    language: Language,
    arguments: &ReplayArguments,
    record: Record,
    line: Option<usize>,
) -> Result<ExitCode, Failure> {
    let (_, lexicon) = input::game(&record.game, language)?;
    let eyes = match &arguments.view {
        Some(text) => Eyes::Seat(input::seat("--view", text, record.seats, &lexicon)?),
        None => Eyes::Open,
    };
    let cut = record.cut;
    let look = display::look(arguments.display);
    let mut terminal = Terminal::open()?;
    let looked = show(&mut terminal, language, record, look, eyes, line)?;
    drop(terminal);
    match going_on(looked) {
        Some(from) => {
            let path = Some(arguments.file.clone());
            play::run(language, &PlayArguments { from: path, display: arguments.display, ..from })
        }
        None => super::end(&arguments.file, &lexicon, cut),
    }
}

/// Looks back at a record that has been verified, until the person has seen enough.
pub(crate) fn show(
    terminal: &mut Terminal,
    language: Language,
    record: Record,
    look: Look,
    eyes: Eyes,
    line: Option<usize>,
) -> Result<LookedBack, Failure> {
    let (entry, _) = input::game(&record.game, language)?;
    let lexicon = tui::screen::lexicon(entry, language);
    let mut replay = Replay::new(Beginning { entry, lexicon, look, record, eyes, line })?;
    Ok(terminal.ask(&mut replay)?)
}

/// Where the record is played on, if the person wants to.
pub(crate) fn going_on(looked: LookedBack) -> Option<PlayArguments> {
    match looked {
        LookedBack::Left => None,
        LookedBack::PlayOn { line, seat } => Some(PlayArguments {
            at: Some(line.to_string()),
            seat: Some((seat.0 + 1).to_string()),
            ..PlayArguments::default()
        }),
    }
}
