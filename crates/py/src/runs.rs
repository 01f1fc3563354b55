use std::sync::atomic::{AtomicBool, Ordering};

use bots::arena::{BotStanding, Comparison, Estimate, Field, Verdict};
use bots::{Plan, Report, Standings, Tournament};
use game::Config;
use games::ArenaError;
use games::named::{self, Entrant};
use players::Player;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::fault::{Fault, Kind, detached};
use crate::pygame::Game;
use crate::rulebook::{Rulebook, Texts, Whole};

/// The most games of one run.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000_000;
/// The most deals of one run.
pub(crate) const MOST_DEALS: u64 = 1_000_000_000;

/// Bots to compare, and what they play.
pub(crate) struct Meeting {
    config: Config,
    /// Are single hands played of what is usually a match, because nobody said otherwise?
    single_hands: bool,
    entrants: Vec<Entrant>,
    /// Among whom each of them sits alone, if not with each other: as it was written, and as it plays.
    among: Option<(String, Player)>,
}

impl Meeting {
    /// These bots in the game of this book.
    pub(crate) fn new(
        book: &Rulebook,
        bots: &[String],
        among: Option<&str>,
        budget: Option<Whole<u64>>,
    ) -> Result<Meeting, Fault> {
        let (config, single_hands) = book.single_hands()?;
        let budget = book.budget(budget)?;
        let texts = bots.iter().map(String::as_str);
        let entrants = named::entrants(book.entry, book.entry.cards(&config), "bots", texts, budget)
            .map_err(|phrase| book.argument(&phrase))?;
        let host = |text: &str| -> Result<(String, Player), Fault> {
            let own = book.player("among", text)?;
            Ok((own.to_string(), own.or_budget(budget)))
        };
        let among = among.map(host).transpose()?;
        Ok(Meeting { config, single_hands, entrants, among })
    }

    /// What is played.
    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    /// Who plays.
    pub(crate) fn bots(&self) -> Vec<Player> {
        self.entrants.iter().map(|entrant| entrant.player).collect()
    }

    /// Among whom.
    pub(crate) fn among(&self) -> Option<Player> {
        self.among.as_ref().map(|(_, host)| *host)
    }

    /// Who is compared.
    pub(crate) fn field(&self) -> Field {
        Field { bots: self.entrants.len(), hosted: self.among.is_some() }
    }
}

/// Somebody who is told how far a long run is, and can end it: what it raises, and Ctrl-C, do.
pub(crate) struct Witness<'a> {
    progress: Option<Py<PyAny>>,
    stop: &'a AtomicBool,
    raised: Option<PyErr>,
}

impl<'a> Witness<'a> {
    /// `stop` is set when the run is to end.
    pub(crate) fn new(progress: Option<Py<PyAny>>, stop: &'a AtomicBool) -> Self {
        Witness { progress, stop, raised: None }
    }

    /// How many games are done, and of how many.
    pub(crate) fn tell(&mut self, done: u64, games: u64) {
        if self.raised.is_some() {
            return;
        }
        let told = Python::attach(|py| {
            py.check_signals()?;
            self.progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, (done, games)).map(|_| ()))
        });
        if let Err(error) = told {
            self.raised = Some(error);
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Raises what ended the run, if anything did.
    pub(crate) fn end(self) -> PyResult<()> {
        self.raised.map_or(Ok(()), Err)
    }
}

/// Plays many games between bots and counts: what `karata.simulate` is made of.
#[pyfunction]
#[pyo3(signature = (game, games, bots, seed, threads, budget, progress))]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    games: Whole<u64>,
    bots: Texts,
    seed: Option<Whole<u64>>,
    threads: Option<Whole<u64>>,
    budget: Option<Whole<u64>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let book = &*game.get().book;
    let games = book.within("games", games, 1..=MOST_GAMES)?;
    let bots = book.texts("bots", bots)?;
    let bots = book.players(&bots, book.budget(budget)?)?;
    let threads = book.threads(threads)?;
    let stop = AtomicBool::new(false);
    let plan = Plan { from: 0, games, seed: book.seed(seed)?, threads, bots, stop: &stop };
    let mut witness = Witness::new(progress, &stop);
    let report = detached(py, book.lexicon(), || {
        let report = book.entry.simulate(&book.config, &plan, &mut |done| witness.tell(done, games));
        report.map_err(|error| book.impossible(&error))
    })?;
    witness.tell(report.games, games);
    witness.end()?;
    report_of(py, book, &plan, &report)
}

