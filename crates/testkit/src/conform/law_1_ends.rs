//! Law 1: it ends within a stated bound, with a result.

use game::{Seat, Turn};

use super::Broken;
use crate::Tested;

/// It ends within a stated bound, with a result. Also: there is no result before the end, every seat has a score,
/// a rank and a worth from 0 to 1, somebody wins, and those who win together rank together.
pub fn law_1_ends<G: Tested>(game: &G, state: &G::State, steps: u64) -> Result<(), Broken> {
    let broken = |what: String| Err(Broken::new(1, what));
    let seats = game.seats();
    if game.standing(state).count() != seats {
        return broken(format!("the score sheet has {} columns", game.standing(state).count()));
    }
    let worth = game.worth(state);
    if worth.count() != seats || worth.values().any(|worth| !(0.0..=1.0).contains(&worth)) {
        return broken(format!("a position is worth 0 to 1 to each seat, not {worth:?}"));
    }
    if game.turn(state) != Turn::Over {
        if steps >= game.longest() {
            return broken(format!("it goes on after {steps} steps, the most it can take"));
        }
        return match game.outcome(state) {
            Some(outcome) => broken(format!("there is a result before the end: {outcome:?}")),
            None => Ok(()),
        };
    }
    let Some(outcome) = game.outcome(state) else { return broken("it is over without a result".to_owned()) };
    let ranks = outcome.ranks;
    if outcome.scores.count() != seats || ranks.count() != seats || !ranks.values().any(|rank| rank == 1) {
        return broken(format!("not a result for {seats}: {outcome:?}"));
    }
    for (one, rank) in ranks.iter() {
        for other in Seat::all(seats).filter(|&other| game.side(other) == game.side(one)) {
            if ranks[other] != rank {
                return broken(format!("seats {one} and {other} play together and rank apart: {outcome:?}"));
            }
        }
    }
    Ok(())
}
