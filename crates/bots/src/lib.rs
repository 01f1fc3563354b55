//! Players that are programs, generic over the games, and what plays many games of theirs.

/// Bots compared, deal by deal.
pub mod arena;
/// How often a side wins.
mod chance;
/// Simple good sense.
pub mod greedy;
/// What a searcher would do, and why.
pub mod hint;
/// Remembering like a person.
pub mod memory;
/// How a bot decides, as data.
pub mod mind;
/// Bots around a table.
mod players;
/// Views judged at a glance.
pub mod judge;
/// Any legal action.
pub mod random;
/// Decisions looked back at, by what their player knew.
pub mod review;
/// What comes out best in imagined worlds.
pub mod search;
/// Seeds made from seeds.
pub mod seed;
/// Many games at once.
pub mod simulate;
/// Small games, solved.
pub mod solve;
/// Which decisions turned a game that is over.
pub mod turning;

pub use arena::{Standings, Tournament, arena};
pub use chance::Chance;
pub use greedy::Greedy;
pub use hint::{Follower, Hint, Verdict, hint};
pub use judge::{Glance, Judge, Judged};
pub use memory::Recall;
pub use mind::Mind;
pub use random::Random;
pub use review::{Better, Look, Review, Reviewed, Reviewer, Worth, Worths, review, worths};
pub use search::{Budget, Candidate, Method, Rollout, Search, Temper, Thinking};
pub use simulate::{Plan, Report, SeatReport, Tally, playout, simulate};
pub use turning::{Swing, Turning, turning};