/// Compares bots: what `karata.arena` is made of.
#[pyfunction]
#[pyo3(signature = (game, bots, among, deals, seed, threads, budget, progress))]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    bots: Texts,
    among: Option<String>,
    deals: Whole<u64>,
    seed: Option<Whole<u64>>,
    threads: Option<Whole<u64>>,
    budget: Option<Whole<u64>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let book = &*game.get().book;
    let bots = book.texts("bots", bots)?;
    let meeting = Meeting::new(book, &bots, among.as_deref(), budget)?;
    let deals = book.within("deals", deals, 1..=MOST_DEALS)?;
    let threads = book.threads(threads)?;
    let stop = AtomicBool::new(false);
    let (bots, among, seed) = (meeting.bots(), meeting.among(), book.seed(seed)?);
    let tournament = Tournament { bots, among, from: 0, deals, seed, threads, stop: &stop };
    let mut witness = Witness::new(progress, &stop);
    let standings = detached(py, book.lexicon(), || {
        let mut tell = |done, games| witness.tell(done, games);
        let standings = book.entry.arena(&meeting.config, &tournament, &mut tell);
        standings.map_err(|error| unplayable(book, &error))
    })?;
    witness.tell(standings.games, standings.games);
    witness.end()?;
    let dict = standings_of(py, book, &meeting, &standings)?;
    dict.set_item("seed", tournament.seed)?;
    dict.set_item("threads", tournament.threads)?;
    Ok(dict)
}

/// Why bots cannot be compared.
pub(crate) fn unplayable(book: &Rulebook, error: &ArenaError) -> Fault {
    match error {
        ArenaError::Config(error) => book.impossible(error),
        ArenaError::Bots(_) | ArenaError::Parts(_) => {
            Fault::new(Kind::Argument, book.lexicon(), &error.phrase())
        }
    }
}

/// What happened, to Python.
pub(crate) fn report_of<'py>(
    py: Python<'py>,
    book: &Rulebook,
    plan: &Plan<'_, Player>,
    report: &Report,
) -> PyResult<Bound<'py, PyDict>> {
    let by_seat = PyList::empty(py);
    for (seat, bot) in report.by_seat.iter().zip(&plan.bots) {
        let dict = PyDict::new(py);
        dict.set_item("bot", bot.to_string())?;
        dict.set_item("mean", seat.mean)?;
        dict.set_item("win_share", seat.win_share)?;
        by_seat.append(dict)?;
    }
    let dict = PyDict::new(py);
    dict.set_item("game", book.entry.name())?;
    dict.set_item("seats", book.config.seats())?;
    dict.set_item("games", report.games)?;
    dict.set_item("decisions", report.decisions)?;
    dict.set_item("forced", report.forced)?;
    dict.set_item("chance_steps", report.chance_steps)?;
    dict.set_item("seconds", report.seconds)?;
    dict.set_item("chance_seconds", report.chance_seconds)?;
    dict.set_item("by_seat", by_seat)?;
    dict.set_item("seed", plan.seed)?;
    dict.set_item("threads", plan.threads)?;
    Ok(dict)
}

/// How the bots compare, to Python.
pub(crate) fn standings_of<'py>(
    py: Python<'py>,
    book: &Rulebook,
    meeting: &Meeting,
    standings: &Standings,
) -> PyResult<Bound<'py, PyDict>> {
    let Meeting { config, single_hands, entrants, among } = meeting;
    let (bots, pairs) = (PyList::empty(py), PyList::empty(py));
    for (entrant, standing) in entrants.iter().zip(&standings.bots) {
        bots.append(bot_of(py, entrant, standing)?)?;
    }
    for pair in &standings.pairs {
        pairs.append(pair_of(py, entrants, pair)?)?;
    }
    let dict = PyDict::new(py);
    dict.set_item("game", book.entry.name())?;
    dict.set_item("seats", config.seats())?;
    dict.set_item("deals", standings.deals)?;
    dict.set_item("games", standings.games)?;
    dict.set_item("fair_share", standings.fair_share)?;
    dict.set_item("among", among.as_ref().map(|(name, _)| name))?;
    dict.set_item("bots", bots)?;
    dict.set_item("pairs", pairs)?;
    dict.set_item("seconds", standings.seconds)?;
    dict.set_item("single_hands", single_hands)?;
    Ok(dict)
}

fn bot_of<'py>(py: Python<'py>, entrant: &Entrant, standing: &BotStanding) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("name", &entrant.name)?;
    dict.set_item("budget", entrant.thinking.and_then(|thinking| thinking.budget.iterations()))?;
    estimate(&dict, "mean", &standing.score)?;
    estimate(&dict, "win_share", &standing.win_share)?;
    dict.set_item("rating", standing.rating)?;
    dict.set_item("uncertainty", standing.uncertainty)?;
    dict.set_item("decisions", standing.pace.decisions)?;
    dict.set_item("ms_per_decision", standing.pace.mean_ms())?;
    dict.set_item("slowest_ms", standing.pace.slowest_ms())?;
    Ok(dict)
}

fn pair_of<'py>(py: Python<'py>, entrants: &[Entrant], pair: &Comparison) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("a", &entrants[pair.one].name)?;
    dict.set_item("b", &entrants[pair.other].name)?;
    estimate(&dict, "win_share_difference", &pair.win_share)?;
    estimate(&dict, "score_difference", &pair.score)?;
    dict.set_item("established", pair.verdict == Verdict::Established)?;
    Ok(dict)
}

/// A mean under its name, and its 95 % interval beside it; nothing with fewer than two deals.
fn estimate(dict: &Bound<'_, PyDict>, name: &str, estimate: &Estimate) -> PyResult<()> {
    dict.set_item(name, estimate.mean)?;
    dict.set_item(format!("{name}_95"), estimate.interval().map(|[low, high]| (low, high)))
}
