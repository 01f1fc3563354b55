//! The registry: the only crate that knows all games. Everything above it is written once for all of them,
//! either on [`Entry`] and [`Match`](game::Match), which are objects, or on a [`Visitor`], which is generic.

/// Bots and numbers by the names that people give them.
pub mod named;
/// What the registry knows about a game.
pub mod entry;
/// Records brought back to life.
pub mod replay;
/// Where the network of a game is.
pub mod shelf;
/// What a client is sent, as types of TypeScript.
#[cfg(feature = "typescript")]
pub mod typescript;

pub use entry::{ArenaError, Cards, Complete, Entry, Texts};
pub use shelf::Shelf;

use bots::{Glance, Mind, Recall};
use entry::Listed;
use game::Phrase;
use game::notation::folded;
use net::{Header, WeightsError};
use players::{Judged, Manner, Player};

/// The games, in the order to show them: the one place where a game is registered, and where it is said what the levels
/// of its players mean, and which weights its network has, if it has one.
macro_rules! registry {
    ($($name:ident :: $game:ident => $manner:expr, $weights:expr);+ $(;)?) => {
        static ALL: &[&dyn Entry] = &[$(&Listed::<$name::$game>::NEW),+];

        $(
            impl Complete for $name::$game {
                const WORDS: Texts = Texts { english: $name::WORDS_EN, french: $name::WORDS_FR };
                const PAGE: Texts = Texts { english: $name::RULES_EN, french: $name::RULES_FR };
                const MINUTE: Texts = Texts { english: $name::MINUTE_EN, french: $name::MINUTE_FR };

                fn mind(player: Player, cards: Cards) -> Mind<Self> {
                    let manner: Manner = $manner;
                    let asks = cards == Cards::Usual && manner.asks_network(player.level);
                    match asks.then(|| Self::shelf().network()).flatten() {
                        Some(network) => manner.taught_mind(player, network),
                        None => manner.mind(player),
                    }
                }

                fn shelf() -> &'static Shelf<Self> {
                    static SHELF: Shelf<$name::$game> = Shelf::new($weights);
                    &SHELF
                }
            }
        )+

        /// Shows every game to a visitor.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$name::$game>();)+
        }

        /// Declares the sight of every game.
        #[cfg(feature = "typescript")]
        fn declare_sights(declarations: &mut game::typescript::Declarations) {
            $(declarations.alias::<game::SightOf<$name::$game>>(
                stringify!($name),
                concat!(stringify!($game), "Sight"),
                "Everything one viewer is told of a position of this game.",
            );)+
        }
    };
}

/// How an expert thinks with a network, where that is better than without.
const WITH_NETWORK: Judged = Judged { cut: 12, budget: 400, doubt: 0.5 };

/// A novice who goes by the network with so much noise, and remembers nothing.
const fn forgetful(noise: f32) -> Glance {
    Glance { noise: Some(noise), recall: Recall::Nothing }
}

registry! {
    serengeti::Serengeti => Manner {
        cut: 60,
        budgets: [24, 200, 16_000],
        novice: Some(forgetful(30.0)),
        judged: Some(WITH_NETWORK),
        ..Manner::USUAL
    },
        Some(include_bytes!("../weights/serengeti.weights"));
    mu::Mu => Manner {
        budgets: [24, 100, 4000],
        novice: Some(forgetful(30.0)),
        // Worlds are drawn as if bids said nothing, so the network is only overruled where it looks clearly wrong (decision 023).
        judged: Some(Judged { doubt: 2.0, ..WITH_NETWORK }),
        ..Manner::USUAL
    },
        Some(include_bytes!("../weights/mu.weights"));
    rummu::Rummu => Manner {
        cut: 20,
        budgets: [24, 150, 5000],
        novice: Some(forgetful(11.0)),
        ..Manner::USUAL
    },
        Some(include_bytes!("../weights/rummu.weights"));
    // Memory is what the game is about: a novice who had none would never find anything again.
    calcory::Calcory => Manner {
        cut: 20,
        recall: [Recall::Fading(60), Recall::Fading(1)],
        novice: Some(Glance { noise: Some(2.0), recall: Recall::Fading(30) }),
        judged: Some(WITH_NETWORK),
        ..Manner::USUAL
    },
        Some(include_bytes!("../weights/calcory.weights"));
    safaru::Safaru => Manner { novice: Some(forgetful(13.0)), ..Manner::USUAL },
        Some(include_bytes!("../weights/safaru.weights"));
    asante::Asante => Manner {
        cut: 45,
        budgets: [16, 32, 500],
        novice: Some(forgetful(7.0)),
        judged: Some(WITH_NETWORK),
        ..Manner::USUAL
    },
        Some(include_bytes!("../weights/asante.weights"));
}

/// Every game.
pub fn all() -> &'static [&'static dyn Entry] {
    ALL
}

/// The game of this name, with or without accents and capitals.
pub fn find(name: &str) -> Result<&'static dyn Entry, UnknownGame> {
    let name_folded = folded(name.trim());
    let entry = ALL.iter().copied().find(|entry| entry.name() == name_folded);
    entry.ok_or_else(|| UnknownGame { name: name.to_owned() })
}

/// From now on the network in these weights plays, in the game that they are made for: tells which.
pub fn put_weights(weights: &[u8]) -> Result<&'static dyn Entry, PutError> {
    let header = Header::read(weights).map_err(PutError::Weights)?;
    let entry = find(&header.made_for.game).map_err(PutError::Game)?;
    entry.put_weights(weights).map_err(PutError::Weights)?;
    Ok(entry)
}

/// Why weights cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PutError {
    /// They are made for a game that there is not.
    #[error(transparent)]
    Game(UnknownGame),
    /// They are no good.
    #[error(transparent)]
    Weights(WeightsError),
}

impl PutError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            PutError::Game(unknown) => unknown.phrase(),
            PutError::Weights(error) => error.phrase(),
        }
    }
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
