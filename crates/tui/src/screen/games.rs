//! The games, as they are drawn: one file for each, and one for those that nobody has drawn yet.

use game::Sight;
use protocol::Told;

use super::contract::{Drawn, Table};

/// Asante.
mod asante;
/// Calcory.
mod calcory;
/// Mü.
mod mu;
/// Rummü.
mod rummu;
/// Safarü.
mod safaru;
/// Serengeti.
mod serengeti;
/// What several games draw alike.
mod parts;
/// Any game, from its own picture and choices.
mod plain;

const ALL: &[&dyn Drawn] =
    &[&serengeti::Game, &asante::Game, &mu::Game, &rummu::Game, &calcory::Game, &safaru::Game];

/// How a game is drawn.
pub fn find(name: &str) -> &'static dyn Drawn {
    ALL.iter().copied().find(|game| game.name() == name).unwrap_or(plain::of(name))
}

/// A position as it is drawn; plainly, if it cannot be read.
pub fn read(game: &dyn Drawn, sight: &Sight, told: &[Told]) -> Box<dyn Table> {
    game.read(sight, told).unwrap_or_else(|| Box::new(plain::Plain::new(sight)))
}
