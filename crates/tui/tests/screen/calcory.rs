//! Calcory as it is drawn.

use std::time::Duration;

use ratatui::crossterm::event::KeyCode;
use tui::screen::look::{Colours, Look, Signs};
use words::Language;

use crate::desk::{Desk, Set};
use crate::facts::{SIZES, has_all};

/// The reader has turned up 10 and may stop, turn up one more or give up.
fn turning(language: Language) -> Desk {
    Desk::set(&Set { line: 149, language, ..Set::of("calcory", 3, 3) })
}

#[test]
fn the_layout_is_drawn_to_the_row() {
    let mut desk = turning(Language::English);
    desk.keys("C");
    let drawn = r" CALCORY   Your turn   practice   25 face down   You 8   Baraka 8   Chausiku 16
    1     2     3     4     5     6     7     8     9    10
  ╭───╮ ┏━━━┓             ╭───╮ ╭───╮       ╭───╮       ╭───╮  Your sum 10
A │▒▒▒│ ┃★y4┃   ·     ·   │▒▒▒│ │▒▒▒│   ·   │▒▒▒│   ·   │▒▒▒│  2 cards
  ╰───╯ ┗━━━┛             ╰───╯ ╰───╯       ╰───╯       ╰───╯
  ╭───╮             ╭───╮ ╭───╮ ╭───╮                          TO BEAT
B │▒▒▒│   ·     ·   │▒▒▒│ │▒▒▒│ │▒▒▒│   ·     ·     ·     ·    Chausiku’s 9 with
  ╰───╯             ╰───╯ ╰───╯ ╰───╯                          one card
        ╔═══╗                                     ╭───╮        If it stays, the
C   ·   ║▒▒▒║   ·     ·     ·     ·     ·     ·   │▒▒▒│   ·    game ends when it
        ╚═══╝                                     ╰───╯        is taken (CAL.12)
  ╭───╮ ╭───╮ ╭──C╮ ╭───╮                   ╭───╮ ╭───╮ ╭───╮
D │▒▒▒│ │▒▒▒│ │●g9│ │▒▒▒│   ·     ·     ·   │▒▒▒│ │▒▒▒│ │▒▒▒│  TURN ONE MORE
  ╰───╯ ╰───╯ ╰───╯ ╰───╯                   ╰───╯ ╰───╯ ╰───╯  3 makes 13
  ╭───╮ ╭───╮ ╭───╮             ╭───╮ ┏━━━┓             ╭───╮  0 1 2 go on
E │▒▒▒│ │▒▒▒│ │▒▒▒│   ·     ·   │▒▒▒│ ┃■b6┃   ·     ·   │▒▒▒│  4 to 9 too much
  ╰───╯ ╰───╯ ╰───╯             ╰───╯ ┗━━━┛             ╰───╯
                    ╭───╮       ╭───╮             ╭───╮        2 of 40 turns
F   ·     ·     ·   │▒▒▒│   ·   │▒▒▒│   ·     ·   │▒▒▒│   ·    without a card
                    ╰───╯       ╰───╯             ╰───╯
 your sum 10  ▲ ▲ ▲ ▲ ▲ ▲ ▲ ▲ ▲┃▲ · · ·  13   ┃ beat 9
» 10 beats the 9: stop, or go on?   [x Give up turn]  [m Stop]  [Enter Turn C2]
  Stop at 10: unbeaten, it brings you one card.
 ←→↑↓ card  A–F row  0–9 column  Enter turn  m stop  x give up  ? r h u s / q";
    assert_eq!(desk.screen(80, 24), drawn);
}

