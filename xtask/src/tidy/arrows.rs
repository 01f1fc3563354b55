use super::Finding;
use crate::tree::Tree;

/// What each crate may list under `[dependencies]`. Games have one list for all of them ([`GAME`]), and `games`
/// may use every game besides. A new arrow is a decision: it is written here with the change that needs it.
const ALLOWED: [(&str, &[&str]); 22] = [
    ("game", &["rand_core", "serde", "serde_json", "thiserror", "ts-rs"]),
    ("cards", &["game", "rand_core", "serde", "ts-rs"]),
    ("toys", &["game", "rand_core", "serde", "thiserror"]),
    ("asante", &["game", "cards", "rand_core", "serde", "thiserror", "toml", "ts-rs"]),
    ("words", &["game", "fluent-bundle", "fluent-syntax", "thiserror", "unic-langid"]),
    ("bots", &["game", "rand_core", "rand_xoshiro", "serde", "skillratings", "ts-rs"]),
    ("players", &["game", "bots", "serde", "ts-rs"]),
    ("net", &["game", "bots", "blake3", "pulp", "rand_core", "serde", "serde_json", "thiserror"]),
    ("vector", &["game", "bots", "players", "rand_core", "rand_xoshiro", "serde_json", "thiserror"]),
    ("games", &["game", "bots", "players", "net", "thiserror"]),
    ("protocol", &["game", "players", "serde", "serde_json", "thiserror", "ts-rs"]),
    (
        "table",
        &[
            "game",
            "bots",
            "players",
            "games",
            "protocol",
            "blake3",
            "chacha20",
            "rand_core",
            "serde",
            "serde_json",
            "thiserror",
        ],
    ),
    (
        "session",
        &["game", "bots", "players", "games", "protocol", "store", "table", "serde_json", "thiserror"],
    ),
    ("store", &["rusqlite", "thiserror"]),
    // The games are there for the types of their sights: no rule is asked for here.
    (
        "tui",
        &[
            "game",
            "cards",
            "asante",
            "calcory",
            "mu",
            "rummu",
            "safaru",
            "serengeti",
            "players",
            "games",
            "protocol",
            "session",
            "words",
            "crossterm",
            "ratatui",
            "rustyline",
            "serde",
            "serde_json",
            "signal-hook",
            "thiserror",
        ],
    ),
    ("remote", &["game", "protocol", "serde", "serde_json", "thiserror", "tungstenite", "ureq"]),
    (
        "server",
        &[
            "game",
            "players",
            "games",
            "protocol",
            "session",
            "store",
            "table",
            "words",
            "axum",
            "blake3",
            "getrandom",
            "hyper",
            "hyper-util",
            "prometheus-client",
            "serde",
            "serde_json",
            "thiserror",
            "tokio",
            "tower",
            "tracing",
            "ureq",
            "utoipa",
            "utoipa-axum",
        ],
    ),
    (
        "karata",
        &[
            "game",
            "bots",
            "players",
            "games",
            "protocol",
            "remote",
            "server",
            "session",
            "store",
            "table",
            "tui",
            "words",
            "anyhow",
            "clap",
            "ctrlc",
            "mimalloc",
            "serde",
            "serde_json",
            "tokio",
            "tracing",
            "tracing-subscriber",
        ],
    ),
    (
        "py",
        &[
            "game",
            "bots",
            "players",
            "games",
            "net",
            "table",
            "toys",
            "vector",
            "words",
            "numpy",
            "pyo3",
            "pyo3-build-config",
            "serde_json",
        ],
    ),
    ("testkit", &["game", "chacha20", "rand_core", "serde", "serde_json"]),
    ("xtask", &[]),
    ("fuzz", &["libfuzzer-sys"]),
];

/// What a game may use: nothing that can do I/O.
const GAME: &[&str] = &["game", "cards", "rand_core", "serde", "thiserror", "ts-rs"];

/// What tests, benches and fuzz targets may use besides all crates of the workspace.
const TESTS: &[&str] = &[
    "allocation-counter",
    "chacha20",
    "criterion",
    "fluent-bundle",
    "fluent-syntax",
    "futures-util",
    "gungraun",
    "portable-pty",
    "rand_core",
    "rand_xoshiro",
    "serde",
    "serde_json",
    "tokio-tungstenite",
    "tracing-subscriber",
    "tungstenite",
    "unic-langid",
    "vt100",
];

