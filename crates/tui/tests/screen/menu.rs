//! The menu.

use std::path::PathBuf;

use players::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::screen::look::{Colours, Look, Signs};
use tui::screen::menu::{Chosen, Menu, Opening, UnderWay};
use tui::screen::model::Input;
use tui::screen::run::{Face, Step};
use words::Language;

use crate::desk::{TEXT, shown};

fn menu(under_way: &[&str], language: Language, look: Look) -> Menu {
    let under_way = under_way.iter().map(|id| UnderWay {
        id: (*id).to_owned(),
        words: format!("Mü · {id}: it is your turn. You 52, Baraka 44, Chausiku 24, Dalila 0."),
    });
    Menu::new(Opening { language, look, under_way: under_way.collect(), notice: None, game: None })
}

fn press(menu: &mut Menu, code: KeyCode) -> Step<Chosen> {
    menu.hear(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn keys(menu: &mut Menu, keys: &str) -> Step<Chosen> {
    keys.chars().fold(Step::Stay, |_, letter| {
        press(menu, if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) })
    })
}

fn screen(menu: &Menu, wide: u16, high: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(wide, high)).expect("memory is a terminal");
    terminal.draw(|frame| menu.draw(frame.buffer_mut())).expect("it can be drawn");
    shown(terminal.backend().buffer())
}

#[test]
fn the_latest_game_comes_first_and_enter_goes_on() {
    let mut menu = menu(&["abcd", "efgh"], Language::English, TEXT);
    let drawn = screen(&menu, 80, 24);
    assert!(drawn.contains("c  Continue   Mü · abcd"), "{drawn}");
    assert_eq!(press(&mut menu, KeyCode::Down), Step::Stay);
    assert_eq!(press(&mut menu, KeyCode::Enter), Step::Done(Chosen::Continue("efgh".to_owned())));
    assert_eq!(press(&mut menu, KeyCode::Char('c')), Step::Done(Chosen::Continue("abcd".to_owned())));
}

#[test]
fn a_game_is_chosen_with_its_settings() {
    let mut menu = menu(&[], Language::English, TEXT);
    keys(&mut menu, "1");
    let drawn = screen(&menu, 80, 24);
    for words in [
        "» 1  Serengeti",
        "30 min",
        "[4]",
        "[club]",
        "[Abacus]",
        "[ Enter  Deal ]",
        "Guided first game",
        "the last digit",
    ] {
        assert!(drawn.contains(words), "{words}:\n{drawn}");
    }
    press(&mut menu, KeyCode::Tab);
    press(&mut menu, KeyCode::Right);
    press(&mut menu, KeyCode::Down);
    press(&mut menu, KeyCode::Left);
    press(&mut menu, KeyCode::Down);
    press(&mut menu, KeyCode::Right);
    press(&mut menu, KeyCode::Down);
    press(&mut menu, KeyCode::Left);
    let Step::Done(Chosen::Deal(deal)) = press(&mut menu, KeyCode::Enter) else { panic!("it is dealt") };
    assert_eq!((deal.game, deal.seats, deal.level), ("serengeti", 5, Level::Greedy));
    assert!(deal.memory && !deal.guide && deal.set == [("edition", "digest".to_owned())], "{deal:?}");
    let Step::Done(Chosen::Deal(deal)) = keys(&mut menu, "g") else { panic!("it is dealt") };
    assert!(deal.guide);
}

#[test]
fn all_settings_are_listed_and_what_is_not_possible_is_said() {
    let mut menu = menu(&[], Language::English, TEXT);
    keys(&mut menu, "1");
    press(&mut menu, KeyCode::Tab);
    for _ in 0..30 {
        press(&mut menu, KeyCode::Down);
    }
    assert_eq!(press(&mut menu, KeyCode::Enter), Step::Stay, "it lists them");
    for _ in 0..60 {
        press(&mut menu, KeyCode::Down);
        let drawn = screen(&menu, 80, 24);
        assert!(drawn.contains("[ Enter  Deal ]") && !drawn.contains('⟦'), "{drawn}");
        if drawn.contains("Chips in the box") {
            assert!(drawn.contains("SER."), "each with its clause:\n{drawn}");
        }
        press(&mut menu, KeyCode::Left);
    }
    // Six do not play by every edition: either it is dealt, or it is said why not.
    press(&mut menu, KeyCode::Esc);
    press(&mut menu, KeyCode::Tab);
    for _ in 0..9 {
        press(&mut menu, KeyCode::Right);
    }
    if let Step::Stay = press(&mut menu, KeyCode::Enter) {
        assert!(screen(&menu, 80, 24).contains("! "));
    }
}

#[test]
fn a_record_is_opened_by_its_name_and_rules_are_shown() {
    let mut menu = menu(&[], Language::French, TEXT);
    keys(&mut menu, "or");
    press(&mut menu, KeyCode::Esc);
    assert_eq!(keys(&mut menu, "og.karata\n"), Step::Done(Chosen::Open(PathBuf::from("g.karata"))));
    keys(&mut menu, "5r");
    let drawn = screen(&menu, 80, 24);
    assert!(drawn.contains("Safarü") && drawn.contains("Esc"), "{drawn}");
    press(&mut menu, KeyCode::Down);
    assert_ne!(screen(&menu, 80, 24), drawn, "chapters are turned");
    press(&mut menu, KeyCode::Esc);
    assert_eq!(
        press(&mut menu, KeyCode::F(2)),
        Step::Done(Chosen::Language(Language::English, Some("safaru".to_owned())))
    );
    assert_eq!(keys(&mut menu, "q"), Step::Done(Chosen::Leave));
}

#[test]
fn the_menu_fits_every_size_in_both_languages_and_plain() {
    for language in Language::ALL {
        for look in [TEXT, Look { colours: Colours::None, signs: Signs::Ascii }] {
            let mut menu = menu(&["abcd", "efgh", "ijkl", "mnop"], language, look);
            for place in 0..10 {
                for (wide, high) in [(1, 1), (60, 18), (80, 24), (120, 40), (200, 60)] {
                    let drawn = screen(&menu, wide, high);
                    assert!(!drawn.contains('⟦'), "{drawn}");
                    assert!(look.signs == Signs::Drawn || drawn.is_ascii(), "{drawn}");
                    assert!(
                        wide < 60 || drawn.lines().filter(|line| line.contains("Asante")).count() >= 1,
                        "{drawn}"
                    );
                }
                press(&mut menu, if place == 5 { KeyCode::Tab } else { KeyCode::Down });
            }
        }
    }
}
