use std::sync::{Arc, Mutex};

use game::{Answer, Command, MemoryAid, Refusal, Seat, Viewer};
use players::Player;
use pyo3::prelude::*;

use crate::choice::Choice;
use crate::course::{Course, SharedChair};
use crate::fault::{Fault, Thing, detached, locked};
use crate::rulebook::Rulebook;

/// A bot on a chair of a match: what `Match.bot` gives.
///
/// It is shown what its seat is shown and nothing else. If its level keeps notes, it sees every step of its match from the
/// moment it was made.
#[pyclass(frozen, module = "karata")]
pub(crate) struct Bot {
    book: Arc<Rulebook>,
    course: Arc<Mutex<Course>>,
    chair: SharedChair,
    seat: Seat,
    player: Player,
}

impl Bot {
    /// A player takes a seat of a match.
    pub(crate) fn sit_down(
        py: Python<'_>,
        book: &Arc<Rulebook>,
        course: &Arc<Mutex<Course>>,
        seat: Seat,
        player: Player,
        seed: u64,
    ) -> Result<Bot, Fault> {
        let chair = detached(py, book.lexicon(), || {
            let chair = book.entry.chair(&book.config, player, seed);
            let chair = chair.map_err(|error| book.impossible(&error))?;
            let takes_notes = chair.takes_notes();
            let chair: SharedChair = Arc::new(Mutex::new(chair));
            if takes_notes {
                locked(course, Thing::Match, book.lexicon())?.watch(seat, &chair);
            }
            Ok(chair)
        })?;
        Ok(Bot { book: Arc::clone(book), course: Arc::clone(course), chair, seat, player })
    }

    /// Is it a bot of this match?
    pub(crate) fn is_of(&self, course: &Arc<Mutex<Course>>) -> bool {
        Arc::ptr_eq(&self.course, course)
    }

    /// Its chair.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// What it answers. The match is not held while it thinks.
    fn answer(&self) -> Result<Answer, Fault> {
        let lexicon = self.book.lexicon();
        let asked = {
            let course = locked(&self.course, Thing::Match, lexicon)?;
            let refused = |refusal: Refusal| Fault::refused(&refusal, lexicon, &self.names());
            let turn = course.seat_to_act().map_err(refused)?;
            let asked = course.now().ask(self.seat, MemoryAid::On);
            asked.ok_or_else(|| refused(Refusal::NotYourTurn(turn)))?
        };
        Ok(locked(&self.chair, Thing::Bot, lexicon)?.choose(&asked))
    }

    /// It thinks and does what it found best.
    pub(crate) fn act(&self) -> Result<Vec<String>, Fault> {
        let answer = self.answer()?;
        let played = locked(&self.course, Thing::Match, self.book.lexicon())?
            .play(self.seat, Command::Answer(&answer));
        played.map_err(|refusal| Fault::refused(&refusal, self.book.lexicon(), &self.names()))
    }

    fn names(&self) -> words::Names {
        self.book.names(Viewer::Spectator)
    }
}

#[pymethods]
impl Bot {
    /// Its level, and its budget if it was given one: `club`, `club:500`.
    #[getter]
    fn level(&self) -> String {
        self.player.to_string()
    }

    /// Its seat.
    #[getter(seat)]
    fn py_seat(&self) -> u8 {
        self.seat.0
    }

    /// What it would do, if it is its turn. Nothing is played.
    fn choose(&self, py: Python<'_>) -> PyResult<Choice> {
        let lexicon = self.book.lexicon();
        Ok(detached(py, lexicon, || {
            let answer = self.answer()?;
            let course = locked(&self.course, Thing::Match, lexicon)?;
            let considered = course.now().consider(self.seat, Command::Answer(&answer));
            let considered =
                considered.map_err(|refusal| Fault::refused(&refusal, lexicon, &self.names()))?;
            let chosen = &considered.notation()[0];
            let offers = course.offers(self.seat, self.book.eyes()).into_iter();
            let offer = offers.into_iter().find(|(choice, _)| choice.notation == *chosen);
            let (choice, word) =
                offer.ok_or_else(|| Fault::internal(lexicon, "a bot chose what is not offered"))?;
            Ok(Choice::new(choice, &word, &self.book, &self.book.names(Viewer::Seat(self.seat))))
        })?)
    }

    /// Lets it play, if it is its turn. Gives each action as text.
    fn play(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        Ok(detached(py, self.book.lexicon(), || self.act())?)
    }

    fn __repr__(&self) -> String {
        format!("<karata.Bot {} on seat {} of {}>", self.player, self.seat.0, self.book.entry.name())
    }
}
