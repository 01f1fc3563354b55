//! The decisions of one seat in a game, looked back at by what that seat knew: its views and nothing else.
//!
//! What the strongest player would have done is what its mind finds best from the view. What a decision cost is counted in wins: in worlds that
//! fit the view the game is played on to the end of the match, once from what was done and once from what that player would have done, both
//! with the same luck. All decisions are looked at lightly; those that seem to have cost most are then looked at closely, and measured anew,
//! for otherwise the luck they were chosen for would stay in the figures. No clock is read: the same game and seed give the same review.

use std::sync::Arc;

use game::{Advise, Doors, Fact, Refusal, Seat, Step, StepOf, ViewOf, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::chance::{Chance, Lab, Sum};
use crate::hint;
use crate::mind::Mind;
use crate::seed;

mod worths;

pub use worths::{MOST_ACTIONS, Worth, Worths, worths};

/// The most turning points that are named.
pub const MOST: usize = 3;

/// At the usual budget so many decisions are imagined, more or less, to count wins at first, and again for what is measured anew.
const EFFORT: u64 = 6_000_000;
/// A light look is this part of a close one.
const LIGHTER: u32 = 8;
/// So many are looked at closely because the mind finds them worst, and so many because they won least.
const CLOSELY: usize = 8;
/// In how many worlds at most and at least wins are counted at first.
const FIRST: (u32, u32) = (120, 24);
/// Where the games that are played on are so long that this many times the effort is spent, only so many worlds are looked at: a long match has many decisions,
/// and as much still to come at each.
const LONG: (u64, u32) = (4, 8);
/// In how many when they are measured anew.
const ANEW: (u32, u32) = (800, 60);
/// A loss that is smaller than this is none.
const LEAST_LOSS: f64 = 0.02;
/// A loss is clear of its noise if it is so many times its standard error. Of many decisions that cost nothing some would look as if they had at
/// twice the error.
const CLEAR: f64 = 3.0;
/// What a mind that does not search imagines for a decision, if one has to say.
const WITHOUT_SEARCH: u32 = 1000;

/// Who looks back, and how carefully.
#[derive(Debug)]
pub struct Reviewer<'a, G: Advise> {
    /// The strongest player there is.
    pub mind: &'a Mind<G>,
    /// How many games are imagined for a close look, and everything else in proportion; otherwise what the mind usually does.
    pub budget: Option<u32>,
    /// Of its luck.
    pub seed: u64,
}

/// The decisions of a seat, looked back at.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// Those in which there was a choice, in their order.
    pub decisions: Vec<Reviewed<A>>,
    /// The places among them of those that cost most, the largest loss first: at most [`MOST`], and only clear losses.
    pub turning: Vec<usize>,
    /// In how many more there was no choice.
    pub forced: usize,
}

/// A decision, looked back at.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed<A> {
    /// Which step, counted from 0.
    pub step: usize,
    /// What was done.
    pub action: A,
    /// What the strongest player would have done: the same, or something else that need not be better.
    pub best: A,
    /// The chances of the seat's side to win with what was done, as far as the seat could know.
    pub chance: Chance,
    /// How closely it was looked at.
    pub look: Look,
    /// What would have been clearly better, if something would have been.
    pub better: Option<Better<A>>,
}

/// How closely a decision was looked at, and in how many worlds wins were counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// As all are at first.
    Light(u32),
    /// As those that seem to have cost most.
    Close(u32),
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug)]
pub struct Better<A> {
    /// The action.
    pub action: A,
    /// The chances with it.
    pub chance: Chance,
    /// What was lost: the difference, with an error that is smaller than those of the two, since both had the same luck.
    pub loss: Chance,
    /// What speaks for it, from what the seat saw. Empty where nothing that can be seen sets it apart.
    pub reason: Vec<Fact>,
}

impl<A> Review<A> {
    /// The same with other names for actions.
    pub fn map<B>(self, name: impl Fn(A) -> B) -> Review<B> {
        let Review { decisions, turning, forced } = self;
        let better = |Better { action, chance, loss, reason }: Better<A>| {
            let action = name(action);
            Better { action, chance, loss, reason }
        };
        let reviewed = |one: Reviewed<A>| Reviewed {
            step: one.step,
            action: name(one.action),
            best: name(one.best),
            chance: one.chance,
            look: one.look,
            better: one.better.map(better),
        };
        Review { decisions: decisions.into_iter().map(reviewed).collect(), turning, forced }
    }
}

/// A decision as its seat met it: nothing in it is hidden from that seat.
#[derive(Debug)]
pub struct Decision<G: Advise> {
    /// Which step, counted from 0.
    pub step: usize,
    /// What the seat knew, with a perfect memory.
    pub view: ViewOf<G>,
    /// What it could do: two things at least.
    pub legal: Vec<G::Action>,
    /// What it did.
    pub action: G::Action,
}

