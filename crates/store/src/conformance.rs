//! What every implementation of [`Store`] must pass, each case on a place of its own.

use std::sync::Barrier;
use std::thread;

use crate::bounds::{BODY, EVENTS, KEY, PAGE_BYTES, RECORD, SETUP};
use crate::error::Error;
use crate::model::{Ending, Event, Lease, NewEvent, Standing, TableId};
use crate::store::Store;

/// Where a store is kept.
pub trait Place: Sync {
    /// The implementation.
    type Store: Store;

    /// Opens it: each time another handle on the same contents.
    fn open(&self) -> Self::Store;
}

/// A case: its name and what it does.
pub type Case<P> = (&'static str, fn(&P));

/// Runs every case, each on a fresh place.
pub fn all<P: Place>(mut fresh: impl FnMut(&str) -> P) {
    for (name, case) in cases::<P>() {
        println!("case {name}");
        case(&fresh(name));
    }
}

/// Every case.
pub fn cases<P: Place>() -> Vec<Case<P>> {
    vec![
        ("tables", tables),
        ("appended in order", appended_in_order),
        ("a repeated key", a_repeated_key),
        ("a number that is not the next", a_number_that_is_not_the_next),
        ("one owner", one_owner),
        ("refusals in order", refusals_in_order),
        ("notes", notes),
        ("a finished game", a_finished_game),
        ("an imported game", an_imported_game),
        ("pages", pages),
        ("bounds", bounds),
        ("many at once", many_at_once),
        ("two for one number", two_for_one_number),
        ("opened again", opened_again),
        ("closed", closed),
    ]
}

/// A table's id, made of a short text.
pub fn id(text: &str) -> TableId {
    TableId::new(text).expect("a short text is an id")
}

/// An event of this key and body.
pub fn event(key: &str, body: &str) -> NewEvent {
    NewEvent::new(key, body)
}

/// An ending told by one word.
pub fn ending(word: &str) -> Ending {
    Ending {
        record: format!("record of {word}\n"),
        summary: format!("summary of {word}").into(),
        finished: 99,
    }
}

fn set_up(store: &impl Store, table: &str) -> Lease {
    store.create(&id(table), b"setup", 7).unwrap();
    store.claim(&id(table)).unwrap()
}

fn bodies(events: &[Event]) -> Vec<(u64, &str)> {
    events.iter().map(|event| (event.seq, str::from_utf8(&event.body).unwrap())).collect()
}

fn tables<P: Place>(place: &P) {
    let store = place.open();
    assert_eq!(store.table(&id("a")), Err(Error::UnknownTable));
    store.create(&id("a"), b"\x00\xff setup", -5).unwrap();
    let table = store.table(&id("a")).unwrap();
    assert_eq!((table.id.as_str(), table.setup.as_slice(), table.created), ("a", &b"\x00\xff setup"[..], -5));
    assert_eq!((table.next, table.standing), (1, Standing::Open));
    assert_eq!(store.create(&id("a"), b"other", 8), Err(Error::Exists));
    assert_eq!(store.table(&id("a")).unwrap(), table);
    for unusual in ["A", "é ", "'; --", "%_", &"ü".repeat(64)] {
        store.create(&id(unusual), b"", i64::MAX).unwrap();
        assert_eq!(store.table(&id(unusual)).unwrap().id, id(unusual));
    }
    assert_eq!(store.unfinished(None, 100).unwrap().len(), 6);
}

fn appended_in_order<P: Place>(place: &P) {
    let store = place.open();
    let (a, b) = (set_up(&store, "a"), set_up(&store, "b"));
    assert_eq!(store.append(&a, 1, &[event("k1", "one")]), Ok(vec![1]));
    assert_eq!(store.append(&b, 1, &[event("k1", "other table")]), Ok(vec![1]));
    assert_eq!(store.append(&a, 2, &[event("k2", "two"), event("k3", "")]), Ok(vec![2, 3]));
    assert_eq!(store.append(&a, 4, &[]), Ok(vec![]));
    assert_eq!(bodies(&store.events(&id("a"), 0, 9).unwrap()), [(1, "one"), (2, "two"), (3, "")]);
    assert_eq!(bodies(&store.events(&id("a"), 1, 1).unwrap()), [(2, "two")]);
    assert_eq!(bodies(&store.events(&id("b"), 0, 9).unwrap()), [(1, "other table")]);
    assert_eq!(store.events(&id("a"), 3, 9), Ok(vec![]));
    assert_eq!(store.events(&id("a"), u64::MAX, 9), Ok(vec![]));
    assert_eq!(store.events(&id("a"), 0, 0), Ok(vec![]));
    assert_eq!(store.table(&id("a")).unwrap().next, 4);
    assert_eq!(store.events(&id("a"), 0, 1).unwrap()[0].key, b"k1");
}

fn a_repeated_key<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    let command = [event("k1", "one"), event("k2", "two")];
    assert_eq!(store.append(&lease, 1, &command), Ok(vec![1, 2]));
    assert_eq!(store.append(&lease, 3, &[event("k3", "three")]), Ok(vec![3]));
    for expected in [1, 4, 77] {
        assert_eq!(store.append(&lease, expected, &command), Ok(vec![1, 2]));
        assert_eq!(store.append(&lease, expected, &command[1..]), Ok(vec![2]));
    }
    let reused = Err(Error::KeyReused);
    assert_eq!(store.append(&lease, 4, &[event("k1", "another")]), reused);
    assert_eq!(store.append(&lease, 4, &[event("k4", "new"), event("k1", "another")]), reused);
    assert_eq!(store.append(&lease, 4, &[event("k4", "new"), event("k1", "one")]), reused);
    assert_eq!(store.append(&lease, 4, &[event("k4", "new"), event("k4", "new")]), reused);
    assert_eq!(bodies(&store.events(&id("a"), 0, 9).unwrap()), [(1, "one"), (2, "two"), (3, "three")]);
    let later = store.claim(&id("a")).unwrap();
    assert_eq!(store.append(&later, 1, &command), Ok(vec![1, 2]));
}

