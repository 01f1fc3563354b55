//! What is remembered: a match of a thousand questions takes no more room than one of a few hundred.

use std::time::Duration;

use protocol::ToClient;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::News;
use tui::screen::model::{Input, Model};

use crate::desk::{Desk, Set, open};

const QUESTIONS: usize = 1000;
/// So many bytes more or less are the difference between two positions.
const POSITION: i64 = 200_000;

/// What the table said, up to each question of a match in which a thousand are answered.
fn match_of_a_thousand_questions(set: &Set) -> (Desk, Vec<usize>) {
    let mut desk = Desk::set(set);
    let mut until = Vec::new();
    for _ in 0..20 * QUESTIONS {
        desk.settle();
        assert!(!desk.model.is_over(), "it goes on for long enough: {}", until.len());
        if desk.model.is_asked() {
            until.push(desk.said.len());
            desk.keys("/#1\n");
        } else {
            desk.press(KeyCode::Enter);
        }
        if until.len() == QUESTIONS {
            return (desk, until);
        }
    }
    panic!("{} questions:\n{}", until.len(), desk.screen(80, 24));
}

/// Lets a screen hear what was said, with a line typed and a panel opened now and then; gives by how much more it remembers then.
fn grown(model: &mut Model, said: &[String], now: &mut Duration) -> i64 {
    let info = allocation_counter::measure(|| {
        for (text, number) in said.iter().zip(0..) {
            let message: ToClient = serde_json::from_str(text).expect("it was said");
            *now += Duration::from_secs(5);
            model.hear(Input::News(News::Said(Box::new(message))), *now);
            *now += Duration::from_secs(5);
            let typed = format!("/{}", number % 997);
            for code in [KeyCode::Enter]
                .into_iter()
                .chain(typed.chars().map(KeyCode::Char))
                .chain([KeyCode::Enter, KeyCode::Esc])
            {
                model.hear(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)), *now);
            }
        }
    });
    info.bytes_current
}

#[test]
fn a_match_of_a_thousand_questions_takes_no_more_room() {
    let set = Set { settings: &[("hands", "100")], guide: true, ..Set::of("mu", 3, 5) };
    let (desk, until) = match_of_a_thousand_questions(&set);
    let (seat, opened, present) = desk.found.clone();
    let mut model = open(&set, seat, opened, present);
    let mut now = Duration::ZERO;
    let (half, whole) = (until[QUESTIONS / 2 - 1], until[QUESTIONS - 1]);
    let first = grown(&mut model, &desk.said[..half], &mut now);
    let second = grown(&mut model, &desk.said[half..whole], &mut now);
    println!("{first} bytes after {} questions, {second} more after {QUESTIONS}", QUESTIONS / 2);
    assert!(second.abs() < POSITION, "{second} bytes more, after {first} for the first half");
}
