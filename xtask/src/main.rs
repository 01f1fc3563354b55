//! `cargo xtask CMD`: the chores of the project.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> =
        env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    xtask::commands::run(&arguments)
}
