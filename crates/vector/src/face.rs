//! The face that is the same for all games: what a learner gives, and the arrays that are filled for it. Arrays go game by game.

use game::Outcome;
use game::observe::PlaneOf;

use crate::error::{SaveError, StepError};

/// Many games at once, whatever game it is.
pub trait Vectored: Send {
    /// How many of everything there are.
    fn shape(&self) -> &Shape;

    /// What a letter says, for programmers; nothing, if there is no such letter.
    fn letter_name(&self, letter: u16) -> Option<String>;

    /// Writes what is asked now in every game.
    fn ask(&self, questions: Questions<'_>) -> Result<(), StepError>;

    /// Says one letter in each game, and goes on to the next questions. If one letter is wrong, none is said.
    fn step(&mut self, letters: &[u16], questions: Questions<'_>, ends: Ends<'_>) -> Result<(), StepError>;

    /// Writes the observations of all seats of every game, in seat order, for critics: games × seats × values. Only the seat
    /// that is asked knows which letters it has said.
    fn observe_all(&self, values: Values<'_>) -> Result<(), StepError>;

    /// Writes the letter that the model of the setup would say next in every game, for imitators.
    fn advise(&self, letters: &mut [u16]) -> Result<(), StepError>;

    /// Takes so many decisions in each game at random, every legal action equally likely. A word that was begun is finished first.
    fn play_random(&mut self, decisions: u64) -> Played;

    /// Everything that is needed to go on from here, as text.
    fn save(&self) -> Vec<u8>;

    /// Goes on from a save of such games, with its seed; records that were not taken are lost.
    fn restore(&mut self, save: &[u8]) -> Result<(), SaveError>;

    /// From now on, games that are over are kept to be taken as records, or not.
    fn keep_records(&mut self, records: Records);

    /// From now on, what leaves no choice is decided without asking, or asked like everything else. What is asked already stays
    /// asked.
    fn skip_forced(&mut self, forced: Forced);

    /// The records of the games that are over, by game and episode; each is given once.
    fn take_records(&mut self) -> Vec<Finished>;
}

/// How many of everything there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The name of the game.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many games are played at once.
    pub games: usize,
    /// How many seats each has.
    pub seats: usize,
    /// How many letters the alphabet has.
    pub letters: usize,
    /// How many values an observation has.
    pub values: usize,
    /// What these values are.
    pub planes: Vec<PlaneOf>,
}

/// Where observations are written.
#[derive(Debug)]
pub enum Values<'a> {
    /// Nowhere: none are made.
    None,
    /// As they are.
    Bytes(&'a mut [u8]),
    /// Each divided by the scale of its plane: between 0 and 1.
    Fractions(&'a mut [f32]),
}

/// Where it is written what is asked.
#[derive(Debug)]
pub struct Questions<'a> {
    /// What the seat that is asked knows, and the letters it has said: games × values.
    pub values: Values<'a>,
    /// A 1 for every letter that may come next, else a 0: games × letters.
    pub mask: &'a mut [u8],
    /// The seat that is asked: games.
    pub seats: &'a mut [u8],
    /// The chair that stands there, as in the setup: games.
    pub chairs: &'a mut [u8],
}

/// Where it is written what came of the letters.
#[derive(Debug)]
pub struct Ends<'a> {
    /// A 1 where the letter made a word whole, so that something was decided: games.
    pub decided: &'a mut [u8],
    /// A 1 where the game in which it was said is over, and what is asked belongs to the next: games.
    pub done: &'a mut [u8],
    /// Each seat's share of the win minus a fair share, in a game that is over, else 0: games × seats.
    pub rewards: &'a mut [f32],
    /// The final scores of a game that is over, else 0: games × seats.
    pub points: &'a mut [i32],
}

/// What was played at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How many decisions the chairs that are asked took.
    pub decisions: u64,
    /// How many games were over.
    pub games: u64,
}

/// What becomes of games that are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Records {
    /// They are kept until they are taken.
    Kept,
    /// They are forgotten.
    Dropped,
}

/// What becomes of letters that must come next, since no other may, and of actions that come to the same ([`game::Observe::kinds`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced {
    /// They are asked for like all others.
    Asked,
    /// They are said without asking, and are among the letters already said when there is a choice again. An action that needs no
    /// choice at all is taken, and nobody hears of it; only where there never is a choice it is asked for after all. Of actions that
    /// come to the same only the first may be said.
    Skipped,
}

