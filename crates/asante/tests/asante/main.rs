//! The tests of Asante: the laws first, then the rules clause by clause, each test named after the clause it proves.

/// A game set up for a test, and what can be asked of it.
mod scene;

/// The sensible player.
mod advice;
/// No allocation in play.
mod allocation;
/// ASA.46, ASA.130 to ASA.135.
mod animals;
/// ASA.30 to ASA.34, ASA.101 to ASA.107.
mod artifacts;
/// What nature can do, and that it deals evenly.
mod chances;
/// The laws.
mod conform;
/// The deck file.
mod deck;
/// What is worked out from a view, and what follows from an action.
mod digest;
/// ASA.60, ASA.61.
mod end;
/// The reasons that hints are made of.
mod facts;
/// Golden playthroughs, perft counts and fingerprints of observations.
mod golden;
/// What is remembered.
mod memory;
/// Moves as text.
mod notation;
/// Views as numbers.
mod observing;
/// ASA.112 to ASA.124.
mod people;
/// ASA.50 to ASA.54.
mod places;
/// ASA.40 to ASA.45, ASA.110.
mod playing;
/// ASA.2 to ASA.4.
mod setup;
/// Actions as words over a small alphabet.
mod spelling;
/// What is said and shown, and that there are words for all of it.
mod story;
/// ASA.111: the Tracker, and what follows from it.
mod tracker;
/// ASA.10 to ASA.16.
mod turn;
/// ASA.20 to ASA.22.
mod wares;
/// The words themselves, in both languages.
mod wording;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
