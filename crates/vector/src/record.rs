//! Games that are over, as records.

use game::record::Writer;
use game::{Game, Step, StepOf};

/// The record of an episode that is over: what a match at a table would have written.
pub(crate) fn write<G: Game>(game: &G, log: &[StepOf<G>]) -> String {
    let (mut writer, mut text) = Writer::set_up(G::NAME, G::RULES, game.config());
    let mut state = game.start();
    let mut hand = game.hand(&state);
    for &step in log {
        match step {
            Step::Move(seat, action) => {
                text += &writer.action(seat, &game.write_action(action));
                game.apply(&mut state, action);
            }
            Step::Chance(chance) => {
                text += &writer.chance(&game.write_chance(chance));
                game.resolve(&mut state, chance);
            }
        }
        let now = game.hand(&state);
        if hand < now {
            text += &writer.scores(game.standing(&state));
        }
        hand = now;
    }
    if let Some(outcome) = game.outcome(&state) {
        text += &writer.result(&outcome);
    }
    text
}
