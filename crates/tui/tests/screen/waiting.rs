//! Pauses, pages and panels: nothing is missed, and nothing is done by accident.

use std::time::Duration;

use ratatui::crossterm::event::KeyCode;
use tui::screen::model::Part;

use crate::desk::{Desk, Set};

const TAP: Duration = Duration::from_millis(60);

/// The reader is to play in the fifth trick of a hand of Mü.
fn trick() -> Desk {
    let mut desk = Desk::set(&Set { line: 46, ..Set::of("mu", 4, 3) });
    desk.settle();
    desk
}

/// Enter again and again, as somebody presses it who wants the pauses to be over.
fn tap_until_asked(desk: &mut Desk) {
    for _ in 0..400 {
        desk.step();
        desk.pass_time(TAP);
        if desk.model.is_asked() {
            return;
        }
        desk.press(KeyCode::Enter);
    }
    panic!("nothing is asked:\n{}", desk.screen(80, 24));
}

#[test]
fn enter_that_skips_a_pause_plays_nothing() {
    let mut desk = trick();
    desk.press(KeyCode::Enter);
    assert!(!desk.model.is_asked(), "a card is played");
    tap_until_asked(&mut desk);
    let asked = desk.screen(80, 24);
    for _ in 0..7 {
        desk.press(KeyCode::Enter);
        assert_eq!(desk.screen(80, 24), asked, "what was meant to skip a pause does nothing else");
        desk.pass_time(TAP);
    }
    // It is not put off by pressing Enter: half a second after the question it is meant.
    desk.pass_time(2 * TAP);
    desk.press(KeyCode::Enter);
    assert!(!desk.model.is_asked(), "{}", desk.screen(80, 24));
}

/// What is typed is meant, whenever it is typed.
#[test]
fn a_typed_move_is_not_held_up() {
    let mut desk = trick();
    desk.press(KeyCode::Enter);
    tap_until_asked(&mut desk);
    desk.keys("/#1\n");
    assert!(!desk.model.is_asked(), "{}", desk.screen(80, 24));
}

/// Plays Mü until the page of a hand is shown.
fn page() -> Desk {
    let mut desk = Desk::set(&Set { settings: &[("hands", "2")], ..Set::of("mu", 3, 5) });
    for _ in 0..200 {
        desk.settle();
        let screen = desk.screen(80, 24);
        if screen.contains("hand 1 is over") {
            return desk;
        }
        desk.press(if screen.contains("1 card laid") { KeyCode::Char('p') } else { KeyCode::Enter });
    }
    panic!("the hand does not end:\n{}", desk.screen(80, 24));
}

/// On the page of a hand nothing is shown of the next one: not the cards behind a panel, not what may be done, not what could be typed.
#[test]
fn the_page_of_a_hand_shows_nothing_of_the_next() {
    let mut desk = page();
    let page = desk.screen(80, 24);
    for key in ["s", "r", "l", "c", "?"] {
        desk.keys(key);
        let open = desk.screen(80, 24);
        assert_ne!(open, page, "{key} opens something");
        assert!(open.contains("hand 1 is over"), "{key}:\n{open}");
        let cards = ["╭───╮", "╔═══╗", "┗━△━┛", "in hand", "Lay cards"];
        assert!(cards.iter().all(|card| !open.contains(card)), "{key}:\n{open}");
        assert!(!open.contains("#1 "), "{key}: what may be done:\n{open}");
        desk.press(KeyCode::Esc);
        assert_eq!(desk.screen(80, 24), page, "{key} is closed");
    }
    desk.keys("/");
    desk.press(KeyCode::Tab);
    desk.keys("x");
    assert!(desk.screen(80, 24).contains("/x"), "nothing is completed:\n{}", desk.screen(80, 24));
}

/// Whoever presses Enter to skip the last trick still sees how the hand ended, and whoever does so at the end is not dealt another game.
#[test]
fn a_page_and_an_end_are_not_skipped_by_accident() {
    let mut desk = Desk::set(&Set { settings: &[("hands", "2")], ..Set::of("mu", 3, 5) });
    let (mut pages, mut is_page) = (0, false);
    for _ in 0..20_000 {
        desk.step();
        desk.pass_time(TAP);
        desk.press(KeyCode::Enter);
        let screen = desk.screen(80, 24);
        let was_page = std::mem::replace(&mut is_page, screen.contains("hand 1 is over"));
        pages += usize::from(is_page && !was_page);
        if desk.model.is_over() && screen.contains("the game is over") {
            desk.press(KeyCode::Enter);
            assert_eq!(desk.part, None, "the end is seen");
            desk.pass_time(Duration::from_millis(500));
            desk.press(KeyCode::Enter);
            assert_eq!(desk.part, Some(Part::Again));
            assert_eq!(pages, 1, "and so was the hand");
            return;
        }
        if screen.contains("1 card laid") {
            desk.keys("/pass\n");
        }
    }
    panic!("it does not end:\n{}", desk.screen(80, 24));
}

/// While a panel is open the table is held: what the others did is shown one by one when it is closed.
#[test]
fn nothing_happens_behind_a_panel() {
    for panel in ["r", "s", "c", "l", "?"] {
        let mut desk = trick();
        desk.press(KeyCode::Enter);
        desk.keys(panel);
        let open = desk.screen(80, 24);
        while desk.step() {}
        for _ in 0..20 {
            desk.pass_time(Duration::from_secs(1));
        }
        let later = desk.screen(80, 24);
        let top = |screen: &str| screen.lines().take(16).map(str::to_owned).collect::<Vec<String>>();
        assert_eq!(top(&open), top(&later), "{panel}");
        assert!(!desk.model.is_asked(), "{panel}: nothing is asked behind it");
        assert!(later.contains("close this to see") || later.contains("waits until"), "{panel}:\n{later}");
        assert!(desk.model.rest() > Duration::from_secs(1), "nothing is looked at again and again");
        desk.press(KeyCode::Esc);
        assert!(!desk.model.is_asked(), "{panel}: the pauses begin when it is closed");
        desk.settle();
        assert!(desk.model.is_asked(), "{panel}:\n{}", desk.screen(80, 24));
    }
}
