//! Compares bots. Every deal is played once for each line-up, with the bots on other chairs and the same chance streams,
//! so that the luck of the deal is shared. What is said is said per deal: the games of one deal are not independent,
//! the deals are.

/// One deal, in every line-up.
mod deal;
/// What is known after many deals.
mod ledger;
/// Who sits where.
mod lineups;
/// Deals that were played apart.
mod merge;
/// Ratings.
mod ratings;
/// Means and how sure they are.
mod statistics;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use game::Advise;

use crate::mind::Mind;
use deal::Deal;
pub use deal::Played;
use ledger::Ledger;
pub use lineups::{Field, LineUps, Unplayable};
pub use merge::{Unmerged, merge};
pub use statistics::Estimate;

/// What to play. Players are minds of one game, or whatever somebody makes minds of.
#[derive(Clone, Debug)]
pub struct Tournament<'a, Player> {
    /// The bots to compare: two, or a field of several.
    pub bots: Vec<Player>,
    /// Among whom each of them sits alone; with each other, if that is nobody.
    pub among: Option<Player>,
    /// The first deal: 0, unless those before it are played elsewhere.
    pub from: u64,
    /// How many deals, from that one on.
    pub deals: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// How many threads share the work; at least one.
    pub threads: usize,
    /// Set from outside to stop early; deals that are not finished do not count.
    pub stop: &'a AtomicBool,
}

impl<'a, Player> Tournament<'a, Player> {
    /// The same tournament with other players, each made of one of these.
    pub fn with<Other>(&self, mut make: impl FnMut(&Player) -> Other) -> Tournament<'a, Other> {
        let Tournament { ref bots, ref among, from, deals, seed, threads, stop } = *self;
        let bots = bots.iter().map(&mut make).collect();
        Tournament { bots, among: among.as_ref().map(make), from, deals, seed, threads, stop }
    }

    /// Everybody who plays: the bots, and the hosts after them.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.bots.iter().chain(&self.among)
    }

    /// Who is compared.
    pub fn field(&self) -> Field {
        Field { bots: self.bots.len(), hosted: self.among.is_some() }
    }
}

/// How the bots compare.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// The deals that were played in every line-up: fewer than planned if the run was stopped.
    pub deals: u64,
    /// The games of these deals.
    pub games: u64,
    /// The win share of a chair if all bots were equal.
    pub fair_share: f64,
    /// Each bot, in the order of the tournament.
    pub bots: Vec<BotStanding>,
    /// Every two of them.
    pub pairs: Vec<Comparison>,
    /// How long the run took.
    pub seconds: f64,
}

/// How one bot fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BotStanding {
    /// Its score, for each chair it held.
    pub score: Estimate,
    /// Its share of the win, from 0 to 1, for each chair it held; a shared win counts in equal parts.
    pub win_share: Estimate,
    /// Its rating by Weng and Lin, over all games in the order of the deals; the mean of all bots is 25.
    pub rating: f64,
    /// How uncertain that is: a standard deviation, as the rating system sees it.
    pub uncertainty: f64,
    /// How it used its time.
    pub pace: Pace,
}

/// How a bot used its time. Only decisions with more than one legal action count.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace {
    /// How many decisions.
    pub decisions: u64,
    /// The time of all of them.
    pub total: Duration,
    /// The time of the slowest.
    pub slowest: Duration,
}

/// Two bots, deal by deal: what the first has more than the second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// The place of the first in the tournament.
    pub one: usize,
    /// The place of the second.
    pub other: usize,
    /// The difference of their win shares.
    pub win_share: Estimate,
    /// The difference of their scores.
    pub score: Estimate,
    /// Whether the difference of the win shares is more than luck explains.
    pub verdict: Verdict,
}

/// Whether a difference is more than luck explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The 95 % interval is clear of zero.
    Established,
    /// It is not, or there were too few deals for an interval to mean much.
    NotEstablished,
}

impl Pace {
    /// Milliseconds of an average decision.
    pub fn mean_ms(&self) -> f64 {
        self.total.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }

    /// Milliseconds of the slowest decision.
    pub fn slowest_ms(&self) -> f64 {
        self.slowest.as_secs_f64() * 1000.0
    }

    fn decision(&mut self, time: Duration) {
        self.decisions += 1;
        self.total += time;
        self.slowest = self.slowest.max(time);
    }

