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

/// Makes the last column of every row of a file again and compares it, or rewrites it. Columns are divided by `|`; `#` begins a
/// comment. `form` says what a row looks like, and `make` tells the last column from what stands before it.
///
/// # Panics
/// If the file cannot be read, has no rows, or a row is different.
pub(crate) fn check_rows(path: &Path, form: &str, make: impl Fn(&str) -> Result<String, String>) {
    let held = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let (found, differences) =
        made_again(&held, form, make).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if blessing() {
        compare(path, &found);
    } else if !differences.is_empty() {
        panic!("{}:\n{}\n{ADVICE}", path.display(), differences.join("\n"));
    }
}

/// The file as it should be, and what differs.
pub(crate) fn made_again(
    held: &str,
    form: &str,
    make: impl Fn(&str) -> Result<String, String>,
) -> Result<(String, Vec<String>), String> {
    let (mut found, mut differences, mut rows) = (String::new(), Vec::new(), 0);
    for (index, line) in held.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            found = found + line + "\n";
            continue;
        }
        let place = format!("line {}", index + 1);
        let (row, written) = line.rsplit_once('|').ok_or_else(|| format!("{place}: {form}"))?;
        let made = make(row).map_err(|what| format!("{place}: {what}"))?;
        if written.trim() != made {
            differences.push(format!("{place}: {line}, but found {made}"));
        }
        found = found + row + "| " + &made + "\n";
        rows += 1;
    }
    if rows == 0 { Err("there are no rows".to_owned()) } else { Ok((found, differences)) }
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
