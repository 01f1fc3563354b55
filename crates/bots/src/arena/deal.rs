//! One deal, in every line-up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::{Advise, BySeat, Outcome, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::{LineUps, Pace};
use crate::mind::Mind;
use crate::players::Players;
use crate::seed;
use crate::simulate::WIN;

/// A deal of a tournament.
pub(super) struct Deal {
    index: u64,
    seed: u64,
}

/// What came of a deal: all that the standings are made of. It can be written down and read again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which deal of the tournament.
    pub(super) deal: u64,
    /// The part of each bot, and of the hosts.
    pub(super) parts: Vec<Part>,
    /// The ranks of each game, in the order of the line-ups.
    pub(super) ranks: Vec<BySeat<u8>>,
}

/// One bot's part of a deal: sums over all games and all the chairs it held in them.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub(super) struct Part {
    pub(super) score: i64,
    /// In parts of which a win has [`WIN`].
    pub(super) wins: u64,
    pub(super) pace: Pace,
}

/// A part as it is written: score, wins, decisions, and the nanoseconds of all of them and of the slowest.
type Written = (i64, u64, u64, u64, u64);

impl From<Written> for Part {
    fn from((score, wins, decisions, total, slowest): Written) -> Part {
        let pace =
            Pace { decisions, total: Duration::from_nanos(total), slowest: Duration::from_nanos(slowest) };
        Part { score, wins, pace }
    }
}

impl From<Part> for Written {
    fn from(Part { score, wins, pace }: Part) -> Written {
        // A u64 has the nanoseconds of 584 years.
        (score, wins, pace.decisions, pace.total.as_nanos() as u64, pace.slowest.as_nanos() as u64)
    }
}

impl Deal {
    /// The deal of this number in a tournament of this seed.
    pub(super) fn new(tournament: u64, index: u64) -> Deal {
        Deal { index, seed: seed::child(tournament, index) }
    }

    /// Plays it in every line-up; nothing if it was stopped before the end. `finished` is called after every game.
    pub(super) fn play<G: Advise>(
        &self,
        game: &Arc<G>,
        line_ups: &LineUps,
        minds: &[Mind<G>],
        stop: &AtomicBool,
        finished: impl Fn(),
    ) -> Option<Played> {
        let parts = vec![Part::default(); minds.len()];
        let mut played = Played { deal: self.index, parts, ranks: Vec::new() };
        for (&line_up, index) in line_ups.games().iter().zip(0..) {
            let sitting = line_up.values().map(|bot| minds[usize::from(bot)].clone());
            let mut players = Players::new(game, sitting, seed::child(seed::child(self.seed, BOTS), index));
            let mut nature = Streams::new(self.seed);
            let outcome = play_game(game, &mut players, &mut nature, stop, |seat, time| {
                played.parts[usize::from(line_up[seat])].pace.decision(time);
            })?;
            played.enter(line_up, &outcome);
            finished();
        }
        Some(played)
    }
}

/// The children of a deal's seed.
const NATURE: u64 = 0;
const BOTS: u64 = 1;

/// Nature's streams: step *i* of a deal has a generator of its own, whatever was drawn before.
struct Streams {
    seed: u64,
    steps: u64,
}

impl Streams {
    fn new(deal: u64) -> Self {
        Streams { seed: seed::child(deal, NATURE), steps: 0 }
    }

    fn next_step(&mut self) -> Xoshiro256PlusPlus {
        self.steps += 1;
        Xoshiro256PlusPlus::seed_from_u64(seed::child(self.seed, self.steps - 1))
    }
}

/// Plays one game, unless it is stopped, and tells how long each decision took that was one.
fn play_game<G: Advise>(
    game: &Arc<G>,
    players: &mut Players<G>,
    nature: &mut Streams,
    stop: &AtomicBool,
    mut decided: impl FnMut(Seat, Duration),
) -> Option<Outcome> {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                game.legal_actions(&state, &mut legal);
                let begun = Instant::now();
                let action = players.choose(&state, seat, &legal);
                if legal.len() > 1 {
                    decided(seat, begun.elapsed());
                }
                game.apply(&mut state, action);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut nature.next_step());
                game.resolve(&mut state, chance);
            }
            Turn::Over => break,
        }
        players.observe(&state);
    }
    Some(game.outcome(&state).expect("a game that is over has an outcome"))
}

impl Played {
    fn enter(&mut self, line_up: BySeat<u8>, outcome: &Outcome) {
        let winners = outcome.winners().count() as u64;
        for (seat, score) in outcome.scores.iter() {
            self.parts[usize::from(line_up[seat])].score += i64::from(score);
        }
        for seat in outcome.winners() {
            self.parts[usize::from(line_up[seat])].wins += WIN / winners;
        }
        self.ranks.push(outcome.ranks);
    }

