//! The command line of Karata.

use std::process::ExitCode;

fn main() -> ExitCode {
    karata::run(std::env::args_os())
}
