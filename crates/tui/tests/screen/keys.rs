//! What keys do.

use std::time::Duration;

use ratatui::crossterm::event::KeyCode;
use tui::screen::model::Part;

use crate::desk::{Desk, Set};

/// The reader is to bid in Mü, with 15 cards.
fn auction() -> Desk {
    let mut desk = Desk::set(&Set::of("mu", 4, 3));
    desk.settle();
    desk
}

#[test]
fn cards_are_lifted_in_any_order_and_laid_together() {
    let mut desk = auction();
    let screen = desk.screen(80, 24);
    assert!(screen.contains("Enter  Lay "), "one card is chosen: {screen}");
    desk.press(KeyCode::End);
    desk.press(KeyCode::Char(' '));
    let one = desk.screen(80, 24);
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Char(' '));
    let both = desk.screen(80, 24);
    let button = |screen: &str| {
        let after = screen.split("Enter  Lay ").nth(1)?;
        after.split(" ]").next().map(|cards| cards.split(' ').count())
    };
    assert_eq!(button(&one), Some(1), "{one}");
    assert_eq!(button(&both), Some(2), "{both}");
    desk.press(KeyCode::Char('u'));
    let put_down = desk.screen(80, 24);
    assert!(
        !put_down.contains("Go back") && button(&put_down) == Some(1),
        "undo puts down first: {put_down}"
    );
}

#[test]
fn digits_and_capitals_go_to_cards() {
    let mut desk = auction();
    let cursor = |desk: &mut Desk| {
        let screen = desk.screen(80, 24);
        screen.split("Enter  Lay ").nth(1).map(|rest| rest[..2].to_owned()).unwrap_or_default()
    };
    desk.press(KeyCode::Char('K'));
    let black = cursor(&mut desk);
    assert!(black.starts_with('k'), "{black}");
    desk.press(KeyCode::Char('7'));
    assert!(cursor(&mut desk).ends_with('7'));
    let first = cursor(&mut desk);
    desk.press(KeyCode::Char('7'));
    assert_ne!(cursor(&mut desk), first, "again: the one after it");
}

#[test]
fn a_move_can_be_typed_and_a_refusal_says_why() {
    let mut desk = auction();
    desk.keys("/play r0\n");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("! "), "{screen}");
    desk.keys("/PASS\n");
    desk.settle();
    assert!(!desk.screen(80, 24).contains("Lay cards, or pass? \n"), "it was taken");
}

#[test]
fn leaving_is_asked_and_a_second_interrupt_leaves() {
    let mut desk = auction();
    desk.press(KeyCode::Char('q'));
    let screen = desk.screen(80, 24);
    assert!(screen.contains("Leave?") && screen.contains("Stay"), "{screen}");
    desk.press(KeyCode::Enter);
    assert!(desk.part.is_none() && !desk.screen(80, 24).contains("Leave?"));
    desk.control('c');
    assert!(desk.part.is_none());
    desk.control('c');
    assert_eq!(desk.part, Some(Part::Leave));
}

#[test]
fn a_hint_comes_with_its_reason_and_changes_nothing() {
    let mut desk = auction();
    let button = |screen: &str| screen.split("[ Enter").nth(1).map(str::to_owned);
    let before = desk.screen(80, 24);
    desk.press(KeyCode::Char('h'));
    desk.settle();
    let screen = desk.screen(80, 24);
    assert!(screen.contains("─ Hint ─"), "{screen}");
    assert_eq!(
        button(&screen).map(|text| text[..12].to_owned()),
        button(&before).map(|text| text[..12].to_owned())
    );
    desk.press(KeyCode::Char('h'));
    assert!(!desk.screen(80, 24).contains("─ Hint ─"));
}

/// What is covered cannot be chosen: Enter closes what covers it, and nothing is played.
#[test]
fn nothing_is_played_behind_a_panel() {
    let mut desk = auction();
    let before = desk.screen(80, 24);
    for panel in ["s", "r"] {
        desk.keys(panel);
        assert_ne!(desk.screen(80, 24), before, "{panel} opens something");
        desk.press(KeyCode::Right);
        desk.keys("p\n");
        desk.settle();
        assert_eq!(desk.screen(80, 24), before, "{panel}");
    }
}

#[test]
fn a_bot_that_thinks_moves_its_teeth() {
    let mut desk = auction();
    desk.keys("/pass\n");
    let still = desk.screen(80, 24);
    desk.pass_time(Duration::from_millis(700));
    let moving = desk.screen(80, 24);
    assert!(!still.contains("△▲△") && moving.contains("△△▲"), "{moving}");
    desk.pass_time(Duration::from_secs(4));
    assert!(desk.screen(80, 24).contains(" 4 s"), "from three seconds on it counts");
}

#[test]
fn any_key_at_any_time_is_borne() {
    let mut desk = auction();
    desk.paste(&"x\u{1b}[2J".repeat(200_000));
    desk.press(KeyCode::Esc);
    let keys: Vec<char> = (' '..='~').filter(|letter| !"qg".contains(*letter)).collect();
    for round in 0..6 {
        for (place, letter) in keys.iter().enumerate() {
            desk.press(KeyCode::Char(*letter));
            if place % 3 == round % 3 {
                desk.press(
                    [KeyCode::Tab, KeyCode::Up, KeyCode::Down, KeyCode::PageDown, KeyCode::Esc][place % 5],
                );
            }
            desk.step();
            let (wide, high) = [(80, 24), (60, 18), (1, 1), (120, 40)][place % 4];
            desk.screen(wide, high);
        }
    }
}

#[test]
fn the_guide_explains_each_kind_of_decision_once() {
    let mut desk = Desk::set(&Set { guide: true, ..Set::of("mu", 4, 3) });
    desk.settle();
    let first = desk.screen(80, 24);
    assert!(first.contains("First hand · 1 of "), "{first}");
    desk.keys("/pass\n");
    desk.settle();
    let next = desk.screen(80, 24);
    assert!(next.contains("First hand · 2 of "), "{next}");
    desk.press(KeyCode::Esc);
    assert!(!desk.screen(80, 24).contains("First hand"), "it can be left");
}
