//! One match in one process: bots and people on chairs, nature's dice, the record; and records brought back to life.

/// Nature's dice.
pub mod nature;
/// A match being played here and now.
pub mod session;
/// Records brought back to life.
pub mod replay;

pub use nature::{Key, Nature};
pub use session::Session;
