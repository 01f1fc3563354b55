//! What the registry knows about a game.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use bots::arena::{Field, Played, Unmerged, Unplayable};
use bots::review::{Decision, Met};
use bots::{
    Mind, Plan, Report, Review, Reviewed, Reviewer, Standings, Tally, Thinking, Tournament, Turning, Worths,
};
use game::observe::PlaneOf;
use game::settings::{Domain, Schema};
use game::{
    Advise, Asked, Config, ConfigError, Depict, Inspect, Match, Narrate, Observe, Phrase, Refusal, Running,
    Seat, Step, StepOf, Teach,
};
use net::{MadeFor, WeightsError};
use players::{Chair, Hint, Level, Player, Seated, hint};

use crate::shelf::Shelf;

/// A game with every power that clients and tests need, its texts, and its players.
pub trait Complete: Narrate + Depict + Teach + Advise + Observe + Inspect {
    /// Its words, as Fluent sources.
    const WORDS: Texts;
    /// The players' rules, as Markdown.
    const PAGE: Texts;
    /// What one has to know to begin, as Markdown: to be read in a minute.
    const MINUTE: Texts;

    /// How such a player decides in this game.
    fn mind(player: Player, cards: Cards) -> Mind<Self>;

    /// Where its network is, if it has one.
    fn shelf() -> &'static Shelf<Self>;
}

/// With which cards a match is played. A network knows those of the game and no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// The game's.
    Usual,
    /// A table of cards that somebody else wrote.
    Own,
}

impl Cards {
    /// Those of a match with these settings.
    pub fn of<G: Complete>(config: &Config) -> Cards {
        if own_text(G::schema(), config).is_some() { Cards::Own } else { Cards::Usual }
    }
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
    /// Can such a bot play a match with these settings? All can, but a network plays only what it was taught, which is no table of
    /// cards that somebody else wrote.
    fn admit(&self, config: &Config, player: Player) -> Result<(), ConfigError>;
    /// What networks of this game are made for.
    fn made_for(&self) -> MadeFor;
    /// From now on the network in these weights plays.
    fn put_weights(&self, weights: &[u8]) -> Result<(), WeightsError>;
    /// With which cards a match with these settings is played.
    fn cards(&self, config: &Config) -> Cards;
    /// How such a bot thinks in this game, if it searches.
    fn thinking(&self, player: Player, cards: Cards) -> Option<Thinking>;
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
    /// What such a player thinks of the decisions of a seat in a match with these settings, by what that seat knew; actions are in notation. `progress` is
    /// told how much is done, and of how much. `Err` if the steps are not those of such a match.
    fn review(
        &self,
        config: &Config,
        steps: &[(Option<Seat>, &str)],
        seat: Seat,
        player: Player,
        seed: u64,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Review<String>, Refusal>;
    /// What such a player thinks every action of a decision was worth that it has reviewed, with the same seed; actions that come to the same for the
    /// seat are there once. `Err` if the steps are not those of such a match, or this is no decision of theirs.
    fn worths(
        &self,
        config: &Config,
        steps: &[(Option<Seat>, &str)],
        reviewed: &Reviewed<String>,
        player: Player,
        seed: u64,
    ) -> Result<Worths<String>, Refusal>;
    /// Plays many games. `progress` is told now and then how many are done.
    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_, Player>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError>;
    /// Plays a part of a plan, and gives the sums.
    fn tally(
        &self,
        config: &Config,
        plan: &Plan<'_, Player>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Tally, ConfigError>;
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
    /// Plays a part of a tournament, and gives what came of each deal.
    fn deals(
        &self,
        config: &Config,
        tournament: &Tournament<'_, Player>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Vec<Played>, ArenaError>;
    /// What a tournament of such a field and so many deals comes to that was played in parts, and took so long.
    fn merge(
        &self,
        config: &Config,
        field: Field,
        deals: u64,
        played: Vec<Played>,
        elapsed: Duration,
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
    /// What was played in parts is no tournament together.
    Parts(Unmerged),
}

impl ArenaError {
    /// The error in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            ArenaError::Config(error) => error.0.clone(),
            ArenaError::Bots(unplayable) => unplayable.phrase(),
            ArenaError::Parts(unmerged) => unmerged.phrase(),
        }
    }
}

/// The one implementation of [`Entry`].
pub(crate) struct Listed<G>(PhantomData<fn() -> G>);

impl<G> Listed<G> {
    pub(crate) const NEW: Self = Listed(PhantomData);
}

/// The rules of a match that players were admitted to, and with which cards it is played.
struct Admitted<G> {
    game: Arc<G>,
    cards: Cards,
}

impl<G: Complete> Admitted<G> {
    fn mind(&self, player: &Player) -> Mind<G> {
        G::mind(*player, self.cards)
    }
}

impl<G: Complete> Listed<G> {
    /// The rules with these settings, if all of these players can play by them.
    fn admit_all<'a>(
        &self,
        config: &Config,
        mut players: impl Iterator<Item = &'a Player>,
    ) -> Result<Admitted<G>, ConfigError> {
        players.try_for_each(|player| self.admit(config, *player))?;
        Ok(Admitted { game: Arc::new(G::new(config)?), cards: Cards::of::<G>(config) })
    }
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
        levels(G::shelf().has_network())
    }

