//! The registry: the only crate that knows all games. Everything above it is written once for all of them,
//! either on [`Entry`] and [`Match`](game::Match), which are objects, or on a [`Visitor`], which is generic.

/// Bots at a table.
pub mod chair;
/// What the registry knows about a game.
pub mod entry;
/// Bots by name.
pub mod level;
/// Nature's dice.
pub mod nature;
/// Records brought back to life.
pub mod replay;
/// One match in one process.
pub mod session;
/// What a good player thinks of the moves there are.
pub mod thought;

pub use bots::{Budget, Mind, Plan, Report, SeatReport, Standings, Tournament, arena};
pub use chair::Chair;
pub use entry::{ArenaError, Complete, Entry, Texts};
pub use level::{Level, Player};
pub use nature::Nature;
pub use session::Session;
pub use thought::Thought;

use entry::Listed;
use game::Phrase;

/// The games, in the order to show them: the one place where a game is registered.
macro_rules! registry {
    ($($name:ident :: $game:ident),+ $(,)?) => {
        static ALL: &[&dyn Entry] = &[$(&Listed::<$name::$game>::NEW),+];

        $(
            impl Complete for $name::$game {
                const WORDS: Texts = Texts { english: $name::WORDS_EN, french: $name::WORDS_FR };
                const PAGE: Texts = Texts { english: $name::RULES_EN, french: $name::RULES_FR };
            }
        )+

        /// Shows every game to a visitor.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$name::$game>();)+
        }
    };
}

registry!(serengeti::Serengeti, mu::Mu, rummu::Rummu, calcory::Calcory, safaru::Safaru, asante::Asante);

/// Every game.
pub fn all() -> &'static [&'static dyn Entry] {
    ALL
}

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn Entry, UnknownGame> {
    let entry = ALL.iter().copied().find(|entry| entry.name() == name);
    entry.ok_or_else(|| UnknownGame { name: name.to_owned() })
}

/// A name that is no game's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct UnknownGame {
    /// The name.
    pub name: String,
}

impl UnknownGame {
    /// The error in words, with the names that there are.
    pub fn phrase(&self) -> Phrase {
        let allowed: Vec<&str> = ALL.iter().map(|entry| entry.name()).collect();
        Phrase::new("game-unknown")
            .with("text", game::notation::shortened(&self.name))
            .with("allowed", allowed.join(", "))
    }
}

/// Code that is generic over all games.
pub trait Visitor {
    /// Called once for every game.
    fn visit<G: Complete>(&mut self);
}
