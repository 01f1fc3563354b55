//! The moments that decided a game that is over, from its record alone.

use bots::{Chance, Swing, seed};
use game::record::{Record, RecordError};
use game::{Config, Match, Phrase, Seat, Value};
use protocol::{Chances, Turning, TurningPoint};

use crate::moments::count;
use crate::practice::steps;
use crate::replay::{ReplayError, set_up, verify};

/// The moments that decided a game, by what lay on the table with all hands open: not by what anybody knew. Found by playing on from the true
/// positions; the same record always gives the same.
pub fn turning(record: &Record) -> Result<Turning, ReplayError> {
    turning_seeded(record, luck(record))
}

/// A seed that hangs on the steps of a record alone.
pub(crate) fn luck(record: &Record) -> u64 {
    let seed = record.steps.iter().fold(SEED, |seed, (line, _)| seed::child(seed, *line as u64));
    let letters = steps(record).flat_map(|(_, before)| before.notation.into_bytes());
    letters.fold(seed, |seed, letter| seed::child(seed, u64::from(letter)))
}

/// The same with other luck.
pub fn turning_seeded(record: &Record, seed: u64) -> Result<Turning, ReplayError> {
    verify(record)?;
    let (entry, game) = set_up(record)?;
    let taken: Vec<_> = steps(record).collect();
    let log: Vec<(Option<Seat>, &str)> =
        taken.iter().map(|(_, before)| (before.seat, before.notation.as_str())).collect();
    let config: &Config = game.config();
    let last = taken.last().map_or(1, |(line, _)| *line);
    let found = entry
        .turning(config, &log, seed)
        .map_err(|refusal| ReplayError::Line(RecordError { line: last, what: refusal.phrase() }))?;
    let points = found.swings.iter().map(|swing| point(&*game, swing, &log[swing.first..=swing.step]));
    Ok(Turning { steps: count(record), from: found.from as u64, points: points.collect() })
}

const SEED: u64 = 12;

fn point(game: &dyn Match, swing: &Swing, done: &[(Option<Seat>, &str)]) -> TurningPoint {
    let Swing { step, seat, before, after, .. } = *swing;
    let (before, after) = (told(before), told(after));
    let words = Phrase::new(if has_partners(game, seat) { "turning-point-side" } else { "turning-point" })
        .with("who", seat)
        .with(
            "move",
            Value::List(done.iter().map(|(_, notation)| Value::Move((*notation).to_owned())).collect()),
        )
        .with("before", before.percent)
        .with("after", after.percent)
        .with("error", before.error.max(after.error));
    TurningPoint { step: step as u64 + 1, by: seat, before, after, words }
}

/// Does somebody win and lose with this seat?
pub(crate) fn has_partners(game: &dyn Match, seat: Seat) -> bool {
    let sides = game.sides();
    sides.values().filter(|side| *side == sides[seat]).count() > 1
}

/// In percent, with twice the standard error, rounded up: nineteen times in twenty it is no more.
pub(crate) fn told(Chance { share, error }: Chance) -> Chances {
    Chances { percent: (share * 100.0).round() as u8, error: (error * 200.0).ceil() as u8 }
}