    fn admit(&self, config: &Config, player: Player) -> Result<(), ConfigError> {
        let own = own_text(G::schema(), config);
        admitted(player.level, G::NAME, G::shelf().has_network(), own)
    }

    fn made_for(&self) -> MadeFor {
        MadeFor::of::<G>()
    }

    fn put_weights(&self, weights: &[u8]) -> Result<(), WeightsError> {
        G::shelf().put_weights(weights)
    }

    fn cards(&self, config: &Config) -> Cards {
        Cards::of::<G>(config)
    }

    fn thinking(&self, player: Player, cards: Cards) -> Option<Thinking> {
        G::mind(player, cards).thinking()
    }

    fn open(&self, config: &Config) -> Result<Box<dyn Match>, ConfigError> {
        Ok(Box::new(Running::new(Arc::new(G::new(config)?))))
    }

    fn chair(&self, config: &Config, player: Player, seed: u64) -> Result<Box<dyn Chair>, ConfigError> {
        self.admit(config, player)?;
        let game = Arc::new(G::new(config)?);
        Ok(Box::new(Seated::<G>::new(G::mind(player, Cards::of::<G>(config)).bot(&game, seed))))
    }

    fn hint(&self, config: &Config, asked: &Asked, player: Player, seed: u64) -> Result<Hint, ConfigError> {
        self.admit(config, player)?;
        let game = Arc::new(G::new(config)?);
        Ok(hint::hint(&game, asked, &G::mind(player, Cards::of::<G>(config)), seed))
    }

    fn turning(
        &self,
        config: &Config,
        steps: &[(Option<Seat>, &str)],
        seed: u64,
    ) -> Result<Turning, Refusal> {
        let game = G::new(config).map_err(|error| Refusal::Unreadable(error.0))?;
        bots::turning(&game, &log(&game, steps)?, seed)
    }

    fn review(
        &self,
        config: &Config,
        steps: &[(Option<Seat>, &str)],
        seat: Seat,
        player: Player,
        seed: u64,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Review<String>, Refusal> {
        let game = Arc::new(G::new(config).map_err(|error| Refusal::Unreadable(error.0))?);
        let mind = G::mind(player.level.into(), Cards::of::<G>(config));
        let reviewer = Reviewer { mind: &mind, budget: player.budget, seed };
        let met = met(&*game, &log(&*game, steps)?, seat)?;
        let found = bots::review(&game, met, seat, &reviewer, progress);
        Ok(found.map(|action| game.write_action(action)))
    }

    fn worths(
        &self,
        config: &Config,
        steps: &[(Option<Seat>, &str)],
        reviewed: &Reviewed<String>,
        player: Player,
        seed: u64,
    ) -> Result<Worths<String>, Refusal> {
        let game = Arc::new(G::new(config).map_err(|error| Refusal::Unreadable(error.0))?);
        let log = log(&*game, steps)?;
        let (best, seat) = (game.read_action(&reviewed.best), steps.get(reviewed.step).and_then(|one| one.0));
        let best = best.map_err(|error| Refusal::Unreadable(error.0))?;
        let seat = seat.ok_or(Refusal::AwaitingChance)?;
        let met = met(&*game, &log[..=reviewed.step], seat)?;
        let last = met.decisions.into_iter().next_back().filter(|one| one.step == reviewed.step);
        let decision = last.ok_or(Refusal::Impossible)?;
        let mind = G::mind(player.level.into(), Cards::of::<G>(config));
        let reviewer = Reviewer { mind: &mind, budget: player.budget, seed };
        let found = bots::worths(&game, &decision, seat, best, reviewed.look, &reviewer);
        Ok(found.map(|action| game.write_action(action)))
    }

    fn simulate(
        &self,
        config: &Config,
        plan: &Plan<'_, Player>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, ConfigError> {
        let admitted = self.admit_all(config, plan.bots.iter())?;
        Ok(bots::simulate(&admitted.game, &plan.with(|player| admitted.mind(player)), progress))
    }

    fn tally(
        &self,
        config: &Config,
        plan: &Plan<'_, Player>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Tally, ConfigError> {
        let admitted = self.admit_all(config, plan.bots.iter())?;
        Ok(bots::simulate::tally(&admitted.game, &plan.with(|player| admitted.mind(player)), progress))
    }

    fn planes(&self) -> Vec<PlaneOf> {
        G::planes()
    }

    fn letters(&self) -> Vec<String> {
        G::letter_names()
    }

    fn arena(
        &self,
        config: &Config,
        tournament: &Tournament<'_, Player>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Standings, ArenaError> {
        let admitted = self.admit_all(config, tournament.players()).map_err(ArenaError::Config)?;
        let tournament = tournament.with(|player| admitted.mind(player));
        bots::arena(&admitted.game, &tournament, progress).map_err(ArenaError::Bots)
    }

    fn deals(
        &self,
        config: &Config,
        tournament: &Tournament<'_, Player>,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Vec<Played>, ArenaError> {
        let admitted = self.admit_all(config, tournament.players()).map_err(ArenaError::Config)?;
        let tournament = tournament.with(|player| admitted.mind(player));
        bots::arena::deals(&admitted.game, &tournament, progress).map_err(ArenaError::Bots)
    }

    fn merge(
        &self,
        config: &Config,
        field: Field,
        deals: u64,
        played: Vec<Played>,
        elapsed: Duration,
    ) -> Result<Standings, ArenaError> {
        let game = G::new(config).map_err(ArenaError::Config)?;
        bots::arena::merge(&game, field, deals, played, elapsed).map_err(ArenaError::Parts)
    }
}

/// The first setting that is a text somebody else wrote: a table of cards, a deck.
fn own_text(schema: &Schema, config: &Config) -> Option<&'static str> {
    let own = schema.settings.iter().find(|setting| match setting.takes {
        Domain::Text { default } => config.text(setting.key) != default,
        Domain::Switch { .. } | Domain::Number { .. } | Domain::OneOf { .. } | Domain::Preset { .. } => false,
    });
    own.map(|setting| setting.key)
}

