//! One match in one process: bots on chairs, nature's dice, the record; a table with its store; and records brought back to life.

/// A table and its store, in one thread.
pub mod keeper;
/// A match being played here and now.
pub mod session;
/// Records brought back to life.
pub mod replay;

pub use keeper::{KeepError, Keeper};
pub use session::Session;
