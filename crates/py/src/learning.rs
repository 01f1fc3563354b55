use std::marker::PhantomData;
use std::sync::{Arc, LazyLock};

use game::{Config, ConfigError};
use games::{Cards, Complete, Visitor};
use vector::{Position, Setup, SetupError, Single, Vector, Vectored};

/// A game as learners play it. It stands here and not in the registry, because only this package needs it and nothing takes longer to build.
pub(crate) trait Learning: Send + Sync {
    /// The name in the registry.
    fn name(&self) -> &'static str;
    /// Thousands of games with these settings at once.
    fn vector(&self, config: &Config, setup: &Setup) -> Result<Box<dyn Vectored>, VectorError>;
    /// One game with these settings, letter by letter.
    fn position(&self, config: &Config) -> Result<Box<dyn Single>, ConfigError>;
}

/// Why many games cannot be played at once.
pub(crate) enum VectorError {
    /// The settings are not possible.
    Config(ConfigError),
    /// The games cannot be set up like this.
    Setup(SetupError),
}

/// The game of this name.
pub(crate) fn learning(name: &str) -> &'static dyn Learning {
    let found = ALL.iter().find(|game| game.name() == name);
    found.expect("every game of the registry was shown to the visitor").as_ref()
}

/// Every game of the registry.
static ALL: LazyLock<Vec<Box<dyn Learning>>> = LazyLock::new(|| {
    let mut all = All(Vec::new());
    games::visit_all(&mut all);
    all.0
});

struct All(Vec<Box<dyn Learning>>);

impl Visitor for All {
    fn visit<G: Complete>(&mut self) {
        self.0.push(Box::new(Of::<G>(PhantomData)));
    }
}

/// The one implementation of [`Learning`].
struct Of<G>(PhantomData<fn() -> G>);

impl<G: Complete> Learning for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn vector(&self, config: &Config, setup: &Setup) -> Result<Box<dyn Vectored>, VectorError> {
        let game = Arc::new(G::new(config).map_err(VectorError::Config)?);
        let cards = Cards::of::<G>(config);
        let games = Vector::new(game, setup, |player| G::mind(player, cards)).map_err(VectorError::Setup)?;
        Ok(Box::new(games))
    }

    fn position(&self, config: &Config) -> Result<Box<dyn Single>, ConfigError> {
        Ok(Box::new(Position::new(Arc::new(G::new(config)?))))
    }
}
