//! A game that waits.

use game::Seat;
use protocol::{Denial, Happening, Motion, Move};

use crate::scene::{Scene, accepted, denied, setup, updates};

#[test]
fn those_who_are_there_have_to_agree() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    scene.goes(clients[2]);
    accepted(&scene.asks(clients[0], Motion::Pause));
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").asked, [Seat(1)]);
    assert_eq!(scene.room(clients[0]).paused, None);
    accepted(&scene.agrees(clients[1], 1, true));
    assert_eq!(scene.room(clients[0]).paused, Some(scene.now));
}

#[test]
fn who_is_alone_pauses_at_once() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    scene.goes(clients[1]);
    let told = scene.asks(clients[0], Motion::Pause);
    accepted(&told);
    assert_eq!(updates(&told)[0].told[0].what, Happening::Paused { seat: Seat(0) });
}

#[test]
fn nobody_acts_meanwhile_and_anybody_lets_it_go_on() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    scene.asks(clients[0], Motion::Pause);
    scene.agrees(clients[1], 1, true);
    scene.agrees(clients[2], 1, true);
    let actor = scene.to_act().expect("a person");
    let choices = scene.look(actor).sight.choices;
    let action = Move::Actions(vec![choices[0].action.clone()]);
    assert_eq!(denied(&scene.plays(actor, action.clone())), Denial::Paused);
    assert_eq!(denied(&scene.asks(clients[0], Motion::Pause)), Denial::Paused);
    accepted(&scene.resumes(clients[2]));
    assert_eq!(scene.room(clients[0]).paused, None);
    accepted(&scene.plays(actor, action));
}

#[test]
fn what_is_not_paused_does_not_go_on() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    assert_eq!(denied(&scene.resumes(clients[0])), Denial::NotPaused);
    let watcher = scene.comes("dora");
    scene.asks(clients[0], Motion::Pause);
    assert_eq!(denied(&scene.resumes(watcher)), Denial::NotSeated);
}

#[test]
fn bots_wait_too() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    assert_ne!(scene.turn(), Seat(0));
    accepted(&scene.asks(clients[0], Motion::Pause));
    let seq = scene.table.seq();
    scene.waits(1_000_000);
    assert_eq!(scene.table.seq(), seq);
    scene.resumes(clients[0]);
    scene.waits(1600);
    assert!(scene.table.seq() > seq + 1);
}

#[test]
fn what_a_bot_thought_before_the_pause_is_thought_again() {
    let mut scene = Scene::set_up(setup("safaru", 3, &["ann"]));
    let ann = scene.comes("ann");
    let heard = scene.table.tick(scene.now).expect("nature begins");
    scene.follow(heard);
    let work = scene.table.work().expect("a bot is to think");
    scene.asks(ann, Motion::Pause);
    scene.sleeps(5000);
    scene.resumes(ann);
    assert!(scene.table.worked(scene.now, work.run()).is_empty());
    let (seq, resumed) = (scene.table.seq(), scene.now);
    scene.waits(1600);
    let at = scene.events()[seq as usize].at;
    assert!((resumed + 700..=resumed + 1600).contains(&at), "{}", at - resumed);
}

#[test]
fn a_paused_table_is_paused_after_it_was_closed() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.asks(clients[0], Motion::Pause);
    let seq = scene.table.seq();
    scene.reopens_after(5000);
    scene.waits(5000);
    assert_eq!(scene.table.seq(), seq);
    let ann = scene.comes("ann");
    assert!(scene.room(ann).paused.is_some());
    accepted(&scene.resumes(ann));
}
