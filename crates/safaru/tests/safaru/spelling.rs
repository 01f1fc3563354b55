use std::collections::HashSet;

use cards::Kind;
use game::{Letter, Notation, Rules, Seat, Spell, Turn, Word, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::{Action, Way, Ways};
use safaru::config::Variant;

use crate::scene::{build, table};

/// Every action that this game can ever have.
fn every_action(game: &Safaru) -> Vec<Action> {
    let sets: Vec<Ways> = match game.settings().variant {
        Variant::Plain => (1..8u8)
            .map(|set| Way::ALL.into_iter().filter(|&way| set >> way as u8 & 1 == 1).collect())
            .collect(),
        Variant::Reverse => vec![Ways::NONE],
    };
    let plays = Kind::all().flat_map(|card| sets.iter().map(move |&ways| Action::Play { card, ways }));
    let names = Way::ALL.into_iter().map(Action::Name);
    let (releases, takes) = (Kind::all().map(Action::Release), Kind::all().map(Action::Take));
    releases.chain(plays).chain(names).chain(takes).chain([Action::Enough]).collect()
}

/// What the letters of a word say.
fn read(word: &Word) -> String {
    word.iter().filter_map(|&letter| Safaru::letter_name(letter)).collect::<Vec<_>>().join(", ")
}

#[test]
fn different_actions_have_different_words_and_none_begins_another() {
    for (settings, count) in [("", 454), ("variant=reverse", 154)] {
        let game = build(2, settings).expect("valid");
        let words: Vec<Word> =
            every_action(&game).into_iter().map(|action| game.spell(Seat(0), action)).collect();
        let whole: HashSet<&[Letter]> = words.iter().map(|word| &word[..]).collect();
        assert_eq!((words.len(), whole.len()), (count, count), "{settings}");
        for word in &words {
            assert!((1..word.len()).all(|end| !whole.contains(&word[..end])), "{}", read(word));
        }
    }
}

#[test]
fn the_alphabet_is_small_and_words_are_short() {
    assert_eq!(Safaru::letter_count(), 161);
    for (settings, longest) in [("", 2), ("variant=reverse", 1)] {
        let game = build(2, settings).expect("valid");
        let lengths = every_action(&game).into_iter().map(|action| game.spell(Seat(1), action).len());
        assert_eq!(lengths.max(), Some(longest), "{settings}");
    }
}

#[test]
fn every_letter_is_used_and_has_a_name_of_its_own() {
    let names: HashSet<String> =
        (0..161).map(|letter| Safaru::letter_name(Letter(letter)).expect("a letter")).collect();
    assert_eq!(names.len(), 161);
    assert_eq!(Safaru::letter_name(Letter(161)), None);
    let used: HashSet<Letter> = ["", "variant=reverse"]
        .into_iter()
        .flat_map(|settings| {
            let game = build(2, settings).expect("valid");
            let spelled = every_action(&game).into_iter().map(move |action| game.spell(Seat(0), action));
            spelled.flat_map(|word| word.to_vec()).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(used.len(), 161);
}

#[test]
fn words_read_like_moves() {
    let plain = build(2, "").expect("valid");
    for (written, said) in [
        ("release b0", "release b0"),
        ("play r5 add", "play r5, catch by add"),
        ("play k7 add seventeen pair", "play k7, catch by add+seventeen+pair"),
        ("play y1 seventeen pair", "play y1, catch by seventeen+pair"),
        ("take g3", "take g3"),
        ("name pair", "name pair"),
        ("enough", "enough"),
    ] {
        let action = plain.read_action(written).expect("a move");
        assert_eq!(read(&plain.spell(Seat(0), action)), said);
    }
    let reverse = build(2, "variant=reverse").expect("valid");
    let action = reverse.read_action("play r5").expect("a move");
    assert_eq!(read(&reverse.spell(Seat(0), action)), "play r5");
}

#[test]
fn what_may_come_next_follows_from_what_is_legal() {
    let scene = table("", "r5 k9", "b2 g3 k5");
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, &mut legal);
    let mut speller = game::Speller::default();
    speller.ask(&scene.game, Seat(0), &legal);
    let next = |speller: &game::Speller<Action>| -> HashSet<String> {
        speller.next().filter_map(Safaru::letter_name).collect()
    };
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<HashSet<String>>();
    assert_eq!(next(&speller), names(&["play r5", "play k9"]));
    let letter = scene.game.spell(Seat(0), scene.game.read_action("play r5 add").expect("a move"))[0];
    assert_eq!(speller.say(&scene.game, letter), Ok(None));
    assert_eq!(next(&speller), names(&["catch by add", "catch by pair", "catch by add+pair"]));
}

#[test]
fn every_action_met_in_play_is_one_of_all_actions() {
    for (seats, settings) in [(2, "hands=6"), (3, "hands=4"), (2, "variant=reverse hands=6")] {
        let game = build(seats, settings).expect("valid");
        let all: HashSet<Action> = every_action(&game).into_iter().collect();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let (mut state, mut legal, mut seen) = (game.start(), Vec::new(), 0);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(_) => {
                    game.legal_actions(&state, &mut legal);
                    for &action in &legal {
                        assert!(all.contains(&action), "{}", game.write_action(action));
                        seen += 1;
                    }
                    game.apply(&mut state, random::pick(&mut rng, &legal));
                }
            }
        }
        assert!(seen > 500, "{seen}");
    }
}
