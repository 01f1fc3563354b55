//! What a client may send, and what it may not.

use game::Phrase;
use protocol::{Denial, LONGEST_MESSAGE, ToServer, VERSION};
use table::ClientId;

use crate::scene::{Message, Scene, denied};

fn is_unreadable(scene: &mut Scene, client: ClientId, text: &str) -> Phrase {
    let told = scene.sends(client, text);
    assert_eq!(told.len(), 1, "{text}");
    assert!(
        serde_json::to_string(&told).expect("it can be sent").len() < 2000,
        "what was sent is not repeated at length"
    );
    match denied(&told) {
        Denial::Unreadable(phrase) => phrase,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn what_is_no_message_is_denied_and_nothing_changes() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let before = scene.look(clients[0]);
    let texts = [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        "17",
        r#"{"type":"dance"}"#,
        r#"{"type":"ping"} {"type":"ping"}"#,
        r#"{"value":{}}"#,
        r#"{"type":"seen"}"#,
        r#"{"type":"seen","value":{}}"#,
        r#"{"type":"seen","value":{"seq":-1}}"#,
        r#"{"type":"seen","value":{"seq":1.5}}"#,
        r#"{"type":"seen","value":{"seq":"1"}}"#,
        r#"{"type":"seen","value":{"seq":18446744073709551616}}"#,
        r#"{"type":"sit","value":{"key":"a","seat":300,"name":"x"}}"#,
        r#"{"type":"sit","value":{"key":"a","seat":1,"name":null}}"#,
        r#"{"type":"play","value":{"key":"a","position":1,"action":"draw"}}"#,
        r#"{"type":"play","value":{"key":"a","position":1,"action":{"type":"text","value":["draw"]}}}"#,
        r#"{"type":"play","value":{"key":"a","position":1,"action":{"type":"actions","value":"draw"}}}"#,
        r#"{"type":"ask","value":{"key":"a","motion":{"type":"win"}}}"#,
        r#"{"type":"ask","value":{"key":"a","motion":{"type":"take-back"}}}"#,
        "\u{0}\u{1}",
    ];
    for text in texts {
        is_unreadable(&mut scene, clients[0], text);
    }
    assert_eq!(scene.look(clients[0]), before);
}

#[test]
fn unknown_fields_are_denied_not_guessed_at() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let texts = [
        r#"{"type":"ping","more":1}"#,
        r#"{"type":"stand","value":{"key":"a","seat":1}}"#,
        r#"{"type":"stand","value":{"key":"a"},"person":"ben"}"#,
        r#"{"type":"say","value":{"key":"a","text":"x","as":"ben"}}"#,
        r#"{"type":"wish","value":{"forced":true,"memory":true,"cards":true}}"#,
        r#"{"type":"play","value":{"key":"a","position":1,"seat":1,"action":{"type":"text","value":"x"}}}"#,
        r#"{"type":"play","value":{"key":"a","position":1,"action":{"type":"text","value":"x","seat":1}}}"#,
        r#"{"type":"ask","value":{"key":"a","motion":{"type":"pause","seat":1}}}"#,
        r#"{"type":"ask","value":{"key":"a","motion":{"type":"replace","value":{"seat":1,"by":2}}}}"#,
    ];
    for text in texts {
        is_unreadable(&mut scene, clients[0], text);
    }
}

#[test]
fn keys_are_short_and_plain() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let long = "k".repeat(33);
    for key in ["", " ", "a b", "a/b", "é", "a\\u0000", &long] {
        is_unreadable(&mut scene, clients[0], &format!(r#"{{"type":"stand","value":{{"key":"{key}"}}}}"#));
    }
    for key in [&long[1..], "A-z_09"] {
        let text = format!(r#"{{"type":"say","value":{{"key":"{key}","text":"x"}}}}"#);
        crate::scene::accepted(&scene.sends(clients[0], &text));
    }
}

#[test]
fn a_message_has_a_greatest_length() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let padded = |length: usize| format!("{:<length$}", r#"{"type":"ping"}"#);
    assert_eq!(scene.sends(clients[0], &padded(LONGEST_MESSAGE)), [Message::Pong]);
    let phrase = is_unreadable(&mut scene, clients[0], &padded(LONGEST_MESSAGE + 1));
    assert_eq!(phrase.key, "denied-too-long");
}

#[test]
fn long_and_deep_messages_do_no_harm() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let deep = format!(
        r#"{{"type":"play","value":{{"key":"a","position":1,"action":{{"type":"actions","value":{}{}}}}}}}"#,
        "[".repeat(7000),
        "]".repeat(7000)
    );
    is_unreadable(&mut scene, clients[0], &deep);
    let value_first = format!(r#"{{"value":{}{},"type":"play"}}"#, "[".repeat(7000), "]".repeat(7000));
    is_unreadable(&mut scene, clients[0], &value_first);
    let long = format!(r#"{{"type":"{}"}}"#, "x".repeat(16_000));
    is_unreadable(&mut scene, clients[0], &long);
}

#[test]
fn a_client_of_another_version_is_told_so_and_nothing_else() {
    let (mut scene, _) = Scene::safaru(&["ann"]);
    let old = scene.connects("dora");
    let told = scene.says(old, &ToServer::Hello { version: VERSION + 1, after: 0 });
    assert_eq!(told.len(), 1);
    assert_eq!(denied(&told), Denial::Version(VERSION + 1));
    scene.goes_on();
    assert!(scene.told(old).is_empty());
    assert_eq!(denied(&scene.says(old, &ToServer::Ping)), Denial::NoHello);
}

#[test]
fn a_denial_names_the_message_that_it_answers() {
    let (mut scene, clients) = Scene::safaru(&["ann"]);
    let told = scene.sends(clients[0], r#"{"type":"resume","value":{"key":"a7"}}"#);
    let [Message::Denied { key: Some(key), why, words }] = &told[..] else { panic!("{told:?}") };
    assert_eq!((key.as_str(), why), ("a7", &Denial::NotPaused));
    assert_eq!(*words, why.phrase());
}

#[test]
fn everybody_may_ask_for_the_cards_in_words_and_say_that_they_are_there() {
    let (mut scene, clients) = Scene::begun(crate::scene::setup("asante", 2, &["ann"]), &["ann"]);
    let watcher = scene.comes("dora");
    for client in [clients[0], watcher] {
        assert_eq!(scene.says(client, &ToServer::Ping), [Message::Pong]);
        let told = scene.says(client, &ToServer::Glossary);
        assert!(matches!(&told[..], [Message::Glossary(_)]), "{told:?}");
    }
}

#[test]
fn messages_read_back_what_they_wrote() {
    let text =
        r#"{"type":"play","value":{"key":"a7","position":41,"action":{"type":"text","value":"play r7"}}}"#;
    let message = ToServer::read(text).expect("it is one");
    assert_eq!(serde_json::to_string(&message).expect("it can be sent"), text);
    assert_eq!(message.key().map(protocol::Key::as_str), Some("a7"));
}
