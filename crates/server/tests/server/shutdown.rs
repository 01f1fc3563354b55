//! A server that stops, and is started again.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::house::{House, file, somebody};

#[test]
fn sockets_are_closed_with_words_and_everything_is_there_after_a_restart() {
    let file = file();
    let house = House::on(&file);
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut first = house.client(&ana, &table);
    first.moves();
    first.say("au revoir").unwrap();
    first.waits();
    let mut second = house.client(&ben, &table);
    let mut silent = house.knocks(&ben, &table);
    let (seq, sight) = (first.present().seq, first.present().sight.clone());
    let closed = house.stop_while(|| [&mut first, &mut second, &mut silent].map(|client| client.closed().0));
    assert_eq!(closed, [1001; 3]);
    let house = House::on(&file);
    let first = house.client(&ana, &table);
    assert_eq!((first.present().seq, &first.present().sight), (seq, &sight));
}

#[test]
fn what_was_acknowledged_while_it_stops_is_stored() {
    let file = file();
    let house = House::on(&file);
    let players: Vec<String> = (0..4).map(|_| somebody()).collect();
    let tables: Vec<String> = players.iter().map(|player| house.table(player, "Ana")).collect();
    let begun = AtomicBool::new(false);
    let mut clients: Vec<_> =
        players.iter().zip(&tables).map(|(player, table)| house.client(player, table)).collect();
    let known: Vec<u64> = house.stop_while(|| {
        std::thread::scope(|scope| {
            let play = clients.iter_mut().map(|client| {
                let begun = &begun;
                scope.spawn(move || {
                    let mut known = 0;
                    for number in 0.. {
                        let say =
                            protocol::ToServer::Say { key: crate::client::key(), text: number.to_string() };
                        let text = serde_json::to_string(&say).unwrap();
                        if client.socket.send(tungstenite::Message::text(text)).is_err() {
                            return known;
                        }
                        begun.store(true, Ordering::Relaxed);
                        loop {
                            let Ok(text) = client.frame() else { return known };
                            if let Ok(crate::client::Message::Accepted { seq, .. }) =
                                serde_json::from_str(&text)
                            {
                                known = seq;
                                break;
                            }
                        }
                    }
                    known
                })
            });
            let playing: Vec<_> = play.collect();
            playing.into_iter().map(|thread| thread.join().unwrap()).collect()
        })
    });
    assert!(begun.load(Ordering::Relaxed));
    let house = House::on(&file);
    for ((player, table), known) in players.iter().zip(&tables).zip(known) {
        assert!(house.client(player, table).present().seq >= known, "what was acknowledged is there");
    }
}

#[test]
fn nobody_is_let_in_any_more() {
    let house = House::new();
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let address = house.address;
    drop(house.client(&ana, &table));
    house.stop();
    assert!(std::net::TcpStream::connect(address).is_err());
}
