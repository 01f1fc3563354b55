//! Which decisions turned a game that is over, from its log alone.
//!
//! From the true position, with nothing hidden from whoever judges, the game is played on many times by its adviser: once as it would have
//! decided itself, once as it was decided. What differs is what the decision was worth. A decision that is the adviser's own turned nothing.
//! The adviser slips now and then, for otherwise a hand without chance could go on in one way only.

use game::{Advise, Doors, Refusal, Seat, Step, StepOf, Turn};

use crate::chance::{Chance, Lab, Sum};
use crate::seed;

/// So many decisions are imagined in all, more or less: what is found does not hang on any clock.
pub const EFFORT: u64 = 1_000_000;
/// The most moments that are found.
pub const MOST: usize = 3;

/// How often each decision is tried at first: in pairs, as advised and as it was.
const FIRST_PAIRS: u32 = 8;
/// So many are tried again, so often.
const SECOND: usize = 24;
const SECOND_PAIRS: u32 = 24;
/// So many are measured, at most and at least so often.
const MEASURED: usize = 6;
const MOST_PAIRS: u32 = 400;
const LEAST_PAIRS: u32 = 40;
/// The first trials, and the second ones with them, have this share of the effort, in tenths.
const FIRST_SHARE: u64 = 5;
const SECOND_SHARE: u64 = 7;
/// What is smaller than this turned nothing.
const LEAST_SWING: f64 = 0.1;
/// A swing is clear of its noise if it is so many times its standard error.
const CLEAR: f64 = 4.0;

/// What was found in a game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning {
    /// The decisions that turned it, the one that turned it most first.
    pub swings: Vec<Swing>,
    /// Only steps from this one on were looked at, counted from 0: a match can be longer than the effort reaches.
    pub from: usize,
}

/// A decision that moved the chances of the side that made it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// Which step, counted from 0: the last one of what was done in one go.
    pub step: usize,
    /// Where it parted from what the game advises: the same step, or one before it of the same seat.
    pub first: usize,
    /// Whose.
    pub seat: Seat,
    /// The chances of its side to win with what the game advises there.
    pub before: Chance,
    /// The chances of its side to win with what was done.
    pub after: Chance,
}

/// Finds the decisions that turned a game. `Err` if these are not the steps of one.
pub fn turning<G: Advise>(game: &G, log: &[StepOf<G>], seed: u64) -> Result<Turning, Refusal> {
    let mut forks = forks(game, log)?;
    let mut lab = Lab::new(game);
    // The last decisions first: they are the cheapest, and most of a match hangs on its last hand.
    let mut from = 0;
    for place in (0..forks.len()).rev() {
        if lab.spent > EFFORT * FIRST_SHARE / 10 {
            from = forks[place + 1].step;
            forks.drain(..=place);
            break;
        }
        lab.try_out(&mut forks[place], FIRST_PAIRS, seed);
    }
    largest(&mut forks, SECOND);
    for fork in &mut forks {
        if lab.spent > EFFORT * SECOND_SHARE / 10 {
            break;
        }
        lab.try_out(fork, SECOND_PAIRS, seed);
    }
    largest(&mut forks, MEASURED);
    let mut swings: Vec<Swing> = Vec::new();
    let measured = forks.len();
    for (place, mut fork) in forks.into_iter().enumerate() {
        // What was chosen because it looked large is measured anew, so that luck does not stay in it.
        fork.tally = Tally::default();
        let share = EFFORT.saturating_sub(lab.spent) / (measured - place) as u64;
        let until = lab.spent + share;
        let anew = seed::child(seed, u64::MAX);
        while fork.tally.pairs < MOST_PAIRS && (lab.spent < until || fork.tally.pairs < LEAST_PAIRS) {
            lab.try_out(&mut fork, 1, anew);
        }
        let Fork { step, first, seat, tally, .. } = fork;
        swings.extend(tally.chances().map(|(before, after)| Swing { step, first, seat, before, after }));
    }
    swings.sort_by(|one, other| other.size().total_cmp(&one.size()).then(one.step.cmp(&other.step)));
    swings.truncate(MOST);
    Ok(Turning { swings, from })
}

impl Swing {
    /// How far it moved the chances.
    fn size(&self) -> f64 {
        (self.after.share - self.before.share).abs()
    }
}

/// A decision that was not the adviser's.
struct Fork<G: Advise> {
    step: usize,
    first: usize,
    seat: Seat,
    advised: G::State,
    taken: G::State,
    tally: Tally,
}

/// Sums over pairs of games.
#[derive(Clone, Copy, Default)]
struct Tally {
    pairs: u32,
    advised: Sum,
    taken: Sum,
    difference: Sum,
}

impl Tally {
    fn add(&mut self, advised: f64, taken: f64) {
        self.pairs += 1;
        self.advised.add(advised);
        self.taken.add(taken);
        self.difference.add(taken - advised);
    }

