//! Moves as text.

use cards::Kind;
use game::notation::folded;
use game::{Notation, NotationError, Phrase, Seat};

use crate::Calcory;
use crate::action::{Action, Chance};
use crate::card::spoken;
use crate::space::Space;

/// What a move does.
#[derive(Clone, Copy)]
enum Verb {
    Turn,
    Stop,
    GiveUp,
    Return,
    On,
}

/// The verbs people type, in English and in French, in small letters without accents.
const VERBS: [(Verb, &[&str]); 5] = [
    (
        Verb::Turn,
        &[
            "turn",
            "turn up",
            "turn over",
            "t",
            "flip",
            "show",
            "open",
            "retourner",
            "retourne",
            "retournez",
            "tourner",
            "devoiler",
            "decouvrir",
            "montrer",
        ],
    ),
    (
        Verb::Stop,
        &[
            "stop",
            "s",
            "mark",
            "done",
            "end",
            "arreter",
            "arrete",
            "s'arreter",
            "m'arreter",
            "je m'arrete",
            "marquer",
            "fin",
            "fini",
            "finir",
            "terminer",
        ],
    ),
    (
        Verb::GiveUp,
        &[
            "give up",
            "fold",
            "pass",
            "abandonner",
            "abandonner le tour",
            "abandonne",
            "j'abandonne",
            "renoncer",
            "passer",
            "passe",
        ],
    ),
    (
        Verb::Return,
        &[
            "return",
            "r",
            "back",
            "lay back",
            "put back",
            "give back",
            "rendre",
            "rends",
            "remettre",
            "remets",
            "reposer",
        ],
    ),
    (
        Verb::On,
        &["on", "o", "lay on", "put on", "place", "place on", "sur", "en", "poser", "poser sur", "poser en"],
    ),
];

impl Verb {
    /// Reads the verb at the beginning, the longest there is; the rest are its arguments.
    fn read<'w>(words: &'w [&'w str]) -> Option<(Verb, &'w [&'w str])> {
        (1..=words.len().min(3)).rev().find_map(|count| {
            let (first, rest) = words.split_at(count);
            let first = first.join(" ");
            let (verb, _) = VERBS.iter().find(|(_, names)| names.contains(&&*first))?;
            Some((*verb, rest))
        })
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
        let plain = folded(text);
        let words: Vec<&str> = plain.split_whitespace().collect();
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
            Action::Turn(space) => Phrase::new("move-turn").with("space", space.name()),
            Action::Stop => Phrase::new("move-stop"),
            Action::GiveUp => Phrase::new("move-give-up"),
            Action::Return(card) => Phrase::new("move-return").with("card", spoken(card)),
            Action::On(space) => Phrase::new("move-on").with("space", space.name()),
        }
    }
}
