//! The contract every Karata game fulfils.
//!
//! A game is a value of rules ([`Rules`]) and a plain `Copy` position ([`Rules::State`]). Seats decide
//! *actions*, nature decides *chance* outcomes, and a viewer knows a *view*: three vocabularies that never
//! mix. The log of actions and outcomes, with the settings, is the game; everything else follows from it.
//!
//! | a game must | trait | usual file |
//! | --- | --- | --- |
//! | say how a position goes on | [`Rules`] | `rules.rs` |
//! | keep secrets | [`Secrets`] | `view.rs` |
//! | count | [`Scoring`] | `score.rs` |
//! | be written down | [`Notation`] | `notation.rs` |
//!
//! These four together are a [`Game`]; the checked [`Doors`], [`record`]s and [`Match`] then come for free. A game may
//! also [`Narrate`], [`Depict`], [`Advise`], [`IndexActions`] and [`ListChance`].
//!
//! The laws that every game obeys are in the crate `testkit`.

/// Players that are programs.
pub mod bot;
/// The checked doors.
pub mod doors;
/// A short list that is `Copy`.
pub mod few;
/// Matches over several hands.
pub mod goal;
/// Moves as text.
pub mod notation;
/// What is said, without a language.
pub mod phrase;
/// Optional powers.
pub mod powers;
/// Drawing at random, pinned by test vectors.
pub mod random;
/// Games as text files.
pub mod record;
/// How a position goes on.
pub mod rules;
/// Results.
pub mod scoring;
/// Seats, values by seat, viewers, turns.
pub mod seat;
/// What a viewer may know.
pub mod secrets;
/// Settings that describe themselves.
pub mod settings;
/// One running game behind an object-safe face.
pub mod table;

pub use bot::Bot;
pub use doors::{Doors, Refusal, Step, StepOf};
pub use few::Few;
pub use goal::Goal;
pub use notation::{Notation, NotationError};
pub use phrase::{Phrase, Value};
pub use powers::{Advise, Depict, IndexActions, ListChance, Narrate};
pub use rules::{Rules, Why};
pub use scoring::{Outcome, Scoring};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Turn, Viewer};
pub use secrets::{MemoryAid, Secrets, View, ViewOf};
pub use settings::{Config, ConfigError};
pub use table::{Match, Running};

/// A whole game: rules, secrets, scores and notation. Implemented by whatever implements the four.
pub trait Game: Rules + Secrets + Scoring + Notation {}
impl<G: Rules + Secrets + Scoring + Notation> Game for G {}
