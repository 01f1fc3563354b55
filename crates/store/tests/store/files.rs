use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread;

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use store::conformance::{Place, ending, event, id};
use store::{Access, Error, Options, Sqlite, Standing, Store};

use crate::place::Folder;

/// Every file of a folder with its bytes. The index of the log (`-shm`) is scratch paper of `SQLite`.
fn contents(folder: &Folder) -> BTreeMap<String, Vec<u8>> {
    let names = folder.names().into_iter().filter(|name| !name.ends_with("-shm"));
    names.map(|name| (name.clone(), fs::read(folder.path().join(name)).unwrap())).collect()
}

/// A store with an open table of a hundred events and a finished game, closed.
fn filled(folder: &Folder) {
    let store = folder.open();
    store.create(&id("a"), b"setup", 1).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    let events: Vec<_> = (0..100).map(|n| event(&format!("key {n}"), &"body ".repeat(40))).collect();
    store.append(&lease, 1, &events).unwrap();
    store.import(&id("b"), 1, &ending("b")).unwrap();
    store.close().unwrap();
}

/// What opening says, in both ways, after which every file must be as it was.
fn refused(folder: &Folder) -> Error {
    let before = contents(folder);
    let write = Sqlite::open(folder.file()).err().expect("refused");
    assert_eq!(contents(folder), before);
    let options = Options { access: Access::Read, ..Options::default() };
    let read = Sqlite::open_with(folder.file(), options).err().expect("refused");
    assert_eq!(contents(folder), before);
    assert_eq!(write, read);
    let said = write.to_string();
    assert!(said.contains("store.db") && said.contains(';'), "names the file and gives advice: {said}");
    write
}

fn in_file(path: &Path, sql: &str) -> Connection {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(sql).unwrap();
    connection
}

#[test]
fn one_file_and_nothing_beside_it() {
    let folder = Folder::new();
    filled(&folder);
    assert_eq!(folder.names(), ["store.db"]);
    drop(folder.open());
    assert_eq!(folder.names(), ["store.db"]);
    let connection = Connection::open(folder.file()).unwrap();
    let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
}

#[test]
fn created_once_by_many() {
    let folder = Folder::new();
    thread::scope(|scope| {
        for n in 0..6 {
            let folder = &folder;
            scope.spawn(move || folder.open().create(&id(&n.to_string()), b"", 0).unwrap());
        }
    });
    assert_eq!(folder.open().unfinished(None, 9).unwrap().len(), 6);
    assert_eq!(folder.names(), ["store.db"]);
}

#[test]
fn an_older_file_is_migrated() {
    let folder = Folder::new();
    drop(in_file(&folder.file(), include_str!("v1.sql")));
    let options = Options { access: Access::Read, ..Options::default() };
    let before = contents(&folder);
    let read = Sqlite::open_with(folder.file(), options).err().unwrap();
    assert!(matches!(read, Error::Older { found: 1, known: 2, .. }), "{read}");
    assert_eq!(contents(&folder), before);
    // By two at once.
    let (store, _other) = thread::scope(|scope| {
        let (one, other) = (scope.spawn(|| folder.open()), scope.spawn(|| folder.open()));
        (one.join().unwrap(), other.join().unwrap())
    });
    let table = store.table(&id("open")).unwrap();
    assert_eq!((table.setup.as_slice(), table.created, table.next), (&b"setup"[..], 11, 3));
    let lease = store.claim(&id("open")).unwrap();
    assert_eq!(lease.epoch(), 4);
    assert_eq!(store.append(&lease, 1, &[event("k1", "one")]), Ok(vec![1]));
    assert_eq!(store.append(&lease, 3, &[event("k3", "three")]), Ok(vec![3]));
    store.note(&lease, "new", b"in format 2").unwrap();
    assert_eq!(store.record(&id("over")), Ok("the record".to_owned()));
    assert_eq!(store.table(&id("over")).unwrap().standing, Standing::Finished);
    let event = &store.events(&id("over"), 0, 9).unwrap()[0];
    assert_eq!((event.key.as_slice(), event.body.as_slice()), (&b"k"[..], &b"z"[..]));
    assert_eq!(store.noted(&id("over"), "new"), Ok(None));
    store.check().unwrap();
}

#[test]
fn a_newer_file_is_refused() {
    let folder = Folder::new();
    filled(&folder);
    drop(in_file(&folder.file(), "PRAGMA user_version = 77"));
    assert!(matches!(refused(&folder), Error::Newer { found: 77, known: 2, .. }));
    assert_eq!(folder.names(), ["store.db"]);
}

#[test]
fn a_newer_file_is_refused_even_if_only_its_log_says_so() {
    let folder = Folder::new();
    filled(&folder);
    let newer = Connection::open(folder.file()).unwrap();
    newer.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
    newer.execute_batch("PRAGMA user_version = 3; CREATE TABLE later (x);").unwrap();
    drop(newer);
    assert!(folder.names().contains(&"store.db-wal".to_owned()));
    assert!(matches!(refused(&folder), Error::Newer { found: 3, known: 2, .. }));
}