fn a_number_that_is_not_the_next<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    let stale = |expected| Err(Error::Stale { expected });
    for wrong in [0, 2, u64::MAX] {
        assert_eq!(store.append(&lease, wrong, &[event("k", "x")]), stale(1));
    }
    store.append(&lease, 1, &[event("k1", "one"), event("k2", "two")]).unwrap();
    for wrong in [0, 1, 2, 4] {
        assert_eq!(store.append(&lease, wrong, &[event("k3", "x"), event("k4", "y")]), stale(3));
        assert_eq!(store.append(&lease, wrong, &[]), stale(3));
    }
    assert_eq!(store.table(&id("a")).unwrap().next, 3);
    assert_eq!(store.append(&lease, 3, &[event("k3", "x")]), Ok(vec![3]));
}

fn one_owner<P: Place>(place: &P) {
    let (here, there) = (place.open(), place.open());
    let old = set_up(&here, "a");
    here.append(&old, 1, &[event("k1", "one")]).unwrap();
    let new = there.claim(&id("a")).unwrap();
    assert!(new.epoch() > old.epoch());
    assert_eq!(here.append(&old, 2, &[event("k2", "two")]), Err(Error::Fenced));
    assert_eq!(here.append(&old, 1, &[event("k1", "one")]), Err(Error::Fenced));
    assert_eq!(here.append(&old, 2, &[]), Err(Error::Fenced));
    assert_eq!(here.note(&old, "n", b"x"), Err(Error::Fenced));
    assert_eq!(here.finish(&old, &ending("old")), Err(Error::Fenced));
    for made_up in [0, new.epoch() + 1, u64::MAX] {
        let forged = Lease::new(id("a"), made_up);
        assert_eq!(here.append(&forged, 2, &[event("k2", "two")]), Err(Error::Fenced));
    }
    assert_eq!(there.append(&new, 2, &[event("k2", "zwei")]), Ok(vec![2]));
    assert_eq!(bodies(&here.events(&id("a"), 0, 9).unwrap()), [(1, "one"), (2, "zwei")]);
    assert_eq!(here.noted(&id("a"), "n"), Ok(None));
    assert_eq!(here.table(&id("a")).unwrap().standing, Standing::Open);
    // A lease is good in any handle: it says who owns, not through what.
    assert_eq!(here.append(&new, 3, &[event("k3", "drei")]), Ok(vec![3]));
}

