//! The fuzz targets, one per group of laws, for every game of the registry and every toy.
//!
//! ```text
//! cargo fuzz run --sanitizer none play
//! ```
//!
//! The first byte of an input chooses the game, the rest its seats, settings and moves. The same code runs with
//! pseudo-random bytes in the ordinary tests of each game.

use games::{Complete, Visitor};
use testkit::Tested;
use testkit::fuzz::{Group, play, secrets, text};

/// Runs one group of laws on the game that the first byte chooses.
pub fn run(group: Group, data: &[u8]) {
    let Some((&choice, data)) = data.split_first() else { return };
    let mut chosen = Chosen { group, data, place: 0, choice: usize::from(choice) % (games::all().len() + TOYS) };
    games::visit_all(&mut chosen);
    chosen.offer::<toys::tictactoe::TicTacToe>();
    chosen.offer::<toys::nim::Nim>();
    chosen.offer::<toys::kuhn::Kuhn>();
    chosen.offer::<toys::leduc::Leduc>();
    chosen.offer::<toys::duel::Duel>();
}

const TOYS: usize = 5;

/// Goes through all games and runs the chosen one.
struct Chosen<'a> {
    group: Group,
    data: &'a [u8],
    place: usize,
    choice: usize,
}

impl Chosen<'_> {
    fn offer<G: Tested>(&mut self) {
        if self.place == self.choice {
            match self.group {
                Group::Play => play::<G>(self.data),
                Group::Text => text::<G>(self.data),
                Group::Secrets => secrets::<G>(self.data),
            }
        }
        self.place += 1;
    }
}

impl Visitor for Chosen<'_> {
    fn visit<G: Complete>(&mut self) {
        self.offer::<G>();
    }
}
