use super::Finding;
use crate::tree::Tree;

/// The files of every game, in the order of reading. A file of `src/` may also be a folder with `mod.rs`.
const GAME: [&str; 24] = [
    "RULES.md",
    "RULES.fr.md",
    "MINUTE.md",
    "MINUTE.fr.md",
    "src/lib.rs",
    "src/config.rs",
    "src/card.rs",
    "src/action.rs",
    "src/state.rs",
    "src/rules.rs",
    "src/score.rs",
    "src/view.rs",
    "src/notation.rs",
    "src/story.rs",
    "src/advice.rs",
    "src/lessons.rs",
    "src/spelling.rs",
    "src/observing.rs",
    "src/inspect.rs",
    "words/en.ftl",
    "words/fr.ftl",
    "tests/observations.txt",
    "tests/perft.txt",
    "tests/playthroughs/",
];

/// Every game has the same files.
pub fn games(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in tree.games() {
        for file in GAME {
            let path = format!("crates/{game}/{file}");
            let folder = path.strip_suffix(".rs").map(|stem| format!("{stem}/mod.rs"));
            if !tree.has(&path) && !folder.is_some_and(|folder| tree.has(&folder)) {
                found.push(Finding::new(path, 1, "every game has this file"));
            }
        }
    }
    found
}

/// The `mod` lines of every game are in the order of reading: those of the files that all games have, whatever stands
/// between them.
pub fn reading_order(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in tree.games() {
        let path = format!("crates/{game}/src/lib.rs");
        let mut latest = 0;
        for (at, line) in tree.text(&path).unwrap_or_default().lines().enumerate() {
            let line = line.strip_prefix("pub ").unwrap_or(line);
            let Some(name) = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) else {
                continue;
            };
            let file = format!("src/{name}.rs");
            let Some(place) = GAME.iter().position(|known| *known == file) else { continue };
            if place < latest {
                found.push(Finding::new(
                    &path,
                    at + 1,
                    format!("`{name}` is read before `{}`", GAME[latest]),
                ));
            }
            latest = latest.max(place);
        }
    }
    found
}

/// The crate whose macros write `unsafe`, and allow it for themselves: what is forbidden cannot be allowed again, so it repeats the workspace's
/// lints and denies it.
const DENIES_UNSAFE: &str = "crates/py";

/// Every crate inherits the workspace's lints and begins with a doc comment that says what it is.
pub fn crates(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let folders = tree.crates().into_iter().map(|name| format!("crates/{name}"));
    for folder in folders.chain(["xtask".to_owned()]) {
        let manifest = format!("{folder}/Cargo.toml");
        let text = tree.text(&manifest);
        if folder == DENIES_UNSAFE {
            let missing = repeated(tree.text("Cargo.toml").unwrap_or_default(), text.unwrap_or_default());
            let what = |line| format!("the crate does not repeat `{line}` of the workspace's lints");
            found.extend(missing.into_iter().map(|line| Finding::new(&manifest, 1, what(line))));
        } else if !text.is_some_and(inherits_lints) {
            found.push(Finding::new(manifest, 1, "the crate does not inherit `[lints] workspace = true`"));
        }
        let roots = ["lib.rs", "main.rs"].map(|file| format!("{folder}/src/{file}"));
        for path in roots {
            if tree.text(&path).is_some_and(|text| !has_crate_doc(text)) {
                found.push(Finding::new(path, 1, "the crate has no doc comment (`//! …`)"));
            }
        }
    }
    found
}

fn inherits_lints(manifest: &str) -> bool {
    let mut lines = manifest.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.any(|line| line == "[lints]")
        && lines
            .take_while(|line| !line.starts_with('['))
            .any(|line| line.replace(' ', "") == "workspace=true")
}

