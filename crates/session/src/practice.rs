//! Games that are over, played on from the middle of their records.

use std::cmp::Ordering;

use game::record::{Entry, Record};
use game::{Phrase, Seat, Turn};
use table::setup::Before;

use crate::moments::{count, replay};
use crate::replay::ReplayError;

/// A position of a record that can be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The steps up to it, and none of those that came after it.
    pub before: Vec<Before>,
    /// Whose turn it is.
    pub turn: Seat,
}

/// Why a record cannot be played on from a step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum NotThere {
    /// There were fewer steps.
    NoStep,
    /// Chance is to act, or the game is over.
    NobodysTurn {
        /// After which step.
        step: u64,
        /// The next step after which it is somebody's turn, or else the last one.
        nearest: u64,
    },
    /// It does not replay.
    Replay(ReplayError),
}

impl NotThere {
    /// The reason in words.
    pub fn phrase(&self) -> Phrase {
        let number = |step: u64| i64::try_from(step).unwrap_or(i64::MAX);
        match self {
            NotThere::NoStep => Phrase::new("served-no-step"),
            NotThere::NobodysTurn { step, nearest } => Phrase::new("served-nobodys-turn")
                .with("step", number(*step))
                .with("nearest", number(*nearest)),
            NotThere::Replay(error) => error.phrase(),
        }
    }
}

/// The steps of a record as another game begins with them, with their lines.
pub fn steps(record: &Record) -> impl Iterator<Item = (usize, Before)> + '_ {
    record.steps.iter().filter_map(|(line, entry)| {
        let (seat, notation) = match entry {
            Entry::Move(seat, notation) => (Some(*seat), notation),
            Entry::Chance(notation) => (None, notation),
            Entry::Scores(_) => return None,
        };
        Some((*line, Before { seat, notation: notation.clone() }))
    })
}

/// Where a record can be played on after so many steps.
pub fn beginning(record: &Record, step: u64) -> Result<Beginning, NotThere> {
    if step > count(record) {
        return Err(NotThere::NoStep);
    }
    let mut last = 0;
    let mut next = None;
    let mut there = None;
    replay(record, u64::MAX, |game, taken, _| {
        if let Turn::Seat(turn) = game.turn() {
            match taken.cmp(&step) {
                Ordering::Less => last = taken,
                Ordering::Equal => there = Some(turn),
                Ordering::Greater => next = next.or(Some(taken)),
            }
        }
    })
    .map_err(NotThere::Replay)?;
    let turn = there.ok_or(NotThere::NobodysTurn { step, nearest: next.unwrap_or(last) })?;
    let before = steps(record).zip(0..step).map(|((_, before), _)| before).collect();
    Ok(Beginning { before, turn })
}
