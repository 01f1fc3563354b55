//! The guide of a first hand.

use ratatui::crossterm::event::KeyCode;
use words::Language;

use crate::desk::{Desk, Set};

const GAMES: [(&str, u8); 6] =
    [("mu", 4), ("serengeti", 4), ("rummu", 4), ("calcory", 3), ("safaru", 4), ("asante", 2)];

fn guided(game: &'static str, seats: u8) -> Desk {
    let mut desk = Desk::set(&Set { guide: true, ..Set::of(game, seats, 3) });
    desk.settle();
    desk
}

/// The rows of the line and the tray, without what stands beside the table and without the keys, which say how the guide comes back.
fn line_and_hand(screen: &str) -> Vec<String> {
    let from = screen.lines().position(|row| row.starts_with("» ")).expect("something is asked");
    let table = |row: &str| row.chars().take(84).collect::<String>().trim_end().to_owned();
    let mut rows: Vec<String> = screen.lines().skip(from).map(table).collect();
    rows.pop();
    rows
}

/// The rows above the hem that tell what others did.
fn told(screen: &str) -> Vec<String> {
    let hem = screen.lines().position(|row| row.starts_with("──")).unwrap_or(0);
    let rows = screen.lines().take(hem).skip(hem.saturating_sub(2));
    rows.filter(|row| row.starts_with(' ') && !row.starts_with("  ")).map(str::to_owned).collect()
}

/// What lies in Mü and what every bid would mean: the first lesson is about that, and all of it is there.
#[test]
fn what_is_explained_is_not_covered() {
    let mut desk = guided("mu", 4);
    let with = desk.screen(80, 24);
    assert!(with.contains("First hand · 1 of "), "{with}");
    desk.press(KeyCode::Esc);
    let without = desk.screen(80, 24);
    assert!(!without.contains("First hand"), "{without}");
    let is_bid = |row: &&str| row.contains(" △   ");
    let bids: Vec<&str> = without.lines().filter(is_bid).collect();
    assert!(bids.len() >= 3, "{without}");
    for bid in bids {
        assert!(with.contains(bid), "{bid:?} is covered:\n{with}");
    }
}

/// At every size and in both languages the line and the hand stay, and so does what the others did.
#[test]
fn the_guide_covers_neither_the_line_nor_the_hand_nor_what_others_did() {
    for (game, seats) in GAMES {
        for language in Language::ALL {
            let mut desk = Desk::set(&Set { guide: true, language, ..Set::of(game, seats, 3) });
            for turn in 0..10 {
                desk.settle();
                if !desk.model.is_asked() {
                    desk.press(KeyCode::Enter);
                    continue;
                }
                let sizes = [(80, 24), (100, 30), (120, 40)];
                let with = sizes.map(|(wide, high)| desk.screen(wide, high));
                desk.press(KeyCode::Esc);
                // It was said that it is put aside.
                desk.press(KeyCode::Esc);
                let without = sizes.map(|(wide, high)| desk.screen(wide, high));
                for (with, without) in with.iter().zip(&without) {
                    assert_eq!(line_and_hand(with), line_and_hand(without), "{game} {turn}:\n{with}");
                }
                for row in told(&without[0]) {
                    assert!(with[0].contains(&row), "{game} {turn}: {row:?} is covered:\n{}", with[0]);
                }
                let is_whole = |screen: &String| !screen.contains("First hand") || screen.contains("Esc");
                assert!(
                    language == Language::French || with.iter().all(is_whole),
                    "{game}: it says how it is put aside"
                );
                desk.keys("/#1\n");
            }
        }
    }
}

#[test]
fn a_lesson_is_put_aside_and_comes_back() {
    let mut desk = guided("mu", 4);
    let first = desk.screen(80, 24);
    desk.press(KeyCode::Esc);
    let aside = desk.screen(80, 24);
    assert!(
        !aside.contains("First hand") && aside.contains("Backspace"),
        "it says how it comes back:\n{aside}"
    );
    desk.press(KeyCode::Backspace);
    assert_eq!(desk.screen(80, 24), first, "it is back");
    desk.press(KeyCode::Esc);
    desk.keys("/pass\n");
    desk.settle();
    let second = desk.screen(80, 24);
    assert!(second.contains("First hand · 2 of "), "the next thing is explained:\n{second}");
    desk.press(KeyCode::Backspace);
    let before = desk.screen(80, 24);
    assert!(
        before.contains("First hand · 1 of ") && before.contains("You may show up to 3 cards"),
        "{before}"
    );
    desk.press(KeyCode::Backspace);
    assert_eq!(desk.screen(80, 24), before, "there is nothing before the first");
}

/// The guide is left by a deliberate act, and can be had at any time.
#[test]
fn the_guide_is_left_and_had_by_its_name() {
    let mut desk = guided("mu", 4);
    desk.keys("/guide\n");
    assert!(desk.screen(80, 24).contains("/guide brings it back"), "{}", desk.screen(80, 24));
    desk.press(KeyCode::Backspace);
    assert!(!desk.screen(80, 24).contains("First hand"));
    desk.keys("/guide\n");
    desk.settle();
    assert!(desk.screen(80, 24).contains("First hand · 1 of "), "{}", desk.screen(80, 24));
}
