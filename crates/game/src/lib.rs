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
//! These four together are a [`Game`]; the checked [`Doors`] and [`record`]s then come for free. A game that is played
//! by people also tells ([`Narrate`], [`Depict`]) and explains ([`Teach`]); then [`Match`] comes for free, and everything a viewer is ever told
//! comes out of it as one [`Sight`]. A game may further [`Advise`] and [`ListChance`], and give
//! learners its actions as words ([`Spell`]) and its views as numbers ([`Observe`]). What only tests
//! ask is apart: [`Inspect`].
//!
//! The laws that every game obeys are in the crate `testkit`. The `mod` lines below are in the order of reading.

/// Sets in one word.
pub mod bits;
/// Seats, values by seat, viewers, turns.
pub mod seat;
/// A short list that is `Copy`.
pub mod few;
/// Settings that describe themselves.
pub mod settings;
/// Matches over several hands.
pub mod goal;
/// How a position goes on.
pub mod rules;
/// What a viewer may know.
pub mod secrets;
/// Results.
pub mod scoring;
/// Moves as text.
pub mod notation;
/// What is said, without a language.
pub mod phrase;
/// Optional powers.
pub mod powers;
/// Actions as words, for learners.
pub mod spell;
/// Views as numbers, for learners.
pub mod observe;
/// What only tests ask of a game.
pub mod inspect;
/// The checked doors.
pub mod doors;
/// Everything a viewer is told, as one value.
pub mod sight;
/// The same as text, shared between viewers.
pub mod script;
/// What a seat is asked, and what it answers, without saying which game it is.
pub mod asked;
/// One running game behind an object-safe face.
pub mod running;
/// Games as text files.
pub mod record;
/// Players that are programs.
pub mod bot;
/// Drawing at random, pinned by test vectors.
pub mod random;
/// Types of what is sent, as TypeScript declares them.
#[cfg(feature = "typescript")]
pub mod typescript;

pub use asked::{Answer, Asked, Question, Shown};
pub use bot::Bot;
pub use doors::{Doors, Refusal, Step, StepOf};
pub use few::Few;
pub use goal::Goal;
pub use inspect::{Disclosed, Inspect};
pub use notation::{Notation, NotationError};
pub use observe::{Observe, Pen, Plane, Rows};
pub use phrase::{Phrase, Value};
pub use powers::{Advise, Bearing, Depict, Fact, Fading, Lesson, ListChance, Narrate, Point, Remarks, Teach};
pub use rules::{Rules, Why};
pub use running::{Command, Considered, Match, Running};
pub use scoring::{Outcome, Scoring};
pub use script::{Reader, Scribe, Script, Text};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Turn, Viewer};
pub use secrets::{MemoryAid, Never, Secrets, Seen, SeenOf, View, ViewOf};
pub use settings::{Config, ConfigError};
pub use sight::{Choice, Data, Sight, SightOf, Tale};
pub use spell::{Letter, Letters, Spell, Speller, Word};

/// A whole game: rules, secrets, scores and notation. Implemented by whatever implements the four.
pub trait Game: Rules + Secrets + Scoring + Notation {}
impl<G: Rules + Secrets + Scoring + Notation> Game for G {}
