//! Search in imagined worlds: information-set Monte Carlo tree search, and flat Monte Carlo with halving. Both see a
//! view and nothing else. Worlds that fit it are drawn, play goes on in them, and what comes of each action is
//! counted; every seat is taken to do what is best for itself.

/// Every action in the same worlds, the better half again.
mod flat;
/// How an imagined game goes on.
mod rollout;
/// What was tried, and what came of it.
mod tree;

use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Advise, Bot, Turn, ViewOf, random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::judge::Judge;
use crate::memory::{Notes, Recall};
use crate::seed;
use rollout::{Horizon, Scratch};
use tree::{ROOT, Step, Tree, Tried};

/// How to think about a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// How long.
    pub budget: Budget,
    /// With how many threads, each with a tree of its own.
    pub threads: u8,
    /// In what way.
    pub method: Method,
    /// How imagined games go on beyond the tree.
    pub rollout: Rollout,
    /// After how many decisions a rollout is cut and valued by `worth`; at the end of the hand in any case.
    pub cut: u32,
    /// By how many standard errors an action must look better than what the game advises, or the judge would do, to be preferred
    /// to it.
    pub doubt: f32,
    /// How much of what it has seen the player remembers.
    pub recall: Recall,
    /// How it decides in the end.
    pub temper: Temper,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games: repeatable bit for bit.
    Iterations(u32),
    /// So long: how much is thought depends on the machine.
    Time(Duration),
    /// So many imagined games, but no longer than that: repeatable on a machine that is fast enough.
    Within {
        /// How many.
        iterations: u32,
        /// How long.
        time: Duration,
    },
}

impl Budget {
    /// The most games to imagine, if they are counted.
    pub fn iterations(self) -> Option<u32> {
        match self {
            Budget::Iterations(count) | Budget::Within { iterations: count, .. } => Some(count),
            Budget::Time(_) => None,
        }
    }

    /// The longest time to think, if it is measured.
    fn time(self) -> Option<Duration> {
        match self {
            Budget::Time(time) | Budget::Within { time, .. } => Some(time),
            Budget::Iterations(_) => None,
        }
    }
}

/// In what way to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// A tree of decisions of all seats, with this much curiosity.
    Tree {
        /// The weight of what is little known against what is known to be good.
        curiosity: f32,
    },
    /// Only the decision at hand: every action in the same worlds, then the better half in more of them, and so on.
    Flat,
}

/// How imagined games go on when nobody thinks any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// With any legal action.
    Random,
    /// With what the game advises.
    Advised,
}

/// How to decide in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// For what was found best.
    Steady,
    /// Most often for what was found best, else for the second best, and so on.
    Wavering,
}

/// What a searcher found of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// Its part of the imagined games, from 0 to 1.
    pub share: f32,
    /// What it seems to be worth to the one who decides, from 0 to 1.
    pub worth: f32,
    /// The standard error of that.
    pub error: f32,
}

/// The most nodes a tree has, whatever the budget.
const MOST_NODES: usize = 1 << 20;
/// How many iterations pass between two looks at the clock.
const UNCLOCKED: u32 = 16;

/// A bot that searches.
pub struct Search<G: Advise> {
    game: Arc<G>,
    thinking: Thinking,
    judge: Option<Arc<dyn Judge<G>>>,
    notes: Notes,
    rng: Xoshiro256PlusPlus,
    workers: Vec<Worker<G>>,
    weights: Vec<f32>,
}

/// What one thread thinks with; kept between decisions, so that it allocates only once.
struct Worker<G: Advise> {
    tree: Tree<G::Action>,
    path: Vec<u32>,
    seats: Vec<u8>,
    scratch: Scratch<G>,
    tried: Vec<Tried<G::Action>>,
}

/// What there is to think about.
struct Task<'a, G: Advise> {
    game: &'a G,
    thinking: &'a Thinking,
    judge: Option<&'a dyn Judge<G>>,
    view: &'a ViewOf<G>,
    legal: &'a [G::Action],
    /// What is done if nothing is clearly better: what the game advises, or the judge would do.
    advised: G::Action,
}

impl<G: Advise> Search<G> {
    /// A searcher with this seed.
    pub fn new(game: Arc<G>, thinking: Thinking, seed: u64) -> Self {
        let room = match thinking.budget.iterations() {
            _ if thinking.method == Method::Flat => 0,
            Some(count) => (count as usize).saturating_add(NODES_AT_ROOT).min(MOST_NODES),
            None => MOST_NODES,
        };
        let workers = (0..thinking.threads.max(1)).map(|_| Worker::new(room)).collect();
        let (notes, rng) = (Notes::new(seed::child(seed, 1)), Xoshiro256PlusPlus::seed_from_u64(seed));
        Search { game, thinking, judge: None, notes, rng, workers, weights: Vec::new() }
    }

