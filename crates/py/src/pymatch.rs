use std::sync::{Arc, Mutex};

use game::spell::Word;
use game::{Command, Data, Letter, MemoryAid, Phrase, Refusal, Seat, Turn, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyMapping, PyString};
use words::Lexicon;

use crate::choice::Choice;
use crate::course::Course;
use crate::data::{from_python, kind_name, to_python};
use crate::fault::{Fault, Kind, Thing, detached, held, locked};
use crate::html;
use crate::pybot::Bot;
use crate::pygame::Game;
use crate::rulebook::{Rulebook, Whole, chair_seed, no_such_letter};

/// A match being played: what `Game.match` and `read_record` give.
///
/// Seats are counted from 0, as in JSON; in texts they are counted from 1. What is refused changes nothing.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Match {
    book: Arc<Rulebook>,
    course: Arc<Mutex<Course>>,
}

/// What somebody wants to do.
enum Wanted {
    Text(String),
    Data(Data),
}

impl Match {
    /// A match of this game.
    pub(crate) fn new(book: Arc<Rulebook>, course: Course) -> Match {
        Match { book, course: Arc::new(Mutex::new(course)) }
    }

    /// Works on the match, without the interpreter.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Course) -> Result<T, Fault> + Send,
    ) -> Result<T, Fault> {
        let lexicon = self.book.lexicon();
        detached(py, lexicon, || work(&mut *locked(&self.course, Thing::Match, lexicon)?))
    }

    fn refused(&self, refusal: &Refusal) -> Fault {
        Fault::refused(refusal, self.book.lexicon(), &self.book.names(Viewer::Spectator))
    }

    /// Bots for some seats: one for all, by its name, or by seat, each a name or a bot of this match.
    fn bots(
        &self,
        py: Python<'_>,
        bots: &Bound<'_, PyAny>,
        budget: Option<u32>,
    ) -> PyResult<Vec<Option<Py<Bot>>>> {
        let seats = self.book.config.seats();
        let mut chairs: Vec<Option<Py<Bot>>> = Seat::all(seats).map(|_| None).collect();
        if let Ok(level) = bots.extract::<String>() {
            for seat in Seat::all(seats) {
                chairs[seat.index()] = Some(Py::new(py, self.sit(py, seat, &level, None, budget)?)?);
            }
            return Ok(chairs);
        }
        let no_bot = |object: &Bound<'_, PyAny>| -> PyErr {
            match kind_name(object) {
                Ok(kind) => self.book.mistyped(&Phrase::new("py-bots-type").with("kind", kind)).into(),
                Err(error) => error,
            }
        };
        for entry in bots.cast::<PyMapping>().map_err(|_| no_bot(bots))?.items()?.iter() {
            let (seat, bot) = entry.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>()?;
            let seat = self.book.seat(seat.extract::<Whole<u64>>()?)?;
            let bot = if let Ok(level) = bot.extract::<String>() {
                Py::new(py, self.sit(py, seat, &level, None, budget)?)?
            } else {
                let bot = bot.cast::<Bot>().map_err(|_| no_bot(&bot))?.clone();
                if !bot.get().is_of(&self.course) || bot.get().seat() != seat {
                    return Err(self.book.mistyped(&Phrase::new("py-bot-elsewhere")).into());
                }
                bot.unbind()
            };
            chairs[seat.index()] = Some(bot);
        }
        Ok(chairs)
    }

    fn sit(
        &self,
        py: Python<'_>,
        seat: Seat,
        level: &str,
        seed: Option<u64>,
        budget: Option<u32>,
    ) -> Result<Bot, Fault> {
        let player = self.book.player("bots", level)?.or_budget(budget);
        let seed = match seed {
            Some(seed) => seed,
            None => chair_seed(self.with(py, |course| Ok(course.seed()))?, seat),
        };
        Bot::sit_down(py, &self.book, &self.course, seat, player, seed)
    }
}

