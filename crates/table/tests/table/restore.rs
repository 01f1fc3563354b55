//! A table that was closed is opened again as it was.

use game::{MemoryAid, Phrase, Seat, Viewer};
use protocol::{Clock, Pace, Why};
use table::setup::{Before, Sitter};
use table::{Damaged, Event, PersonId, Sender, Setup, Table, What};

use crate::scene::{Scene, accepted, key, person, setup};

fn damaged(setup: Setup) -> Damaged {
    match Table::open(setup) {
        Err(damaged) => damaged,
        Ok(_) => panic!("it was opened"),
    }
}

fn impossible() -> Damaged {
    Damaged::Setup(Phrase::new("setup-impossible"))
}

#[test]
fn everybody_sees_what_they_saw() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben"]);
    let watcher = scene.comes("dora");
    for round in 0..40 {
        scene.goes_on();
        if round % 10 == 0 {
            accepted(&scene.chats(clients[1], "hm"));
        }
    }
    let before: Vec<_> = [clients[0], clients[1], watcher].map(|client| scene.look(client)).into();
    scene.reopens_after(0);
    let again: Vec<_> = ["ann", "ben", "dora"].map(|id| scene.comes(id)).into();
    let after: Vec<_> = again.into_iter().map(|client| scene.look(client)).collect();
    assert_eq!(after, before);
}

#[test]
fn the_game_goes_on_alike_from_any_event() {
    let (mut scene, _) = Scene::rummu(&[]);
    scene.waits(30_000);
    let (events, record) = (scene.events(), scene.table.record());
    let whole = scene.reopened_from(&events).expect("it was kept");
    assert_eq!(whole.record(), record);
    for count in 0..events.len() {
        let table = scene.reopened_from(&events[..count]).expect("it was kept");
        assert_eq!(table.seq(), count as u64);
    }
}

#[test]
fn a_log_that_ends_where_nature_is_to_act_goes_on_with_nature() {
    let (mut scene, _) = Scene::rummu(&[]);
    scene.waits(30_000);
    let events = scene.events();
    let place = events
        .windows(2)
        .position(|pair| matches!((&pair[0].what, &pair[1].what), (What::Moved { .. }, What::Chance(_))));
    let place = place.expect("somebody drew a card");
    let mut table = scene.reopened_from(&events[..=place]).expect("it was kept");
    table.wake(scene.now);
    let Some(table::Heard::Store(proposal)) = table.tick(scene.now) else { panic!("nature acts") };
    let (_, body) = &proposal.bodies()[0];
    assert_eq!(Event::read(body).expect("it is one").what, events[place + 1].what, "as it did");
}

#[test]
fn a_set_up_of_an_unknown_game_is_refused() {
    let setup = Setup { game: "chess".to_owned(), ..setup("safaru", 3, &[]) };
    assert!(matches!(damaged(setup), Damaged::Setup(phrase) if phrase.key == "game-unknown"));
}

#[test]
fn a_set_up_by_other_rules_is_refused() {
    let ours = setup("safaru", 3, &[]).rules;
    let setup = Setup { rules: ours + 1, ..setup("safaru", 3, &[]) };
    assert_eq!(damaged(setup), Damaged::Rules { game: "safaru".to_owned(), theirs: ours + 1, ours });
}

#[test]
fn a_set_up_with_impossible_settings_or_seats_is_refused() {
    let wrong = Setup { settings: vec![("no-such".to_owned(), "on".to_owned())], ..setup("safaru", 3, &[]) };
    assert!(matches!(damaged(wrong), Damaged::Setup(_)));
    for seats in [0, 1, 7, 255] {
        let wrong = Setup { seats, ..setup("safaru", 3, &[]) };
        assert!(matches!(damaged(wrong), Damaged::Setup(_)), "{seats}");
    }
}

#[test]
fn a_set_up_with_too_few_or_too_many_chairs_is_refused() {
    let mut few = setup("safaru", 3, &["ann"]);
    few.places.pop();
    assert_eq!(damaged(few), impossible());
    let mut many = setup("safaru", 3, &["ann"]);
    many.places.push(many.places[0].clone());
    assert_eq!(damaged(many), impossible());
}

