use std::collections::BTreeMap;

use super::Finding;
use crate::tree::Tree;

/// Every message of an `en.ftl` is in the `fr.ftl` beside it, the other way round, and in each only once.
pub fn words(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.files() {
        let Some((folder, language)) = split(path) else { continue };
        let other = format!("{folder}{}.ftl", if language == "en" { "fr" } else { "en" });
        let Some(others) = tree.text(&other) else {
            found.push(Finding::new(path, 1, format!("there is no {other} beside it")));
            continue;
        };
        let mut seen = BTreeMap::new();
        for (key, line) in keys(text) {
            if let Some(first) = seen.insert(key, line) {
                found.push(Finding::new(path, line, format!("`{key}` is already in line {first}")));
            } else if !keys(others).any(|(theirs, _)| theirs == key) {
                found.push(Finding::new(path, line, format!("`{key}` is not in {other}")));
            }
        }
    }
    found
}

/// The folder and the language of `…/en.ftl` and `…/fr.ftl`.
fn split(path: &str) -> Option<(&str, &str)> {
    let stem = path.strip_suffix(".ftl")?;
    let (folder, language) = stem.split_at(stem.len().checked_sub(2)?);
    (folder.ends_with('/') && matches!(language, "en" | "fr")).then_some((folder, language))
}

/// The messages (`key = …`) and terms (`-key = …`) of a Fluent file with their lines.
fn keys(text: &str) -> impl Iterator<Item = (&str, usize)> {
    text.lines().enumerate().filter_map(|(at, line)| {
        let key = line.split_once('=')?.0.trim_end();
        let letters = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        (!key.is_empty() && key.chars().all(letters)).then_some((key, at + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    #[test]
    fn bites_on_a_message_in_one_language_only() {
        let english =
            ("crates/a/words/en.ftl", "# x = y\npass = passes\n    .label = x\n-tribe = tribe\nbid = bids\n");
        let french = ("crates/a/words/fr.ftl", "pass = passe\n-tribe = tribu\nsell = vend\n");
        let expected = [
            "crates/a/words/en.ftl:5: `bid` is not in crates/a/words/fr.ftl",
            "crates/a/words/fr.ftl:3: `sell` is not in crates/a/words/en.ftl",
        ];
        assert_eq!(findings(words, &[english, french]), expected);
    }

    #[test]
    fn bites_on_doubles_and_on_a_missing_file() {
        let double = [("a/en.ftl", "x = 1\nx = 2\n"), ("a/fr.ftl", "x = 1\n")];
        assert_eq!(findings(words, &double), ["a/en.ftl:2: `x` is already in line 1"]);
        assert_eq!(
            findings(words, &[("a/fr.ftl", "x = 1\n")]),
            ["a/fr.ftl:1: there is no a/en.ftl beside it"]
        );
    }
}