/// Every crate depends only on what its row in the table allows, and on `testkit` only in tests.
pub fn arrows(tree: &Tree) -> Vec<Finding> {
    let (crates, games) = (tree.crates(), tree.games());
    let manifests = crates.iter().map(|name| (*name, format!("crates/{name}/Cargo.toml")));
    let others = ["xtask", "fuzz"].map(|name| (name, format!("{name}/Cargo.toml")));
    let mut found = Vec::new();
    for (name, path) in manifests.chain(others) {
        let Some(manifest) = tree.text(&path) else { continue };
        let row = ALLOWED.iter().find(|row| row.0 == name).map(|row| row.1);
        let Some(row) = row.or(games.contains(name).then_some(GAME)) else {
            found.push(Finding::new(
                path,
                1,
                format!("`{name}` is not in the table of allowed dependencies"),
            ));
            continue;
        };
        for Dependency { name: used, kind, line } in dependencies(manifest) {
            let by_row = row.contains(&used) || (name == "games" && games.contains(used));
            let by_tests = TESTS.contains(&used) || crates.contains(used);
            let allowed = match kind {
                Kind::Normal => by_row || (name == "fuzz" && by_tests),
                Kind::Test => by_row || by_tests,
            };
            if !allowed {
                let (of, list) = match kind {
                    Kind::Normal => (name.to_owned(), row),
                    Kind::Test => (format!("{name}, in tests,"), TESTS),
                };
                let what = format!("{of} may not depend on `{used}` (allowed: {})", list.join(", "));
                found.push(Finding::new(&path, line, what));
            }
        }
    }
    found
}

#[derive(Clone, Copy)]
enum Kind {
    Normal,
    Test,
}

struct Dependency<'a> {
    name: &'a str,
    kind: Kind,
    line: usize,
}

/// The dependencies a manifest names, read line by line: `NAME.workspace = true`, `NAME = …`, `[dependencies.NAME]`.
fn dependencies(manifest: &str) -> Vec<Dependency<'_>> {
    let mut found: Vec<Dependency> = Vec::new();
    let mut section = "";
    for (at, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            section = header.0.trim();
        }
        let kind = if section.contains("dev-dependencies") { Kind::Test } else { Kind::Normal };
        let key = line.split(['.', '=', ' ']).next().unwrap_or("").trim_matches('"');
        let is_key =
            !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
        if let Some((_, name)) = section.split_once("dependencies.") {
            if line.starts_with('[') {
                found.push(Dependency { name, kind, line: at + 1 });
            }
        } else if section.ends_with("dependencies") && is_key && line.contains('=') {
            found.push(Dependency { name: key, kind, line: at + 1 });
        } else {
            continue;
        }
        // A renamed dependency counts under its real name.
        if let (Some(name), Some(last)) = (renamed(line), found.last_mut()) {
            last.name = name;
        }
    }
    found
}

fn renamed(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once("package")?;
    let value = rest.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?;
    let whole = before.is_empty() || before.ends_with(['{', ',', ' ']);
    whole.then(|| value.split('"').next()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    #[test]
    fn bites_on_a_forbidden_arrow() {
        let manifest = "[package]\nname = \"game\"\n[dependencies]\nserde.workspace = true\ntokio = \"1\"\n";
        let found = findings(arrows, &[("crates/game/Cargo.toml", manifest)]);
        let expected = "crates/game/Cargo.toml:5: game may not depend on `tokio` (allowed: rand_core, serde, serde_json, thiserror, ts-rs)";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn bites_on_every_way_to_write_it() {
        let manifest = "[dependencies.tokio]\nversion = \"1\"\n[target.'cfg(unix)'.dependencies]\nlibc = \"0.2\"\n\
                        [build-dependencies]\ncc = \"1\"\n[dependencies]\nserde = { package = \"rand\" }\n\
                        [dev-dependencies]\nproptest = \"1\"\n[dependencies.game]\npackage = \"gamy\"\n";
        let found = findings(arrows, &[("crates/toys/Cargo.toml", manifest)]).join("\n");
        for name in ["tokio", "libc", "cc", "rand", "proptest", "gamy"] {
            assert!(found.contains(&format!("depend on `{name}`")), "{name}: {found}");
        }
        assert_eq!(found.lines().count(), 6, "{found}");
    }

    #[test]
    fn bites_on_a_crate_without_a_row() {
        let found = findings(arrows, &[("crates/lion/Cargo.toml", "")]);
        assert_eq!(found, ["crates/lion/Cargo.toml:1: `lion` is not in the table of allowed dependencies"]);
        assert!(findings(arrows, &[("crates/lion/Cargo.toml", ""), ("crates/lion/RULES.md", "")]).is_empty());
    }

    #[test]
    fn testkit_is_for_tests_only() {
        let kit = ("crates/testkit/Cargo.toml", "");
        let normal = ("crates/toys/Cargo.toml", "[dependencies]\ntestkit.workspace = true\n");
        let test = ("crates/toys/Cargo.toml", "[dev-dependencies]\ntestkit.workspace = true\n");
        assert_eq!(findings(arrows, &[kit, normal]).len(), 1);
        assert!(findings(arrows, &[kit, test]).is_empty());
    }

    #[test]
    fn only_games_knows_the_games() {
        let game = ("crates/lion/RULES.md", "");
        let uses = "[dependencies]\nlion.workspace = true\n";
        assert!(findings(arrows, &[game, ("crates/games/Cargo.toml", uses)]).is_empty());
        assert_eq!(findings(arrows, &[game, ("crates/tui/Cargo.toml", uses)]).len(), 1);
    }
}
