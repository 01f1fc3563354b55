//! Time: who has how much of it, and what happens when it is used up.

use game::Seat;
use protocol::{Clock, Denial, Millis, Motion, OnTimeOut, Why};
use table::{ClientId, Heard, What};

use crate::scene::{Scene, accepted, denied, setup};

const MINUTE: Millis = 60_000;

fn with_clock(clock: Clock, people: &[&str]) -> (Scene, Vec<ClientId>) {
    let mut setup = setup("safaru", 3, people);
    setup.terms.clock = clock;
    Scene::begun(setup, people)
}

fn three(clock: Clock) -> (Scene, Vec<ClientId>) {
    with_clock(clock, &["ann", "ben", "cleo"])
}

/// What everybody has left, as the room tells it.
fn left(scene: &mut Scene, client: ClientId) -> Vec<Millis> {
    scene.room(client).clock.expect("the table has clocks").left
}

fn timed_out(scene: &Scene) -> Option<Seat> {
    scene.events().iter().find_map(|event| match event.what {
        What::Stood { seat, why: Why::TimeOut } => Some(seat),
        _ => None,
    })
}

#[test]
fn without_a_clock_there_is_as_much_time_as_anybody_wants() {
    let (mut scene, clients) = three(Clock::None);
    let seq = scene.table.seq();
    scene.waits(1000 * MINUTE);
    assert_eq!(scene.table.seq(), seq);
    assert_eq!(scene.room(clients[0]).clock, None);
}

#[test]
fn when_the_time_for_a_decision_is_used_up_a_bot_takes_the_chair() {
    let (mut scene, clients) = three(Clock::Move { time: MINUTE });
    let slow = scene.turn();
    scene.waits(MINUTE - 1);
    assert_eq!(timed_out(&scene), None);
    scene.waits(1);
    assert_eq!(timed_out(&scene), Some(slow));
    assert_eq!(scene.seat_of(clients[slow.index()]), None);
    let seq = scene.table.seq();
    scene.waits(1600);
    assert!(matches!(scene.events()[seq as usize].what, What::Moved { seat, .. } if seat == slow));
}

#[test]
fn every_decision_has_its_own_time() {
    let (mut scene, clients) = three(Clock::Move { time: MINUTE });
    for _ in 0..10 {
        scene.waits(MINUTE - 1);
        scene.goes_on();
    }
    assert_eq!(timed_out(&scene), None);
    assert_eq!(left(&mut scene, clients[0]), [MINUTE; 3]);
}

#[test]
fn time_for_the_game_runs_down_and_every_decision_adds_to_it() {
    let (mut scene, clients) = three(Clock::Game { time: 10 * MINUTE, increment: 5000 });
    let turn = scene.turn();
    let clock = scene.room(clients[0]).clock.expect("there are clocks");
    assert_eq!((clock.running, clock.at), (Some(turn), scene.now));
    scene.waits(20_000);
    scene.goes_on();
    let mut expected = [10 * MINUTE; 3];
    expected[turn.index()] += 5000 - 20_000;
    assert_eq!(left(&mut scene, clients[0]), expected);
}

#[test]
fn the_time_for_the_game_is_used_up_over_several_decisions() {
    let (mut scene, _) = three(Clock::Game { time: MINUTE, increment: 0 });
    let first = scene.turn();
    let mut decisions = 0;
    while timed_out(&scene).is_none() {
        scene.waits(if scene.turn() == first { 25_000 } else { 0 });
        if timed_out(&scene).is_none() {
            decisions += u32::from(scene.turn() == first);
            scene.goes_on();
        }
    }
    assert_eq!((timed_out(&scene), decisions), (Some(first), 2));
}

#[test]
fn talking_and_sitting_down_do_not_give_time_back() {
    let (mut scene, clients) = with_clock(Clock::Move { time: MINUTE }, &["ann", "ben"]);
    scene.goes_on_to(0);
    let dora = scene.comes("dora");
    scene.waits(30_000);
    accepted(&scene.chats(clients[0], "hm"));
    scene.waits(10_000);
    accepted(&scene.sits(dora, 2, "Dora"));
    assert_eq!(left(&mut scene, clients[0])[0], 20_000);
    scene.waits(20_000);
    assert_eq!(timed_out(&scene), Some(Seat(0)));
}

#[test]
fn the_clocks_of_bots_do_not_run() {
    let (mut scene, clients) = with_clock(Clock::Game { time: MINUTE, increment: 100 }, &["ann"]);
    scene.goes_on_to(0);
    assert_eq!(left(&mut scene, clients[0]), [MINUTE; 3]);
    scene.goes_on();
    scene.goes_on_until(|scene| scene.turn() != Seat(0));
    assert_eq!(scene.room(clients[0]).clock.expect("there are clocks").running, None);
    scene.goes_on_to(0);
    assert_eq!(left(&mut scene, clients[0])[1..], [MINUTE; 2]);
}

#[test]
fn where_the_game_advises_the_person_stays() {
    let mut setup = setup("safaru", 3, &["ann", "ben", "cleo"]);
    setup.terms.clock = Clock::Move { time: MINUTE };
    setup.terms.on_time_out = OnTimeOut::Advised;
    let (mut scene, clients) = Scene::begun(setup, &["ann", "ben", "cleo"]);
    let (slow, seq, asked) = (scene.turn(), scene.table.seq(), scene.now);
    let pace = scene.table.setup().terms.pace;
    scene.waits(MINUTE + pace.most);
    let event = &scene.events()[seq as usize];
    assert!(matches!(event.what, What::Moved { seat, .. } if seat == slow));
    assert_eq!(event.by, None, "nobody sent it");
    let took = event.at - asked - MINUTE;
    assert!((pace.least..=pace.most).contains(&took), "as any answer that no person gives, not {took}");
    assert_eq!(scene.seat_of(clients[slow.index()]), Some(slow));
    assert_eq!(left(&mut scene, clients[0])[slow.index()], MINUTE, "for the next decision");
}