/// The lints of the workspace that a crate does not repeat, with `unsafe` denied instead of forbidden.
fn repeated(workspace: &str, manifest: &str) -> Vec<String> {
    let missing = |part: &str| {
        let own = section(manifest, &format!("[lints.{part}]"));
        let lints = section(workspace, &format!("[workspace.lints.{part}]")).into_iter();
        let lints = lints.map(|line| line.replace("unsafe_code = \"forbid\"", "unsafe_code = \"deny\""));
        lints.filter(|line| !own.contains(line)).collect::<Vec<_>>()
    };
    [missing("rust"), missing("clippy")].concat()
}

/// The lines of one section of a manifest, without comments.
fn section(manifest: &str, header: &str) -> Vec<String> {
    let lines = manifest.lines().skip_while(|line| line.trim() != header).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let lines = lines.map(|line| line.split('#').next().unwrap_or_default().trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

fn has_crate_doc(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("#!["));
    lines.next().and_then(|line| line.strip_prefix("//!")).is_some_and(|doc| !doc.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    #[test]
    fn bites_on_each_missing_file_of_a_game() {
        let paths = GAME
            .map(|file| format!("crates/lion/{file}{}", if file.ends_with('/') { "one.txt" } else { "" }));
        let whole: Vec<_> = paths.iter().map(|path| (path.as_str(), "")).collect();
        assert!(findings(games, &whole).is_empty());
        for (at, missing) in GAME.iter().enumerate().skip(1) {
            let mut files = whole.clone();
            files.remove(at);
            assert_eq!(
                findings(games, &files),
                [format!("crates/lion/{missing}:1: every game has this file")]
            );
        }
    }

    #[test]
    fn a_folder_with_mod_rs_is_as_good_as_a_file() {
        let files = [("crates/lion/RULES.md", ""), ("crates/lion/src/rules/mod.rs", "")];
        assert!(!findings(games, &files).join("\n").contains("rules.rs"));
    }

    #[test]
    fn bites_on_files_out_of_the_order_of_reading() {
        let lib = |text| [("crates/lion/RULES.md", ""), ("crates/lion/src/lib.rs", text)];
        let good = "pub mod config;\nmod claws;\npub mod card;\n/// Words.\npub mod story;\nmod inspect;\n";
        assert!(findings(reading_order, &lib(good)).is_empty());
        let found = findings(reading_order, &lib("pub mod story;\npub mod card;\n"));
        assert_eq!(found, ["crates/lion/src/lib.rs:2: `card` is read before `src/story.rs`"]);
    }

    #[test]
    fn bites_on_a_crate_without_lints_or_doc() {
        let good = ("xtask/Cargo.toml", "[lints]\nworkspace = true\n");
        let bad = [
            good,
            ("crates/a/Cargo.toml", "[lints]\n[x]\nworkspace = true\n"),
            ("crates/a/src/lib.rs", "//!\nmod b;\n"),
        ];
        let expected = [
            "crates/a/Cargo.toml:1: the crate does not inherit `[lints] workspace = true`",
            "crates/a/src/lib.rs:1: the crate has no doc comment (`//! …`)",
        ];
        assert_eq!(findings(crates, &bad), expected);
        let fine =
            [good, ("crates/a/Cargo.toml", good.1), ("crates/a/src/lib.rs", "#![no_std]\n//! A crate.\n")];
        assert!(findings(crates, &fine).is_empty());
    }

    #[test]
    fn bites_on_a_lint_that_is_not_repeated() {
        let workspace = "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n\n[workspace.lints.clippy]\nx = \"allow\" # why\n";
        let own = |rust: &str| format!("[lints.rust]\n{rust}\n[lints.clippy]\nx = \"allow\"\n");
        let found = |manifest: &str| {
            let files = [
                ("Cargo.toml", workspace),
                ("crates/py/Cargo.toml", manifest),
                ("xtask/Cargo.toml", "[lints]\nworkspace = true\n"),
            ];
            findings(crates, &files)
        };
        assert!(found(&own("unsafe_code = \"deny\"")).is_empty());
        let expected = "crates/py/Cargo.toml:1: the crate does not repeat `unsafe_code = \"deny\"` of the workspace's lints";
        assert_eq!(found(&own("unsafe_code = \"allow\"")), [expected]);
        assert_eq!(found("").len(), 2);
    }
}
