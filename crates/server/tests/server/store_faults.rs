//! A store that cannot: whoever asks is told why, nothing is lost, and the others play on.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use protocol::{Denial, ToServer};
use serde_json::json;
use store::{
    Access, Done, Ending, Error, Event, Finished, Lease, NewEvent, Options, Sqlite, Store, Table, TableId,
};

use crate::client::key;
use crate::house::{House, file, quick, settings, somebody};

fn full_at(file: &Path, pages: u32) -> House {
    let options = Options { most_pages: Some(pages), ..Options::default() };
    House::with(Arc::new(Sqlite::open_with(file, options).unwrap()), settings())
}

#[test]
fn on_a_full_disk_nothing_is_acknowledged_and_nothing_is_lost() {
    let file = file();
    let house = full_at(&file, 60);
    let (ana, ben) = (somebody(), somebody());
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    assert!(client.waits());
    let mut watcher = house.client(&ben, &table);
    let line = "x".repeat(500);
    let mut last = client.present().seq;
    let why = loop {
        match client.say(&line) {
            Ok(seq) => last = seq,
            Err(why) => break why,
        }
    };
    let Denial::NotStored(words) = why else { panic!("{why:?}") };
    assert_eq!(words.key, "store-full");
    let play = client.first_choice();
    assert!(matches!(client.tries(&play), Err(Denial::NotStored(_))), "nor is a move");
    // Who watches is still told everything that is true.
    watcher.hello(0);
    assert_eq!(watcher.present().seq, last);
    let tries = (0..100).map(|_| house.post("/api/tables", &ben, &quick("Ben", &json!({}))));
    let refused = tries.into_iter().find(|answer| answer.status != 201).expect("it is full");
    refused.refused(503, "store-full");
    assert_eq!(house.get("/api/games").status, 200);
    house.stop();
    // There is room again.
    let house = House::on(&file);
    let mut client = house.client(&ana, &table);
    assert_eq!(client.present().seq, last);
    client.tries(&play).unwrap();
}

#[test]
fn a_file_that_can_only_be_read_is_said_to_be() {
    let file = file();
    let house = House::on(&file);
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    house.stop();
    let options = Options { access: Access::Read, ..Options::default() };
    let house = House::with(Arc::new(Sqlite::open_with(&file, options).unwrap()), settings());
    let refused = house.post("/api/tables", &ana, &quick("Ana", &json!({})));
    refused.refused(503, "store-read-only");
    assert!(refused.header("retry-after").is_some());
    house.get(&format!("/api/tables/{table}")).refused(503, "store-read-only");
}

#[test]
fn a_damaged_table_is_said_to_be_and_the_others_are_played() {
    let store = store::Memory::new();
    let house = House::with(Arc::new(store.handle()), settings());
    let ana = somebody();
    for (name, setup) in [("damaged", b"{}".as_slice()), ("broken", b"\xff")] {
        store.create(&TableId::new(name).unwrap(), setup, 0).unwrap();
        house.get(&format!("/api/tables/{name}")).refused(410, "kept-event-wrong");
    }
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.moves();
    let id = TableId::new(&*table).unwrap();
    let lease = store.claim(&id).unwrap();
    let next = store.events(&id, 0, 1000).unwrap().len() as u64 + 1;
    store.append(&lease, next, &[NewEvent::new(b"x".to_vec(), b"{}".to_vec())]).unwrap();
    client.send(&ToServer::Say { key: key(), text: "?".to_owned() });
    assert_eq!(client.closed().0, 1012, "somebody else has the table");
    house.get(&format!("/api/tables/{table}")).refused(410, "kept-event-wrong");
    let other = house.table(&ana, "Ana");
    house.client(&ana, &other).moves();
}

/// A store that stores, and then sometimes does not know whether it has.
struct Doubtful {
    store: store::Memory,
    doubts: AtomicU32,
}

impl Store for Doubtful {
    fn create(&self, table: &TableId, setup: &[u8], created: i64) -> Result<(), Error> {
        self.store.create(table, setup, created)
    }

    fn claim(&self, table: &TableId) -> Result<Lease, Error> {
        self.store.claim(table)
    }

    fn append(&self, lease: &Lease, expected: u64, events: &[NewEvent]) -> Result<Vec<u64>, Error> {
        let stored = self.store.append(lease, expected, events);
        let doubts =
            self.doubts.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        if doubts.is_ok() { Err(Error::Io { what: "the line went dead".to_owned() }) } else { stored }
    }

    fn submit(&self, lease: &Lease, expected: u64, events: Vec<NewEvent>, done: Done) {
        done(self.append(lease, expected, &events));
    }

    fn note(&self, lease: &Lease, name: &str, body: &[u8]) -> Result<(), Error> {
        self.store.note(lease, name, body)
    }

    fn finish(&self, lease: &Lease, ending: &Ending) -> Result<(), Error> {
        self.store.finish(lease, ending)
    }

    fn import(&self, table: &TableId, created: i64, ending: &Ending) -> Result<(), Error> {
        self.store.import(table, created, ending)
    }

    fn table(&self, table: &TableId) -> Result<Table, Error> {
        self.store.table(table)
    }

    fn unfinished(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<Table>, Error> {
        self.store.unfinished(after, limit)
    }

    fn events(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Event>, Error> {
        self.store.events(table, after, limit)
    }

    fn noted(&self, table: &TableId, name: &str) -> Result<Option<Vec<u8>>, Error> {
        self.store.noted(table, name)
    }

    fn finished(&self, before: Option<u64>, limit: usize) -> Result<Vec<Finished>, Error> {
        self.store.finished(before, limit)
    }

    fn record(&self, table: &TableId) -> Result<String, Error> {
        self.store.record(table)
    }

    fn close(&self) -> Result<(), Error> {
        self.store.close()
    }
}

#[test]
fn when_nobody_knows_what_was_stored_the_table_is_opened_again_and_the_same_message_is_done_once() {
    let store = Arc::new(Doubtful { store: store::Memory::new(), doubts: AtomicU32::new(0) });
    let house = House::with(Arc::clone(&store) as Arc<dyn Store>, settings());
    let ana = somebody();
    let table = house.table(&ana, "Ana");
    let mut client = house.client(&ana, &table);
    client.waits();
    let play = client.first_choice();
    store.doubts.store(1, Ordering::Relaxed);
    client.send(&play);
    let (code, reason) = client.closed();
    assert_eq!(code, 1012, "{reason}");
    let mut client = house.client(&ana, &table);
    client.tries(&play).unwrap();
    client.hello(0);
    let by_ana = |told: &&protocol::Told| {
        matches!(told.what, protocol::Happening::Step { by: Some(game::Seat(0)), .. })
    };
    assert_eq!(client.present().told.iter().filter(by_ana).count(), 1);
    client.plays_on();
}