#[test]
fn what_is_not_ours_is_refused() {
    let folder = Folder::new();
    for text in ["hello", &"a longer text that is no database at all\n".repeat(500)] {
        fs::write(folder.file(), text).unwrap();
        assert!(matches!(refused(&folder), Error::NotOurs { .. }));
    }
    for mode in ["DELETE", "WAL"] {
        fs::remove_file(folder.file()).unwrap();
        let sql = format!("PRAGMA journal_mode = {mode}; CREATE TABLE live (x); PRAGMA user_version = 2;");
        let other = Connection::open(folder.file()).unwrap();
        other.execute_batch(&sql).unwrap();
        drop(other);
        assert!(matches!(refused(&folder), Error::NotOurs { .. }));
        assert_eq!(folder.names(), ["store.db"]);
    }
    fs::remove_file(folder.file()).unwrap();
    fs::create_dir(folder.file()).unwrap();
    let refusal = Sqlite::open(folder.file()).err();
    assert!(matches!(refusal, Some(Error::NotOurs { .. })), "{refusal:?}");
}

#[test]
fn a_damaged_file_is_refused() {
    let folder = Folder::new();
    filled(&folder);
    let good = fs::read(folder.file()).unwrap();
    let pages = good.len() / 4096;
    assert!(pages > 10, "{pages}");
    let damaged = |bytes: &[u8]| {
        fs::write(folder.file(), bytes).unwrap();
        let error = refused(&folder);
        assert!(matches!(error, Error::Damaged { .. }), "{error}");
        assert_eq!(folder.names(), ["store.db"]);
    };
    damaged(&[]);
    damaged(&good[..good.len() - 4096]);
    damaged(&good[..4096 * 3 + 17]);
    let mut found = 0;
    for page in 1..pages {
        let mut bytes = good.clone();
        bytes[page * 4096..][..64].fill(0x5a);
        fs::write(folder.file(), &bytes).unwrap();
        found += usize::from(Sqlite::open(folder.file()).is_err());
        assert!(fs::read(folder.file()).unwrap() == bytes, "page {page}");
    }
    assert_eq!(found, pages - 1);
    fs::write(folder.file(), &good).unwrap();
    assert_eq!(folder.open().table(&id("a")).unwrap().next, 101);
}

#[test]
fn a_log_without_its_file_is_not_thrown_away() {
    let folder = Folder::new();
    fs::write(folder.path().join("store.db-wal"), b"all that is left").unwrap();
    let before = contents(&folder);
    let error = Sqlite::open(folder.file()).err().unwrap();
    assert!(matches!(error, Error::Damaged { .. }), "{error}");
    assert_eq!(contents(&folder), before);
}

#[test]
fn a_missing_folder_is_said() {
    let folder = Folder::new();
    let error = Sqlite::open(folder.path().join("nowhere/store.db")).err().unwrap();
    assert!(matches!(&error, Error::Io { what } if what.contains("nowhere")), "{error}");
    let options = Options { access: Access::Read, ..Options::default() };
    assert!(matches!(Sqlite::open_with(folder.file(), options), Err(Error::Io { .. })));
    assert!(folder.names().is_empty());
}

#[test]
fn an_unusual_name_is_a_name() {
    let folder = Folder::new();
    for name in ["a b%20?x=1#y.db", "file:x?mode=memory", "é"] {
        let path = folder.path().join(name);
        Sqlite::open(&path).unwrap().create(&id("a"), b"", 0).unwrap();
        assert_eq!(Sqlite::open(&path).unwrap().table(&id("a")).unwrap().next, 1);
        assert!(folder.names().contains(&name.to_owned()));
    }
}

#[test]
fn opened_for_reading() {
    let folder = Folder::new();
    filled(&folder);
    let options = Options { access: Access::Read, ..Options::default() };
    let reader = Sqlite::open_with(folder.file(), options).unwrap();
    assert_eq!(reader.table(&id("a")).unwrap().next, 101);
    assert_eq!(reader.create(&id("c"), b"", 0), Err(Error::ReadOnly));
    let writer = folder.open();
    let lease = writer.claim(&id("a")).unwrap();
    writer.append(&lease, 101, &[event("new", "new")]).unwrap();
    assert_eq!(reader.append(&lease, 102, &[event("newer", "newer")]), Err(Error::ReadOnly));
    assert_eq!(reader.events(&id("a"), 100, 9).unwrap().len(), 1);
    reader.backup(folder.path().join("copy")).unwrap();
}

#[test]
fn a_backup_is_of_one_moment_and_never_overwrites() {
    let folder = Folder::new();
    let store = folder.open();
    store.create(&id("a"), b"", 0).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    let copies = thread::scope(|scope| {
        let writing = scope.spawn(|| {
            for seq in 1..=300 {
                store.append(&lease, seq, &[event(&seq.to_string(), &"x".repeat(2000))]).unwrap();
            }
        });
        let mut copies = Vec::new();
        while !writing.is_finished() {
            let path = folder.path().join(format!("copy {}", copies.len()));
            let acknowledged = store.table(&id("a")).unwrap().next;
            store.backup(&path).unwrap();
            copies.push((path, acknowledged));
        }
        copies
    });
    for (path, acknowledged) in &copies {
        let copy = Sqlite::open(path).unwrap();
        copy.check().unwrap();
        let events = copy.events(&id("a"), 0, 999).unwrap();
        assert!(events.len() as u64 + 1 >= *acknowledged);
        assert!(events.iter().map(|event| event.seq).eq(1..=events.len() as u64));
    }
    let (taken, _) = &copies[0];
    let before = fs::read(taken).unwrap();
    assert_eq!(store.backup(taken), Err(Error::FileExists { path: taken.clone() }));
    assert_eq!(store.backup(folder.file()), Err(Error::FileExists { path: folder.file() }));
    assert_eq!(fs::read(taken).unwrap(), before);
    assert!(matches!(store.backup(folder.path().join("no/where")), Err(Error::Io { .. })));
    assert!(folder.names().iter().all(|name| !name.contains("draft")), "{:?}", folder.names());
}
