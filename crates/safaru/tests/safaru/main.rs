//! The tests of Safarü: the laws first, then the rules clause by clause, each test named after the clause it
//! proves.

/// A game set up for a test, and what can be asked of it.
mod scene;

/// The sensible player.
mod advice;
/// No allocation in play.
mod allocation;
/// SAF.3 to SAF.9 and SAF.12: what a card catches.
mod catching;
/// What nature can do, and that it deals evenly.
mod chances;
/// The ten laws, in both variants and every player count.
mod conform;
/// SAF.1, SAF.2, SAF.10, SAF.11, SAF.13: the course of a hand.
mod course;
/// What is worked out from a view.
mod digest;
/// What is true of a move beside the others.
mod facts;
/// Golden playthroughs, perft counts and fingerprints of observations.
mod golden;
/// Moves as text.
mod notation;
/// Views as numbers.
mod observing;
/// SAF.30, SAF.32: Reverse Safarü.
mod reverse;
/// DECK.5, SAF.20 to SAF.23, SAF.31: points.
mod score;
/// Actions as words.
mod spelling;
/// What is said, and that there are words for it.
mod story;
/// Every play, found by trying all arrangements.
mod ways;
/// The words themselves, in both languages.
mod wording;
/// Law 8: worlds are drawn with the right probabilities.
mod worlds;
