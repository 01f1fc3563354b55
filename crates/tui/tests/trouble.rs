//! Playing while the store fails now and then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Config, MemoryAid, Seat};
use players::Level;
use session::{Client, Clock, Keeper, Opening};
use store::{Ending as Filed, Error, Event, Finished, Lease, Memory, NewEvent, Store, Table, TableId};
use tui::line::{Hints, Source};
use tui::{Ending, Kept, Sitting, Style, play};
use words::{Language, Lexicon};

/// A store in memory that refuses one of the things it should append.
struct Failing {
    inner: Memory,
    appended: AtomicU64,
    at: u64,
    error: Error,
}

impl Store for Failing {
    fn create(&self, table: &TableId, setup: &[u8], created: i64) -> Result<(), Error> {
        self.inner.create(table, setup, created)
    }
    fn claim(&self, table: &TableId) -> Result<Lease, Error> {
        self.inner.claim(table)
    }
    fn append(&self, lease: &Lease, expected: u64, events: &[NewEvent]) -> Result<Vec<u64>, Error> {
        if self.appended.fetch_add(1, Ordering::Relaxed) + 1 == self.at {
            return Err(self.error.clone());
        }
        self.inner.append(lease, expected, events)
    }
    fn note(&self, lease: &Lease, name: &str, body: &[u8]) -> Result<(), Error> {
        self.inner.note(lease, name, body)
    }
    fn finish(&self, lease: &Lease, ending: &Filed) -> Result<(), Error> {
        self.inner.finish(lease, ending)
    }
    fn import(&self, table: &TableId, created: i64, ending: &Filed) -> Result<(), Error> {
        self.inner.import(table, created, ending)
    }
    fn table(&self, table: &TableId) -> Result<Table, Error> {
        self.inner.table(table)
    }
    fn unfinished(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<Table>, Error> {
        self.inner.unfinished(after, limit)
    }
    fn events(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<Event>, Error> {
        self.inner.events(table, after, limit)
    }
    fn noted(&self, table: &TableId, name: &str) -> Result<Option<Vec<u8>>, Error> {
        self.inner.noted(table, name)
    }
    fn finished(&self, before: Option<u64>, limit: usize) -> Result<Vec<Finished>, Error> {
        self.inner.finished(before, limit)
    }
    fn record(&self, table: &TableId) -> Result<String, Error> {
        self.inner.record(table)
    }
    fn close(&self) -> Result<(), Error> {
        self.inner.close()
    }
}

/// A whole game if nothing is in its way, and what was said. What is appended as number `at` fails.
fn played(at: u64, error: Error) -> (Ending, String, Option<String>) {
    let entry = games::find("serengeti").expect("it is in the registry");
    let lexicon = Lexicon::new(Language::English, &[entry.words().english]);
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let bots = vec![Level::Greedy.into(); usize::from(config.seats()) - 1];
    let (clock, aid, before) = (Clock::start(), MemoryAid::Off, Vec::new());
    let opening =
        Opening { entry, config: &config, seat: Seat(0), bots: &bots, seed: 5, aid, pace: 0, before };
    let store = Arc::new(Failing { inner: Memory::new(), appended: AtomicU64::new(0), at, error });
    let keeper = Keeper::create(Arc::<Failing>::clone(&store), opening.setup("table", clock.now()));
    let mut client = Client::sit_down(keeper.expect("it can be set up"), clock).expect("there is a chair");
    let sitting = Sitting {
        entry,
        config: &config,
        given: None,
        first: false,
        lexicon: &lexicon,
        bots: bots.clone(),
        called: String::new(),
        seed: None,
        hints: Hints::WhenAsked,
        style: Style::default(),
        source: Source::Pipe,
        kept: Kept::Under("table".to_owned()),
        notices: Vec::new(),
        interrupted: &AtomicBool::new(false),
    };
    let mut out = Vec::new();
    let ending = play(&sitting, &mut client, &mut "#1\n".repeat(500).as_bytes(), &mut out, None);
    let record = store.record(&TableId::new("table").expect("short")).ok();
    (ending.expect("nothing else fails"), String::from_utf8(out).expect("text"), record)
}

#[test]
fn what_could_not_be_stored_is_tried_again_and_changes_nothing() {
    let (_, _, whole) = played(0, Error::Full);
    assert!(whole.is_some(), "a game that nothing disturbs is finished");
    let (mut own, mut others) = (0, 0);
    for at in 1..12 {
        let (ending, out, record) = played(at, Error::Full);
        assert_eq!((ending, &record), (Ending::Finished, &whole), "{at}: {out}");
        own += out.matches("Your move was not kept, and has not been made: the disk is full").count();
        others +=
            out.matches("The game cannot go on: the disk is full; make room. Enter tries again").count();
    }
    assert!(own > 0 && others > 0 && own + others == 11, "{own} of the person, {others} of others");
}

#[test]
fn where_nobody_knows_what_was_stored_it_stops_and_says_how_to_go_on() {
    for at in 1..6 {
        let (ending, out, record) = played(at, Error::Io { what: "the cable is out".to_owned() });
        assert_eq!((ending, record), (Ending::Left, None), "{at}: {out}");
        assert!(out.contains("It stops here: the cable is out; check the disk.\n"), "{at}: {out}");
        assert!(out.ends_with("Go on with it: karata play --resume table\n"), "{at}: {out}");
    }
}
