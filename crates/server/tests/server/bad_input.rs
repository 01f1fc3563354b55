//! What is wrong is answered, and nobody else notices.

use std::fmt::Write;

use protocol::{Denial, Key, ToServer};
use serde_json::json;
use tungstenite::Message as Frame;

use crate::client::{Message, key, open};
use crate::house::{House, quick, raw, somebody};

#[test]
fn malformed_messages_are_denied_with_a_reason_and_the_conversation_goes_on() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.waits();
    let deep = "[".repeat(5000);
    let bad = [
        "",
        "{",
        "null",
        "[]",
        "\"hello\"",
        "{\"type\":\"cheat\"}",
        "{\"type\":\"play\"}",
        "{\"type\":\"ping\",\"value\":1}",
        "{\"type\":\"say\",\"value\":{\"key\":\"\",\"text\":\"x\"}}",
        "{\"type\":\"say\",\"value\":{\"key\":\"a b\",\"text\":\"x\"}}",
        "{\"type\":\"say\",\"value\":{\"key\":\"a\",\"text\":\"x\",\"seat\":1}}",
        "{\"type\":\"sit\",\"value\":{\"key\":\"a\",\"seat\":-1,\"name\":\"x\"}}",
        "{\"type\":\"hello\",\"value\":{\"version\":1,\"after\":1e99}}",
        "{\"type\":\"play\",\"value\":{\"key\":\"a\",\"position\":1,\"action\":{\"type\":\"actions\",\"value\":{}}}}",
        deep.as_str(),
    ];
    for text in bad {
        client.send_text(text);
        let why = client.until(|message, _| match message {
            Message::Denied { why, key: None, .. } => Some(why.clone()),
            _ => None,
        });
        assert!(matches!(why, Denial::Unreadable(_)), "{text}: {why:?}");
    }
    client.moves();
}

#[test]
fn forged_moves_change_nothing() {
    let house = House::new();
    let (ana, eve) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.waits();
    let mut thief = house.client(&eve, &table);
    let seq = client.present().seq;
    let position = client.present().position;
    let play = client.first_choice();
    assert_eq!(thief.tries(&play).unwrap_err(), Denial::NotSeated, "a message never names its sender");
    thief.sit(1, "Eve").unwrap();
    let ToServer::Play { action, .. } = play.clone() else { panic!("a move") };
    let forged = ToServer::Play { key: key(), position, action };
    assert!(matches!(thief.tries(&forged).unwrap_err(), Denial::Refused(_)), "not her turn");
    let silly = [json!({}), json!([1, 2]), json!("x"), json!({ "type": "cheat" })];
    for action in silly {
        let action = protocol::Move::Actions(vec![action]);
        let play = ToServer::Play { key: key(), position, action };
        assert!(matches!(client.tries(&play).unwrap_err(), Denial::Refused(_)));
    }
    for text in ["", "cheat", "play everything", "\u{0}", "💥"] {
        let action = protocol::Move::Text(text.to_owned());
        assert!(client.tries(&ToServer::Play { key: key(), position, action }).is_err(), "{text}");
    }
    let odd = [
        ToServer::Ask { key: key(), motion: protocol::Motion::Replace { seat: game::Seat(255) } },
        ToServer::Ask { key: key(), motion: protocol::Motion::TakeBack { to: Some(u64::MAX) } },
        ToServer::Agree { key: key(), motion: u64::MAX, yes: true },
        ToServer::Resume { key: key() },
    ];
    for message in odd {
        assert!(client.tries(&message).is_err(), "{message:?}");
    }
    client.send(&ToServer::Seen { seq: u64::MAX });
    client.send(&ToServer::Hello { version: 2, after: 0 });
    let why = client.until(|message, _| match message {
        Message::Denied { why, .. } => Some(why.clone()),
        _ => None,
    });
    assert_eq!(why, Denial::Version(2));
    client.hello(u64::MAX);
    assert_eq!(client.present().seq, seq + 1, "Eve sat down, and nothing else happened");
    // A key of somebody else is nobody's key.
    let ToServer::Play { key, .. } = &play else { panic!("a move") };
    let said = thief.tries(&ToServer::Say { key: Key::new(key.as_str()).unwrap(), text: "mine".to_owned() });
    assert!(said.is_ok());
    client.tries(&play).unwrap();
}

#[test]
fn what_is_no_text_closes_the_socket_and_says_so() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.socket.send(Frame::binary(vec![1, 2, 3])).unwrap();
    assert_eq!(client.closed(), (1003, "messages are text".to_owned()));
    let mut client = house.client(&ana, &table);
    // A frame of text that is no UTF-8, masked with zeros.
    std::io::Write::write_all(client.socket.get_mut(), &[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).unwrap();
    assert_eq!(client.closed().0, 1007);
    house.client(&ana, &table).moves();
}

