//! Karata in the terminal: line mode. Everything goes through reader and writer, so that a test can play a
//! whole game; whether there is a terminal, and which colours it shows, is decided outside.

/// What a person types.
pub mod input;
/// The table in words and small drawings.
pub mod draw;
/// Cards in words.
pub mod glossary;
/// What the terminal needs of a table.
pub mod contact;
/// Playing, line by line.
pub mod line;
/// A table that is served elsewhere.
pub mod served;
/// What comes in, from the person and from the table.
pub mod events;
/// Playing with others, at a table that is served elsewhere.
pub mod company;
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

/// The full screen.
pub mod screen;
/// The record as it is written while the game is played.
pub mod written;

mod lines;
mod lookup;
mod person;
mod told;

pub use company::{Parting, join};
pub use contact::Contact;
pub use events::{Events, Heard, News};
pub use line::{Ending, Kept, PlayError, Sitting, play, play_with};
pub use lines::{Edited, Lines, Typed, read_line};
pub use retell::{Telling, retell};
pub use served::Served;
pub use style::{Colour, Style, Wide};
