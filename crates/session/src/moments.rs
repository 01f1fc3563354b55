//! Games that are over, looked back at: step by step as one viewer was told them, and any moment from every chair.

use game::record::{Entry, Record};
use game::{Match, MemoryAid, Reader, Scribe, Script, Seat, Viewer};
use protocol::{LaidOpen, Moment, Moments};

use crate::replay::{ReplayError, set_up};

/// The steps after so many, as a viewer was told them when they were new; at most so many of them.
pub fn moments(record: &Record, viewer: Viewer, after: u64, most: usize) -> Result<Moments, ReplayError> {
    let mut moments = Vec::new();
    let last = after.saturating_add(most as u64);
    replay(record, last, |game, step, by| {
        if step > after {
            moments.push(Moment { step, by, hand: game.hand(), story: game.tale(viewer).story });
        }
    })?;
    Ok(Moments { steps: count(record), moments })
}

/// The moment after so many steps, from every chair; nothing if there were fewer.
pub fn laid_open(record: &Record, step: u64) -> Result<Option<LaidOpen<Script>>, ReplayError> {
    let steps = count(record);
    if step > steps {
        return Ok(None);
    }
    let mut last = None;
    let game = replay(record, step, |_, _, by| last = by)?;
    let viewers: Vec<_> =
        Viewer::all(record.seats).map(|viewer| Reader::new(viewer, MemoryAid::On)).collect();
    let mut sights = game.tell_all(&viewers, &mut Scribe::default());
    let spectator = sights.pop().expect("somebody stands by");
    Ok(Some(LaidOpen { step, steps, by: last, hand: game.hand(), sights, spectator }))
}

/// How many steps a game had.
pub(crate) fn count(record: &Record) -> u64 {
    record.steps.iter().filter(|(_, entry)| is_step(entry)).count() as u64
}

/// A record has the scores of every hand between the steps.
fn is_step(entry: &Entry) -> bool {
    match entry {
        Entry::Move(..) | Entry::Chance(_) => true,
        Entry::Scores(_) => false,
    }
}

/// The match after so many steps, or all of them. `each` sees it after every one, with its number and whose it was.
pub(crate) fn replay(
    record: &Record,
    steps: u64,
    mut each: impl FnMut(&dyn Match, u64, Option<Seat>),
) -> Result<Box<dyn Match>, ReplayError> {
    let (_, mut game) = set_up(record)?;
    let taken = record.steps.iter().filter(|(_, entry)| is_step(entry));
    for (step, taken) in (1..=steps).zip(taken) {
        Record::step(&mut *game, taken).map_err(ReplayError::Line)?;
        let by = match taken.1 {
            Entry::Move(seat, _) => Some(seat),
            Entry::Chance(_) | Entry::Scores(_) => None,
        };
        each(&*game, step, by);
    }
    Ok(game)
}
