//! Moves as text.

use cards::{Bag, Kind};
use game::notation::folded;
use game::{BySeat, Notation, NotationError, Phrase, Refusal, Seat, Why};

use crate::Rummu;
use crate::action::{Action, Chance};
use crate::card::{FEWEST, card_values, in_order};
use crate::state::MOST_COMBINATIONS;

/// The verbs, in English and in French, without accents.
#[derive(Clone, Copy)]
enum Verb {
    Draw,
    Take,
    Enough,
    Lay,
    Add,
    Swap,
    Discard,
    Back,
}

impl Verb {
    fn read(word: &str) -> Option<Verb> {
        match word {
            "draw" | "stock" | "piocher" | "pioche" | "tirer" | "tire" => Some(Verb::Draw),
            "take" | "prendre" | "prends" | "ramasser" | "ramasse" => Some(Verb::Take),
            "enough" | "done" | "stop" | "no" | "assez" | "fin" | "fini" | "terminer" | "arreter" | "non" => {
                Some(Verb::Enough)
            }
            "lay" | "meld" | "poser" | "pose" | "etaler" | "etale" => Some(Verb::Lay),
            "add" | "ajouter" | "ajoute" | "completer" | "complete" => Some(Verb::Add),
            "swap" | "exchange" | "echanger" | "echange" => Some(Verb::Swap),
            "discard" | "drop" | "throw" | "defausser" | "defausse" | "jeter" | "jette" | "ecarter"
            | "ecarte" => Some(Verb::Discard),
            "back" | "reprendre" | "reprends" => Some(Verb::Back),
            _ => None,
        }
    }
}

/// Words that people put between a verb, its cards and its place, without accents.
const FILLERS: [&str; 22] = [
    "to",
    "onto",
    "at",
    "in",
    "from",
    "for",
    "and",
    "with",
    "the",
    "joker",
    "combination",
    "a",
    "de",
    "du",
    "dans",
    "sur",
    "contre",
    "et",
    "avec",
    "le",
    "la",
    "combinaison",
];

