//! When bots answer.

use game::Seat;
use protocol::{Millis, Time};
use table::What;

use crate::scene::{PACE, Scene, accepted, person, setup};

/// When the bot that is to begin answers, if it thinks for so long.
fn answered_at(thought_for: Millis) -> Time {
    let mut scene = Scene::set_up(setup("safaru", 3, &[]));
    let heard = scene.table.tick(scene.now).expect("nature begins");
    scene.follow(heard);
    let (seq, start) = (scene.table.seq(), scene.now);
    let work = scene.table.work().expect("a bot is to think");
    assert!(scene.table.work().is_none(), "once");
    scene.sleeps(thought_for);
    assert!(scene.table.tick(scene.now).is_none(), "there is no answer yet");
    assert!(scene.table.worked(scene.now, work.run()).is_empty(), "nobody is told that it has thought");
    scene.waits(10 * PACE.most);
    scene.events()[seq as usize].at - start
}

#[test]
fn a_bot_answers_at_the_drawn_moment_however_long_it_thought() {
    let at_once = answered_at(0);
    assert!((PACE.least..=PACE.most).contains(&at_once), "{at_once}");
    assert_eq!(answered_at(1), at_once);
    assert_eq!(answered_at(PACE.least - 1), at_once);
    assert_eq!(answered_at(at_once), at_once);
}

#[test]
fn a_late_answer_comes_a_whole_number_of_longest_delays_later() {
    let drawn = answered_at(0);
    assert_eq!(answered_at(drawn + 1), drawn + PACE.most);
    assert_eq!(answered_at(drawn + PACE.most), drawn + PACE.most);
    assert_eq!(answered_at(drawn + PACE.most + 1), drawn + 2 * PACE.most);
}

#[test]
fn delays_differ_from_position_to_position() {
    let (mut scene, _) = Scene::safaru(&[]);
    scene.waits(60_000);
    let mut delays = scene.events().windows(2).map(|pair| pair[1].at - pair[0].at).collect::<Vec<_>>();
    delays.retain(|delay| *delay > 0);
    assert!(delays.iter().all(|delay| (PACE.least..=PACE.most).contains(delay)), "{delays:?}");
    delays.sort_unstable();
    delays.dedup();
    assert!(delays.len() > 10, "{delays:?}");
}

#[test]
fn where_there_is_no_delay_bots_answer_at_once() {
    let mut setup = setup("safaru", 3, &[]);
    setup.terms.pace = protocol::Pace { least: 0, most: 0 };
    let (scene, _) = Scene::begun(setup, &[]);
    assert!(scene.table.is_over());
    assert!(scene.events().iter().all(|event| event.at == scene.now));
}

#[test]
fn a_person_who_sits_down_while_the_bot_thinks_decides() {
    let mut scene = Scene::set_up(setup("safaru", 3, &["ann"]));
    let (_, ben) = (scene.comes("ann"), scene.comes("ben"));
    let heard = scene.table.tick(scene.now).expect("nature begins");
    scene.follow(heard);
    let turn = scene.turn();
    let work = scene.table.work().expect("a bot is to think");
    accepted(&scene.sits(ben, turn.0, "Ben"));
    let seq = scene.table.seq();
    scene.table.worked(scene.now, work.run());
    scene.waits(100_000);
    assert_eq!(scene.table.seq(), seq, "the bot's answer means nothing now");
    accepted(&scene.plays_something(ben));
}

#[test]
fn nobody_is_told_whether_a_person_or_a_bot_decided() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    scene.stands(clients[0]);
    scene.waits(PACE.most);
    let watcher = scene.comes("dora");
    let told = scene.hello(watcher, 0).present.told;
    let text = serde_json::to_string(&told).expect("it can be sent");
    assert!(!text.contains("greedy") && !text.contains(person("ann").as_str()));
}

#[test]
fn a_bot_that_takes_a_chair_plays_from_there() {
    let (mut scene, clients) = Scene::rummu(&["ann"]);
    scene.goes_on_to(0);
    (0..8).for_each(|_| scene.goes_on());
    scene.stands(clients[0]);
    let seq = scene.table.seq() as usize;
    scene.waits(200_000);
    let of_ann = |event: &&table::Event| matches!(event.what, What::Moved { seat: Seat(0), .. });
    assert!(scene.events()[seq..].iter().filter(of_ann).count() > 5);
}

#[test]
fn a_bot_begins_a_game_that_is_played_on_from_a_record() {
    let (mut scene, _) = Scene::safaru(&[]);
    scene.waits(20_000);
    scene.goes_on_to(1);
    let before = scene.events().into_iter().filter_map(|event| match event.what {
        What::Moved { seat, actions } => {
            Some(actions.into_iter().map(|notation| (Some(seat), notation)).collect())
        }
        What::Chance(notation) => Some(vec![(None, notation)]),
        _ => None,
    });
    let steps: Vec<(Option<Seat>, String)> = before.flat_map(|steps: Vec<_>| steps).collect();
    let mut setup = setup("safaru", 3, &["ann"]);
    setup.before =
        steps.into_iter().map(|(seat, notation)| table::setup::Before { seat, notation }).collect();
    let (mut scene, clients) = Scene::begun(setup, &["ann"]);
    assert!(scene.room(clients[0]).practice, "such a game does not count");
    assert_eq!((scene.turn(), scene.table.seq()), (Seat(1), 0));
    scene.waits(PACE.most);
    assert!(scene.table.seq() > 0);
}
