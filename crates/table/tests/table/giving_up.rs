//! Ending a game without a result.

use game::Seat;
use protocol::{Denial, Happening};

use crate::scene::{Scene, accepted, denied, updates};

#[test]
fn who_plays_alone_may_end_the_game() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let told = scene.gives_up(clients[0]);
    accepted(&told);
    assert_eq!(updates(&told)[0].told[0].what, Happening::GivenUp { seat: Seat(0) });
    assert!(scene.room(clients[0]).given_up);
    let ending = scene.table.ending().expect("it is over");
    assert!(!ending.finished && !ending.practice);
    let seq = scene.table.seq();
    scene.waits(100_000);
    assert_eq!(scene.table.seq(), seq, "bots play no more");
    assert_eq!(denied(&scene.gives_up(clients[0])), Denial::Over);
}

#[test]
fn nobody_ends_the_game_of_others() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    let watcher = scene.comes("dora");
    assert_eq!(denied(&scene.gives_up(clients[0])), Denial::NotAlone);
    scene.goes(clients[1]);
    assert_eq!(denied(&scene.gives_up(clients[0])), Denial::NotAlone, "who is away plays too");
    assert_eq!(denied(&scene.gives_up(watcher)), Denial::NotSeated);
}

#[test]
fn it_is_still_over_after_the_table_was_closed() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.gives_up(clients[0]);
    scene.reopens_after(0);
    assert!(scene.table.is_over());
    let ann = scene.comes("ann");
    assert!(scene.room(ann).given_up);
}

#[test]
fn a_game_that_is_played_to_the_end_has_a_result_and_a_record() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    assert_eq!(scene.table.ending(), None);
    scene.goes_on_until(|scene| scene.table.is_over());
    let ending = scene.table.ending().expect("it is over");
    assert!(ending.finished && !ending.practice);
    let record = game::record::Record::read(&ending.record).expect("it is a record");
    assert_eq!(record.game, "safaru");
}
