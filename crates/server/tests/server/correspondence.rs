//! Tables at which nobody is: they leave memory, their clocks run, and whoever is to act is told.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Holder, Presence};
use serde_json::json;
use server::Settings;
use store::{Sqlite, Store};

use crate::house::{House, file, quick, settings, somebody, wait_for};
use crate::listener::Listener;

/// Tables sleep at once.
fn sleepy() -> Settings {
    let mut settings = settings();
    settings.linger = Duration::ZERO;
    settings.soon = Duration::ZERO;
    settings.admin = Some(([127, 0, 0, 1], 0).into());
    settings
}

fn asleep(house: &House) {
    wait_for("all tables to sleep", || house.figure("karata_tables_awake") == 0);
}

#[test]
fn a_table_that_nobody_is_at_leaves_memory_and_is_there_again_when_somebody_comes() {
    let house = House::with(Arc::new(store::Memory::new()), sleepy());
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    assert_eq!(house.figure("karata_tables_awake"), 0, "nobody has come yet");
    let mut client = house.client(&ana, &table);
    client.moves();
    client.waits();
    let (seq, choices) = (client.present().seq, client.present().sight.choices.clone());
    assert_eq!((house.figure("karata_tables_awake"), house.figure("karata_sockets")), (1, 1));
    drop(client);
    asleep(&house);
    assert_eq!(house.figure("karata_sockets"), 0);
    let client = house.client(&ana, &table);
    assert_eq!((client.present().seq, &client.present().sight.choices), (seq, &choices));
}

#[test]
fn whoever_comes_while_a_table_falls_asleep_is_heard() {
    let house = House::with(Arc::new(store::Memory::new()), sleepy());
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    // It falls asleep after every one of them, and somebody else comes at that moment.
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..50 {
                    house.client(&ana, &table);
                }
            });
        }
    });
    asleep(&house);
}

#[test]
fn the_clock_of_a_sleeping_table_runs() {
    let store = Arc::new(store::Memory::new());
    let house = House::with(Arc::new(store.handle()), sleepy());
    let ana = somebody();
    let table = house.table_of(&ana, &quick("Ana", &json!({ "time_per_move": 400 })));
    let mut client = house.client(&ana, &table);
    assert!(client.waits());
    drop(client);
    asleep(&house);
    let id = store::TableId::new(table).unwrap();
    let stood = || {
        let events = store.events(&id, 0, 1000).unwrap();
        events.iter().any(|event| String::from_utf8_lossy(&event.body).contains("time-out"))
    };
    wait_for("a bot to take the chair", stood);
    asleep(&house);
}

#[test]
fn the_hook_is_told_whose_turn_it_is_when_they_are_away_also_after_a_restart() {
    let file = file();
    let hook = Listener::start(&[500]);
    let open = || {
        let mut settings = sleepy();
        // Somebody who is about to come is not told.
        settings.linger = Duration::from_millis(300);
        settings.hook = Some(hook.url.clone());
        settings.public = Some("https://cards.example".to_owned());
        House::with(Arc::new(Sqlite::open(&file).unwrap()), settings)
    };
    let (ana, ben) = (somebody(), somebody());
    let house = open();
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    second.plays_until(0);
    assert_eq!(hook.so_far(), Vec::<serde_json::Value>::new(), "everybody is here");
    drop(second);
    first.until_room(|room| matches!(room.chairs[1].holder, Holder::Person(Presence::Away(_))));
    // Until it is Ben's turn, who is away.
    first.plays_until(1);
    let told = json!({
        "what": "turn", "table": table, "game": "serengeti", "seat": 1, "name": "Ben",
        "link": format!("https://cards.example/t/{table}"),
    });
    // The first time it was answered with an error, and told again.
    assert_eq!([hook.next(), hook.next()], [told.clone(), told.clone()]);
    drop(first);
    asleep(&house);
    // Ben decides and goes; then it is Ana's turn, who is away.
    let mut second = house.client(&ben, &table);
    second.plays_until(0);
    drop(second);
    assert_eq!(hook.next()["name"], "Ana");
    house.stop();
    // A restart is no news; what happens afterwards is.
    let house = open();
    asleep(&house);
    let mut first = house.client(&ana, &table);
    assert_eq!(hook.so_far().len(), 0);
    first.plays_until(1);
    drop(first);
    assert_eq!(hook.next()["name"], "Ben");
}
