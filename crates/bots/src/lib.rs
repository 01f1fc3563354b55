//! Players that are programs, generic over the games, and what plays many games of theirs.

/// Simple good sense.
pub mod greedy;
/// Bots by name.
pub mod level;
/// Any legal action.
pub mod random;
/// Seeds made from seeds.
pub mod seed;
/// Many games at once.
pub mod simulate;

pub use greedy::Greedy;
pub use level::Level;
pub use random::Random;
pub use simulate::{Plan, Report, SeatReport, playout, simulate};