    /// By how much a side won more, or less, than with what the game advises.
    fn differs(&self) -> f64 {
        self.difference.mean(self.pairs).share.abs()
    }

    /// The chances with what the game advises and with what was done, if they differ clearly.
    fn chances(&self) -> Option<(Chance, Chance)> {
        let Tally { pairs, advised, taken, difference } = self;
        let Chance { share, error } = difference.mean(*pairs);
        let is_clear = *pairs >= LEAST_PAIRS && share.abs() >= LEAST_SWING.max(CLEAR * error);
        is_clear.then(|| (advised.mean(*pairs), taken.mean(*pairs)))
    }
}

/// Keeps those that differ most; of those that differ alike, the later ones.
fn largest<G: Advise>(forks: &mut Vec<Fork<G>>, most: usize) {
    forks.sort_by(|one, other| {
        other.tally.differs().total_cmp(&one.tally.differs()).then(other.step.cmp(&one.step))
    });
    forks.truncate(most);
    forks.retain(|fork| fork.tally.differs() > 0.0);
}

/// The decisions of a game that were not the adviser's, in their order. What a seat does in one go, step by step, is one decision: half of it is
/// nobody's plan.
fn forks<G: Advise>(game: &G, log: &[StepOf<G>]) -> Result<Vec<Fork<G>>, Refusal> {
    let mut state = game.start();
    let mut legal = Vec::new();
    let mut forks: Vec<Fork<G>> = Vec::new();
    let mut goes_on = false;
    for (step, taken) in log.iter().enumerate() {
        let before = state;
        game.step(&mut state, *taken)?;
        let Step::Move(seat, action) = *taken else { continue };
        let begun = forks.last_mut().filter(|fork| goes_on && fork.step + 1 == step);
        goes_on = game.goes_on(action) && game.turn(&state) == Turn::Seat(seat);
        if let Some(fork) = begun {
            (fork.step, fork.taken) = (step, state);
            continue;
        }
        game.legal_actions(&before, &mut legal);
        if legal.len() == 1 {
            continue;
        }
        let advised = game.advise_in(&before, seat, &legal);
        if advised != action {
            let mut other = before;
            game.apply(&mut other, advised);
            let tally = Tally::default();
            forks.push(Fork { step, first: step, seat, advised: other, taken: state, tally });
        }
    }
    Ok(forks)
}

impl<G: Advise> Lab<'_, G> {
    /// Plays both games of so many pairs. Both have the same luck, as far as they are alike.
    fn try_out(&mut self, fork: &mut Fork<G>, pairs: u32, seed: u64) {
        for _ in 0..pairs {
            let luck = seed::child(seed::child(seed, fork.step as u64), u64::from(fork.tally.pairs));
            let [advised, taken] =
                [fork.advised, fork.taken].map(|state| self.play_on(state, fork.seat, luck));
            fork.tally.add(advised, taken);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::random;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn tally(pairs: u32, seed: u64, wins: impl Fn(&mut Xoshiro256PlusPlus) -> (bool, bool)) -> Tally {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut tally = Tally::default();
        for _ in 0..pairs {
            let (advised, taken) = wins(&mut rng);
            tally.add(f64::from(u8::from(advised)), f64::from(u8::from(taken)));
        }
        tally
    }

    #[test]
    fn noise_is_no_swing() {
        let coin = |rng: &mut Xoshiro256PlusPlus| random::below(rng, 2) == 0;
        for seed in 0..1000 {
            for pairs in [LEAST_PAIRS, 120, MOST_PAIRS] {
                let found = tally(pairs, seed, |rng| (coin(rng), coin(rng))).chances();
                assert_eq!(found, None, "{pairs} pairs, seed {seed}");
            }
        }
    }

    #[test]
    fn what_is_clear_is_found_with_its_error() {
        let wins = |rng: &mut Xoshiro256PlusPlus, of_ten: u32| random::below(rng, 10) < of_ten;
        for seed in 0..100 {
            let found = tally(MOST_PAIRS, seed, |rng| (wins(rng, 3), wins(rng, 7))).chances();
            let (before, after) = found.expect("forty points are clear");
            assert!((before.share - 0.3).abs() < 4.0 * before.error, "{before:?}");
            assert!((after.share - 0.7).abs() < 4.0 * after.error, "{after:?}");
            assert!((0.02..0.03).contains(&after.error), "{after:?}");
        }
    }

    #[test]
    fn few_games_and_small_swings_are_not_enough() {
        assert_eq!(tally(LEAST_PAIRS - 1, 1, |_| (false, true)).chances(), None);
        assert!(tally(LEAST_PAIRS, 1, |_| (false, true)).chances().is_some());
        let one_in_twenty = |rng: &mut Xoshiro256PlusPlus| (false, random::below(rng, 20) == 0);
        assert_eq!(tally(MOST_PAIRS, 1, one_in_twenty).chances(), None);
    }
}
