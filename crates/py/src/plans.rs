use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::arena::Played;
use bots::{Plan, Tally, Tournament};
use game::Phrase;
use players::Player;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fault::{Fault, detached};
use crate::pygame::Game;
use crate::rulebook::{Rulebook, Texts, Whole};
use crate::runs::{MOST_DEALS, MOST_GAMES, Meeting, Witness, report_of, standings_of, unplayable};

/// An arena that is played in parts, anywhere and in any order: what `karata.cluster.arena` is made of.
#[pyclass(frozen, module = "karata")]
pub(crate) struct ArenaPlan {
    book: Arc<Rulebook>,
    meeting: Meeting,
    deals: u64,
    games: u64,
    seed: u64,
}

/// A simulation that is played in parts, anywhere and in any order: what `karata.cluster.simulate` is made of.
#[pyclass(frozen, module = "karata")]
pub(crate) struct SimulationPlan {
    book: Arc<Rulebook>,
    bots: Vec<Player>,
    games: u64,
    seed: u64,
}

#[pymethods]
impl ArenaPlan {
    #[new]
    #[pyo3(signature = (game, bots, among, deals, seed, budget))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        bots: Texts,
        among: Option<String>,
        deals: Whole<u64>,
        seed: Whole<u64>,
        budget: Option<Whole<u64>>,
    ) -> PyResult<Self> {
        let book = Arc::clone(&game.get().book);
        let bots = book.texts("bots", bots)?;
        let meeting = Meeting::new(&book, &bots, among.as_deref(), budget)?;
        let deals = book.within("deals", deals, 1..=MOST_DEALS)?;
        let seed = book.fitting(seed)?;
        // One that is stopped before it begins says whether it can be played, and how many games it has.
        let stop = AtomicBool::new(true);
        let (bots, among) = (meeting.bots(), meeting.among());
        let tournament = Tournament { bots, among, from: 0, deals, seed, threads: 1, stop: &stop };
        let mut games = 0;
        detached(py, book.lexicon(), || {
            let mut tell = |_, of| games = of;
            let played = book.entry.deals(meeting.config(), &tournament, &mut tell);
            played.map_err(|error| unplayable(&book, &error))
        })?;
        Ok(ArenaPlan { book, meeting, deals, games, seed })
    }

    /// The value of every setting of what is played, by key, as records write them.
    #[getter]
    fn settings(&self) -> BTreeMap<&'static str, String> {
        self.meeting.config().pairs().collect()
    }

    /// How many games all deals have together.
    #[getter]
    fn games(&self) -> u64 {
        self.games
    }

    /// Plays so many deals from this one on, counted from 0. Gives what came of them, as JSON.
    #[pyo3(signature = (first, deals, threads))]
    fn play(
        &self,
        py: Python<'_>,
        first: Whole<u64>,
        deals: Whole<u64>,
        threads: Option<Whole<u64>>,
    ) -> PyResult<String> {
        let book = &*self.book;
        let from = book.within("first", first, 0..=self.deals)?;
        let deals = book.within("deals", deals, 0..=self.deals - from)?;
        let threads = book.threads(threads)?;
        let stop = AtomicBool::new(false);
        let (bots, among) = (self.meeting.bots(), self.meeting.among());
        let tournament = Tournament { bots, among, from, deals, seed: self.seed, threads, stop: &stop };
        let mut witness = Witness::new(None, &stop);
        let played = detached(py, book.lexicon(), || {
            let mut tell = |done, games| witness.tell(done, games);
            let played = book.entry.deals(self.meeting.config(), &tournament, &mut tell);
            let played = played.map_err(|error| unplayable(book, &error))?;
            serde_json::to_string(&played)
                .map_err(|error| Fault::internal(book.lexicon(), &error.to_string()))
        })?;
        witness.end()?;
        Ok(played)
    }

    /// Puts parts together that were played like this.
    #[pyo3(signature = (parts, threads, seconds))]
    fn merge<'py>(
        &self,
        py: Python<'py>,
        parts: Texts,
        threads: Whole<u64>,
        seconds: f64,
    ) -> PyResult<Bound<'py, PyDict>> {
        let book = &*self.book;
        let (threads, parts) = (book.fitting(threads)?, book.texts("parts", parts)?);
        let standings = detached(py, book.lexicon(), || {
            let mut played: Vec<Played> = Vec::new();
            for (place, part) in parts.iter().enumerate() {
                played.extend(readable::<Vec<Played>>(book, place, serde_json::from_str(part))?);
            }
            let (config, field) = (self.meeting.config(), self.meeting.field());
            let standings = book.entry.merge(config, field, self.deals, played, duration(seconds));
            standings.map_err(|error| unplayable(book, &error))
        })?;
        let dict = standings_of(py, book, &self.meeting, &standings)?;
        dict.set_item("seed", self.seed)?;
        dict.set_item("threads", threads)?;
        Ok(dict)
    }
}

