//! Who is there.

use protocol::{Holder, Presence, ToServer};
use table::ClientId;

use crate::scene::{Message, Scene};

fn presence(scene: &mut Scene, client: ClientId, seat: usize) -> Presence {
    match scene.room(client).chairs[seat].holder {
        Holder::Person(presence) => presence,
        Holder::Bot(_) => panic!("a bot sits there"),
    }
}

#[test]
fn who_has_no_client_is_away_since_they_went() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    assert_eq!(presence(&mut scene, clients[0], 1), Presence::Here);
    scene.sleeps(5000);
    scene.told(clients[0]);
    scene.goes(clients[1]);
    let told = scene.told(clients[0]);
    assert!(matches!(told[..], [Message::Room(_)]), "the others are told");
    let away = Presence::Away(scene.now);
    scene.sleeps(5000);
    assert_eq!(presence(&mut scene, clients[0], 1), away);
    scene.chats(clients[0], "are you there?");
    assert_eq!(presence(&mut scene, clients[0], 1), away, "since then, whatever happens");
    scene.comes("ben");
    assert_eq!(presence(&mut scene, clients[0], 1), Presence::Here);
}

#[test]
fn who_has_two_clients_is_there_until_both_are_gone() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    let second = scene.comes("ben");
    scene.goes(clients[1]);
    assert_eq!(presence(&mut scene, clients[0], 1), Presence::Here);
    scene.goes(second);
    assert_eq!(presence(&mut scene, clients[0], 1), Presence::Away(scene.now));
}

#[test]
fn two_clients_of_one_person_see_the_same() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let second = scene.comes("ann");
    assert_eq!(scene.look(clients[0]), scene.look(second));
    scene.forget_what_was_told();
    let to_first = scene.chats(clients[0], "hello");
    let to_second = scene.told(second);
    assert_eq!(to_first[0], to_second[0], "the update");
    assert_eq!(to_second.len(), 1, "and only the sender is answered");
}

#[test]
fn those_who_watch_are_counted_once_they_said_hello() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let silent = scene.connects("dora");
    assert_eq!(scene.room(clients[0]).spectators, 0);
    scene.hello(silent, 0);
    assert_eq!(scene.room(clients[0]).spectators, 1);
    scene.goes(silent);
    assert_eq!(scene.room(clients[0]).spectators, 0);
}

#[test]
fn nobody_is_told_anything_before_hello() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let silent = scene.connects("dora");
    scene.goes_on();
    scene.chats(clients[0], "hello");
    assert!(scene.told(silent).is_empty());
    let told = scene.says(silent, &ToServer::Glossary);
    assert_eq!(crate::scene::denied(&told), protocol::Denial::NoHello);
}

#[test]
fn who_stands_up_while_being_there_is_a_bot_and_who_sits_down_is_there() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    scene.stands(clients[1]);
    assert_eq!(scene.room(clients[0]).chairs[1].holder, Holder::Bot("greedy".to_owned()));
    scene.sits(clients[1], 1, "Ben");
    assert_eq!(presence(&mut scene, clients[0], 1), Presence::Here);
}

#[test]
fn a_client_that_is_gone_twice_changes_nothing() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    scene.goes(clients[1]);
    scene.sleeps(1000);
    scene.told(clients[0]);
    scene.goes(clients[1]);
    assert!(scene.told(clients[0]).is_empty());
    assert!(scene.says(clients[1], &ToServer::Ping).is_empty(), "nor is it answered");
}

#[test]
fn who_needs_no_table_in_words_is_sent_none_until_they_want_it_again() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let [page, terminal] = [clients[0], scene.comes("ann")];
    scene.goes_on_to(0);
    assert_eq!(scene.says(page, &ToServer::Picture { wanted: false }), []);
    scene.told(terminal);
    scene.plays_something(page);
    scene.goes_on_to(0);
    let rows = |told: Vec<Message>| -> Vec<usize> {
        let sights = told.into_iter().filter_map(|message| match message {
            Message::Update(present) => Some(present.sight.picture.rows.len()),
            _ => None,
        });
        sights.collect()
    };
    let (without, with) = (rows(scene.told(page)), rows(scene.told(terminal)));
    assert!(!without.is_empty() && without.iter().all(|rows| *rows == 0), "{without:?}");
    assert!(!with.is_empty() && with.iter().all(|rows| *rows > 0), "{with:?}");
    let again = rows(scene.says(page, &ToServer::Picture { wanted: true }));
    assert!(matches!(again[..], [rows] if rows > 0), "{again:?}");
}
