//! Playing again with the same people.

use std::time::Duration;

use game::Seat;
use protocol::{Arrangement, ToServer};

use crate::client::{Client, Message, key};
use crate::house::{House, file, settings, somebody, wait_for};

fn next_of(client: &mut Client) -> String {
    client.until(|message, _| match message {
        Message::Next { table } => Some(table.clone()),
        _ => None,
    })
}

#[test]
fn everybody_is_told_where_the_same_people_play_again_who_comes_late_too() {
    let house = House::new();
    let [ana, ben, eve] = [(); 3].map(|()| somebody());
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    assert!(
        first.tries(&ToServer::Again { key: key(), chairs: Arrangement::Same }).is_err(),
        "the game is not over"
    );
    let mut watcher = house.client(&eve, &table);
    first.give_up().unwrap();
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    first.tries(&ToServer::Again { key: key(), chairs: Arrangement::Same }).unwrap();
    let room = second.until_room(|room| !room.again.is_empty());
    assert_eq!(room.again, [Seat(0)]);
    second.tries(&ToServer::Again { key: key(), chairs: Arrangement::Same }).unwrap();
    let next = next_of(&mut first);
    assert_eq!([next_of(&mut second), next_of(&mut watcher)], [next.clone(), next.clone()]);
    let mut late = house.client(&somebody(), &table);
    assert_eq!(next_of(&mut late), next);
    // Everybody has their chair there.
    let (first, second) = (house.client(&ana, &next), house.client(&ben, &next));
    assert_eq!((first.you, second.you), (Some(Seat(0)), Some(Seat(1))));
}

#[test]
fn people_who_want_it_at_different_times_meet_at_the_same_table() {
    let file = file();
    let mut soon = settings();
    soon.linger = Duration::ZERO;
    soon.admin = Some(([127, 0, 0, 1], 0).into());
    let open = || House::with(std::sync::Arc::new(store::Sqlite::open(&file).unwrap()), soon.clone());
    let (ana, ben) = (somebody(), somebody());
    let house = open();
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    first.give_up().unwrap();
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    drop((first, second));
    wait_for("the table to sleep", || house.figure("karata_tables_awake") == 0);
    let again = |house: &House, who: &str| {
        let mut client = house.client(who, &table);
        client.send(&ToServer::Again { key: key(), chairs: Arrangement::Same });
        let next = next_of(&mut client);
        drop(client);
        wait_for("the table to sleep", || house.figure("karata_tables_awake") == 0);
        next
    };
    let next = again(&house, &ana);
    assert_eq!(again(&house, &ben), next, "the game is among the finished ones");
    house.stop();
    assert_eq!(again(&open(), &ana), next, "after a restart");
}

#[test]
fn they_meet_on_other_chairs_when_both_want_that_and_whoever_comes_late_follows() {
    let (file, ana, ben) = (file(), somebody(), somebody());
    let house = House::on(&file);
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    first.give_up().unwrap();
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    let moved = || ToServer::Again { key: key(), chairs: Arrangement::Moved };
    first.tries(&moved()).unwrap();
    assert_eq!(second.until_room(|room| !room.moved.is_empty()).moved, [Seat(0)]);
    second.tries(&moved()).unwrap();
    let next = next_of(&mut first);
    assert_eq!(next_of(&mut second), next);
    let seats = [&ana, &ben].map(|who| house.client(who, &next).you);
    assert_eq!(seats, [Some(Seat(1)), Some(Seat(2))]);
    drop((first, second));
    house.stop();
    // Among the finished games nothing more is noted, and yet nobody is sent to another table.
    let house = House::on(&file);
    let mut late = house.client(&ben, &table);
    late.send(&ToServer::Again { key: key(), chairs: Arrangement::Same });
    assert_eq!(next_of(&mut late), next);
}
