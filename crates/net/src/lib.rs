//! Players that are networks: layers of numbers that were learned by playing, asked on one core for the next letter of an action
//! ([`game::spell`]) from what a seat observes ([`game::observe`]) and nothing else.
//!
//! A network and everything that has to be known of it is one file, the weights (`docs/weights.md`). It is made for one game, with
//! its planes and its letters: another one is refused by name. It plays all player counts, editions and variants of that game.

/// What a network is made for: planes and letters.
pub mod made_for;
/// Why weights are refused.
pub mod error;
/// The file of a network.
mod file;
/// From the numbers that were learned to a file.
pub mod pack;
/// One layer, summed up.
mod layer;
/// A network that can be asked.
pub mod network;
/// A player that asks a network.
pub mod learned;

pub use error::{HeaderFault, Part, WeightsError};
pub use file::Header;
pub use learned::Learned;
pub use made_for::{MadeFor, PlaneMade};
pub use network::{Network, Said, Scratch};
pub use pack::{LearnedLayer, pack, untrained};
