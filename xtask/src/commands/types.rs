use std::process::ExitCode;

use crate::run::{cargo, code, failure, status};

/// Lets the test that compares the files of types rewrite them.
pub fn run() -> ExitCode {
    let mut test =
        cargo(&["test", "--quiet", "--package", "games", "--features", "typescript", "--test", "games"]);
    test.args(["--", "--exact", "types::the_files_of_types_are_up_to_date"]).env("KARATA_BLESS", "1");
    match status(&mut test) {
        Ok(status) => code(status),
        Err(message) => failure(&message),
    }
}