/// The levels of a game, with a network or without.
fn levels(has_network: bool) -> &'static [Level] {
    if has_network { Level::ALL } else { Level::UNTAUGHT }
}

/// Can a bot of this level play, with a network or without, and with a text of one's own under this key?
fn admitted(level: Level, game: &str, has_network: bool, own: Option<&str>) -> Result<(), ConfigError> {
    let refused = |why: &'static str| Phrase::new(why).with("level", level.name());
    match (level, own) {
        (Level::Master, _) if !has_network => Err(ConfigError(refused("level-untaught").with("game", game))),
        (Level::Master, Some(key)) => Err(ConfigError(refused("level-own-cards").with("key", key))),
        _ => Ok(()),
    }
}

/// The decisions of a seat. Of actions that come to the same there is one: what was done, if it is among them.
fn met<G: Complete>(game: &G, log: &[StepOf<G>], seat: Seat) -> Result<Met<G>, Refusal> {
    let mut met = Met::of(game, log, seat)?;
    let mut kinds = Vec::new();
    if G::SOME_ALIKE {
        met.narrow(|Decision { view, legal, action, .. }| {
            let done = legal.iter().position(|one| one == action).unwrap_or(0);
            legal[..=done].rotate_right(1);
            game.keep_different(view, legal, &mut kinds);
        });
    }
    Ok(met)
}

/// Steps in notation, each with its seat, or nobody's.
fn log<G: Complete>(game: &G, steps: &[(Option<Seat>, &str)]) -> Result<Vec<StepOf<G>>, Refusal> {
    let read = |&(seat, notation): &(Option<Seat>, &str)| match seat {
        Some(seat) => game.read_action(notation).map(|action| Step::Move(seat, action)),
        None => game.read_chance(notation).map(Step::Chance),
    };
    let log: Result<Vec<_>, _> = steps.iter().map(read).collect();
    log.map_err(|error| Refusal::Unreadable(error.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every game has a network now; the next one will have none at first.
    #[test]
    fn a_game_without_a_network_has_no_master_and_says_so() {
        assert!(levels(true).contains(&Level::Master) && !levels(false).contains(&Level::Master));
        let refused = admitted(Level::Master, "tarot", false, None).expect_err("nobody has taught it");
        assert_eq!(refused.to_string(), "level-untaught(level=master, game=tarot)");
        for level in levels(false) {
            assert_eq!(admitted(*level, "tarot", false, None), Ok(()), "{level}");
        }
        assert_eq!(admitted(Level::Master, "mu", true, None), Ok(()));
    }
}
