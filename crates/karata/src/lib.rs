//! The command line of Karata: arguments in, exit code out. There is no logic of games here, only wiring.
//!
//! Exit codes: 0 done; 2 wrong usage or input, with one line that says what is wrong and what is allowed; 1
//! anything else.

mod browser;
mod cli;
mod commands;
mod display;
mod failure;
mod files;
mod guests;
mod help;
mod home;
mod input;
mod kept;
mod long_run;
mod played;
mod svg;
mod weights;

use std::ffi::OsString;
use std::process::ExitCode;

use words::{Language, Lexicon, Names};

use cli::Command;
use failure::Failure;

/// Runs the command line.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let (language, unknown) = language(&arguments);
    let result = match unknown {
        Some(failure) => Err(failure),
        None => help::parse(&arguments, &Lexicon::new(language, &[])).and_then(|parsed| match parsed {
            help::Parsed::Command(cli) => {
                weights::put(&cli, &Lexicon::new(language, &[]))?;
                execute(cli.command, language)
            }
            help::Parsed::Shown => Ok(ExitCode::SUCCESS),
        }),
    };
    result.unwrap_or_else(|failure| failure.report(&Lexicon::new(language, &[])))
}

fn execute(command: Command, language: Language) -> Result<ExitCode, Failure> {
    match command {
        Command::Games { json } => commands::games::run(language, json),
        Command::Rules(arguments) => commands::rules::run(language, arguments),
        Command::Play(arguments) => commands::play::run(language, &arguments),
        Command::Simulate(arguments) => commands::simulate::run(language, &arguments),
        Command::Record(arguments) => commands::record::run(language, &arguments),
        Command::Replay(arguments) => commands::replay::run(language, &arguments),
        Command::Review(arguments) => commands::review::run(language, &arguments),
        Command::Verify(arguments) => commands::verify::run(language, &arguments),
        Command::Arena(arguments) => commands::arena::run(language, &arguments),
        Command::Serve(arguments) => commands::serve::run(language, &arguments),
        Command::Join(arguments) => commands::join::run(language, &arguments),
        Command::Store { command } => commands::store::run(language, &command),
    }
}

/// The language is needed before the arguments are understood, because what is wrong with them is said in it.
fn language(arguments: &[OsString]) -> (Language, Option<Failure>) {
    let texts: Vec<&str> = arguments.iter().map(|argument| argument.to_str().unwrap_or_default()).collect();
    let given = texts.iter().take_while(|text| **text != "--").enumerate().find_map(|(place, text)| {
        if *text == "--lang" {
            Some(texts.get(place + 1).copied().unwrap_or_default())
        } else {
            text.strip_prefix("--lang=")
        }
    });
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    let locales = locales.each_ref().map(Option::as_deref);
    let usual = Language::from_environment(None, &locales).unwrap_or_default();
    match Language::from_environment(given, &locales) {
        Ok(language) => (language, None),
        Err(error) => {
            let words = Lexicon::new(usual, &[]).say(&error.phrase(), &Names::none());
            (usual, Some(Failure::Input(words)))
        }
    }
}
