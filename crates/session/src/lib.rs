//! One match in one process: bots on chairs, nature's dice, the record; a table with its store; and records brought back to life.

/// A table and its store, in one thread.
pub mod keeper;
/// A table for one person and bots, as it is set up here.
pub mod opening;
/// The one person at a table in this process.
pub mod client;
/// The unfinished games of one person.
pub mod shelf;
/// A match being played here and now.
pub mod session;
/// Games that are over, looked back at.
pub mod moments;
/// Games that are over, played on from the middle.
pub mod practice;
/// The moments that decided games that are over.
pub mod turning;
/// Decisions looked back at, by what their player knew.
pub mod review;
/// Deals checked.
pub mod deal;

pub use client::{Client, Clock, Trouble};
pub use games::replay;
pub use keeper::{KeepError, Keeper};
pub use opening::Opening;
pub use session::Session;
