//! Karata in the terminal: line mode. Everything goes through reader and writer, so that a test can play a
//! whole game; whether there is a terminal, and which colours it shows, is decided outside.

/// What a person types.
pub mod input;
/// The table in words and small drawings.
pub mod draw;
/// Cards in words.
pub mod glossary;
/// Playing, line by line.
pub mod line;
/// The list of legal moves, and how one of them is named.
pub mod moves;
/// What the players are called.
pub mod names;
/// The page of rules for a terminal.
pub mod page;
/// Scores and winners.
pub mod result;
/// A record told as a story.
pub mod retell;
/// Colours, and lines of the right length.
pub mod style;

/// The record as it is written while the game is played.
pub mod written;

mod lines;
mod lookup;
mod person;

pub use line::{Ending, Kept, PlayError, Sitting, play};
pub use retell::{Telling, retell};
pub use style::{Colour, Style};
