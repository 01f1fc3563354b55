//! Games that are over, as records.

use game::record::Writer;
use game::{Game, Step};

use crate::log::Log;

/// The record of an episode that is over: what a match at a table would have written.
pub(crate) fn write<G: Game>(game: &G, log: &Log<G>) -> String {
    let (mut writer, mut text) = Writer::set_up(G::NAME, G::RULES, game.config());
    let mut hand = game.hand(&game.start());
    log.replay(game, |step, state| {
        text += &match step {
            Step::Move(seat, action) => writer.action(seat, &game.write_action(action)),
            Step::Chance(chance) => writer.chance(&game.write_chance(chance)),
        };
        let now = game.hand(state);
        if hand < now {
            text += &writer.scores(game.standing(state));
        }
        hand = now;
        if let Some(outcome) = game.outcome(state) {
            text += &writer.result(&outcome);
        }
    });
    text
}
