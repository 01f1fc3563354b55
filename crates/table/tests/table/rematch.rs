//! The same people once more.

use game::Seat;
use protocol::{Clock, Denial};
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
