//! The tests of Serengeti: the laws first, then the rules clause by clause, each test named after the clause it
//! proves.

/// A game set up for a test, and what can be asked of it.
mod scene;

/// No allocation in play.
mod allocation;
/// What the sensible player leaves alone.
mod advice;
/// SER.30 to SER.35.
mod auction;
/// What nature can do.
mod chances;
/// The ten laws, in every edition, variant and player count.
mod conform;
/// SER.20 to SER.22.
mod course;
/// What is worked out from a view, and what would follow from an action.
mod digest;
/// SER.80.
mod end;
/// SER.70 to SER.74.
mod exchanges;
/// What speaks for and against an action.
mod facts;
/// Golden playthroughs, perft counts and fingerprints of observations.
mod golden;
/// SER.1, SER.2.
mod material;
/// Moves as text.
mod notation;
/// Views as numbers.
mod observing;
/// SER.40 to SER.45, and the worked examples.
mod price;
/// SER.50 to SER.57.
mod referee;
/// SER.60 to SER.63.
mod selling;
/// SER.3 to SER.18.
mod settings;
/// Actions as words.
mod spelling;
/// What is told of a step.
mod story;
/// What people read, in both languages.
mod words;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
