//! How fast the store is, against a bare loop that writes the same rows in the same run, and whether finished games slow
//! a move: `cargo run --release -p store --example throughput [GAMES] [FOLDER]`.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use rusqlite::{Connection, params};
use store::{Lease, NewEvent, Sqlite, Store, TableId};

/// How long each measurement runs, and how often the two sides take turns.
const SPAN: Duration = Duration::from_millis(200);
const TURNS: usize = 16;

/// About as much as an event and a record hold.
const BODY: usize = 200;
const RECORD: usize = 1000;

/// Appends timed one by one.
const MOVES: u64 = 2000;

fn main() {
    let mut arguments = env::args().skip(1);
    let games: u64 = arguments.next().map_or(1_000_000, |games| games.parse().expect("a number of games"));
    let folder = arguments.next().map_or_else(env::temp_dir, PathBuf::from);
    let folder = folder.join(format!("karata-throughput-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder that can be written");
    println!("threads  store rows/s  rows/commit  bare, same commits rows/s  ratio  bare, row by row rows/s");
    for threads in [1, 4, 16, 64] {
        compare(&folder, threads);
    }
    moves(&folder, games);
    fs::remove_dir_all(&folder).expect("our own folder");
}

/// The store from several threads, then a bare loop with as many rows in each transaction, in turns.
fn compare(folder: &Path, threads: usize) {
    let (mut stored, mut commits, mut bare, mut single) = (0, 0, 0, 0);
    for turn in 0..TURNS {
        let file = |name: &str| folder.join(format!("{name}-{threads}-{turn}.db"));
        let (rows, taken) = through_the_store(&file("store"), threads);
        stored += rows;
        commits += taken;
        let together = (rows as f64 / taken as f64).round() as u64;
        bare += bare_loop(&file("bare"), threads, together);
        single += bare_loop(&file("single"), threads, 1);
    }
    let rate = |rows: u64| rows as f64 / (SPAN * TURNS as u32).as_secs_f64();
    println!(
        "{threads:>7}  {:>12.0}  {:>11.1}  {:>25.0}  {:>4.0} %  {:>23.0}",
        rate(stored),
        stored as f64 / commits as f64,
        rate(bare),
        100.0 * stored as f64 / bare as f64,
        rate(single),
    );
}

/// Rows and transactions of one span; every thread has a table and waits for each answer.
fn through_the_store(file: &Path, threads: usize) -> (u64, u64) {
    let store = Sqlite::open(file).expect("a new file");
    let ids: Vec<_> = (0..threads).map(|n| TableId::new(format!("table {n}")).expect("an id")).collect();
    let leases: Vec<_> = ids
        .iter()
        .map(|id| {
            store.create(id, b"", 0).expect("created");
            store.claim(id).expect("claimed")
        })
        .collect();
    let before = store.tally();
    let (over, rows) = (AtomicBool::new(false), AtomicU64::new(0));
    thread::scope(|scope| {
        for lease in &leases {
            scope.spawn(|| {
                for seq in 1.. {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    store.append(lease, seq, &[event(seq)]).expect("appended");
                    rows.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        thread::sleep(SPAN);
        over.store(true, Ordering::Relaxed);
    });
    (rows.into_inner(), store.tally().commits - before.commits)
}

/// Rows of one span, the same rows as the store writes, with nothing checked and nobody answered.
fn bare_loop(file: &Path, tables: usize, together: u64) -> u64 {
    Sqlite::open(file).and_then(|store| store.close()).expect("a new file");
    let mut connection = Connection::open(file).expect("the same file");
    connection.pragma_update(None, "synchronous", "FULL").expect("a setting");
    let (start, mut rows) = (Instant::now(), 0);
    while start.elapsed() < SPAN {
        let transaction = connection.transaction().expect("begun");
        {
            let mut insert =
                transaction.prepare_cached("INSERT INTO event VALUES (?1, ?2, ?3, ?4)").expect("SQL");
            for _ in 0..together {
                let (table, seq) = (rows % tables as u64, rows / tables as u64 + 1);
                let NewEvent { key, body } = event(seq);
                insert.execute(params![table as i64, seq as i64, key, body]).expect("inserted");
                rows += 1;
            }
        }
        transaction.commit().expect("committed");
    }
    rows
}

/// The time of an append without finished games and with many, in turns: a disk has better and worse moments.
fn moves(folder: &Path, games: u64) {
    let (empty, full) = (folder.join("empty.db"), folder.join("full.db"));
    let mut tables = [Table::new(&empty), Table::new(&full)];
    let start = Instant::now();
    in_bulk(&full, games);
    let size = fs::metadata(&full).expect("the file").len() >> 20;
    println!("{games} finished games inserted in {:.1?}, the file has {size} MiB", start.elapsed());
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..MOVES {
        for (table, times) in tables.iter_mut().zip(&mut times) {
            times.push(table.append());
        }
    }
    for (games, mut times) in [0, games].into_iter().zip(times) {
        times.sort();
        let mean = times.iter().sum::<Duration>() / MOVES as u32;
        let (median, late) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        println!(
            "an append with {games} finished games: median {median:.1?}, mean {mean:.1?}, 99 % within {late:.1?}"
        );
    }
    let start = Instant::now();
    tables[1].store.finished(Some(games / 2), 50).expect("a page");
    println!("a page of 50 finished games from the middle: {:.1?}", start.elapsed());
    drop(tables);
    let start = Instant::now();
    Sqlite::open(&full).expect("opened").close().expect("closed");
    println!("opened and closed: {:.1?}", start.elapsed());
}

struct Table {
    store: Sqlite,
    lease: Lease,
    next: u64,
}

impl Table {
    fn new(file: &Path) -> Table {
        let store = Sqlite::open(file).expect("a new file");
        let id = TableId::new("the table").expect("an id");
        store.create(&id, b"", 0).expect("created");
        let lease = store.claim(&id).expect("claimed");
        Table { store, lease, next: 1 }
    }

    fn append(&mut self) -> Duration {
        let start = Instant::now();
        self.store.append(&self.lease, self.next, &[event(self.next)]).expect("appended");
        self.next += 1;
        start.elapsed()
    }
}

fn in_bulk(file: &Path, games: u64) {
    let connection = Connection::open(file).expect("the same file");
    connection.busy_timeout(Duration::from_secs(5)).expect("a setting");
    let insert = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?1)
                  INSERT INTO game (id, created, finished, epoch, next, summary, setup, record, log)
                  SELECT hex(randomblob(16)), n, n, 1, 1, randomblob(60), x'', hex(zeroblob(?2 / 2)), x'' FROM n";
    connection.execute(insert, [games as i64, RECORD as i64]).expect("inserted");
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).expect("checkpointed");
}

fn event(seq: u64) -> NewEvent {
    NewEvent::new(format!("key of event {seq}"), vec![b'x'; BODY])
}
