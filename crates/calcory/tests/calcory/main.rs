//! The tests of Calcory: the laws first, then the rules clause by clause, each test named after the clause it proves.

/// A game set up for a test, and what can be asked of it.
mod scene;

/// The sensible player.
mod advice;
/// No allocation in play.
mod allocation;
/// What nature can do.
mod chances;
/// The laws, for every player count.
mod conform;
/// What can be worked out, and what would follow.
mod digest;
/// CAL.13, CAL.14, CAL.17.
mod end;
/// What speaks for a move and against it.
mod facts;
/// Golden playthroughs, perft counts and fingerprints of observations.
mod golden;
/// CAL.15.
mod memory;
/// Moves as text.
mod notation;
/// Views as numbers.
mod observing;
/// CAL.1, DECK.4.
mod setup;
/// Actions as words.
mod spelling;
/// CAL.6 to CAL.9.
mod stopping;
/// What is said and shown, and that there are words for all of it.
mod story;
/// CAL.5, CAL.10 to CAL.12.
mod taking;
/// CAL.2 to CAL.4, CAL.16, CAL.17.
mod turning;
/// What people read and type.
mod wording;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
