use std::collections::BTreeSet;

use super::Finding;
use crate::clauses::{Book, citations, definitions};
use crate::tree::{Tree, extension};

/// Rules and code agree, both ways: every clause is defined once and proven by a test, every clause that the
/// game's files cite or that a test is named after exists, and the French rules have the same clauses.
pub fn clauses(tree: &Tree) -> Vec<Finding> {
    tree.games()
        .into_iter()
        .filter_map(|game| Book::read(tree, game))
        .flat_map(|book| {
            let mut found = proven(&book);
            found.extend(named(&book));
            found.extend(cited(tree, &book));
            found.extend(translated(tree, &book));
            found
        })
        .collect()
}

fn proven(book: &Book) -> Vec<Finding> {
    let path = format!("crates/{}/RULES.md", book.game);
    if book.clauses.is_empty() {
        return vec![Finding::new(path, 1, "no clause is defined (`- **ABC.1** …`)")];
    }
    let mut seen = BTreeSet::new();
    let twice = book.clauses.iter().filter(|clause| !seen.insert(&clause.id));
    let twice =
        twice.map(|clause| Finding::new(&path, clause.line, format!("{} is defined twice", clause.id)));
    let unproven = book.unproven();
    let unproven =
        unproven.map(|clause| Finding::new(&path, clause.line, format!("no test proves {}", clause.id)));
    twice.chain(unproven).collect()
}

fn named(book: &Book) -> Vec<Finding> {
    let mut found = Vec::new();
    for proof in &book.proofs {
        for id in proof.ids.iter().filter(|id| !book.defines(id)) {
            let what = format!("`{}` is named after {id}, which RULES.md does not define", proof.name);
            found.push(Finding::new(format!("crates/{}/{}", book.game, proof.path), proof.line, what));
        }
    }
    found
}

fn cited(tree: &Tree, book: &Book) -> Vec<Finding> {
    let mut found = Vec::new();
    let texts = tree.under(&format!("crates/{}/", book.game)).collect::<Vec<_>>();
    for (path, text) in texts.into_iter().filter(|(path, _)| extension(path).is_some()) {
        for prefix in book.prefixes() {
            for (id, line) in citations(text, &prefix) {
                if !book.defines(&id) {
                    found.push(Finding::new(
                        path,
                        line,
                        format!("{id} is cited, which RULES.md does not define"),
                    ));
                }
            }
        }
    }
    found
}

fn translated(tree: &Tree, book: &Book) -> Vec<Finding> {
    let path = format!("crates/{}/RULES.fr.md", book.game);
    let Some(text) = tree.text(&path) else { return Vec::new() }; // the shape of a game asks for it
    let french = definitions(text);
    let differs = book.clauses.iter().zip(&french).find(|(ours, theirs)| ours.id != theirs.id);
    let what = if let Some((ours, theirs)) = differs {
        (theirs.line, format!("{} stands where RULES.md has {}", theirs.id, ours.id))
    } else if let Some(missing) = book.clauses.get(french.len()) {
        (text.lines().count(), format!("{} is missing", missing.id))
    } else if let Some(extra) = french.get(book.clauses.len()) {
        (extra.line, format!("{} is not in RULES.md", extra.id))
    } else {
        return Vec::new();
    };
    vec![Finding::new(path, what.0, what.1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::findings;

    const RULES: (&str, &str) = ("crates/lion/RULES.md", "- **LIO.1** One.\n- **LIO.2** Two.\n");
    const TESTS: (&str, &str) = ("crates/lion/tests/rules.rs", "#[test]\nfn lio_1_2_both() {}\n");

    #[test]
    fn content_when_both_agree() {
        let french = ("crates/lion/RULES.fr.md", "- **LIO.1** Un.\n- **LIO.2** Deux.\n");
        let source = ("crates/lion/src/lib.rs", "// LIO.2\n");
        assert!(findings(clauses, &[RULES, TESTS, french, source]).is_empty());
    }

    #[test]
    fn bites_on_a_clause_without_test() {
        let tests = ("crates/lion/tests/rules.rs", "#[test]\nfn lio_1_one() {}\nfn lio_2_no_test() {}\n");
        assert_eq!(findings(clauses, &[RULES, tests]), ["crates/lion/RULES.md:2: no test proves LIO.2"]);
    }

    #[test]
    fn bites_on_rules_without_clauses_and_on_doubles() {
        let found = findings(clauses, &[("crates/lion/RULES.md", "LIO.1\n")]);
        assert_eq!(found, ["crates/lion/RULES.md:1: no clause is defined (`- **ABC.1** …`)"]);
        let double = ("crates/lion/RULES.md", "- **LIO.1** One.\n- **LIO.2** Two.\n- **LIO.1** One.\n");
        assert_eq!(findings(clauses, &[double, TESTS]), ["crates/lion/RULES.md:3: LIO.1 is defined twice"]);
    }

    #[test]
    fn bites_on_a_citation_of_nothing() {
        for path in ["src/rules.rs", "tests/rules/a.rs", "words/en.ftl", "RULES.fr.md"] {
            let path = format!("crates/lion/{path}");
            let french = "- **LIO.1** Un.\n- **LIO.2** Deux.\n";
            let text = format!("{french}see LIO.9\n");
            let expected = format!("{path}:3: LIO.9 is cited, which RULES.md does not define");
            assert_eq!(findings(clauses, &[RULES, TESTS, (&path, &text)]), [expected]);
        }
    }

    #[test]
    fn bites_on_a_test_named_after_nothing() {
        let more = ("crates/lion/src/a.rs", "#[test]\nfn lio_1_7_both() {}\n");
        let expected =
            "crates/lion/src/a.rs:2: `lio_1_7_both` is named after LIO.7, which RULES.md does not define";
        assert_eq!(findings(clauses, &[RULES, TESTS, more]), [expected]);
    }

    #[test]
    fn bites_on_french_rules_that_differ() {
        for (french, what) in [
            ("- **LIO.2** Deux.\n- **LIO.1** Un.\n", "1: LIO.2 stands where RULES.md has LIO.1"),
            ("- **LIO.1** Un.\n", "1: LIO.2 is missing"),
            ("- **LIO.1** Un.\n- **LIO.2** Deux.\n- **LIO.2** Deux.\n", "3: LIO.2 is not in RULES.md"),
        ] {
            let found = findings(clauses, &[RULES, TESTS, ("crates/lion/RULES.fr.md", french)]);
            assert_eq!(found, [format!("crates/lion/RULES.fr.md:{what}")]);
        }
    }
}
