//! Connections fail; the game does not.

use protocol::{Denial, Happening, ToServer, Told};

use crate::client::{Message, key};
use crate::house::{House, file, somebody};

#[test]
fn whoever_comes_back_is_told_what_happened_since_any_event() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    for _ in 0..4 {
        client.moves();
    }
    client.waits();
    let last = client.present().seq;
    drop(client);
    for after in (0..=last).chain([last + 5, u64::MAX]) {
        let mut client = house.knocks(&ana, &table);
        client.hello(after);
        let present = client.present();
        let told: Vec<u64> = present.told.iter().map(|told| told.seq).collect();
        assert_eq!(told, (after.min(last) + 1..=last).collect::<Vec<_>>(), "after {after}");
        assert!(present.seq == last && client.is_asked());
    }
}

#[test]
fn what_is_sent_twice_is_done_once_and_answered_alike_also_after_a_restart() {
    let file = file();
    let house = House::on(&file);
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    assert!(client.waits());
    let play = client.first_choice();
    let seq = client.tries(&play).unwrap();
    assert_eq!(client.tries(&play), Ok(seq));
    drop(client);
    assert_eq!(house.client(&ana, &table).tries(&play), Ok(seq), "on another connection");
    house.stop();
    let house = House::on(&file);
    let mut client = house.client(&ana, &table);
    assert_eq!(client.tries(&play), Ok(seq), "after a restart");
    let by_ana = |told: &&Told| matches!(told.what, Happening::Step { by: Some(game::Seat(0)), .. });
    client.hello(0);
    assert_eq!(client.present().told.iter().filter(by_ana).count(), 1);
}

#[test]
fn a_move_for_a_position_gone_by_is_denied_and_followed_by_the_present_one() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    assert!(client.waits());
    let late = client.first_choice();
    client.moves();
    let ToServer::Play { position, action, .. } = late else { panic!("a move") };
    let late = ToServer::Play { key: key(), position, action };
    let why = client.tries(&late).unwrap_err();
    assert!(matches!(why, Denial::Stale(now) if now > position), "{why:?}");
    client.until(|message, _| matches!(message, Message::Update(_)).then_some(()));
    assert!(client.waits(), "and the game goes on");
    client.moves();
}
