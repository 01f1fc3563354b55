//! What is explained to whoever decides something for the first time.

use game::{Lesson, Seat};
use protocol::{Denial, Motion, ToServer};
use table::ClientId;

use crate::scene::{Message, Scene, accepted, denied, setup, updates};

fn asks(scene: &mut Scene, client: ClientId) -> Vec<Message> {
    let position = scene.position();
    scene.says(client, &ToServer::Teach { position })
}

fn taught(told: &[Message]) -> Vec<Lesson> {
    let [Message::Taught { lessons, .. }] = told else { panic!("{told:?}") };
    lessons.clone()
}

/// Ann is to act.
fn asked() -> (Scene, Vec<ClientId>) {
    let (mut scene, clients) = Scene::begun(setup("mu", 3, &["ann", "ben", "cleo"]), &["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    scene.forget_what_was_told();
    (scene, clients)
}

#[test]
fn who_is_to_act_is_told_what_the_game_has_to_say_and_others_nothing() {
    let (mut scene, clients) = asked();
    let lessons = taught(&asks(&mut scene, clients[0]));
    assert!(!lessons.is_empty());
    assert_eq!(lessons, scene.table.game().teach(Seat(0)));
    for other in [clients[1], clients[2]] {
        assert_eq!(taught(&asks(&mut scene, other)), []);
    }
}

#[test]
fn only_who_asked_is_told_and_nothing_changes() {
    let (mut scene, clients) = asked();
    let before = (scene.table.seq(), scene.table.notes(), scene.look(clients[1]), scene.table.due());
    scene.forget_what_was_told();
    taught(&asks(&mut scene, clients[0]));
    for other in [clients[1], clients[2]] {
        assert!(scene.told(other).is_empty());
    }
    let after = (scene.table.seq(), scene.table.notes(), scene.look(clients[1]), scene.table.due());
    assert_eq!(before, after);
}

#[test]
fn a_position_that_has_gone_by_is_not_explained() {
    let (mut scene, clients) = asked();
    let position = scene.position();
    let told = scene.says(clients[0], &ToServer::Teach { position: position - 1 });
    assert_eq!(denied(&told), Denial::Stale(position));
    assert_eq!(updates(&told).len(), 1, "and it is told what was missed");
}

#[test]
fn nothing_is_explained_to_who_watches_nor_while_nothing_can_be_decided() {
    let (mut scene, _) = asked();
    let watcher = scene.comes("dora");
    assert_eq!(denied(&asks(&mut scene, watcher)), Denial::NotSeated);
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    let key = scene.key();
    accepted(&scene.says(clients[0], &ToServer::Ask { key, motion: Motion::Pause }));
    assert_eq!(denied(&asks(&mut scene, clients[0])), Denial::Paused);
    scene.gives_up(clients[0]);
    assert_eq!(denied(&asks(&mut scene, clients[0])), Denial::Over);
}
