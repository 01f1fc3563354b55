//! Players by name, and what a name usually means.

use std::fmt;
use std::time::Duration;

use bots::{Budget, Method, Mind, Recall, Rollout, Temper, Thinking};
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
    /// The best there is, within a second.
    Expert,
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
    pub const ALL: &'static [Level] =
        &[Level::Random, Level::Novice, Level::Greedy, Level::Tree, Level::Club, Level::Expert, Level::Hint];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Greedy => "greedy",
            Level::Tree => "tree",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Hint => "hint",
        }
    }

    /// How long an answer takes at a table with people, whatever there was to think about: a bot that answers at once when it
    /// has no choice would tell what it holds.
    pub const fn rhythm(self) -> Duration {
        match self {
            Level::Random | Level::Greedy => Duration::ZERO,
            Level::Novice | Level::Tree | Level::Club => Duration::from_millis(50),
            Level::Expert | Level::Hint => Duration::from_millis(400),
        }
    }

    /// The level of this name.
    pub fn read(name: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.name() == name)
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
}

/// Beyond the longest hand.
const NEVER: u32 = 100_000;
/// Whoever asks for a hint does not want to wait.
const HINTED_WITHIN: Duration = Duration::from_millis(900);
/// How many games a tree searcher imagines for a decision.
const TREE_BUDGET: u32 = 1500;

impl Manner {
    /// Imagined games are played to the end of the hand; novices remember nothing, and everybody else everything.
    pub const USUAL: Manner =
        Manner { cut: NEVER, budgets: [24, 100, 3000], recall: [Recall::Nothing, Recall::Whole] };

    /// What a player's level means in a game that is thought about like this.
    pub fn mind<G: Game>(&self, player: Player) -> Mind<G> {
        let Manner { cut, budgets: [novice, club, expert], recall: [novices, clubs] } = *self;
        let budget = |usual| Budget::Iterations(player.budget.unwrap_or(usual));
        let searching = |usual, recall, temper| Thinking {
            budget: budget(usual),
            threads: 1,
            method: Method::Flat,
            rollout: Rollout::Advised,
            cut,
            doubt: 0.5,
            recall,
            temper,
        };
        let tree = Thinking {
            method: Method::Tree { curiosity: 0.7 },
            rollout: Rollout::Random,
            cut: NEVER,
            ..searching(TREE_BUDGET, Recall::Whole, Temper::Steady)
        };
        match player.level {
            Level::Random => Mind::Random,
            Level::Greedy => Mind::Greedy,
            Level::Novice => Mind::Search(searching(novice, novices, Temper::Wavering)),
            Level::Tree => Mind::Search(tree),
            Level::Club => Mind::Search(searching(club, clubs, Temper::Steady)),
            Level::Expert => Mind::Search(searching(expert, Recall::Whole, Temper::Steady)),
            Level::Hint => {
                let iterations = player.budget.unwrap_or(expert);
                let budget = Budget::Within { iterations, time: HINTED_WITHIN };
                Mind::Hint(Thinking { budget, ..searching(expert, Recall::Whole, Temper::Steady) })
            }
        }
    }
}
