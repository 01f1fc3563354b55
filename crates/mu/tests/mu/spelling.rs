use cards::Kind;
use game::{Letter, Rules, Seat, Spell};
use mu::Mu;
use mu::action::Action;
use mu::card::Trump;

use crate::scene::build;

/// Every action that there is in a game, whatever the position.
pub fn every_action(game: &Mu) -> Vec<Action> {
    let alone = [Action::Pass, Action::Done, Action::NoTrump].into_iter();
    let cards = Kind::all().flat_map(|card| [Action::Lay(card), Action::Play(card)]);
    let trumps = Trump::all().map(Action::Trump);
    alone.chain(cards).chain(trumps).chain(Seat::all(game.seats()).map(Action::Partner)).collect()
}

fn name(game: &Mu, seat: u8, action: Action) -> String {
    let word = game.spell(Seat(seat - 1), action);
    assert_eq!(word.len(), 1);
    Mu::letter_name(word[0]).expect("a letter")
}

#[test]
fn the_alphabet_has_123_letters_and_every_word_is_one() {
    assert_eq!(Mu::letter_count(), 123);
    let game = build(6, "").expect("valid");
    let actions = every_action(&game);
    assert_eq!(actions.len(), 3 + 2 * 50 + 15 + 6);
    let others = actions.into_iter().filter(|&action| action != Action::Partner(Seat(0)));
    assert!(others.map(|action| game.spell(Seat(0), action)).all(|word| word.len() == 1));
}

/// Nobody chooses oneself; every other action of a seat has a word of its own, and no word begins another. Six players use
/// every letter.
#[test]
fn no_word_begins_another() {
    for seats in 3..=6 {
        let game = build(seats, "").expect("valid");
        for seat in Seat::all(seats) {
            let actions = every_action(&game).into_iter().filter(|&action| action != Action::Partner(seat));
            let mut words: Vec<Vec<Letter>> =
                actions.map(|action| game.spell(seat, action).to_vec()).collect();
            words.sort_unstable();
            for pair in words.windows(2) {
                assert!(!pair[1].starts_with(&pair[0]), "{:?} begins {:?}", pair[0], pair[1]);
            }
            assert_eq!(words.len(), Mu::letter_count() - usize::from(6 - seats));
        }
    }
}

#[test]
fn letters_say_what_they_mean() {
    let game = build(5, "").expect("valid");
    let card = |name| Kind::read(name).expect("a card");
    assert_eq!(name(&game, 1, Action::Pass), "pass");
    assert_eq!(name(&game, 1, Action::Done), "done");
    assert_eq!(name(&game, 1, Action::Lay(card("r7"))), "lay r7");
    assert_eq!(name(&game, 1, Action::Play(card("k0"))), "play k0");
    assert_eq!(name(&game, 1, Action::NoTrump), "no trump");
    assert_eq!(name(&game, 1, Action::Trump(Trump::read("red").expect("a trump"))), "trump red");
    assert_eq!(name(&game, 1, Action::Trump(Trump::read("7").expect("a trump"))), "trump 7");
    assert_eq!(Mu::letter_name(Letter(123)), None);
}

/// A partner is named by how many seats after the chief they sit.
#[test]
fn partners_are_named_from_the_chief_on() {
    let game = build(5, "").expect("valid");
    for (chief, partner, named) in [(1, 2, "+1"), (1, 5, "+4"), (4, 5, "+1"), (4, 1, "+2"), (5, 4, "+4")] {
        let action = Action::Partner(Seat(partner - 1));
        assert_eq!(name(&game, chief, action), format!("partner {named}"), "{chief} and {partner}");
    }
}
