//! One game of random play, under the laws.

use std::rc::Rc;
use std::sync::Arc;

use game::{Step, StepOf, random};
use rand_core::Rng;

use super::{
    Broken, Bytes, NatureOf, Pool, Reached, Seen, law_1_ends, law_2_doors, law_3_audit, law_4_record,
    law_4_replay, law_4_round_trips, law_5_worlds, law_6_legality, law_7_commands, law_7_disclosure,
    law_7_one_deed, law_7_shows, law_9_spelling, law_10_observation,
};
use crate::Tested;
use crate::random::{next_step, take};

/// Law 7 over bytes is looked at on one of so many positions, and wherever something is offered for the first few times: it
/// tells everything to everybody, which takes its time.
const BYTES_EVERY: u32 = 8;
/// Of the games beyond those that a test asks for, where `cargo xtask laws` plays many, one of so many is looked at with laws 5
/// to 7, and 10, and then over bytes on one of so many positions.
const SECRETS_SELDOM: u64 = 20;
const BYTES_SELDOM: u32 = 200;

/// Which laws are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laws {
    /// Laws 1 to 3, and 9.
    Play,
    /// Law 4.
    Text,
    /// Laws 5, 6 and 10.
    Worlds {
        /// How many worlds are drawn from every view.
        worlds: usize,
    },
    /// Law 7 over bytes alone.
    Bytes {
        /// How many worlds are drawn from every view.
        worlds: usize,
    },
    /// Laws 5 to 7, and 10.
    Secrets {
        /// How many worlds are drawn from every view.
        worlds: usize,
    },
    /// Laws 1 to 4, and 9.
    Open,
    /// All laws but 8.
    All {
        /// How many worlds are drawn from every view.
        worlds: usize,
    },
}

impl Laws {
    fn play(self) -> bool {
        matches!(self, Laws::Play | Laws::Open | Laws::All { .. })
    }

    fn text(self) -> bool {
        matches!(self, Laws::Text | Laws::Open | Laws::All { .. })
    }

    fn views(self) -> bool {
        matches!(self, Laws::Worlds { .. } | Laws::Secrets { .. } | Laws::All { .. })
    }

    fn disclosure(self) -> bool {
        matches!(self, Laws::Secrets { .. } | Laws::All { .. })
    }

    fn bytes(self) -> bool {
        matches!(self, Laws::Bytes { .. } | Laws::Secrets { .. } | Laws::All { .. })
    }

    fn worlds(self) -> Option<usize> {
        match self {
            Laws::Worlds { worlds }
            | Laws::Bytes { worlds }
            | Laws::Secrets { worlds }
            | Laws::All { worlds } => Some(worlds),
            Laws::Play | Laws::Text | Laws::Open => None,
        }
    }
}

/// A game under way.
pub struct Walk<G: Tested> {
    /// The rules.
    pub game: Arc<G>,
    /// The position.
    pub state: G::State,
    /// The steps that led to it.
    pub log: Vec<StepOf<G>>,
    /// The position again, reached through the doors alone.
    mirror: G::State,
    /// The position before the last step, and what was seen of it.
    before: G::State,
    seen: Vec<Seen<G>>,
    laws: Laws,
    /// What nature can do, if the game's tests say.
    pub(super) nature: Option<Rc<NatureOf<G>>>,
    /// One of so many positions is looked at by law 7 over bytes.
    bytes_every: u32,
    /// What steps are not allowed to tell, for a change.
    pub(super) concealed: Option<&'static str>,
}

impl<G: Tested> Walk<G> {
    /// A game about to begin.
    pub fn new(game: &Arc<G>, laws: Laws) -> Self {
        let state = game.start();
        Walk {
            game: Arc::clone(game),
            state,
            log: Vec::new(),
            mirror: state,
            before: state,
            seen: Vec::new(),
            laws,
            nature: None,
            bytes_every: BYTES_EVERY,
            concealed: None,
        }
    }

    /// One game of very many: what takes long is looked at seldom.
    pub(super) fn of_many(&mut self, number: u64) {
        self.bytes_every = BYTES_SELDOM;
        if matches!(self.laws, Laws::All { .. }) && !number.is_multiple_of(SECRETS_SELDOM) {
            self.laws = Laws::Open;
        }
    }

    /// Checks the position and takes a step from it. Tells whether the game goes on.
    pub fn step<R: Rng + ?Sized>(
        &mut self,
        pool: &mut Pool<G>,
        reached: &mut Reached,
        rng: &mut R,
    ) -> Result<bool, Broken> {
        self.checked_step(pool, reached, rng).map_err(|mut broken| {
            broken.log = self.lines();
            broken
        })
    }

