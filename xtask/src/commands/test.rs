use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use crate::python::{self, Prepared};
use crate::run::{cargo, code, failure, status};
use crate::tree::{Tree, root};
use crate::web::{self, Install};

/// One step of the test command.
struct Step {
    command: Command,
    /// What it needs beyond plain Rust.
    needs: Option<Component>,
}

/// A part of a Rust installation that may be absent.
struct Component {
    /// The name `rustup` knows.
    name: &'static str,
    /// The cargo command it provides.
    command: &'static str,
}

/// With the TypeScript types of what is sent, which players do not need. The other steps build without them.
const TYPES: &str = "--features=games/typescript";

/// Runs all steps, stops at the first that fails and returns its exit code.
pub fn run() -> ExitCode {
    let start = Instant::now();
    let browser = match web::node(Install::Allowed).and_then(|()| web::browser(Install::Allowed)) {
        Ok(browser) => browser,
        Err(message) => return failure(&message),
    };
    let python = match python::python() {
        Ok(python) => python,
        Err(message) => return failure(&message),
    };
    let tree = match Tree::read(&root()) {
        Ok(tree) => tree,
        Err(error) => return failure(&format!("cannot read the repository: {error}")),
    };
    // What the package is tested with is fetched while everything else is built.
    let prepared = thread::spawn(move || python::prepare(&python));
    let mut skipped = Vec::new();
    if let Err(code) = take(steps(&tree, &browser), &mut skipped) {
        return code;
    }
    let prepared = prepared.join().unwrap_or_else(|_| Err("the preparation ended early".to_owned()));
    let Prepared { torch, missing } = match prepared {
        Ok(prepared) => prepared,
        Err(message) => return failure(&message),
    };
    if torch.is_none() {
        skipped.push("the training: there is no Python with torch (pip install torch)".to_owned());
    }
    skipped
        .extend(missing.iter().map(|package| format!("tests with {package}: it cannot be installed here")));
    if let Err(code) = take(package(torch.as_deref()).chain(at_last()), &mut skipped) {
        return code;
    }
    eprintln!("\n==> all steps passed in {}", seconds(start.elapsed()));
    for how in skipped {
        eprintln!("==> but one was skipped: {how}");
    }
    ExitCode::SUCCESS
}

/// Takes steps one after the other; the exit code of the first that fails.
fn take(steps: impl IntoIterator<Item = Step>, skipped: &mut Vec<String>) -> Result<(), ExitCode> {
    for Step { mut command, needs } in steps {
        let words = words(&command);
        if let Some(part) = needs.filter(|part| !is_installed(part)) {
            let how = format!("{} is not installed (rustup component add {})", part.name, part.name);
            eprintln!("\n==> skipped: {words}: {how}");
            skipped.push(how);
            continue;
        }
        eprintln!("\n==> {words}");
        let begin = Instant::now();
        let status = status(&mut command).map_err(|message| failure(&message))?;
        if !status.success() {
            eprintln!("==> failed after {}: {words}", seconds(begin.elapsed()));
            return Err(code(status));
        }
        eprintln!("==> done in {}", seconds(begin.elapsed()));
    }
    Ok(())
}

fn steps(tree: &Tree, browser: &Path) -> Vec<Step> {
    let fmt = Component { name: "rustfmt", command: "fmt" };
    let clippy = Component { name: "clippy", command: "clippy" };
    let mut steps = vec![Step { command: cargo(&["fmt", "--all", "--check"]), needs: Some(fmt) }];
    steps.extend(page());
    steps.extend([
        Step {
            command: cargo(&["clippy", "--workspace", TYPES, "--all-targets", "--", "-D", "warnings"]),
            needs: Some(clippy),
        },
        plain(&["test", "--workspace", TYPES]),
        in_browser(browser),
        laws(tree),
    ]);
    for step in &mut steps {
        built_once(&mut step.command);
    }
    steps
}

fn plain(arguments: &[&str]) -> Step {
    Step { command: cargo(arguments), needs: None }
}

/// On a machine that builds everything once and throws it away, what would make the second build quicker costs a minute and half of the disk.
fn built_once(command: &mut Command) {
    if env::var_os("CI").is_some_and(|ci| !ci.is_empty()) {
        command.envs([("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "false")]);
    }
}

/// The documentation and the fuzz targets.
fn at_last() -> Vec<Step> {
    let mut doc = plain(&["doc", "--workspace", "--no-deps"]);
    doc.command.env("RUSTDOCFLAGS", "-D warnings");
    built_once(&mut doc.command);
    let mut steps = vec![doc];
    let fuzz = root().join("fuzz/Cargo.toml");
    if fuzz.exists() {
        let mut check = plain(&["check", "--manifest-path", "fuzz/Cargo.toml"]);
        // Nothing is linked here, so libFuzzer need not be compiled, nor a C++ compiler be installed: any file
        // stands in for the library.
        check.command.env("CUSTOM_LIBFUZZER_PATH", fuzz);
        steps.push(check);
    }
    steps
}

/// The laws again as players run them: optimised, without debug checks. Optimising across crates would change no answer and take minutes, and so
/// would building what has no laws.
fn laws(tree: &Tree) -> Step {
    let mut command = cargo(&["test", "--release", "--package", "testkit", "--test", "bite"]);
    for name in
        tree.crates().into_iter().filter(|name| tree.has(&format!("crates/{name}/tests/{name}/conform.rs")))
    {
        command.args(["--package", name, "--test", name]);
    }
    command.args(["--", "conform", "law_3"]);
    command.envs(quicker());
    Step { command, needs: None }
}

/// The Python package, as it is installed: with the crates that the laws were looked at in.
fn package(torch: Option<&Path>) -> impl Iterator<Item = Step> {
    python::checks(torch, &quicker()).into_iter().map(|command| Step { command, needs: None })
}

/// Optimised, but not across crates.
fn quicker() -> [(String, String); 3] {
    [("LTO", "off"), ("CODEGEN_UNITS", "16"), ("DEBUG", "false")]
        .map(|(name, value)| (format!("CARGO_PROFILE_RELEASE_{name}"), value.to_owned()))
}

/// The page, before anything of Rust is built that has it in it: otherwise that would be built twice.
fn page() -> Vec<Step> {
    let checks = [web::npm(&["run", "check"]), web::npm(&["run", "test"])];
    let commands = web::to_install().into_iter().chain(checks).chain(web::to_build());
    commands.map(|command| Step { command, needs: None }).collect()
}

/// The page in a browser, served by the program that the tests were run with.
fn in_browser(browser: &Path) -> Step {
    let mut command = web::npm(&["run", "e2e"]);
    command.env("CHROMIUM", browser).env("KARATA", web::built("debug", "karata"));
    Step { command, needs: None }
}

/// The command as one would type it, with the variables set for it.
fn words(command: &Command) -> String {
    let flags = command.get_envs().filter(|(name, _)| *name == "RUSTDOCFLAGS");
    let flags =
        flags.map(|(name, value)| format!("{}='{}' ", name.display(), value.unwrap_or_default().display()));
    let arguments: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    format!("{}{} {}", flags.collect::<String>(), program.display(), arguments.join(" "))
}

fn is_installed(part: &Component) -> bool {
    let mut command = cargo(&[part.command, "--version"]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    status(&mut command).is_ok_and(|status| status.success())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
