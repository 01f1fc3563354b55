use super::Finding;
use crate::source;
use crate::tree::{Tree, extension};

/// How many lines a Rust file may have.
const FILE: usize = 500;
/// How many lines a function may have, from its `fn` to its closing brace.
const FUNCTION: usize = 70;

/// Rust files and functions are short enough to read in one go.
pub fn lengths(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| extension(path) == Some("rs")) {
        let lines = text.lines().count();
        if lines > FILE {
            found.push(Finding::new(path, FILE + 1, format!("the file has {lines} lines (at most {FILE})")));
        }
        for function in source::functions(&source::code(text)) {
            if function.lines > FUNCTION {
                let what = format!("`{}` has {} lines (at most {FUNCTION})", function.name, function.lines);
                found.push(Finding::new(path, function.line, what));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    #[test]
    fn bites_on_a_long_file() {
        assert!(findings(lengths, &[("a.rs", &"\n".repeat(500))]).is_empty());
        assert_eq!(
            findings(lengths, &[("a.rs", &"\n".repeat(501))]),
            ["a.rs:501: the file has 501 lines (at most 500)"]
        );
    }

    #[test]
    fn bites_on_a_long_function() {
        let function = |lines: usize| format!("// fn\nfn f() {{{}}}\n", "\n".repeat(lines - 1));
        assert!(findings(lengths, &[("a.rs", &function(70))]).is_empty());
        assert_eq!(findings(lengths, &[("a.rs", &function(71))]), ["a.rs:2: `f` has 71 lines (at most 70)"]);
    }
}