    fn checked_step<R: Rng + ?Sized>(
        &mut self,
        pool: &mut Pool<G>,
        reached: &mut Reached,
        rng: &mut R,
    ) -> Result<bool, Broken> {
        let (shared, state) = (Arc::clone(&self.game), self.state);
        let game = &*shared;
        if self.laws.play() {
            law_1_ends(game, &state, self.log.len() as u64)?;
            law_3_audit(game, &state)?;
            reached.position(game, &state)?;
            law_2_doors(game, &state, pool, self.nature.as_deref(), rng)?;
            law_9_spelling(game, &state, &mut pool.vocabulary)?;
        }
        if self.laws.text() {
            law_4_round_trips(game, &state, rng)?;
            law_4_replay(game, &self.log, &self.mirror, &state)?;
        }
        if let Some(worlds) = self.laws.worlds() {
            self.keep_secrets(worlds, pool, reached, rng)?;
            if self.laws.views() {
                law_10_observation(game, &state, self.log.len(), &mut pool.codes)?;
            }
        }
        pool.keep(game, &state, rng);
        let Some(step) = next_step(game, &state, rng) else {
            reached.game(self.log.len() as u64);
            if self.laws.text() {
                law_4_record(game, &self.log, &state)?;
            }
            return Ok(false);
        };
        if let Step::Move(_, action) = step {
            reached.action::<G>(action)?;
        }
        law_2_doors::is_let_in(game, &state, step)?;
        take(game, &mut self.state, step);
        self.before = state;
        self.log.push(step);
        if self.laws.text() {
            law_4_replay::advance(game, &mut self.mirror, step)?;
        }
        Ok(true)
    }

    /// Laws 5 and 6 on this position; then, as they hold on both sides of the last step, law 7 on that step; then, on
    /// some positions, law 7 over bytes.
    fn keep_secrets<R: Rng + ?Sized>(
        &mut self,
        worlds: usize,
        pool: &Pool<G>,
        reached: &mut Reached,
        rng: &mut R,
    ) -> Result<(), Broken> {
        let (game, state) = (&*self.game, &self.state);
        let seen_before = std::mem::replace(&mut self.seen, Seen::by_all(game, state, worlds, rng));
        if self.laws.views() {
            for seen in &self.seen {
                law_5_worlds(game, seen)?;
                law_6_legality(game, state, seen, pool, rng)?;
            }
        }
        let last = self.log.last().copied();
        if self.laws.disclosure() {
            law_7_one_deed::<G>(&self.seen)?;
            for seen in &self.seen {
                law_7_commands(game, state, seen, rng)?;
            }
            for (seen, step) in seen_before.iter().filter_map(|seen| Some((seen, last?))) {
                law_7_disclosure(game, &self.before, seen, step, state, rng)?;
                law_7_shows(game, &self.before, seen, step, state, self.concealed)?;
            }
        }
        if self.laws.bytes()
            && (reached.is_rarely_told(game, state) || random::below(rng, self.bytes_every) == 0)
        {
            let bytes = Bytes::new(&self.game, state, pool, rng);
            for seen in &self.seen {
                bytes.law_7_in_a_position(state, seen)?;
            }
            for (seen, step) in seen_before.iter().filter_map(|seen| Some((seen, last?))) {
                bytes.law_7_after_a_step(&self.before, seen, step, state, rng)?;
            }
        }
        Ok(())
    }

    fn lines(&self) -> Vec<String> {
        let steps = self.log.iter().enumerate().map(|(index, &step)| {
            let line = write_step(&*self.game, step);
            format!("{:>4}  {line}", index + 1)
        });
        std::iter::once(title(&*self.game)).chain(steps).collect()
    }
}

/// A game inside a panic still says how it got there.
impl<G: Tested> Drop for Walk<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while playing\n    {}", self.lines().join("\n    "));
        }
    }
}

/// A step as a record writes it, without its check.
pub fn write_step<G: Tested>(game: &G, step: StepOf<G>) -> String {
    match step {
        Step::Move(seat, action) => format!("seat {seat} {}", game.write_action(action)),
        Step::Chance(chance) => format!("nature {}", game.write_chance(chance)),
    }
}

/// The game and all its settings in one line.
pub fn title<G: Tested>(game: &G) -> String {
    let settings = game.config().pairs().map(|(key, value)| {
        let lines = value.lines().count();
        if lines > 1 { format!(" {key}=({lines} lines)") } else { format!(" {key}={value}") }
    });
    format!("{} seats {}{}", G::NAME, game.seats(), settings.collect::<String>())
}
