//! How often a side wins when a game is played on to the end of the match by its adviser. The adviser slips now and then, for otherwise a hand
//! without chance could go on in one way only.

use game::{Advise, Seat, Turn, random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::seed;

/// One decision in so many is any legal one.
const SLIPS: u32 = 16;

/// How often a side wins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// Its share of the wins, from 0 to 1.
    pub share: f64,
    /// The standard error of it.
    pub error: f64,
}

/// Sums over games.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sum {
    total: f64,
    squares: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, value: f64) {
        self.total += value;
        self.squares += value * value;
    }

    /// The mean of so many. Where all were alike the next one may still differ: the error is never nothing.
    pub(crate) fn mean(&self, count: u32) -> Chance {
        let count = f64::from(count.max(1));
        let share = self.total / count;
        let variance = (self.squares / count - share * share).max(0.0) + 1.0 / count;
        Chance { share, error: (variance / count).sqrt() }
    }
}

/// Where games are played on.
pub(crate) struct Lab<'a, G: Advise> {
    game: &'a G,
    legal: Vec<G::Action>,
    /// How many decisions were imagined.
    pub(crate) spent: u64,
}

/// The children of the seed of a game that is played on.
const NATURE: u64 = 0;
const SEATS: u64 = 1;

impl<'a, G: Advise> Lab<'a, G> {
    pub(crate) fn new(game: &'a G) -> Self {
        Lab { game, legal: Vec::new(), spent: 0 }
    }

    /// Plays to the end of the match. Gives the share of the win that the side of a seat has.
    pub(crate) fn play_on(&mut self, mut state: G::State, of: Seat, luck: u64) -> f64 {
        let game = self.game;
        let stream = |of: u64, place: u64| {
            Xoshiro256PlusPlus::seed_from_u64(seed::child(seed::child(luck, of), place))
        };
        let (mut outcomes, mut decisions) = (0, 0);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut stream(NATURE, outcomes));
                    game.resolve(&mut state, chance);
                    outcomes += 1;
                }
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut self.legal);
                    let action = match &self.legal[..] {
                        [only] => *only,
                        legal => {
                            let mut rng = stream(SEATS, decisions);
                            if random::below(&mut rng, SLIPS) == 0 {
                                random::pick(&mut rng, legal)
                            } else {
                                game.advise_in(&state, seat, legal)
                            }
                        }
                    };
                    game.apply(&mut state, action);
                    decisions += 1;
                }
            }
        }
        self.spent += decisions + 1;
        let outcome = game.outcome(&state).expect("a game that is over has an outcome");
        let shares = outcome.win_shares();
        shares
            .iter()
            .filter(|(seat, _)| game.side(*seat) == game.side(of))
            .map(|(_, share)| f64::from(share))
            .sum()
    }
}
