use std::fmt::Write;
use std::process::ExitCode;

use crate::clauses::Book;
use crate::run::{failure, print, usage};
use crate::tidy;
use crate::tree::{Tree, root};

/// `api`.
mod api;
/// `bench`.
mod bench;
/// `bless`.
mod bless;
/// `bots`.
mod bots;
/// `laws`.
mod laws;
/// `play`.
mod play;
/// `screens`.
mod screens;
/// `soak`.
mod soak;
/// `tables`.
mod tables;
/// `test`.
mod test;
/// `types`.
mod types;
/// `web`.
mod web;

/// A command: one row feeds the parser and the help.
struct Command {
    name: &'static str,
    arguments: &'static str,
    /// How many arguments it takes at most.
    most: usize,
    about: &'static str,
    /// Further lines of its own help.
    details: &'static str,
    run: fn(&[String]) -> ExitCode,
}

const COMMANDS: [Command; 14] = [
    Command {
        name: "play",
        arguments: "[--terminal] [GAME]",
        most: usize::MAX,
        about: "play in the browser, or in the terminal (GAME: serengeti there unless named)",
        details: play::DETAILS,
        run: play::run,
    },
    Command {
        name: "test",
        arguments: "",
        most: 0,
        about: "everything that has to pass: format, lints, tests, the page, documentation, fuzz targets",
        details: "",
        run: |_| test::run(),
    },
    Command {
        name: "web",
        arguments: "[--force]",
        most: 1,
        about: "build the page for browsers (web/dist), if something it is made from is newer",
        details: "Needs Node 20 and npm. The next build of karata has the page in it.\n",
        run: web::run,
    },
    Command {
        name: "screens",
        arguments: "",
        most: 0,
        about: "take the pictures of the page anew (docs/screens)",
        details: "",
        run: |_| screens::run(),
    },
    Command {
        name: "laws",
        arguments: "GAMES [GAME]",
        most: 2,
        about: "the laws over so many games of every configuration the tests have, in a release build",
        details: "Laws 1 to 4, and 9, in every game; laws 5 to 7, and 10, in those a test always plays and in one of 20 beyond them.\n\
                  20000 games of everything take hours; with GAME only that game is looked at.\n",
        run: laws::run,
    },
    Command {
        name: "tables",
        arguments: "HANDS",
        most: 1,
        about: "so many hands at simulated tables and at twin tables, in a release build, with figures",
        details: "Of all games in turn. A failure names the hand; KARATA_TABLE_SEED=HAND plays that one alone.\n",
        run: tables::run,
    },
    Command {
        name: "soak",
        arguments: "[OPTIONS]",
        most: usize::MAX,
        about: "very many served tables at once, and a server that is killed, in a release build, with figures",
        details: "--tables N, --kills N, --seconds N, --pause MILLISECONDS between a person's moves, --game GAME, --bots LEVEL (greedy),\n\
                  --people page|terminal: whether people draw their table themselves or are sent it in words (page).\n\
                  --fault early-acknowledgement: a server that has to be caught.\n\
                  --bare SECONDS: beside it, sockets that are only answered and rows that are only stored.\n",
        run: soak::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        most: 0,
        about: "only the checks of the repository's shape (they are part of test)",
        details: "",
        run: |_| run_tidy(),
    },
    Command {
        name: "clauses",
        arguments: "[GAME]",
        most: 1,
        about: "the clauses of a game's rules and the tests that prove them",
        details: "A test proves the clauses its name begins with: ser_31_32_… proves SER.31 and SER.32.\n\
                  A clause without a test makes the exit code 1.\n",
        run: run_clauses,
    },
    Command {
        name: "bless",
        arguments: "",
        most: 0,
        about: "rewrite the golden files (playthroughs, perft, observations) and show what changed",
        details: "",
        run: |_| bless::run(),
    },
    Command {
        name: "types",
        arguments: "",
        most: 0,
        about: "rewrite the TypeScript types of what a client is sent (web/src/wire)",
        details: "",
        run: |_| types::run(),
    },
    Command {
        name: "api",
        arguments: "",
        most: 0,
        about: "write the document that describes the HTTP API (docs/openapi.json) anew",
        details: "",
        run: |_| api::run(),
    },
    Command {
        name: "bench",
        arguments: "[NAME]",
        most: 1,
        about: "benchmarks: instruction counts where valgrind is installed, and wall time",
        details: "NAME runs only the benchmarks whose names contain it, such as a game;\n\
                  `search` the games that bots imagine in a second.\n",
        run: bench::run,
    },
    Command {
        name: "bots",
        arguments: "[GAME [BOT,…]]",
        most: 2,
        about: "compare the bots in every game and write the table of docs/bots.md (under an hour)",
        details: "With GAME only that game is compared, with BOTs only in the rows that they are in, and beside all\n\
                  levels with `levels`: the others stay.\n",
        run: bots::run,
    },
];