fn refusals_in_order<P: Place>(place: &P) {
    let store = place.open();
    let nobody = Lease::new(id("nobody"), 1);
    assert_eq!(store.claim(&id("nobody")), Err(Error::UnknownTable));
    assert_eq!(store.append(&nobody, 9, &[event("k", "x")]), Err(Error::UnknownTable));
    assert_eq!(store.note(&nobody, "n", b""), Err(Error::UnknownTable));
    assert_eq!(store.finish(&nobody, &ending("x")), Err(Error::UnknownTable));
    assert_eq!(store.events(&id("nobody"), 0, 9), Err(Error::UnknownTable));
    assert_eq!(store.noted(&id("nobody"), "n"), Err(Error::UnknownTable));
    assert_eq!(store.record(&id("nobody")), Err(Error::UnknownTable));
    let lease = set_up(&store, "a");
    store.append(&lease, 1, &[event("k", "x")]).unwrap();
    let old = Lease::new(id("a"), 0);
    assert_eq!(store.append(&old, 9, &[event("k", "y")]), Err(Error::Fenced));
    assert_eq!(store.append(&lease, 9, &[event("k", "y")]), Err(Error::KeyReused));
    assert_eq!(store.append(&lease, 9, &[event("l", "y")]), Err(Error::Stale { expected: 2 }));
    assert_eq!(store.record(&id("a")), Err(Error::Unfinished));
    store.finish(&lease, &ending("x")).unwrap();
    assert_eq!(store.append(&old, 9, &[event("k", "y")]), Err(Error::Finished));
}

fn notes<P: Place>(place: &P) {
    let store = place.open();
    let (a, b) = (set_up(&store, "a"), set_up(&store, "b"));
    assert_eq!(store.noted(&id("a"), "seat 1"), Ok(None));
    store.note(&a, "seat 1", b"3").unwrap();
    store.note(&a, "seat 2", b"").unwrap();
    store.note(&b, "seat 1", b"5").unwrap();
    store.note(&a, "seat 1", b"4").unwrap();
    assert_eq!(store.noted(&id("a"), "seat 1"), Ok(Some(b"4".to_vec())));
    assert_eq!(store.noted(&id("a"), "seat 2"), Ok(Some(vec![])));
    assert_eq!(store.noted(&id("b"), "seat 1"), Ok(Some(b"5".to_vec())));
    store.finish(&a, &ending("a")).unwrap();
    assert_eq!(store.note(&a, "seat 1", b"9"), Err(Error::Finished));
    assert_eq!(store.noted(&id("a"), "seat 1"), Ok(Some(b"4".to_vec())));
    assert_eq!(store.noted(&id("a"), "seat 3"), Ok(None));
}

fn a_finished_game<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    let events = [event("k1", "one"), event("k2", ""), event("k3", "three")];
    store.append(&lease, 1, &events).unwrap();
    let before = store.events(&id("a"), 0, 9).unwrap();
    store.finish(&lease, &ending("a")).unwrap();
    assert_eq!(store.events(&id("a"), 0, 9), Ok(before.clone()));
    assert_eq!(store.events(&id("a"), 1, 1), Ok(before[1..2].to_vec()));
    let table = store.table(&id("a")).unwrap();
    assert_eq!((table.setup.as_slice(), table.created, table.next), (&b"setup"[..], 7, 4));
    assert_eq!(table.standing, Standing::Finished);
    assert_eq!(store.record(&id("a")), Ok("record of a\n".to_owned()));
    assert_eq!(store.unfinished(None, 9), Ok(vec![]));
    let listed = &store.finished(None, 9).unwrap()[0];
    assert_eq!((listed.id.as_str(), listed.created, listed.finished), ("a", 7, 99));
    assert_eq!(listed.summary, b"summary of a");
    // The same again is answered in the same way; anything else is too late.
    assert_eq!(store.finish(&lease, &ending("a")), Ok(()));
    assert_eq!(store.finish(&lease, &ending("other")), Err(Error::Finished));
    assert_eq!(store.finish(&Lease::new(id("a"), lease.epoch() + 1), &ending("a")), Err(Error::Finished));
    assert_eq!(store.append(&lease, 4, &[event("k4", "late")]), Err(Error::Finished));
    assert_eq!(store.append(&lease, 1, &events), Err(Error::Finished));
    assert_eq!(store.claim(&id("a")), Err(Error::Finished));
    assert_eq!(store.create(&id("a"), b"", 0), Err(Error::Exists));
    assert_eq!(store.finished(None, 9).unwrap().len(), 1);
    let empty = set_up(&store, "empty");
    store.finish(&empty, &ending("nothing")).unwrap();
    assert_eq!(store.events(&id("empty"), 0, 9), Ok(vec![]));
}

