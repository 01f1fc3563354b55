//! Whole games, with keys alone.

use ratatui::crossterm::event::KeyCode;
use tui::screen::model::Part;

use crate::desk::{Desk, Set};

/// Enter, and what else is needed where Enter does nothing: a game is played to its end with keys alone.
fn play(set: &Set) -> Desk {
    let mut desk = Desk::set(set);
    for turn in 0..20_000 {
        desk.settle();
        if desk.model.is_over() {
            return desk;
        }
        let before = desk.screen(80, 24);
        desk.press(KeyCode::Enter);
        if turn % 7 == 3 {
            desk.press(KeyCode::Right);
        }
        desk.settle();
        if desk.screen(80, 24) == before {
            // What was chosen is not possible: the list of moves is always there.
            desk.keys("/#1\n");
        }
    }
    panic!("{} does not end:\n{}", set.game, desk.screen(80, 24));
}

#[test]
fn a_hand_of_mu_is_played_and_its_end_waits_for_enter() {
    let mut desk = Desk::set(&Set { settings: &[("hands", "2")], ..Set::of("mu", 3, 5) });
    let mut pages = 0;
    for _ in 0..200 {
        desk.settle();
        let screen = desk.screen(80, 24);
        if desk.model.is_over() {
            break;
        }
        if screen.contains("hand 1 is over") {
            pages += 1;
            assert!(screen.contains("The hand is over. Go on?"), "{screen}");
            assert!(screen.contains("△ won"), "points are taken apart: {screen}");
        }
        // One card is a bid; then the others may.
        desk.press(if screen.contains("1 card laid") { KeyCode::Char('p') } else { KeyCode::Enter });
    }
    assert_eq!(pages, 1, "once, until Enter:\n{}", desk.screen(80, 24));
    let end = desk.screen(80, 24);
    assert!(
        desk.model.is_over() && end.contains("the game is over") && end.contains("Same seats again"),
        "{end}"
    );
    desk.press(KeyCode::Enter);
    assert_eq!(desk.part, Some(Part::Again));
}

#[test]
fn every_game_is_played_to_its_end_with_keys() {
    let sets = [
        Set { settings: &[("hands", "1")], ..Set::of("mu", 3, 5) },
        Set::of("serengeti", 3, 5),
        Set { settings: &[("hands", "1")], ..Set::of("rummu", 3, 5) },
        Set { settings: &[("patience", "10")], ..Set::of("calcory", 2, 5) },
        Set { settings: &[("hands", "1")], ..Set::of("safaru", 2, 5) },
        Set { settings: &[("most-turns", "8")], ..Set::of("asante", 2, 5) },
    ];
    for set in &sets {
        let mut desk = play(set);
        let end = desk.screen(80, 24);
        assert!(end.contains("the game is over"), "{}: {end}", set.game);
    }
}
