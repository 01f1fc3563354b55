//! The tests of all toys.

/// What nature can do.
mod chances;
/// The laws, golden files and fuzzing.
mod conform;
/// The rules of the duel, clause by clause.
mod duel_rules;
/// The answers that are known.
mod known_answers;
/// Toys as words and numbers.
mod learning;
/// What toys tell, ask and advise.
mod telling;
/// Slow, independent lists of all worlds that fit a view.
mod worlds;

use game::{Config, Game};

/// A toy with these settings.
fn toy<G: Game>(settings: &[(&str, &str)]) -> G {
    Config::new(G::schema(), None, settings)
        .and_then(|config| G::new(&config))
        .unwrap_or_else(|error| panic!("{error}"))
}