#[pymethods]
impl Match {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game { book: Arc::clone(&self.book) }
    }

    /// The seed of nature's dice.
    #[getter]
    fn seed(&self, py: Python<'_>) -> PyResult<u64> {
        Ok(self.with(py, |course| Ok(course.seed()))?)
    }

    /// What the match is waiting for: the seat that is to act, `"nature"`, or `None` when it is over.
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self.with(py, |course| Ok(course.now().turn()))? {
            Turn::Seat(seat) => PyInt::new(py, seat.0).into_any(),
            Turn::Chance => PyString::new(py, "nature").into_any(),
            Turn::Over => py.None().into_bound(py),
        })
    }

    /// Is it over?
    #[getter]
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        Ok(self.with(py, |course| Ok(course.now().turn() == Turn::Over))?)
    }

    /// How many actions and outcomes of chance led here.
    #[getter]
    fn steps(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.with(py, |course| Ok(course.steps()))?)
    }

    /// Which hand of the match is played, counted from 0.
    #[getter]
    fn hand(&self, py: Python<'_>) -> PyResult<u32> {
        Ok(self.with(py, |course| Ok(course.now().hand()))?)
    }

    /// The team of every seat: seats with the same number win and lose together.
    #[getter]
    fn sides(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        Ok(self.with(py, |course| Ok(course.now().sides().values().map(u32::from).collect()))?)
    }

    /// The score sheet so far, by seat: everybody may read it.
    #[getter]
    fn standing(&self, py: Python<'_>) -> PyResult<Vec<i32>> {
        Ok(self.with(py, |course| Ok(course.now().standing().values().collect()))?)
    }

    /// The result, once it is over: `scores` and `ranks` by seat; rank 1 won.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.with(py, |course| Ok(course.now().outcome()))?;
        outcome.map(|outcome| to_python(py, &game::sight::data(&outcome))).transpose()
    }

    /// What a seat may do, in the game's order: by default the one that is to act. Empty if it is not its turn.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, py: Python<'_>, seat: Option<Whole<u64>>) -> PyResult<Vec<Choice>> {
        let seat = seat.map(|seat| self.book.seat(seat)).transpose()?;
        Ok(self.with(py, |course| {
            let Some(seat) = seat.or(course.seat_to_act().ok()) else { return Ok(Vec::new()) };
            let names = self.book.names(Viewer::Seat(seat));
            let offers = course.offers(seat, self.book.eyes()).into_iter();
            Ok(offers.map(|(choice, word)| Choice::new(choice, &word, &self.book, &names)).collect())
        })?)
    }

    /// Lets a seat act, by default the one whose turn it is. A command is a choice, a text as somebody types it, or data: one
    /// action or a list of them, which are carried out whole or not at all. Gives each action as text.
    #[pyo3(signature = (command, /, seat = None))]
    fn play(
        &self,
        py: Python<'_>,
        command: &Bound<'_, PyAny>,
        seat: Option<Whole<u64>>,
    ) -> PyResult<Vec<String>> {
        let wanted = read_command(command, self.book.lexicon())?;
        let seat = seat.map(|seat| self.book.seat(seat)).transpose()?;
        Ok(self.with(py, |course| {
            let command = match &wanted {
                Wanted::Text(text) => Command::Text(text),
                Wanted::Data(data) => Command::Data(data),
            };
            let seat = seat.map_or_else(|| course.seat_to_act(), Ok);
            seat.and_then(|seat| course.play(seat, command)).map_err(|refusal| self.refused(&refusal))
        })?)
    }

    /// Lets nature do this, as a record writes it.
    #[pyo3(signature = (text, /))]
    fn happen(&self, py: Python<'_>, text: &str) -> PyResult<()> {
        Ok(self.with(py, |course| course.happen(text).map_err(|refusal| self.refused(&refusal)))?)
    }

    /// Lets nature draw what it does next, from the seed. Gives it as text.
    fn draw(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.with(py, |course| course.draw().map_err(|refusal| self.refused(&refusal)))?)
    }

    /// Takes the last command back, and what nature did since. Nature will draw the same again; bots do not forget what
    /// they saw.
    fn undo(&self, py: Python<'_>) -> PyResult<()> {
        let nothing = || Fault::new(Kind::Refused, self.book.lexicon(), &Phrase::new("py-nothing-to-undo"));
        Ok(self.with(py, |course| if course.undo() { Ok(()) } else { Err(nothing()) })?)
    }

    /// The same match once more, to be tried out. No bot watches it.
    fn fork(&self, py: Python<'_>) -> PyResult<Match> {
        let course = self.with(py, |course| Ok(course.fork()))?;
        Ok(Match::new(Arc::clone(&self.book), course))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Match> {
        self.fork(py)
    }

    #[pyo3(signature = (_memo, /))]
    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Match> {
        self.fork(py)
    }

    /// Everything this viewer is told, as data: what a client is sent. `None` is somebody standing by. With `memory` it
    /// includes what a perfect memory would add.
    #[pyo3(signature = (viewer = None, *, memory = false))]
    fn sight<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<Whole<u64>>,
        memory: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.book.viewer(viewer)?;
        let text = self.with(py, |course| Ok(course.now().tell(viewer, aid(memory))))?;
        py.import("json")?.call_method1("loads", (text,))
    }

    /// What this viewer knows, as data: the part of its sight that a bot is given.
    #[pyo3(signature = (viewer = None, *, memory = true))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<Whole<u64>>,
        memory: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.book.viewer(viewer)?;
        let view = self.with(py, |course| Ok(course.now().sight(viewer, aid(memory)).view))?;
        to_python(py, &view)
    }

    /// What this viewer saw of the last command, or of the last outcome of chance, in words.
    #[pyo3(signature = (viewer = None))]
    fn story(&self, py: Python<'_>, viewer: Option<Whole<u64>>) -> PyResult<Vec<String>> {
        let viewer = self.book.viewer(viewer)?;
        Ok(self.with(py, |course| Ok(self.said(&course.now().tale(viewer).story, viewer)))?)
    }

    /// What this viewer is asked, in words; nothing if it is not its turn.
    #[pyo3(signature = (viewer = None))]
    fn question(&self, py: Python<'_>, viewer: Option<Whole<u64>>) -> PyResult<Vec<String>> {
        let viewer = self.book.viewer(viewer)?;
        Ok(self
            .with(py, |course| Ok(self.said(&course.now().sight(viewer, MemoryAid::Off).question, viewer)))?)
    }

    /// What a seat observes, by default the one that is to act, as an array of bytes: see `Game.planes`. `said` are letters that it has
    /// already said of its action.
    #[pyo3(signature = (seat = None, *, said = Vec::new()))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole<u64>>,
        said: Vec<Whole<u16>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = seat.map(|seat| self.book.seat(seat)).transpose()?;
        let said = self.letters(said)?;
        let values = self.with(py, |course| {
            let seat = seat.map_or_else(|| course.seat_to_act(), Ok);
            let seat = seat.map_err(|refusal| self.refused(&refusal))?;
            let asked = course.now().ask(seat, MemoryAid::On);
            self.next(&asked.map_or_else(Vec::new, |asked| self.book.eyes().words(&asked)), &said)?;
            Ok(self.book.eyes().observe(&course.now().show(seat), &said))
        })?;
        Ok(PyArray1::from_vec(py, values))
    }

    /// A 1 for every letter that may come next: of the seat that is to act, which has already said these letters of its action.
    #[pyo3(signature = (*, said = Vec::new()))]
    fn mask<'py>(&self, py: Python<'py>, said: Vec<Whole<u16>>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let said = self.letters(said)?;
        let mask = self.with(py, |course| {
            let asked = course.seat_to_act().ok().and_then(|seat| course.now().ask(seat, MemoryAid::On));
            let words = asked.map_or_else(Vec::new, |asked| self.book.eyes().words(&asked));
            let mut mask = vec![0; self.book.eyes().letter_count()];
            self.next(&words, &said)?.into_iter().for_each(|letter| mask[letter.index()] = 1);
            Ok(mask)
        })?;
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The steps that led here, in notation, each with its seat, or `None` for nature; in an imagined position, since it was imagined.
    fn log(&self, py: Python<'_>) -> PyResult<Vec<(Option<u8>, String)>> {
        let log = self.with(py, |course| Ok(course.log()))?;
        Ok(log.into_iter().map(|(seat, text)| (seat.map(|seat| seat.0), text)).collect())
    }

    /// A phrase of a sight in words, as this viewer reads it.
    #[pyo3(signature = (phrase, /, viewer = None))]
    fn say(&self, phrase: &Bound<'_, PyAny>, viewer: Option<Whole<u64>>) -> PyResult<String> {
        let viewer = self.book.viewer(viewer)?;
        let phrase: Phrase = serde_json::from_value(from_python(phrase, self.book.lexicon())?)
            .map_err(|_| self.book.mistyped(&Phrase::new("py-phrase")))?;
        let lexicon = self.book.lexicon();
        Ok(held(lexicon, || lexicon.say(&phrase, &self.book.names(viewer)))?)
    }

    /// A match in a position that fits what this viewer knows: what is hidden from it is drawn anew, with nature's
    /// probabilities. With `memory` the viewer remembers everything it saw. It can be played on, but has no record.
    #[pyo3(signature = (viewer = None, seed = None, *, memory = true))]
    fn determinize(
        &self,
        py: Python<'_>,
        viewer: Option<Whole<u64>>,
        seed: Option<Whole<u64>>,
        memory: bool,
    ) -> PyResult<Match> {
        let viewer = self.book.viewer(viewer)?;
        let seed = self.book.seed(seed)?;
        let course = self.with(py, |course| Ok(course.imagined(viewer, aid(memory), seed)))?;
        Ok(Match::new(Arc::clone(&self.book), course))
    }

    /// The record of the match up to now: a text that every Karata reads.
    fn record(&self, py: Python<'_>) -> PyResult<String> {
        let imagined = || Fault::new(Kind::Record, self.book.lexicon(), &Phrase::new("py-imagined"));
        Ok(self.with(py, |course| course.record().ok_or_else(imagined))?)
    }

    /// A bot on a chair of this match: `level` is one of `Game.levels`, with how many games it may imagine for a decision if
    /// it searches: `club:500`, or `club` and a `budget`. Its seed comes from that of the match, unless it has its own.
    #[pyo3(signature = (seat, level, *, seed = None, budget = None))]
    fn bot(
        &self,
        py: Python<'_>,
        seat: Whole<u64>,
        level: &str,
        seed: Option<Whole<u64>>,
        budget: Option<Whole<u64>>,
    ) -> PyResult<Bot> {
        let (seat, budget) = (self.book.seat(seat)?, self.book.budget(budget)?);
        let seed = seed.map(|seed| self.book.fitting(seed)).transpose()?;
        Ok(self.sit(py, seat, level, seed, budget)?)
    }

    /// Lets bots play on: one level for all seats, or a level or a bot by seat. It ends when the match is over, or when a seat
    /// is to act that has none. Gives the result, if there is one.
    #[pyo3(signature = (bots, /, *, budget = None))]
    fn play_out<'py>(
        &self,
        py: Python<'py>,
        bots: &Bound<'py, PyAny>,
        budget: Option<Whole<u64>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let chairs = self.bots(py, bots, self.book.budget(budget)?)?;
        loop {
            py.check_signals()?;
            match self.with(py, |course| Ok(course.now().turn()))? {
                Turn::Over => return self.result(py),
                Turn::Chance => drop(self.draw(py)?),
                Turn::Seat(seat) => {
                    let Some(bot) = &chairs[seat.index()] else { return Ok(None) };
                    let bot = bot.get();
                    detached(py, self.book.lexicon(), || bot.act())?;
                }
            }
        }
    }

    /// The table as this viewer sees it, as HTML. `None` is somebody standing by.
    #[pyo3(signature = (viewer = None))]
    fn html(&self, py: Python<'_>, viewer: Option<Whole<u64>>) -> PyResult<String> {
        let viewer = self.book.viewer(viewer)?;
        Ok(self.with(py, |course| Ok(self.drawn(course, viewer)))?)
    }

    /// In a notebook the table is drawn as the seat sees it that is to act.
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.with(py, |course| {
            let viewer = course.seat_to_act().map_or(Viewer::Spectator, Viewer::Seat);
            Ok(self.drawn(course, viewer))
        })?)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (steps, turn) = self.with(py, |course| Ok((course.steps(), course.now().turn())))?;
        let turn = match turn {
            Turn::Seat(seat) => format!("seat {} to act", seat.0),
            Turn::Chance => "nature to act".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        Ok(format!("<karata.Match {} after {steps} steps, {turn}>", self.book.entry.name()))
    }
}

