//! How a bot decides: what a level means for a game is a value of this type.

use std::fmt;
use std::sync::Arc;

use game::{Advise, Bot, Game};

use crate::hint::Follower;
use crate::judge::{Glance, Judge, Judged};
use crate::search::{Budget, Search, Thinking};
use crate::{Greedy, Random};

/// How a bot decides.
pub enum Mind<G: Game> {
    /// Any legal action.
    Random,
    /// What the game advises.
    Greedy,
    /// What a judge says, to somebody who goes by it like this.
    Judge(Glance, Arc<dyn Judge<G>>),
    /// What comes out best in imagined worlds. If there is a judge, it says how imagined games go on and what they are worth where
    /// they are cut.
    Search(Thinking, Option<Arc<dyn Judge<G>>>),
    /// What a hint of such a searcher says, to somebody who has no memory aid.
    Hint(Thinking, Option<Arc<dyn Judge<G>>>),
}

impl<G: Game> Mind<G> {
    /// How it thinks, if it searches.
    pub fn thinking(&self) -> Option<Thinking> {
        match self {
            Mind::Random | Mind::Greedy | Mind::Judge(..) => None,
            Mind::Search(thinking, _) | Mind::Hint(thinking, _) => Some(*thinking),
        }
    }

    /// The same mind, which imagines so many games for a decision if it searches.
    #[must_use]
    pub fn imagining(&self, games: u32) -> Self {
        let with = |thinking: &Thinking| Thinking { budget: Budget::Iterations(games), ..*thinking };
        match self {
            Mind::Random | Mind::Greedy | Mind::Judge(..) => self.clone(),
            Mind::Search(thinking, judge) => Mind::Search(with(thinking), judge.clone()),
            Mind::Hint(thinking, judge) => Mind::Hint(with(thinking), judge.clone()),
        }
    }
}

impl<G: Advise> Mind<G> {
    /// A bot that decides like this.
    pub fn bot(&self, game: &Arc<G>, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Mind::Random => Box::new(Random::new(seed)),
            Mind::Greedy => Box::new(Greedy::new(Arc::clone(game))),
            Mind::Judge(glance, judge) => {
                Box::new(Judged::new(Arc::clone(game), Arc::clone(judge), *glance, seed))
            }
            Mind::Search(thinking, judge) => Box::new(searcher(game, *thinking, judge.as_ref(), seed)),
            Mind::Hint(thinking, judge) => {
                Box::new(Follower::new(searcher(game, *thinking, judge.as_ref(), seed)))
            }
        }
    }

    /// The searcher that decides like this, if it searches.
    pub fn searcher(&self, game: &Arc<G>, seed: u64) -> Option<Search<G>> {
        match self {
            Mind::Random | Mind::Greedy | Mind::Judge(..) => None,
            Mind::Search(thinking, judge) | Mind::Hint(thinking, judge) => {
                Some(searcher(game, *thinking, judge.as_ref(), seed))
            }
        }
    }
}

fn searcher<G: Advise>(
    game: &Arc<G>,
    thinking: Thinking,
    judge: Option<&Arc<dyn Judge<G>>>,
    seed: u64,
) -> Search<G> {
    match judge {
        None => Search::new(Arc::clone(game), thinking, seed),
        Some(judge) => Search::judged(Arc::clone(game), thinking, Arc::clone(judge), seed),
    }
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Self {
        match self {
            Mind::Random => Mind::Random,
            Mind::Greedy => Mind::Greedy,
            Mind::Judge(glance, judge) => Mind::Judge(*glance, Arc::clone(judge)),
            Mind::Search(thinking, judge) => Mind::Search(*thinking, judge.clone()),
            Mind::Hint(thinking, judge) => Mind::Hint(*thinking, judge.clone()),
        }
    }
}

impl<G: Game> fmt::Debug for Mind<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thinks = |f: &mut fmt::Formatter<'_>, name, thinking, judged| {
            f.debug_struct(name).field("thinking", thinking).field("judged", &judged).finish()
        };
        match self {
            Mind::Random => f.write_str("Random"),
            Mind::Greedy => f.write_str("Greedy"),
            Mind::Judge(glance, _) => f.debug_tuple("Judge").field(glance).finish(),
            Mind::Search(thinking, judge) => thinks(f, "Search", thinking, judge.is_some()),
            Mind::Hint(thinking, judge) => thinks(f, "Hint", thinking, judge.is_some()),
        }
    }
}
