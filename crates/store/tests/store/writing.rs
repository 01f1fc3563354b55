use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use store::conformance::{Place, ending, event, id};
use store::{Error, NewEvent, Options, Sqlite, Store};

use crate::place::Folder;

#[test]
fn what_arrives_together_is_committed_together() {
    let folder = Folder::new();
    let store = folder.open();
    thread::scope(|scope| {
        for thread in 0..8 {
            let store = &store;
            scope.spawn(move || {
                let table = id(&thread.to_string());
                store.create(&table, b"", 0).unwrap();
                let lease = store.claim(&table).unwrap();
                for seq in 1..=50 {
                    let append = store.append(&lease, seq, &[event(&seq.to_string(), "body")]);
                    assert_eq!(append, Ok(vec![seq]));
                }
            });
        }
    });
    let tally = store.tally();
    assert_eq!(tally.writes, 8 * 52);
    assert!(tally.commits * 2 < tally.writes, "{tally:?}");
    // A refusal is no transaction.
    assert_eq!(store.claim(&id("nobody")), Err(Error::UnknownTable));
    assert_eq!(store.tally(), tally);
}

#[test]
fn a_full_disk_is_said_and_nothing_is_half_written() {
    let folder = Folder::new();
    folder.open().create(&id("a"), b"setup", 0).unwrap();
    let small = Options { most_pages: Some(100), ..Options::default() };
    let store = Sqlite::open_with(folder.file(), small).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    let mut stored = 0;
    let command = |n: u64| {
        [NewEvent::new(format!("{n} a"), "small"), NewEvent::new(format!("{n} b"), vec![b'x'; 60_000])]
    };
    let full = loop {
        match store.append(&lease, stored + 1, &command(stored)) {
            Ok(_) => stored += 2,
            Err(error) => break error,
        }
    };
    assert_eq!(full, Error::Full);
    assert!(stored > 0);
    let big = store::Ending { record: "x".repeat(1_000_000), ..ending("a") };
    assert_eq!(store.finish(&lease, &big), Err(Error::Full));
    assert_eq!(store.import(&id("b"), 0, &big), Err(Error::Full));
    // Reads go on, and what fits is still written, also beside what does not.
    assert_eq!(store.events(&id("a"), 0, 999).unwrap().len() as u64, stored);
    thread::scope(|scope| {
        for n in 0..4 {
            let (store, big) = (&store, &big);
            scope.spawn(move || assert_eq!(store.import(&id(&n.to_string()), 0, big), Err(Error::Full)));
        }
        store.note(&lease, "n", b"it fits").unwrap();
    });
    assert_eq!(store.noted(&id("a"), "n"), Ok(Some(b"it fits".to_vec())));
    assert_eq!(store.append(&lease, stored + 1, &command(stored)), Err(Error::Full));
    store.check().unwrap();
    store.close().unwrap();
    // With room, it goes on where it was.
    let store = folder.open();
    assert_eq!(store.append(&lease, stored + 1, &command(stored)), Ok(vec![stored + 1, stored + 2]));
    store.finish(&lease, &big).unwrap();
}

#[test]
fn another_writer_is_waited_for_and_then_said() {
    let folder = Folder::new();
    let hasty = Options { patience: Duration::from_millis(50), ..Options::default() };
    let store = Sqlite::open_with(folder.file(), hasty).unwrap();
    store.create(&id("a"), b"", 0).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(store.append(&lease, 1, &[event("k", "x")]), Err(Error::Busy));
    assert_eq!(store.table(&id("a")).unwrap().next, 1);
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(&lease, 1, &[event("k", "x")]), Ok(vec![1]));
}

#[test]
fn closing_completes_what_was_begun() {
    let folder = Folder::new();
    let store = folder.open();
    store.create(&id("a"), b"", 0).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    let acknowledged: u64 = thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut stored = 0;
            while let Ok(seqs) = store.append(&lease, stored + 1, &[event(&stored.to_string(), "x")]) {
                stored = seqs[0];
            }
            stored
        });
        thread::sleep(Duration::from_millis(50));
        store.close().unwrap();
        writing.join().unwrap()
    });
    assert_eq!(folder.names(), ["store.db"]);
    assert_eq!(folder.open().table(&id("a")).unwrap().next, acknowledged + 1);
}
