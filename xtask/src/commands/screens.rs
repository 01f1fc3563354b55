use std::process::{Command, ExitCode, Stdio};

use crate::run::{cargo, code, failure, status};
use crate::web::{self, Install};

/// Builds everything and takes pictures of the page.
pub fn run() -> ExitCode {
    let browser = match web::node(Install::Allowed).and_then(|()| web::browser(Install::Allowed)) {
        Ok(browser) => browser,
        Err(message) => return failure(&message),
    };
    let mut commands: Vec<Command> = web::to_install().into_iter().chain(web::to_build()).collect();
    commands.push(cargo(&["build", "--release", "--package", "karata"]));
    let mut screens = web::npm(&["run", "screens"]);
    screens.env("CHROMIUM", browser).env("KARATA", web::built("release", "karata"));
    commands.push(screens);
    for mut command in commands {
        match status(command.stdin(Stdio::null())) {
            Ok(status) if status.success() => {}
            Ok(status) => return code(status),
            Err(message) => return failure(&message),
        }
    }
    ExitCode::SUCCESS
}
