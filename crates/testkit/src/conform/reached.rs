//! What random play reached, and what it should have.

use std::collections::BTreeMap;
use std::fmt;

use super::Broken;
use crate::Tested;
use crate::random::legal;

/// How often everything was reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// Games played to their end.
    pub games: u64,
    /// Steps taken in them.
    pub steps: u64,
    /// The steps of the longest of them.
    pub longest: u64,
    /// How often each kind of action was taken.
    pub kinds: BTreeMap<&'static str, u64>,
    /// How often each frame was waiting to be decided, the end included.
    pub frames: BTreeMap<&'static str, u64>,
    /// How often each kind of action was offered in each frame while law 7 over bytes looked.
    told: BTreeMap<(&'static str, &'static str), u64>,
    /// Views on which law 8 was tested.
    pub distributions: u64,
    /// Positions of nature's on which law 8 was tested.
    pub dice: u64,
}

impl Reached {
    /// Counts what is waiting to be decided.
    pub(super) fn position<G: Tested>(&mut self, game: &G, state: &G::State) -> Result<(), Broken> {
        let frame = game.frame(state);
        *self.frames.entry(frame).or_default() += 1;
        listed("frame", frame, G::FRAMES)
    }

    /// Is something offered here that law 7 over bytes has seldom looked at? Then it will be, now.
    pub(super) fn is_rarely_told<G: Tested>(&mut self, game: &G, state: &G::State) -> bool {
        const OFTEN: u64 = 4;
        let frame = game.frame(state);
        let mut kinds: Vec<&str> = legal(game, state).into_iter().map(G::kind).collect();
        kinds.push("");
        kinds.dedup();
        let rare = kinds.iter().any(|kind| self.told.get(&(frame, *kind)).is_none_or(|count| *count < OFTEN));
        if rare {
            for kind in kinds {
                *self.told.entry((frame, kind)).or_default() += 1;
            }
        }
        rare
    }

    /// Counts an action.
    pub(super) fn action<G: Tested>(&mut self, action: G::Action) -> Result<(), Broken> {
        let kind = G::kind(action);
        *self.kinds.entry(kind).or_default() += 1;
        listed("kind", kind, G::KINDS)
    }

    /// Counts a game that ended.
    pub(super) fn game(&mut self, steps: u64) {
        self.games += 1;
        self.steps += steps;
        self.longest = self.longest.max(steps);
    }

    /// Was exactly this reached?
    pub(super) fn compare(
        &self,
        kinds: &[&'static str],
        frames: &[&'static str],
        rare: &[&'static str],
    ) -> Result<(), Broken> {
        for (what, expected, found) in
            [("kind of action", kinds, &self.kinds), ("frame", frames, &self.frames)]
        {
            let missing = expected.iter().find(|name| !found.contains_key(*name) && !rare.contains(name));
            if let Some(name) = missing {
                return Err(Broken::new(0, format!("the {what} `{name}` was never reached:\n{self}")));
            }
            let surplus = found.keys().find(|name| !expected.contains(name));
            if let Some(name) = surplus {
                return Err(Broken::new(0, format!("the {what} `{name}` was not expected:\n{self}")));
            }
        }
        Ok(())
    }
}

fn listed(what: &str, name: &str, all: &[&str]) -> Result<(), Broken> {
    if all.contains(&name) {
        return Ok(());
    }
    Err(Broken::new(2, format!("the {what} `{name}` is not one of {all:?}")))
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games, {} steps, the longest {}", self.games, self.steps, self.longest)?;
        if self.distributions > 0 {
            write!(f, "; distribution tested on {} views", self.distributions)?;
        }
        if self.dice > 0 {
            write!(f, "; nature's dice on {} positions", self.dice)?;
        }
        for (what, counts) in [("action", &self.kinds), ("frame", &self.frames)] {
            for (name, count) in counts {
                write!(f, "\n  {what:<7}{name:<20}{count:>9}")?;
            }
        }
        Ok(())
    }
}
