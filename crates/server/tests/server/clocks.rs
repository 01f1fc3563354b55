//! Time that runs.

use game::Seat;
use protocol::{Happening, Holder, Presence, ToServer, Why};
use serde_json::json;

use crate::client::{Message, key};
use crate::house::{House, quick, somebody};

#[test]
fn whose_time_is_used_up_gives_way_to_a_bot_and_may_come_back() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table_of(&ana, &quick("Ana", &json!({ "time_per_move": 60_000 })));
    let mut first = house.client(&ana, &table);
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    second.plays_until(0);
    assert!(first.waits());
    assert_eq!(first.present().room.clock.as_ref().and_then(|clock| clock.running), Some(Seat(0)));
    house.pass(60_000);
    // Something is heard, and what was due before is done before.
    second.send(&ToServer::Say { key: key(), text: "?".to_owned() });
    let why = second.until(|message, _| match message {
        Message::Update(present) => present.told.iter().find_map(|told| match told.what {
            Happening::Stood { seat: Seat(0), why } => Some(why),
            _ => None,
        }),
        _ => None,
    });
    assert_eq!(why, Why::TimeOut);
    // The bot decides, and then the chair is Ana's again.
    assert!(second.waits());
    first.sit(0, "Ana").unwrap();
    let room = first.until_room(|room| room.chairs[0].name.is_some());
    assert_eq!(room.chairs[0].holder, Holder::Person(Presence::Here));
}

#[test]
fn whoever_stays_has_something_done_for_them() {
    let house = House::new();
    let ana = somebody();
    let terms = json!({ "time_per_move": 1, "advised": true });
    let table = house.table_of(&ana, &quick("Ana", &terms));
    let mut client = house.client(&ana, &table);
    while !client.is_over() {
        client.next();
    }
    assert_eq!(client.present().room.chairs[0].name.as_deref(), Some("Ana"));
    assert!(client.present().sight.outcome.is_some());
}
