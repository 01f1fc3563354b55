//! The Mü deck, shared by Mü, Rummü, Calcory and Safarü: five colours with 0 1 1 2 3 4 5 6 7 7 8 9 each. The two 1s
//! and the two 7s of a colour are identical, so rules speak of *kinds* of cards, never of physical copies. This
//! crate knows no game.

/// A bag of cards in one word.
pub mod bag;
/// Colours and kinds of cards, their notation and their look.
pub mod kind;

pub use bag::Bag;
pub use kind::{Colour, Kind};