#[test]
fn what_is_nowhere_is_not_found_and_what_is_odd_is_said_to_be() {
    let house = House::new();
    let ana = somebody();
    let bearer = format!("Bearer {ana}");
    house.get("/api/tables/2222222222222222222222").refused(404, "served-no-table");
    house.get("/api/tables/2222222222222222222222/record").refused(404, "served-no-table");
    let unknown = open(house.address, "2222222222222222222222", &[("authorization", &bearer)]).err().unwrap();
    assert_eq!(unknown.status(), 404);
    let long = format!("/api/tables/{}", "x".repeat(3000));
    house.get(&long).refused(404, "served-no-table");
    for path in ["/api/tables/a%00b", "/api/tables/%20", "/api/tables/%E2%80%AE"] {
        house.get(path).refused(404, "served-no-table");
    }
    house.get("/api/tables/%ff").refused(400, "served-unreadable");
    house.get("/api/games/%ff/rules").refused(400, "served-unreadable");
    for path in
        ["/api/tables/../../etc/passwd", "/api", "/api/tables/a/b", "/.git/config", "/t/../etc/passwd"]
    {
        house.get(path).refused(404, "served-no-page");
    }
    house.get("/api/games/poker/rules").refused(404, "game-unknown");
    house.get("/api/games?lang=xx").refused(400, "served-unreadable");
    house.request("DELETE", "/api/tables", &[], "").refused(405, "served-no-method");
    let table = house.table(&ana, "Ana");
    let socket = format!("/api/tables/{table}/socket");
    house.request("GET", &socket, &[("authorization", &bearer)], "").refused(426, "served-no-socket");
    for garbage in ["\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}", "GET / HTTP/1.1\r\nhost x\r\n\r\n"] {
        let answer = raw(house.address, garbage.as_bytes());
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400"), "{garbage:?}: {answer}");
    }
}

type Change<'a> = &'a dyn Fn(&mut serde_json::Value);

#[test]
fn impossible_tables_are_refused_in_words() {
    let house = House::new();
    let ana = somebody();
    let with = |change: Change| {
        let mut wish = quick("Ana", &json!({}));
        change(&mut wish);
        house.post("/api/tables", &ana, &wish)
    };
    let not_possible: [(&str, Change); 11] = [
        ("game-unknown", &|wish| wish["game"] = json!("poker")),
        ("served-bot-unknown", &|wish| wish["bots"] = json!(["god"])),
        ("served-bot-unknown", &|wish| wish["bots"] = json!(["greedy", "greedy"])),
        ("served-bot-unknown", &|wish| wish["bots"] = json!(["club:100000000"])),
        ("denied-no-such-seat", &|wish| wish["seat"] = json!(7)),
        ("served-no-name", &|wish| wish["name"] = json!(null)),
        ("setup-impossible", &|wish| wish["name"] = json!("\u{202e}anA")),
        ("setup-impossible", &|wish| wish["terms"]["most"] = json!(i64::MAX)),
        ("setup-impossible", &|wish| wish["terms"]["time_per_move"] = json!(i64::MAX)),
        ("setup-impossible", &|wish| wish["terms"]["time_per_move"] = json!(-1)),
        ("served-two-clocks", &|wish| {
            wish["terms"]["time_per_move"] = json!(1);
            wish["terms"]["time_per_game"] = json!(1);
        }),
    ];
    for (key, change) in not_possible {
        with(change).refused(422, key);
    }
    assert_eq!(with(&|wish| wish["seats"] = json!(255)).status, 422);
    assert_eq!(with(&|wish| wish["settings"] = json!({ "cheating": "on" })).status, 422);
    with(&|wish| wish["cheat"] = json!(true)).refused(422, "served-unreadable");
    with(&|wish| wish["seat"] = json!(-1)).refused(422, "served-unreadable");
    let bearer = format!("Bearer {ana}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    house.request("POST", "/api/tables", &headers, "{").refused(400, "served-unreadable");
    house.request("POST", "/api/tables", &headers[..1], "{}").refused(415, "served-unreadable");
}

#[test]
fn many_requests_on_one_connection_are_answered_in_their_order() {
    let house = House::new();
    let mut requests = String::new();
    for number in 0..20 {
        let last = if number == 19 { "connection: close\r\n" } else { "" };
        let path = if number % 2 == 0 { "/" } else { "/api/nowhere" };
        write!(requests, "GET {path} HTTP/1.1\r\nhost: x\r\n{last}\r\n").expect("a string");
    }
    let answers = raw(house.address, requests.as_bytes());
    let statuses: Vec<&str> =
        answers.split("HTTP/1.1 ").skip(1).filter_map(|answer| answer.split(' ').next()).collect();
    assert_eq!(statuses, ["200", "404"].repeat(10));
}
