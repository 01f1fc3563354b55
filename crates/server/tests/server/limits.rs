//! How much anybody may send: who sends more is told so, and nobody is banned.

use std::sync::Arc;

use protocol::{Arrangement, Denial, ToServer};
use serde_json::json;
use store::Memory;

use crate::client::{Client, Message, key, open};
use crate::house::{House, quick, settings, somebody};

/// A server with the usual patience.
fn strict() -> House {
    let mut settings = settings();
    settings.patience = 1;
    House::with(Arc::new(Memory::new()), settings)
}

#[test]
fn a_message_has_at_most_16_kibibytes() {
    let house = House::new();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut other = house.client(&ben, &table);
    let mut client = house.client(&ana, &table);
    let empty = r#"{"type":"play","value":{"key":"a","position":1,"action":{"type":"text","value":""}}}"#;
    let fill = 16 * 1024 - empty.len();
    let longest = empty.replace(r#""value":"""#, &format!(r#""value":"{}""#, "x".repeat(fill)));
    assert_eq!(longest.len(), 16 * 1024);
    client.send_text(&longest);
    client.until(|message, _| matches!(message, Message::Denied { .. }).then_some(()));
    client.send_text(&format!("{longest} "));
    let (code, reason) = client.closed();
    assert_eq!((code, reason.as_str()), (1009, "a message has at most 16 KiB"));
    // Nobody else notices, and who was closed comes back.
    other.sit(1, "Ben").unwrap();
    house.client(&ana, &table).say("I am back").unwrap();
}

#[test]
fn the_content_of_a_request_has_at_most_64_kibibytes() {
    let house = House::new();
    let bearer = format!("Bearer {}", somebody());
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let mut body = quick("Ana", &json!({})).to_string();
    body.push_str(&" ".repeat(64 * 1024 - body.len()));
    assert_eq!(house.request("POST", "/api/tables", &headers, &body).status, 201);
    body.push(' ');
    house.request("POST", "/api/tables", &headers, &body).refused(413, "served-unreadable");
}

#[test]
fn a_head_without_end_is_refused() {
    let house = House::new();
    let head = format!("GET / HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n\r\n", "x".repeat(300_000));
    let answer = crate::house::raw(house.address, head.as_bytes());
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    assert_eq!(house.get("/").status, 200);
}

#[test]
fn a_socket_that_sends_too_much_is_told_to_wait_and_is_heard_again() {
    let house = strict();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    for _ in 0..250 {
        client.send(&ToServer::Ping);
    }
    let (mut pongs, mut waits) = (0, Vec::new());
    while pongs + waits.len() < 250 {
        match client.next() {
            Message::Pong => pongs += 1,
            Message::Denied { why: Denial::TooFast(wait), .. } => waits.push(wait),
            _ => {}
        }
    }
    assert!(pongs >= 190 && !waits.is_empty(), "{pongs} pongs");
    assert!(waits.iter().all(|wait| (1..=1000).contains(wait)), "{waits:?}");
    // Others are not concerned, and nobody is banned.
    house.client(&ben, &table).sit(1, "Ben").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(waits[0].unsigned_abs() + 250));
    client.say("all is well").unwrap();
}

#[test]
fn a_person_who_writes_too_much_on_many_sockets_is_told_to_wait() {
    let house = strict();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut clients: Vec<Client> = (0..3).map(|_| house.client(&ana, &table)).collect();
    let mut denied = None;
    for number in 0..30 {
        let client = &mut clients[number % 3];
        if let Err(why) = client.say("!") {
            denied = Some((number, why));
            break;
        }
    }
    let (number, why) = denied.expect("nobody reads that much");
    assert!(number >= 19 && matches!(why, Denial::TooFast(1..=1000)), "{number}: {why:?}");
}

