//! What somebody asks of the others.

use game::{Command, Data, MemoryAid, Seat, Turn, Viewer};
use protocol::{Agreement, Denial, Motion, Why};
use table::What;

use crate::scene::{Scene, accepted, decided, denied};

#[test]
fn one_thing_is_asked_at_a_time() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    accepted(&scene.asks(clients[0], Motion::Pause));
    assert_eq!(denied(&scene.asks(clients[1], Motion::Pause)), Denial::MotionPending);
    scene.agrees(clients[1], 1, false);
    accepted(&scene.asks(clients[1], Motion::Pause));
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").number, 2);
}

#[test]
fn only_those_who_are_asked_answer_and_only_what_is_asked() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    let watcher = scene.comes("dora");
    assert_eq!(denied(&scene.agrees(clients[1], 1, true)), Denial::NoSuchMotion);
    scene.asks(clients[0], Motion::Pause);
    assert_eq!(
        denied(&scene.agrees(clients[0], 1, true)),
        Denial::NoSuchMotion,
        "who asks has said yes already"
    );
    assert_eq!(denied(&scene.agrees(clients[1], 2, true)), Denial::NoSuchMotion);
    assert_eq!(denied(&scene.agrees(watcher, 1, true)), Denial::NotSeated);
    assert_eq!(denied(&scene.asks(watcher, Motion::Pause)), Denial::NotSeated);
}

#[test]
fn saying_yes_twice_is_one_yes() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    scene.asks(clients[0], Motion::Pause);
    accepted(&scene.agrees(clients[1], 1, true));
    accepted(&scene.agrees(clients[1], 1, true));
    assert_eq!(scene.room(clients[0]).paused, None);
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").yes, [Seat(1)]);
}

#[test]
fn what_is_asked_lapses_when_who_plays_changes() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    let watcher = scene.comes("dora");
    scene.asks(clients[0], Motion::Pause);
    scene.told(clients[0]);
    scene.sits(watcher, 2, "Dora");
    assert_eq!(decided(&scene.told(clients[0])), Some(Agreement::Lapsed));
    scene.asks(clients[0], Motion::Pause);
    scene.told(clients[1]);
    scene.stands(clients[0]);
    assert_eq!(decided(&scene.told(clients[1])), Some(Agreement::Lapsed));
}

/// Would every choice of a person who is to act end the game?
fn is_last_move(scene: &Scene) -> bool {
    let Turn::Seat(seat @ Seat(0 | 1)) = scene.table.game().turn() else { return false };
    let choices = scene.table.game().sight(Viewer::Seat(seat), MemoryAid::Off).choices;
    choices.into_iter().all(|choice| {
        let mut fork = scene.table.game().fork();
        let action = Data::Array(vec![choice.action]);
        fork.play(seat, Command::Data(&action)).expect("it is offered");
        fork.turn() == Turn::Over
    })
}

#[test]
fn what_is_asked_lapses_when_the_game_ends() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    let watcher = scene.comes("dora");
    scene.goes_on_until(is_last_move);
    accepted(&scene.asks(clients[0], Motion::Pause));
    scene.told(watcher);
    scene.goes_on();
    assert!(scene.table.is_over());
    assert_eq!(decided(&scene.told(watcher)), Some(Agreement::Lapsed));
    assert_eq!(denied(&scene.agrees(clients[1], 1, true)), Denial::NoSuchMotion);
}

#[test]
fn a_bot_plays_on_for_who_has_been_away_for_a_minute() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    let replace = Motion::Replace { seat: Seat(2) };
    scene.goes(clients[2]);
    scene.waits(59_999);
    assert_eq!(denied(&scene.asks(clients[0], replace)), Denial::NotAway(Seat(2)));
    scene.waits(1);
    accepted(&scene.asks(clients[0], replace));
    assert_eq!(scene.room(clients[0]).motion.expect("it is asked").asked, [Seat(1)], "those who are there");
    accepted(&scene.agrees(clients[1], 1, true));
    let last = scene.events().pop().expect("something happened").what;
    assert_eq!(last, What::Stood { seat: Seat(2), why: Why::Replaced });
}

#[test]
fn the_chair_is_then_kept_for_them() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    scene.goes(clients[1]);
    scene.waits(60_000);
    accepted(&scene.asks(clients[0], Motion::Replace { seat: Seat(1) }));
    let stranger = scene.comes("dora");
    assert_eq!(denied(&scene.sits(stranger, 1, "Dora")), Denial::SeatTaken);
    let ben = scene.comes("ben");
    accepted(&scene.sits(ben, 1, "Ben"));
}

#[test]
fn nobody_is_replaced_who_is_there_or_is_a_bot_or_is_not_at_all() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    scene.waits(100_000);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        assert_eq!(denied(&scene.asks(clients[0], Motion::Replace { seat })), Denial::NotAway(seat));
    }
    assert_eq!(denied(&scene.asks(clients[0], Motion::Replace { seat: Seat(9) })), Denial::NoSuchSeat);
}

#[test]
fn nobody_is_replaced_who_has_come_back_meanwhile() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben", "cleo"]);
    scene.goes(clients[2]);
    scene.waits(60_000);
    accepted(&scene.asks(clients[0], Motion::Replace { seat: Seat(2) }));
    scene.told(clients[0]);
    let cleo = scene.comes("cleo");
    assert_eq!(decided(&scene.told(clients[0])), Some(Agreement::Lapsed));
    assert_eq!(denied(&scene.agrees(clients[1], 1, true)), Denial::NoSuchMotion);
    assert_eq!(scene.seat_of(cleo), Some(Seat(2)));
}

#[test]
fn after_the_table_was_closed_everybody_has_a_minute_to_come_back() {
    let (mut scene, _) = Scene::safaru(&["ann", "ben"]);
    scene.reopens_after(1_000_000);
    let ann = scene.comes("ann");
    assert_eq!(denied(&scene.asks(ann, Motion::Replace { seat: Seat(1) })), Denial::NotAway(Seat(1)));
    scene.waits(60_000);
    accepted(&scene.asks(ann, Motion::Replace { seat: Seat(1) }));
}
