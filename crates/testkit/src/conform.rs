//! The ten laws that every game obeys, checked in random play: the first test of every game.
//!
//! Random play chooses the *kind* of action first and then an action of it, so that late phases are reached. How
//! often every kind of action and every frame was reached is counted, printed and compared with what the test
//! expects of this configuration.
//!
//! | law | says |
//! | --- | --- |
//! | `law_1_ends` | it ends within a stated bound, with a result |
//! | `law_2_doors` | legal actions are a proper list, each applies, and everything else is refused; nature does what it can |
//! | `law_3_audit` | every card and chip is somewhere exactly once |
//! | `law_4_replay` | the log is the game; notation, JSON and records round-trip |
//! | `law_5_worlds` | a world drawn from a view has the same view |
//! | `law_6_legality` | turn, legality and the score sheet follow from the open view |
//! | `law_7_disclosure` | no step tells more than it shows, nor shows more than the game says it does; over bytes, too |
//! | `law_8_distribution` | worlds and outcomes of chance are drawn with the right probabilities |
//! | `law_9_spelling` | different actions have different words, and no word begins another |
//! | `law_10_observation` | views are told apart by their numbers |

use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use game::ViewOf;

use crate::Tested;
use crate::random::generator;

mod law_1_ends;
mod law_2_doors;
mod law_3_audit;
mod law_4_replay;
mod law_5_worlds;
mod law_6_legality;
mod law_7_disclosure;
mod law_7_bytes;
mod law_8_distribution;
mod law_9_spelling;
mod law_10_observation;
/// What was reached, and what should have been.
mod reached;
/// One game of random play, under the laws.
mod walk;

pub use law_1_ends::law_1_ends;
pub use law_2_doors::{Chances, Pool, law_2_doors};
pub use law_3_audit::law_3_audit;
pub use law_4_replay::{law_4_record, law_4_replay, law_4_round_trips};
pub use law_5_worlds::{Seen, law_5_worlds};
pub use law_6_legality::law_6_legality;
pub use law_7_bytes::Bytes;
pub use law_7_disclosure::{law_7_commands, law_7_disclosure, law_7_one_deed, law_7_shows};
pub use law_8_distribution::law_8_distribution;
pub use law_9_spelling::{Vocabulary, law_9_spelling};
pub use law_10_observation::{Codes, law_10_observation};
pub use reached::Reached;
pub use walk::{Laws, Walk};

pub(crate) use law_4_replay::write_record;
pub(crate) use walk::{title, write_step};

/// A list of all worlds that fit a view, with their weights.
type Enumerator<G> = Box<dyn Fn(&G, &ViewOf<G>) -> Vec<(<G as game::Rules>::State, u64)>>;

/// What nature can do in every position where it acts.
pub type NatureOf<G> = dyn Fn(&G, &<G as game::Rules>::State) -> Chances<G>;

/// A law that a game broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Its number; 0 when random play did not reach what the test expects.
    pub law: u8,
    /// In what way.
    pub what: String,
    /// The game and its settings, then the moves so far, in notation.
    pub log: Vec<String>,
}

impl Broken {
    pub(crate) fn new(law: u8, what: impl Into<String>) -> Self {
        Broken { law, what: what.into(), log: Vec::new() }
    }

    fn title(&self) -> &'static str {
        match self.law {
            0 => "random play reaches what the test expects",
            1 => "it ends within a stated bound",
            2 => "the doors let in what is legal and nothing else",
            3 => "every card and chip is somewhere exactly once",
            4 => "the log is the game",
            5 => "a drawn world has the same view",
            6 => "legality depends on the open view only",
            7 => "no step tells more than it shows",
            8 => "worlds are drawn with the right probabilities",
            9 => "actions have words of their own",
            _ => "views are told apart by their numbers",
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} is broken: {}\n{}", self.law, self.title(), self.what)?;
        self.log.iter().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

impl std::error::Error for Broken {}

/// How many games of every configuration the environment asks for.
fn wanted_games() -> Option<u64> {
    let wanted = std::env::var("KARATA_LAW_GAMES").ok()?;
    Some(wanted.parse().expect("KARATA_LAW_GAMES is a number"))
}

/// A check of the laws: `Conform::new(game).games(100).reached(&[…], &[…]).run()`.
pub struct Conform<G: Tested> {
    game: Arc<G>,
    games: u64,
    /// Of these, so many are looked at closely.
    asked: u64,
    seed: u64,
    worlds: usize,
    kinds: Vec<&'static str>,
    frames: Vec<&'static str>,
    rare: Vec<&'static str>,
    enumerator: Option<Enumerator<G>>,
    nature: Option<Rc<NatureOf<G>>>,
    /// What steps are not allowed to tell, for a change.
    concealed: Option<&'static str>,
}

impl<G: Tested> Conform<G> {
    /// 200 games, which must reach every kind of action and every frame there is.
    pub fn new(game: G) -> Self {
        Conform {
            game: Arc::new(game),
            games: 200,
            asked: 200,
            seed: 0,
            worlds: 2,
            kinds: G::KINDS.to_vec(),
            frames: G::FRAMES.to_vec(),
            rare: Vec::new(),
            enumerator: None,
            nature: None,
            concealed: None,
        }
    }

