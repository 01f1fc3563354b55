//! How a bot decides, as plain data: what a level means for a game is a value of this type.

use std::sync::Arc;

use game::{Advise, Bot};

use crate::search::{Search, Thinking};
use crate::{Greedy, Random};

/// How a bot decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mind {
    /// Any legal action.
    Random,
    /// What the game advises.
    Greedy,
    /// What comes out best in imagined worlds.
    Search(Thinking),
}

impl Mind {
    /// A bot that decides like this.
    pub fn bot<G: Advise>(self, game: &Arc<G>, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Mind::Random => Box::new(Random::new(seed)),
            Mind::Greedy => Box::new(Greedy::new(Arc::clone(game))),
            Mind::Search(thinking) => Box::new(Search::new(Arc::clone(game), thinking, seed)),
        }
    }
}
