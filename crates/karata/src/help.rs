//! Parsing with help and refusals in the reader's language.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory, FromArgMatches};
use game::Phrase;
use words::{Lexicon, Names};

use crate::cli::{Cli, Command};
use crate::failure::Failure;

/// What the arguments asked for.
pub(crate) enum Parsed {
    /// This.
    Command(Box<Command>),
    /// Help or version, which have been shown.
    Shown,
}

/// Understands the arguments.
pub(crate) fn parse(arguments: &[OsString], lexicon: &Lexicon) -> Result<Parsed, Failure> {
    let matches = localised(Cli::command(), lexicon).try_get_matches_from(arguments);
    let error = match matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches)) {
        Ok(cli) => return Ok(Parsed::Command(Box::new(cli.command))),
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
            let text = game::notation::shortened(&text.unwrap_or_default());
            let phrase = Phrase::new("cli-command-unknown").with("text", text).with("allowed", allowed);
            Err(Failure::Input(lexicon.say(&phrase, &Names::none())))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let phrase = Phrase::new("cli-command-missing").with("allowed", allowed);
            Err(Failure::Input(lexicon.say(&phrase, &Names::none())))
        }
        _ => Err(Failure::Input(one_line(&error))),
    }
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