    /// Can these line-ups have given it? What was read may have been written by anybody.
    pub(super) fn fits(&self, line_ups: &LineUps) -> bool {
        let seats = line_ups.sides().count();
        let are_ranks = |ranks: &BySeat<u8>| {
            ranks.count() == seats && ranks.values().all(|rank| (1..=seats).contains(&rank))
        };
        self.parts.len() == line_ups.kinds()
            && self.ranks.len() == line_ups.games().len()
            && self.ranks.iter().all(are_ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Field;
    use game::{Bot, Config, Rules, ViewOf, random};
    use rand_core::Rng;
    use std::sync::Mutex;
    use toys::leduc::Leduc;

    fn leduc() -> Arc<Leduc> {
        let config = Config::new::<&str, &str>(Leduc::schema(), None, &[]).expect("valid");
        Arc::new(Leduc::new(&config).expect("the defaults go together"))
    }

    /// Plays at random, and writes down every view it is shown.
    struct Witness {
        rng: Xoshiro256PlusPlus,
        seen: Arc<Mutex<Vec<ViewOf<Leduc>>>>,
    }

    impl Bot<Leduc> for Witness {
        fn choose(
            &mut self,
            _view: &ViewOf<Leduc>,
            legal: &[<Leduc as Rules>::Action],
        ) -> <Leduc as Rules>::Action {
            random::pick(&mut self.rng, legal)
        }

        fn observe(&mut self, view: &ViewOf<Leduc>) {
            self.seen.lock().expect("nobody panicked").push(view.clone());
        }

        fn takes_notes(&self) -> bool {
            true
        }
    }

    /// What the first player is shown in a game of this deal, and how often the second is.
    fn witnessed(deal: u64, seed: u64) -> (Vec<ViewOf<Leduc>>, usize) {
        let (game, never) = (leduc(), AtomicBool::new(false));
        let seen = [0, 1].map(|_| Arc::new(Mutex::new(Vec::new())));
        let bots = seen.each_ref().map(|seen| {
            let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            Box::new(Witness { rng, seen: Arc::clone(seen) }) as Box<dyn Bot<Leduc>>
        });
        let mut players = Players::seated(&game, bots.into());
        play_game(&game, &mut players, &mut Streams::new(deal), &never, |_, _| {}).expect("not stopped");
        let [first, second] = seen.map(|seen| seen.lock().expect("nobody panicked").clone());
        (first, second.len())
    }

    #[test]
    fn all_games_of_a_deal_have_the_same_cards_whatever_is_played() {
        let mut cards = Vec::new();
        for deal in 0..20 {
            let views: Vec<_> = (0..10).map(|seed| witnessed(deal, seed).0).collect();
            assert!(views.iter().any(|other| other.len() != views[0].len()), "they are different games");
            assert!(views.iter().all(|other| other[0] == views[0][0]), "of the same deal");
            cards.push(views[0][0].open.clone());
        }
        assert!(cards.iter().any(|open| *open != cards[0]), "deals differ");
    }

    #[test]
    fn who_takes_notes_sees_the_table_after_every_step() {
        let (first, second) = witnessed(3, 4);
        assert_eq!(first.len(), second);
        assert!(first.len() >= 4, "a deal and some bets: {}", first.len());
        assert!(first.windows(2).all(|two| two[0] != two[1]), "every view is new");
    }

    #[test]
    fn a_step_of_nature_does_not_depend_on_what_was_drawn_before() {
        let (mut one, mut other) = (Streams::new(1), Streams::new(1));
        let mut drawn = other.next_step();
        assert_eq!(one.next_step().next_u64(), drawn.next_u64());
        drawn.next_u64();
        assert_eq!(one.next_step().next_u64(), other.next_step().next_u64());
        assert_ne!(Streams::new(2).next_step().next_u64(), Streams::new(1).next_step().next_u64());
    }

    #[test]
    fn a_deal_that_is_stopped_counts_for_nothing() {
        let (game, minds) = (leduc(), [Mind::Random, Mind::Greedy]);
        let line_ups = LineUps::new(&*game, Field { bots: 2, hosted: false }).expect("two sides");
        let deal = Deal::new(1, 5);
        let play = |stop| deal.play(&game, &line_ups, &minds, &AtomicBool::new(stop), || {});
        assert!(play(true).is_none());
        let played = play(false).expect("it was not stopped");
        assert_eq!(played.ranks.len(), 2);
        assert_eq!(played.parts.iter().map(|part| part.wins).sum::<u64>(), 2 * WIN);
    }
}