#[test]
fn an_address_that_asks_too_much_is_told_when_to_come_back() {
    let house = strict();
    let refused = (0..400).map(|_| house.get("/")).find(|answer| answer.status != 200).expect("a limit");
    refused.refused(429, "denied-too-fast");
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    // What it says is not believed without a proxy.
    let lied = house.request("GET", "/", &[("x-forwarded-for", "9.9.9.9")], "");
    assert!([200, 429].contains(&lied.status));
    crate::house::wait_for("the address to be heard again", || house.get("/").status == 200);
}

#[test]
fn tables_and_tokens_are_not_given_out_by_the_million() {
    let house = strict();
    let answers: Vec<_> = (0..70).map(|_| house.request("POST", "/api/tokens", &[], "")).collect();
    let given = answers.iter().filter(|answer| answer.status == 201).count();
    assert!((60..65).contains(&given), "{given}");
    let refused = answers.iter().find(|answer| answer.status != 201).unwrap();
    refused.refused(429, "denied-too-fast");
    assert!(refused.header("retry-after").is_some());
    let house = strict();
    let ana = somebody();
    let open = |_| house.post("/api/tables", &ana, &quick("Ana", &json!({}))).status;
    let opened: Vec<u16> = (0..25).map(open).collect();
    assert_eq!(opened.iter().filter(|status| **status == 201).count(), 20);
    assert_eq!(opened.last(), Some(&429));
}

#[test]
fn behind_a_proxy_everybody_has_their_own_address() {
    let mut settings = settings();
    settings.patience = 1;
    settings.behind_proxy = true;
    let house = House::with(Arc::new(Memory::new()), settings);
    let from =
        |address: &str| house.request("POST", "/api/tokens", &[("x-forwarded-for", address)], "").status;
    let busy: Vec<u16> = (0..65).map(|number| from(&format!("6.6.6.{number}, 7.7.7.7"))).collect();
    assert_eq!(busy.last(), Some(&429), "what comes before the proxy's word is invented");
    assert_eq!(from("7.7.7.7, 8.8.8.8"), 201);
}

#[test]
fn a_person_has_at_most_20_sockets() {
    let house = strict();
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut sockets: Vec<_> = (0..20).map(|_| house.knocks(&ana, &table)).collect();
    let bearer = format!("Bearer {ana}");
    let knock = || open(house.address, &table, &[("authorization", &bearer)]);
    let refused = knock().err().unwrap();
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    house.client(&ben, &table).sit(1, "Ben").unwrap();
    drop(sockets.pop());
    crate::house::wait_for("a place", || knock().is_ok());
}

#[test]
fn connections_without_end_are_turned_away_and_the_others_play_on() {
    let mut settings = settings();
    settings.connections = 30;
    let house = House::with(Arc::new(Memory::new()), settings);
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    let flood: Vec<_> = (0..60).map(|_| std::net::TcpStream::connect(house.address).unwrap()).collect();
    let answer = crate::house::raw(house.address, b"");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("retry-after"), "{answer:?}");
    client.moves();
    client.say("who is knocking?").unwrap();
    drop(flood);
    crate::house::wait_for("room", || {
        !crate::house::raw(house.address, b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .contains(" 503 ")
    });
}

#[test]
fn playing_again_is_not_a_way_to_tables_without_end() {
    let house = strict();
    let ana = somebody();
    let mut table = house.table(&ana, "Ana");
    for number in 0.. {
        let mut client = house.client(&ana, &table);
        client.give_up().unwrap();
        client.send(&ToServer::Again { key: key(), chairs: Arrangement::Same });
        let next = client.until(|message, _| match message {
            Message::Next { table } => Some(Ok(table.clone())),
            Message::Denied { why, .. } => Some(Err(why.clone())),
            _ => None,
        });
        match next {
            Ok(next) => table = next,
            Err(why) => {
                assert!(number < 25 && matches!(why, Denial::TooFast(_)), "{number}: {why:?}");
                return;
            }
        }
    }
}
