use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::observe::PlaneOf;
use game::{Advise, Config, Letter, ListChance, Observe, Outcome, Phrase, Rules, Seat, Spell, Turn, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use players::Manner;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};
use vector::{Said, Setup, SetupError, Single, Vector, Vectored};
use words::Language;

use crate::fault::{Fault, Kind, Thing, held};
use crate::pygame::{Plane, planes, scales};
use crate::rulebook::{Rulebook, Whole, no_such_letter, plain};

/// A position of a game that is played letter by letter: what environments and searchers of other projects hold. It can be
/// copied, and imagined anew from what a seat knows. A call takes microseconds: the interpreter is not released for it.
#[pyclass(module = "karata")]
pub(crate) struct Position {
    book: Arc<Rulebook>,
    single: Box<dyn Single>,
    /// Has something failed in it?
    is_spoiled: AtomicBool,
}

/// A small game with a known answer, for whoever tries a method: its positions list what nature can do.
#[pyclass(frozen, module = "karata")]
pub(crate) enum Toy {
    /// Kuhn poker.
    Kuhn,
    /// Leduc poker.
    Leduc,
}

#[pymethods]
impl Toy {
    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        match self {
            Toy::Kuhn => toys::kuhn::Kuhn::NAME,
            Toy::Leduc => toys::leduc::Leduc::NAME,
        }
    }

    /// The version of its rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        match self {
            Toy::Kuhn => toys::kuhn::Kuhn::RULES,
            Toy::Leduc => toys::leduc::Leduc::RULES,
        }
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.position().single.seats()
    }

    /// What every letter of its alphabet says.
    #[getter]
    fn letters(&self) -> Vec<String> {
        match self {
            Toy::Kuhn => toys::kuhn::Kuhn::letter_names(),
            Toy::Leduc => toys::leduc::Leduc::letter_names(),
        }
    }

    /// A game about to begin, to be played letter by letter. Nature acts when it is told to.
    fn position(&self) -> Position {
        let single = match self {
            Toy::Kuhn => listed::<toys::kuhn::Kuhn>(),
            Toy::Leduc => listed::<toys::leduc::Leduc>(),
        };
        Position::new(Toy::book(), single)
    }

    /// What the numbers of an observation are.
    #[getter]
    fn planes(&self) -> Vec<Plane> {
        planes(self.all_planes())
    }

    /// The scale of every value of an observation.
    #[getter]
    fn scale<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        scales(py, &self.all_planes())
    }
}

impl Toy {
    /// Refusals are told in the words that all games share.
    pub(crate) fn book() -> Arc<Rulebook> {
        Arc::new(Rulebook::usual(games::all()[0], Language::English))
    }

    /// Many games at once. Nobody but the caller and chance can sit down to a toy.
    pub(crate) fn vector(&self, setup: &Setup) -> Result<Box<dyn Vectored>, SetupError> {
        match self {
            Toy::Kuhn => many::<toys::kuhn::Kuhn>(setup),
            Toy::Leduc => many::<toys::leduc::Leduc>(setup),
        }
    }

    fn all_planes(&self) -> Vec<PlaneOf> {
        match self {
            Toy::Kuhn => toys::kuhn::Kuhn::planes(),
            Toy::Leduc => toys::leduc::Leduc::planes(),
        }
    }
}

fn rules<G: Observe>() -> Arc<G> {
    let config = Config::new::<&str, &str>(G::schema(), None, &[]).expect("toys need no settings");
    Arc::new(G::new(&config).expect("toys need no settings"))
}

fn listed<G: Observe + ListChance>() -> Box<dyn Single> {
    Box::new(vector::Position::listed(rules::<G>()))
}

fn many<G: Observe + Advise>(setup: &Setup) -> Result<Box<dyn Vectored>, SetupError> {
    Ok(Box::new(Vector::new(rules::<G>(), setup, |player| Manner::USUAL.mind(player))?))
}

/// The toy of this name: `kuhn` or `leduc` poker.
#[pyfunction]
pub(crate) fn toy(name: &str) -> PyResult<Toy> {
    match name {
        "kuhn" => Ok(Toy::Kuhn),
        "leduc" => Ok(Toy::Leduc),
        other => {
            let phrase = Phrase::new("cli-value-unknown").with("option", "name").with("value", other);
            let phrase = phrase.with("allowed", "kuhn, leduc");
            Err(Fault::new(Kind::Argument, &plain(Language::English), &phrase).into())
        }
    }
}

impl Position {
    pub(crate) fn new(book: Arc<Rulebook>, single: Box<dyn Single>) -> Self {
        Position { book, single, is_spoiled: AtomicBool::new(false) }
    }

