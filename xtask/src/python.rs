use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::{find, status};
use crate::tree::root;
use crate::web::apt_get;

/// The oldest Python that the package is for.
const OLDEST: (u32, u32) = (3, 10);

/// What Python may be called.
const NAMES: [&str; 3] = ["python3", "python", "py"];

/// What the package works with where it is installed: the tests see to all of it.
const OPTIONAL: [&str; 7] = [
    "gymnasium>=1.0",
    "ipykernel>=6",
    "matplotlib>=3.6",
    "nbclient>=0.9",
    "open_spiel>=1.5",
    "pettingzoo>=1.25",
    "ray>=2.40",
];

/// The crate whose wheel is built.
const CRATE: &str = "crates/py";
/// With a way to make it fail, which is tested, too; wheels that are given away have none.
const FAULTS: &str = "faults";
/// What the native part says of its types is held against what it has.
const STUBTEST: [&str; 6] = [
    "mypy.stubtest",
    "karata._karata",
    "--concise",
    "--ignore-unused-allowlist",
    "--allowlist",
    "stubtest.txt",
];
/// Where players are trained.
const TRAINING: &str = "train";

/// Torch for the processor alone, which the usual package index does not have.
const TORCH_PACKAGES: [&str; 3] = ["python3-torch", "python3-venv", "libopenblas0-pthread"];

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

/// What is ready to check the package with.
pub struct Prepared {
    /// The Python that has torch, for the training, if there is one.
    pub torch: Option<PathBuf>,
    /// What the package works with and could not be installed: what is tested with it is left out.
    pub missing: Vec<&'static str>,
}

/// Makes ready what the package is checked with, which takes a while and needs no cargo: tools that build a wheel, a fresh environment, one with
/// `NumPy` alone, and one with torch, for the training.
pub fn prepare(python: &Path) -> Result<Prepared, String> {
    let Places { tools, fresh, plain, training, .. } = Places::new();
    if !program(&tools, "maturin").is_file() {
        install([environment(python, &tools), pip(&tools, &["maturin>=1.9.4,<2"])])?;
    }
    install([environment(python, &fresh), pip(&fresh, &["numpy>=1.23", "pytest", "mypy"])])?;
    let missing = offered(&fresh);
    install([environment(python, &plain), pip(&plain, &["numpy>=1.23", "pytest"])])?;
    let torch = with_torch().or_else(|| apt_get(&TORCH_PACKAGES).then(with_torch).flatten());
    if let Some(torch) = &torch {
        let mut make = environment(torch, &training);
        make.arg("--system-site-packages");
        install([make, pip(&training, &["numpy>=1.23", "pytest", "ray>=2.40"])])?;
    }
    Ok(Prepared { torch, missing })
}

/// Runs these commands, without which nothing can be checked.
fn install<const COUNT: usize>(commands: [Command; COUNT]) -> Result<(), String> {
    for mut command in commands {
        if !status(command.stdin(Stdio::null()))?.success() {
            return Err(format!("what the Python package is tested with cannot be installed: {command:?}"));
        }
    }
    Ok(())
}

/// Installs whatever is offered here of what the package works with; gives the rest.
fn offered(environment: &Path) -> Vec<&'static str> {
    let lacks = |packages: &[&str]| install([pip(environment, packages)]).is_err();
    if lacks(&OPTIONAL) {
        OPTIONAL.into_iter().filter(|package| lacks(&[package])).collect()
    } else {
        Vec::new()
    }
}

/// The commands that build the wheel, install it where everything was made ready, and check it there: its types, then its tests, then the
/// training's. `quicker` is how the optimised crates were built before, so that they need not be built once more.
pub fn checks(torch: Option<&Path>, quicker: &[(String, String)]) -> Vec<Command> {
    let Places { tools, fresh, plain, training, wheels } = Places::new();
    let mut build = Command::new(program(&tools, "maturin"));
    build
        .args(["build", "--release", "--locked", "--features", FAULTS, "--manifest-path"])
        .arg(root().join(CRATE).join("Cargo.toml"));
    build.arg("--out").arg(&wheels).envs(quicker.iter().map(|(name, value)| (name, value)));
    let install = |environment: &Path| {
        let mut install = pip(environment, &["--force-reinstall", "--no-deps", "--no-index", "--find-links"]);
        install.arg(&wheels).arg("karata");
        install
    };
    let check = |environment: &Path, folder: &str, arguments: &[&str]| {
        let mut check = Command::new(program(environment, "python"));
        check.arg("-m").args(arguments).current_dir(root().join(folder));
        check
    };
    let mut commands = vec![
        build,
        install(&fresh),
        check(&fresh, CRATE, &["mypy", "--strict", "-p", "karata"]),
        check(&fresh, CRATE, &["mypy", "tests", "examples"]),
        check(&fresh, CRATE, &STUBTEST),
        install(&plain),
        check(&plain, CRATE, &["pytest", "tests/test_plain.py"]),
        check(&fresh, CRATE, &["pytest"]),
    ];
    if torch.is_some() {
        // The matrices are small: threads would mostly wait for each other.
        let mut trains = check(&training, TRAINING, &["pytest", "-q"]);
        trains.envs([("OPENBLAS_NUM_THREADS", "1"), ("OMP_NUM_THREADS", "1")]);
        commands.extend([install(&training), trains]);
    }
    commands
}

/// Where everything of Python is.
struct Places {
    /// What wheels are built with.
    tools: PathBuf,
    /// Where the package is tested.
    fresh: PathBuf,
    /// The same without anything that it does not need.
    plain: PathBuf,
    /// Where the training is.
    training: PathBuf,
    wheels: PathBuf,
}

impl Places {
    fn new() -> Places {
        let folder = root().join("target/python");
        let [tools, fresh, plain, training, wheels] =
            ["tools", "fresh", "plain", "training", "wheels"].map(|name| folder.join(name));
        Places { tools, fresh, plain, training, wheels }
    }
}

/// The Python that has torch, among those that are there.
fn with_torch() -> Option<PathBuf> {
    let named = env::var_os("PYTHON").filter(|named| !named.is_empty()).map(PathBuf::from);
    let found = NAMES.iter().filter_map(|name| find(name)).chain([PathBuf::from("/usr/bin/python3")]);
    named.into_iter().chain(found).find(|python| version(python).is_some_and(fits) && has_torch(python))
}

fn has_torch(python: &Path) -> bool {
    let mut command = Command::new(python);
    command.args(["-c", "import torch"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    status(&mut command).is_ok_and(|status| status.success())
}

/// A new environment, whatever was there before.
fn environment(python: &Path, at: &Path) -> Command {
    let mut command = Command::new(python);
    command.args(["-m", "venv", "--clear"]).arg(at);
    command
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
        let words = |torch| -> Vec<String> {
            let line = |command: &Command| {
                command.get_args().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
            };
            checks(torch, &[]).iter().map(line).collect()
        };
        let without = words(None);
        let place = |what: &str| without.iter().position(|words| words.contains(what)).expect(what);
        assert!(
            place("build --release") < place("--find-links") && place("--find-links") < place("-m pytest")
        );
        assert!(without.last().is_some_and(|last| last == "-m pytest"));
        let with = words(Some(Path::new("python3")));
        assert_eq!(with[..without.len()], without);
        assert!(with.last().is_some_and(|last| last == "-m pytest -q"), "and the training's tests");
    }
}
