//! What is asked about, looked up and taken back.

use ratatui::crossterm::event::KeyCode;
use words::Language;

use crate::desk::{Desk, Set};

const GAMES: [(&str, u8); 6] =
    [("mu", 4), ("serengeti", 4), ("rummu", 4), ("calcory", 3), ("safaru", 4), ("asante", 2)];

fn desk(game: &'static str, seats: u8) -> Desk {
    let mut desk = Desk::set(&Set::of(game, seats, 3));
    desk.settle();
    desk
}

/// What stands in the button of Enter.
fn button(screen: &str) -> Option<String> {
    let row = screen.lines().find(|row| row.starts_with("» "))?;
    let label = row.rsplit_once("Enter")?.1.split_once(']')?.0;
    Some(label.trim().to_owned())
}

/// `?` says what the button would do, and why not where it cannot be done: never only that something is possible.
#[test]
fn asked_why_it_says_what_it_would_do() {
    for (game, seats) in GAMES {
        let mut desk = desk(game, seats);
        for turn in 0..8 {
            let before = desk.screen(80, 24);
            if let Some(label) = button(&before).filter(|_| desk.model.is_asked()) {
                desk.keys("?");
                desk.settle();
                let asked = desk.screen(80, 24);
                assert!(!asked.contains("This is possible"), "{game} {turn}:\n{asked}");
                let said = asked.matches(label.as_str()).count() > before.matches(label.as_str()).count();
                assert!(said || asked.contains("! "), "{game} {turn}, {label:?}:\n{asked}");
                desk.press(KeyCode::Esc);
                desk.keys("??");
                assert!(desk.screen(80, 24).contains("─ Keys ─"), "{game}: asked again, the keys");
                desk.press(KeyCode::Esc);
            }
            desk.keys("/#1\n");
            desk.settle();
            desk.press(KeyCode::Enter);
            desk.settle();
        }
    }
}

/// The keys that a game does not have are not spoken of.
#[test]
fn the_help_has_the_keys_of_this_game_alone() {
    for (game, seats) in GAMES {
        let mut desk = desk(game, seats);
        desk.keys("??");
        let help = desk.screen(100, 60);
        assert!(help.contains("─ Keys ─"), "{game}:\n{help}");
        assert!(!help.contains("suit"), "{game}:\n{help}");
        let capitals = help.split_once("A capital goes to what it stands for:").map(|(_, rest)| rest);
        let capitals = capitals.and_then(|rest| rest.lines().next()).unwrap_or_default();
        let own = match game {
            "mu" | "rummu" | "safaru" => "RBGYK",
            "calcory" => "ABCDEF",
            "asante" => "THESFA",
            _ => "",
        };
        let letters: Vec<char> = capitals.chars().filter(char::is_ascii_alphabetic).collect();
        assert!(letters.iter().all(|letter| own.contains(*letter)), "{game}: {letters:?}");
        assert!(!letters.is_empty() || ["serengeti", "asante"].contains(&game), "{game}:\n{help}");
    }
}

/// A number is a clause, and is gone to while it is typed: it stands first, wherever it is in its chapter.
#[test]
fn a_clause_is_found_by_its_number() {
    for (wide, high) in [(60, 18), (80, 24), (120, 40)] {
        let mut desk = desk("mu", 4);
        desk.screen(wide, high);
        desk.keys("r");
        desk.keys("32");
        let typed = desk.screen(wide, high);
        assert!(typed.contains("│ MU.32"), "{typed}");
        desk.keys("\n");
        assert!(desk.screen(wide, high).contains("│ MU.32"), "it stays there");
        desk.keys("\n");
        assert!(!desk.screen(wide, high).contains("MU.32"), "and is closed");
    }
}

/// However far a text was scrolled beyond its end, it comes back at once.
#[test]
fn a_panel_is_not_scrolled_beyond_its_end() {
    for panel in ["r", "??"] {
        let mut desk = desk("mu", 4);
        desk.keys(panel);
        for _ in 0..40 {
            desk.press(KeyCode::PageDown);
            desk.screen(80, 24);
        }
        let end = desk.screen(80, 24);
        desk.press(KeyCode::PageUp);
        assert_ne!(desk.screen(80, 24), end, "{panel}");
    }
}

/// That there is one answer only is said after what there is to say of it.
#[test]
fn one_answer_only_is_said_last() {
    let mut seen = 0;
    for (game, seats) in GAMES {
        let mut desk = desk(game, seats);
        for _ in 0..40 {
            let screen = desk.screen(80, 24);
            if let Some(row) = screen.lines().find(|row| row.contains("There is one answer only.")) {
                assert!(row.ends_with("There is one answer only."), "{game}:\n{screen}");
                seen += 1;
            }
            desk.keys("/#1\n");
            desk.settle();
            desk.press(KeyCode::Enter);
            desk.settle();
        }
    }
    assert!(seen > 0, "it comes up");
}

/// What the story tells: the number of each event, and its words.
fn story(desk: &mut Desk) -> Vec<(u64, String)> {
    desk.keys("s");
    let screen = desk.screen(100, 60);
    desk.press(KeyCode::Esc);
    let rows = screen.lines().filter_map(|row| row.strip_prefix("│")?.trim().split_once(' '));
    rows.filter_map(|(number, words)| Some((number.parse().ok()?, words.to_owned()))).collect()
}

/// What was taken back has not happened, and is not told any more. What was told before it is, as far as it may be read again.
#[test]
fn what_is_taken_back_is_not_told() {
    for (game, seats) in [("mu", 4), ("serengeti", 4), ("rummu", 4)] {
        let mut desk = desk(game, seats);
        let numbers = |story: &[(u64, String)]| story.iter().map(|(number, _)| *number).collect::<Vec<u64>>();
        let before = numbers(&story(&mut desk));
        desk.keys("/#1\n");
        desk.settle();
        let meanwhile = numbers(&story(&mut desk));
        assert!(meanwhile.len() > before.len(), "{game}: {meanwhile:?}");
        desk.keys("u");
        desk.keys("u");
        desk.settle();
        let (told, rest): (Vec<_>, Vec<_>) =
            story(&mut desk).into_iter().partition(|(_, words)| words.contains("You are back"));
        assert_eq!(told.len(), 1, "{game}: {rest:#?}");
        assert_eq!(numbers(&rest), before, "{game}: {rest:#?}");
    }
}

/// What is said under the question fits one row of a usual screen.
#[test]
fn what_the_frame_says_is_not_cut() {
    for language in Language::ALL {
        let mut desk = Desk::set(&Set { language, ..Set::of("mu", 4, 3) });
        desk.settle();
        desk.keys("/#1\n");
        desk.settle();
        for keys in ["u", "f", "f", "v", "v", "v", "/guide\n", "/guide\n"] {
            desk.keys(keys);
            let screen = desk.screen(80, 24);
            let from = screen.lines().position(|row| row.starts_with("» ")).expect("something is asked");
            let row = screen.lines().nth(from + 1).unwrap_or_default();
            assert!(!row.contains('…') && row.contains('.'), "{language:?} {keys}:\n{screen}");
            if keys == "u" {
                desk.press(KeyCode::Enter);
            }
        }
    }
}
