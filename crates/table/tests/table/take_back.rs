//! Returning to an earlier decision.

use game::{Seat, Turn};
use protocol::{Agreement, Denial, Happening, Motion, Move};
use table::What;

use crate::scene::{Scene, accepted, decided, denied, setup, updates};

#[test]
fn it_is_free_while_the_seat_is_to_act_and_has_learnt_nothing() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    scene.goes_on_to_a_quiet_move_of(clients[0]);
    let steps = scene.look(clients[0]).sight.steps;
    accepted(&scene.takes_back(clients[0]));
    assert_eq!(scene.look(clients[0]).sight.steps, steps - 1);
    assert!(!scene.room(clients[0]).practice);
    let told = updates(&scene.told(clients[1]));
    assert_eq!(told[0].told[0].what, Happening::TakenBack { seat: Seat(0), to: steps - 1 });
    assert_eq!(decided(&scene.told(clients[1])), None, "nobody is asked");
}

#[test]
fn the_sight_is_then_what_it_was() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    let is_quiet = |scene: &Scene| scene.quiet_choice(Seat(0)).is_some();
    scene.goes_on_until(|scene| scene.turn() == Seat(0) && is_quiet(scene));
    let before = scene.look(clients[0]).sight;
    let action = scene.quiet_choice(Seat(0)).expect("there is one");
    scene.plays(clients[0], action);
    scene.takes_back(clients[0]);
    assert_eq!(scene.look(clients[0]).sight, before);
}

#[test]
fn where_something_was_learnt_the_others_are_asked() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    accepted(&scene.plays(clients[0], Move::Text("draw".to_owned())));
    let seq = scene.table.seq();
    accepted(&scene.takes_back(clients[0]));
    assert_eq!(scene.table.seq(), seq, "nothing has happened yet");
    let motion = scene.room(clients[1]).motion.expect("it is asked");
    assert_eq!((motion.by, &motion.asked[..], &motion.yes[..]), (Seat(0), &[Seat(1), Seat(2)][..], &[][..]));
    assert!(matches!(motion.motion, Motion::TakeBack { to: Some(_) }), "everybody knows which");
    accepted(&scene.agrees(clients[1], motion.number, true));
    assert_eq!(scene.table.seq(), seq, "not all have agreed");
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").yes, [Seat(1)]);
    scene.told(clients[0]);
    accepted(&scene.agrees(clients[2], motion.number, true));
    assert!(matches!(
        scene.events()[seq as usize].what,
        What::TakenBack { seat: Seat(0), practice: false, .. }
    ));
    assert_eq!(decided(&scene.told(clients[0])), Some(Agreement::Agreed));
    assert_eq!(scene.room(clients[0]).motion, None);
    assert!(!scene.room(clients[0]).practice, "it counts: everybody agreed");
}

#[test]
fn where_it_is_anothers_turn_the_others_are_asked() {
    let people = ["ann", "ben", "cleo", "dora"];
    let (mut scene, clients) = Scene::begun(setup("mu", 4, &people), &people);
    let passing = |scene: &Scene| scene.choice_foreseen(Seat(0), |turn| turn != Turn::Seat(Seat(0)));
    scene.goes_on_until(|scene| scene.turn() == Seat(0) && passing(scene).is_some());
    let action = passing(&scene).expect("there is one");
    accepted(&scene.plays(clients[0], action));
    let seq = scene.table.seq();
    accepted(&scene.takes_back(clients[0]));
    assert_eq!(scene.table.seq(), seq);
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").asked, [Seat(1), Seat(2), Seat(3)]);
}

#[test]
fn one_no_ends_it() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    scene.plays(clients[0], Move::Text("draw".to_owned()));
    scene.takes_back(clients[0]);
    let seq = scene.table.seq();
    scene.told(clients[0]);
    accepted(&scene.agrees(clients[2], 1, false));
    assert_eq!(decided(&scene.told(clients[0])), Some(Agreement::Declined(Seat(2))));
    assert_eq!(denied(&scene.agrees(clients[1], 1, true)), Denial::NoSuchMotion);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn silence_is_no_after_thirty_seconds() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    scene.plays(clients[0], Move::Text("draw".to_owned()));
    scene.takes_back(clients[0]);
    scene.agrees(clients[1], 1, true);
    scene.told(clients[0]);
    scene.waits(29_999);
    assert_eq!(decided(&scene.told(clients[0])), None);
    scene.waits(1);
    assert_eq!(decided(&scene.told(clients[0])), Some(Agreement::Silence));
    assert_eq!(denied(&scene.agrees(clients[2], 1, true)), Denial::NoSuchMotion);
}

