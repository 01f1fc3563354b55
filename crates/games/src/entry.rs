//! What the registry knows about a game.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::arena::Unplayable;
use bots::{Mind, Plan, Report, Standings, Thinking, Tournament, Turning};
use game::observe::PlaneOf;
use game::settings::Schema;
use game::{
    Advise, Asked, Config, ConfigError, Depict, Inspect, Letter, Match, Narrate, Observe, Phrase, Refusal,
    Running, Seat, Step, Teach,
};
use players::{Chair, Hint, Level, Player, Seated, hint};
use vector::{Position, SetupError, Single, Vector, Vectored};

/// A game with every power that clients and tests need, its texts, and its players.
pub trait Complete: Narrate + Depict + Teach + Advise + Observe + Inspect {
    /// Its words, as Fluent sources.
    const WORDS: Texts;
    /// The players' rules, as Markdown.
    const PAGE: Texts;
    /// What one has to know to begin, as Markdown: to be read in a minute.
    const MINUTE: Texts;

    /// How such a player decides in this game.
    fn mind(player: Player) -> Mind<Self>;
}

/// One text in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// In English.
    pub english: &'static str,
    /// In French.
    pub french: &'static str,
}

/// A game in the registry.
pub trait Entry: Sync {
    /// Its name on the command line and in records.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Everything that can be set.
    fn schema(&self) -> &'static Schema;
    /// Its words, as Fluent sources.
    fn words(&self) -> Texts;
    /// The players' rules, as Markdown.
    fn page(&self) -> Texts;
    /// What one has to know to begin, as Markdown: to be read in a minute.
    fn minute(&self) -> Texts;
    /// The bots that can play it, the weakest first.
    fn bots(&self) -> &'static [Level];
    /// How such a bot thinks in this game, if it searches.
    fn thinking(&self, player: Player) -> Option<Thinking>;
    /// A match about to begin, or what is wrong with the combination of settings.
    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError>;
    /// A bot for one chair of a match with these settings.
    fn chair(&self, config: &Config, player: Player, seed: u64) -> Result<Box<dyn Chair>, ConfigError>;
    /// What such a player would do on the seat that is asked in a match with these settings, and why.
    fn hint(&self, config: &Config, asked: &Asked, player: Player, seed: u64) -> Result<Hint, ConfigError>;
    /// Which decisions turned a match with these settings that is over: its steps in notation, each with its seat, or nobody's. `Err` if they are
    /// not those of such a match.
    fn turning(&self, config: &Config, steps: &[(Option<Seat>, &str)], seed: u64)
    -> Result<Turning, Refusal>;
    /// Plays many games. `progress` is told now and then how many are done.
    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_, Player>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError>;
    /// Thousands of games with these settings at once, for learners.
    fn vector(&self, config: &Config, setup: &vector::Setup) -> Result<Box<dyn Vectored>, VectorError>;
    /// One game with these settings, letter by letter.
    fn position(&self, config: &Config) -> Result<Box<dyn Single>, ConfigError>;
    /// What the numbers of an observation are.
    fn planes(&self) -> Vec<PlaneOf>;
    /// What every letter of its alphabet says, for programmers.
    fn letters(&self) -> Vec<String>;
    /// Compares bots. `progress` is told, first at the beginning, how many games are done, and of how many.
    fn arena(
        &self,
        config: &Config,
        tournament: &Tournament<'_, Player>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Standings, ArenaError>;
}

/// Why bots cannot be compared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum ArenaError {
    /// The settings are not possible.
    Config(ConfigError),
    /// There are too few bots, or too many.
    Bots(Unplayable),
}

impl ArenaError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            ArenaError::Config(error) => error.0.clone(),
            ArenaError::Bots(unplayable) => unplayable.phrase(),
        }
    }
}

/// Why many games cannot be played at once.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VectorError {
    /// The settings are not possible.
    #[error(transparent)]
    Config(ConfigError),
    /// The games cannot be set up like this.
    #[error(transparent)]
    Setup(SetupError),
}

/// The one implementation of [`Entry`].
pub(crate) struct Listed<G>(PhantomData<fn() -> G>);

impl<G> Listed<G> {
    pub(crate) const NEW: Self = Listed(PhantomData);
}

impl<G: Complete> Entry for Listed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn schema(&self) -> &'static Schema {
        G::schema()
    }

    fn words(&self) -> Texts {
        G::WORDS
    }

    fn page(&self) -> Texts {
        G::PAGE
    }

    fn minute(&self) -> Texts {
        G::MINUTE
    }

    fn bots(&self) -> &'static [Level] {
        Level::ALL
    }

    fn thinking(&self, player: Player) -> Option<Thinking> {
        G::mind(player).thinking()
    }

    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError> {
        Ok(Box::new(Running::new(Arc::new(G::new(config)?))))
    }

    fn chair(&self, config: &Config, player: Player, seed: u64) -> Result<Box<dyn Chair>, ConfigError> {
        let game = Arc::new(G::new(config)?);
        Ok(Box::new(Seated::<G>::new(G::mind(player).bot(&game, seed))))
    }

    fn hint(&self, config: &Config, asked: &Asked, player: Player, seed: u64) -> Result<Hint, ConfigError> {
        let game = Arc::new(G::new(config)?);
        Ok(hint::hint(&game, asked, &G::mind(player), seed))
    }

    fn turning(
        &self,
        config: &Config,
        steps: &[(Option<Seat>, &str)],
        seed: u64,
    ) -> Result<Turning, Refusal> {
        let game = G::new(config).map_err(|error| Refusal::Unreadable(error.0))?;
        let read = |&(seat, notation): &(Option<Seat>, &str)| match seat {
            Some(seat) => game.read_action(notation).map(|action| Step::Move(seat, action)),
            None => game.read_chance(notation).map(Step::Chance),
        };
        let log: Result<Vec<_>, _> = steps.iter().map(read).collect();
        bots::turning(&game, &log.map_err(|error| Refusal::Unreadable(error.0))?, seed)
    }

    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_, Player>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError> {
        let game = Arc::new(G::new(config)?);
        Ok(bots::simulate(&game, &plan.with(|player| G::mind(*player)), progress))
    }

    fn vector(&self, config: &Config, setup: &vector::Setup) -> Result<Box<dyn Vectored>, VectorError> {
        let game = Arc::new(G::new(config).map_err(VectorError::Config)?);
        let games = Vector::new(game, setup, G::mind).map_err(VectorError::Setup)?;
        Ok(Box::new(games))
    }

    fn position(&self, config: &Config) -> Result<Box<dyn Single>, ConfigError> {
        Ok(Box::new(Position::new(Arc::new(G::new(config)?))))
    }

    fn planes(&self) -> Vec<PlaneOf> {
        G::planes()
    }

    fn letters(&self) -> Vec<String> {
        (0..G::letter_count() as u16).filter_map(|letter| G::letter_name(Letter(letter))).collect()
    }

    fn arena(
        &self,
        config: &Config,
        tournament: &Tournament<'_, Player>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Standings, ArenaError> {
        let game = Arc::new(G::new(config).map_err(ArenaError::Config)?);
        let tournament = tournament.with(|player| G::mind(*player));
        bots::arena(&game, &tournament, progress).map_err(ArenaError::Bots)
    }
}
