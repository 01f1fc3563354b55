//! How an imagined game goes on when nobody thinks any more.

use game::{Advise, Turn, Viewer, random};
use rand_core::Rng;

use super::{Rollout, Thinking};

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

/// Plays on to the end of the hand, or until the rollout is cut.
pub(crate) fn play_on<G: Advise, R: Rng + ?Sized>(
    game: &G,
    state: &mut G::State,
    horizon: Horizon,
    rollout: Rollout,
    legal: &mut Vec<G::Action>,
    rng: &mut R,
) {
    for _ in 0..horizon.cut {
        let Turn::Seat(seat) = to_a_seat(game, state, horizon, rng) else { return };
        game.legal_actions(state, legal);
        let action = match rollout {
            _ if legal.len() == 1 => legal[0],
            Rollout::Random => random::pick(rng, legal),
            Rollout::Advised => game.advise(&game.view(state, Viewer::Seat(seat)), legal),
        };
        game.apply(state, action);
    }
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
