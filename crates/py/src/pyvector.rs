use std::sync::{Arc, Mutex};

use game::Phrase;
use numpy::{
    BorrowError, Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods,
};
use players::{Level, Player};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBytes};
use vector::{Ends, Forced, Holder, Played, Questions, Records, Rotation, Setup, Values, Vectored};

use crate::data::kind_name;
use crate::fault::{Fault, Thing, detached, locked};
use crate::learning::{VectorError, learning};
use crate::pygame::Game;
use crate::pyposition::Toy;
use crate::rulebook::{Rulebook, Texts, Whole};

/// What an array of observations is called.
const OBSERVATIONS: &str = "observations";

/// Many games at once, as `karata.vector.Vector` holds them: arrays are given with every call, and checked there.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Games {
    book: Arc<Rulebook>,
    games: Mutex<Box<dyn Vectored>>,
}

/// What can be played many times at once.
#[derive(FromPyObject)]
enum Playable<'py> {
    Game(Bound<'py, Game>),
    Toy(Bound<'py, Toy>),
}

/// Who can sit down to a toy.
const TOY_CHAIRS: &str = "learner, other, random";
/// Who can be imitated there: the only good sense in a toy is its first legal action.
const TOY_MODELS: &str = "greedy, random";

impl Playable<'_> {
    fn book(&self) -> Arc<Rulebook> {
        match self {
            Playable::Game(game) => Arc::clone(&game.get().book),
            Playable::Toy(_) => Toy::book(),
        }
    }

    fn toy(&self) -> Option<&Toy> {
        match self {
            Playable::Game(_) => None,
            Playable::Toy(toy) => Some(toy.get()),
        }
    }

    /// Who sits on a chair.
    fn holder(&self, chair: &str) -> Result<Holder, Fault> {
        match (chair, self) {
            ("learner", _) => Ok(Holder::Learner),
            ("other", _) => Ok(Holder::Other),
            (bot, Playable::Game(_)) => self.bot("bots", bot).map(Holder::Bot),
            ("random", Playable::Toy(_)) => Ok(Holder::Bot(Level::Random.into())),
            (other, Playable::Toy(_)) => Err(self.unknown("chairs", other, TOY_CHAIRS)),
        }
    }

    /// Whom imitators follow.
    fn model(&self, model: &str) -> Result<Player, Fault> {
        match (model, self) {
            (bot, Playable::Game(_)) => self.bot("model", bot),
            ("greedy", Playable::Toy(_)) => Ok(Level::Greedy.into()),
            ("random", Playable::Toy(_)) => Ok(Level::Random.into()),
            (other, Playable::Toy(_)) => Err(self.unknown("model", other, TOY_MODELS)),
        }
    }

    /// A bot that can play this game.
    fn bot(&self, option: &'static str, bot: &str) -> Result<Player, Fault> {
        let book = self.book();
        let player = book.player(option, bot)?;
        book.entry.admit(&book.config, player).map_err(|error| book.impossible(&error))?;
        Ok(player)
    }

    fn unknown(&self, option: &'static str, value: &str, allowed: &'static str) -> Fault {
        let phrase = Phrase::new("cli-value-unknown").with("option", option).with("value", value);
        self.book().argument(&phrase.with("allowed", allowed))
    }
}

