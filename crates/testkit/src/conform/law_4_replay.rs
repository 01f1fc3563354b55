//! Law 4: the log is the game. Moves, views and records survive being written and read.

use game::record::{Entry, Record, Writer};
use game::secrets::Facts;
use game::{Config, Doors, Step, StepOf, Turn, Viewer};
use rand_core::Rng;

use super::Broken;
use crate::Tested;
use crate::random::legal;

/// The log leads to the position: by the doors alone, step by step, and from time to time all over again.
pub fn law_4_replay<G: Tested>(
    game: &G,
    log: &[StepOf<G>],
    mirror: &G::State,
    state: &G::State,
) -> Result<(), Broken> {
    if mirror != state {
        let what = format!("the log leads elsewhere:\n{mirror:?}\ninstead of\n{state:?}");
        return Err(Broken::new(4, what));
    }
    if log.len().is_power_of_two() || game.turn(state) == Turn::Over {
        let replayed = game.replay(log);
        if replayed != Ok(*state) {
            let what = format!("the log, replayed, leads elsewhere:\n{replayed:?}\ninstead of\n{state:?}");
            return Err(Broken::new(4, what));
        }
    }
    Ok(())
}

/// Takes the mirror one step further, by what is left of the step after JSON.
pub(super) fn advance<G: Tested>(game: &G, mirror: &mut G::State, step: StepOf<G>) -> Result<(), Broken> {
    let step = match step {
        Step::Move(seat, action) => Step::Move(through_json(&seat)?, through_json(&action)?),
        Step::Chance(chance) => Step::Chance(through_json(&chance)?),
    };
    game.step(mirror, step)
        .map_err(|refusal| Broken::new(4, format!("the log is refused: {step:?}, {refusal:?}")))
}

/// Notation and JSON give back every legal action, what nature draws, and every view, with and without memory.
pub fn law_4_round_trips<G: Tested, R: Rng + ?Sized>(
    game: &G,
    state: &G::State,
    rng: &mut R,
) -> Result<(), Broken> {
    for action in legal(game, state) {
        let text = game.write_action(action);
        for spelling in spellings(&text)? {
            if game.read_action(&spelling) != Ok(action) {
                let what = format!("{action:?} is written `{text}`; `{spelling}` is read as");
                return Err(Broken::new(4, format!("{what} {:?}", game.read_action(&spelling))));
            }
        }
        through_json(&action)?;
    }
    if game.turn(state) == Turn::Chance {
        let chance = game.sample(state, rng);
        let text = game.write_chance(chance);
        spellings(&text)?;
        if game.read_chance(&text) != Ok(chance) {
            let what = format!("{chance:?} is written `{text}`, which is read as");
            return Err(Broken::new(4, format!("{what} {:?}", game.read_chance(&text))));
        }
        through_json(&chance)?;
    }
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(state, viewer);
        through_json(&view)?;
        through_json(&view.forgetful())?;
    }
    Ok(())
}

/// The record of a finished game, read again, builds the same game and leads to the same end.
pub fn law_4_record<G: Tested>(game: &G, log: &[StepOf<G>], end: &G::State) -> Result<(), Broken> {
    let text = write_record(game, log, end);
    let broken = |what: String| Broken::new(4, format!("{what}\n{text}"));
    let record = Record::read(&text).map_err(|error| broken(format!("the record is unreadable: {error}")))?;
    let again = Config::new(G::schema(), Some(record.seats), &record.settings)
        .and_then(|config| G::new(&config))
        .map_err(|error| broken(format!("the record's settings are refused: {error}")))?;
    let mut replayed = Vec::new();
    for (line, entry) in &record.steps {
        let step = match entry {
            Entry::Move(seat, notation) => {
                again.read_action(notation).map(|action| Step::Move(*seat, action))
            }
            Entry::Chance(notation) => again.read_chance(notation).map(Step::Chance),
            Entry::Scores(_) => continue,
        };
        replayed.push(step.map_err(|error| broken(format!("line {line} is unreadable: {error}")))?);
    }
    if replayed != log || again.replay(&replayed) != Ok(*end) {
        return Err(broken(format!("the record leads to {:?}, not to\n{end:?}", again.replay(&replayed))));
    }
    if write_record(&again, &replayed, end) != text {
        return Err(broken("the record of the record is different:".to_owned()));
    }
    Ok(())
}

/// A whole record of a finished game.
pub(crate) fn write_record<G: Tested>(game: &G, log: &[StepOf<G>], end: &G::State) -> String {
    let (mut writer, mut text) = Writer::set_up(G::NAME, G::RULES, game.config());
    for &step in log {
        text += &match step {
            Step::Move(seat, action) => writer.action(seat, &game.write_action(action)),
            Step::Chance(chance) => writer.chance(&game.write_chance(chance)),
        };
    }
    if let Some(outcome) = game.outcome(end) {
        text += &writer.result(&outcome);
    }
    text
}

/// The ways to write a move that must all be read: case and spacing do not matter.
fn spellings(text: &str) -> Result<[String; 3], Broken> {
    if text.is_empty() || text != text.trim() || text.contains(['\n', '\r', ';']) {
        return Err(Broken::new(4, format!("`{text}` cannot stand in a line of a record")));
    }
    Ok([text.to_owned(), text.to_uppercase(), format!("  {}\t", text.replace(' ', "   "))])
}

fn through_json<T: Facts>(value: &T) -> Result<T, Broken> {
    let broken = |what: String| Broken::new(4, format!("{value:?} {what}"));
    let text = serde_json::to_string(value)
        .map_err(|error| broken(format!("cannot be written in JSON: {error}")))?;
    let back: T = serde_json::from_str(&text)
        .map_err(|error| broken(format!("is {text} in JSON, which cannot be read: {error}")))?;
    if back == *value { Ok(back) } else { Err(broken(format!("is {text} in JSON, which is {back:?}"))) }
}
