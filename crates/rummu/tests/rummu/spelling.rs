use cards::{Bag, Colour, Kind};
use game::{Letter, Seat, Spell, Word};
use rummu::Rummu;
use rummu::action::Action;
use rummu::card::{every_combination, every_joint_addition};
use rummu::state::MOST_COMBINATIONS;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::scene::{bag, build, card};

/// Every action there is.
pub fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::Take, Action::Enough];
    all.extend(Kind::all().map(Action::Discard));
    all.extend(every_combination().iter().map(|&cards| Action::Lay(cards)));
    for place in 0..MOST_COMBINATIONS as u8 {
        for card in Kind::all() {
            all.push(Action::Add { cards: Bag::EMPTY.with(card), to: place });
            all.push(Action::Swap { card, at: place });
            all.push(Action::TakeBack { card, from: place });
        }
        all.extend(every_joint_addition().iter().map(|&cards| Action::Add { cards, to: place }));
    }
    all
}

/// Every action with its word.
fn every_word() -> Vec<(Action, Word)> {
    let game = build(4, "").expect("valid");
    every_action().into_iter().map(|action| (action, game.spell(Seat(0), action))).collect()
}

/// The word of an action as programmers read it.
fn named(action: Action) -> String {
    let word = build(4, "").expect("valid").spell(Seat(0), action);
    let name = |&letter: &Letter| Rummu::letter_name(letter).expect("a letter");
    word.iter().map(name).collect::<Vec<_>>().join(", ")
}

#[test]
fn every_action_has_a_word_of_its_own_and_none_begins_another() {
    let mut all = every_word();
    assert_eq!(all.len(), 3 + 50 + 3 * 50 * 20 + 9024 + 112 * 20);
    // Among words in order, what begins others stands just before one of them.
    all.sort_by_cached_key(|(_, word)| word.to_vec());
    for pair in all.windows(2) {
        assert!(!pair[1].1.starts_with(&pair[0].1), "{pair:?}");
    }
}

#[test]
fn words_are_the_same_in_every_seat_and_under_all_settings() {
    let other = build(6, "teams=on together=on hands=3").expect("valid");
    assert!(every_word().into_iter().all(|(action, word)| other.spell(Seat(5), action) == word));
}

#[test]
fn which_letters_were_said_tells_in_which_order() {
    let mut begun: HashMap<BTreeSet<Letter>, Vec<Letter>> = HashMap::new();
    for (action, word) in every_word() {
        for end in 1..=word.len() {
            let said: BTreeSet<Letter> = word[..end].iter().copied().collect();
            assert_eq!(said.len(), end, "no letter comes twice in {action:?}");
            assert_eq!(begun.entry(said).or_insert_with(|| word[..end].to_vec()), &word[..end]);
        }
    }
}

#[test]
fn the_alphabet_is_small_and_words_are_short() {
    assert_eq!(Rummu::letter_count(), 3 + 50 + 160 + 424 + 10 + 21 + 180 + 3 * 50 + 20);
    let mut used = BTreeSet::new();
    let mut lengths: BTreeMap<&str, BTreeMap<usize, usize>> = BTreeMap::new();
    for (action, word) in every_word() {
        used.extend(word.iter().copied());
        let sort = match action {
            Action::Draw | Action::Take | Action::Enough | Action::Discard(_) => "alone",
            Action::Lay(_) => "lay",
            Action::Add { .. } | Action::Swap { .. } | Action::TakeBack { .. } => "on the table",
        };
        *lengths.entry(sort).or_default().entry(word.len()).or_default() += 1;
    }
    assert_eq!(used.len(), Rummu::letter_count(), "no letter is without a word");
    assert_eq!(lengths["alone"], [(1, 53)].into());
    // Sets and runs without a joker, then one letter for each joker. Runs of several colours have two.
    assert_eq!(lengths["lay"], [(1, 304), (2, 2808), (3, 1680), (4, 2384), (5, 1848)].into());
    assert_eq!(lengths["on the table"], [(2, 3000), (3, 960), (5, 640), (7, 640)].into());
}

#[test]
fn letters_have_names() {
    let lay = |cards: &str| named(Action::Lay(bag(cards)));
    assert_eq!(named(Action::Draw), "draw");
    assert_eq!(named(Action::Discard(card("k7"))), "discard k7");
    assert_eq!(lay("r4 b4 k4"), "set r4 b4 k4");
    assert_eq!(lay("g0 g1 g2"), "run g0-2");
    assert_eq!(lay("k3 y4 k5 k6"), "run k3-6 with 1 joker, joker y4");
    assert_eq!(lay("y3 k4 y5 k6 k7"), "run k3-7 with 2 jokers, joker y3, joker y5");
    assert_eq!(lay("g3 r4 y5"), "mixed 3-5, colours gry");
    assert_eq!(lay("g3 r4 y5 b6 k7"), "mixed 3-7, colours gryb");
    assert_eq!(named(Action::Add { cards: bag("g3"), to: 0 }), "add g3, at 1");
    assert_eq!(named(Action::Add { cards: bag("k9 y8"), to: 4 }), "add y8, add k9, at 5");
    assert_eq!(named(Action::Swap { card: card("r6"), at: 19 }), "swap r6, at 20");
    assert_eq!(named(Action::TakeBack { card: card("y6"), from: 1 }), "back y6, at 2");
}

/// The cards that the names of the letters of a combination speak of.
fn read_back(name: &str) -> Bag {
    let (first, rest) = name.split_once(", ").map_or((name, None), |(first, rest)| (first, Some(rest)));
    let numbers = |text: &str| {
        let (first, last) = text.split_once('-').expect("from one number to another");
        first.parse::<u8>().expect("a number")..=last.parse::<u8>().expect("a number")
    };
    let (sort, said) = first.split_once(' ').expect("a combination");
    match sort {
        "set" => bag(said),
        "run" => {
            let colour = Colour::read(said.chars().next().expect("a letter")).expect("a colour");
            let span = numbers(said[1..].split(' ').next().expect("a span"));
            let jokers: Vec<Kind> = rest
                .unwrap_or_default()
                .split(", ")
                .filter_map(|joker| Kind::read(joker.strip_prefix("joker ")?))
                .collect();
            let place = |number| {
                let joker = Kind::new(Colour::Yellow, number);
                if jokers.contains(&joker) { joker } else { Kind::new(colour, number) }
            };
            assert!(jokers.iter().all(|joker| span.contains(&joker.number())), "{name}");
            span.map(place).collect()
        }
        "mixed" => {
            let told = rest.and_then(|rest| rest.strip_prefix("colours ")).expect("colours");
            let told: Vec<Colour> =
                told.chars().map(|letter| Colour::read(letter).expect("a colour")).collect();
            let left = Colour::ALL.into_iter().filter(|colour| !told.contains(colour));
            let colours = told.iter().copied().chain(left);
            numbers(said).zip(colours).map(|(number, colour)| Kind::new(colour, number)).collect()
        }
        _ => panic!("{name}"),
    }
}

#[test]
fn the_names_of_letters_tell_every_combination() {
    for &cards in every_combination() {
        assert_eq!(read_back(&named(Action::Lay(cards))), cards);
    }
}