/// How the games go on, until somebody changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Habits {
    pub(crate) records: Records,
    pub(crate) forced: Forced,
}

impl Habits {
    /// Those in the beginning.
    pub(crate) const USUAL: Habits = Habits { records: Records::Dropped, forced: Forced::Asked };
}

/// The record of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Which of the games, counted from 0.
    pub game: usize,
    /// Which episode of it, counted from 0.
    pub episode: u64,
    /// The record.
    pub text: String,
}

/// What came of a letter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Came {
    /// The word is not whole yet.
    Begun,
    /// Something was decided.
    Decided,
    /// The game is over with that.
    Over(Outcome),
}

/// Takes so many off the beginning of an array that is large enough.
macro_rules! take {
    ($array:expr, $count:expr) => {
        $array.split_off_mut(..$count).expect("sizes are checked first")
    };
}
pub(crate) use take;

impl<'a> Values<'a> {
    /// Takes so many values off the beginning.
    pub(crate) fn take(&mut self, count: usize) -> Values<'a> {
        match self {
            Values::None => Values::None,
            Values::Bytes(bytes) => Values::Bytes(take!(bytes, count)),
            Values::Fractions(fractions) => Values::Fractions(take!(fractions, count)),
        }
    }

    pub(crate) fn check(&self, needed: usize) -> Result<(), StepError> {
        match self {
            Values::None => Ok(()),
            Values::Bytes(bytes) => check("values", bytes.len(), needed),
            Values::Fractions(fractions) => check("values", fractions.len(), needed),
        }
    }
}

impl<'a> Questions<'a> {
    /// Takes what belongs to so many games off the beginning.
    pub(crate) fn take(&mut self, games: usize, shape: &Shape) -> Questions<'a> {
        Questions {
            values: self.values.take(games * shape.values),
            mask: take!(self.mask, games * shape.letters),
            seats: take!(self.seats, games),
            chairs: take!(self.chairs, games),
        }
    }

    pub(crate) fn check(&self, shape: &Shape) -> Result<(), StepError> {
        self.values.check(shape.games * shape.values)?;
        check("mask", self.mask.len(), shape.games * shape.letters)?;
        check("seats", self.seats.len(), shape.games)?;
        check("chairs", self.chairs.len(), shape.games)
    }
}

impl<'a> Ends<'a> {
    /// Writes what came of a letter in one game.
    #[inline]
    pub(crate) fn write(self, came: Came) {
        let (decided, end) = match came {
            Came::Begun => (0, None),
            Came::Decided => (1, None),
            Came::Over(outcome) => (1, Some(outcome)),
        };
        self.decided[0] = decided;
        self.done[0] = u8::from(end.is_some());
        match end {
            None => {
                self.rewards.fill(0.0);
                self.points.fill(0);
            }
            Some(outcome) => {
                let fair = 1.0 / f32::from(outcome.ranks.count());
                let shares = outcome.win_shares();
                self.rewards
                    .iter_mut()
                    .zip(shares.values())
                    .for_each(|(reward, share)| *reward = share - fair);
                self.points
                    .iter_mut()
                    .zip(outcome.scores.values())
                    .for_each(|(points, score)| *points = score);
            }
        }
    }

    /// Takes what belongs to so many games off the beginning.
    pub(crate) fn take(&mut self, games: usize, shape: &Shape) -> Ends<'a> {
        Ends {
            decided: take!(self.decided, games),
            done: take!(self.done, games),
            rewards: take!(self.rewards, games * shape.seats),
            points: take!(self.points, games * shape.seats),
        }
    }

    pub(crate) fn check(&self, shape: &Shape) -> Result<(), StepError> {
        check("decided", self.decided.len(), shape.games)?;
        check("done", self.done.len(), shape.games)?;
        check("rewards", self.rewards.len(), shape.games * shape.seats)?;
        check("points", self.points.len(), shape.games * shape.seats)
    }
}

/// Is the array as large as it must be?
pub(crate) fn check(what: &'static str, given: usize, needed: usize) -> Result<(), StepError> {
    if given == needed { Ok(()) } else { Err(StepError::Length { what, given, needed }) }
}
