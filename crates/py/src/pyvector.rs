use std::sync::{Arc, Mutex};

use game::Phrase;
use games::VectorError;
use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBytes};
use vector::{Ends, Holder, Questions, Records, Rotation, Setup, Values, Vectored};

use crate::fault::{Fault, Kind, detached, locked};
use crate::pygame::Game;
use crate::rulebook::Rulebook;

/// Many games at once, as `karata.vector.Vector` holds them: arrays are given with every call, and checked there.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Games {
    book: Arc<Rulebook>,
    games: Mutex<Box<dyn Vectored>>,
}

/// Where observations go: nowhere, as bytes, or as fractions.
enum Sheet<'py> {
    None,
    Bytes(PyReadwriteArrayDyn<'py, u8>),
    Fractions(PyReadwriteArrayDyn<'py, f32>),
}

impl<'py> Sheet<'py> {
    fn of(array: Option<&Bound<'py, PyAny>>) -> PyResult<Self> {
        let Some(array) = array else { return Ok(Sheet::None) };
        match array.extract::<PyReadwriteArrayDyn<'py, u8>>() {
            Ok(bytes) => Ok(Sheet::Bytes(bytes)),
            Err(_) => Ok(Sheet::Fractions(array.extract()?)),
        }
    }

    fn values(&mut self) -> PyResult<Values<'_>> {
        Ok(match self {
            Sheet::None => Values::None,
            Sheet::Bytes(bytes) => Values::Bytes(bytes.as_slice_mut()?),
            Sheet::Fractions(fractions) => Values::Fractions(fractions.as_slice_mut()?),
        })
    }
}

impl Games {
    /// What the games say of a call, as it is: it is for programmers, in English alone.
    fn argument(&self, error: &dyn std::fmt::Display) -> Fault {
        let phrase = Phrase::new("py-said").with("what", error.to_string().as_str());
        Fault::new(Kind::Argument, self.book.lexicon(), &phrase)
    }
}

#[pymethods]
impl Games {
    #[new]
    #[pyo3(signature = (game, games, chairs, seed, threads, rotate))]
    fn open(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        games: usize,
        chairs: Vec<String>,
        seed: u64,
        threads: usize,
        rotate: bool,
    ) -> PyResult<Self> {
        let book = Arc::clone(&game.get().book);
        let lexicon = book.lexicon();
        let said =
            |what: &str| Fault::new(Kind::Argument, lexicon, &Phrase::new("py-said").with("what", what));
        let holder = |chair: &String| match chair.as_str() {
            "learner" => Ok(Holder::Learner),
            "other" => Ok(Holder::Other),
            bot => book.player(bot, None).map(Holder::Bot),
        };
        let chairs = chairs.iter().map(holder).collect::<Result<_, Fault>>()?;
        let rotation = if rotate { Rotation::EveryEpisode } else { Rotation::Fixed };
        let setup = Setup { games, seed, threads, chairs, rotation };
        let games = detached(py, lexicon, || {
            book.entry.vector(&book.config, &setup).map_err(|error| match error {
                VectorError::Config(error) => book.impossible(&error),
                VectorError::Setup(error) => said(&error.to_string()),
            })
        })?;
        Ok(Games { games: Mutex::new(games), book })
    }

    /// Games, seats, letters and values.
    fn shape(&self) -> PyResult<(usize, usize, usize, usize)> {
        let games = locked(&self.games, self.book.lexicon())?;
        let shape = games.shape();
        Ok((shape.games, shape.seats, shape.letters, shape.values))
    }

