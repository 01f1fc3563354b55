//! A message that is sent again is carried out once and answered alike.

use game::Seat;
use protocol::{Denial, Move, ToServer};
use table::PersonId;

use crate::scene::{Message, Scene, accepted, denied, key, setup};

/// Whoever is to act at Rummü draws: nature gives a card, so that one message makes two events.
fn drawn() -> (Scene, ToServer, Vec<Message>) {
    let (mut scene, _) = Scene::rummu(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let draw =
        ToServer::Play { key: key("a7"), position: scene.position(), action: Move::Text("draw".to_owned()) };
    let told = scene.says(client, &draw);
    (scene, draw, told)
}

#[test]
fn a_message_sent_again_is_answered_alike_and_carried_out_once() {
    let (mut scene, draw, told) = drawn();
    let client = scene.to_act().expect("who has drawn goes on");
    let seq = scene.table.seq();
    assert_eq!(accepted(&told), seq, "the last event that it led to");
    let again = scene.says(client, &draw);
    assert_eq!(again, [Message::Accepted { key: key("a7"), seq }]);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn also_after_the_table_was_closed() {
    let (mut scene, draw, told) = drawn();
    let seq = accepted(&told);
    let seat = scene.turn();
    scene.reopens_after(1000);
    let client = scene.comes(["ann", "ben", "cleo"][seat.index()]);
    assert_eq!(scene.says(client, &draw), [Message::Accepted { key: key("a7"), seq }]);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn also_when_much_has_happened_since() {
    let (mut scene, draw, told) = drawn();
    let client = scene.to_act().expect("who has drawn goes on");
    (0..10).for_each(|_| scene.goes_on());
    let seq = scene.table.seq();
    assert_eq!(scene.says(client, &draw), [Message::Accepted { key: key("a7"), seq: accepted(&told) }]);
    assert_eq!(scene.table.seq(), seq);
}

#[test]
fn also_when_its_sender_sits_there_no_longer() {
    let (mut scene, draw, told) = drawn();
    let client = scene.to_act().expect("who has drawn goes on");
    scene.stands(client);
    assert_eq!(scene.says(client, &draw), [Message::Accepted { key: key("a7"), seq: accepted(&told) }]);
}

#[test]
fn also_when_another_client_of_the_same_person_sends_it() {
    let (mut scene, draw, told) = drawn();
    let seat = scene.turn();
    let second = scene.comes(["ann", "ben", "cleo"][seat.index()]);
    assert_eq!(scene.says(second, &draw), [Message::Accepted { key: key("a7"), seq: accepted(&told) }]);
}

#[test]
fn another_person_may_use_the_same_key() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    for (client, text) in [(clients[0], "one"), (clients[1], "two")] {
        accepted(&scene.says(client, &ToServer::Say { key: key("a7"), text: text.to_owned() }));
    }
    assert_eq!(scene.table.seq(), 4, "dealer, deal, and both lines");
}

#[test]
fn a_message_that_was_denied_is_judged_anew() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let ben = scene.comes("ben");
    let sit = ToServer::Sit { key: key("a7"), seat: Seat(0), name: "Ben".to_owned() };
    assert_eq!(denied(&scene.says(ben, &sit)), Denial::SeatTaken);
    scene.stands(clients[0]);
    accepted(&scene.says(ben, &sit));
}

#[test]
fn what_could_not_be_stored_has_not_happened_and_may_be_sent_again() {
    let (mut scene, _) = Scene::safaru(&["ann", "ben", "cleo"]);
    let client = scene.to_act().expect("a person");
    let before = scene.look(client);
    let action = Move::Actions(vec![before.sight.choices[0].action.clone()]);
    let play = ToServer::Play { key: key("a7"), position: scene.position(), action };
    scene.store_works = false;
    scene.forget_what_was_told();
    let told = scene.says(client, &play);
    assert!(matches!(denied(&told), Denial::NotStored(_)));
    assert_eq!(told.len(), 1, "and nobody is told anything else");
    assert_eq!(scene.look(client), before);
    scene.store_works = true;
    accepted(&scene.says(client, &play));
}

#[test]
fn a_bots_answer_that_could_not_be_stored_is_given_again() {
    let (mut scene, _) = Scene::safaru(&[]);
    let seq = scene.table.seq();
    scene.store_works = false;
    scene.waits(1600);
    assert_eq!(scene.table.seq(), seq);
    scene.store_works = true;
    scene.waits(1600);
    assert!(scene.table.seq() > seq);
}

#[test]
fn what_is_agreed_on_but_not_stored_may_be_agreed_on_again() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    accepted(&scene.asks(clients[0], protocol::Motion::Pause));
    let agree = ToServer::Agree { key: key("a7"), motion: 1, yes: true };
    scene.store_works = false;
    assert!(matches!(denied(&scene.says(clients[1], &agree)), Denial::NotStored(_)));
    assert_eq!(scene.room(clients[0]).paused, None);
    scene.store_works = true;
    accepted(&scene.says(clients[1], &agree));
    assert_eq!(scene.room(clients[0]).paused, Some(scene.now));
}

#[test]
fn no_person_is_called_so_that_keys_of_two_messages_are_the_same() {
    assert_eq!(PersonId::new("a/b"), None);
    assert_eq!(PersonId::new(""), None);
    assert_eq!(PersonId::new("é"), None);
    assert_eq!(PersonId::new("a b"), None);
    assert_eq!(PersonId::new("x".repeat(25)), None);
    assert!(PersonId::new("x".repeat(24)).is_some());
    assert!(serde_json::from_str::<PersonId>("\"a/b\"").is_err(), "nor is one read");
}

#[test]
fn keys_of_what_happens_by_itself_are_nobodys() {
    let (mut scene, _) = Scene::begun(setup("rummu", 3, &["@3"]), &["@3"]);
    // The scene looks that no key is stored twice.
    (0..50).for_each(|_| scene.goes_on());
    assert!(scene.table.seq() > 50);
}
