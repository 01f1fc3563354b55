use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::find;
use crate::tree::root;

/// The oldest Python that the package is for.
const OLDEST: (u32, u32) = (3, 10);

/// What Python may be called.
const NAMES: [&str; 3] = ["python3", "python", "py"];

/// What the package works with where it is installed: the tests see to all of it.
const OPTIONAL: [&str; 3] = ["gymnasium>=1.0", "open_spiel>=1.5", "pettingzoo>=1.25"];

/// The crate whose wheel is built.
const CRATE: &str = "crates/py";

/// A Python that can load the package; otherwise what to do.
pub fn python() -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("PYTHON").filter(|named| !named.is_empty()).map(PathBuf::from) {
        let version =
            version(&named).ok_or_else(|| format!("PYTHON is {}, which is no Python", named.display()))?;
        return fits(version).then_some(named).ok_or_else(|| too_old(&dotted(version)));
    }
    let found = NAMES.iter().filter_map(|name| find(name)).filter_map(|path| Some((version(&path)?, path)));
    let found: Vec<_> = found.collect();
    match found.iter().find(|(version, _)| fits(*version)) {
        Some((_, path)) => Ok(path.clone()),
        None => Err(too_old(&found.first().map_or("missing".to_owned(), |(version, _)| dotted(*version)))),
    }
}

/// The commands that build the wheel, install it in a fresh environment, and check it there: its types, then its tests. `quicker` is how the
/// optimised crates were built before, so that they need not be built once more.
pub fn checks(python: &Path, quicker: &[(String, String)]) -> Vec<Command> {
    let folder = root().join("target/python");
    let (tools, fresh, wheels) = (folder.join("tools"), folder.join("fresh"), folder.join("wheels"));
    let make = |arguments: &[&str], at: &Path| {
        let mut command = Command::new(python);
        command.args(["-m", "venv"]).args(arguments).arg(at);
        command
    };
    let mut commands = Vec::new();
    if !program(&tools, "maturin").is_file() {
        commands.push(make(&["--clear"], &tools));
        commands.push(pip(&tools, &["maturin>=1.9.4,<2"]));
    }
    let mut build = Command::new(program(&tools, "maturin"));
    build
        .args(["build", "--release", "--locked", "--manifest-path"])
        .arg(root().join(CRATE).join("Cargo.toml"));
    build.arg("--out").arg(&wheels).envs(quicker.iter().map(|(name, value)| (name, value)));
    commands.push(build);
    commands.push(make(&["--clear"], &fresh));
    commands.push(pip(&fresh, &["numpy>=1.23", "pytest", "mypy"]));
    commands.push(pip(&fresh, &OPTIONAL));
    let mut install = pip(&fresh, &["--no-deps", "--no-index", "--find-links"]);
    install.arg(&wheels).arg("karata");
    commands.push(install);
    for (tool, what) in [("mypy", &["--strict", "-p", "karata"][..]), ("mypy", &["tests"]), ("pytest", &[])] {
        let mut check = Command::new(program(&fresh, "python"));
        check.args(["-m", tool]).args(what).current_dir(root().join(CRATE));
        commands.push(check);
    }
    commands
}

fn pip(environment: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program(environment, "python"));
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(arguments);
    command
}

/// A program of a virtual environment.
fn program(environment: &Path, name: &str) -> PathBuf {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    environment.join(folder).join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

fn version(python: &Path) -> Option<(u32, u32)> {
    let output = Command::new(python).arg("--version").stdin(Stdio::null()).output().ok()?;
    read_version(&String::from_utf8_lossy(&output.stdout))
}

/// 3 and 11 of `Python 3.11.7`.
fn read_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix("Python ")?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

fn fits(version: (u32, u32)) -> bool {
    version >= OLDEST
}

fn dotted((major, minor): (u32, u32)) -> String {
    format!("{major}.{minor}")
}

fn too_old(found: &str) -> String {
    format!(
        "the Python package is tested with Python {} or newer with its venv, which is {found} here. Install it: https://python.org, or \
         `sudo apt-get install python3-venv`, or `brew install python`; or say where it is: PYTHON=PATH",
        dotted(OLDEST)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_python_is_read() {
        assert_eq!(read_version("Python 3.11.7\n"), Some((3, 11)));
        assert_eq!(read_version("Python 3.15.0rc1"), Some((3, 15)));
        assert_eq!([read_version(""), read_version("3.11"), read_version("Python x.y")], [None; 3]);
        assert!(fits((3, 10)) && fits((4, 0)) && !fits((3, 9)) && !fits((2, 18)));
    }

    #[test]
    fn the_wheel_is_built_before_it_is_installed_and_checked() {
        let commands = checks(Path::new("python3"), &[]);
        let words = commands.iter().map(|command| {
            command.get_args().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
        });
        let words: Vec<String> = words.collect();
        let place = |what: &str| words.iter().position(|words| words.contains(what)).expect(what);
        assert!(
            place("build --release") < place("--find-links") && place("--find-links") < place("-m pytest")
        );
        assert!(words.last().is_some_and(|last| last == "-m pytest"));
    }
}
