//! Who may sit where.

use game::{MemoryAid, Seat, Viewer};
use protocol::{Clock, Denial, Happening, Holder, Presence, Why};
use table::What;

use crate::scene::{Scene, accepted, denied, person, setup, updates, welcomes};

#[test]
fn who_watches_may_sit_down_on_a_bots_chair() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    scene.told(clients[0]);
    let told = scene.sits(ben, 1, "Ben");
    accepted(&told);
    assert_eq!(welcomes(&told)[0].you, Some(Seat(1)));
    let seen_by_ann = updates(&scene.told(clients[0]));
    assert_eq!(seen_by_ann[0].told[0].what, Happening::Sat { seat: Seat(1), name: "Ben".to_owned() });
    let chair = &seen_by_ann[0].room.chairs[1];
    assert_eq!((chair.name.as_deref(), &chair.holder), (Some("Ben"), &Holder::Person(Presence::Here)));
}

#[test]
fn who_sits_down_is_shown_the_cards_of_the_chair_and_nobody_elses() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    let told = scene.sits(ben, 1, "Ben");
    let sight = scene.table.game().sight(Viewer::Seat(Seat(1)), MemoryAid::Off);
    assert_eq!(welcomes(&told)[0].present.sight, sight);
}

#[test]
fn nobody_sits_on_a_persons_chair_or_on_one_that_is_not_there() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    assert_eq!(denied(&scene.sits(ben, 0, "Ben")), Denial::SeatTaken);
    assert_eq!(denied(&scene.sits(ben, 3, "Ben")), Denial::NoSuchSeat);
    assert_eq!(denied(&scene.sits(ben, 255, "Ben")), Denial::NoSuchSeat);
}

#[test]
fn nobody_has_two_chairs() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    assert_eq!(denied(&scene.sits(clients[0], 1, "Twin")), Denial::Seated(Seat(0)));
    assert_eq!(denied(&scene.sits(clients[0], 0, "Ann")), Denial::Seated(Seat(0)));
}

#[test]
fn who_has_seen_one_hand_may_not_sit_behind_another() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    accepted(&scene.stands(clients[0]));
    assert_eq!(denied(&scene.sits(clients[0], 1, "Ann")), Denial::OtherCards(Seat(0)));
    scene.reopens_after(0);
    let ann = scene.comes("ann");
    assert_eq!(
        denied(&scene.sits(ann, 2, "Ann")),
        Denial::OtherCards(Seat(0)),
        "also after the table was closed"
    );
    accepted(&scene.sits(ann, 0, "Ann"));
}

#[test]
fn a_chair_that_was_given_up_is_free_and_who_gave_it_up_finds_it_taken() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    scene.stands(clients[0]);
    accepted(&scene.sits(ben, 0, "Ben"));
    assert_eq!(denied(&scene.sits(clients[0], 0, "Ann")), Denial::SeatTaken);
}

#[test]
fn a_chair_is_kept_for_whose_time_was_used_up() {
    let mut setup = setup("safaru", 3, &["ann", "ben", "cleo"]);
    setup.terms.clock = Clock::Move { time: 60_000 };
    let (mut scene, _) = Scene::begun(setup, &["ann", "ben", "cleo"]);
    let late = scene.turn();
    let (slow, stranger) = (scene.to_act().expect("a person"), scene.comes("dora"));
    scene.waits(60_000);
    assert!(
        matches!(scene.events().last(), Some(event) if event.what == What::Stood { seat: late, why: Why::TimeOut })
    );
    scene.waits(1600);
    assert_eq!(denied(&scene.sits(stranger, late.0, "Dora")), Denial::SeatTaken);
    accepted(&scene.sits(slow, late.0, "Back"));
}

#[test]
fn strangers_only_watch_at_a_closed_table() {
    let mut setup = setup("safaru", 3, &["ann"]);
    setup.terms.open = false;
    let (mut scene, clients) = Scene::begun(setup, &["ann"]);
    let ben = scene.comes("ben");
    assert_eq!(denied(&scene.sits(ben, 1, "Ben")), Denial::SeatsClosed);
    scene.stands(clients[0]);
    assert_eq!(denied(&scene.sits(ben, 0, "Ben")), Denial::SeatsClosed);
    accepted(&scene.sits(clients[0], 0, "Ann"));
}

#[test]
fn a_name_can_be_seen_is_short_and_is_nobody_elses() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    let long = "x".repeat(25);
    for name in ["", "   ", "ANN", " ann ", "a\u{202e}b", "\u{200b}", "\u{3164}", &long] {
        assert_eq!(denied(&scene.sits(ben, 1, name)), Denial::BadName, "{name:?}");
    }
    accepted(&scene.sits(ben, 1, &"é".repeat(24)));
}

#[test]
fn a_name_is_kept_without_spaces_around_it() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    scene.sits(ben, 1, "  Ben\u{a0} Ali ");
    assert_eq!(scene.room(ben).chairs[1].name.as_deref(), Some("Ben Ali"));
}

#[test]
fn the_name_of_who_left_is_free() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    scene.stands(clients[0]);
    accepted(&scene.sits(ben, 0, "Ann"));
}

#[test]
fn who_stands_up_sees_what_everybody_may_see_and_a_bot_plays_on() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.goes_on_to(0);
    let told = scene.stands(clients[0]);
    let welcome = &welcomes(&told)[0];
    assert_eq!(welcome.you, None);
    assert_eq!(welcome.present.sight, scene.table.game().sight(Viewer::Spectator, MemoryAid::Off));
    assert_eq!(welcome.present.room.chairs[0].holder, Holder::Bot("greedy".to_owned()));
    let seq = scene.table.seq();
    scene.waits(1600);
    let events = scene.events();
    assert!(matches!(events[seq as usize].what, What::Moved { seat: Seat(0), .. }), "the bot answers");
}

#[test]
fn only_who_sits_may_stand_up() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    assert_eq!(denied(&scene.stands(ben)), Denial::NotSeated);
    accepted(&scene.stands(clients[0]));
    assert_eq!(denied(&scene.stands(clients[0])), Denial::NotSeated);
}

#[test]
fn who_watches_is_told_what_everybody_may_know() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    scene.goes_on();
    let spectator = scene.table.game().sight(Viewer::Spectator, MemoryAid::Off);
    let updates = updates(&scene.told(ben));
    let last = updates.last().expect("something happened");
    assert_eq!(last.sight, spectator);
    assert!(last.sight.choices.is_empty());
}

#[test]
fn people_are_never_told_who_the_others_are_to_the_keeper() {
    let mut setup = setup("safaru", 3, &["ann"]);
    setup.places[0].person.as_mut().expect("ann").person = person("SECRET-ID");
    let mut scene = Scene::set_up(setup);
    let (ann, ben) = (scene.comes("SECRET-ID"), scene.comes("ben"));
    scene.waits(0);
    scene.chats(ann, "hello");
    scene.stands(ann);
    scene.sits(ann, 0, "Ann");
    let told = format!("{:?}{:?}", scene.told(ben), scene.hello(ben, 0));
    assert!(told.contains("hello") && !told.contains("SECRET-ID"));
}
