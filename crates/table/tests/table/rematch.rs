//! The same people once more.

use game::Seat;
use protocol::{Arrangement, Clock, Denial, ToServer};
use table::{Secret, Setup, Table};

use crate::scene::{Scene, accepted, denied, person, setup};

fn next(scene: &Scene) -> Option<Setup> {
    let secret = Secret { key: [3; 32], nonce: [4; 32] };
    scene.table.next("acacia".to_owned(), secret, scene.now)
}

/// A game of two people and a bot that is over.
fn over() -> (Scene, Vec<table::ClientId>) {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    scene.goes_on_until(|scene| scene.table.is_over());
    scene.forget_what_was_told();
    (scene, clients)
}

#[test]
fn nobody_asks_for_it_before_the_end() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    assert_eq!(denied(&scene.wants_again(clients[0])), Denial::NotOver);
    assert_eq!(next(&scene), None);
}

#[test]
fn all_who_are_there_have_to_want_it() {
    let (mut scene, clients) = over();
    assert_eq!(next(&scene), None);
    accepted(&scene.wants_again(clients[1]));
    assert_eq!(scene.room(clients[0]).again, [Seat(1)]);
    assert_eq!(next(&scene), None);
    accepted(&scene.wants_again(clients[0]));
    assert!(next(&scene).is_some());
}

#[test]
fn who_is_away_is_not_waited_for_and_is_still_one_of_them() {
    let (mut scene, clients) = over();
    scene.wants_again(clients[0]);
    scene.goes(clients[1]);
    let next = next(&scene).expect("Ann wants it");
    assert_eq!(next.places[1].person.as_ref().map(|sitter| &sitter.person), Some(&person("ben")));
}

#[test]
fn nobody_plays_again_when_nobody_is_there() {
    let (mut scene, clients) = over();
    scene.wants_again(clients[0]);
    scene.wants_again(clients[1]);
    scene.goes(clients[0]);
    scene.goes(clients[1]);
    assert_eq!(next(&scene), None);
}

#[test]
fn who_stands_up_no_longer_wants_it_nor_does_who_comes_instead() {
    let (mut scene, clients) = over();
    let dora = scene.comes("dora");
    scene.wants_again(clients[0]);
    scene.wants_again(clients[1]);
    scene.stands(clients[1]);
    accepted(&scene.sits(dora, 1, "Dora"));
    assert_eq!(scene.room(clients[0]).again, [Seat(0)]);
    assert_eq!(next(&scene), None);
    scene.wants_again(dora);
    let next = next(&scene).expect("all want it");
    assert_eq!(next.places[1].person.as_ref().map(|sitter| &sitter.person), Some(&person("dora")));
}

#[test]
fn the_next_table_is_alike_and_has_its_own_name_and_secret() {
    let mut setup = setup("safaru", 3, &["ann"]);
    setup.terms.clock = Clock::Move { time: 60_000 };
    let (mut scene, clients) = Scene::begun(setup.clone(), &["ann"]);
    scene.gives_up(clients[0]);
    scene.wants_again(clients[0]);
    let next = next(&scene).expect("Ann wants it");
    let expected = Setup {
        table: "acacia".to_owned(),
        secret: Secret { key: [3; 32], nonce: [4; 32] },
        at: scene.now,
        ..setup
    };
    assert_eq!(next, expected);
    assert!(Table::open(next).is_ok());
}

#[test]
fn who_watches_does_not_decide_it() {
    let (mut scene, _) = over();
    let watcher = scene.comes("dora");
    assert_eq!(denied(&scene.wants_again(watcher)), Denial::NotSeated);
}

/// Who sits where.
fn people(setup: &Setup) -> Vec<Option<&str>> {
    setup.places.iter().map(|place| place.person.as_ref().map(|sitter| sitter.person.as_str())).collect()
}

#[test]
fn they_move_one_chair_further_when_all_who_are_there_want_that() {
    let (mut scene, clients) = over();
    accepted(&scene.wants_again_on(clients[0], Arrangement::Moved));
    let room = scene.room(clients[1]);
    assert_eq!((room.again, room.moved), (vec![Seat(0)], vec![Seat(0)]));
    accepted(&scene.wants_again(clients[1]));
    let stay = next(&scene).expect("both want it");
    assert_eq!(people(&stay), [Some("ann"), Some("ben"), None], "one wants to stay");
    // Whoever changes their mind says so.
    accepted(&scene.wants_again_on(clients[1], Arrangement::Moved));
    let moved = next(&scene).expect("both want it");
    assert_eq!(people(&moved), [None, Some("ann"), Some("ben")]);
    assert!(Table::open(moved).is_ok());
}

#[test]
fn partners_change_when_they_move() {
    let mut teams = setup("rummu", 4, &["ann", "ben", "cleo", "dora"]);
    teams.settings.retain(|(key, _)| key != "teams");
    teams.settings.push(("teams".to_owned(), "on".to_owned()));
    let (mut scene, clients) = Scene::begun(teams, &["ann", "ben", "cleo", "dora"]);
    let sides = scene.table.game().sides();
    let partners = |setup: &Setup| {
        let with_ann = people(setup).iter().position(|person| *person == Some("ann")).expect("she sits");
        let other =
            Seat::all(4).find(|seat| seat.index() != with_ann && sides[*seat] == sides[Seat(with_ann as u8)]);
        people(setup)[other.expect("she has a partner").index()].map(str::to_owned)
    };
    let before = partners(scene.table.setup());
    for client in &clients[1..] {
        scene.stands(*client);
    }
    scene.gives_up(clients[0]);
    for (client, (seat, name)) in clients[1..].iter().zip([(1, "Ben"), (2, "Cleo"), (3, "Dora")]) {
        accepted(&scene.sits(*client, seat, name));
    }
    for client in &clients {
        accepted(&scene.wants_again_on(*client, Arrangement::Moved));
    }
    let moved = next(&scene).expect("all want it");
    assert_ne!(partners(&moved), before);
    let [then, now] = [people(scene.table.setup()), people(&moved)];
    assert!(then.iter().zip(&now).all(|(then, now)| then != now), "everybody has another chair");
}

#[test]
fn who_knows_of_no_other_chairs_wants_the_same_ones() {
    let plain = r#"{"type":"again","value":{"key":"a1"}}"#;
    let read = ToServer::read(plain).expect("it was always said like this");
    let ToServer::Again { chairs, .. } = &read else { panic!("{read:?}") };
    assert_eq!(*chairs, Arrangement::Same);
    assert_eq!(serde_json::to_string(&read).expect("plain data"), plain, "and still is");
    let moved = r#"{"type":"again","value":{"key":"a1","chairs":"moved"}}"#;
    assert_eq!(serde_json::to_string(&ToServer::read(moved).unwrap()).expect("plain data"), moved);
    assert!(ToServer::read(r#"{"type":"again","value":{"key":"a1","chairs":"mine"}}"#).is_err());
}