fn an_imported_game<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    store.finish(&lease, &ending("é 王\n\ttext")).unwrap();
    let record = store.record(&id("a")).unwrap();
    let brought = Ending { record: record.clone(), summary: b"s".to_vec(), finished: 3 };
    assert_eq!(store.import(&id("a"), 1, &brought), Err(Error::Exists));
    store.import(&id("b"), 1, &brought).unwrap();
    assert_eq!(store.import(&id("b"), 1, &brought), Err(Error::Exists));
    assert_eq!(store.record(&id("b")), Ok(record));
    let table = store.table(&id("b")).unwrap();
    assert_eq!((table.setup, table.created, table.next, table.standing), (vec![], 1, 1, Standing::Finished));
    assert_eq!(store.events(&id("b"), 0, 9), Ok(vec![]));
    assert_eq!(store.claim(&id("b")), Err(Error::Finished));
    let live = set_up(&store, "c");
    assert_eq!(store.import(&id("c"), 1, &brought), Err(Error::Exists));
    assert_eq!(store.append(&live, 1, &[event("k", "still open")]), Ok(vec![1]));
}

fn pages<P: Place>(place: &P) {
    let store = place.open();
    let names: Vec<String> = (0..25).map(|n| format!("t{:02}", n * 7 % 25)).collect();
    for name in &names {
        store.create(&id(name), b"", 0).unwrap();
    }
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = store.unfinished(after.as_ref(), 4).unwrap();
        assert!(page.len() <= 4);
        let Some(last) = page.last() else { break };
        after = Some(last.id.clone());
        seen.extend(page.into_iter().map(|table| table.id.to_string()));
    }
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(seen, sorted);
    for name in &names {
        store.finish(&store.claim(&id(name)).unwrap(), &ending(name)).unwrap();
    }
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.finished(before, 4).unwrap();
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 4 && page.is_sorted_by(|one, other| one.number > other.number));
        before = Some(last.number);
        seen.extend(page.into_iter().map(|game| game.id.to_string()));
    }
    seen.reverse();
    assert_eq!(seen, names);
    assert_eq!(store.finished(None, 0), Ok(vec![]));
}

fn bounds<P: Place>(place: &P) {
    let store = place.open();
    for bad in ["", "a\0b", "a\nb", &"x".repeat(65)] {
        assert!(TableId::new(bad).is_err(), "{bad:?}");
    }
    let (most, more) = (vec![b'x'; BODY], vec![b'x'; BODY + 1]);
    let large = |what, limit| Error::TooLarge { what, limit };
    assert_eq!(store.create(&id("a"), &vec![b'x'; SETUP + 1], 0), Err(large("set-up", SETUP)));
    store.create(&id("a"), &vec![b'x'; SETUP], 0).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    let append = |key: Vec<u8>, body: &[u8]| store.append(&lease, 1, &[NewEvent::new(key, body)]);
    assert_eq!(append(vec![], b""), Err(Error::Malformed { what: "key" }));
    assert_eq!(append(vec![0; KEY + 1], b""), Err(large("key", KEY)));
    assert_eq!(append(vec![0; KEY], &more), Err(large("event", BODY)));
    assert_eq!(append(vec![0; KEY], &most), Ok(vec![1]));
    let many: Vec<_> = (0..=EVENTS).map(|n| event(&format!("{n}"), "")).collect();
    assert_eq!(store.append(&lease, 2, &many), Err(large("events at once", EVENTS)));
    // Together they are larger than a page.
    let many: Vec<_> = (0..100).map(|n| NewEvent::new(format!("{n}"), most.clone())).collect();
    store.append(&lease, 2, &many).unwrap();
    assert_eq!(store.note(&lease, "", b""), Err(Error::Malformed { what: "name" }));
    assert_eq!(store.note(&lease, &"x".repeat(65), b""), Err(large("name", KEY)));
    assert_eq!(store.note(&lease, "n", &more), Err(large("note", BODY)));
    let with = |record: String, summary: &[u8]| Ending { record, summary: summary.to_vec(), finished: 0 };
    assert_eq!(store.finish(&lease, &with("x".repeat(RECORD + 1), b"")), Err(large("record", RECORD)));
    assert_eq!(store.finish(&lease, &with("a\0".into(), b"")), Err(Error::Malformed { what: "record" }));
    assert_eq!(store.finish(&lease, &with(String::new(), &more)), Err(large("summary", BODY)));
    let page = || store.events(&id("a"), 0, usize::MAX).unwrap();
    assert_eq!(page().len(), PAGE_BYTES / BODY);
    store.finish(&lease, &with("x".repeat(RECORD), &most)).unwrap();
    assert_eq!(page().len(), PAGE_BYTES / BODY);
    assert_eq!(store.record(&id("a")).unwrap().len(), RECORD);
}

