use std::process::ExitCode;

use crate::run::{failure, usage};
use crate::web;

/// Builds the page for browsers.
pub fn run(arguments: &[String]) -> ExitCode {
    let force = match arguments {
        [] => false,
        [word] if word == "--force" => true,
        [other, ..] => return usage(&format!("`{other}` is not known (web takes --force)")),
    };
    match web::build(force) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => failure(&message),
    }
}