#[pymethods]
impl SimulationPlan {
    #[new]
    #[pyo3(signature = (game, games, bots, seed, budget))]
    fn new(
        game: &Bound<'_, Game>,
        games: Whole<u64>,
        bots: Texts,
        seed: Whole<u64>,
        budget: Option<Whole<u64>>,
    ) -> PyResult<Self> {
        let book = Arc::clone(&game.get().book);
        let games = book.within("games", games, 1..=MOST_GAMES)?;
        let bots = book.texts("bots", bots)?;
        let bots = book.players(&bots, book.budget(budget)?)?;
        let seed = book.fitting(seed)?;
        Ok(SimulationPlan { book, bots, games, seed })
    }

    /// Plays so many games from this one on, counted from 0. Gives the sums, as JSON.
    #[pyo3(signature = (first, games, threads))]
    fn play(
        &self,
        py: Python<'_>,
        first: Whole<u64>,
        games: Whole<u64>,
        threads: Option<Whole<u64>>,
    ) -> PyResult<String> {
        let book = &*self.book;
        let from = book.within("first", first, 0..=self.games)?;
        let games = book.within("games", games, 0..=self.games - from)?;
        let stop = AtomicBool::new(false);
        let plan = Plan { from, games, ..self.plan(book.threads(threads)?, &stop) };
        let mut witness = Witness::new(None, &stop);
        let tally = detached(py, book.lexicon(), || {
            let tally = book.entry.tally(&book.config, &plan, &mut |done| witness.tell(done, games));
            let tally = tally.map_err(|error| book.impossible(&error))?;
            serde_json::to_string(&tally).map_err(|error| Fault::internal(book.lexicon(), &error.to_string()))
        })?;
        witness.end()?;
        Ok(tally)
    }

    /// Puts parts together that were played like this.
    #[pyo3(signature = (parts, threads, seconds))]
    fn merge<'py>(
        &self,
        py: Python<'py>,
        parts: Texts,
        threads: Whole<u64>,
        seconds: f64,
    ) -> PyResult<Bound<'py, PyDict>> {
        let book = &*self.book;
        let (threads, parts) = (book.fitting(threads)?, book.texts("parts", parts)?);
        let mut tally = Tally::default();
        for (place, part) in parts.iter().enumerate() {
            tally = tally.plus(readable(book, place, serde_json::from_str(part))?);
        }
        if tally.games() != self.games {
            let phrase = Phrase::new("py-games-missing").with("games", tally.games().to_string());
            return Err(book.argument(&phrase.with("of", self.games.to_string())).into());
        }
        let (threads, stop) = (threads.max(1) as usize, AtomicBool::new(false));
        let report = tally.report(book.config.seats(), duration(seconds), threads);
        report_of(py, book, &self.plan(threads, &stop), &report)
    }
}

impl SimulationPlan {
    fn plan<'a>(&self, threads: usize, stop: &'a AtomicBool) -> Plan<'a, Player> {
        Plan { from: 0, games: self.games, seed: self.seed, threads, bots: self.bots.clone(), stop }
    }
}

/// A part that was written as JSON, or what is wrong with it.
fn readable<T>(book: &Rulebook, place: usize, read: serde_json::Result<T>) -> Result<T, Fault> {
    read.map_err(|error| {
        let phrase = Phrase::new("py-part-unreadable").with("part", (place + 1).to_string());
        book.argument(&phrase.with("what", error.to_string()))
    })
}

/// So many seconds; none, if that is no time.
fn duration(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or_default()
}
