use std::fmt;

use crate::tree::Tree;

/// Which crate may use which.
mod arrows;
/// Rules, tests and citations agree.
mod clauses;
/// Nothing unfinished is left behind.
mod leftovers;
/// Files and functions stay short.
mod lengths;
/// No text names a place on somebody's machine.
mod paths;
/// Rules know no clock, entropy, files, threads or logs.
mod purity;
/// Every crate and every game looks like its siblings.
mod shape;
/// English and French say the same things.
mod words;

pub use arrows::arrows;
pub use clauses::clauses;
pub use leftovers::leftovers;
pub use lengths::lengths;
pub use paths::paths;
pub use purity::purity;
pub use shape::{crates, games, reading_order};
pub use words::words;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file, from the root of the repository.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and where it helps, what is allowed.
    pub what: String,
}

impl Finding {
    /// A finding at a line of a file.
    pub fn new(path: impl Into<String>, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A check of the whole repository.
pub type Check = fn(&Tree) -> Vec<Finding>;

/// All checks, by name.
pub const CHECKS: [(&str, Check); 10] = [
    ("arrows", arrows),
    ("lengths", lengths),
    ("clauses", clauses),
    ("purity", purity),
    ("leftovers", leftovers),
    ("games", games),
    ("reading-order", reading_order),
    ("crates", crates),
    ("paths", paths),
    ("words", words),
];

/// What a check says about a few files, as text; for the tests of the checks.
#[cfg(test)]
fn findings(check: Check, files: &[(&str, &str)]) -> Vec<String> {
    check(&Tree::of(files)).iter().map(Finding::to_string).collect()
}
