//! Plays many games and counts. The games do not depend on the number of threads: each has a seed of its own,
//! made from the run's seed and its index, and everything that is added up is a whole number.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::{Advise, Game, MAX_SEATS, Outcome, Seat, Turn, random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::mind::Mind;
use crate::players::Players;
use crate::seed;

/// What to play. Players are minds of one game, or whatever somebody makes minds of.
#[derive(Clone, Debug)]
pub struct Plan<'a, Player> {
    /// The first game: 0, unless those before it are played elsewhere.
    pub from: u64,
    /// How many games, from that one on.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// How many threads share the work; at least one.
    pub threads: usize,
    /// Who plays, in seat order.
    pub bots: Vec<Player>,
    /// Set from outside to stop early; games begun are finished.
    pub stop: &'a AtomicBool,
}

impl<'a, Player> Plan<'a, Player> {
    /// The same plan with other players, each made of one of these.
    pub fn with<Other>(&self, make: impl FnMut(&Player) -> Other) -> Plan<'a, Other> {
        let Plan { from, games, seed, threads, ref bots, stop } = *self;
        Plan { from, games, seed, threads, bots: bots.iter().map(make).collect(), stop }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The games really played: fewer than planned if the run was stopped.
    pub games: u64,
    /// How often a seat was to act.
    pub decisions: u64,
    /// How often it had exactly one legal action.
    pub forced: u64,
    /// How often nature was to act.
    pub chance_steps: u64,
    /// How long the run took.
    pub seconds: f64,
    /// How much of it was spent in nature's steps: measured on every 64th game, the cost of the clock taken
    /// off, scaled to all of nature's steps, and divided by the number of threads.
    pub chance_seconds: f64,
    /// How each seat fared.
    pub by_seat: Vec<SeatReport>,
}

/// How a seat fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatReport {
    /// Its mean score.
    pub mean: f64,
    /// Its share of the wins, from 0 to 1; a shared win counts in equal parts.
    pub win_share: f64,
}

impl Report {
    /// Games in a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    /// Decisions in a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// Plays the games of a plan. `progress` is told now and then how many are done, on the calling thread.
pub fn simulate<G: Advise>(game: &Arc<G>, plan: &Plan<'_, Mind<G>>, progress: impl FnMut(u64)) -> Report {
    let begun = Instant::now();
    tally(game, plan, progress).report(game.seats(), begun.elapsed(), plan.threads)
}

/// Plays the games of a plan like [`simulate`], and gives the sums: those of plans that are parts of one, with the same bots and
/// the same seed, are added up.
pub fn tally<G: Advise>(game: &Arc<G>, plan: &Plan<'_, Mind<G>>, mut progress: impl FnMut(u64)) -> Tally {
    assert_eq!(plan.bots.len(), usize::from(game.seats()), "a bot for every seat");
    assert!(plan.threads > 0, "somebody has to do the work");
    let work = Work::new(plan);
    thread::scope(|scope| {
        let caller = thread::current();
        let workers: Vec<_> = (0..plan.threads)
            .map(|_| {
                let (work, caller) = (&work, caller.clone());
                scope.spawn(move || {
                    let tally = work.share(game);
                    work.working.fetch_sub(1, Ordering::Release);
                    caller.unpark();
                    tally
                })
            })
            .collect();
        while work.working.load(Ordering::Acquire) > 0 {
            thread::park_timeout(Duration::from_millis(100));
            progress(work.done.load(Ordering::Relaxed));
            // A worker that panicked never reports; joining it passes the panic on.
            if workers.iter().all(thread::ScopedJoinHandle::is_finished) {
                break;
            }
        }
        let tallies = workers.into_iter().map(|worker| match worker.join() {
            Ok(tally) => tally,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        tallies.fold(Tally::default(), Tally::plus)
    })
}

/// A run shared by threads.
struct Work<'a, G: Advise> {
    plan: &'a Plan<'a, Mind<G>>,
    /// How many games are handed out at a time.
    batch: u64,
    next: AtomicU64,
    done: AtomicU64,
    working: AtomicUsize,
}

impl<'a, G: Advise> Work<'a, G> {
    fn new(plan: &'a Plan<'a, Mind<G>>) -> Self {
        let batch = (plan.games / (plan.threads as u64 * 16)).clamp(1, 256);
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        Work { plan, batch, next, done, working: AtomicUsize::new(plan.threads) }
    }

    /// One thread's share of the games. Whether views are needed at all is decided here, once.
    fn share(&self, game: &Arc<G>) -> Tally {
        let mut tally = Tally { clock: clock_cost(), ..Tally::default() };
        let mut legal = Vec::new();
        if self.plan.bots.iter().all(|mind| matches!(mind, Mind::Random)) {
            self.each_game(|seed, timed| {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let outcome = if timed {
                    random_game::<G, true>(game, &mut rng, &mut legal, &mut tally)
                } else {
                    random_game::<G, false>(game, &mut rng, &mut legal, &mut tally)
                };
                tally.game(&outcome);
            });
        } else {
            self.each_game(|seed, timed| {
                bots_game(game, &self.plan.bots, seed, timed, &mut legal, &mut tally);
            });
        }
        tally
    }

    fn each_game(&self, mut play: impl FnMut(u64, bool)) {
        loop {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.plan.games {
                return;
            }
            let batch = first..(first + self.batch).min(self.plan.games);
            let length = batch.end - batch.start;
            for index in batch {
                if self.plan.stop.load(Ordering::Relaxed) {
                    return;
                }
                let index = self.plan.from + index;
                play(seed::child(self.plan.seed, index), index.is_multiple_of(64));
            }
            self.done.fetch_add(length, Ordering::Relaxed);
        }
    }
}

/// Plays one game at random, without a view and, once `legal` is large enough, without an allocation. The one
/// generator serves nature and all seats.
pub fn playout<G: Game>(game: &G, rng: &mut Xoshiro256PlusPlus, legal: &mut Vec<G::Action>) -> Outcome {
    random_game::<G, false>(game, rng, legal, &mut Tally::default())
}

fn random_game<G: Game, const TIMED: bool>(
    game: &G,
    rng: &mut Xoshiro256PlusPlus,
    legal: &mut Vec<G::Action>,
    tally: &mut Tally,
) -> Outcome {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Seat(_) => {
                game.legal_actions(&state, legal);
                tally.decision(legal.len());
                game.apply(&mut state, random::pick(rng, legal));
            }
            Turn::Chance => {
                let begun = TIMED.then(Instant::now);
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance);
                tally.chance(begun);
            }
            Turn::Over => break,
        }
    }
    game.outcome(&state).expect("a game that is over has an outcome")
}

