//! Flat Monte Carlo with halving: every action is tried in the same worlds; then the better half of them in as many
//! games again, and so on. Trying all in the same worlds takes the luck of the deal out of the comparison.

use game::{Advise, random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::rollout::{self, Horizon, Scratch};
use super::tree::Tried;
use super::{Clock, Task};

/// In how many worlds at least every action is tried: with fewer, some of the actions are left out.
const FEWEST_WORLDS: u32 = 8;
/// Of what a judge weighs, so many actions are tried at most; and of those that have less than this of all weight only so many that there is
/// something to compare with.
const MOST_JUDGED: usize = 8;
const LIGHTEST: f32 = 0.01;
const FEWEST_JUDGED: usize = 3;

pub(super) fn think<G: Advise>(
    task: &Task<'_, G>,
    scratch: &mut Scratch<G>,
    tried: &mut Vec<Tried<G::Action>>,
    rng: &mut Xoshiro256PlusPlus,
) {
    let Task { game, thinking, view, .. } = *task;
    let seat = view.viewer.seat().expect("a seat decides");
    let worlds = game.worlds(view);
    choose_some(task, scratch, tried, rng);
    let mut clock = Clock::new(thinking.budget);
    let mut left = tried.len();
    let rounds = clock.rounds(left);
    for round in 0..rounds {
        while clock.goes_on_in(round, rounds, left) {
            let world = worlds(rng);
            let fate = rand_core::Rng::next_u64(rng);
            let horizon = Horizon::of(game, &world, thinking);
            for one in &mut tried[..left] {
                let mut state = world;
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(fate);
                game.apply(&mut state, one.action);
                let worth = rollout::play_on(task, &mut state, horizon, scratch, &mut rng)[seat];
                one.visits += 1;
                one.total += worth;
                one.squares += worth * worth;
            }
        }
        let mean = |one: &Tried<G::Action>| one.total / one.visits.max(1) as f32;
        tried[..left].sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        let kept = left.div_ceil(2).max(2).min(left);
        // What is advised stays, so that what is preferred to it is preferred for good reasons.
        if let Some(place) = tried[..left].iter().position(|one| one.action == task.advised) {
            tried.swap(place, place.min(kept - 1));
        }
        left = kept;
    }
}

/// The actions to try: all, or what is advised and as many others as there are games for; if there is a judge, those it finds best.
fn choose_some<G: Advise>(
    task: &Task<'_, G>,
    scratch: &mut Scratch<G>,
    tried: &mut Vec<Tried<G::Action>>,
    rng: &mut Xoshiro256PlusPlus,
) {
    tried.clear();
    let fresh = |&action: &G::Action| Tried { action, visits: 0, total: 0.0, squares: 0.0 };
    let games = task.thinking.budget.iterations().unwrap_or(u32::MAX);
    let most = (games / FEWEST_WORLDS).max(2) as usize;
    if let Some(judge) = task.judge {
        judge.judge(task.game, task.view, task.legal, &mut scratch.weights);
        let weighed = task.legal.iter().zip(&scratch.weights);
        let mut weighed: Vec<(&G::Action, f32)> = weighed.map(|(action, weight)| (action, *weight)).collect();
        weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let least = LIGHTEST * weighed.iter().map(|(_, weight)| weight).sum::<f32>();
        let heavy = weighed.iter().filter(|(_, weight)| *weight >= least).count();
        let count = heavy.max(FEWEST_JUDGED).min(most.min(MOST_JUDGED));
        tried.extend(weighed.iter().take(count).map(|(action, _)| fresh(action)));
        if !tried.iter().any(|one| one.action == task.advised) {
            tried.pop();
            tried.push(fresh(&task.advised));
        }
        return;
    }
    tried.extend(task.legal.iter().map(fresh));
    if tried.len() <= most {
        return;
    }
    let advised = tried.iter().position(|one| one.action == task.advised).unwrap_or(0);
    tried.swap(0, advised);
    for place in 1..most {
        let other = place + random::below(rng, (tried.len() - place) as u32) as usize;
        tried.swap(place, other);
    }
    tried.truncate(most);
}
