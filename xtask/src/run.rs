use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};

use crate::tree::root;

/// Cargo, at the root of the repository.
pub fn cargo(arguments: &[&str]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a program to its end with our input and output; an error says which program could not be started.
pub fn status(command: &mut Command) -> Result<ExitStatus, String> {
    command.status().map_err(|error| format!("cannot run {}: {error}", command.get_program().display()))
}

/// Becomes another program, where the system can do that, so that Ctrl-C and the exit code are its own affair.
pub fn become_program(command: &mut Command) -> ExitCode {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        let error = command.exec();
        failure(&format!("cannot run {}: {error}", command.get_program().display()))
    }
    #[cfg(not(unix))]
    match status(command) {
        Ok(status) => code(status),
        Err(message) => failure(&message),
    }
}

/// A program's exit code as our own; 1 if a signal ended it.
pub fn code(status: ExitStatus) -> ExitCode {
    match status.code() {
        Some(code) => ExitCode::from(u8::try_from(code).unwrap_or(1)),
        None => ExitCode::FAILURE,
    }
}

/// Wrong usage: one line that says what is wrong and what is allowed, exit code 2.
pub fn usage(message: &str) -> ExitCode {
    eprintln!("xtask: {message}");
    ExitCode::from(2)
}

/// Anything else that went wrong: one line, exit code 1.
pub fn failure(message: &str) -> ExitCode {
    eprintln!("xtask: {message}");
    ExitCode::FAILURE
}

/// Prints to standard output; a reader that went away (`| head`) is no error.
pub fn print(text: &str) {
    let _ = io::stdout().write_all(text.as_bytes());
}

/// Where a program is on the search path.
pub fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&paths).map(|folder| folder.join(&name)).find(|path| path.is_file())
}
