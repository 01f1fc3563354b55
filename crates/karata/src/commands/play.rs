//! `karata play`: a game in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use game::{MemoryAid, Phrase, Seat};
use tui::line::{Hints, Source};
use tui::{Colour, PlayError, Sitting, Style};
use words::{Language, Lexicon, Names};

use crate::cli::PlayArguments;
use crate::failure::Failure;
use crate::{files, input, played};

pub(crate) fn run(language: Language, arguments: &PlayArguments) -> Result<ExitCode, Failure> {
    let (entry, lexicon) = input::game(&arguments.table.game, language)?;
    let config = input::config(entry, &arguments.table, &lexicon)?;
    let budget = input::budget(arguments.budget.as_deref(), &lexicon)?;
    let bots = arguments.bots.as_deref().unwrap_or("club");
    let bots = input::players(entry, bots, config.seats() - 1, budget, &lexicon)?;
    let seat = match &arguments.seat {
        Some(text) => input::seat("--seat", text, config.seats(), &lexicon)?,
        None => Seat(0),
    };
    let seed = input::seed(&arguments.table, &lexicon)?.value;
    let mut record = match &arguments.out {
        Some(path) => Some(files::create_new(path, &lexicon)?),
        None => None,
    };
    say_goodbye_on_interrupt(&lexicon)?;
    let stdin = io::stdin();
    let source = if stdin.is_terminal() { Source::Terminal } else { Source::Pipe };
    let style = Style { colour: colour() };
    let aid = if arguments.memory { MemoryAid::On } else { MemoryAid::Off };
    let hints = if arguments.hint { Hints::Always } else { Hints::WhenAsked };
    let sitting = Sitting {
        entry,
        config: &config,
        given: &arguments.table.set,
        first: source == Source::Terminal && played::is_first(entry.name()),
        lexicon: &lexicon,
        seat,
        bots,
        seed,
        aid,
        hints,
        style,
        source,
    };
    let record = record.as_mut().map(|file| file as &mut dyn Write);
    let mut input: Box<dyn BufRead> = Box::new(stdin.lock());
    // The output is not locked: the farewell comes from another thread.
    match tui::play(&sitting, &mut input, &mut io::stdout(), record) {
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(PlayError::Record(error)) => {
            let path = arguments.out.as_deref().expect("there is a record to be written");
            Err(files::unwritable(path, &error, &lexicon))
        }
        Err(PlayError::Io(error)) => Err(error.into()),
        Err(error @ (PlayError::Config(_) | PlayError::Hopeless { .. })) => {
            Err(Failure::input(&lexicon, &error.phrase()))
        }
    }
}

fn say_goodbye_on_interrupt(lexicon: &Lexicon) -> Result<(), Failure> {
    let farewell = lexicon.say(&Phrase::new("play-goodbye"), &Names::none());
    ctrlc::set_handler(move || {
        let _ = writeln!(io::stdout(), "\n{farewell}");
        std::process::exit(0);
    })?;
    Ok(())
}

/// Colours are for terminals that want them.
fn colour() -> Colour {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if io::stdout().is_terminal() && !unwanted && !dumb { Colour::On } else { Colour::Off }
}