/// One game between bots, which see views alone.
fn bots_game<G: Advise>(
    game: &Arc<G>,
    minds: &[Mind<G>],
    seed: u64,
    timed: bool,
    legal: &mut Vec<G::Action>,
    tally: &mut Tally,
) {
    let mut nature = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut players = Players::new(game, minds.iter().cloned(), seed);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal_actions(&state, legal);
                tally.decision(legal.len());
                let action = players.choose(&state, seat, legal);
                game.apply(&mut state, action);
            }
            Turn::Chance => {
                let begun = timed.then(Instant::now);
                let chance = game.sample(&state, &mut nature);
                game.resolve(&mut state, chance);
                tally.chance(begun);
            }
            Turn::Over => break,
        }
        players.observe(&state);
    }
    tally.game(&game.outcome(&state).expect("a game that is over has an outcome"));
}

/// What reading the clock twice costs, on average.
fn clock_cost() -> Duration {
    const READINGS: u32 = 1000;
    let begun = Instant::now();
    let apart: Duration = (0..READINGS).map(|_| Instant::now().elapsed()).sum();
    (begun.elapsed() / READINGS).min(apart / READINGS)
}

/// Wins are counted in parts of which every number of winners gets a whole number.
pub(crate) const WIN: u64 = 60;

/// Running totals; whole numbers, so that the order of adding does not matter. They can be written down and read again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    games: u64,
    decisions: u64,
    forced: u64,
    chance_steps: u64,
    timed_steps: u64,
    timed: Duration,
    /// What measuring one step adds to it.
    #[serde(skip)]
    clock: Duration,
    scores: [i64; MAX_SEATS],
    wins: [u64; MAX_SEATS],
}

impl Tally {
    #[inline]
    fn decision(&mut self, legal: usize) {
        self.decisions += 1;
        self.forced += u64::from(legal == 1);
    }

    #[inline]
    fn chance(&mut self, begun: Option<Instant>) {
        self.chance_steps += 1;
        if let Some(begun) = begun {
            self.timed += begun.elapsed().saturating_sub(self.clock);
            self.timed_steps += 1;
        }
    }

    fn game(&mut self, outcome: &Outcome) {
        self.games += 1;
        let winners = outcome.winners().count() as u64;
        for (seat, score) in outcome.scores.iter() {
            self.scores[seat.index()] += i64::from(score);
        }
        for seat in outcome.winners() {
            self.wins[seat.index()] += WIN / winners;
        }
    }

    /// How many games it is of.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The two together.
    #[must_use]
    pub fn plus(mut self, other: Tally) -> Tally {
        // What was read may have been written by anybody: sums may be nonsense, but nothing ends for them.
        self.games = self.games.saturating_add(other.games);
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.forced = self.forced.saturating_add(other.forced);
        self.chance_steps = self.chance_steps.saturating_add(other.chance_steps);
        self.timed_steps = self.timed_steps.saturating_add(other.timed_steps);
        self.timed = self.timed.saturating_add(other.timed);
        for seat in 0..MAX_SEATS {
            self.scores[seat] = self.scores[seat].saturating_add(other.scores[seat]);
            self.wins[seat] = self.wins[seat].saturating_add(other.wins[seat]);
        }
        self
    }

    /// What it comes to, at a table of so many, after so long, on so many threads.
    pub fn report(&self, seats: u8, elapsed: Duration, threads: usize) -> Report {
        let games = self.games.max(1) as f64;
        let untimed = self.chance_steps as f64 / (self.timed_steps.max(1) as f64);
        Report {
            games: self.games,
            decisions: self.decisions,
            forced: self.forced,
            chance_steps: self.chance_steps,
            seconds: elapsed.as_secs_f64(),
            chance_seconds: self.timed.as_secs_f64() * untimed / threads as f64,
            by_seat: Seat::all(seats)
                .map(|seat| SeatReport {
                    mean: self.scores[seat.index()] as f64 / games,
                    win_share: self.wins[seat.index()] as f64 / (games * WIN as f64),
                })
                .collect(),
        }
    }
}