impl Match {
    fn letters(&self, letters: Vec<Whole<u16>>) -> Result<Vec<Letter>, Fault> {
        letters.into_iter().map(|letter| self.book.fitting(letter).map(Letter)).collect()
    }

    /// The letters that may come next after these, or which of them may not.
    fn next(&self, words: &[(String, Word)], said: &[Letter]) -> Result<Vec<Letter>, Fault> {
        let after = |said: &[Letter]| -> Vec<Letter> {
            let going_on = words.iter().filter(|(_, word)| word.starts_with(said));
            let mut next: Vec<Letter> =
                going_on.filter_map(|(_, word)| word.get(said.len()).copied()).collect();
            next.sort_unstable();
            next.dedup();
            next
        };
        for (place, letter) in said.iter().enumerate() {
            let next = after(&said[..place]);
            if !next.contains(letter) {
                return Err(no_such_letter(&self.book, letter.0, &next, &self.book.entry.letters()));
            }
        }
        Ok(after(said))
    }

    fn said(&self, phrases: &[Phrase], viewer: Viewer) -> Vec<String> {
        let names = self.book.names(viewer);
        phrases.iter().map(|phrase| self.book.lexicon().say(phrase, &names)).collect()
    }

    fn drawn(&self, course: &Course, viewer: Viewer) -> String {
        let sight = course.now().sight(viewer, MemoryAid::Off);
        html::table(&sight, &self.book, &self.book.names(viewer))
    }
}

fn aid(memory: bool) -> MemoryAid {
    if memory { MemoryAid::On } else { MemoryAid::Off }
}

/// A choice, a text, an action as data, or a list of these actions or choices.
fn read_command(command: &Bound<'_, PyAny>, lexicon: &Lexicon) -> PyResult<Wanted> {
    if let Ok(text) = command.extract::<String>() {
        return Ok(Wanted::Text(text));
    }
    let action = |object: &Bound<'_, PyAny>| match object.cast::<Choice>() {
        Ok(choice) => Ok(choice.get().action.clone()),
        Err(_) => from_python(object, lexicon),
    };
    let actions = match command.cast::<pyo3::types::PyList>() {
        Ok(list) => list.iter().map(|object| action(&object)).collect::<PyResult<Vec<Data>>>()?,
        Err(_) => vec![action(command)?],
    };
    Ok(Wanted::Data(Data::Array(actions)))
}
