//! Actions as words over a small alphabet, for whoever learns to play: one letter each.

use cards::Kind;
use cards::kind::KINDS;
use game::{Letters, Seat, Spell, Word};

use crate::Calcory;
use crate::action::Action;
use crate::space::{SPACES, Space};

const STOP: Letters = Letters::first("stop", 1);
const GIVE_UP: Letters = STOP.then("give up", 1);
const TURN: Letters = GIVE_UP.then("turn", SPACES);
const RETURN: Letters = TURN.then("return", KINDS as usize);
const ON: Letters = RETURN.then("on", SPACES);

impl Spell for Calcory {
    const ALPHABET: &'static [Letters] = &[STOP, GIVE_UP, TURN, RETURN, ON];

    #[inline]
    fn spell(&self, _seat: Seat, action: Action) -> Word {
        let letter = match action {
            Action::Stop => STOP.at(0),
            Action::GiveUp => GIVE_UP.at(0),
            Action::Turn(space) => TURN.at(space.index()),
            Action::Return(card) => RETURN.at(card.index()),
            Action::On(space) => ON.at(space.index()),
        };
        [letter].into_iter().collect()
    }

    /// Such as `turn c7` and `return r5`.
    fn name_letter(letters: Letters, index: usize) -> String {
        let name = match letters {
            RETURN => Kind::at(index).map(|card| card.to_string()),
            _ => Space::at(index).map(|space| space.to_string()),
        };
        name.unwrap_or_else(|| index.to_string())
    }
}
