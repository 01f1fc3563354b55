//! Clients that read slowly, or not at all.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use protocol::ToServer;
use store::Memory;

use crate::client::{Client, Message, key};
use crate::house::{House, settings, somebody, wait_for};

fn admin() -> server::Settings {
    let mut settings = settings();
    settings.admin = Some(([127, 0, 0, 1], 0).into());
    settings
}

#[test]
fn who_reads_too_slowly_is_closed_while_the_others_play_on() {
    let mut settings = admin();
    settings.reads_within = Duration::from_millis(300);
    let house = House::with(Arc::new(Memory::new()), settings);
    let (ana, eve) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut player = house.client(&ana, &table);
    // Eve wants to be told everything again and again, and reads nothing of it.
    let mut slow = house.knocks(&eve, &table);
    slow.socket.get_mut().set_write_timeout(Some(Duration::from_millis(50))).unwrap();
    let hello = serde_json::to_string(&ToServer::Hello { version: 1, after: 0 }).unwrap();
    wait_for("the slow one to be closed", || {
        house.figure("karata_clients_slow_total") > 0 || {
            let stream: &TcpStream = slow.socket.get_ref();
            let mut stream = stream;
            for _ in 0..50 {
                // A frame of a client, masked with zeros.
                let mut frame = vec![0x81, 0x80 | u8::try_from(hello.len()).unwrap(), 0, 0, 0, 0];
                frame.extend(hello.as_bytes());
                if stream.write_all(&frame).is_err() {
                    break;
                }
            }
            player.present().seq == u64::MAX
        }
    });
    player.moves();
    player.say("you missed that").unwrap();
    wait_for("the slow one to be gone", || house.figure("karata_sockets") == 1);
    // It comes back and goes on from there.
    assert!(house.client(&eve, &table).present().seq >= player.present().seq);
}

#[test]
fn a_connection_that_is_only_half_there_is_noticed() {
    let mut settings = admin();
    settings.heartbeat = Duration::from_millis(100);
    settings.silence = Duration::from_millis(250);
    let house = House::with(Arc::new(Memory::new()), settings);
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    let mut second = house.client(&ben, &table);
    second.sit(1, "Ben").unwrap();
    // Ben's machine has fallen asleep: nothing is read, nothing is sent, nothing is closed. Ana's answers.
    let room = first.until_room(|room| {
        matches!(room.chairs[1].holder, protocol::Holder::Person(protocol::Presence::Away(_)))
    });
    assert_eq!(room.chairs[1].name.as_deref(), Some("Ben"), "the chair stays Ben's");
    let mut said = Vec::new();
    second.socket.get_mut().read_to_end(&mut said).unwrap();
    assert!(String::from_utf8_lossy(&said).contains("nothing was heard from you"), "it is told why");
    assert_eq!(house.figure("karata_sockets"), 1);
}

#[test]
fn who_never_says_hello_is_told_nothing() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut silent = house.knocks(&ana, &table);
    let mut client = house.client(&ana, &table);
    client.moves();
    // The first thing that it is told is the answer to its own first message.
    silent.send(&ToServer::Say { key: key(), text: "hm".to_owned() });
    assert!(matches!(silent.next(), Message::Denied { why: protocol::Denial::NoHello, .. }));
}

#[test]
fn heads_and_bodies_that_never_end_hold_nothing_up() {
    let house = House::new();
    let (ana, mut streams) = (somebody(), Vec::new());
    let starts: [&[u8]; 3] = [
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-a: ",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{",
    ];
    for start in starts.iter().cycle().take(30) {
        let mut stream = TcpStream::connect(house.address).unwrap();
        stream.write_all(start).unwrap();
        streams.push(stream);
    }
    let table = house.table(&ana, "Ana");
    let mut client: Client = house.client(&ana, &table);
    client.moves();
}
