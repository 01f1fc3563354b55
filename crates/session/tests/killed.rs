//! Games are played and stored in a process that is killed again and again, at any moment, while another one notes what was
//! acknowledged: all of it is there, every game can be opened, and goes on to its end.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{env, fs, io, process, thread};

use game::record::Record;
use game::{Seat, Sight};
use players::Level;
use protocol::{Key, Move, ToClient, ToServer, VERSION};
use session::opening::{Opening, person};
use session::{Keeper, replay};
use store::{Sqlite, Store, TableId};
use table::{ClientId, Event};

/// How often a process is killed, unless `KARATA_KILLS` says more.
const KILLS: u64 = 6;
/// So many games are played at the same time.
const GAMES: u64 = 3;
const ME: ClientId = ClientId(1);
/// Begins what the other process says; the test harness says other things, also in the same line.
const MARK: &str = "» ";
const FILE: &str = "KARATA_KILLED_FILE";

/// What the process that is killed does; nothing when the tests are run as tests.
#[test]
fn in_another_process() {
    let Ok(file) = env::var(FILE) else { return };
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(Path::new(&file)).expect("a store"));
    let waiting: Vec<TableId> = unfinished(&*store);
    thread::scope(|scope| {
        for player in 0..GAMES {
            let (store, waiting) = (&store, &waiting);
            scope.spawn(move || {
                let mine = waiting.iter().enumerate().filter(|(place, _)| *place as u64 % GAMES == player);
                mine.for_each(|(_, id)| {
                    play(Keeper::open(Arc::clone(store), id, 0).expect("it is kept"), id, say);
                });
                for number in 0_u64.. {
                    let id = TableId::new(format!("{}-{player}-{number}", process::id())).expect("short");
                    play(begin(store, &id, u64::from(process::id()) + 7 * player + number), &id, say);
                }
            });
        }
    });
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{MARK}{line}").expect("it can be said");
    out.flush().expect("it can be said");
}

fn unfinished(store: &dyn Store) -> Vec<TableId> {
    store.unfinished(None, 1000).expect("it can be read").into_iter().map(|table| table.id).collect()
}

/// A new game, of each sort in turn, with two kinds of bots.
fn begin(store: &Arc<dyn Store>, id: &TableId, seed: u64) -> Keeper {
    let entry = games::all()[(seed % games::all().len() as u64) as usize];
    let config = game::Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let bots = vec![Level::Greedy.into(); usize::from(config.seats()) - 1];
    let aid = game::MemoryAid::Off;
    let opening = Opening {
        entry,
        config: &config,
        seat: Seat(0),
        bots: &bots,
        seed,
        aid,
        pace: 0,
        before: Vec::new(),
    };
    Keeper::create(Arc::clone(store), opening.setup(id.as_str(), 0)).expect("it is possible")
}

/// Plays a game to its end and puts it among the finished ones, saying everything that was acknowledged.
fn play(mut keeper: Keeper, id: &TableId, tell: fn(&str)) {
    let mut told = Told::default();
    told.read(keeper.connect(0, ME, person()), id, tell);
    told.read(keeper.hear(0, ME, &ToServer::Hello { version: VERSION, after: 0 }), id, tell);
    loop {
        while let Some(out) = keeper.advance(0) {
            told.read(out, id, tell);
        }
        let Some(sight) = told.sight.as_ref().filter(|sight| !sight.choices.is_empty()) else { break };
        let position = told.position;
        let choice = &sight.choices[(position % sight.choices.len() as u64) as usize];
        let key = Key::new(format!("at-{position}")).expect("short");
        let action = Move::Actions(vec![choice.action.clone()]);
        told.read(keeper.hear(0, ME, &ToServer::Play { key, position, action }), id, tell);
    }
    assert!(keeper.finish(0, b"").expect("it is stored"), "{id} is over");
    tell(&format!("finished {id}"));
}

#[derive(Default)]
struct Told {
    sight: Option<Sight>,
    position: u64,
}

