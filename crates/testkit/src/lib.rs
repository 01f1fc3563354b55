//! What every game is tested with, written once for all games. Only ever a dev-dependency.
//!
//! ```no_run
//! # fn tests<G: testkit::Tested>(list_worlds: fn(&G, &game::ViewOf<G>) -> Vec<(G::State, u64)>) {
//! use game::Config;
//! use testkit::{conform::Conform, fuzz, observations, perft, playthrough};
//!
//! let config = Config::new(G::schema(), Some(3), &[("edition", "abacus")]).expect("valid settings");
//! let game = G::new(&config).expect("settings that go together");
//!
//! // The laws, in random play; the kinds of actions and frames that this configuration must reach.
//! Conform::new(game).games(50).reached(&["bid", "pass"], &["deal", "auction"]).enumerate(list_worlds).run();
//!
//! // Paths are relative to the crate. `cargo xtask bless` (KARATA_BLESS) rewrites the files.
//! perft::check_file::<G>("tests/perft.txt");
//! observations::check_file::<G>("tests/observations.txt");
//! playthrough::check::<G>("tests/playthroughs/abacus-3.txt", Some(3), &[("edition", "abacus")], 7);
//!
//! // What the fuzz targets do, with pseudo-random bytes.
//! fuzz::deterministic::<G>(fuzz::Group::Secrets, 50);
//! # }
//! ```
//!
//! A law that is broken says which one, in what way, and by which moves; see [`conform::Broken`].

use game::{Advise, Depict, Inspect, Narrate, Observe, Teach};

/// The ten laws, checked in random play.
pub mod conform;
/// The laws on positions chosen by bytes.
pub mod fuzz;
/// Observations that stay as they are.
pub mod observations;
/// Counting action sequences.
pub mod perft;
/// Random play without any checks, for benchmarks.
pub mod playout;
/// Golden playthroughs.
pub mod playthrough;
/// What a game says, collected.
pub mod said;
/// A game in the middle of a test.
pub mod scene;

/// Files that a test compares and `cargo xtask bless` rewrites.
mod golden;
/// Generators, and random play.
mod random;

/// A game that tells, teaches, advises, can be learned and looked into: what the laws are about.
pub trait Tested: Narrate + Depict + Teach + Advise + Observe + Inspect {}
impl<G: Narrate + Depict + Teach + Advise + Observe + Inspect> Tested for G {}
