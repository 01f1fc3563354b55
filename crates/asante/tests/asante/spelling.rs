use std::collections::HashMap;

use asante::Asante;
use asante::action::Action;
use game::{Advise, Letter, Notation, Rules, Seat, Secrets, Spell, Turn, Viewer, Word};

use crate::scene::{SHORT_DECK, build, every_action, generator, largest_deck, scene};

/// The letters of a move, as programmers read them.
fn spelled(text: &str) -> String {
    let game = scene("", "").game;
    let action = game.read_action(text).expect("a move");
    let name = |&letter: &Letter| Asante::letter_name(letter).expect("a letter of the alphabet");
    game.spell(Seat(0), action).iter().map(name).collect::<Vec<String>>().join(", ")
}

#[test]
fn words_read_well() {
    for (text, letters) in [
        ("draw", "draw"),
        ("play camel", "card 56:camel"),
        ("buy ttf", "buy, card 6:ttf"),
        ("sell packages S", "sell as S, card 31:packages"),
        ("lay pottery 2", "lay 2, card 32:pottery"),
        ("use 1", "use 1"),
        ("discard keeper", "drop, card 39:keeper"),
        ("visit okavango", "place 2:okavango"),
        ("bless okavango", "bless, place 2:okavango"),
        ("take SS", "take SS"),
        ("take TTS", "also take TT, take S"),
        (
            "return THESFA",
            "also return T, also return H, also return E, also return S, also return F, return A",
        ),
        ("swap SS for TE", "swap S, also take T, take E"),
        ("break mine 3 using", "break mine 3 using"),
        ("break theirs 1", "break theirs 1"),
        ("count 6", "count 6"),
    ] {
        assert_eq!(spelled(text), letters, "{text}");
    }
    let unnamed = Letter(Asante::letter_count() as u16);
    assert_eq!(Asante::letter_name(unnamed), None);
}

/// Different actions have different words, none begins another, no letter comes twice, and which letters were said tells
/// in which order: over all actions of a deck, the largest one too.
#[test]
fn all_words_can_be_told_apart() {
    let largest = largest_deck();
    for deck in [None, Some(SHORT_DECK), Some(largest.as_str())] {
        let game = build(deck, 200);
        let every = every_action(&game);
        let mut begun: HashMap<Vec<Letter>, Word> = HashMap::new();
        let mut whole: HashMap<Word, Action> = HashMap::new();
        for &action in &every {
            let word = game.spell(Seat(1), action);
            assert_eq!(word, game.spell(Seat(0), action), "nobody is named in an action");
            assert!(word.iter().all(|letter| letter.index() < Asante::letter_count()));
            assert_eq!(whole.insert(word, action), None, "{action:?}");
            for end in 1..=word.len() {
                let mut letters = word[..end].to_vec();
                letters.sort_unstable();
                letters.dedup();
                assert_eq!(letters.len(), end, "{action:?} has a letter twice");
                let beginning: Word = word[..end].iter().copied().collect();
                assert_eq!(*begun.entry(letters).or_insert(beginning), beginning, "{action:?}");
            }
        }
        for (word, action) in &whole {
            for end in 1..word.len() {
                let beginning: Word = word[..end].iter().copied().collect();
                assert_eq!(whole.get(&beginning), None, "begins {action:?}");
            }
        }
        assert_eq!(whole.len(), every.len());
    }
}

#[test]
fn the_alphabet_is_small_and_words_are_short() {
    assert_eq!(Asante::letter_count(), 441);
    let game = build(None, 200);
    let longest = every_action(&game).into_iter().map(|action| game.spell(Seat(0), action).len()).max();
    assert_eq!(longest, Some(6));
}

/// In sensible play.
#[test]
fn most_decisions_take_one_letter() {
    let game = build(None, 200);
    let mut rng = generator(3);
    let (mut decisions, mut short, mut letters) = (0, 0, 0);
    for _ in 0..20 {
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.resolve(&mut state, chance);
                }
                Turn::Seat(seat) => {
                    let mut legal = Vec::new();
                    game.legal_actions(&state, &mut legal);
                    let action = game.advise(&game.view(&state, Viewer::Seat(seat)), &legal);
                    let length = game.spell(seat, action).len();
                    (decisions, letters) = (decisions + 1, letters + length);
                    short += usize::from(length == 1);
                    game.apply(&mut state, action);
                }
                Turn::Over => break,
            }
        }
    }
    assert!(4 * short > 3 * decisions, "{short} of {decisions}");
    assert!(4 * letters < 5 * decisions, "{letters} letters for {decisions} decisions");
}