/// Runs the command that the arguments name.
pub fn run(arguments: &[String]) -> ExitCode {
    let Some((name, rest)) = arguments.split_first() else {
        print(&help());
        return ExitCode::SUCCESS;
    };
    if is_help(name) {
        print(&help());
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        let names = COMMANDS.map(|command| command.name).join(", ");
        return usage(&format!("there is no command `{name}` (there are {names})"));
    };
    if rest.first().is_some_and(|word| is_help(word)) {
        let Command { name, arguments, about, details, .. } = command;
        let line = format!("cargo xtask {name} {arguments}");
        print(&format!("{}: {about}\n{details}", line.trim_end()));
        return ExitCode::SUCCESS;
    }
    if rest.len() > command.most {
        let extra = &rest[command.most];
        let most = if command.most == 0 { "no argument" } else { command.arguments };
        return usage(&format!("`{extra}` is too much ({name} takes {most})"));
    }
    (command.run)(rest)
}

fn is_help(word: &str) -> bool {
    matches!(word, "--help" | "-h" | "help")
}

fn help() -> String {
    let mut out = "The chores of the project: cargo xtask CMD\n\n".to_owned();
    for command in &COMMANDS {
        let _ = writeln!(out, "  {:24} {}", format!("{} {}", command.name, command.arguments), command.about);
    }
    out
}

fn run_tidy() -> ExitCode {
    let tree = match Tree::read(&root()) {
        Ok(tree) => tree,
        Err(error) => return failure(&format!("cannot read the repository: {error}")),
    };
    let mut found = 0;
    for (_, check) in tidy::CHECKS {
        for finding in check(&tree) {
            print(&format!("{finding}\n"));
            found += 1;
        }
    }
    print(&format!("{} checks, {found} findings\n", tidy::CHECKS.len()));
    if found == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run_clauses(arguments: &[String]) -> ExitCode {
    let tree = match Tree::read(&root()) {
        Ok(tree) => tree,
        Err(error) => return failure(&format!("cannot read the repository: {error}")),
    };
    let games = tree.games();
    let chosen: Vec<&str> = match arguments.first() {
        Some(name) if games.contains(name.as_str()) => vec![name],
        Some(name) => {
            let names = games.into_iter().collect::<Vec<_>>().join(", ");
            return usage(&format!("there is no game `{name}` (there are {names})"));
        }
        None => games.into_iter().collect(),
    };
    let books: Vec<Book> = chosen.iter().filter_map(|name| Book::read(&tree, name)).collect();
    for book in &books {
        print(&book.report());
    }
    // Rules in which no clause is found prove nothing.
    let proven = books.iter().all(|book| !book.clauses.is_empty() && book.unproven().next().is_none());
    if proven { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_has_one_line_for_each_command() {
        let help = help();
        for command in &COMMANDS {
            assert_eq!(help.lines().filter(|line| line.trim_start().starts_with(command.name)).count(), 1);
        }
    }
}
