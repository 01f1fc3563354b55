use std::process::ExitCode;

use crate::run::{cargo, code, failure, status, usage};

/// Runs the tests of the laws with so many games of every configuration: of one game, or of all.
pub fn run(arguments: &[String]) -> ExitCode {
    let Some(games) = arguments.first().and_then(|games| games.parse::<u64>().ok()) else {
        return usage("how many games? (cargo xtask laws 20000)");
    };
    let mut tests = cargo(&["test", "--release", "--tests", "--no-fail-fast"]);
    match arguments.get(1) {
        Some(game) => tests.args(["--package", game]),
        None => tests.args(["--workspace", "--exclude", "xtask", "--exclude", "testkit"]),
    };
    tests.args(["--", "--nocapture", "conform"]).env("KARATA_LAW_GAMES", games.to_string());
    match status(&mut tests) {
        Ok(status) => code(status),
        Err(message) => failure(&message),
    }
}
