//! Many games at once, with toys whose answers are known.

/// A learner that says any letter it may, and its arrays.
mod learner;
/// Who sits where, and who is asked.
mod chairs;
/// What is asked is what the game says.
mod questions;
/// Rewards, points and records of games that are over.
mod ends;
/// What leaves no choice is asked, or skipped.
mod forced;
/// The same games whatever the number of threads.
mod threads;
/// What is refused changes nothing.
mod refusals;
/// Games half played, put away and taken up again.
mod saves;
/// What a step costs.
mod cost;
