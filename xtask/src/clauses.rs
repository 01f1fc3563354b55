use std::collections::BTreeSet;
use std::fmt::Write;

use crate::source::{self, in_word, line_of};
use crate::tree::{Tree, extension};

/// A clause of the rules, as `RULES.md` defines it: a list item that begins with the bold id, `- **SER.21** …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// For instance `SER.21`.
    pub id: String,
    /// The line of its definition.
    pub line: usize,
}

/// A test named after the clauses it proves: `ser_31_32_everybody_passes` proves SER.31 and SER.32.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The name of the test.
    pub name: String,
    /// The ids its name begins with, whether they exist or not.
    pub ids: Vec<String>,
    /// Its file, from the folder of the crate.
    pub path: String,
    /// The line of its `fn`.
    pub line: usize,
}

/// The clauses of one game and the tests named after clauses.
#[derive(Clone, Debug)]
pub struct Book {
    /// The name of the crate.
    pub game: String,
    /// In the order of `RULES.md`.
    pub clauses: Vec<Clause>,
    /// In the order of the files.
    pub proofs: Vec<Proof>,
}

impl Book {
    /// Reads the rules and the tests of a game; none if the crate has no `RULES.md`.
    pub fn read(tree: &Tree, game: &str) -> Option<Book> {
        let folder = format!("crates/{game}/");
        let clauses = definitions(tree.text(&format!("{folder}RULES.md"))?);
        let mut book = Book { game: game.to_owned(), clauses, proofs: Vec::new() };
        let prefixes = book.prefixes();
        for (path, text) in tree.under(&folder) {
            let local = &path[folder.len()..];
            let tested = local.starts_with("src/") || local.starts_with("tests/");
            if tested && extension(local) == Some("rs") {
                book.proofs.extend(proofs(local, text, &prefixes));
            }
        }
        Some(book)
    }

    /// The letters of the ids: `SER`.
    pub fn prefixes(&self) -> BTreeSet<String> {
        self.clauses
            .iter()
            .filter_map(|clause| clause.id.split_once('.'))
            .map(|(prefix, _)| prefix.to_owned())
            .collect()
    }

    /// Whether a clause is defined.
    pub fn defines(&self, id: &str) -> bool {
        self.clauses.iter().any(|clause| clause.id == id)
    }

    /// The tests that prove a clause.
    pub fn proofs_of<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Proof> {
        self.proofs.iter().filter(move |proof| proof.ids.iter().any(|proven| proven == id))
    }

    /// The clauses that no test proves.
    pub fn unproven(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().filter(|clause| self.proofs_of(&clause.id).next().is_none())
    }

    /// Every clause with its tests, one test per line, and a closing line that counts.
    pub fn report(&self) -> String {
        let width = self.clauses.iter().map(|clause| clause.id.len()).max().unwrap_or(0);
        let mut out = String::new();
        for clause in &self.clauses {
            let mut id = clause.id.as_str();
            for Proof { name, path, line, .. } in self.proofs_of(&clause.id) {
                let _ = writeln!(out, "{id:width$}  {name} ({path}:{line})");
                id = "";
            }
            if !id.is_empty() {
                let _ = writeln!(out, "{id:width$}  — none");
            }
        }
        let (clauses, unproven) = (self.clauses.len(), self.unproven().count());
        let _ = writeln!(out, "{}: {clauses} clauses, {unproven} without a test", self.game);
        out
    }
}

/// The clauses that a page of rules defines.
pub fn definitions(rules: &str) -> Vec<Clause> {
    let id = |line: &str| Some(line.trim_start().strip_prefix("- **")?.split_once("**")?.0.to_owned());
    rules
        .lines()
        .enumerate()
        .filter_map(|(at, line)| Some(Clause { id: id(line).filter(|id| is_id(id))?, line: at + 1 }))
        .collect()
}

/// The ids with this prefix that a text mentions, with their lines.
pub fn citations(text: &str, prefix: &str) -> Vec<(String, usize)> {
    text.match_indices(&format!("{prefix}."))
        .filter(|(at, _)| !text[..*at].ends_with(in_word))
        .filter_map(|(at, start)| {
            let rest = &text[at + start.len()..];
            let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            (digits > 0).then(|| (format!("{start}{}", &rest[..digits]), line_of(text, at)))
        })
        .collect()
}

fn is_id(text: &str) -> bool {
    text.split_once('.').is_some_and(|(prefix, number)| {
        let letters = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        letters && is_number(number)
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn proofs(path: &str, text: &str, prefixes: &BTreeSet<String>) -> Vec<Proof> {
    source::tests(&source::code(text))
        .into_iter()
        .filter_map(|(name, line)| {
            let ids: Vec<_> = prefixes.iter().flat_map(|prefix| named(&name, prefix)).collect();
            (!ids.is_empty()).then(|| Proof { name, ids, path: path.to_owned(), line })
        })
        .collect()
}

/// The ids a test's name begins with. A first part that only begins as a number is kept, to be found unknown.
fn named(name: &str, prefix: &str) -> Vec<String> {
    let Some(rest) = name.strip_prefix(&format!("{}_", prefix.to_lowercase())) else { return Vec::new() };
    if !rest.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Vec::new();
    }
    let mut parts = rest.split('_');
    let first = parts.next();
    let chained = parts.take_while(|part| is_number(part));
    first.into_iter().chain(chained).map(|number| format!("{prefix}.{number}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_definition_is_a_list_item_that_begins_with_the_bold_id() {
        let rules =
            "# R\n- **SER.1** The deck.\n  See **SER.2**.\n- SER.3 no\n- **note** no\n- **SER.20** Lots.\n";
        let found: Vec<_> = definitions(rules).into_iter().map(|clause| (clause.id, clause.line)).collect();
        assert_eq!(found, [("SER.1".to_owned(), 2), ("SER.20".to_owned(), 6)]);
    }

    #[test]
    fn names_chain_clauses() {
        assert_eq!(named("ser_31_32_everybody_passes", "SER"), ["SER.31", "SER.32"]);
        assert_eq!(named("ser_21_lots_of_3", "SER"), ["SER.21"]);
        assert_eq!(named("ser_21x_lots", "SER"), ["SER.21x"]);
        assert!(named("ser_words", "SER").is_empty());
        assert!(named("laser_21", "SER").is_empty());
    }

    #[test]
    fn citations_are_whole_ids() {
        let text = "// SER.44, SER.4\nLASER.5 SER.x";
        assert_eq!(citations(text, "SER"), [("SER.44".to_owned(), 1), ("SER.4".to_owned(), 1)]);
    }

    #[test]
    fn the_report_lists_every_clause() {
        let tree = Tree::of(&[
            ("crates/lion/RULES.md", "- **LIO.1** One.\n- **LIO.20** Two.\n- **LIO.3** Three.\n"),
            (
                "crates/lion/tests/rules/a.rs",
                "#[test]\nfn lio_1_20_both() {}\n#[test]\nfn lio_1_again() {}\n",
            ),
            ("crates/lion/src/lib.rs", "fn lio_3_not_a_test() {}\n"),
        ]);
        let book = Book::read(&tree, "lion").expect("lion has rules");
        let expected = "\
LIO.1   lio_1_20_both (tests/rules/a.rs:2)
        lio_1_again (tests/rules/a.rs:4)
LIO.20  lio_1_20_both (tests/rules/a.rs:2)
LIO.3   — none
lion: 3 clauses, 1 without a test
";
        assert_eq!(book.report(), expected);
    }
}
