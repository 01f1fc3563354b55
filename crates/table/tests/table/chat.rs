//! What is said at the table.

use game::Seat;
use protocol::{Denial, Happening, LONGEST_CHAT};

use crate::scene::{Scene, accepted, denied, updates};

#[test]
fn what_somebody_says_is_told_to_everybody() {
    let (mut scene, clients) = Scene::safaru(&["ann", "ben"]);
    let watcher = scene.comes("dora");
    accepted(&scene.chats(clients[0], "  Well played! "));
    for client in [clients[1], watcher] {
        let said = &updates(&scene.told(client))[0].told[0].what;
        assert_eq!(*said, Happening::Said { seat: Seat(0), text: "Well played!".to_owned() });
    }
}

#[test]
fn only_who_sits_speaks() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let watcher = scene.comes("dora");
    assert_eq!(denied(&scene.chats(watcher, "cheater")), Denial::NotSeated);
}

#[test]
fn a_line_has_a_greatest_length_counted_in_characters() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    accepted(&scene.chats(clients[0], &"é".repeat(LONGEST_CHAT)));
    assert_eq!(denied(&scene.chats(clients[0], &"é".repeat(LONGEST_CHAT + 1))), Denial::BadChat);
}

#[test]
fn a_line_can_be_seen_and_does_nothing() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    for text in ["", "  \n ", "a\u{202e}b", "a\nb", "\u{1b}[2J", "\u{200b}", "\u{0}"] {
        assert_eq!(denied(&scene.chats(clients[0], text)), Denial::BadChat, "{text:?}");
    }
    accepted(&scene.chats(clients[0], "<b>&amp; 👩\u{200d}👧 ❤\u{fe0f}"));
}

#[test]
fn people_speak_after_the_end_too() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.gives_up(clients[0]);
    accepted(&scene.chats(clients[0], "next time"));
}

#[test]
fn what_was_said_is_told_to_who_comes_later() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    scene.chats(clients[0], "hello");
    scene.reopens_after(0);
    let watcher = scene.comes("dora");
    let told = scene.hello(watcher, 0).present.told;
    let said = Happening::Said { seat: Seat(0), text: "hello".to_owned() };
    assert!(told.iter().any(|told| told.what == said));
}
