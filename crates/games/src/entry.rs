//! What the registry knows about a game.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::{Level, Plan, Report};
use game::settings::Schema;
use game::{Advise, Config, ConfigError, Depict, IndexActions, Match, Narrate, Running};

use crate::chair::{Chair, Seated};

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
    /// A match about to begin, or what is wrong with the combination of settings.
    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError>;
    /// A bot for one chair of such a match.
    fn chair(&self, table: &dyn Match, level: Level, seed: u64) -> Box<dyn Chair>;
    /// Plays many games. `progress` is told now and then how many are done.
    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError>;
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

    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError> {
        Ok(Box::new(Running::new(Arc::new(G::new(config)?))))
    }

    fn chair(&self, table: &dyn Match, level: Level, seed: u64) -> Box<dyn Chair> {
        let game = Arc::new(G::new(table.config()).expect("the settings of a running match are valid"));
        Box::new(Seated::<G>::new(level.bot(&game, seed)))
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
}
