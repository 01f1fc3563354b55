//! The server adds nothing: what comes over a socket is, byte for byte, what a table says that was given the same events.

use std::sync::Arc;

use game::{Seat, Text, Viewer};
use protocol::{Happening, Present, ToClient, ToServer, Told, VERSION};
use store::{Memory, Store, TableId};
use table::{ClientId, Event, Heard, PersonId, Setup, Table};

use crate::client::Client;
use crate::house::{House, settings, somebody};
use server::guest::Token;

/// A table after these events, at which these people are.
fn table_after(setup: &Setup, events: &[Event], people: &[PersonId]) -> Table {
    let mut table = Table::restore(setup.clone(), events, None).expect("it was kept");
    for (number, person) in people.iter().enumerate() {
        let client = ClientId(number as u64);
        table.connect(0, client, person.clone());
        let Heard::Say(_) = table.hear(0, client, &ToServer::Hello { version: VERSION, after: u64::MAX })
        else {
            panic!("a hello is not stored");
        };
    }
    table
}

/// What a viewer should be sent when events from `first` on have happened. Who watches is told in full what happens before their eyes.
fn expected(tables: &[Table], you: Option<Seat>, first: usize, last: usize) -> String {
    let ToClient::Welcome { present, .. } = tables[last].welcomed(0, you, first as u64 - 1) else {
        panic!("a welcome");
    };
    let Present { seq, position, told, room, sight } = *present;
    let mut told: Vec<Told> = told.iter().map(read).collect();
    for (told, table) in told.iter_mut().zip(&tables[first..=last]) {
        if let Happening::Step { story, seen, .. } = &mut told.what {
            let tale = table.game().tale(you.map_or(Viewer::Spectator, Viewer::Seat));
            (*story, *seen) = (tale.story, tale.seen);
        }
    }
    let update = ToClient::Update(Box::new(Present { seq, position, told, room, sight }));
    serde_json::to_string(&update).expect("plain data")
}

/// What was written already, read again.
fn read(text: &Text) -> Told {
    let text = serde_json::to_string(text).expect("plain data");
    serde_json::from_str(&text).expect("an event as it is told")
}

#[test]
fn every_frame_is_what_the_table_says() {
    let store = Memory::new();
    let house = House::with(Arc::new(store.handle()), settings());
    let [ana, ben, eve] = [(); 3].map(|()| somebody());
    let name = house.table(&ana, "Ana");
    let [mut first, mut second, mut watcher] = [&ana, &ben, &eve].map(|token| house.client(token, &name));
    second.sit(1, "Ben").unwrap();
    for client in [&mut first, &mut second, &mut watcher] {
        client.until_room(|room| room.spectators == 1 && room.chairs[1].name.is_some());
        client.frames.clear();
    }
    std::thread::scope(|scope| {
        scope.spawn(|| second.plays_on());
        scope.spawn(|| watcher.plays_on());
        first.plays_on();
    });
    let id = TableId::new(name).unwrap();
    let setup = Setup::read(&store.table(&id).unwrap().setup).unwrap();
    let events: Vec<Event> =
        store.events(&id, 0, 1000).unwrap().iter().map(|event| Event::read(&event.body).unwrap()).collect();
    let people = [&ana, &ben, &eve].map(|token| Token::read(token).unwrap().person());
    let after = |count: usize| table_after(&setup, &events[..count], &people);
    let tables: Vec<Table> = (0..=events.len()).map(after).collect();
    let compared: usize = [&first, &second, &watcher].iter().map(|client| compare(client, &tables)).sum();
    assert!(compared > 100, "{compared} frames");
}

/// Compares every update of a client with what it should be; says how many there were.
fn compare(client: &Client, tables: &[Table]) -> usize {
    let mut compared = 0;
    for frame in &client.frames {
        let message: crate::client::Message = serde_json::from_str(frame).unwrap();
        let ToClient::Update(present) = message else { continue };
        let Some(first) = present.told.first().map(|told| told.seq) else { continue };
        let [first, last] = [first, present.seq].map(|seq| usize::try_from(seq).unwrap());
        assert_eq!(*frame, expected(tables, client.you, first, last), "{:?} at event {first}", client.you);
        compared += 1;
    }
    compared
}