    /// Writes what is asked now in every game.
    fn ask(
        &self,
        py: Python<'_>,
        values: Option<Bound<'_, PyAny>>,
        mut mask: PyReadwriteArrayDyn<'_, u8>,
        mut seats: PyReadwriteArrayDyn<'_, u8>,
        mut chairs: PyReadwriteArrayDyn<'_, u8>,
    ) -> PyResult<()> {
        let mut sheet = Sheet::of(values.as_ref())?;
        let questions = Questions {
            values: sheet.values()?,
            mask: mask.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            chairs: chairs.as_slice_mut()?,
        };
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || {
            locked(&self.games, lexicon)?.ask(questions).map_err(|error| self.argument(&error))
        })?;
        Ok(())
    }

    /// Says one letter in each game, and goes on to the next questions.
    #[expect(clippy::too_many_arguments, reason = "the arrays of a step")]
    fn step(
        &self,
        py: Python<'_>,
        letters: PyReadonlyArrayDyn<'_, u16>,
        values: Option<Bound<'_, PyAny>>,
        mut mask: PyReadwriteArrayDyn<'_, u8>,
        mut seats: PyReadwriteArrayDyn<'_, u8>,
        mut chairs: PyReadwriteArrayDyn<'_, u8>,
        mut decided: PyReadwriteArrayDyn<'_, u8>,
        mut done: PyReadwriteArrayDyn<'_, u8>,
        mut rewards: PyReadwriteArrayDyn<'_, f32>,
        mut points: PyReadwriteArrayDyn<'_, i32>,
    ) -> PyResult<()> {
        let mut sheet = Sheet::of(values.as_ref())?;
        let letters = letters.as_slice()?;
        let questions = Questions {
            values: sheet.values()?,
            mask: mask.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            chairs: chairs.as_slice_mut()?,
        };
        let ends = Ends {
            decided: decided.as_slice_mut()?,
            done: done.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            points: points.as_slice_mut()?,
        };
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || {
            let mut games = locked(&self.games, lexicon)?;
            games.step(letters, questions, ends).map_err(|error| self.argument(&error))
        })?;
        Ok(())
    }

    /// Writes what all seats observe.
    fn observe_all(&self, py: Python<'_>, values: Bound<'_, PyAny>) -> PyResult<()> {
        let mut sheet = Sheet::of(Some(&values))?;
        let values = sheet.values()?;
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || {
            locked(&self.games, lexicon)?.observe_all(values).map_err(|error| self.argument(&error))
        })?;
        Ok(())
    }

    /// Writes the letters that the adviser would say next.
    fn advise(&self, py: Python<'_>, mut letters: PyReadwriteArrayDyn<'_, u16>) -> PyResult<()> {
        let letters = letters.as_slice_mut()?;
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || {
            locked(&self.games, lexicon)?.advise(letters).map_err(|error| self.argument(&error))
        })?;
        Ok(())
    }

    /// Takes so many decisions in each game at random; decisions taken and games that were over.
    fn play_random(&self, py: Python<'_>, decisions: u64) -> PyResult<(u64, u64)> {
        let lexicon = self.book.lexicon();
        let played = detached(py, lexicon, || Ok(locked(&self.games, lexicon)?.play_random(decisions)))?;
        Ok((played.decisions, played.games))
    }

    /// Everything that is needed to go on from here.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let lexicon = self.book.lexicon();
        let save = detached(py, lexicon, || Ok(locked(&self.games, lexicon)?.save()))?;
        Ok(PyBytes::new(py, &save))
    }

    /// Goes on from a save.
    fn restore(&self, py: Python<'_>, save: &[u8]) -> PyResult<()> {
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || {
            locked(&self.games, lexicon)?.restore(save).map_err(|error| self.argument(&error))
        })?;
        Ok(())
    }

    /// From now on games that are over are kept as records, or not.
    fn keep_records(&self, keep: bool) -> PyResult<()> {
        let records = if keep { Records::Kept } else { Records::Dropped };
        locked(&self.games, self.book.lexicon())?.keep_records(records);
        Ok(())
    }

    /// The records of the games that are over: game, episode and text.
    fn take_records(&self) -> PyResult<Vec<(usize, u64, String)>> {
        let finished = locked(&self.games, self.book.lexicon())?.take_records();
        Ok(finished.into_iter().map(|one| (one.game, one.episode, one.text)).collect())
    }
}
