//! What a table weighs in memory: `cargo run --release -p table --example weight [GAME [TABLES]]`.
//!
//! A person with a client and greedy bots at every table. Tables are opened, then played to the end side by side, and all are kept; the
//! memory that the system counts for the process is divided by them.

use game::{Config, Seat, Turn};
use games::Entry;
use protocol::{Key, Move, Pace, Terms, ToServer, VERSION};
use table::setup::Sitter;
use table::{ClientId, Heard, PersonId, Place, Secret, Setup, Table};

const CLIENT: ClientId = ClientId(0);

fn main() {
    let mut arguments = std::env::args().skip(1);
    let entry = games::find(&arguments.next().unwrap_or("mu".to_owned())).expect("a game");
    let count: u32 = arguments.next().map_or(200, |count| count.parse().expect("a number of tables"));
    let before = resident();
    let mut tables: Vec<Table> = (0..count).map(|number| seated(setup(entry, number))).collect();
    let opened = resident();
    println!("{}: {count} tables, dealt: {:.1} KiB each", entry.name(), kib(opened - before, count));
    tables.iter_mut().for_each(play);
    let played = resident();
    let events: u64 = tables.iter().map(Table::seq).sum();
    println!(
        "played to the end: {:.1} KiB each, {} events each",
        kib(played - before, count),
        events / u64::from(count)
    );
    println!("{} bytes an event", (played - opened) / events);
}

fn kib(bytes: u64, tables: u32) -> f64 {
    bytes as f64 / f64::from(tables) / 1024.0
}

/// The memory of this process, in bytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("a system that tells");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("it is told");
    let kib: u64 = line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number");
    kib * 1024
}

fn setup(entry: &dyn Entry, number: u32) -> Setup {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("valid");
    let place = |seat: Seat| Place {
        person: (seat.0 == 0).then(|| Sitter { person: person(), name: "Neema".to_owned() }),
        bot: "greedy".to_owned(),
    };
    let mut key = [0; 32];
    key[..4].copy_from_slice(&number.to_le_bytes());
    Setup {
        table: format!("weight-{number}"),
        game: entry.name().to_owned(),
        rules: entry.rules(),
        seats: config.seats(),
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
        places: Seat::all(config.seats()).map(place).collect(),
        terms: Terms { pace: Pace { least: 0, most: 0 }, ..Terms::FRIENDLY },
        secret: Secret { key, nonce: [0; 32] },
        at: 0,
        before: Vec::new(),
    }
}

fn person() -> PersonId {
    PersonId::new("person-0123456789abcdef").expect("short")
}

fn seated(setup: Setup) -> Table {
    let mut table = Table::open(setup).expect("it is possible");
    table.wake(0);
    table.connect(0, CLIENT, person());
    table.hear(0, CLIENT, &ToServer::Hello { version: VERSION, after: 0 });
    pass_on(&mut table);
    table
}

/// The person does something that is offered, again and again.
fn play(table: &mut Table) {
    for number in 0_u64.. {
        let Turn::Seat(seat) = table.game().turn() else { break };
        assert_eq!(seat, Seat(0), "everybody else is a bot");
        let sight = table.game().sight(game::Viewer::Seat(seat), game::MemoryAid::Off);
        let choice = &sight.choices[(number as usize * 7919) % sight.choices.len()];
        let play = ToServer::Play {
            key: Key::new(format!("k-0123456789-{number}")).expect("short"),
            position: table.position(),
            action: Move::Actions(vec![choice.action.clone()]),
        };
        let heard = table.hear(0, CLIENT, &play);
        commit(table, heard);
        pass_on(table);
    }
}

/// Bots and nature act until the person is asked.
fn pass_on(table: &mut Table) {
    loop {
        if let Some(work) = table.work() {
            table.worked(0, work.run_briefly());
        } else if let Some(heard) = table.tick(0) {
            commit(table, heard);
        } else {
            break;
        }
    }
}

fn commit(table: &mut Table, heard: Heard) {
    if let Heard::Store(proposal) = heard {
        assert!(table.commit(0, proposal).is_ok(), "nothing else happens");
    }
}
