//! How a bot decides: what a level means for a game is a value of this type.

use std::fmt;
use std::sync::Arc;

use game::{Advise, Bot, Game};

use crate::hint::Follower;
use crate::judge::{Judge, Judged};
use crate::search::{Search, Thinking};
use crate::{Greedy, Random};

/// How a bot decides.
pub enum Mind<G: Game> {
    /// Any legal action.
    Random,
    /// What the game advises.
    Greedy,
    /// What a judge finds best.
    Judge(Arc<dyn Judge<G>>),
    /// What comes out best in imagined worlds.
    Search(Thinking),
    /// What a hint of such a searcher says, to somebody who has no memory aid.
    Hint(Thinking),
    /// What comes out best, with a judge to say how imagined games go on and what they are worth where they are cut.
    JudgedSearch(Thinking, Arc<dyn Judge<G>>),
}

impl<G: Game> Mind<G> {
    /// How it thinks, if it searches.
    pub fn thinking(&self) -> Option<Thinking> {
        match self {
            Mind::Random | Mind::Greedy | Mind::Judge(_) => None,
            Mind::Search(thinking) | Mind::Hint(thinking) | Mind::JudgedSearch(thinking, _) => {
                Some(*thinking)
            }
        }
    }
}

impl<G: Advise> Mind<G> {
    /// A bot that decides like this.
    pub fn bot(&self, game: &Arc<G>, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Mind::Random => Box::new(Random::new(seed)),
            Mind::Greedy => Box::new(Greedy::new(Arc::clone(game))),
            Mind::Judge(judge) => Box::new(Judged::new(Arc::clone(judge))),
            Mind::Hint(thinking) => Box::new(Follower::new(Search::new(Arc::clone(game), *thinking, seed))),
            Mind::Search(_) | Mind::JudgedSearch(..) => {
                Box::new(self.searcher(game, seed).expect("it searches"))
            }
        }
    }

    /// The searcher that decides like this, if it searches.
    pub fn searcher(&self, game: &Arc<G>, seed: u64) -> Option<Search<G>> {
        match self {
            Mind::Random | Mind::Greedy | Mind::Judge(_) => None,
            Mind::Search(thinking) | Mind::Hint(thinking) => {
                Some(Search::new(Arc::clone(game), *thinking, seed))
            }
            Mind::JudgedSearch(thinking, judge) => {
                Some(Search::judged(Arc::clone(game), *thinking, Arc::clone(judge), seed))
            }
        }
    }
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Self {
        match self {
            Mind::Random => Mind::Random,
            Mind::Greedy => Mind::Greedy,
            Mind::Judge(judge) => Mind::Judge(Arc::clone(judge)),
            Mind::Search(thinking) => Mind::Search(*thinking),
            Mind::Hint(thinking) => Mind::Hint(*thinking),
            Mind::JudgedSearch(thinking, judge) => Mind::JudgedSearch(*thinking, Arc::clone(judge)),
        }
    }
}

impl<G: Game> fmt::Debug for Mind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mind::Random => f.write_str("Random"),
            Mind::Greedy => f.write_str("Greedy"),
            Mind::Judge(_) => f.write_str("Judge"),
            Mind::Search(thinking) => f.debug_tuple("Search").field(thinking).finish(),
            Mind::Hint(thinking) => f.debug_tuple("Hint").field(thinking).finish(),
            Mind::JudgedSearch(thinking, _) => f.debug_tuple("JudgedSearch").field(thinking).finish(),
        }
    }
}
