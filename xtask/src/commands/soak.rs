use std::process::ExitCode;

use crate::run::{cargo, code, failure, status};
use crate::tree::root;

/// Builds the server and the load generator, and lets them go at each other.
pub fn run(arguments: &[String]) -> ExitCode {
    // A server with faults is built elsewhere, so that nobody serves it by mistake.
    let faulty = arguments.iter().any(|argument| argument == "--fault");
    let target = root().join(if faulty { "target/faults" } else { "target" });
    let mut server = cargo(&["build", "--quiet", "--release", "--package", "karata", "--target-dir"]);
    server.arg(&target);
    if faulty {
        server.args(["--features", "faults"]);
    }
    match status(&mut server) {
        Ok(built) if built.success() => {}
        Ok(built) => return code(built),
        Err(message) => return failure(&message),
    }
    let karata = target.join("release/karata");
    let mut load = cargo(&["run", "--quiet", "--release", "--package", "server", "--example", "soak", "--"]);
    match status(load.arg(karata).args(arguments)) {
        Ok(status) => code(status),
        Err(message) => failure(&message),
    }
}
