//! The chores of the project, run as `cargo xtask CMD`.
//!
//! The checks live in a library so that `cargo test` runs them (`tests/tidy.rs`) and the binary only chooses
//! between them. It uses the standard library alone: this is the first thing a newcomer builds.

/// Which clauses a game's rules define and which tests prove them.
pub mod clauses;
/// The commands.
pub mod commands;
/// The Python package: what it is built and tested with.
pub mod python;
/// Running other programs, mostly cargo.
pub mod run;
/// Just enough reading of Rust source: what is code, where functions begin and end, which of them are tests.
pub mod source;
/// The checks that keep the repository in shape.
pub mod tidy;
/// The page for browsers: what it is built with, and whether it is fresh.
pub mod web;
/// The repository's files in memory, so that every check can be tried on a small bad example.
pub mod tree;
