//! Moves as text and as numbers.

use cards::Kind;
use cards::kind::KINDS;
use game::{IndexActions, Notation, NotationError, Phrase, Seat};

use crate::Calcory;
use crate::action::{Action, Chance};
use crate::space::{SPACES, Space};

/// The verbs, in English and in French.
#[derive(Clone, Copy)]
enum Verb {
    Turn,
    Stop,
    GiveUp,
    Return,
    On,
}

impl Verb {
    /// Reads the verb at the beginning; the rest are its arguments.
    fn read<'w>(words: &'w [&'w str]) -> Option<(Verb, &'w [&'w str])> {
        let (first, rest) = words.split_first()?;
        let verb = match *first {
            "turn" | "t" | "retourner" | "retourne" => Verb::Turn,
            "stop" | "s" | "arrêter" | "arreter" | "arrête" | "arrete" => Verb::Stop,
            "abandonner" | "abandonne" => Verb::GiveUp,
            "return" | "r" | "rendre" | "rends" | "remettre" | "remets" => Verb::Return,
            "on" | "o" | "sur" => Verb::On,
            "give" => {
                return rest.split_first().filter(|(up, _)| **up == "up").map(|(_, r)| (Verb::GiveUp, r));
            }
            _ => return None,
        };
        Some((verb, rest))
    }
}

impl Notation for Calcory {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Turn(space) => format!("turn {space}"),
            Action::Stop => "stop".to_owned(),
            Action::GiveUp => "give up".to_owned(),
            Action::Return(card) => format!("return {card}"),
            Action::On(space) => format!("on {space}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let unknown = || NotationError::unknown(text, self.forms());
        let action = match Verb::read(&words).ok_or_else(unknown)? {
            (Verb::Turn, [space]) => Space::read(space).map(Action::Turn),
            (Verb::Stop, []) => Some(Action::Stop),
            (Verb::GiveUp, []) => Some(Action::GiveUp),
            (Verb::Return, [card]) => Kind::read(card).map(Action::Return),
            (Verb::On, [space]) => Space::read(space).map(Action::On),
            (Verb::Turn | Verb::Stop | Verb::GiveUp | Verb::Return | Verb::On, _) => None,
        };
        action.ok_or_else(unknown)
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Reveal(card) => format!("reveal {card}"),
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let chance = match words.as_slice() {
            ["first", seat] => Seat::read(seat, self.seats).map(Chance::First),
            ["reveal", card] => Kind::read(card).map(Chance::Reveal),
            _ => None,
        };
        chance.ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Action) -> Phrase {
        match action {
            Action::Turn(space) => Phrase::new("move-turn").with("space", space.to_string()),
            Action::Stop => Phrase::new("move-stop"),
            Action::GiveUp => Phrase::new("move-give-up"),
            Action::Return(card) => Phrase::new("move-return").with("card", card.value()),
            Action::On(space) => Phrase::new("move-on").with("space", space.to_string()),
        }
    }
}

/// The first number of each kind of action.
const TURNS: usize = 2;
const RETURNS: usize = TURNS + SPACES;
const PLACES: usize = RETURNS + KINDS as usize;
const END: usize = PLACES + SPACES;

impl IndexActions for Calcory {
    fn action_count(&self) -> usize {
        END
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Stop => 0,
            Action::GiveUp => 1,
            Action::Turn(space) => TURNS + space.index(),
            Action::Return(card) => RETURNS + card.index(),
            Action::On(space) => PLACES + space.index(),
        }
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        match index {
            0 => Some(Action::Stop),
            1 => Some(Action::GiveUp),
            TURNS..RETURNS => Space::at(index - TURNS).map(Action::Turn),
            RETURNS..PLACES => Kind::at(index - RETURNS).map(Action::Return),
            PLACES..END => Space::at(index - PLACES).map(Action::On),
            _ => None,
        }
    }
}
