//! Checking a deal: does every outcome of chance in a record come from the key that its table was bound to?

use game::record::{Deal, Entry, Opened, Record, RecordError};
use game::{Match, Phrase, Turn};
use table::{Nature, Secret};

use crate::replay::{ReplayError, set_up};

/// What was found to fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fits<'a> {
    /// What bound the table to its deal.
    pub deal: &'a Deal,
    /// How many outcomes of chance there were.
    pub outcomes: u32,
}

/// Why a record does not show that its deal is the one that its table was bound to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Doubt {
    /// It says nothing about a deal.
    NoDeal,
    /// It begins with so many steps of another game, which its table did not deal.
    PlayedOn(u64),
    /// It does not have the key: the game was not over.
    NotOpened,
    /// Its hash is not the one that was shown.
    NotShown {
        /// The line with the hash.
        line: usize,
        /// The hash of the record.
        hash: String,
        /// The hash that was shown.
        shown: String,
    },
    /// Its hash is not the one of its table, key and nonce.
    NotTheHash {
        /// The line with the hash.
        line: usize,
        /// The hash that they have.
        found: String,
    },
    /// It does not replay.
    Replay(ReplayError),
    /// Something else was dealt than the key gives.
    OtherOutcome {
        /// The line with the outcome.
        line: usize,
        /// What was dealt, in notation.
        dealt: String,
        /// What the key gives.
        given: String,
    },
    /// Nature was to act, and did not.
    NoOutcome {
        /// The line in which it should have.
        line: usize,
        /// What the key gives.
        given: String,
    },
}

impl Doubt {
    /// The doubt in words.
    pub fn phrase(&self) -> Phrase {
        let (line, what) = match self {
            Doubt::NoDeal => return Phrase::new("verify-no-deal"),
            Doubt::PlayedOn(steps) => {
                let steps = i64::try_from(*steps).unwrap_or(i64::MAX);
                return Phrase::new("verify-played-on").with("steps", steps);
            }
            Doubt::NotOpened => return Phrase::new("verify-not-opened"),
            Doubt::Replay(error) => return error.phrase(),
            Doubt::NotShown { line, hash, shown } => {
                let what = Phrase::new("verify-not-shown").with("hash", hash.as_str());
                (line, what.with("shown", shown.as_str()))
            }
            Doubt::NotTheHash { line, found } => {
                (line, Phrase::new("verify-not-the-hash").with("found", found.as_str()))
            }
            Doubt::OtherOutcome { line, dealt, given } => {
                let what = Phrase::new("verify-other-outcome").with("dealt", dealt.as_str());
                (line, what.with("given", given.as_str()))
            }
            Doubt::NoOutcome { line, given } => {
                (line, Phrase::new("verify-no-outcome").with("given", given.as_str()))
            }
        };
        Phrase::new("record-line").with("line", u32::try_from(*line).unwrap_or(u32::MAX)).with("what", what)
    }
}

/// Replays a record by the rules and deals it again: its hash is that of its table, key and nonce, and the one that was `shown`, if that is
/// known; and outcome *i* of chance is the one that the key gives for stream *i*. What is wrong first in the record is found first.
pub fn verify<'a>(record: &'a Record, shown: Option<&str>) -> Result<Fits<'a>, Doubt> {
    let no_deal = || record.practice.map_or(Doubt::NoDeal, Doubt::PlayedOn);
    let deal = record.deal.as_ref().ok_or_else(no_deal)?;
    let (_, mut game) = set_up(record).map_err(Doubt::Replay)?;
    let line = record.set_up.get("deal").copied().unwrap_or(1);
    if let Some(shown) = shown.filter(|shown| *shown != deal.hash) {
        return Err(Doubt::NotShown { line, hash: deal.hash.clone(), shown: shown.to_owned() });
    }
    let (_, Opened { key, nonce }) = record.opened.as_ref().ok_or(Doubt::NotOpened)?;
    let secret = Secret::read(key, nonce).ok_or(Doubt::NotOpened)?;
    let found = secret.commitment(&deal.table);
    if found != deal.hash {
        return Err(Doubt::NotTheHash { line, found });
    }
    let mut nature = Nature::new(secret.key);
    let mut outcomes = 0;
    for step in &record.steps {
        match (&step.1, game.turn()) {
            (Entry::Chance(dealt), Turn::Chance) => {
                let given = deal_again(&mut *game, &mut nature);
                if *dealt != given {
                    return Err(Doubt::OtherOutcome { line: step.0, dealt: dealt.clone(), given });
                }
                outcomes += 1;
            }
            // Where nature acts out of turn, the rules say so.
            (Entry::Chance(_) | Entry::Move(..) | Entry::Scores(_), _) => {
                Record::step(&mut *game, step).map_err(broken)?;
            }
        }
    }
    if game.turn() == Turn::Chance {
        let last = record.steps.last().map_or(line, |(line, _)| *line);
        return Err(Doubt::NoOutcome { line: last + 1, given: deal_again(&mut *game, &mut nature) });
    }
    record.confirm(&*game).map_err(broken)?;
    Ok(Fits { deal, outcomes })
}

/// What the key gives next, where nature is to act.
fn deal_again(game: &mut dyn Match, nature: &mut Nature) -> String {
    game.draw(&mut nature.next_step()).expect("it is nature's turn")
}

fn broken(error: RecordError) -> Doubt {
    Doubt::Replay(ReplayError::Line(error))
}
