use std::marker::PhantomData;
use std::sync::{Arc, LazyLock};

use game::spell::Word;
use game::{Asked, Config, ConfigError, Letter, Shown};
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
    /// How learners see matches with these settings.
    fn eyes(&self, config: &Config) -> Result<Box<dyn Eyes>, ConfigError>;
}

/// How learners see a match: they are given what its seats are shown and asked, and nothing else.
pub(crate) trait Eyes: Send + Sync {
    /// How many letters the alphabet has.
    fn letter_count(&self) -> usize;
    /// What a seat observes that was shown this and has said these letters.
    fn observe(&self, shown: &Shown, said: &[Letter]) -> Vec<u8>;
    /// Everything that a seat may do, in notation, with its word.
    fn words(&self, asked: &Asked) -> Vec<(String, Word)>;
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

    fn eyes(&self, config: &Config) -> Result<Box<dyn Eyes>, ConfigError> {
        Ok(Box::new(EyesOf(G::new(config)?)))
    }
}

/// The one implementation of [`Eyes`].
struct EyesOf<G>(G);

impl<G: Complete> Eyes for EyesOf<G> {
    fn letter_count(&self) -> usize {
        G::letter_count()
    }

    fn observe(&self, shown: &Shown, said: &[Letter]) -> Vec<u8> {
        let mut values = vec![0; G::value_count()];
        self.0.observe(shown.of::<G>().expect("a match of this game"), said, &mut values);
        values
    }

    fn words(&self, asked: &Asked) -> Vec<(String, Word)> {
        let question = asked.of::<G>().expect("a match of this game");
        let word = |&action| (self.0.write_action(action), self.0.spell(asked.seat(), action));
        question.legal.iter().map(word).collect()
    }
}