#[test]
fn a_set_up_with_an_unknown_bot_is_refused() {
    for bot in ["", "genius", "club:", "club:0", "club:-1", "club:x", "club:500:1"] {
        let mut wrong = setup("safaru", 3, &[]);
        wrong.places[1].bot = bot.to_owned();
        assert_eq!(damaged(wrong), Damaged::Setup(Phrase::new("setup-bot-unknown")), "{bot}");
    }
    let mut right = setup("safaru", 3, &[]);
    right.places[1].bot = "club:500".to_owned();
    assert!(Table::open(right).is_ok());
}

#[test]
fn a_set_up_in_which_two_are_the_same_or_cannot_be_told_apart_is_refused() {
    let with = |id: &str, name: &str| {
        let mut setup = setup("safaru", 3, &["ann"]);
        setup.places[1].person = Some(Sitter { person: person(id), name: name.to_owned() });
        setup
    };
    assert!(Table::open(with("ben", "Ben")).is_ok());
    for wrong in [
        with("ann", "Ben"),
        with("ben", "ANN"),
        with("ben", ""),
        with("ben", " Ben"),
        with("ben", "\u{200b}"),
    ] {
        assert_eq!(damaged(wrong), impossible());
    }
}

#[test]
fn a_set_up_with_impossible_times_is_refused() {
    let clocks = [
        Clock::Move { time: 0 },
        Clock::Move { time: -1 },
        Clock::Move { time: i64::MAX },
        Clock::Game { time: 0, increment: 0 },
        Clock::Game { time: 1000, increment: -1 },
        Clock::Game { time: 1000, increment: i64::MAX },
    ];
    for clock in clocks {
        let mut wrong = setup("safaru", 3, &[]);
        wrong.terms.clock = clock;
        assert_eq!(damaged(wrong), impossible(), "{clock:?}");
    }
    for (least, most) in [(-1, 5), (5, 4), (0, i64::MAX), (i64::MIN, i64::MAX)] {
        let mut wrong = setup("safaru", 3, &[]);
        wrong.terms.pace = Pace { least, most };
        assert_eq!(damaged(wrong), impossible(), "{least} {most}");
    }
}

#[test]
fn a_set_up_without_a_name_or_with_a_long_one_is_refused() {
    for name in [String::new(), "x".repeat(65)] {
        assert_eq!(damaged(Setup { table: name, ..setup("safaru", 3, &[]) }), impossible());
    }
}

#[test]
fn steps_before_the_beginning_that_are_not_possible_are_refused() {
    let step = Before { seat: None, notation: "dealer 9".to_owned() };
    assert_eq!(damaged(Setup { before: vec![step], ..setup("safaru", 3, &[]) }), Damaged::Event(0));
}

#[test]
fn an_event_that_does_not_follow_is_refused_with_its_number() {
    let (scene, _) = Scene::safaru(&["ann"]);
    let events = scene.events();
    let turn = scene.turn();
    let wrong = [
        What::Chance("dealer 1".to_owned()),
        What::Moved { seat: turn, actions: vec!["xyzzy".to_owned()] },
        What::Moved { seat: turn, actions: Vec::new() },
        What::Moved { seat: turn.next(3), actions: vec!["release b2".to_owned()] },
        What::Moved { seat: Seat(9), actions: vec!["release b2".to_owned()] },
        What::TakenBack { seat: Seat(0), to: 0, practice: false },
        What::TakenBack { seat: Seat(0), to: u64::MAX, practice: false },
        What::Sat { seat: Seat(3), person: person("ben"), name: "Ben".to_owned() },
        What::Stood { seat: Seat(3), why: Why::Left },
        What::Paused { seat: Seat(3) },
        What::Resumed { seat: Seat(200) },
        What::Said { seat: Seat(3), text: "hello".to_owned() },
        What::GivenUp { seat: Seat(3) },
    ];
    for what in wrong {
        let mut events = events.clone();
        events.push(Event { at: scene.now, by: None, woken: None, what: what.clone() });
        let result = scene.reopened_from(&events).err();
        assert_eq!(result, Some(Damaged::Event(3)), "{what:?}");
    }
    assert_eq!(scene.reopened_from(&events[1..]).err(), Some(Damaged::Event(1)), "the first is missing");
}