#[test]
fn it_lapses_when_the_game_goes_on() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    scene.goes_on_to(0);
    scene.plays(clients[0], Move::Text("draw".to_owned()));
    scene.takes_back(clients[0]);
    scene.told(clients[1]);
    scene.plays_something(clients[0]);
    assert_eq!(decided(&scene.told(clients[1])), Some(Agreement::Lapsed));
    assert_eq!(denied(&scene.agrees(clients[1], 1, true)), Denial::NoSuchMotion);
}

#[test]
fn who_is_away_is_asked_too() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben"]);
    scene.goes_on_to(0);
    scene.plays(clients[0], Move::Text("draw".to_owned()));
    scene.goes(clients[1]);
    accepted(&scene.takes_back(clients[0]));
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").asked, [Seat(1)]);
}

#[test]
fn against_bots_nobody_is_asked_and_the_game_is_practice() {
    let (mut scene, clients) = Scene::rummu(&["ann"]);
    scene.goes_on_to(0);
    let steps = scene.look(clients[0]).sight.steps;
    scene.plays(clients[0], Move::Text("draw".to_owned()));
    assert!(!scene.room(clients[0]).practice);
    accepted(&scene.takes_back(clients[0]));
    let present = scene.look(clients[0]);
    assert_eq!(present.sight.steps, steps);
    assert!(present.room.practice);
    scene.reopens_after(0);
    let ann = scene.comes("ann");
    assert!(scene.room(ann).practice, "also after the table was closed");
}

#[test]
fn what_is_dealt_again_is_dealt_alike() {
    let (mut scene, clients) = Scene::rummu(&["ann"]);
    scene.goes_on_to(0);
    let draw = |scene: &mut Scene| {
        accepted(&scene.plays(clients[0], Move::Text("draw".to_owned())));
        scene.events().last().expect("a card was drawn").what.clone()
    };
    let first = draw(&mut scene);
    assert!(matches!(first, What::Chance(_)));
    for _ in 0..3 {
        accepted(&scene.takes_back(clients[0]));
        assert_eq!(draw(&mut scene), first);
    }
    accepted(&scene.takes_back(clients[0]));
    scene.reopens_after(0);
    let ann = scene.comes("ann");
    accepted(&scene.plays(ann, Move::Text("draw".to_owned())));
    assert_eq!(
        scene.events().last().expect("a card was drawn").what,
        first,
        "also after the table was closed"
    );
}

#[test]
fn an_earlier_decision_is_named_by_its_steps() {
    let (mut scene, clients) = Scene::rummu(&["ann"]);
    scene.goes_on_to(0);
    let first = scene.look(clients[0]).sight.clone();
    (0..12).for_each(|_| scene.goes_on());
    accepted(&scene.asks(clients[0], Motion::TakeBack { to: Some(first.steps) }));
    assert_eq!(scene.look(clients[0]).sight, first);
}

#[test]
fn nobody_takes_back_what_another_decided_or_what_never_was() {
    let (mut scene, clients) = Scene::rummu(&["ann", "ben", "cleo"]);
    let first = scene.look(clients[0]).sight.steps;
    let actor = scene.turn();
    let other = clients[actor.next(3).index()];
    scene.goes_on();
    for to in [Some(first), Some(0), Some(first + 100), Some(u64::MAX), None] {
        assert_eq!(denied(&scene.asks(other, Motion::TakeBack { to })), Denial::NothingToTakeBack, "{to:?}");
    }
}

#[test]
fn where_nothing_is_taken_back_nothing_is() {
    let mut setup = setup("safaru", 3, &["ann"]);
    setup.terms.take_backs = false;
    let (mut scene, clients) = Scene::begun(setup, &["ann"]);
    scene.goes_on_to_a_quiet_move_of(clients[0]);
    assert_eq!(denied(&scene.takes_back(clients[0])), Denial::NoTakeBacks);
}

#[test]
fn nothing_is_taken_back_after_the_end_since_the_key_is_known() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_until(|scene| scene.table.is_over());
    assert_eq!(denied(&scene.takes_back(clients[0])), Denial::Over);
}

#[test]
fn bots_play_on_from_the_position_that_came_back() {
    let (mut scene, clients) = Scene::rummu(&["ann"]);
    scene.goes_on_to(0);
    (0..6).for_each(|_| scene.goes_on());
    accepted(&scene.takes_back(clients[0]));
    scene.goes_on_until(|scene| scene.turn() != Seat(0));
    scene.goes_on_to(0);
}
