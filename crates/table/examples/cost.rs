//! What a move costs through the authority, beside the rules alone: `cargo run --release -p table --example cost [GAME [SEATS [MATCHES]]]`.
//!
//! Everybody at the table is a person with a client, and somebody watches; every move is a message, checked, committed and told to
//! all of them, as text. Nothing is stored. The same moves are then played in a bare match.

use std::time::{Duration, Instant};

use game::{Command, Config, Seat, Turn};
use games::Entry;
use protocol::{Key, Move, Pace, Terms, ToServer, VERSION};
use table::setup::Sitter;
use table::{ClientId, Event, Heard, Outgoing, PersonId, Place, Secret, Setup, Table, What};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let entry = games::find(&arguments.next().unwrap_or("mu".to_owned())).expect("a game");
    let seats = arguments.next().map_or(Some(5).filter(|_| entry.name() == "mu"), |seats| seats.parse().ok());
    let matches: u8 = arguments.next().map_or(20, |matches| matches.parse().expect("a number of matches"));
    let (mut through, mut bare) = (Cost::default(), Cost::default());
    for seed in 0..matches {
        let setup = setup(entry, seats, seed);
        let log = play(setup.clone(), &mut through);
        replay(entry, &setup, &log, &mut bare);
    }
    let (authority, rules) = (through.per_move(), bare.per_move());
    println!("{} with {} seats, {} moves", entry.name(), setup(entry, seats, 0).seats, through.moves);
    println!(
        "through the authority  {authority:8.2} µs a move, {} bytes told",
        through.bytes / through.moves
    );
    println!("the rules alone        {rules:8.2} µs a move");
    println!("the difference         {:8.2} µs a move", authority - rules);
}

#[derive(Default)]
struct Cost {
    moves: u64,
    bytes: u64,
    time: Duration,
}

impl Cost {
    fn per_move(&self) -> f64 {
        self.time.as_secs_f64() * 1e6 / self.moves as f64
    }
}

fn setup(entry: &dyn Entry, seats: Option<u8>, seed: u8) -> Setup {
    let config = Config::new::<&str, &str>(entry.schema(), seats, &[]).expect("valid");
    let place = |seat: Seat| Place {
        person: Some(Sitter { person: person(seat.0), name: format!("Player {seat}") }),
        bot: "greedy".to_owned(),
    };
    Setup {
        table: "cost".to_owned(),
        game: entry.name().to_owned(),
        rules: entry.rules(),
        seats: config.seats(),
        settings: config.pairs().map(|(key, value)| (key.to_owned(), value)).collect(),
        places: Seat::all(config.seats()).map(place).collect(),
        terms: Terms { pace: Pace { least: 0, most: 0 }, ..Terms::FRIENDLY },
        secret: Secret { key: [seed; 32], nonce: [0; 32] },
        at: 0,
        before: Vec::new(),
    }
}

fn person(number: u8) -> PersonId {
    PersonId::new(format!("person-{number}")).expect("short")
}

/// Plays one match through the authority: everybody does something they are offered. Gives the log.
fn play(setup: Setup, cost: &mut Cost) -> Vec<Event> {
    let seats = setup.seats;
    let mut table = Table::open(setup).expect("it is possible");
    table.wake(0);
    for client in 0..=seats {
        table.connect(0, ClientId(u64::from(client)), person(client));
        table.hear(0, ClientId(u64::from(client)), &ToServer::Hello { version: VERSION, after: 0 });
    }
    let mut log = Vec::new();
    while let Some(heard) = table.tick(0) {
        commit(&mut table, heard, &mut log);
    }
    for number in 0_u64.. {
        let Turn::Seat(seat) = table.game().turn() else { break };
        let sight = table.game().sight(game::Viewer::Seat(seat), game::MemoryAid::Off);
        let choice = &sight.choices[(number as usize * 7919) % sight.choices.len()];
        let play = ToServer::Play {
            key: Key::new(format!("{number}")).expect("short"),
            position: table.seq(),
            action: Move::Actions(vec![choice.action.clone()]),
        };
        let text = serde_json::to_string(&play).expect("plain data");
        let begun = Instant::now();
        let bytes = one_move(&mut table, seat, &text, &mut log);
        cost.time += begun.elapsed();
        cost.moves += 1;
        cost.bytes += bytes as u64;
    }
    log
}

/// A function of its own, so that callgrind can count what is done in it. Gives how many bytes are told.
#[inline(never)]
fn one_move(table: &mut Table, seat: Seat, text: &str, log: &mut Vec<Event>) -> usize {
    let heard = table.hear_text(0, ClientId(u64::from(seat.0)), text);
    let told = commit(table, heard, log);
    told.iter().map(|told| told.text().len()).sum()
}

fn commit(table: &mut Table, heard: Heard, log: &mut Vec<Event>) -> Vec<Outgoing> {
    match heard {
        Heard::Say(out) => out,
        Heard::Store(proposal) => {
            log.extend(proposal.bodies().iter().map(|(_, body)| Event::read(body).expect("its own")));
            table.commit(0, proposal).expect("nothing else happens")
        }
    }
}

/// The same moves in a bare match.
fn replay(entry: &dyn Entry, setup: &Setup, log: &[Event], cost: &mut Cost) {
    let config = Config::new(entry.schema(), Some(setup.seats), &setup.settings).expect("valid");
    let mut game = entry.open(&config).expect("valid");
    let begun = Instant::now();
    for event in log {
        match &event.what {
            What::Moved { seat, actions } => {
                game.play(*seat, Command::Logged(actions)).expect("legal");
                cost.moves += 1;
            }
            What::Chance(outcome) => game.happen(outcome).expect("possible"),
            _ => {}
        }
    }
    cost.time += begun.elapsed();
}
