//! Bots by name, and what each name means in each game.

use std::fmt;

use bots::{Budget, Choice, Method, Mind, Recall, Rollout, Thinking};

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
        &[Level::Random, Level::Novice, Level::Greedy, Level::Tree, Level::Club, Level::Expert];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Greedy => "greedy",
            Level::Tree => "tree",
            Level::Club => "club",
            Level::Expert => "expert",
        }
    }

    /// The level of this name.
    pub fn parse(name: &str) -> Option<Level> {
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
        self.budget.map_or(Ok(()), |budget| write!(f, " --budget {budget}"))
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Player { level, budget: None }
    }
}

/// How a game is thought about.
struct Way {
    /// After how many decisions an imagined game is cut and valued.
    cut: u32,
    /// How many games a novice, a club player and an expert imagine for a decision.
    budgets: [u32; 3],
    /// How a novice remembers, and a club player.
    recall: [Recall; 2],
}

/// Beyond the longest hand.
const NEVER: u32 = 100_000;
/// How many games a tree searcher imagines for a decision.
const TREE_BUDGET: u32 = 1500;

/// What was found good in the arena; `docs/bots.md` tells how.
fn way(game: &str) -> Way {
    let usual = Way { cut: NEVER, budgets: [24, 100, 3000], recall: [Recall::Nothing, Recall::Whole] };
    match game {
        "serengeti" => Way { cut: 60, budgets: [24, 200, 16_000], ..usual },
        "mu" => Way { budgets: [24, 100, 4000], ..usual },
        "rummu" => Way { cut: 20, budgets: [24, 150, 5000], ..usual },
        "calcory" => Way { cut: 20, recall: [Recall::Fading(60), Recall::Fading(1)], ..usual },
        "asante" => Way { cut: 45, budgets: [16, 32, 500], ..usual },
        _ => usual,
    }
}

/// What a player's level means in a game.
pub(crate) fn mind(game: &str, player: Player) -> Mind {
    let Way { cut, budgets: [novice, club, expert], recall: [novices, clubs] } = way(game);
    let budget = |usual| Budget::Iterations(player.budget.unwrap_or(usual));
    let searching = |usual, recall, choice| Thinking {
        budget: budget(usual),
        threads: 1,
        method: Method::Flat,
        rollout: Rollout::Advised,
        cut,
        doubt: 0.5,
        recall,
        choice,
    };
    let tree = Thinking {
        method: Method::Tree { curiosity: 0.7 },
        rollout: Rollout::Random,
        cut: NEVER,
        ..searching(TREE_BUDGET, Recall::Whole, Choice::Best)
    };
    match player.level {
        Level::Random => Mind::Random,
        Level::Greedy => Mind::Greedy,
        Level::Novice => Mind::Search(searching(novice, novices, Choice::Wavering)),
        Level::Tree => Mind::Search(tree),
        Level::Club => Mind::Search(searching(club, clubs, Choice::Best)),
        Level::Expert => Mind::Search(searching(expert, Recall::Whole, Choice::Best)),
    }
}