#[test]
fn notes_that_cannot_be_read_cost_no_move() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    (0..5).for_each(|_| scene.goes_on());
    for notes in
        [&b"nonsense"[..], b"", b"[]", br#"[{"seen":99999,"forced":true,"memory":true,"person":"zoe"}]"#]
    {
        let setup = scene.table.setup().clone();
        let table = Table::restore(setup, &scene.events(), Some(notes)).expect("it was kept");
        let sight = |table: &Table| table.game().sight(Viewer::Spectator, MemoryAid::On);
        assert_eq!(sight(&table), sight(&scene.table));
    }
}

/// Tables that were stored are read for as long as there are any: what is pinned here is never changed, only added to.
#[test]
fn events_are_stored_as_they_always_were() {
    let by = Some(Sender { person: PersonId::new("ann").expect("short"), key: key("a7") });
    let pinned = [
        (
            Event {
                at: 5,
                by: by.clone(),
                woken: None,
                what: What::Moved { seat: Seat(1), actions: vec!["draw".to_owned()] },
            },
            r#"{"at":5,"by":{"person":"ann","key":"a7"},"what":{"type":"moved","value":{"seat":1,"actions":["draw"]}}}"#,
        ),
        (
            Event { at: 6, by: None, woken: Some(4), what: What::Chance("card r7".to_owned()) },
            r#"{"at":6,"woken":4,"what":{"type":"chance","value":"card r7"}}"#,
        ),
        (
            Event {
                at: 7,
                by,
                woken: None,
                what: What::Sat { seat: Seat(0), person: person("ann"), name: "Ann".to_owned() },
            },
            r#"{"at":7,"by":{"person":"ann","key":"a7"},"what":{"type":"sat","value":{"seat":0,"person":"ann","name":"Ann"}}}"#,
        ),
        (
            plain(What::Stood { seat: Seat(0), why: Why::TimeOut }),
            r#"{"at":1,"what":{"type":"stood","value":{"seat":0,"why":"time-out"}}}"#,
        ),
        (
            plain(What::TakenBack { seat: Seat(0), to: 3, practice: true }),
            r#"{"at":1,"what":{"type":"taken-back","value":{"seat":0,"to":3,"practice":true}}}"#,
        ),
        (plain(What::Paused { seat: Seat(2) }), r#"{"at":1,"what":{"type":"paused","value":{"seat":2}}}"#),
        (plain(What::Resumed { seat: Seat(2) }), r#"{"at":1,"what":{"type":"resumed","value":{"seat":2}}}"#),
        (
            plain(What::Said { seat: Seat(2), text: "«é»".to_owned() }),
            r#"{"at":1,"what":{"type":"said","value":{"seat":2,"text":"«é»"}}}"#,
        ),
        (plain(What::GivenUp { seat: Seat(2) }), r#"{"at":1,"what":{"type":"given-up","value":{"seat":2}}}"#),
    ];
    for (event, text) in pinned {
        assert_eq!(String::from_utf8(event.body()).expect("it is text"), text);
        assert_eq!(Event::read(text.as_bytes()), Some(event));
    }
    assert_eq!(Event::read(b"{}"), None);
}

fn plain(what: What) -> Event {
    Event { at: 1, by: None, woken: None, what }
}

#[test]
fn set_ups_are_stored_as_they_always_were() {
    let settings = vec![("teams".to_owned(), "on".to_owned())];
    let mut setup = Setup { rules: 2, settings, ..setup("safaru", 3, &["ann"]) };
    setup.terms.clock = Clock::Game { time: 600_000, increment: 5000 };
    setup.before = vec![Before { seat: None, notation: "dealer 1".to_owned() }];
    let text = String::from_utf8(setup.body()).expect("it is text");
    assert_eq!(text, include_str!("setup.json").trim_end());
    let older = text.replace("\"listed\":false,", "");
    assert!(older.len() < text.len(), "tables could not be found then");
    for text in [text, older] {
        assert_eq!(Setup::read(text.as_bytes()).as_ref(), Some(&setup));
    }
}
