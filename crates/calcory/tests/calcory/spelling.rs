use std::collections::BTreeSet;

use calcory::Calcory;
use calcory::action::Action;
use calcory::space::Space;
use cards::Kind;
use game::{Letter, Seat, Spell, Word};

use crate::scene::{build, card_of, space_at};

/// Every action there is.
pub fn every_action() -> Vec<Action> {
    let spaces = Space::all().flat_map(|space| [Action::Turn(space), Action::On(space)]);
    [Action::Stop, Action::GiveUp].into_iter().chain(spaces).chain(Kind::all().map(Action::Return)).collect()
}

fn words(seats: u8, settings: &str, seat: Seat) -> Vec<Word> {
    let game = build(seats, settings).expect("valid");
    every_action().into_iter().map(|action| game.spell(seat, action)).collect()
}

#[test]
fn every_action_is_a_letter_and_every_letter_an_action() {
    let words = words(3, "", Seat(0));
    assert_eq!(words.len(), 2 + 60 + 50 + 60);
    assert!(words.iter().all(|word| word.len() == 1));
    let letters: BTreeSet<Letter> = words.iter().map(|word| word[0]).collect();
    assert_eq!((letters.len(), Calcory::letter_count()), (172, 172));
}

#[test]
fn words_are_the_same_in_every_seat_and_under_all_settings() {
    assert_eq!(words(2, "", Seat(0)), words(4, "patience=10", Seat(3)));
}

#[test]
fn letters_have_names() {
    let game = build(3, "").expect("valid");
    let named = |action| Calcory::letter_name(game.spell(Seat(1), action)[0]).expect("a letter");
    assert_eq!([Action::Stop, Action::GiveUp].map(named), ["stop", "give up"]);
    assert_eq!(named(Action::Turn(space_at("c7"))), "turn c7");
    assert_eq!(named(Action::On(space_at("f10"))), "on f10");
    assert_eq!(named(Action::Return(card_of("y7"))), "return y7");
}
