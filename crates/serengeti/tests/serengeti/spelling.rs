use std::collections::BTreeMap;

use game::{Config, Letter, Rules, Seat, Spell};
use serengeti::Serengeti;
use serengeti::action::Action;
use serengeti::card::{Card, read_table};

use crate::scene::build;

/// A table that is not the usual one: Nuba and Massai have each other's numbers.
pub const OTHER_TABLE: &str = "Nuba 1 2 3 7 9;Massai 0 1 4 8 9;Bantu 0 2 5 6 9;Nandi 1 4 5 6 7;Tonga 0 3 5 7 8;\
                               Samburu 2 3 4 6 8";

/// A game with that table.
pub fn with_other_table() -> Serengeti {
    let config = Config::new(Serengeti::schema(), Some(4), &[("cards", OTHER_TABLE)]).expect("valid");
    Serengeti::new(&config).expect("valid")
}

/// Every action that there is in a game, whatever the position.
pub fn every_action(game: &Serengeti) -> Vec<Action> {
    let cards: Vec<Card> = read_table(game.config().text("cards")).expect("valid").iter().collect();
    let each = |action: fn(Card) -> Action| cards.iter().copied().map(action);
    let swaps = cards.iter().flat_map(|&give| cards.iter().map(move |&take| Action::Swap { give, take }));
    let bids = (0..=127).map(Action::Bid);
    [Action::Pass]
        .into_iter()
        .chain(bids)
        .chain(each(Action::Sell))
        .chain(each(Action::Lose))
        .chain(swaps)
        .collect()
}

fn names(game: &Serengeti, action: Action) -> Vec<String> {
    let word = game.spell(Seat(2), action);
    word.iter().map(|&letter| Serengeti::letter_name(letter).expect("a letter")).collect()
}

#[test]
fn the_alphabet_has_249_letters_and_the_longest_word_two() {
    assert_eq!(Serengeti::letter_count(), 249);
    let game = build(4, "edition=abacus").expect("valid");
    let lengths = every_action(&game).into_iter().map(|action| game.spell(Seat(0), action).len());
    let mut how_many = BTreeMap::new();
    lengths.for_each(|length| *how_many.entry(length).or_insert(0) += 1);
    assert_eq!(how_many, BTreeMap::from([(1, 1 + 128 + 30 + 30), (2, 30 * 30)]));
}

/// Every action of the game has a word of its own, the same for all seats, and no word begins another; every letter is in use.
#[test]
fn no_word_begins_another() {
    for game in [build(6, "edition=asmodee").expect("valid"), with_other_table()] {
        let mut words: Vec<Vec<Letter>> = Vec::new();
        for action in every_action(&game) {
            let word = game.spell(Seat(0), action);
            assert!(Seat::all(game.seats()).all(|seat| game.spell(seat, action) == word));
            words.push(word.to_vec());
        }
        words.sort_unstable();
        for pair in words.windows(2) {
            assert!(!pair[1].starts_with(&pair[0]), "{:?} begins {:?}", pair[0], pair[1]);
        }
        let mut letters: Vec<Letter> = words.concat();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), Serengeti::letter_count());
    }
}

#[test]
fn letters_say_what_they_mean() {
    let game = build(4, "edition=abacus").expect("valid");
    let card = |name| Card::read(name).expect("a card");
    assert_eq!(names(&game, Action::Pass), ["pass"]);
    assert_eq!(names(&game, Action::Bid(0)), ["bid 0"]);
    assert_eq!(names(&game, Action::Bid(127)), ["bid 127"]);
    assert_eq!(names(&game, Action::Sell(card("N4"))), ["sell N4"]);
    assert_eq!(names(&game, Action::Lose(card("S8"))), ["lose S8"]);
    let swap = Action::Swap { give: card("N0"), take: card("A5") };
    assert_eq!(names(&game, swap), ["give N0", "take A5"]);
    assert_eq!(Serengeti::letter_name(Letter(249)), None);
}

/// SER.2: with another table, the card in the same place has the same letter.
#[test]
fn letters_of_cards_go_by_their_places() {
    let (usual, other) = (build(4, "").expect("valid"), with_other_table());
    let sell = |game: &Serengeti, name| game.spell(Seat(0), Action::Sell(Card::read(name).expect("a card")));
    assert_eq!(sell(&usual, "N4"), sell(&other, "N3"), "the third of Nuba");
    assert_eq!(sell(&usual, "S8"), sell(&other, "S8"));
}
