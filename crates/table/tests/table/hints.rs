//! What a good player would do.

use game::{Refusal, Seat};
use protocol::{Denial, ToServer};
use table::ClientId;

use crate::scene::{Message, Scene, denied, setup};

fn asks(scene: &mut Scene, client: ClientId) -> Vec<Message> {
    let position = scene.position();
    scene.says(client, &ToServer::Hint { position })
}

/// Ann is to act, and a table may or may not give hints.
fn asked(hints: bool) -> (Scene, Vec<ClientId>) {
    let mut setup = setup("safaru", 3, &["ann", "ben", "cleo"]);
    setup.terms.hints = hints;
    let (mut scene, clients) = Scene::begun(setup, &["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    scene.forget_what_was_told();
    (scene, clients)
}

#[test]
fn only_who_asked_is_told() {
    let (mut scene, clients) = asked(true);
    let second = scene.comes("ann");
    scene.forget_what_was_told();
    assert!(asks(&mut scene, clients[0]).is_empty(), "it is thought about first");
    scene.thinks();
    let told = scene.told(clients[0]);
    let [Message::Hinted { position, hint, words }] = &told[..] else { panic!("{told:?}") };
    assert_eq!(*position, scene.position());
    assert_eq!(*words, hint.phrases());
    for other in [clients[1], clients[2], second] {
        assert!(scene.told(other).is_empty());
    }
}

#[test]
fn where_the_table_gives_no_hints_nobody_is_told() {
    let (mut scene, clients) = asked(false);
    assert_eq!(denied(&asks(&mut scene, clients[0])), Denial::NoHints);
    assert!(scene.table.work().is_none());
}

#[test]
fn only_who_is_to_act_is_told() {
    let (mut scene, clients) = asked(true);
    let watcher = scene.comes("dora");
    assert_eq!(denied(&asks(&mut scene, clients[1])), Denial::Refused(Refusal::NotYourTurn(Seat(0))));
    assert_eq!(denied(&asks(&mut scene, watcher)), Denial::NotSeated);
}

#[test]
fn a_hint_for_another_position_is_not_given() {
    let (mut scene, clients) = asked(true);
    let position = scene.position();
    let told = scene.says(clients[0], &ToServer::Hint { position: position - 1 });
    assert_eq!(denied(&told), Denial::Stale(position));
}

#[test]
fn a_hint_that_comes_when_the_game_has_gone_on_is_not_given() {
    let (mut scene, clients) = asked(true);
    asks(&mut scene, clients[0]);
    let work = scene.table.work().expect("a hint is to be found");
    scene.plays_something(clients[0]);
    assert!(scene.table.worked(scene.now, work.run()).is_empty());
}

#[test]
fn a_hint_that_was_asked_for_in_an_earlier_position_is_not_looked_for() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    scene.goes_on_until(|scene| scene.turn() == Seat(0) && scene.quiet_choice(Seat(0)).is_some());
    asks(&mut scene, clients[0]);
    let action = scene.quiet_choice(Seat(0)).expect("there is one");
    scene.plays(clients[0], action);
    assert_eq!(scene.turn(), Seat(0));
    assert!(scene.table.work().is_none());
}

#[test]
fn a_hint_is_not_given_to_who_has_stood_up() {
    let (mut scene, clients) = asked(true);
    asks(&mut scene, clients[0]);
    let work = scene.table.work().expect("a hint is to be found");
    scene.stands(clients[0]);
    assert!(scene.table.worked(scene.now, work.run()).is_empty());
}

#[test]
fn a_hint_that_nobody_waits_for_holds_up_no_bot() {
    let (mut scene, clients) = asked(true);
    asks(&mut scene, clients[0]);
    scene.stands(clients[0]);
    assert!(scene.table.work().is_some(), "the bot on Ann's chair is to think");
    let (mut scene, clients) = asked(true);
    asks(&mut scene, clients[0]);
    scene.goes(clients[0]);
    assert!(scene.table.work().is_none());
}

#[test]
fn asking_again_while_it_is_thought_about_is_one_question() {
    let (mut scene, clients) = asked(true);
    asks(&mut scene, clients[0]);
    let work = scene.table.work().expect("a hint is to be found");
    asks(&mut scene, clients[0]);
    assert!(scene.table.work().is_none());
    assert_eq!(scene.table.worked(scene.now, work.run()).len(), 1);
    asks(&mut scene, clients[0]);
    assert!(scene.table.work().is_some(), "and after the answer another one");
}

#[test]
fn there_are_no_hints_after_the_end() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    scene.gives_up(clients[0]);
    assert_eq!(denied(&asks(&mut scene, clients[0])), Denial::Over);
}
