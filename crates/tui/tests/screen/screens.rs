//! Screens as text, at all sizes and in both languages.

use ratatui::crossterm::event::KeyCode;
use tui::screen::look::{Colours, Look, Signs};
use words::Language;

use crate::desk::{Desk, Set};

const SIZES: [(u16, u16); 4] = [(60, 18), (80, 24), (120, 40), (200, 60)];
const GAMES: [(&str, u8); 6] =
    [("mu", 4), ("serengeti", 4), ("rummu", 4), ("calcory", 3), ("safaru", 4), ("asante", 2)];

/// Every game is drawn at every size in both languages while it is played, and nothing is missing from the words.
#[test]
fn every_game_fits_every_size_in_both_languages() {
    for (game, seats) in GAMES {
        for language in Language::ALL {
            let mut desk = Desk::set(&Set { language, ..Set::of(game, seats, 3) });
            for turn in 0..12 {
                desk.settle();
                for (wide, high) in SIZES {
                    let screen = desk.screen(wide, high);
                    assert!(!screen.contains('⟦'), "{game} {language:?} {turn}:\n{screen}");
                    let smallest = desk.model.smallest();
                    if wide >= smallest.0 && high >= smallest.1 {
                        let title = screen.lines().next().unwrap_or_default();
                        assert!(title.len() > 5, "the bar is there: {screen}");
                    }
                }
                desk.press(KeyCode::Enter);
            }
        }
    }
}

/// The hand is never covered: not by the rules, not by the story, not by a hint.
#[test]
fn the_line_and_the_hand_are_never_covered() {
    let mut desk = Desk::set(&Set { line: 46, ..Set::of("mu", 4, 3) });
    desk.settle();
    let bare = desk.screen(80, 24);
    let below = |screen: &str| screen.lines().skip(16).take(7).map(str::to_owned).collect::<Vec<String>>();
    for key in ['r', 's', 'l', '?', 'c'] {
        desk.press(KeyCode::Char(key));
        if key == '?' {
            desk.press(KeyCode::Char(key));
        }
        let open = desk.screen(80, 24);
        assert_ne!(open, bare, "{key} opens something");
        let (line, hand) = (below(&open), below(&bare));
        assert_eq!(line[0], hand[0], "{key}: the question stays:\n{open}");
        assert_eq!(line[2..], hand[2..], "{key}: the hand stays:\n{open}");
        desk.press(KeyCode::Esc);
        assert_eq!(desk.screen(80, 24), bare, "{key} is closed again");
    }
}

/// Without shapes and frames the same is drawn in ASCII alone.
#[test]
fn plain_screens_are_ascii_alone() {
    let look = Look { colours: Colours::None, signs: Signs::Ascii };
    for (game, seats) in GAMES {
        for language in Language::ALL {
            let mut desk = Desk::set(&Set { language, look, ..Set::of(game, seats, 3) });
            desk.settle();
            for (wide, high) in SIZES {
                let screen = desk.screen(wide, high);
                let strange: String = screen.chars().filter(|letter| !letter.is_ascii()).collect();
                assert!(strange.is_empty(), "{game}: {strange}\n{screen}");
            }
        }
    }
}

/// A screen that is too small says so, and comes back.
#[test]
fn a_screen_that_is_too_small_says_how_large_it_must_be() {
    let mut desk = Desk::set(&Set::of("mu", 4, 3));
    desk.settle();
    let before = desk.screen(80, 24);
    for (wide, high) in [(1, 1), (59, 24), (80, 17), (3, 300)] {
        let screen = desk.screen(wide, high);
        assert!(wide < 20 || screen.contains("60 columns and 18 rows"), "{screen}");
    }
    assert_eq!(desk.screen(80, 24), before, "nothing is lost");
}
