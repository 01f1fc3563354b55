use std::process::{ExitCode, Stdio};

use crate::run::{become_program, cargo, code, failure, status};

/// The game for those who name none.
const GAME: &str = "serengeti";

/// Whoever says one of these means a game that is there already.
const KEPT: [&str; 3] = ["--resume", "--list", "--from"];

/// The lines of `cargo xtask play --help`.
pub const DETAILS: &str = "\
Builds the program for speed and runs `karata play GAME ARGS`. Some arguments:
  --seats N          how many players
  --set KEY=VALUE    a setting, for instance edition=abacus
  --lang en|fr       the language
  --resume           go on with the game that was left last
`cargo xtask play serengeti --help` shows all of them.
";

/// Builds the program and becomes it.
pub fn run(arguments: &[String]) -> ExitCode {
    // Two steps: the first shows how the build goes on, the second shows the game only. The moves that may be
    // waiting on standard input belong to the second.
    let built = status(cargo(&["build", "--release", "--package", "karata"]).stdin(Stdio::null()));
    match built {
        Ok(status) if !status.success() => return code(status),
        Err(message) => return failure(&message),
        Ok(_) => {}
    }
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "karata", "--", "play"]);
    become_program(command.args(words(arguments)))
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