impl Told {
    fn read(&mut self, out: Vec<table::Outgoing>, id: &TableId, tell: fn(&str)) {
        for outgoing in out {
            let text = serde_json::to_string(&outgoing.message).expect("it can be sent");
            match serde_json::from_str::<ToClient>(&text).expect("it can be read") {
                ToClient::Welcome { present, .. } | ToClient::Update(present) => {
                    (self.sight, self.position) = (Some(present.sight), present.position);
                }
                ToClient::Accepted { key, seq } => tell(&format!("accepted {id} {key} {seq}")),
                ToClient::Denied { why, .. } => panic!("{id}: {why:?}"),
                _ => {}
            }
        }
    }
}

/// What was acknowledged: at each table the moves by their keys, with the last event of each; whether it is finished.
#[derive(Default)]
struct Noted {
    moves: BTreeMap<String, Vec<(String, u64)>>,
    finished: Vec<String>,
    count: u64,
}

impl Noted {
    fn hear(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["accepted", table, key, seq] => {
                let moves = self.moves.entry(table.to_owned()).or_default();
                moves.push((key.to_owned(), seq.parse().expect("a number")));
                self.count += 1;
            }
            ["finished", table] => self.finished.push(table.to_owned()),
            _ => {}
        }
    }

    /// All of it is there.
    fn check(&self, store: &dyn Store) {
        for (table, moves) in &self.moves {
            let id = TableId::new(table.clone()).expect("short");
            let mut kept = Vec::new();
            loop {
                let page = store.events(&id, kept.len() as u64, 1000).expect("it can be read");
                if page.is_empty() {
                    break;
                }
                kept.extend(page.iter().map(|event| Event::read(&event.body).expect("an event")));
            }
            let keys: Vec<&str> =
                kept.iter().filter_map(|event| event.by.as_ref()).map(|sender| sender.key.as_str()).collect();
            for (key, seq) in moves {
                assert!(*seq <= kept.len() as u64, "{table}: event {seq} of {}", kept.len());
                assert_eq!(keys.iter().filter(|kept| *kept == key).count(), 1, "{table}: {key}");
            }
        }
        for table in &self.finished {
            let record = store.record(&TableId::new(table.clone()).expect("short")).expect("it is finished");
            replay::verify(&Record::read(&record).expect("it is one")).expect("it is right");
        }
    }
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = env::temp_dir().join(format!("karata-killed-{}", process::id()));
        fs::create_dir_all(&folder).expect("it can be made");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

#[test]
fn no_acknowledged_move_is_lost_by_kill_9_and_every_game_goes_on() {
    let kills = env::var("KARATA_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = Folder::new();
    let file = folder.0.join("games.db");
    let mut noted = Noted::default();
    for kill in 0..kills {
        let mut child = Command::new(env::current_exe().expect("this program"));
        child.args(["--exact", "in_another_process", "--nocapture", "--test-threads=1"]).env(FILE, &file);
        let mut child = child.stdout(Stdio::piped()).spawn().expect("it runs");
        let out = BufReader::new(child.stdout.take().expect("it is a pipe"));
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").subsec_nanos();
        let reader = thread::spawn(move || out.lines().map_while(Result::ok).collect::<Vec<String>>());
        thread::sleep(Duration::from_millis(50 + u64::from(moment) % 600));
        child.kill().expect("it was running");
        child.wait().expect("it is gone");
        for line in reader.join().expect("it reads") {
            if let Some((_, said)) = line.split_once(MARK) {
                noted.hear(said);
            }
        }
        let store = Sqlite::open(&file).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        noted.check(&store);
    }
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).expect("a store"));
    let waiting = unfinished(&*store);
    for id in &waiting {
        play(Keeper::open(Arc::clone(&store), id, 0).expect("it is kept"), id, |_| {});
    }
    noted.check(&*store);
    let (moves, finished) = (noted.count, noted.finished.len());
    println!(
        "{kills} kills: {moves} acknowledged moves all there; {finished} games finished before, {} opened again and finished",
        waiting.len()
    );
    assert!(moves > kills, "too few moves to tell");
}
