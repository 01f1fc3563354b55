//! The tests of Rummü: the laws first, then the rules clause by clause, each test named after the clause it proves.

/// A game set up for a test, and what can be asked of it.
mod scene;
/// What a view leaves open, counted copy by copy.
mod account;

/// RUM.14 and RUM.23: what is added together, and what is taken back.
mod adding;
/// No allocation in play.
mod allocation;
/// RUM.10 to RUM.15, and the worked examples.
mod combinations;
/// What nature can do.
mod chances;
/// The laws, in every player count, team form and variant.
mod conform;
/// RUM.1 to RUM.6.
mod course;
/// What can be worked out from a view, and what would follow from an action.
mod digest;
/// RUM.30 to RUM.37.
mod end;
/// What speaks for and against an action.
mod facts;
/// Golden playthroughs, perft counts and fingerprints of observations.
mod golden;
/// The sensible player against players who are not.
mod greedy;
/// RUM.20 to RUM.25.
mod laying;
/// RUM.35 to RUM.37, in whole matches.
mod matches;
/// Moves as text.
mod notation;
/// Views as numbers.
mod observing;
/// Law 8 in ordinary positions.
mod ordinary;
/// What is remembered after a reshuffle.
mod remembered;
/// What can be set.
mod settings;
/// Actions as words.
mod spelling;
/// What is seen and what is remembered.
mod views;
/// What people read, word for word.
mod wording;
/// Everything said has words in both languages.
mod words;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
