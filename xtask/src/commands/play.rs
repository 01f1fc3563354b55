use std::net::TcpListener;
use std::process::{ExitCode, Stdio};

use crate::run::{become_program, cargo, code, failure, print, status, usage};
use crate::tree::{Tree, root};
use crate::web;

/// Where the page is served, if nothing else is: a browser remembers your tables by this address.
const USUAL: &str = "127.0.0.1:7373";
/// Anywhere else.
const ANYWHERE: &str = "127.0.0.1:0";

/// The game for those who name none.
const GAME: &str = "serengeti";

/// Whoever says one of these means a game that is there already.
const KEPT: [&str; 3] = ["--resume", "--list", "--from"];

/// The lines of `cargo xtask play --help`.
pub const DETAILS: &str = "\
Builds the page and the program for speed, serves tables on this machine alone, and opens a browser;
GAME opens the page of that game. Needs Node 20 and npm to build the page.
With --terminal it runs `karata play GAME ARGS` (serengeti unless named), which needs Rust alone. Some arguments:
  --seats N          how many players
  --set KEY=VALUE    a setting, for instance edition=abacus
  --lang en|fr       the language
  --resume           go on with the game that was left last
`cargo xtask play --terminal serengeti --help` shows all of them.
";

/// Builds the program and becomes it.
pub fn run(arguments: &[String]) -> ExitCode {
    match arguments {
        [word, rest @ ..] if word == "--terminal" => in_terminal(rest),
        [] => in_browser("/"),
        [game] if !game.starts_with('-') => match unknown(game) {
            Some(message) => usage(&message),
            None => in_browser(&format!("/games/{game}")),
        },
        [..] => usage(&format!(
            "the browser takes a game and nothing else; in the terminal: cargo xtask play --terminal {}",
            arguments.join(" ")
        )),
    }
}

/// What is wrong with the name of a game.
fn unknown(game: &str) -> Option<String> {
    let tree = Tree::read(&root()).ok()?;
    let games = tree.games();
    let names = || games.iter().copied().collect::<Vec<_>>().join(", ");
    (!games.contains(game)).then(|| format!("there is no game `{game}` (there are {})", names()))
}

fn in_browser(path: &str) -> ExitCode {
    if let Err(message) = web::build(false) {
        return failure(&format!("{message}; or play in the terminal: cargo xtask play --terminal"));
    }
    if let Err(failed) = build() {
        return failed;
    }
    // Nobody waits there: whoever comes a moment earlier makes the program say so.
    let listen = if TcpListener::bind(USUAL).is_ok() { USUAL } else { ANYWHERE };
    print("Ctrl-C ends it; your tables are kept.\n");
    let mut command = cargo(&["run", "--quiet", "--profile", "play", "--package", "karata", "--", "serve"]);
    command.args(["--listen", listen, "--log", "off"]).arg(format!("--open={path}"));
    become_program(&mut command)
}

fn in_terminal(arguments: &[String]) -> ExitCode {
    if let Err(failed) = build() {
        return failed;
    }
    let mut command = cargo(&["run", "--quiet", "--profile", "play", "--package", "karata", "--", "play"]);
    become_program(command.args(words(arguments)))
}

/// Builds the program. This shows how the build goes on; what comes after it shows the game only, and the moves that may be
/// waiting on standard input belong to that.
fn build() -> Result<(), ExitCode> {
    match status(cargo(&["build", "--profile", "play", "--package", "karata"]).stdin(Stdio::null())) {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(code(status)),
        Err(message) => Err(failure(&message)),
    }
}

/// The game, named or not, and the other arguments.
fn words(arguments: &[String]) -> Vec<&str> {
    let named = arguments.first().is_some_and(|word| !word.starts_with('-'));
    let kept = arguments.iter().any(|word| KEPT.contains(&word.split('=').next().unwrap_or_default()));
    let game = (!named && !kept).then_some(GAME);
    game.into_iter().chain(arguments.iter().map(String::as_str)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_word_without_dash_is_the_game() {
        let words_of = |text: &str| {
            let arguments: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            words(&arguments).join(" ")
        };
        assert_eq!(words_of(""), "serengeti");
        assert_eq!(words_of("--lang fr"), "serengeti --lang fr");
        assert_eq!(words_of("nim --seats 2"), "nim --seats 2");
        assert_eq!(words_of("--resume k7"), "--resume k7");
        assert_eq!(words_of("--lang fr --from=g.karata"), "--lang fr --from=g.karata");
    }
}
