//! What every action of one decision was worth, in the worlds in which the review counted.

use std::sync::Arc;

use game::{Advise, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{CLOSE, COUNTED, COUNTED_ANEW, Care, Decision, LIGHT, Look, Reviewer, Study};
use crate::chance::{Chance, Lab, Sum};
use crate::seed;

/// At the usual budget so many decisions are imagined, more or less, to count wins with the actions that the review did not.
const EFFORT: u64 = 4_000_000;
/// So many actions are tried at most.
pub const MOST_ACTIONS: usize = 24;
/// In so many worlds at least, if there are so many.
const LEAST: u32 = 24;

/// What the actions of a decision were worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Worths<A> {
    /// What was tried, what won most often first; what was done and what the strongest player would have done are always among them.
    pub tried: Vec<Worth<A>>,
    /// How many more were legal.
    pub untried: usize,
}

/// What an action was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth<A> {
    /// The action.
    pub action: A,
    /// The chances of the seat's side to win with it, as far as the seat could know.
    pub chance: Chance,
}

impl<A> Worths<A> {
    /// The same with other names for actions.
    pub fn map<B>(self, name: impl Fn(A) -> B) -> Worths<B> {
        let tried = self.tried.into_iter();
        let tried = tried.map(|Worth { action, chance }| Worth { action: name(action), chance });
        Worths { tried: tried.collect(), untried: self.untried }
    }
}

/// What the actions of a decision were worth to a seat. The reviewer has to be the one that looked at it, and what was best is what was found then: so
/// what was done and what was best get the figures of the review, and everything else is counted in the same worlds, though perhaps in fewer.
pub fn worths<G: Advise>(
    game: &Arc<G>,
    decision: &Decision<G>,
    seat: Seat,
    best: G::Action,
    look: Look,
    reviewer: &Reviewer<'_, G>,
) -> Worths<G::Action> {
    let mut study = Study { game, seat, seed: reviewer.seed, lab: Lab::new(&**game) };
    let care = Care::of(reviewer);
    let mut order = vec![best];
    let add = |action: G::Action, order: &mut Vec<G::Action>| {
        if !order.contains(&action) {
            order.push(action);
        }
    };
    add(decision.action, &mut order);
    let certain = order.len();
    for action in study.thought_of(reviewer, &care, decision, look) {
        add(action, &mut order);
    }
    for &action in &decision.legal {
        add(action, &mut order);
    }
    let untried = order.len().saturating_sub(MOST_ACTIONS);
    order.truncate(MOST_ACTIONS);
    let mut tried = study.count_all(decision, &order, certain, look, care.part_of(EFFORT));
    // What the strongest player prefers stands before what won as often.
    tried.sort_by(|one, other| other.chance.share.total_cmp(&one.chance.share));
    Worths { tried, untried }
}

impl<G: Advise> Study<'_, G> {
    /// What the strongest player tries when it looks at a decision as it did, the best first. Where it tries few of many, the rest comes as it is listed.
    fn thought_of(
        &self,
        reviewer: &Reviewer<'_, G>,
        care: &Care,
        decision: &Decision<G>,
        look: Look,
    ) -> Vec<G::Action> {
        let (games, of) = match look {
            Look::Light(_) => (care.light(), LIGHT),
            Look::Close(_) => (care.games, CLOSE),
        };
        let searcher = reviewer.mind.imagining(games).searcher(self.game, self.seed_of(decision, of));
        searcher.map_or_else(Vec::new, |mut searcher| {
            let found = searcher.consider(&decision.view, &decision.legal);
            found.into_iter().map(|one| one.action).collect()
        })
    }

    /// Counts wins with the first actions in all worlds of a look, with the others until so many decisions were imagined.
    fn count_all(
        &mut self,
        decision: &Decision<G>,
        actions: &[G::Action],
        certain: usize,
        look: Look,
        effort: u64,
    ) -> Vec<Worth<G::Action>> {
        let (worlds, of) = match look {
            Look::Light(worlds) => (worlds, COUNTED),
            Look::Close(worlds) => (worlds, COUNTED_ANEW),
        };
        let seed = self.seed_of(decision, of);
        let game = &**self.game;
        let draw = game.worlds(&decision.view);
        let mut sums = vec![(0, Sum::default()); actions.len()];
        for count in 0..worlds {
            let luck = seed::child(seed, u64::from(count));
            let world = draw(&mut Xoshiro256PlusPlus::seed_from_u64(luck));
            let all = self.lab.spent < effort || count < LEAST;
            let now = if all { actions.len() } else { certain };
            for (&action, (games, sum)) in actions.iter().zip(&mut sums).take(now) {
                let mut state = world;
                game.apply(&mut state, action);
                sum.add(self.lab.play_on(state, self.seat, luck));
                *games += 1;
            }
        }
        let worth =
            |(&action, (games, sum)): (&G::Action, &(u32, Sum))| Worth { action, chance: sum.mean(*games) };
        actions.iter().zip(&sums).map(worth).collect()
    }
}
