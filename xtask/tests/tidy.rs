//! The repository itself passes every check. (That the checks bite is shown beside each of them.)

use xtask::tidy::{self, Check, Finding};
use xtask::tree::{Tree, root};

fn check(check: Check) {
    let tree = Tree::read(&root()).expect("the repository can be read");
    assert!(tree.has("Cargo.toml") && tree.has("crates/game/src/lib.rs"), "the repository is where we look");
    let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn crates_depend_only_on_what_they_may() {
    check(tidy::arrows);
}

#[test]
fn files_and_functions_are_short() {
    check(tidy::lengths);
}

#[test]
fn clauses_are_proven_and_citations_exist() {
    check(tidy::clauses);
}

#[test]
fn rules_are_pure() {
    check(tidy::purity);
}

#[test]
fn nothing_unfinished_is_left_behind() {
    check(tidy::leftovers);
}

#[test]
fn games_have_the_same_files() {
    check(tidy::games);
}

#[test]
fn games_are_listed_in_the_order_of_reading() {
    check(tidy::reading_order);
}

#[test]
fn crates_inherit_lints_and_say_what_they_are() {
    check(tidy::crates);
}

#[test]
fn documents_speak_of_the_project_alone() {
    check(tidy::paths);
}

#[test]
fn both_languages_say_the_same() {
    check(tidy::words);
}