    fn with(&self, single: Box<dyn Single>) -> Position {
        Position::new(Arc::clone(&self.book), single)
    }

    /// Looks at the position. Where that fails, it is of no use any more.
    fn look<T>(&self, look: impl FnOnce(&dyn Single) -> T) -> Result<T, Fault> {
        self.check()?;
        let seen = held(self.book.lexicon(), || look(&*self.single));
        seen.inspect_err(|_| self.is_spoiled.store(true, Ordering::Relaxed))
    }

    /// Changes the position. Where that fails, it is of no use any more.
    fn change<T>(&mut self, change: impl FnOnce(&mut dyn Single) -> T) -> Result<T, Fault> {
        self.check()?;
        let done = held(self.book.lexicon(), || change(&mut *self.single));
        done.inspect_err(|_| self.is_spoiled.store(true, Ordering::Relaxed))
    }

    fn check(&self) -> Result<(), Fault> {
        if self.is_spoiled.load(Ordering::Relaxed) {
            return Err(Thing::Position.spoiled(self.book.lexicon()));
        }
        Ok(())
    }

    fn seat_of(&self, seat: Whole<u8>) -> Result<Seat, Fault> {
        let seat = self.book.fitting(seat)?;
        let seats = self.single.seats();
        if seat < seats {
            return Ok(Seat(seat));
        }
        let phrase = Phrase::new("py-no-such-seat").with("seat", i64::from(seat));
        Err(self.fault(&phrase.with("last", i64::from(seats) - 1)))
    }

    fn viewer(&self, seat: Option<Whole<u8>>) -> Result<Viewer, Fault> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat_of(seat).map(Viewer::Seat))
    }

    fn fault(&self, phrase: &Phrase) -> Fault {
        Fault::new(Kind::Argument, self.book.lexicon(), phrase)
    }

    /// What is wrong with a letter, and what is allowed.
    fn refused(&self, letter: u16) -> Result<Fault, Fault> {
        let (turn, next) = self.look(|single| (single.turn(), single.next()))?;
        Ok(match turn {
            Turn::Over => self.fault(&Phrase::new("refused-over")),
            Turn::Chance => self.fault(&Phrase::new("refused-awaiting-chance")),
            Turn::Seat(_) => {
                let names =
                    (0..self.single.letter_count() as u16).map(|at| self.single.letter_name(Letter(at)));
                let names: Vec<String> = names.map(Option::unwrap_or_default).collect();
                no_such_letter(&self.book, letter, &next, &names)
            }
        })
    }
}