    fn add(&mut self, other: &Pace) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.total = self.total.saturating_add(other.total);
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// Plays a tournament. `progress` is told at the beginning, and then now and then, how many games are done, and of how
/// many, on the calling thread; never if the tournament is refused.
/// All but the times is the same for every number of threads.
pub fn arena<G: Advise>(
    game: &Arc<G>,
    tournament: &Tournament<'_, Mind<G>>,
    progress: impl FnMut(u64, u64),
) -> Result<Standings, Unplayable> {
    let begun = Instant::now();
    let line_ups = LineUps::new(&**game, tournament.field())?;
    let mut ledger = Ledger::new(&line_ups);
    each_deal(game, tournament, &line_ups, progress, |played| ledger.enter(&played));
    Ok(ledger.standings(begun.elapsed()))
}

/// Plays the deals of a tournament like [`arena`], and gives what came of each, in their order: tournaments that are parts
/// of one, with the same bots and the same seed, give together what [`merge`] takes.
pub fn deals<G: Advise>(
    game: &Arc<G>,
    tournament: &Tournament<'_, Mind<G>>,
    progress: impl FnMut(u64, u64),
) -> Result<Vec<Played>, Unplayable> {
    let line_ups = LineUps::new(&**game, tournament.field())?;
    let mut deals = Vec::new();
    each_deal(game, tournament, &line_ups, progress, |played| deals.push(played));
    Ok(deals)
}

/// Plays the deals of a tournament; `enter` is given them in their order.
fn each_deal<G: Advise>(
    game: &Arc<G>,
    tournament: &Tournament<'_, Mind<G>>,
    line_ups: &LineUps,
    mut progress: impl FnMut(u64, u64),
    mut enter: impl FnMut(Played),
) {
    assert!(tournament.threads > 0, "somebody has to do the work");
    let games = tournament.deals.saturating_mul(line_ups.games().len() as u64);
    progress(0, games);
    let work = Work { tournament, line_ups, next: AtomicU64::new(0), done: AtomicU64::new(0) };
    let mut waiting = Waiting { next: tournament.from, early: BTreeMap::new() };
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..tournament.threads {
            let (work, sender) = (&work, sender.clone());
            scope.spawn(move || work.share(game, &sender));
        }
        drop(sender);
        let mut told = Instant::now();
        loop {
            match receiver.recv_timeout(BETWEEN_REPORTS) {
                Ok(played) => waiting.arrived(played, &mut enter),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if told.elapsed() >= BETWEEN_REPORTS {
                told = Instant::now();
                progress(work.done.load(Ordering::Relaxed), games);
            }
        }
    });
    waiting.finish(enter);
}

const BETWEEN_REPORTS: Duration = Duration::from_millis(100);

/// A run shared by threads.
struct Work<'a, G: Advise> {
    tournament: &'a Tournament<'a, Mind<G>>,
    line_ups: &'a LineUps,
    next: AtomicU64,
    done: AtomicU64,
}

impl<G: Advise> Work<'_, G> {
    /// One thread's share of the deals. It ends early when the run is stopped.
    fn share(&self, game: &Arc<G>, finished: &mpsc::Sender<Played>) {
        let minds: Vec<Mind<G>> = self.tournament.players().cloned().collect();
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.tournament.deals {
                return;
            }
            let count = || {
                self.done.fetch_add(1, Ordering::Relaxed);
            };
            let deal = Deal::new(self.tournament.seed, self.tournament.from + index);
            let stop = self.tournament.stop;
            let Some(played) = deal.play(game, self.line_ups, &minds, stop, count) else { return };
            if finished.send(played).is_err() {
                return;
            }
        }
    }
}

/// Deals that were finished before an earlier one: they are entered in their order, whichever thread was faster.
struct Waiting {
    next: u64,
    early: BTreeMap<u64, Played>,
}

impl Waiting {
    fn arrived(&mut self, played: Played, enter: &mut impl FnMut(Played)) {
        self.early.insert(played.deal, played);
        while let Some(played) = self.early.remove(&self.next) {
            enter(played);
            self.next += 1;
        }
    }

    /// Enters what is left when a run was stopped in the middle.
    fn finish(self, enter: impl FnMut(Played)) {
        self.early.into_values().for_each(enter);
    }
}
