//! Players by name, and what a name usually means.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bots::{Budget, Glance, Judge, Method, Mind, Recall, Rollout, Temper, Thinking};
use game::Game;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Plausible moves of somebody who forgets and does not look far.
    Novice,
    /// What the game advises: good sense, no search.
    Greedy,
    /// The yardstick of the field: tree search with random rollouts, the same in every game.
    Tree,
    /// A good player who answers at once.
    Club,
    /// The club player under a name that stays its own, whatever becomes of `Club`: there to be compared with. Today they are the same.
    SearchClub,
    /// A network that was taught by playing against itself, and answers before anybody notices. Only of games that have one.
    Master,
    /// The best there is, within a second.
    Expert,
    /// The expert that searches without a network: there to be compared with.
    SearchExpert,
    /// Whoever does what the hints say, without a memory aid: there to be compared with.
    Hint,
}

/// A bot asked for by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// How many games it imagines for a decision, if not what its level says.
    pub budget: Option<u32>,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Level] = &[
        Level::Random,
        Level::Novice,
        Level::Greedy,
        Level::Tree,
        Level::Club,
        Level::SearchClub,
        Level::Master,
        Level::Expert,
        Level::SearchExpert,
        Level::Hint,
    ];

    /// Every level that a game has which nobody has taught a network, the weakest first.
    pub const UNTAUGHT: &'static [Level] = &[
        Level::Random,
        Level::Novice,
        Level::Greedy,
        Level::Tree,
        Level::Club,
        Level::SearchClub,
        Level::Expert,
        Level::SearchExpert,
        Level::Hint,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Greedy => "greedy",
            Level::Tree => "tree",
            Level::Club => "club",
            Level::SearchClub => "search-club",
            Level::Master => "master",
            Level::Expert => "expert",
            Level::SearchExpert => "search-expert",
            Level::Hint => "hint",
        }
    }

    /// How long an answer takes at a table with people, whatever there was to think about: a bot that answers at once when it
    /// has no choice would tell what it holds.
    pub const fn rhythm(self) -> Duration {
        match self {
            Level::Random | Level::Greedy | Level::Master => Duration::ZERO,
            Level::Novice | Level::Tree | Level::Club | Level::SearchClub => Duration::from_millis(50),
            Level::Expert | Level::SearchExpert | Level::Hint => Duration::from_millis(400),
        }
    }

    /// The level of this name.
    pub fn read(name: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.name() == name)
    }
}

impl Player {
    /// The same; with this budget, if it has none of its own.
    #[must_use]
    pub fn or_budget(self, budget: Option<u32>) -> Player {
        Player { level: self.level, budget: self.budget.or(budget) }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// As on the command line, after `--bots`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)?;
        self.budget.map_or(Ok(()), |budget| write!(f, ":{budget}"))
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Player { level, budget: None }
    }
}

/// How a game is thought about: what its levels mean, as far as they are searchers. What is good for a game was found in
/// the arena; `docs/bots.md` tells how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// After how many decisions an imagined game is cut and valued.
    pub cut: u32,
    /// How many games a novice, a club player and an expert imagine for a decision.
    pub budgets: [u32; 3],
    /// How a novice remembers, and a club player.
    pub recall: [Recall; 2],
    /// How a novice goes by a network, if it is weak in a better way than without.
    pub novice: Option<Glance>,
    /// How an expert thinks with a network, if that is better than without.
    pub judged: Option<Judged>,
}

/// How an expert thinks with a network.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// After how many decisions an imagined game is cut, and worth what the network says.
    pub cut: u32,
    /// How many games are imagined for a decision.
    pub budget: u32,
    /// By how many standard errors an action must look better than what the network would do to be preferred to it.
    pub doubt: f32,
}

/// Beyond the longest hand.
const NEVER: u32 = 100_000;
/// Whoever asks for a hint does not want to wait.
const HINTED_WITHIN: Duration = Duration::from_millis(900);
/// How many games a tree searcher imagines for a decision.
const TREE_BUDGET: u32 = 1500;