    /// How many games are played; more if `cargo xtask laws` asks for more.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.asked = games;
        self.games = games.max(wanted_games().unwrap_or(0));
        self
    }

    /// Which games are played.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How many worlds are drawn from every view, for laws 5 to 7.
    #[must_use]
    pub fn worlds(mut self, worlds: usize) -> Self {
        self.worlds = worlds;
        self
    }

    /// Exactly these kinds of actions and these frames are reached under these settings.
    #[must_use]
    pub fn reached(mut self, kinds: &[&'static str], frames: &[&'static str]) -> Self {
        self.kinds = kinds.to_vec();
        self.frames = frames.to_vec();
        self
    }

    /// Of the kinds and frames expected, these are met so seldom that another test sees to them.
    #[must_use]
    pub fn rarely(mut self, names: &[&'static str]) -> Self {
        self.rare = names.to_vec();
        self
    }

    /// Checks law 8 too, against this slow and independent list of all worlds that fit a view, with or without
    /// memory, and their weights. It may list a world several times, and lists none at all when there are too
    /// many to be worth the time; only views with 2 to 2,000 worlds are used.
    #[must_use]
    pub fn enumerate(mut self, list: impl Fn(&G, &ViewOf<G>) -> Vec<(G::State, u64)> + 'static) -> Self {
        self.enumerator = Some(Box::new(list));
        self
    }

    /// Checks laws 2 and 8 on nature too, against this independent account of what it can do in a position where it acts.
    #[must_use]
    pub fn nature(mut self, chances: impl Fn(&G, &G::State) -> Chances<G> + 'static) -> Self {
        self.nature = Some(Rc::new(chances));
        self
    }

    /// Everything that the game says its steps tell beside themselves is needed: without any one of these, law 7 is broken.
    ///
    /// # Panics
    /// If something is said to be told that never is.
    pub fn every_disclosure_is_needed(mut self) {
        for what in G::DISCLOSES {
            self.concealed = Some(what);
            match self.play(Laws::Secrets { worlds: self.worlds }) {
                Err(broken) if broken.law == 7 => {}
                Err(broken) => panic!("{broken}"),
                Ok(reached) => panic!("`{what}` is said to be told, and never is:\n{reached}"),
            }
        }
    }

    /// Checks everything, and prints what was reached.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn run(self) {
        match self.check() {
            Ok(reached) => println!("{}\n{reached}", title(&*self.game)),
            Err(broken) => panic!("{broken}"),
        }
    }

    /// Checks everything, and tells what was reached. Where law 7 is broken because law 5 or 6 is, those are named.
    pub fn check(&self) -> Result<Reached, Broken> {
        let worlds = self.worlds;
        let mut reached = self.play(Laws::All { worlds }).map_err(|broken| match broken.law {
            7 => self.play(Laws::Worlds { worlds }).err().unwrap_or(broken),
            _ => broken,
        })?;
        if let Some(list) = &self.enumerator {
            reached.distributions = law_8_distribution::on_late_positions(&*self.game, self.seed, list)?;
        }
        if let Some(nature) = &self.nature {
            reached.dice = law_8_distribution::on_natures_positions(&*self.game, self.seed, &**nature)?;
        }
        reached.compare(&self.kinds, &self.frames, &self.rare).map_err(|mut broken| {
            broken.log.push(title(&*self.game));
            broken
        })?;
        Ok(reached)
    }

    /// Checks only these laws, whatever is reached.
    pub fn check_only(&self, laws: Laws) -> Result<Reached, Broken> {
        self.play(laws)
    }

    fn play(&self, laws: Laws) -> Result<Reached, Broken> {
        let mut reached = Reached::default();
        let mut pool = Pool::default();
        for number in 0..self.games {
            let mut rng = generator(self.seed, number);
            let mut walk = Walk::new(&self.game, laws);
            walk.nature.clone_from(&self.nature);
            walk.concealed = self.concealed;
            if number >= self.asked {
                walk.of_many(number);
            }
            while walk.step(&mut pool, &mut reached, &mut rng)? {}
        }
        Ok(reached)
    }
}