#[test]
fn advice_that_comes_after_the_persons_own_move_is_nothing() {
    let mut setup = setup("safaru", 3, &["ann", "ben", "cleo"]);
    setup.terms.clock = Clock::Move { time: MINUTE };
    setup.terms.on_time_out = OnTimeOut::Advised;
    let (mut scene, _) = Scene::begun(setup, &["ann", "ben", "cleo"]);
    scene.sleeps(MINUTE);
    let asked = scene.table.tick(scene.now);
    assert!(
        matches!(asked, Some(Heard::Say(out)) if out.is_empty()),
        "the adviser is asked, and nobody told"
    );
    let work = scene.table.work().expect("it is to think");
    scene.goes_on();
    let seq = scene.table.seq();
    assert!(scene.table.worked(scene.now, work.run()).is_empty());
    scene.waits(5000);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn a_pause_stops_the_clocks() {
    let (mut scene, clients) = with_clock(Clock::Game { time: MINUTE, increment: 0 }, &["ann"]);
    scene.goes_on_to(0);
    scene.waits(20_000);
    accepted(&scene.asks(clients[0], Motion::Pause));
    assert_eq!(scene.room(clients[0]).clock.expect("there are clocks").running, None);
    scene.waits(100 * MINUTE);
    accepted(&scene.resumes(clients[0]));
    assert_eq!(left(&mut scene, clients[0])[0], 40_000);
    scene.waits(39_999);
    assert_eq!(timed_out(&scene), None);
    scene.waits(1);
    assert_eq!(timed_out(&scene), Some(Seat(0)));
}

#[test]
fn the_time_that_the_table_was_closed_is_nobodys_however_often() {
    let (mut scene, _) = with_clock(Clock::Game { time: 10 * MINUTE, increment: 0 }, &["ann"]);
    scene.goes_on_to(0);
    scene.reopens_after(1000 * MINUTE);
    let mut ann = scene.comes("ann");
    scene.waits(MINUTE);
    assert_eq!(timed_out(&scene), None);
    scene.goes_on();
    assert_eq!(left(&mut scene, ann)[0], 9 * MINUTE, "the table has been open for a minute");
    for time in [0, 1000 * MINUTE] {
        scene.reopens_after(time);
        ann = scene.comes("ann");
        assert_eq!(left(&mut scene, ann)[0], 9 * MINUTE, "what was not charged then is not charged now");
    }
}

#[test]
fn who_comes_back_after_a_time_out_has_something_to_think_with() {
    let (mut scene, clients) = with_clock(Clock::Game { time: MINUTE, increment: 2000 }, &["ann"]);
    scene.goes_on_to(0);
    scene.waits(MINUTE + 1600);
    accepted(&scene.sits(clients[0], 0, "Ann"));
    assert_eq!(left(&mut scene, clients[0])[0], 10_000);
}

#[test]
fn standing_up_and_sitting_down_again_gains_no_time() {
    let (mut scene, clients) = with_clock(Clock::Move { time: MINUTE }, &["ann"]);
    scene.goes_on_to(0);
    scene.waits(50_000);
    accepted(&scene.stands(clients[0]));
    scene.waits(10);
    assert_eq!(denied(&scene.sits(clients[0], 0, "Ann")), Denial::BotDecides);
    scene.waits(1600);
    accepted(&scene.sits(clients[0], 0, "Ann"));
}

#[test]
fn who_stood_up_has_the_time_that_was_left() {
    let (mut scene, clients) = with_clock(Clock::Game { time: MINUTE, increment: 0 }, &["ann"]);
    scene.goes_on_to(0);
    scene.waits(55_000);
    scene.stands(clients[0]);
    scene.waits(1600);
    scene.sits(clients[0], 0, "Ann");
    assert_eq!(left(&mut scene, clients[0])[0], 5000);
}

#[test]
fn without_a_clock_nobody_waits_for_the_bot_on_their_chair() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    scene.stands(clients[0]);
    accepted(&scene.sits(clients[0], 0, "Ann"));
}

#[test]
fn taking_back_and_deciding_again_gains_no_time() {
    for clock in [Clock::Move { time: MINUTE }, Clock::Game { time: MINUTE, increment: 9000 }] {
        let (mut scene, clients) = with_clock(clock, &["ann"]);
        let is_quiet = |scene: &Scene| scene.quiet_choice(Seat(0)).is_some();
        scene.goes_on_until(|scene| scene.turn() == Seat(0) && is_quiet(scene));
        let before = left(&mut scene, clients[0])[0];
        for round in 1..=5 {
            scene.waits(1000);
            let action = scene.quiet_choice(Seat(0)).expect("it has come back");
            accepted(&scene.plays(clients[0], action));
            scene.waits(1000);
            accepted(&scene.takes_back(clients[0]));
            assert_eq!(left(&mut scene, clients[0])[0], before - round * 2000, "{clock:?}");
        }
    }
}

#[test]
fn clocks_are_the_same_after_the_table_was_closed() {
    let (mut scene, clients) = three(Clock::Game { time: 10 * MINUTE, increment: 3000 });
    for round in 0..30 {
        scene.waits(round * 321);
        scene.goes_on();
    }
    scene.goes_on_to_a_quiet_move_of(clients[0]);
    scene.waits(1234);
    accepted(&scene.takes_back(clients[0]));
    let before = left(&mut scene, clients[0]);
    scene.reopens_after(MINUTE);
    let ann = scene.comes("ann");
    assert_eq!(left(&mut scene, ann), before);
}