/// Where observations go: nowhere, as bytes, or as fractions.
enum Sheet<'py> {
    None,
    Bytes(PyReadwriteArrayDyn<'py, u8>),
    Fractions(PyReadwriteArrayDyn<'py, f32>),
}

/// So many random decisions are taken at once; then the interpreter may have something to say, such as Ctrl-C.
const AT_ONCE: u64 = 10_000_000;
/// The most random decisions of one call, in each game.
const MOST_DECISIONS: u64 = 1_000_000_000_000;

impl Games {
    /// Works on the games, without the interpreter.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Vectored) -> Result<T, Fault> + Send,
    ) -> Result<T, Fault> {
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || work(&mut **locked(&self.games, Thing::Games, lexicon)?))
    }

    /// What is wrong with an array.
    fn wrong(&self, key: &'static str, what: &str) -> Fault {
        self.book.argument(&Phrase::new(key).with("what", what))
    }

    /// An array of the caller's, to be written. Nobody else may have it meanwhile: no other thread, and no other parameter.
    fn lent<'py, T: Element>(
        &self,
        what: &str,
        array: &Bound<'py, PyAny>,
    ) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
        let lent = self.typed::<T>(what, array)?.try_readwrite().map_err(|error| match error {
            BorrowError::NotWriteable => self.wrong("py-array-read-only", what),
            _ => self.wrong("py-array-in-use", what),
        });
        Ok(lent?)
    }

    /// An array, if what it holds is what is needed.
    fn typed<'a, 'py, T: Element>(
        &self,
        what: &str,
        array: &'a Bound<'py, PyAny>,
    ) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
        if let Ok(typed) = array.cast::<PyArrayDyn<T>>() {
            return Ok(typed);
        }
        let phrase = match array.cast::<PyUntypedArray>() {
            Err(_) => Phrase::new("py-array-kind").with("what", what).with("kind", kind_name(array)?),
            Ok(other) => {
                let needed = numpy::dtype::<T>(array.py()).to_string();
                let phrase = Phrase::new("py-array-type").with("what", what).with("needed", needed);
                phrase.with("given", other.dtype().to_string())
            }
        };
        Err(self.book.mistyped(&phrase).into())
    }

    /// What is written in.
    fn slice<'a, T: Element>(
        &self,
        what: &str,
        array: &'a mut PyReadwriteArrayDyn<'_, T>,
    ) -> Result<&'a mut [T], Fault> {
        array.as_slice_mut().map_err(|_| self.wrong("py-array-scattered", what))
    }

    fn sheet<'py>(&self, array: Option<&Bound<'py, PyAny>>) -> PyResult<Sheet<'py>> {
        let Some(array) = array else { return Ok(Sheet::None) };
        if array.cast::<PyArrayDyn<f32>>().is_ok() {
            return Ok(Sheet::Fractions(self.lent(OBSERVATIONS, array)?));
        }
        if array.cast::<PyArrayDyn<u8>>().is_ok() {
            return Ok(Sheet::Bytes(self.lent(OBSERVATIONS, array)?));
        }
        let phrase = match array.cast::<PyUntypedArray>() {
            Err(_) => Phrase::new("py-array-kind").with("kind", kind_name(array)?),
            Ok(other) => Phrase::new("py-array-type-either").with("given", other.dtype().to_string()),
        };
        Err(self.book.mistyped(&phrase.with("what", OBSERVATIONS)).into())
    }

    fn values<'a>(&self, sheet: &'a mut Sheet<'_>) -> Result<Values<'a>, Fault> {
        Ok(match sheet {
            Sheet::None => Values::None,
            Sheet::Bytes(bytes) => Values::Bytes(self.slice(OBSERVATIONS, bytes)?),
            Sheet::Fractions(fractions) => Values::Fractions(self.slice(OBSERVATIONS, fractions)?),
        })
    }
}

#[pymethods]
impl Games {
    #[new]
    #[pyo3(signature = (game, games, chairs, seed, threads, rotate, model))]
    fn open(
        py: Python<'_>,
        game: Playable<'_>,
        games: Whole<usize>,
        chairs: Texts,
        seed: Whole<u64>,
        threads: Whole<usize>,
        rotate: bool,
        model: String,
    ) -> PyResult<Self> {
        let book = game.book();
        let lexicon = book.lexicon();
        let (games, seed, threads) = (book.fitting(games)?, book.fitting(seed)?, book.fitting(threads)?);
        let chairs = book.texts("chairs", chairs)?;
        let chairs = chairs.iter().map(|chair| game.holder(chair)).collect::<Result<_, Fault>>()?;
        let model = game.model(&model)?;
        let rotation = if rotate { Rotation::EveryEpisode } else { Rotation::Fixed };
        let setup = Setup { games, seed, threads, chairs, rotation, model };
        let toy = game.toy();
        let games = detached(py, lexicon, || {
            let games = match toy {
                None => learning(book.entry.name()).vector(&book.config, &setup),
                Some(toy) => toy.vector(&setup).map_err(VectorError::Setup),
            };
            games.map_err(|error| match error {
                VectorError::Config(error) => book.impossible(&error),
                VectorError::Setup(error) => book.argument(&error.phrase()),
            })
        })?;
        Ok(Games { games: Mutex::new(games), book })
    }

    /// Games, seats, letters and values.
    fn shape(&self, py: Python<'_>) -> PyResult<(usize, usize, usize, usize)> {
        Ok(self.with(py, |games| {
            let shape = games.shape();
            Ok((shape.games, shape.seats, shape.letters, shape.values))
        })?)
    }

    /// Writes what is asked now in every game.
    fn ask(
        &self,
        py: Python<'_>,
        values: Option<Bound<'_, PyAny>>,
        mask: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        chairs: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut sheet = self.sheet(values.as_ref())?;
        let [mut mask, mut seats, mut chairs] =
            [self.lent("masks", mask)?, self.lent("seats", seats)?, self.lent("chairs", chairs)?];
        let questions = Questions {
            values: self.values(&mut sheet)?,
            mask: self.slice("masks", &mut mask)?,
            seats: self.slice("seats", &mut seats)?,
            chairs: self.slice("chairs", &mut chairs)?,
        };
        Ok(self.with(py, |games| games.ask(questions).map_err(|error| self.book.argument(&error.phrase())))?)
    }

