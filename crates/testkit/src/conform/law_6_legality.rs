//! Law 6: legality depends on the own open view only.

use game::{Doors, Seat, Turn, Viewer};
use rand_core::Rng;

use super::{Broken, Pool, Seen};
use crate::Tested;
use crate::random::legal;

/// The turn, the score sheet, the number of the hand and the result are the same in all worlds that fit anybody's
/// open view, the last step forgotten; the legal actions, and why others are not, in all worlds that fit the open view of
/// the seat to act.
pub fn law_6_legality<G: Tested, R: Rng + ?Sized>(
    game: &G,
    state: &G::State,
    seen: &Seen<G>,
    pool: &Pool<G>,
    rng: &mut R,
) -> Result<(), Broken> {
    let viewer = seen.view.viewer;
    let broken = |what: &str, here: &dyn std::fmt::Debug, there: &dyn std::fmt::Debug| {
        let what = format!("{what} does not follow from the open view of {viewer:?}");
        Err(Broken::new(6, format!("{what}:\n{here:?}\nand in another world\n{there:?}")))
    };
    let unseen = game.without_last(state);
    for world in seen.forgotten.iter().chain([&unseen]) {
        if game.turn(world) != game.turn(state) {
            return broken("the turn", &game.turn(state), &game.turn(world));
        }
        if game.standing(world) != game.standing(state) {
            return broken("the score sheet", &game.standing(state), &game.standing(world));
        }
        if game.hand(world) != game.hand(state) {
            return broken("the number of the hand", &game.hand(state), &game.hand(world));
        }
        if game.outcome(world) != game.outcome(state) {
            return broken("the result", &game.outcome(state), &game.outcome(world));
        }
    }
    let Turn::Seat(seat) = game.turn(state) else { return Ok(()) };
    if viewer != Viewer::Seat(seat) {
        return Ok(());
    }
    let here = legal(game, state);
    for world in seen.forgotten.iter().chain([&unseen]) {
        let there = legal(game, world);
        if there != here {
            return broken("what is legal", &here, &there);
        }
        for refused in pool.candidates(game, &here, rng) {
            let [why_here, why_there] = [state, world].map(|state| why_not(game, state, seat, refused));
            if why_here != why_there {
                return broken("why something is not legal", &why_here, &why_there);
            }
        }
    }
    Ok(())
}

fn why_not<G: Tested>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> String {
    let mut copy = *state;
    format!("{:?}", game.play(&mut copy, seat, action))
}
