use std::process::ExitCode;

use crate::run::{cargo, code, failure, status};

/// Lets the test that compares the document of the API rewrite it.
pub fn run() -> ExitCode {
    let mut test = cargo(&["test", "--quiet", "--package", "server", "--test", "server"]);
    test.args(["--", "--exact", "api::the_document_is_up_to_date"]).env("KARATA_BLESS", "1");
    match status(&mut test) {
        Ok(status) => code(status),
        Err(message) => failure(&message),
    }
}
