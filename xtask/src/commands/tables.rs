use std::process::ExitCode;

use crate::run::{cargo, code, failure, status, usage};

/// Plays so many hands at simulated tables, and as many at twin tables, and prints what was done in numbers.
pub fn run(arguments: &[String]) -> ExitCode {
    let Some(hands) = arguments.first().and_then(|hands| hands.parse::<u64>().ok()) else {
        return usage("how many hands? (cargo xtask tables 1000)");
    };
    let mut tests =
        cargo(&["test", "--release", "--package", "table", "--test", "simulator", "--no-fail-fast"]);
    tests.args(["--", "--nocapture", "hands_at", "nobody_can"]).env("KARATA_TABLE_HANDS", hands.to_string());
    match status(&mut tests) {
        Ok(status) => code(status),
        Err(message) => failure(&message),
    }
}