    /// Says one letter in each game, and goes on to the next questions.
    fn step(
        &self,
        py: Python<'_>,
        letters: &Bound<'_, PyAny>,
        values: Option<Bound<'_, PyAny>>,
        mask: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        chairs: &Bound<'_, PyAny>,
        decided: &Bound<'_, PyAny>,
        done: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        points: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let letters = self.typed::<u16>("letters", letters)?;
        let letters = letters.try_readonly().map_err(|_| self.wrong("py-array-in-use", "letters"))?;
        let letters = letters.as_slice().map_err(|_| self.wrong("py-array-scattered", "letters"))?;
        let mut sheet = self.sheet(values.as_ref())?;
        let [mut mask, mut seats, mut chairs] =
            [self.lent("masks", mask)?, self.lent("seats", seats)?, self.lent("chairs", chairs)?];
        let [mut decided, mut done] = [self.lent("decided", decided)?, self.lent("done", done)?];
        let (mut rewards, mut points) = (self.lent("rewards", rewards)?, self.lent("points", points)?);
        let questions = Questions {
            values: self.values(&mut sheet)?,
            mask: self.slice("masks", &mut mask)?,
            seats: self.slice("seats", &mut seats)?,
            chairs: self.slice("chairs", &mut chairs)?,
        };
        let ends = Ends {
            decided: self.slice("decided", &mut decided)?,
            done: self.slice("done", &mut done)?,
            rewards: self.slice("rewards", &mut rewards)?,
            points: self.slice("points", &mut points)?,
        };
        Ok(self.with(py, |games| {
            games.step(letters, questions, ends).map_err(|error| self.book.argument(&error.phrase()))
        })?)
    }

    /// Writes what all seats observe.
    fn observe_all(&self, py: Python<'_>, values: Bound<'_, PyAny>) -> PyResult<()> {
        let mut sheet = self.sheet(Some(&values))?;
        let values = self.values(&mut sheet)?;
        Ok(self.with(py, |games| {
            games.observe_all(values).map_err(|error| self.book.argument(&error.phrase()))
        })?)
    }

    /// Writes the letters that the model would say next.
    fn advise(&self, py: Python<'_>, letters: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut letters = self.lent("letters", letters)?;
        let letters = self.slice("letters", &mut letters)?;
        Ok(self
            .with(py, |games| games.advise(letters).map_err(|error| self.book.argument(&error.phrase())))?)
    }

    /// Takes so many decisions in each game at random; decisions taken and games that were over. Ctrl-C ends it, between two
    /// decisions.
    fn play_random(&self, py: Python<'_>, decisions: Whole<u64>) -> PyResult<(u64, u64)> {
        let mut left = self.book.within("decisions", decisions, 0..=MOST_DECISIONS)?;
        let at_once = AT_ONCE.div_ceil(self.shape(py)?.0 as u64);
        let mut sum = Played::default();
        while left > 0 {
            let now = left.min(at_once);
            let played = self.with(py, |games| Ok(games.play_random(now)))?;
            sum.decisions += played.decisions;
            sum.games += played.games;
            left -= now;
            py.check_signals()?;
        }
        Ok((sum.decisions, sum.games))
    }

    /// Everything that is needed to go on from here.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let save = self.with(py, |games| Ok(games.save()))?;
        Ok(PyBytes::new(py, &save))
    }

    /// Goes on from a save.
    fn restore(&self, py: Python<'_>, save: &[u8]) -> PyResult<()> {
        Ok(self.with(py, |games| games.restore(save).map_err(|error| self.book.argument(&error.phrase())))?)
    }

    /// From now on games that are over are kept as records, or not.
    fn keep_records(&self, py: Python<'_>, keep: bool) -> PyResult<()> {
        let records = if keep { Records::Kept } else { Records::Dropped };
        Ok(self.with(py, |games| {
            games.keep_records(records);
            Ok(())
        })?)
    }

    /// From now on what leaves no choice is decided without asking, or asked like everything else.
    fn skip_forced(&self, py: Python<'_>, skip: bool) -> PyResult<()> {
        let forced = if skip { Forced::Skipped } else { Forced::Asked };
        Ok(self.with(py, |games| {
            games.skip_forced(forced);
            Ok(())
        })?)
    }

    /// The records of the games that are over: game, episode and text.
    fn take_records(&self, py: Python<'_>) -> PyResult<Vec<(usize, u64, String)>> {
        let finished = self.with(py, |games| Ok(games.take_records()))?;
        Ok(finished.into_iter().map(|one| (one.game, one.episode, one.text)).collect())
    }
}
