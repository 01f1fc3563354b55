//! What the registry knows about a game.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::arena::Unplayable;
use bots::{Mind, Plan, Report, Standings, Tournament};
use game::settings::Schema;
use game::{Advise, Config, ConfigError, Depict, IndexActions, Match, Narrate, Phrase, Running};

use crate::chair::{Chair, Seated};
use crate::level::{self, Level, Player};
use crate::thought::{self, Thought};

/// A game with every power the clients need, and its texts.
pub trait Complete: Narrate + Depict + Advise + IndexActions {
    /// Its words, as Fluent sources.
    const WORDS: Texts;
    /// The players' rules, as Markdown.
    const PAGE: Texts;
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
    /// The bots that can play it, the weakest first.
    fn bots(&self) -> &'static [Level];
    /// How such a bot decides in this game.
    fn mind(&self, player: Player) -> Mind;
    /// A match about to begin, or what is wrong with the combination of settings.
    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError>;
    /// A bot for one chair of such a match.
    fn chair(&self, table: &dyn Match, mind: Mind, seed: u64) -> Box<dyn Chair>;
    /// What such a mind thinks of the moves of the seat to act, the best first; nothing when no seat is.
    fn think(&self, table: &dyn Match, mind: Mind, seed: u64) -> Vec<Thought>;
    /// Plays many games. `progress` is told now and then how many are done.
    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError>;
    /// Compares bots. `progress` is told, first at the beginning, how many games are done, and of how many.
    fn arena(
        &self,
        config: &Config,
        tournament: &Tournament<'_>,
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

    fn bots(&self) -> &'static [Level] {
        Level::ALL
    }

    fn mind(&self, player: Player) -> Mind {
        level::mind(G::NAME, player)
    }

    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError> {
        Ok(Box::new(Running::new(Arc::new(G::new(config)?))))
    }

    fn chair(&self, table: &dyn Match, mind: Mind, seed: u64) -> Box<dyn Chair> {
        let game = Arc::new(G::new(table.config()).expect("the settings of a running match are valid"));
        Box::new(Seated::<G>::new(mind.bot(&game, seed)))
    }

    fn think(&self, table: &dyn Match, mind: Mind, seed: u64) -> Vec<Thought> {
        let game = Arc::new(G::new(table.config()).expect("the settings of a running match are valid"));
        thought::think(table, &game, mind, seed)
    }

    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError> {
        let game = Arc::new(G::new(config)?);
        Ok(bots::simulate(&game, plan, progress))
    }

    fn arena(
        &self,
        config: &Config,
        tournament: &Tournament<'_>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Standings, ArenaError> {
        let game = Arc::new(G::new(config).map_err(ArenaError::Config)?);
        bots::arena(&game, tournament, progress).map_err(ArenaError::Bots)
    }
}