impl Manner {
    /// Imagined games are played to the end of the hand; novices remember nothing, and everybody else everything.
    pub const USUAL: Manner = Manner {
        cut: NEVER,
        budgets: [24, 100, 3000],
        recall: [Recall::Nothing, Recall::Whole],
        novice: None,
        judged: None,
    };

    /// What a player's level means in a game that is thought about like this and has no network: without one, a master can only do
    /// what the game advises.
    pub fn mind<G: Game>(&self, player: Player) -> Mind<G> {
        let Manner { cut, budgets: [novice, club, expert], recall: [novices, clubs], .. } = *self;
        let searching = |usual, recall, temper| thinking(player.budget.unwrap_or(usual), cut, recall, temper);
        let tree = Thinking {
            method: Method::Tree { curiosity: 0.7 },
            rollout: Rollout::Random,
            cut: NEVER,
            ..searching(TREE_BUDGET, Recall::Whole, Temper::Steady)
        };
        match player.level {
            Level::Random => Mind::Random,
            Level::Greedy | Level::Master => Mind::Greedy,
            Level::Novice => Mind::Search(searching(novice, novices, Temper::Wavering), None),
            Level::Tree => Mind::Search(tree, None),
            Level::Club | Level::SearchClub => Mind::Search(searching(club, clubs, Temper::Steady), None),
            Level::Expert | Level::SearchExpert => {
                Mind::Search(searching(expert, Recall::Whole, Temper::Steady), None)
            }
            Level::Hint => Mind::Hint(hinting(searching(expert, Recall::Whole, Temper::Steady)), None),
        }
    }

    /// Does such a player ask the network of its game, if there is one?
    pub fn asks_network(&self, level: Level) -> bool {
        match level {
            Level::Master => true,
            Level::Novice => self.novice.is_some(),
            Level::Expert | Level::Hint => self.judged.is_some(),
            Level::Random
            | Level::Greedy
            | Level::Tree
            | Level::Club
            | Level::SearchClub
            | Level::SearchExpert => false,
        }
    }

    /// What a player's level means in a game that is thought about like this and has a network.
    pub fn taught_mind<G: Game>(&self, player: Player, network: Arc<dyn Judge<G>>) -> Mind<G> {
        let searching = self.judged.map(|Judged { cut, budget, doubt }| {
            let games = player.budget.unwrap_or(budget);
            Thinking { doubt, ..thinking(games, cut, Recall::Whole, Temper::Steady) }
        });
        match (player.level, self.novice, searching) {
            (Level::Master, _, _) => Mind::Judge(Glance::CLEAR, network),
            (Level::Novice, Some(glance), _) => Mind::Judge(glance, network),
            (Level::Expert, _, Some(searching)) => Mind::Search(searching, Some(network)),
            (Level::Hint, _, Some(searching)) => Mind::Hint(hinting(searching), Some(network)),
            _ => self.mind(player),
        }
    }
}

/// How most think: flat, in so many imagined games.
fn thinking(games: u32, cut: u32, recall: Recall, temper: Temper) -> Thinking {
    Thinking {
        budget: Budget::Iterations(games),
        threads: 1,
        method: Method::Flat,
        rollout: Rollout::Advised,
        cut,
        doubt: 0.5,
        recall,
        temper,
    }
}

/// The same, but not for long.
fn hinting(thinking: Thinking) -> Thinking {
    let iterations = thinking.budget.iterations().unwrap_or(u32::MAX);
    Thinking { budget: Budget::Within { iterations, time: HINTED_WITHIN }, ..thinking }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_has_no_network_has_all_levels_but_one() {
        let others: Vec<Level> = Level::ALL.iter().copied().filter(|level| *level != Level::Master).collect();
        assert_eq!(Level::UNTAUGHT, others);
    }

    #[test]
    fn every_level_is_read_by_its_name() {
        for &level in Level::ALL {
            assert_eq!(Level::read(level.name()), Some(level));
        }
    }
}
