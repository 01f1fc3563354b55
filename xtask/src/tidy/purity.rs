use super::Finding;
use crate::source::{self, closing, line_of, words};
use crate::tree::{Tree, extension};

/// The rules crates that are not games; every game is one too.
const RULES: [&str; 3] = ["cards", "game", "toys"];

/// Modules of the standard library that rules must not touch.
const MODULES: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// Other words that rules must not use.
const WORDS: [&str; 12] = [
    "SystemTime",
    "Instant",
    "RandomState",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "dbg!",
    "getrandom",
    "thread_rng",
    "OsRng",
    "rand::",
];

/// Rules crates read no clock, draw no entropy, do no I/O, start no threads and log nothing. Comments may speak of
/// these things, and so may a test module at the end of a file.
pub fn purity(tree: &Tree) -> Vec<Finding> {
    let games = tree.games();
    let rules = tree.crates().into_iter().filter(|name| RULES.contains(name) || games.contains(name));
    let mut found = Vec::new();
    for folder in rules.map(|name| format!("crates/{name}/src/")) {
        for (path, text) in tree.under(&folder).filter(|(path, _)| extension(path) == Some("rs")) {
            let code = source::code(text);
            let code = source::without_test_tail(&code);
            let mut places: Vec<(usize, String)> = modules(code);
            places.extend(WORDS.iter().flat_map(|word| words(code, word).map(|at| (at, (*word).to_owned()))));
            places.sort();
            found.extend(places.into_iter().map(|(at, word)| {
                Finding::new(path, line_of(code, at), format!("`{word}` has no place in a rules crate"))
            }));
        }
    }
    found
}

/// Where the forbidden modules are named, alone (`std::fs`) or in a group (`std::{fmt, fs::File}`).
fn modules(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for at in words(code, "std::") {
        let rest = at + "std::".len();
        let group = if code[rest..].starts_with('{') { closing(code, rest) } else { None };
        let names = match group {
            Some(end) => group_names(&code[rest + 1..end - 1]),
            None => code[rest..].split(|letter| !source::in_word(letter)).take(1).collect(),
        };
        let forbidden = names.into_iter().filter(|name| MODULES.contains(name));
        found.extend(forbidden.map(|name| (at, format!("std::{name}"))));
    }
    found
}

/// The first names of the parts of `a, b::{c, d}, e as f`: a, b, e.
fn group_names(group: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let parts = group.split(|letter| {
        depth += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0 && letter == ','
    });
    parts.filter_map(|part| part.trim().split(|letter| !source::in_word(letter)).next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    fn found_in(source: &str) -> Vec<String> {
        findings(purity, &[("crates/lion/RULES.md", ""), ("crates/lion/src/rules.rs", source)])
    }

    #[test]
    fn bites_on_every_word() {
        for word in
            WORDS.iter().map(|word| (*word).to_owned()).chain(MODULES.map(|name| format!("std::{name}")))
        {
            let expected = format!("crates/lion/src/rules.rs:2: `{word}` has no place in a rules crate");
            assert_eq!(found_in(&format!("\n{word} x")), [expected]);
        }
    }

    #[test]
    fn bites_inside_groups() {
        assert_eq!(found_in("use std::{fmt, io::{self, Write}, collections::{fs, hash}, time};").len(), 2);
    }

    #[test]
    fn bites_in_every_rules_crate_and_no_other() {
        for name in ["game", "toys", "cards"] {
            assert_eq!(findings(purity, &[(&format!("crates/{name}/src/lib.rs"), "use std::fs;")]).len(), 1);
        }
        assert!(findings(purity, &[("crates/karata/src/lib.rs", "use std::fs;")]).is_empty());
    }

    #[test]
    fn comments_strings_test_tails_and_longer_words_are_free() {
        assert!(
            found_in("// no println!\n\"std::fs\"; Instantly; strand::x; std::iter; std::fmt").is_empty()
        );
        assert!(found_in("fn f() {}\n#[cfg(test)]\nmod tests { use std::time::Instant; }\n").is_empty());
        assert_eq!(found_in("#[cfg(test)]\nmod tests {}\nuse std::fs;\n").len(), 1);
    }
}
