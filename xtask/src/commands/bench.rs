use std::fs;
use std::process::{Command, ExitCode};

use crate::run::{cargo, code, failure, find, status};
use crate::tree::{Tree, root};

/// The kinds of benches: counted by valgrind, timed by criterion, what telling costs, what learners are given, and how fast bots search.
const KINDS: [&str; 5] = ["instructions", "wall", "sights", "learning", SEARCH];
const SEARCH: &str = "search";

/// Runs all benches, or those whose names contain a word.
pub fn run(arguments: &[String]) -> ExitCode {
    let tree = match Tree::read(&root()) {
        Ok(tree) => tree,
        Err(error) => return failure(&format!("cannot read the repository: {error}")),
    };
    let targets = targets(&tree);
    if targets.is_empty() {
        return failure("no crate has benches (crates/*/benches/instructions.rs or wall.rs)");
    }
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap_or_default();
    let missing = missing(&lock);
    if let Some(how) = &missing {
        eprintln!("xtask: no instruction counts: {how}");
    }
    let searching = arguments.first().is_some_and(|word| word == SEARCH);
    for (name, kind) in targets.into_iter().filter(|target| !searching || target.1 == SEARCH) {
        if kind == "instructions" && missing.is_some() {
            continue;
        }
        eprintln!("\n==> {name}: {kind}");
        let mut bench = cargo(&["bench", "--package", name, "--bench", kind]);
        if let Some(word) = arguments.first().filter(|_| !searching) {
            // criterion looks for the word, gungraun wants a pattern
            let filter = if kind == "instructions" { format!("*{word}*") } else { word.clone() };
            bench.arg("--").arg(filter);
        }
        match status(&mut bench) {
            Ok(status) if !status.success() => return code(status),
            Err(message) => return failure(&message),
            Ok(_) => {}
        }
    }
    ExitCode::SUCCESS
}

/// The bench targets: crate and kind.
fn targets(tree: &Tree) -> Vec<(&str, &'static str)> {
    let has = |name: &str, kind: &str| tree.has(&format!("crates/{name}/benches/{kind}.rs"));
    let crates = tree.crates().into_iter();
    crates
        .flat_map(|name| KINDS.into_iter().filter(move |kind| has(name, kind)).map(move |kind| (name, kind)))
        .collect()
}

/// What has to be installed before instructions can be counted, in one line; none if nothing.
fn missing(lock: &str) -> Option<String> {
    let version = locked(lock, "gungraun");
    let mut needed = Vec::new();
    if find("valgrind").is_none() {
        needed.push("the package `valgrind` of your system".to_owned());
    }
    // Runner and library must be of the same version.
    if runner_version().is_none_or(|found| version.is_some_and(|version| version != found)) {
        let version = version.map_or(String::new(), |version| format!(" --version {version}"));
        needed.push(format!("`cargo install gungraun-runner{version}`"));
    }
    (!needed.is_empty()).then(|| format!("they need {}", needed.join(" and ")))
}

fn runner_version() -> Option<String> {
    let output = Command::new(find("gungraun-runner")?).arg("--version").output().ok()?;
    String::from_utf8(output.stdout).ok()?.split_whitespace().nth(1).map(str::to_owned)
}

/// The version of a package in `Cargo.lock`.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let (_, rest) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn benches_are_found_by_their_files() {
        let files = [
            "bots/benches/wall.rs",
            "lion/benches/wall.rs",
            "lion/benches/instructions.rs",
            "lion/benches/x.rs",
        ];
        let files = files.map(|file| format!("crates/{file}"));
        let tree = Tree::of(&files.each_ref().map(|file| (file.as_str(), "")));
        assert_eq!(targets(&tree), [("bots", "wall"), ("lion", "instructions"), ("lion", "wall")]);
    }

    #[test]
    fn the_lock_tells_the_version() {
        let lock = "[[package]]\nname = \"gungraun-macros\"\nversion = \"1\"\n\n[[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\n";
        assert_eq!(locked(lock, "gungraun"), Some("0.20.0"));
        assert_eq!(locked(lock, "valgrind"), None);
    }
}
