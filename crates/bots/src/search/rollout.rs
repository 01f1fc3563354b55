//! How an imagined game goes on when nobody thinks any more.

use game::{Advise, BySeat, Turn, Viewer, random};
use rand_core::Rng;

use super::{Rollout, Task, Thinking};

/// The end of the imagining: the same match, but not beyond this hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Horizon {
    /// The hand the decision is in.
    pub(crate) hand: u32,
    /// How many decisions a rollout has at most.
    pub(crate) cut: u32,
}

impl Horizon {
    pub(crate) fn of<G: Advise>(game: &G, state: &G::State, thinking: &Thinking) -> Self {
        Horizon { hand: game.hand(state), cut: thinking.cut }
    }
}

/// Room to think in, kept so that it is allocated only once.
pub(crate) struct Scratch<G: Advise> {
    pub(crate) legal: Vec<G::Action>,
    pub(crate) weights: Vec<f32>,
}

impl<G: Advise> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { legal: Vec::new(), weights: Vec::new() }
    }
}

/// Plays on to the end of the hand, or until the rollout is cut. Tells what has come of it for every seat.
pub(crate) fn play_on<G: Advise, R: Rng>(
    task: &Task<'_, G>,
    state: &mut G::State,
    horizon: Horizon,
    scratch: &mut Scratch<G>,
    rng: &mut R,
) -> BySeat<f32> {
    let game = task.game;
    for _ in 0..horizon.cut {
        let Turn::Seat(seat) = to_a_seat(game, state, horizon, rng) else { return game.worth(state) };
        game.legal_actions(state, &mut scratch.legal);
        let legal = &scratch.legal;
        let action = match (task.judge, task.thinking.rollout) {
            _ if legal.len() == 1 => legal[0],
            (Some(judge), _) => {
                judge.pick(game, &game.view(state, Viewer::Seat(seat)), legal, &mut scratch.weights, 1.0, rng)
            }
            (None, Rollout::Random) => random::pick(rng, legal),
            (None, Rollout::Advised) => game.advise_in(state, seat, legal),
        };
        game.apply(state, action);
    }
    if let Some(judge) = task.judge
        && let Turn::Seat(seat) = to_a_seat(game, state, horizon, rng)
    {
        game.legal_actions(state, &mut scratch.legal);
        let view = game.view(state, Viewer::Seat(seat));
        return judge.worth(game, &view, &scratch.legal, &mut scratch.weights);
    }
    game.worth(state)
}

/// Lets nature act until a seat is to act. `Turn::Over` also when the hand is.
pub(crate) fn to_a_seat<G: Advise, R: Rng + ?Sized>(
    game: &G,
    state: &mut G::State,
    horizon: Horizon,
    rng: &mut R,
) -> Turn {
    loop {
        if game.hand(state) != horizon.hand {
            return Turn::Over;
        }
        match game.turn(state) {
            Turn::Chance => {
                let chance = game.sample(state, rng);
                game.resolve(state, chance);
            }
            turn @ (Turn::Seat(_) | Turn::Over) => return turn,
        }
    }
}