/// The decisions that a seat met in a game.
#[derive(Debug)]
pub struct Met<G: Advise> {
    /// Those in which it had a choice, in their order.
    pub decisions: Vec<Decision<G>>,
    /// In how many more it had none.
    pub forced: usize,
}

impl<G: Advise> Met<G> {
    /// The decisions of a seat. `Err` if these are not the steps of a game.
    pub fn of(game: &G, log: &[StepOf<G>], seat: Seat) -> Result<Met<G>, Refusal> {
        let mut state = game.start();
        let mut met = Met { decisions: Vec::new(), forced: 0 };
        for (step, taken) in log.iter().enumerate() {
            let before = state;
            game.step(&mut state, *taken)?;
            let Step::Move(by, action) = *taken else { continue };
            if by != seat {
                continue;
            }
            let mut legal = Vec::new();
            game.legal_actions(&before, &mut legal);
            if legal.len() == 1 {
                met.forced += 1;
                continue;
            }
            let view = game.view(&before, Viewer::Seat(seat));
            met.decisions.push(Decision { step, view, legal, action });
        }
        Ok(met)
    }

    /// Takes out of each decision what somebody takes out; where nothing is left to choose, there was no choice.
    pub fn narrow(&mut self, mut narrow: impl FnMut(&mut Decision<G>)) {
        let before = self.decisions.len();
        self.decisions.iter_mut().for_each(&mut narrow);
        self.decisions.retain(|one| one.legal.len() > 1);
        self.forced += before - self.decisions.len();
    }
}

/// Looks back at the decisions of a seat, in a game that is over or not. `progress` is told how much is done, and of how much.
pub fn review<G: Advise>(
    game: &Arc<G>,
    met: Met<G>,
    seat: Seat,
    reviewer: &Reviewer<'_, G>,
    progress: &mut dyn FnMut(u64, u64),
) -> Review<G::Action> {
    let Met { decisions, forced } = met;
    let care = Care::of(reviewer);
    let effort = care.part_of(EFFORT);
    let mut study = Study { game, seat, seed: reviewer.seed, lab: Lab::new(&**game) };
    let count = decisions.len();
    let (close, all) = (2 * CLOSELY.min(count), 2 * (count + 2 * CLOSELY.min(count)) as u64);
    let mut done = 0;
    let mut tick = |by: u64| {
        done += by;
        progress(done.min(all), all);
    };

    let light = reviewer.mind.imagining(care.light());
    let mut looked: Vec<Looked<G>> = Vec::with_capacity(count);
    for decision in decisions {
        let (best, gap) = study.best(&light, &decision, LIGHT);
        looked.push(Looked { decision, best, gap, wins: Wins::default(), look: Look::Light });
        tick(1);
    }
    let long = study.lab.spent + LONG.0 * effort;
    for place in (0..count).rev() {
        let (most, least) = FIRST;
        let least = if study.lab.spent < long { least } else { LONG.1 };
        let until = study.lab.spent + effort.saturating_sub(study.lab.spent) / (place + 1) as u64;
        study.count_wins(&mut looked[place], (most, least), until, COUNTED);
        tick(1);
    }
    let chosen = to_look_at_closely(&looked);
    let closely = reviewer.mind.imagining(care.games);
    let end = study.lab.spent + effort;
    for (nth, place) in chosen.iter().enumerate() {
        let one = &mut looked[*place];
        (one.best, one.gap) = study.best(&closely, &one.decision, CLOSE);
        tick(1);
        (one.wins, one.look) = (Wins::default(), Look::Close);
        let until = study.lab.spent + end.saturating_sub(study.lab.spent) / (chosen.len() - nth) as u64;
        study.count_wins(one, ANEW, until, COUNTED_ANEW);
        tick(1);
    }
    tick((2 * (close.saturating_sub(chosen.len()))) as u64);
    let decisions: Vec<Reviewed<G::Action>> = looked.into_iter().map(|one| one.reviewed(&**game)).collect();
    let turning = turning(&decisions);
    Review { decisions, turning, forced }
}

/// How much is imagined.
struct Care {
    /// For a close look at a decision.
    games: u32,
    /// For that if nobody says anything.
    usual: u32,
}

impl Care {
    fn of<G: Advise>(reviewer: &Reviewer<'_, G>) -> Care {
        let usual = reviewer.mind.thinking().and_then(|thinking| thinking.budget.iterations());
        let usual = usual.unwrap_or(WITHOUT_SEARCH).max(1);
        Care { games: reviewer.budget.unwrap_or(usual).max(1), usual }
    }

    fn light(&self) -> u32 {
        (self.games / LIGHTER).max(1)
    }

    /// Of what is done at the usual budget.
    fn part_of(&self, effort: u64) -> u64 {
        effort.saturating_mul(u64::from(self.games)) / u64::from(self.usual)
    }
}

/// The children of the seed of a decision.
const LIGHT: u64 = 0;
const COUNTED: u64 = 1;
const CLOSE: u64 = 2;
const COUNTED_ANEW: u64 = 3;

