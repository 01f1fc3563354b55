//! The tests of Serengeti: the laws first, then the rules clause by clause, each test named after the clause it
//! proves.

/// A game set up for a test, and what can be asked of it.
mod scene;

/// No allocation in play.
mod allocation;
/// SER.30 to SER.35.
mod auction;
/// What nature can do.
mod chances;
/// The eight laws, in every edition, variant and player count.
mod conform;
/// SER.20 to SER.22.
mod course;
/// SER.80.
mod end;
/// SER.70 to SER.74.
mod exchanges;
/// Golden playthroughs and perft counts.
mod golden;
/// SER.1, SER.2.
mod material;
/// Moves as text and numbers.
mod notation;
/// SER.40 to SER.45, and the worked examples.
mod price;
/// SER.50 to SER.57.
mod referee;
/// SER.60 to SER.63.
mod selling;
/// SER.3 to SER.18.
mod settings;
/// What is told of a step.
mod story;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