impl Notation for Rummu {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Draw => "draw".to_owned(),
            Action::Take => "take".to_owned(),
            Action::Enough => "enough".to_owned(),
            Action::Lay(cards) => format!("lay {}", join(in_order(cards))),
            Action::Add { cards, to } => format!("add {} {}", join(in_order(cards)), u32::from(to) + 1),
            Action::Swap { card, at } => format!("swap {card} {}", u32::from(at) + 1),
            Action::Discard(card) => format!("discard {card}"),
            Action::TakeBack { card, from } => format!("back {card} {}", u32::from(from) + 1),
        }
    }

    /// Cards without a verb are laid.
    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let plain = folded(text);
        let words = plain.split(|letter: char| letter.is_whitespace() || letter == ',');
        let words: Vec<&str> = words.filter(|word| !word.is_empty() && !FILLERS.contains(word)).collect();
        let unknown = || NotationError::unknown(text, self.forms());
        let (first, arguments) = words.split_first().ok_or_else(unknown)?;
        let (verb, arguments) = match Verb::read(first) {
            Some(verb) => (verb, arguments),
            None if words.len() >= usize::from(FEWEST) => (Verb::Lay, &words[..]),
            None => return Err(unknown()),
        };
        let action = match (verb, arguments) {
            (Verb::Draw, []) => Some(Action::Draw),
            (Verb::Take, []) => Some(Action::Take),
            (Verb::Enough, []) => Some(Action::Enough),
            (Verb::Lay, [_, ..]) => match read_cards(arguments) {
                Some(cards) => Some(Action::Lay(bag_of(&cards)?)),
                None => None,
            },
            (Verb::Add, [cards @ .., place]) if !cards.is_empty() => {
                match read_cards(cards).zip(read_place(place)) {
                    Some((cards, to)) => Some(Action::Add { cards: bag_of(&cards)?, to }),
                    None => None,
                }
            }
            (Verb::Swap, [card, place]) => {
                Kind::read(card).zip(read_place(place)).map(|(card, at)| Action::Swap { card, at })
            }
            (Verb::Discard, [card]) => Kind::read(card).map(Action::Discard),
            (Verb::Back, [card, place]) => {
                Kind::read(card).zip(read_place(place)).map(|(card, from)| Action::TakeBack { card, from })
            }
            (
                Verb::Draw
                | Verb::Take
                | Verb::Enough
                | Verb::Lay
                | Verb::Add
                | Verb::Swap
                | Verb::Discard
                | Verb::Back,
                _,
            ) => None,
        };
        action.ok_or_else(unknown)
    }

    fn write_chance(&self, chance: Chance) -> String {
        match chance {
            Chance::Dealer(seat) => format!("dealer {seat}"),
            Chance::Deal { hands, top } => {
                let hands: Vec<String> = hands.values().map(|hand| join(hand.cards())).collect();
                format!("deal {} / {top}", hands.join(" / "))
            }
            Chance::Card(card) => format!("card {card}"),
        }
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        let plain = folded(text);
        let words: Vec<&str> = plain.split_whitespace().collect();
        let chance = match words.as_slice() {
            ["dealer", seat] => Seat::read(seat, self.settings.seats).map(Chance::Dealer),
            ["card", card] => Kind::read(card).map(Chance::Card),
            ["deal", dealt @ ..] => self.read_deal(dealt),
            _ => None,
        };
        chance.ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Action) -> Phrase {
        let place = |place: u8| u32::from(place) + 1;
        match action {
            Action::Draw => Phrase::new("move-draw"),
            Action::Take => Phrase::new("move-take"),
            Action::Enough => Phrase::new("move-enough"),
            Action::Lay(cards) => Phrase::new("move-lay").with("cards", card_values(cards)),
            Action::Add { cards, to } => {
                Phrase::new("move-add").with("cards", card_values(cards)).with("place", place(to))
            }
            Action::Swap { card, at } => {
                Phrase::new("move-swap").with("card", card.value()).with("place", place(at))
            }
            Action::Discard(card) => Phrase::new("move-discard").with("card", card.value()),
            Action::TakeBack { card, from } => {
                Phrase::new("move-back").with("card", card.value()).with("place", place(from))
            }
        }
    }
}

impl Rummu {
    /// Hands and the top card, with `/` between them.
    fn read_deal(&self, words: &[&str]) -> Option<Chance> {
        let parts: Vec<&[&str]> = words.split(|word| *word == "/").collect();
        let (top, hands) = parts.split_last()?;
        let [top] = *top else { return None };
        let read = |hand: &&[&str]| Bag::try_from(read_cards(hand)?).ok();
        let hands: Vec<Bag> = hands.iter().map(read).collect::<Option<_>>()?;
        if hands.len() != usize::from(self.settings.seats) || hands.contains(&Bag::EMPTY) {
            return None;
        }
        let hands = BySeat::from_fn(self.settings.seats, |seat| hands[seat.index()]);
        Some(Chance::Deal { hands, top: Kind::read(top)? })
    }
}

fn read_cards(words: &[&str]) -> Option<Vec<Kind>> {
    words.iter().map(|word| Kind::read(word)).collect()
}

/// Cards in any order. The deck has one of each, two of some (RUM.11).
fn bag_of(cards: &[Kind]) -> Result<Bag, NotationError> {
    let mut bag = Bag::EMPTY;
    for &card in cards {
        if bag.count_of(card) == card.copies() {
            let told = Phrase::new("notation-copies").with("card", card.value());
            let why = Why::new("RUM.11", told.with("count", card.copies()));
            return Err(NotationError(Refusal::Illegal(why).phrase()));
        }
        bag.add(card);
    }
    Ok(bag)
}

/// A place on the table, counted from 1 in text and from 0 in actions.
fn read_place(word: &str) -> Option<u8> {
    let number = word.parse::<u8>().ok()?;
    number.checked_sub(1).filter(|place| usize::from(*place) < MOST_COMBINATIONS)
}

fn join(cards: impl IntoIterator<Item = Kind>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