/// A decision, and what is known of it so far.
struct Looked<G: Advise> {
    decision: Decision<G>,
    best: G::Action,
    /// By how much the mind prefers the best to what was done.
    gap: f32,
    wins: Wins,
    /// How closely, once it is known in how many worlds.
    look: fn(u32) -> Look,
}

/// Sums over worlds.
#[derive(Clone, Copy, Default)]
struct Wins {
    worlds: u32,
    done: Sum,
    best: Sum,
    lost: Sum,
}

impl<G: Advise> Looked<G> {
    fn is_best(&self) -> bool {
        self.best == self.decision.action
    }

    fn reviewed(self, game: &G) -> Reviewed<G::Action> {
        let Wins { worlds, done, best: kept, lost } = self.wins;
        let loss = lost.mean(worlds);
        let is_loss = !self.is_best() && loss.share >= LEAST_LOSS.max(CLEAR * loss.error);
        let Decision { step, view, legal, action } = self.decision;
        let best = self.best;
        let better = is_loss.then(|| {
            let known: Vec<_> = legal.iter().map(|&one| (one, game.facts(&view, &legal, one))).collect();
            Better { action: best, chance: kept.mean(worlds), loss, reason: hint::reason(best, &known) }
        });
        Reviewed { step, action, best, chance: done.mean(worlds), look: (self.look)(worlds), better }
    }
}

/// The places of what may have cost most: by the mind's own figures, and by the wins that were counted. In their order.
fn to_look_at_closely<G: Advise>(looked: &[Looked<G>]) -> Vec<usize> {
    let mut others: Vec<usize> = (0..looked.len()).filter(|place| !looked[*place].is_best()).collect();
    let lost = |place: usize| looked[place].wins.lost.mean(looked[place].wins.worlds).share;
    others.sort_by(|one, other| looked[*other].gap.total_cmp(&looked[*one].gap).then(one.cmp(other)));
    let mut chosen: Vec<usize> = others.iter().copied().take(CLOSELY).collect();
    others.sort_by(|one, other| lost(*other).total_cmp(&lost(*one)).then(one.cmp(other)));
    chosen.extend(others.into_iter().take(CLOSELY));
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

/// The places of the largest losses, the largest first.
fn turning<A>(decisions: &[Reviewed<A>]) -> Vec<usize> {
    let loss = |place: usize| decisions[place].better.as_ref().map_or(0.0, |better| better.loss.share);
    let mut places: Vec<usize> = (0..decisions.len()).filter(|&place| loss(place) > 0.0).collect();
    places.sort_by(|one, other| loss(*other).total_cmp(&loss(*one)).then(one.cmp(other)));
    places.truncate(MOST);
    places
}

/// Where decisions are thought over.
struct Study<'a, G: Advise> {
    game: &'a Arc<G>,
    seat: Seat,
    seed: u64,
    lab: Lab<'a, G>,
}

impl<G: Advise> Study<'_, G> {
    fn seed_of(&self, decision: &Decision<G>, of: u64) -> u64 {
        seed::child(seed::child(self.seed, decision.step as u64), of)
    }

    /// What a mind would do, and by how much it prefers that to what was done.
    fn best(&self, mind: &Mind<G>, decision: &Decision<G>, of: u64) -> (G::Action, f32) {
        let Decision { view, legal, action, .. } = decision;
        let seed = self.seed_of(decision, of);
        let Some(mut searcher) = mind.searcher(self.game, seed) else {
            let best = mind.bot(self.game, seed).choose(view, legal);
            return (best, if best == *action { 0.0 } else { 1.0 });
        };
        let found = searcher.consider(view, legal);
        let best = found[0];
        // What was not even tried is as far behind as the worst that was.
        let worst = found.iter().map(|one| one.worth).fold(best.worth, f32::min);
        let done = found.iter().find(|one| one.action == *action).map_or(worst, |one| one.worth);
        (best.action, best.worth - done)
    }

    /// Counts wins in at most and at least so many worlds, until so many decisions were imagined.
    fn count_wins(&mut self, one: &mut Looked<G>, (most, least): (u32, u32), until: u64, of: u64) {
        let seed = self.seed_of(&one.decision, of);
        let game = &**self.game;
        let worlds = game.worlds(&one.decision.view);
        let Wins { worlds: count, done, best, lost } = &mut one.wins;
        while *count < most && (self.lab.spent < until || *count < least) {
            let luck = seed::child(seed, u64::from(*count));
            let world = worlds(&mut Xoshiro256PlusPlus::seed_from_u64(luck));
            let mut after = |action| {
                let mut state = world;
                game.apply(&mut state, action);
                self.lab.play_on(state, self.seat, luck)
            };
            let won = after(one.decision.action);
            let could = if one.best == one.decision.action { won } else { after(one.best) };
            done.add(won);
            best.add(could);
            lost.add(could - won);
            *count += 1;
        }
    }
}
