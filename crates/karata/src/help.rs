//! Parsing with help and refusals in the reader's language.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory, FromArgMatches};
use game::Phrase;
use game::notation::shortened;
use words::{Lexicon, Names};

use crate::cli::Cli;
use crate::failure::Failure;

/// What the arguments asked for.
pub(crate) enum Parsed {
    /// This.
    Command(Box<Cli>),
    /// Help or version, which have been shown.
    Shown,
}

/// Understands the arguments.
pub(crate) fn parse(arguments: &[OsString], lexicon: &Lexicon) -> Result<Parsed, Failure> {
    let matches = localised(Cli::command(), lexicon).try_get_matches_from(arguments);
    let error = match matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches)) {
        Ok(cli) => return Ok(Parsed::Command(Box::new(cli))),
        Err(error) => error,
    };
    let allowed = commands(arguments).join(", ");
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            error.print()?;
            Ok(Parsed::Shown)
        }
        ErrorKind::InvalidSubcommand => {
            let text = error.get(ContextKind::InvalidSubcommand).map(ToString::to_string);
            let text = shortened(&text.unwrap_or_default());
            let phrase = Phrase::new("cli-command-unknown").with("text", text).with("allowed", allowed);
            Err(Failure::Input(lexicon.say(&phrase, &Names::none())))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let phrase = Phrase::new("cli-command-missing").with("allowed", allowed);
            Err(Failure::Input(lexicon.say(&phrase, &Names::none())))
        }
        _ => {
            let said =
                usage_phrase(&error, arguments, lexicon).map(|phrase| lexicon.say(&phrase, &Names::none()));
            Err(Failure::Input(said.unwrap_or_else(|| one_line(&error))))
        }
    }
}

/// What is wrong with the usage, where it is one of the ways in which people go wrong.
fn usage_phrase(error: &clap::Error, arguments: &[OsString], lexicon: &Lexicon) -> Option<Phrase> {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let wrong = texts(ContextKind::InvalidArg);
    let named = wrong.join(", ");
    let is_value_missing = texts(ContextKind::InvalidValue).concat().is_empty();
    let phrase = match error.kind() {
        ErrorKind::UnknownArgument => Phrase::new("cli-usage-unknown").with("argument", shortened(&named)),
        ErrorKind::MissingRequiredArgument if wrong.iter().any(|argument| argument == "<GAME>") => {
            let games: Vec<&str> = games::all().iter().map(|entry| entry.name()).collect();
            Phrase::new("cli-usage-missing-game").with("arguments", named).with("games", games.join(", "))
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("cli-usage-missing").with("arguments", named),
        ErrorKind::ArgumentConflict => match texts(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == wrong => {
                Phrase::new("cli-usage-twice").with("argument", named)
            }
            prior => {
                Phrase::new("cli-usage-conflict").with("argument", named).with("other", prior.join(", "))
            }
        },
        ErrorKind::InvalidValue if is_value_missing => Phrase::new("cli-usage-value").with("argument", named),
        ErrorKind::TooManyValues => Phrase::new("cli-usage-no-value").with("argument", named),
        _ => return None,
    };
    let usage = usage_in(&error.render().to_string()).or_else(|| {
        let mut all = Cli::command();
        all.build();
        let mut names = arguments.iter().filter_map(|argument| argument.to_str());
        let name = names.find(|name| all.find_subcommand(name).is_some())?;
        usage_in(&all.find_subcommand_mut(name)?.render_usage().to_string())
    })?;
    let heading = lexicon.word("help-usage").unwrap_or_default();
    Some(phrase.with("usage", format!("{heading} {usage}")))
}

/// The usage in what clap says, in one line.
fn usage_in(text: &str) -> Option<String> {
    let usage = text.lines().find_map(|line| line.strip_prefix("Usage:"))?;
    Some(usage.split_whitespace().collect::<Vec<&str>>().join(" "))
}

/// What a command may be where one is missing or not known: within a group of commands, those of the group.
fn commands(arguments: &[OsString]) -> Vec<String> {
    let all = Cli::command();
    let is_group = |command: &&clap::Command| {
        command.has_subcommands() && arguments.iter().any(|argument| argument == command.get_name())
    };
    let group = all.get_subcommands().find(is_group).unwrap_or(&all);
    group.get_subcommands().map(|command| command.get_name().to_owned()).collect()
}

/// The message and the usage of an error, without its layout.
fn one_line(error: &clap::Error) -> String {
    let rendered = error.render().to_string();
    let text = rendered.strip_prefix("error: ").unwrap_or(&rendered);
    let (message, rest) = text.split_once("\n\n").unwrap_or((text, ""));
    let collapse = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let usage = rest.lines().find(|line| line.starts_with("Usage:")).map(collapse);
    std::iter::once(collapse(message)).chain(usage).collect::<Vec<_>>().join("; ")
}

/// The same command line with all its words from the lexicon.
fn localised(command: clap::Command, lexicon: &Lexicon) -> clap::Command {
    let word = |key: &str| lexicon.word(key).unwrap_or_else(|| format!("⟦{key}⟧"));
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}\n", word("help-usage"));
    let template = StyledStr::from(template);
    let argument = |argument: Arg| {
        let key = format!("help-arg-{}", argument.get_id());
        let heading = if argument.is_positional() { "help-arguments" } else { "help-options" };
        argument.help(word(&key)).help_heading(word(heading))
    };
    let show_help = Arg::new("help").short('h').long("help").global(true).action(ArgAction::Help);
    let show_version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .about(word("help-about"))
        .help_template(template.clone())
        .subcommand_help_heading(word("help-commands"))
        .mut_subcommands(|subcommand| {
            let name = subcommand.get_name().to_owned();
            let about = word(&format!("help-{name}"));
            let heading = word("help-commands");
            let inner = |inner: clap::Command| {
                let about = word(&format!("help-{name}-{}", inner.get_name()));
                inner.about(about).help_template(template.clone()).mut_args(argument)
            };
            let subcommand = subcommand.about(about).help_template(template.clone());
            subcommand.subcommand_help_heading(heading).mut_subcommands(inner).mut_args(argument)
        })
        .arg(show_help)
        .arg(show_version)
        .mut_args(argument)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_command_and_option_has_words() {
        for language in Language::ALL {
            let mut command = localised(Cli::command(), &Lexicon::new(language, &[]));
            command.build();
            let mut pages = vec![command.render_help().to_string()];
            for sub in command.get_subcommands_mut() {
                pages.push(sub.render_help().to_string());
                pages.extend(sub.get_subcommands_mut().map(|inner| inner.render_help().to_string()));
            }
            for page in pages {
                assert!(!page.contains('⟦'), "{page}");
            }
        }
    }
}
