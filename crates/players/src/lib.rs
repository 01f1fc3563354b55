//! Players that are programs as people meet them: by name, on chairs, giving hints. What a name means in a game is said by
//! the game's row in the registry.

/// Players by name, and what a name usually means.
pub mod level;
/// A player on a chair.
pub mod chair;
/// What a good player would do, and why.
pub mod hint;

pub use chair::{Chair, Seated};
pub use hint::{Figure, Hint, Named, because};
pub use level::{Judged, Level, Manner, Player};
