//! `karata play --from`: a record is played on, as practice.

use game::record::{Entry, Record};
use game::{Match, Phrase, Seat, Turn};
use session::practice::steps;
use session::replay::set_up;
use table::setup::Before;
use words::Lexicon;

use crate::cli::PlayArguments;
use crate::failure::Failure;
use crate::input;

/// Where a record is played on.
pub(crate) struct From {
    pub(crate) record: Record,
    pub(crate) lexicon: Lexicon,
    pub(crate) seat: Seat,
    /// The line after which the person acts.
    pub(crate) line: usize,
}

impl From {
    /// What the arguments ask for in a record that has been verified: a turn of a seat.
    pub(crate) fn find(record: Record, lexicon: Lexicon, arguments: &PlayArguments) -> Result<From, Failure> {
        let turns = turns(&record)?;
        let seat = arguments.seat.as_deref();
        let seat = seat.map(|text| input::seat("--seat", text, record.seats, &lexicon)).transpose()?;
        let refused = |phrase: &Phrase| Failure::input(&lexicon, phrase);
        let (seat, line) = match &arguments.at {
            None => {
                let seat = seat.unwrap_or(Seat(0));
                let last = turns.iter().rev().find(|(_, turn)| *turn == Turn::Seat(seat));
                let never = || Phrase::new("from-never").with("seat", seat.to_string());
                (seat, last.ok_or_else(|| refused(&never()))?.0)
            }
            Some(text) => {
                let lines = || turns.iter().map(|(line, _)| *line as u64);
                let range = lines().min().unwrap_or(1)..=lines().max().unwrap_or(1);
                let line = input::number("--at", text, range, &lexicon)? as usize;
                let turn = turns.iter().rev().find(|(at, _)| *at <= line).map(|(_, turn)| *turn);
                match (turn, seat) {
                    (Some(Turn::Seat(asked)), None) => (asked, line),
                    (Some(Turn::Seat(asked)), Some(seat)) if asked == seat => (seat, line),
                    _ => return Err(refused(&not_there(line, seat, &turns))),
                }
            }
        };
        Ok(From { record, lexicon, seat, line })
    }

    /// The steps up to there.
    pub(crate) fn before(&self) -> Vec<Before> {
        let steps = steps(&self.record).take_while(|(line, _)| *line <= self.line);
        steps.map(|(_, before)| before).collect()
    }
}

/// Whose turn it is after each line of a record that has been verified.
fn turns(record: &Record) -> Result<Vec<(usize, Turn)>, Failure> {
    let (_, mut game) = set_up(record)?;
    let turn = |game: &dyn Match, step: &(usize, Entry)| (step.0, game.turn());
    let mut turns = Vec::with_capacity(record.steps.len());
    for step in &record.steps {
        Record::step(&mut *game, step)?;
        turns.push(turn(&*game, step));
    }
    Ok(turns)
}

/// That a seat, or anybody, is not to act there, and where it is: the nearest line before and the nearest after.
fn not_there(line: usize, seat: Option<Seat>, turns: &[(usize, Turn)]) -> Phrase {
    let is_turn = |(_, turn): &&(usize, Turn)| match (turn, seat) {
        (Turn::Seat(asked), Some(seat)) => *asked == seat,
        (Turn::Seat(_), None) => true,
        (Turn::Chance | Turn::Over, _) => false,
    };
    let before = turns.iter().rev().filter(|(at, _)| *at < line).find(is_turn);
    let after = turns.iter().filter(|(at, _)| *at > line).find(is_turn);
    let nearest: Vec<String> = before.into_iter().chain(after).map(|(at, _)| at.to_string()).collect();
    let number = u32::try_from(line).unwrap_or(u32::MAX);
    match seat {
        Some(seat) if nearest.is_empty() => Phrase::new("from-never").with("seat", seat.to_string()),
        Some(seat) => Phrase::new("from-not-their-turn")
            .with("line", number)
            .with("seat", seat.to_string())
            .with("lines", nearest.join(", ")),
        None => Phrase::new("from-nobodys-turn").with("line", number).with("lines", nearest.join(", ")),
    }
}