#[pymethods]
impl Position {
    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.single.seats()
    }

    /// How many letters the alphabet has.
    #[getter]
    fn letters(&self) -> usize {
        self.single.letter_count()
    }

    /// How many values an observation has.
    #[getter]
    fn values(&self) -> usize {
        self.single.value_count()
    }

    /// The seat that is to act; `None` when nature is, or nobody.
    #[getter]
    fn seat(&self) -> PyResult<Option<u8>> {
        Ok(match self.look(|single| single.turn())? {
            Turn::Seat(seat) => Some(seat.0),
            Turn::Chance | Turn::Over => None,
        })
    }

    /// Is nature to act?
    #[getter]
    fn is_natures(&self) -> PyResult<bool> {
        Ok(self.look(|single| single.turn() == Turn::Chance)?)
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.look(|single| single.turn() == Turn::Over)?)
    }

    /// How many steps were taken, nature's included; in an imagined position, since it was imagined.
    #[getter]
    fn steps(&self) -> usize {
        self.single.steps()
    }

    /// The letters already said of the action.
    #[getter]
    fn said(&self) -> PyResult<Vec<u16>> {
        Ok(self.look(|single| single.said().iter().map(|letter| letter.0).collect())?)
    }

    /// The score sheet so far.
    #[getter]
    fn standing(&self) -> PyResult<Vec<i32>> {
        Ok(self.look(|single| single.standing())?)
    }

    /// The scores, the ranks and the shares of the win, once the game is over.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let dict = |outcome: Outcome| -> PyResult<Bound<'py, PyDict>> {
            let dict = PyDict::new(py);
            dict.set_item("scores", outcome.scores.values().collect::<Vec<i32>>())?;
            dict.set_item("ranks", outcome.ranks.values().map(u32::from).collect::<Vec<u32>>())?;
            dict.set_item("shares", outcome.win_shares().values().collect::<Vec<f32>>())?;
            Ok(dict)
        };
        self.look(|single| single.outcome())?.map(dict).transpose()
    }

    /// What a letter says, such as `bid 7`; `None` if there is no such letter.
    fn letter_name(&self, letter: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        match letter.extract() {
            Ok(number) => Ok(self.look(|single| single.letter_name(Letter(number)))?),
            Err(error) if error.is_instance_of::<PyOverflowError>(letter.py()) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The letters that may come next, in their order.
    fn next_letters(&self) -> PyResult<Vec<u16>> {
        Ok(self.look(|single| single.next().iter().map(|letter| letter.0).collect())?)
    }

    /// The actions that can still be meant, in notation, each with its letters.
    fn words(&self) -> PyResult<Vec<(String, Vec<u16>)>> {
        let numbers = |word: Vec<Letter>| word.iter().map(|letter| letter.0).collect();
        let words = self.look(|single| single.words())?;
        Ok(words.into_iter().map(|(text, word)| (text, numbers(word))).collect())
    }

    /// Says a letter of the seat that is to act. True if that was the word, and its action is carried out.
    fn say(&mut self, letter: Whole<u16>) -> PyResult<bool> {
        let letter = self.book.fitting(letter)?;
        match self.change(|single| single.say(Letter(letter)))? {
            Ok(said) => Ok(said == Said::Done),
            Err(_) => Err(self.refused(letter)?.into()),
        }
    }

    /// Lets nature act once, with dice from this seed.
    fn happen(&mut self, seed: Whole<u64>) -> PyResult<()> {
        let seed = self.book.fitting(seed)?;
        if self.change(|single| single.happen(seed))? {
            Ok(())
        } else {
            Err(self.fault(&Phrase::new("py-not-natures-turn")).into())
        }
    }

    /// How likely each thing is that nature can do now: only of games that are small enough to list it.
    fn chances(&self) -> PyResult<Vec<f64>> {
        Ok(self.look(|single| single.chances())?)
    }

    /// Lets nature do this one of them.
    fn happen_as(&mut self, outcome: Whole<usize>) -> PyResult<()> {
        let outcome = self.book.fitting(outcome)?;
        if self.change(|single| single.happen_as(outcome))? {
            Ok(())
        } else {
            Err(self.fault(&Phrase::new("py-not-natures-turn")).into())
        }
    }

    /// What a seat observes, as an array of bytes: see `Game.planes`.
    fn observe<'py>(&self, py: Python<'py>, seat: Whole<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat_of(seat)?;
        let array = PyArray1::zeros(py, self.single.value_count(), false);
        let mut values = array.readwrite();
        let slots = values.as_slice_mut()?;
        self.look(|single| single.observe(seat, slots))?;
        drop(values);
        Ok(array)
    }

    /// A 1 for every letter that may come next.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = PyArray1::zeros(py, self.single.letter_count(), false);
        let mut mask = array.readwrite();
        let slots = mask.as_slice_mut()?;
        self.look(|single| single.next().into_iter().for_each(|letter| slots[letter.index()] = 1))?;
        drop(mask);
        Ok(array)
    }

    /// Everything a seat has been told so far and what it knows now, as text; of `None`, what a spectator has. Positions that it
    /// cannot tell apart have the same text.
    #[pyo3(signature = (seat = None))]
    fn told(&self, seat: Option<Whole<u8>>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(self.look(|single| single.told(viewer))?)
    }

    /// What a seat knows now, as JSON; of `None`, what a spectator knows.
    #[pyo3(signature = (seat = None))]
    fn known(&self, seat: Option<Whole<u8>>) -> PyResult<String> {
        let viewer = self.viewer(seat)?;
        Ok(self.look(|single| single.known(viewer))?)
    }

    /// Another position that fits what a seat knows, drawn with nature's probabilities.
    #[pyo3(signature = (seat, seed))]
    fn determinize(&self, seat: Option<Whole<u8>>, seed: Whole<u64>) -> PyResult<Position> {
        let (viewer, seed) = (self.viewer(seat)?, self.book.fitting(seed)?);
        let drawn = self.look(|single| single.determinize(viewer, seed))?;
        Ok(self.with(drawn))
    }

    /// The steps taken, in notation, each with its seat, or `None` for nature; in an imagined position, since it was imagined.
    fn log(&self) -> PyResult<Vec<(Option<u8>, String)>> {
        let log = self.look(|single| single.log())?;
        Ok(log.into_iter().map(|(seat, text)| (seat.map(|seat| seat.0), text)).collect())
    }

    /// The same position again.
    fn copy(&self) -> PyResult<Position> {
        let twin = self.look(|single| single.twin())?;
        Ok(self.with(twin))
    }

    fn __copy__(&self) -> PyResult<Position> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Position> {
        self.copy()
    }

    fn __repr__(&self) -> String {
        format!("<karata.Position of {} after {} steps>", self.single.game(), self.single.steps())
    }
}
