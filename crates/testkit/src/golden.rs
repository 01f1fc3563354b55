//! Files that a test compares with what it finds, and `cargo xtask bless` rewrites.

use std::path::Path;

/// Are golden files to be rewritten rather than compared?
pub fn blessing() -> bool {
    std::env::var_os("KARATA_BLESS").is_some()
}

/// Compares a file with what it should contain, or rewrites it.
pub fn compare(path: &Path, found: &str) {
    let held = std::fs::read_to_string(path).unwrap_or_default();
    let Some(difference) = difference(&held, found) else { return };
    assert!(blessing(), "{}: {difference}\n{ADVICE}", path.display());
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .unwrap_or_else(|error| panic!("cannot make {}: {error}", folder.display()));
    }
    std::fs::write(path, found).unwrap_or_else(|error| panic!("cannot write {}: {error}", path.display()));
}

/// What to do about a difference.
pub const ADVICE: &str = "If the change is meant: cargo xtask bless, and review the diff.";

/// The first line that differs, if one does.
fn difference(held: &str, found: &str) -> Option<String> {
    if held == found {
        return None;
    }
    let same = held.lines().zip(found.lines()).take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
    Some(format!("line {} should be\n{}\nand is\n{}", same + 1, line(held), line(found)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        let told = difference("a\nb\n", "a\nc\n");
        assert_eq!(told.as_deref(), Some("line 2 should be\nb\nand is\nc"));
        let told = difference("a\nb\n", "a\n");
        assert_eq!(told.as_deref(), Some("line 2 should be\nb\nand is\n(the end)"));
    }
}
