//! The menu.

use std::path::PathBuf;

use players::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::screen::look::{Colours, Look, Signs};
use tui::screen::menu::{Chosen, Finished, Given, Menu, Opening, UnderWay};
use tui::screen::model::Input;
use tui::screen::run::{Face, Step};
use words::Language;

use crate::desk::{TEXT, shown};

fn menu(under_way: &[&str], language: Language, look: Look) -> Menu {
    with(under_way, &[], Given::default(), language, look)
}

fn with(under_way: &[&str], finished: &[&str], given: Given, language: Language, look: Look) -> Menu {
    let under_way = under_way.iter().map(|id| UnderWay {
        id: (*id).to_owned(),
        game: "mu",
        words: format!("Mü · {id}: it is your turn. You 52, Baraka 44, Chausiku 24, Dalila 0."),
        times: "begun 2 hours ago, left a minute ago".to_owned(),
    });
    let finished = finished
        .iter()
        .map(|id| Finished { id: (*id).to_owned(), words: format!("Asante · {id}: you 61, Baraka 40") });
    Menu::new(Opening {
        language,
        look,
        under_way: under_way.collect(),
        finished: finished.collect(),
        given,
        notice: None,
        game: None,
    })
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
    assert_eq!((deal.game, deal.seats, deal.bots.as_str()), ("serengeti", 5, Level::Greedy.name()));
    assert!(deal.memory && !deal.guide && deal.set == [("edition", "digest".to_owned())], "{deal:?}");
    let Step::Done(Chosen::Deal(deal)) = keys(&mut menu, "g") else { panic!("it is dealt") };
    assert!(deal.guide);
}

/// Beside a game that is under way stands that game, and how it stands, whole.
#[test]
fn a_game_under_way_is_shown_as_the_game_it_is() {
    for (wide, high) in [(60, 18), (80, 24), (120, 40)] {
        let mut menu = menu(&["abcd", "efgh"], Language::English, TEXT);
        let drawn = screen(&menu, wide, high);
        assert!(drawn.contains("│  MÜ") && !drawn.contains("│  SERENGETI"), "{drawn}");
        let beside: Vec<&str> =
            drawn.lines().filter_map(|row| row.split_once("│  ")).map(|(_, right)| right).collect();
        let whole = beside.join(" ");
        assert!(whole.contains("Dalila 0."), "how it stands is not cut:\n{drawn}");
        assert!(whole.contains("left a minute ago"), "{drawn}");
        assert!(whole.contains("Enter  Continue") && !whole.contains("Deal"), "{drawn}");
        keys(&mut menu, "1");
        assert!(screen(&menu, wide, high).contains("│  SERENGETI"));
    }
}

/// What is said of a game begins with its beginning and ends with a sentence.
#[test]
fn what_a_game_is_about_is_not_cut() {
    for language in Language::ALL {
        for (under_way, high) in [(&[][..], 24), (&["abcd", "efgh", "ijkl"][..], 24), (&[][..], 40)] {
            let mut menu = menu(under_way, language, TEXT);
            for game in "123456".chars() {
                press(&mut menu, KeyCode::Char(game));
                let drawn = screen(&menu, 80, high);
                let rows = drawn.lines().filter_map(|row| row.split_once('│')).map(|(_, right)| right.trim());
                let about: Vec<&str> = rows.skip(1).take_while(|row| !row.is_empty()).collect();
                let about = about.join(" ");
                assert!(about.starts_with(char::is_uppercase), "{about:?}:\n{drawn}");
                assert!(about.ends_with('.') && !about.contains('…'), "{about:?}:\n{drawn}");
            }
        }
    }
}

/// What was given on the command line is chosen at first, also where it is no level that the menu has.
#[test]
fn what_was_given_is_chosen() {
    for (bots, label) in
        [("expert", "[expert]"), ("random", "[random]"), ("club:500,greedy", "[club:500,greedy]")]
    {
        let given = Given { bots: Some(bots.to_owned()), seats: Some(3), memory: true };
        let mut menu = with(&[], &[], given, Language::English, TEXT);
        keys(&mut menu, "1");
        let drawn = screen(&menu, 80, 24);
        assert!(drawn.contains(label) && drawn.contains("[3]") && drawn.contains("[on]"), "{drawn}");
        let Step::Done(Chosen::Deal(deal)) = press(&mut menu, KeyCode::Enter) else { panic!("it is dealt") };
        assert_eq!((deal.bots.as_str(), deal.seats, deal.memory), (bots, 3, true));
        press(&mut menu, KeyCode::Tab);
        press(&mut menu, KeyCode::Down);
        for _ in 0..9 {
            press(&mut menu, KeyCode::Left);
        }
        let Step::Done(Chosen::Deal(deal)) = press(&mut menu, KeyCode::Enter) else { panic!("it is dealt") };
        assert_eq!(deal.bots, "novice", "it can be changed");
        keys(&mut menu, "6");
        let Step::Done(Chosen::Deal(deal)) = press(&mut menu, KeyCode::Enter) else { panic!("it is dealt") };
        assert_eq!(deal.seats, 2, "Asante is for two");
    }
}

/// The finished games are listed, to be looked back at; any record can be named.
#[test]
fn a_finished_game_is_opened_from_a_list() {
    for (wide, high) in [(60, 18), (80, 24)] {
        let finished = ["first", "second", "third"];
        let mut menu = with(&["abcd"], &finished, Given::default(), Language::English, TEXT);
        keys(&mut menu, "o");
        let drawn = screen(&menu, wide, high);
        assert!(finished.iter().all(|id| drawn.contains(id)) && drawn.contains("in a file"), "{drawn}");
        press(&mut menu, KeyCode::Down);
        assert_eq!(press(&mut menu, KeyCode::Enter), Step::Done(Chosen::LookBack("second".to_owned())));
        assert_eq!(keys(&mut menu, "oog.karata\n"), Step::Done(Chosen::Open(PathBuf::from("g.karata"))));
        keys(&mut menu, "o");
        press(&mut menu, KeyCode::Esc);
        assert_eq!(press(&mut menu, KeyCode::Enter), Step::Done(Chosen::Continue("abcd".to_owned())));
    }
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
