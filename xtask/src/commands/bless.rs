use std::process::{Command, ExitCode};

use crate::run::{cargo, code, failure, status};
use crate::tree::root;

/// Where golden files live.
const GOLDEN: &str = ":(glob)crates/*/tests/**";

/// Lets the golden tests rewrite their files and shows the difference, which is to be reviewed.
pub fn run() -> ExitCode {
    let mut tests = cargo(&[
        "test",
        "--workspace",
        "--tests",
        "--no-fail-fast",
        "--",
        "playthrough",
        "perft",
        "fingerprint",
    ]);
    let tested = match status(tests.env("KARATA_BLESS", "1")) {
        Ok(status) => status,
        Err(message) => return failure(&message),
    };
    let git =
        |arguments: &[&str]| status(Command::new("git").args(arguments).arg(GOLDEN).current_dir(root()));
    let shown = git(&["--no-pager", "diff", "--stat", "--"]).and_then(|_| {
        // Files that are new, which a diff does not show.
        git(&["ls-files", "--others", "--exclude-standard", "--"])
    });
    match shown {
        Ok(_) => code(tested),
        Err(message) => failure(&message),
    }
}
