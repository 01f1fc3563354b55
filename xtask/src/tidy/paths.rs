use super::Finding;
use crate::source::{in_word, line_of};
use crate::tree::{Tree, extension};

/// Where absolute paths of a machine begin; cut in two so that this file does not find itself.
const NEEDLES: [&str; 5] = [
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
    concat!("/tmp/", "bash"),
];

/// Kinds of files that are read.
const KINDS: [&str; 4] = ["ftl", "md", "rs", "toml"];

/// Documents and code speak of the project alone, never of a place on the machine where they were written.
pub fn paths(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in
        tree.files().filter(|(path, _)| extension(path).is_some_and(|kind| KINDS.contains(&kind)))
    {
        for needle in NEEDLES {
            // After a name, a dot or a bracket it continues some other path: `docs`, `..`, `{root}`.
            let goes_on = |before: &str| before.ends_with(|last| in_word(last) || "-.~})".contains(last));
            let places = text.match_indices(needle).filter(|(at, _)| !goes_on(&text[..*at]));
            let what = format!("`{needle}` is a path of one machine");
            found.extend(places.map(|(at, _)| Finding::new(path, line_of(text, at), &what)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    #[test]
    fn bites_on_every_machine_path() {
        for needle in NEEDLES {
            for path in ["README.md", "crates/a/src/lib.rs", "Cargo.toml", "crates/a/words/en.ftl"] {
                let found = findings(paths, &[(path, &format!("see\n`{needle}x`"))]);
                assert_eq!(found, [format!("{path}:2: `{needle}` is a path of one machine")]);
            }
            assert!(findings(paths, &[("README.md", &format!("docs{needle} ..{needle}"))]).is_empty());
        }
        assert!(findings(paths, &[("README.md", "/tmp/g.karata")]).is_empty());
    }
}