#[test]
fn every_fact_of_a_turn_is_there_in_every_size() {
    let (mut english, mut french) = (turning(Language::English), turning(Language::French));
    for (wide, high) in SIZES {
        let screen = english.screen(wide, high);
        has_all(&screen, &["25 face down", "You 8", "★y4", "■b6", "●g9", "your sum 10", "13", "beat 9"]);
        has_all(&screen, &["10 beats", "Give up", "Stop", "Enter", "A1"]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
        assert_eq!(screen.matches('·').count(), 32 + 3, "every empty space, and three teeth:\n{screen}");
        let screen = french.screen(wide, high);
        has_all(&screen, &["25 face cachée", "Vous 8", "★j4", "■b6", "●v9", "votre somme 10", "battre 9"]);
        has_all(&screen, &["10 bat", "Aband", "rrêter", "Entrée", "A1"]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
    }
    for (wide, high) in &SIZES[1..] {
        let screen = english.screen(*wide, *high);
        has_all(
            &screen,
            &["TO BEAT", "Chausiku’s 9", "(CAL.12)", "3 makes 13", "0 1 2 go on", "4 to 9 too much"],
        );
        has_all(&screen, &["2 of 40 turns", "Stop at 10: unbeaten, it brings you one card."]);
        let screen = french.screen(*wide, *high);
        has_all(
            &screen,
            &["À BATTRE", "le 9 de Chausiku", "(CAL.12)", "3 fait 13", "4 à 9 trop", "2 tours sur 40"],
        );
    }
}

#[test]
fn plain_signs_are_ascii() {
    let look = Look { colours: Colours::None, signs: Signs::Ascii };
    let mut desk = Desk::set(&Set { line: 149, look, ..Set::of("calcory", 3, 3) });
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        assert!(screen.is_ascii(), "{screen}");
        has_all(&screen, &["y4", "b6", "g9", ">> 10 beats", "your sum 10", "beat 9"]);
    }
}

#[test]
fn letters_and_digits_go_to_rows_and_columns() {
    let mut desk = turning(Language::English);
    let mut goes = |key: char, space: &str| {
        desk.keys(&key.to_string());
        let screen = desk.screen(80, 24);
        assert!(
            screen.contains(&format!("Turn {}]", space.to_uppercase())),
            "{space} after {key}:\n{screen}"
        );
    };
    goes('C', "c2");
    goes('9', "c9");
    goes('F', "f9");
    goes('A', "a8");
    goes('0', "a10");
    let mut arrows = |code: KeyCode, space: &str| {
        desk.press(code);
        let screen = desk.screen(80, 24);
        assert!(
            screen.contains(&format!("Turn {}]", space.to_uppercase())),
            "{space} after {code:?}:\n{screen}"
        );
    };
    arrows(KeyCode::Left, "a8");
    arrows(KeyCode::Left, "a6");
    arrows(KeyCode::Down, "b6");
    arrows(KeyCode::Home, "b1");
}

/// A space is what was typed: where nothing can be turned up, it is said what is there, and the cursor stays.
#[test]
fn a_space_that_cannot_be_chosen_says_what_lies_there() {
    for language in Language::ALL {
        let mut desk = turning(language);
        desk.keys("C4");
        let empty = desk.screen(80, 24);
        let words = language.pick("C4 is empty.", "La place C4 est vide.");
        has_all(&empty, &[words, language.pick("Turn C2]", "Voir C2]")]);
        desk.keys("A2");
        has_all(
            &desk.screen(80, 24),
            &[language
                .pick("On A2 lies y4, turned up in this turn.", "En A2 : j4, retournée pendant ce tour.")],
        );
        desk.keys("D3");
        let marked = desk.screen(80, 24);
        let words = language.pick("On D3 lies g9, marked by Chausiku.", "En D3 : v9, marquée par Chausiku.");
        has_all(&marked, &[words, language.pick("Turn D1]", "Voir D1]")]);
        desk.keys("4");
        has_all(&desk.screen(80, 24), &[language.pick("Turn D4]", "Voir D4]")]);
    }
}

/// What gives up a turn is not what gives up the game.
#[test]
fn a_turn_is_given_up_by_a_key_of_its_own() {
    let mut desk = turning(Language::English);
    desk.keys("g");
    has_all(&desk.screen(80, 24), &["Your turn", "10 beats the 9"]);
    desk.keys("x");
    let screen = desk.screen(80, 24);
    has_all(&screen, &["Baraka to play", "★y4", "■b6"]);
    assert_eq!(screen.matches('╌').count(), 12, "both cards go face down again:\n{screen}");
}

/// The guide comes and goes, and the cards stay where they are.
#[test]
fn the_layout_stays_where_it_is_whether_the_guide_speaks_or_not() {
    let mut desk = Desk::set(&Set { guide: true, ..Set::of("calcory", 3, 3) });
    let rows = |screen: &str| -> Vec<usize> {
        let is_row =
            |line: &str| line.chars().nth(1) == Some(' ') && ('A'..='F').any(|row| line.starts_with(row));
        screen.lines().enumerate().filter(|(_, line)| is_row(line)).map(|(y, _)| y).collect()
    };
    desk.settle();
    let taught = desk.screen(80, 24);
    assert!(taught.contains("Esc: aside"), "{taught}");
    assert_eq!(rows(&taught).len(), 6, "{taught}");
    desk.keys("\n");
    desk.settle();
    let more = desk.screen(80, 24);
    assert!(more.contains("Esc: aside") && more != taught, "{more}");
    desk.keys("x");
    let untaught = desk.screen(80, 24);
    assert!(!untaught.contains("Esc: aside"), "{untaught}");
    assert_eq!(rows(&taught), rows(&more), "{taught}\n{more}");
    assert_eq!(rows(&taught), rows(&untaught), "{taught}\n{untaught}");
}

#[test]
fn a_card_that_is_turned_back_is_seen_for_a_moment_and_then_no_more() {
    let mut desk = turning(Language::English);
    desk.keys("B4\n");
    let before = desk.screen(80, 24);
    assert!(before.contains('╌') && before.contains("Baraka to play"), "{before}");
    has_all(&before, &["●g4", "★y4", "■b6", "More than 13: the cards go face down again."]);
    assert_eq!(desk.screen(60, 18).matches('▼').count(), 3, "all cards of the turn");
    desk.pass_time(Duration::from_millis(1700));
    let after = desk.screen(80, 24);
    assert!(!after.contains('╌') && !after.contains("More than 13") && !after.contains("g4"), "{after}");
    assert!(!after.contains("y4") && !after.contains("b6"), "{after}");
}

#[test]
fn cards_are_marked_and_the_turn_passes() {
    let mut desk = turning(Language::English);
    desk.keys("m");
    let screen = desk.screen(80, 24);
    has_all(&screen, &["Baraka to play", "your 10 with 2", "You stop and mark y4 b6: 10."]);
    assert_eq!(screen.matches("──Y").count(), 2, "your initial is on both:\n{screen}");
    assert!(screen.contains("╎●g9╎"), "what was beaten goes face down:\n{screen}");
    desk.pass_time(Duration::from_millis(1700));
    let screen = desk.screen(80, 24);
    assert!(!screen.contains("●g9"), "what was beaten lies face down:\n{screen}");
}

#[test]
fn one_of_the_cards_is_laid_back_by_keys() {
    let mut desk = Desk::set(&Set { line: 65, ..Set::of("calcory", 3, 3) });
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        has_all(&screen, &["Enter", "Lay the b1 back"]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
    }
    desk.press(KeyCode::Enter);
    for (wide, high) in SIZES {
        let screen = desk.screen(wide, high);
        has_all(&screen, &["In hand ■b1", "Enter", "Lay it on "]);
        assert!(!screen.contains('…'), "something is cut:\n{screen}");
    }
    desk.press(KeyCode::Enter);
    let screen = desk.screen(80, 24);
    assert!(!screen.contains("In hand") && !screen.contains("■b1"), "it lies face down:\n{screen}");
}