fn many_at_once<P: Place>(place: &P) {
    let store = place.open();
    let names = ["a", "b", "c", "d", "e", "f"];
    thread::scope(|scope| {
        for name in names {
            let store = &store;
            scope.spawn(move || {
                let lease = set_up(store, name);
                for seq in 1..=20 {
                    let body = format!("{name}{seq}");
                    assert_eq!(store.append(&lease, seq, &[event(&body, &body)]), Ok(vec![seq]));
                    // What was acknowledged can be read by anybody.
                    assert_eq!(store.events(&id(name), seq - 1, 9).unwrap()[0].body, body.as_bytes());
                }
            });
        }
    });
    for name in names {
        let events = store.events(&id(name), 0, 99).unwrap();
        assert!(events.iter().map(|event| event.seq).eq(1..=20));
    }
}

fn two_for_one_number<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    let barrier = Barrier::new(4);
    for seq in 1..=10 {
        let answers: Vec<_> = thread::scope(|scope| {
            let one = |n| {
                let (store, lease, barrier) = (&store, &lease, &barrier);
                scope.spawn(move || {
                    barrier.wait();
                    store.append(lease, seq, &[event(&format!("{seq}-{n}"), "x")])
                })
            };
            let threads = [0, 1, 2, 3].map(one);
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert_eq!(answers.iter().filter(|answer| **answer == Ok(vec![seq])).count(), 1, "{answers:?}");
        let stale = Err(Error::Stale { expected: seq + 1 });
        assert_eq!(answers.iter().filter(|answer| **answer == stale).count(), 3, "{answers:?}");
    }
}

fn opened_again<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    store.append(&lease, 1, &[event("k1", "one")]).unwrap();
    store.note(&lease, "n", b"noted").unwrap();
    let other = set_up(&store, "b");
    store.finish(&other, &ending("b")).unwrap();
    let again = place.open();
    store.close().unwrap();
    drop(store);
    assert_eq!(again.append(&lease, 1, &[event("k1", "one")]), Ok(vec![1]));
    assert_eq!(again.append(&lease, 2, &[event("k2", "two")]), Ok(vec![2]));
    assert_eq!(again.noted(&id("a"), "n"), Ok(Some(b"noted".to_vec())));
    assert_eq!(again.record(&id("b")), Ok(ending("b").record));
    assert_eq!(again.claim(&id("a")).unwrap().epoch(), lease.epoch() + 1);
}

fn closed<P: Place>(place: &P) {
    let store = place.open();
    let lease = set_up(&store, "a");
    store.close().unwrap();
    assert_eq!(store.close(), Ok(()));
    assert_eq!(store.append(&lease, 1, &[event("k", "x")]), Err(Error::Closed));
    assert_eq!(store.create(&id("b"), b"", 0), Err(Error::Closed));
    assert_eq!(store.table(&id("a")), Err(Error::Closed));
    assert_eq!(store.finished(None, 9), Err(Error::Closed));
}