    /// A searcher with this judge: imagined games go on as the judge weighs the actions, and where they are cut they are
    /// worth what the judge says.
    pub fn judged(game: Arc<G>, thinking: Thinking, judge: Arc<dyn Judge<G>>, seed: u64) -> Self {
        Search { judge: Some(judge), ..Search::new(game, thinking, seed) }
    }

    /// What it thinks of the legal actions, the best first.
    pub fn consider(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> Vec<Candidate<G::Action>> {
        let view = self.notes.recall(&*self.game, view, self.thinking.recall);
        let sensible = self.game.sensible(&view, legal);
        let worth_a_thought = if sensible.is_empty() { legal } else { &sensible[..] };
        let advised = match &self.judge {
            None => self.game.advise(&view, legal),
            Some(judge) => judge.choose(&self.game, &view, worth_a_thought, &mut self.weights),
        };
        let tried = self.think(&view, worth_a_thought, advised);
        ranked(&tried, advised, self.thinking.doubt)
    }

    /// The game it thinks about.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many nodes the trees have room for now: what the search has allocated and never gives back.
    pub fn nodes(&self) -> usize {
        self.workers.iter().map(|worker| worker.tree.size().1).sum()
    }

    fn think(&mut self, view: &ViewOf<G>, legal: &[G::Action], advised: G::Action) -> Vec<Tried<G::Action>> {
        let (thinking, judge) = (&self.thinking, self.judge.as_deref());
        let task = Task { game: &*self.game, thinking, judge, view, legal, advised };
        let seeds: Vec<u64> = self.workers.iter().map(|_| rand_core::Rng::next_u64(&mut self.rng)).collect();
        if let ([worker], [seed]) = (&mut self.workers[..], &seeds[..]) {
            worker.think(&task, *seed);
        } else {
            std::thread::scope(|scope| {
                for (worker, seed) in self.workers.iter_mut().zip(seeds) {
                    let task = &task;
                    scope.spawn(move || worker.think(task, seed));
                }
            });
        }
        merged(&self.workers, legal)
    }
}

impl<G: Advise> Bot<G> for Search<G> {
    fn choose(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let candidates = self.consider(view, legal);
        match self.thinking.temper {
            Temper::Steady => candidates[0].action,
            Temper::Wavering => waver(&candidates, &mut self.rng),
        }
    }

    fn observe(&mut self, view: &ViewOf<G>) {
        self.notes.observe(&*self.game, view, self.thinking.recall);
    }

    fn takes_notes(&self) -> bool {
        matches!(self.thinking.recall, Recall::Fading(_))
    }
}

/// Beyond one node for every iteration, those of the decision at hand.
const NODES_AT_ROOT: usize = 2;

impl<G: Advise> Worker<G> {
    fn new(room: usize) -> Self {
        let tree = Tree::new(room);
        Worker { tree, path: Vec::new(), seats: Vec::new(), scratch: Scratch::default(), tried: Vec::new() }
    }

    /// Fills `tried`.
    fn think(&mut self, task: &Task<'_, G>, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let Method::Tree { curiosity } = task.thinking.method else {
            flat::think(task, &mut self.scratch, &mut self.tried, &mut rng);
            return;
        };
        self.tree.clear(task.advised);
        let worlds = task.game.worlds(task.view);
        let mut clock = Clock::new(task.thinking.budget);
        while clock.goes_on() {
            let mut state = worlds(&mut rng);
            // What the game advises is tried first.
            let at_root = if clock.done == 1 && task.legal.contains(&task.advised) {
                std::slice::from_ref(&task.advised)
            } else {
                task.legal
            };
            self.imagine(task, curiosity, at_root, &mut state, &mut rng);
        }
        self.tried.clear();
        self.tried.extend(self.tree.tried());
    }

    /// One imagined game, in this world.
    fn imagine(
        &mut self,
        task: &Task<'_, G>,
        curiosity: f32,
        at_root: &[G::Action],
        state: &mut G::State,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let game = task.game;
        let horizon = Horizon::of(game, state, task.thinking);
        self.path.clear();
        self.seats.clear();
        let mut at = ROOT;
        while let Turn::Seat(seat) = rollout::to_a_seat(game, state, horizon, rng) {
            if at == ROOT {
                self.scratch.legal.clear();
                self.scratch.legal.extend_from_slice(at_root);
            } else {
                game.legal_actions(state, &mut self.scratch.legal);
                if let [only] = self.scratch.legal[..] {
                    game.apply(state, only);
                    continue;
                }
            }
            let (action, step) = self.tree.select(at, seat, &self.scratch.legal, curiosity, rng);
            game.apply(state, action);
            let (Step::Known(place) | Step::New(place)) = step else { break };
            self.path.push(place);
            self.seats.push(seat.0);
            at = place;
            if matches!(step, Step::New(_)) {
                break;
            }
        }
        let worth = rollout::play_on(task, state, horizon, &mut self.scratch, rng);
        self.tree.visit_root();
        for (place, seat) in self.path.iter().zip(&self.seats) {
            self.tree.learn(*place, worth[game::Seat(*seat)]);
        }
    }
}

