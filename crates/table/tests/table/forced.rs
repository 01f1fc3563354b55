//! Answers given by themselves where there is only one.

use game::{Seat, Turn};
use protocol::Millis;
use table::{ClientId, What};

use crate::scene::{PACE, Scene, accepted};

fn is_forced(scene: &Scene) -> bool {
    scene.table.game().turn() == Turn::Seat(Seat(0)) && scene.table.game().is_forced(Seat(0))
}

/// Ann has only one answer.
fn forced() -> (Scene, ClientId) {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_until(is_forced);
    (scene, clients[0])
}

/// How long the answer took.
fn answered_after(scene: &mut Scene) -> Millis {
    let (seq, now) = (scene.table.seq(), scene.now);
    scene.waits(PACE.most);
    let event = scene.events()[seq as usize].clone();
    assert!(matches!(event.what, What::Moved { seat: Seat(0), .. }));
    assert_eq!(event.by, None);
    event.at - now
}

#[test]
fn nothing_is_answered_for_who_does_not_wish_it() {
    let (mut scene, _) = forced();
    let seq = scene.table.seq();
    scene.waits(1_000_000);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn who_wishes_it_is_answered_for_after_a_drawn_delay() {
    let (mut scene, ann) = forced();
    scene.wishes(ann, true, false);
    let delay = answered_after(&mut scene);
    assert!((PACE.least..=PACE.most).contains(&delay), "{delay}");
}

#[test]
fn the_delay_is_drawn_beforehand() {
    let delays = [0, 1].map(|_| {
        let (mut scene, ann) = forced();
        scene.wishes(ann, true, false);
        answered_after(&mut scene)
    });
    assert_eq!(delays[0], delays[1]);
}

#[test]
fn saying_it_again_does_not_begin_the_delay_anew() {
    let delays = [1, 2].map(|times| {
        let (mut scene, ann) = forced();
        scene.wishes(ann, true, false);
        scene.waits(500);
        for _ in 1..times {
            scene.wishes(ann, true, false);
        }
        answered_after(&mut scene)
    });
    assert_eq!(delays[0], delays[1]);
}

#[test]
fn who_no_longer_wishes_it_answers_in_person() {
    let (mut scene, ann) = forced();
    scene.wishes(ann, true, false);
    scene.waits(500);
    scene.wishes(ann, false, false);
    let seq = scene.table.seq();
    scene.waits(100_000);
    assert_eq!(scene.table.seq(), seq);
    accepted(&scene.plays_something(ann));
}

#[test]
fn where_there_are_two_answers_nothing_is_answered() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.wishes(clients[0], true, false);
    scene.goes_on_until(|scene| scene.turn() == Seat(0) && !scene.table.game().is_forced(Seat(0)));
    let seq = scene.table.seq();
    scene.waits(1_000_000);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn the_wish_is_still_known_after_the_table_was_closed() {
    let (mut scene, ann) = forced();
    scene.wishes(ann, true, false);
    scene.reopens_after(10_000);
    let delay = answered_after(&mut scene);
    assert!((PACE.least..=PACE.most).contains(&delay), "{delay}");
}

#[test]
fn the_wish_of_who_has_left_is_not_the_wish_of_who_comes() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    scene.wishes(clients[0], true, false);
    let notes = scene.table.notes();
    scene.stands(clients[0]);
    scene.sits(ben, 0, "Ben");
    // The last notes may be older than the last events.
    scene.reopens_with(&notes);
    scene.comes("ben");
    scene.goes_on_until(is_forced);
    let seq = scene.table.seq();
    scene.waits(1_000_000);
    assert_eq!(scene.table.seq(), seq);
}
