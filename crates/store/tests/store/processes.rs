use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{env, fs, io, thread};

use store::conformance::{Place, event, id};
use store::{Ending, Error, Lease, Sqlite, Store};

use crate::place::Folder;

/// How often a process is killed, unless `KARATA_KILLS` says more.
const KILLS: u64 = 12;

/// After as many events a game is over.
const LENGTH: u64 = 15;

/// Begins what a child says; the test harness says other things, also in the same line.
const MARK: &str = "» ";

/// This test program again, in another role.
fn child(role: &str, folder: &Folder) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "processes::in_another_process", "--nocapture", "--test-threads=1"]);
    command.env("KARATA_STORE_ROLE", role).env("KARATA_STORE_FILE", folder.file());
    command.stdout(Stdio::piped()).stderr(Stdio::inherit());
    command
}

/// What a child does; nothing when the tests are run as tests.
#[test]
fn in_another_process() {
    let (Ok(role), Ok(file)) = (env::var("KARATA_STORE_ROLE"), env::var("KARATA_STORE_FILE")) else { return };
    let file = Path::new(&file);
    match role.split_once(' ').unwrap_or((&role, "")) {
        ("play", run) => play_for_ever(file, run),
        ("claim", _) => {
            let store = Sqlite::open(file).unwrap();
            let lease = store.claim(&id("a")).unwrap();
            store.append(&lease, 2, &[event("k2", "theirs")]).unwrap();
            say(&format!("claimed {}", lease.epoch()));
        }
        ("look", _) => {
            let store = Sqlite::open(file).unwrap();
            assert_eq!(store.create(&id("b"), b"", 0), Err(Error::ReadOnly));
            assert_eq!(store.claim(&id("a")), Err(Error::ReadOnly));
            say(&format!("next {}", store.table(&id("a")).unwrap().next));
        }
        other => panic!("{other:?}"),
    }
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{MARK}{line}").unwrap();
    out.flush().unwrap();
}

/// The whole lines that a child said.
fn said(child: &mut Child, mut on_line: impl FnMut(&str)) {
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while out.read_line(&mut line).unwrap() > 0 {
        let whole = line.strip_suffix('\n').and_then(|whole| whole.split_once(MARK));
        if let Some((_, said)) = whole {
            on_line(said);
        }
        line.clear();
    }
}

/// Games on three threads, one after the other, saying everything that was acknowledged.
fn play_for_ever(file: &Path, run: &str) {
    let store = Sqlite::open(file).unwrap();
    thread::scope(|scope| {
        for chair in 0..3 {
            let store = &store;
            scope.spawn(move || {
                for game in 0.. {
                    play(store, &format!("{run}-{chair}-{game}"));
                }
            });
        }
    });
}

fn play(store: &Sqlite, name: &str) {
    store.create(&id(name), b"", 0).unwrap();
    let lease = store.claim(&id(name)).unwrap();
    play_on(store, &lease, 1, say);
}

fn play_on(store: &Sqlite, lease: &Lease, from: u64, tell: fn(&str)) {
    let name = lease.table().as_str();
    for seq in from..=LENGTH {
        let body = format!("{name}/{seq}");
        assert_eq!(store.append(lease, seq, &[event(&seq.to_string(), &body)]), Ok(vec![seq]));
        tell(&format!("stored {name} {seq}"));
    }
    let record = format!("record of {name}");
    store.finish(lease, &Ending { record, summary: vec![], finished: 0 }).unwrap();
    tell(&format!("finished {name}"));
}

/// What children said was stored: the last event of each table, and whether it is finished.
#[derive(Default)]
struct Acknowledged {
    tables: BTreeMap<String, (u64, bool)>,
    events: u64,
}