/// When to stop thinking. No clock is read where games alone are counted.
struct Clock {
    budget: Budget,
    done: u32,
    begun: Option<Instant>,
}

impl Clock {
    fn new(budget: Budget) -> Self {
        Clock { budget, done: 0, begun: budget.time().map(|_| Instant::now()) }
    }

    fn elapsed(&self) -> Duration {
        self.begun.map_or(Duration::ZERO, |begun| begun.elapsed())
    }

    fn goes_on(&mut self) -> bool {
        let games_left = self.budget.iterations().is_none_or(|count| self.done < count.max(1));
        let time_left = |time| !self.done.is_multiple_of(UNCLOCKED) || self.elapsed() < time;
        let goes_on = self.done == 0 || games_left && self.budget.time().is_none_or(time_left);
        self.done += 1;
        goes_on
    }

    /// In how many rounds to halve so many actions: one for every halving until two are left, and one for them; fewer
    /// if there are not games enough to try all of them in each.
    fn rounds(&self, actions: usize) -> u32 {
        let halvings = actions.next_power_of_two().trailing_zeros().max(1);
        match self.budget.iterations() {
            Some(count) => halvings.min((count as usize / actions) as u32).max(1),
            None => halvings,
        }
    }

    /// Is there time for `actions` more games in this round? Each has as many games as any other.
    fn goes_on_in(&mut self, round: u32, rounds: u32, actions: usize) -> bool {
        let (part, whole) = (u64::from(round + 1), u64::from(rounds));
        let enough = |count| u64::from(self.done) + actions as u64 <= u64::from(count) * part / whole;
        let in_time = |time: Duration| self.elapsed() < time * (round + 1) / rounds;
        let goes_on = self.done == 0
            || self.budget.iterations().is_none_or(enough) && self.budget.time().is_none_or(in_time);
        if goes_on {
            self.done += actions as u32;
        }
        goes_on
    }
}

/// What all threads tried, in the order of the legal actions.
fn merged<G: Advise>(workers: &[Worker<G>], legal: &[G::Action]) -> Vec<Tried<G::Action>> {
    let all = || workers.iter().flat_map(|worker| &worker.tried);
    let of = |action: G::Action| {
        let none = Tried { action, visits: 0, total: 0.0, squares: 0.0 };
        all().filter(|tried| tried.action == action).fold(none, |sum, one| Tried {
            action,
            visits: sum.visits + one.visits,
            total: sum.total + one.total,
            squares: sum.squares + one.squares,
        })
    };
    legal.iter().map(|action| of(*action)).filter(|tried| tried.visits > 0).collect()
}

/// The candidates, the best first: those tried most often, for they were tried most because they did best. What the
/// game advises comes first unless something else is better by more than the doubt.
fn ranked<A: Copy + PartialEq>(tried: &[Tried<A>], advised: A, doubt: f32) -> Vec<Candidate<A>> {
    let games: u32 = tried.iter().map(|one| one.visits).sum();
    let mut candidates: Vec<Candidate<A>> = tried
        .iter()
        .map(|one| {
            let visits = one.visits as f32;
            let worth = one.total / visits;
            let variance = (one.squares / visits - worth * worth).max(0.0);
            let error = ((variance + 1e-4) / visits).sqrt();
            Candidate { action: one.action, share: visits / games as f32, worth, error }
        })
        .collect();
    candidates
        .sort_by(|one, other| other.share.total_cmp(&one.share).then(other.worth.total_cmp(&one.worth)));
    if doubt > 0.0
        && let Some(place) = candidates.iter().position(|candidate| candidate.action == advised)
    {
        let (best, usual) = (candidates[0], candidates[place]);
        let error = best.error.hypot(usual.error);
        if best.worth - usual.worth < doubt * error {
            candidates[..=place].rotate_right(1);
        }
    }
    candidates
}

/// The best of three times out of five, else the second of three times out of five, and so on.
fn waver<A: Copy>(candidates: &[Candidate<A>], rng: &mut Xoshiro256PlusPlus) -> A {
    let mut steady = || random::below(rng, 5) < 3;
    candidates.iter().find(|_| steady()).unwrap_or(&candidates[0]).action
}
