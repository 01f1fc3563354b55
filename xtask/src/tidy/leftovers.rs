use super::Finding;
use crate::source::{line_of, words};
use crate::tree::{Tree, extension};

/// What may not be left behind, in code or in comments; cut in two so that this file does not find itself.
const NEEDLES: [&str; 6] = [
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("#[ig", "nore"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("db", "g!("),
];

/// No Rust file holds unfinished code, a test that does not run, or debugging output.
pub fn leftovers(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| extension(path) == Some("rs")) {
        for needle in NEEDLES {
            let places = words(text, needle).map(|at| line_of(text, at));
            found.extend(places.map(|line| Finding::new(path, line, format!("`{needle}` is left behind"))));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    #[test]
    fn bites_on_every_needle() {
        for needle in NEEDLES {
            let found = findings(leftovers, &[("xtask/src/a.rs", &format!("\n// {needle}"))]);
            assert_eq!(found, [format!("xtask/src/a.rs:2: `{needle}` is left behind")]);
        }
        assert!(findings(leftovers, &[("README.md", NEEDLES[0])]).is_empty());
    }
}
