//! Tests two files of words against each other, for the tests of every crate that has words.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// What is wrong with two files that should say the same in English and in French: entries that cannot be
/// read or are there twice, messages that one of them lacks, messages that use different variables,
/// references to nothing.
pub fn check_pair(english: &str, french: &str) -> Vec<String> {
    let (english, mut problems) = read("en", english);
    let (french, more) = read("fr", french);
    problems.extend(more);
    for (key, variables) in &english {
        match french.get(key) {
            None => problems.push(format!("fr: {key} is missing")),
            Some(others) if others != variables => {
                problems.push(format!("{key}: en uses {variables:?}, fr uses {others:?}"));
            }
            Some(_) => {}
        }
    }
    let missing = french.keys().filter(|key| !english.contains_key(*key));
    problems.extend(missing.map(|key| format!("en: {key} is missing")));
    problems
}

/// The messages of a file, each with the names of its variables.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of a source that can be read.
pub fn messages(source: &str) -> Messages {
    read("", source).0
}

fn read(language: &str, source: &str) -> (Messages, Vec<String>) {
    let mut problems = Vec::new();
    let resource = parser::parse(source).unwrap_or_else(|(partial, errors)| {
        problems.extend(errors.iter().map(|error| format!("{language}: {error}")));
        partial
    });
    let mut messages = Messages::new();
    let mut terms = BTreeSet::new();
    let mut references = BTreeSet::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut found = Found::default();
                message.value.iter().for_each(|pattern| found.pattern(pattern));
                references.extend(found.references);
                let key = message.id.name.to_owned();
                if messages.insert(key.clone(), found.variables).is_some() {
                    problems.push(format!("{language}: {key} is there twice"));
                }
            }
            Entry::Term(term) => {
                terms.insert(format!("-{}", term.id.name));
            }
            Entry::Junk { content } => {
                let line = content.lines().next().unwrap_or_default();
                problems.push(format!("{language}: cannot be read: {line}"));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    let nothing = references.iter().filter(|name| !terms.contains(*name) && !messages.contains_key(*name));
    problems.extend(nothing.map(|name| format!("{language}: nothing is called {name}")));
    (messages, problems)
}

/// What a message uses.
#[derive(Default)]
struct Found {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                // `$who-is`, `$what-count` and `$what-among` come with `$who` and `$what`; a language may need one or
                // the other.
                let name = ["-is", "-count", "-among"].iter().find_map(|suffix| id.name.strip_suffix(suffix));
                self.variables.insert(name.unwrap_or(id.name).to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_the_same_in_both_languages() {
        let page = check_pair(crate::PAGE_EN, crate::PAGE_FR);
        let table = check_pair(include_str!("../words/table.en.ftl"), include_str!("../words/table.fr.ftl"));
        let minute =
            check_pair(include_str!("../words/minute.en.ftl"), include_str!("../words/minute.fr.ftl"));
        assert_eq!([page, table, minute].concat(), Vec::<String>::new());
    }

    #[test]
    fn this_crates_words_agree() {
        assert_eq!(check_pair(crate::WORDS_EN, crate::WORDS_FR), Vec::<String>::new());
    }

    #[test]
    fn messages_have_the_variables_of_all_their_variants() {
        let found = messages("a = { $who-is ->\n    [you] { $x }\n   *[other] { $who }\n }\nb = B\n");
        let expected = [("a", vec!["who", "x"]), ("b", vec![])];
        let owned = |(key, names): (&str, Vec<&str>)| {
            (key.to_owned(), names.into_iter().map(str::to_owned).collect())
        };
        assert_eq!(found, expected.into_iter().map(owned).collect());
    }

    #[test]
    fn every_kind_of_disagreement_is_found() {
        let good = "a = { $who-is ->\n    [you] You\n   *[other] { $who }\n }\n";
        assert_eq!(check_pair(good, "a = { $who }\n"), Vec::<String>::new());
        let problem = |english, french| check_pair(english, french).join(" / ");
        assert_eq!(problem("a = A\nb = B\n", "a = A\n"), "fr: b is missing");
        assert_eq!(problem("a = A\n", "a = A\nb = B\n"), "en: b is missing");
        assert_eq!(problem("a = { $x }\n", "a = { $y }\n"), r#"a: en uses {"x"}, fr uses {"y"}"#);
        assert_eq!(problem("a = A\na = B\n", "a = A\n"), "en: a is there twice");
        assert_eq!(problem("a = { -t }\n", "a = A\n"), "en: nothing is called -t");
        assert!(problem("a = { \n", "a = A\n").contains("cannot be read"));
    }
}