impl Acknowledged {
    fn hear(&mut self, line: &str) {
        let mut words = line.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("stored"), Some(name), Some(seq)) => {
                let seq = seq.parse().unwrap();
                let last = self.tables.entry(name.to_owned()).or_default();
                assert_eq!(last.0 + 1, seq, "{name}");
                last.0 = seq;
                self.events += 1;
            }
            (Some("finished"), Some(name), None) => self.tables.get_mut(name).unwrap().1 = true,
            _ => {}
        }
    }

    fn check(&self, store: &Sqlite) {
        for (name, (last, finished)) in &self.tables {
            let events = store.events(&id(name), 0, 999).unwrap();
            assert!(events.len() as u64 >= *last, "{name}: {last} acknowledged, {} there", events.len());
            for (seq, event) in (1..).zip(&events) {
                assert_eq!(event.seq, seq, "{name}");
                assert_eq!(event.body, format!("{name}/{seq}").as_bytes());
            }
            let record = store.record(&id(name));
            assert!(!finished || record == Ok(format!("record of {name}")), "{name}: {record:?}");
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost_by_kill_9() {
    let kills = env::var("KARATA_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = Folder::new();
    let mut acknowledged = Acknowledged::default();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let mut moment = u64::from(now.subsec_nanos());
    for run in 0..kills {
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut child = child(&format!("play {run}"), &folder).spawn().unwrap();
        let process = child.id();
        let before = acknowledged.events;
        let wait = Duration::from_micros((moment >> 33) % 150_000);
        let mut killer = None;
        said(&mut child, |line| {
            acknowledged.hear(line);
            if acknowledged.events > before && killer.is_none() {
                killer = Some(thread::spawn(move || {
                    thread::sleep(wait);
                    Command::new("kill").args(["-9", &process.to_string()]).status().unwrap()
                }));
            }
        });
        assert!(killer.expect("something was stored").join().unwrap().success());
        assert!(!child.wait().unwrap().success());
        let store = folder.open();
        store.check().unwrap();
        acknowledged.check(&store);
        // One of the games that were cut off goes on to its end; the others stay as they are.
        if let Some(table) = store.unfinished(None, 1).unwrap().first() {
            play_on(&store, &store.claim(&table.id).unwrap(), table.next, |_| ());
        }
    }
    println!(
        "{kills} kills, {} events acknowledged at {} tables",
        acknowledged.events,
        acknowledged.tables.len()
    );
}

#[test]
fn a_claim_in_another_process_fences_this_one() {
    let folder = Folder::new();
    let store = folder.open();
    store.create(&id("a"), b"", 0).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    store.append(&lease, 1, &[event("k1", "ours")]).unwrap();
    let mut child = child("claim", &folder).spawn().unwrap();
    let mut lines = Vec::new();
    said(&mut child, |line| lines.push(line.to_owned()));
    assert!(child.wait().unwrap().success());
    assert_eq!(lines, ["claimed 2"]);
    assert_eq!(store.append(&lease, 3, &[event("k3", "ours")]), Err(Error::Fenced));
    assert_eq!(store.note(&lease, "n", b""), Err(Error::Fenced));
    assert_eq!(store.table(&id("a")).unwrap().next, 3);
    let again = store.claim(&id("a")).unwrap();
    assert_eq!(store.append(&again, 3, &[event("k3", "ours")]), Ok(vec![3]));
}

/// As somebody who may only read; whoever runs the tests as root becomes nobody for this.
#[test]
fn a_file_that_cannot_be_written_is_read() {
    let folder = Folder::new();
    let store = folder.open();
    store.create(&id("a"), b"", 0).unwrap();
    let lease = store.claim(&id("a")).unwrap();
    store.append(&lease, 1, &[event("k", "x")]).unwrap();
    store.close().unwrap();
    let rights = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let before = fs::read(folder.file()).unwrap();
    rights(&folder.file(), 0o444);
    let is_root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
    for of_folder in [0o555, 0o777] {
        rights(folder.path(), of_folder);
        let mut command = child("look", &folder);
        if is_root {
            // The program may lie where nobody else can run it.
            let program = env::temp_dir().join(format!("karata-store-look-{}", std::process::id()));
            fs::copy(env::current_exe().unwrap(), &program).unwrap();
            command = Command::new(&program);
            command.args(["--exact", "processes::in_another_process", "--nocapture"]);
            command.env("KARATA_STORE_ROLE", "look").env("KARATA_STORE_FILE", folder.file());
            command.uid(65534).gid(65534).current_dir("/");
        }
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && said.contains("next 2"), "{output:?}");
        assert_eq!(fs::read(folder.file()).unwrap(), before);
    }
    rights(folder.path(), 0o755);
    let _ = fs::remove_file(env::temp_dir().join(format!("karata-store-look-{}", std::process::id())));
}
