//! Chairs: bots fill them, people take them, give them back and get them back.

use game::Seat;
use protocol::{Denial, Holder, Motion, Presence, ToServer};
use serde_json::json;

use crate::client::{Message, key};
use crate::house::{House, quick, somebody};

#[test]
fn bots_fill_the_chairs_and_leave_when_somebody_sits_down() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    assert_eq!(first.you, Some(Seat(0)));
    let holders: Vec<_> = first.present().room.chairs.iter().map(|chair| chair.holder.clone()).collect();
    let bot = || Holder::Bot("greedy".to_owned());
    assert_eq!(holders, [Holder::Person(Presence::Here), bot(), bot()]);
    let mut second = house.client(&ben, &table);
    assert_eq!(second.you, None);
    second.sit(2, "Ben").unwrap();
    assert_eq!(second.you, Some(Seat(2)));
    let room = first.until_room(|room| room.chairs[2].name.as_deref() == Some("Ben"));
    assert_eq!(room.chairs[2].holder, Holder::Person(Presence::Here));
    assert_eq!(second.sit(1, "Ben").unwrap_err(), Denial::Seated(Seat(2)));
    // Two people and a bot play it to the end.
    std::thread::scope(|scope| {
        scope.spawn(|| second.plays_on());
        first.plays_on();
    });
    assert!(first.present().sight.outcome.is_some());
}

#[test]
fn a_chair_is_given_to_a_bot_and_back() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.waits();
    let mut other = house.client(&ben, &table);
    other.sit(1, "Ben").unwrap();
    client.stand().unwrap();
    assert_eq!(client.you, None);
    other.until_room(|room| matches!(room.chairs[0].holder, Holder::Bot(_)));
    // The bot plays on, until it is Ben's turn.
    assert!(other.waits());
    // Who has seen these cards may not sit elsewhere.
    assert_eq!(client.sit(2, "Ana").unwrap_err(), Denial::OtherCards(Seat(0)));
    client.sit(0, "Ana").unwrap();
    assert_eq!(client.you, Some(Seat(0)));
}

#[test]
fn somebody_away_is_replaced_after_a_minute_and_gets_the_chair_back() {
    let house = House::new();
    let [ana, ben, eve] = [(); 3].map(|()| somebody());
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    drop(second);
    first.until_room(|room| matches!(room.chairs[1].holder, Holder::Person(Presence::Away(_))));
    let replace = Motion::Replace { seat: Seat(1) };
    assert_eq!(first.asks(replace).unwrap_err(), Denial::NotAway(Seat(1)));
    house.pass(60_000);
    first.asks(replace).unwrap();
    first.until_room(|room| matches!(room.chairs[1].holder, Holder::Bot(_)));
    // It is kept for Ben.
    assert_eq!(house.client(&eve, &table).sit(1, "Eve").unwrap_err(), Denial::SeatTaken);
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    assert_eq!(second.you, Some(Seat(1)));
}

#[test]
fn who_watches_is_counted_and_sees_no_hand() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut player = house.client(&ana, &table);
    let mut watcher = house.client(&ben, &table);
    player.until_room(|room| room.spectators == 1);
    assert!(player.waits());
    while watcher.present().seq < player.present().seq {
        watcher.next();
    }
    assert!(!watcher.is_asked() && watcher.you.is_none());
    assert_ne!(watcher.present().sight.view, player.present().sight.view);
    for message in [player.first_choice(), ToServer::Say { key: key(), text: "r7!".to_owned() }] {
        assert_eq!(watcher.tries(&message).unwrap_err(), Denial::NotSeated);
    }
    drop(watcher);
    player.until_room(|room| room.spectators == 0);
}

#[test]
fn strangers_do_not_sit_down_at_a_closed_table() {
    let house = House::new();
    let (ana, eve) = (somebody(), somebody());
    let table = house.table_of(&ana, &quick("Ana", &json!({ "open": false })));
    assert_eq!(house.client(&eve, &table).sit(1, "Eve").unwrap_err(), Denial::SeatsClosed);
}

#[test]
fn the_link_leads_to_the_table_and_tells_nothing_of_a_seat() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let created = house.post("/api/tables", &ana, &quick("Ana", &json!({})));
    let (created, location) = (created.json(), created.header("location").map(str::to_owned));
    let link = created["link"].as_str().unwrap();
    let table = created["table"].as_str().unwrap();
    assert_eq!(link, format!("http://{}/t/{table}", house.address));
    assert_eq!(location, Some(format!("/t/{table}")));
    assert_eq!(house.get(&format!("/t/{table}")).status, 200);
    let looked = house.get(&format!("/api/tables/{table}")).json();
    assert_eq!((&looked["chairs"][0]["name"], &looked["over"]), (&json!("Ana"), &json!(false)));
    assert_eq!(looked["chairs"][1], json!({ "name": null, "bot": "greedy", "away": null }));
    house.client(&ben, table).sit(1, "Ben").unwrap();
    let looked = house.get(&format!("/api/tables/{table}"));
    for secret in [&ana, &ben] {
        assert!(!looked.body.contains(secret.as_str()) && !link.contains(secret.as_str()));
    }
}

#[test]
fn two_windows_of_one_person_see_the_same() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut one = house.client(&ana, &table);
    let mut other = house.client(&ana, &table);
    assert!(one.waits() && other.waits());
    one.moves();
    let seq = one.present().seq;
    other.until(|message, client| {
        (matches!(message, Message::Update(_)) && client.present().seq >= seq).then_some(())
    });
    drop(one);
    assert!(other.waits() || other.is_over());
    assert_eq!(other.present().room.chairs[0].holder, Holder::Person(Presence::Here));
}
