//! Safarü on the screen.

use ratatui::crossterm::event::KeyCode;
use words::Language;

use crate::desk::{Desk, Set};

const SIZES: [(u16, u16); 4] = [(60, 18), (80, 24), (120, 40), (200, 60)];

/// The reader holds g8, which can catch in all three ways.
fn three_ways(language: Language) -> Desk {
    let mut desk = Desk::set(&Set { line: 26, language, ..Set::of("safaru", 4, 3) });
    desk.settle();
    desk.keys("8");
    desk
}

/// The wild, the hand, what both sides have caught, and every way of the chosen card: nothing of it is ever missing.
#[test]
fn nothing_is_missing_at_any_size() {
    for language in Language::ALL {
        let mut desk = three_ways(language);
        for (wide, high) in SIZES {
            let screen = desk.screen(wide, high);
            let switches = language.pick(
                ["[ ] g1+k7", "[ ] r9", "[ ] g1+r8", "[ ] b2+k7", "[ ] r8"],
                ["[ ] v1+n7", "[ ] r9", "[ ] v1+r8", "[ ] b2+n7", "[ ] r8"],
            );
            for switch in switches {
                assert!(screen.contains(switch), "{switch}:\n{screen}");
            }
            let ways = language
                .pick(["adding to 8", "making 17", "pairing"], ["additionner à 8", "faire 17", "paire"]);
            let counts = language.pick(["1 way", "3 ways", "unicorn"], ["1 façon", "3 façons", "lic·bébé"]);
            for words in ways.into_iter().chain(counts).chain(["Baraka", "Dalila", "14"]) {
                let found = screen.contains(words) || (words == "unicorn" && screen.contains("uni·baby"));
                assert!(found, "{words}:\n{screen}");
            }
            let ask = language.pick("» What does g8 catch?", "» Qu’attrape v8");
            assert!(screen.contains(ask), "{screen}");
            for number in ["1", "2", "4", "7", "8", "9"] {
                let is_wild = screen.lines().take(8).any(|line| line.contains(number) && line.contains('▲'));
                assert!(is_wild, "{number} is wild:\n{screen}");
            }
            if wide >= 80 {
                assert!(
                    screen.contains("+24") && screen.contains("−12") && screen.contains("−5"),
                    "prices:\n{screen}"
                );
            }
        }
    }
}

/// Whoever has chosen a card is told how to go on.
#[test]
fn a_card_that_catches_says_how() {
    let english = three_ways(Language::English).screen(80, 24);
    assert!(
        english.contains("  ↑ goes to the ways; Space puts a catch on or off, Enter makes what is on."),
        "{english}"
    );
    let french = three_ways(Language::French).screen(80, 24);
    assert!(
        french.contains("  ↑ mène aux façons\u{202f}; Espace choisit une prise ou l’enlève, Entrée attrape."),
        "{french}"
    );
}

#[test]
fn what_is_caught_is_switched_on_and_what_cannot_be_says_why() {
    let mut desk = three_ways(Language::English);
    desk.keys("\n");
    let first = desk.screen(80, 24);
    assert!(first.contains("‹[ ] g1+k7›") && first.contains("Enter  Choose g1 k7"), "{first}");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::End);
    desk.keys(" ");
    let seventeen = desk.screen(80, 24);
    assert!(seventeen.contains("‹[x] b2+k7›") && seventeen.contains("Enter  Catch 2 cards"), "{seventeen}");
    assert!(seventeen.contains("[ ] g1+k7 k7 is used by 17"), "{seventeen}");
    desk.press(KeyCode::Up);
    desk.keys(" ");
    let barred = desk.screen(80, 24);
    assert!(barred.contains("[ ] g1+k7") && barred.contains("k7 is used by 17."), "{barred}");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    desk.keys(" ");
    for (wide, high) in SIZES {
        let both = desk.screen(wide, high);
        assert!(both.contains("» g8 catches b2 k7 r8") && both.contains("Catch 4 cards"), "{both}");
        assert!(both.contains("g8 goes along with its pair: 4 cards"), "{both}");
        assert!(both.contains("[x] b2+k7") && both.contains("[x] r8"), "{both}");
        assert!(
            both.contains('┃') && both.contains("17") && both.contains("pair"),
            "they are framed:\n{both}"
        );
    }
    desk.press(KeyCode::Down);
    let back = desk.screen(80, 24);
    assert!(back.contains("Catch 4 cards"), "below the ways is the hand, and what is on stays on:\n{back}");
    desk.keys("\n");
    desk.step();
    let caught = desk.screen(80, 24);
    assert!(
        caught.contains("You and Chausiku: 8 caught") && caught.contains("Your g8 caught b2 k7 r8"),
        "{caught}"
    );
}

/// What is released is said; hands end on a page that waits; and in the reverse game a way is named.
#[test]
fn whole_matches_are_played_with_enter_alone() {
    let variants: [&[(&str, &str)]; 2] = [&[("hands", "2")], &[("variant", "reverse"), ("hands", "2")]];
    for (settings, reverse) in variants.into_iter().zip([false, true]) {
        let mut desk = Desk::set(&Set { settings, ..Set::of("safaru", 4, 3) });
        let (mut pages, mut named) = (0, 0);
        for _ in 0..400 {
            desk.settle();
            if desk.model.is_over() {
                break;
            }
            let screen = desk.screen(80, 24);
            named += usize::from(screen.contains("Enter  Name "));
            if screen.contains("hand 1 is over") {
                pages += 1;
                for (wide, high) in SIZES {
                    let page = desk.screen(wide, high);
                    for words in
                        ["Most hedgehogs", "You and Chausiku", "Baraka and Dalila", "points", "total", "△"]
                    {
                        assert!(page.contains(words), "{words}:\n{page}");
                    }
                }
            }
            desk.press(KeyCode::Enter);
        }
        let end = desk.screen(80, 24);
        assert!(desk.model.is_over() && end.contains("Most hedgehogs"), "the last hand is shown too:\n{end}");
        assert_eq!(pages, 1, "{settings:?}:\n{end}");
        assert_eq!(named > 0, reverse, "{settings:?}");
    }
}
