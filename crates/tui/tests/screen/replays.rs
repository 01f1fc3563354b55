//! Records, looked back at.

use game::record::Record;
use game::{Config, Seat, Turn};
use players::{Level, Player};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use session::Session;
use tui::screen;
use tui::screen::model::Input;
use tui::screen::replay::{Beginning, Eyes, LookedBack, Replay};
use tui::screen::run::{Face, Step};
use words::Language;

use crate::desk::{TEXT, shown};

fn replay(game: &str, seats: u8, settings: &[(&str, &str)], eyes: Eyes, language: Language) -> Replay {
    let entry = games::find(game).expect("it is in the registry");
    let config = Config::new(entry.schema(), Some(seats), settings).expect("valid");
    let players = vec![Some(Player::from(Level::Greedy)); usize::from(seats)];
    let mut session = Session::open(entry, &config, &players, 3).expect("valid");
    let mut text = String::new();
    while session.running().turn() != Turn::Over {
        session.advance();
        text += &session.take_record();
    }
    let record = Record::read(&text).expect("it is a record");
    let lexicon = screen::lexicon(entry, language);
    Replay::new(Beginning { entry, lexicon, look: TEXT, record, eyes, line: None }).expect("it can be played")
}

fn press(replay: &mut Replay, code: KeyCode) -> Step<LookedBack> {
    replay.hear(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn screen(replay: &mut Replay, wide: u16, high: u16) -> String {
    replay.hear(Input::Resize(wide, high));
    let mut terminal = Terminal::new(TestBackend::new(wide, high)).expect("memory is a terminal");
    terminal.draw(|frame| replay.draw(frame.buffer_mut())).expect("it can be drawn");
    shown(terminal.backend().buffer())
}

#[test]
fn every_step_is_shown_forwards_as_backwards() {
    let mut replay = replay("mu", 4, &[("hands", "1")], Eyes::Open, Language::English);
    let mut forwards = vec![screen(&mut replay, 80, 24)];
    for _ in 0..40 {
        press(&mut replay, KeyCode::Right);
        forwards.push(screen(&mut replay, 80, 24));
    }
    assert!(forwards[0].contains("Step 0 of") && forwards[40].contains("Step 40 of"), "{}", forwards[40]);
    for before in forwards.iter().rev().skip(1) {
        press(&mut replay, KeyCode::Left);
        assert_eq!(screen(&mut replay, 80, 24), *before);
    }
}

#[test]
fn every_hand_is_open_or_only_one() {
    let mut replay = replay("mu", 4, &[("hands", "1")], Eyes::Open, Language::English);
    for _ in 0..12 {
        press(&mut replay, KeyCode::Right);
    }
    let open = screen(&mut replay, 80, 24);
    for name in ["Amina", "Baraka", "Chausiku", "Dalila"] {
        assert!(open.lines().skip(8).any(|line| line.trim_start().starts_with(name)), "{name}:\n{open}");
    }
    press(&mut replay, KeyCode::Char('3'));
    let third = screen(&mut replay, 80, 24);
    assert!(third.contains("as seat 3 saw it") && third.contains("YOU"), "{third}");
    press(&mut replay, KeyCode::Char('0'));
    let bystander = screen(&mut replay, 80, 24);
    assert!(bystander.contains("as a bystander saw it") && !bystander.contains("YOU"), "{bystander}");
    press(&mut replay, KeyCode::Char('o'));
    assert_eq!(screen(&mut replay, 80, 24), open);
}

#[test]
fn it_can_be_played_on_where_somebody_is_to_act() {
    let mut replay = replay("serengeti", 3, &[], Eyes::Bystander, Language::English);
    press(&mut replay, KeyCode::End);
    let end = screen(&mut replay, 80, 24);
    assert!(end.contains("win"), "who won is told:\n{end}");
    assert_eq!(press(&mut replay, KeyCode::Char('p')), Step::Stay, "it is over");
    press(&mut replay, KeyCode::Left);
    let Step::Done(LookedBack::PlayOn { line, seat }) = press(&mut replay, KeyCode::Char('p')) else {
        panic!("somebody is to act:\n{}", screen(&mut replay, 80, 24))
    };
    assert!(line > 5 && seat < Seat(3));
}

#[test]
fn every_game_is_shown_at_every_size_in_both_languages() {
    type Set = (&'static str, u8, &'static [(&'static str, &'static str)]);
    let sets: [Set; 6] = [
        ("mu", 6, &[("hands", "1")]),
        ("serengeti", 4, &[]),
        ("rummu", 4, &[("hands", "1")]),
        ("calcory", 3, &[]),
        ("safaru", 4, &[("hands", "1")]),
        ("asante", 2, &[("most-turns", "8")]),
    ];
    for (game, seats, settings) in sets {
        for language in Language::ALL {
            let mut replay = replay(game, seats, settings, Eyes::Open, language);
            for _ in 0..6 {
                press(&mut replay, KeyCode::PageDown);
                for (wide, high) in [(1, 1), (60, 18), (80, 24), (120, 40), (200, 60)] {
                    let drawn = screen(&mut replay, wide, high);
                    assert!(!drawn.contains('⟦'), "{game}:\n{drawn}");
                }
                press(&mut replay, KeyCode::Tab);
            }
        }
    }
}
