//! Thousands of games of one configuration at once, for whoever learns to play.
//!
//! Every game stands at a decision of a chair that is asked. The learner says one letter for each of them ([`Vectored::step`]);
//! words that are whole are carried out, nature and bots go on to the next question, and a game that is over begins anew, with its next *episode*. What is
//! asked and what came of it is written into the learner's own arrays ([`Questions`], [`Ends`]).
//!
//! The games do not depend on the number of threads: what nature and bots do in a step of a game follows from the seed, the number of
//! the game, of its episode and of the step. So a generator is no part of a save either: the steps are enough.
//!
//! The `mod` lines below are in the order of reading.

/// What is played, and who sits where.
pub mod setup;
/// The face that is the same for all games.
pub mod face;
/// What is wrong with a call or a save.
pub mod error;
/// Who decides on which seat.
mod company;
/// The steps of an episode.
mod log;
/// One game of many.
mod play;
/// Views as bytes and as fractions.
mod values;
/// Work shared by threads.
mod crew;
/// All of them.
mod vector;
/// Games half played, as text.
mod save;
/// Games that are over, as records.
mod record;
/// One game, letter by letter.
pub mod single;
/// How fast it goes.
pub mod pace;

pub use error::{SaveError, SetupError, StepError};
pub use face::{Ends, Finished, Forced, Played, Questions, Records, Shape, Values, Vectored};
pub use setup::{Holder, Rotation, Setup};
pub use single::{Position, Said, Single};
pub use vector::Vector;
