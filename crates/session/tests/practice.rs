//! Games that are over, played on from the middle of their records.

use game::record::{Cut, Entry as Line, Record};
use game::{Config, MemoryAid, Seat, Turn, Viewer};
use games::Entry;
use players::Level;
use protocol::{Clock, Terms};
use serde_json::Value;
use session::Session;
use session::moments::laid_open;
use session::practice::{NotThere, beginning};
use table::setup::Sitter;
use table::{PersonId, Place, Secret, Setup, Table};

const SECRET: Secret = Secret { key: [7; 32], nonce: [9; 32] };
const OTHER: Secret = Secret { key: [1; 32], nonce: [2; 32] };

fn read(text: &str) -> Record {
    Record::read(text).expect("it is a record")
}

/// A game of bots that is over.
fn played(entry: &dyn Entry, seed: u64) -> Record {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
    let mut session = Session::open(entry, &config, &players, seed).expect("it opens");
    while session.advance() {}
    read(&session.take_record())
}

/// The table at which a record was played, with a clock, closed and without any help.
fn over(record: &Record) -> Setup {
    let place = Place { person: None, bot: "greedy".to_owned() };
    let clock = Clock::Move { time: 60_000 };
    Setup {
        table: "baobab".to_owned(),
        game: record.game.clone(),
        rules: record.rules,
        seats: record.seats,
        settings: record.settings.clone(),
        places: vec![place; usize::from(record.seats)],
        terms: Terms { clock, hints: false, take_backs: false, listed: true, ..Terms::FRIENDLY },
        secret: SECRET,
        at: 0,
        before: Vec::new(),
    }
}

fn practice(record: &Record, step: u64, seat: Seat) -> Setup {
    let sitter = Sitter { person: PersonId::new("ann").expect("a name"), name: "Ann".to_owned() };
    let before = beginning(record, step).expect("it is somebody's turn there").before;
    over(record).practice(seat, sitter, before, ("acacia".to_owned(), OTHER, 5))
}

/// Some of the steps after which it is somebody's turn, the first and the last among them.
fn turns(record: &Record) -> Vec<u64> {
    let steps: Vec<&Line> =
        record.steps.iter().map(|(_, line)| line).filter(|line| !matches!(line, Line::Scores(_))).collect();
    let is_turn = |step: &u64| matches!(steps[*step as usize], Line::Move(..));
    let turns: Vec<u64> = (1..steps.len() as u64).filter(is_turn).collect();
    [0, turns.len() / 7, turns.len() / 2, turns.len() - 1].map(|place| turns[place]).to_vec()
}

/// What a record would be if the game had been left after so many steps.
fn cut(record: &Record, steps: u64) -> Record {
    let mut taken = 0;
    let is_before = |(_, line): &&(usize, Line)| {
        taken += u64::from(!matches!(line, Line::Scores(_)));
        taken <= steps
    };
    let steps: Vec<_> = record.steps.iter().take_while(is_before).cloned().collect();
    let last = steps.last().map_or(1, |(line, _)| *line);
    Record { steps, result: None, opened: None, cut: Some(Cut::After(last)), ..record.clone() }
}

#[test]
fn every_seat_sees_there_what_it_saw_then() {
    for entry in games::all() {
        let record = played(*entry, 7);
        for step in turns(&record) {
            let laid = laid_open(&record, step).expect("it replays").expect("there is such a step");
            let then: Vec<Value> =
                laid.sights.iter().map(|sight| serde_json::to_value(sight).expect("plain data")).collect();
            for seat in Seat::all(record.seats) {
                let setup = practice(&record, step, seat);
                // As it is after a restart: from what was stored.
                let kept = Setup::read(&setup.body()).expect("it can be read again");
                assert_eq!(kept, setup);
                let table = Table::restore(kept, &[], None).expect("it opens");
                let seen = table.game().tell(Viewer::Seat(seat), MemoryAid::On);
                let seen: Value = serde_json::from_str(&seen).expect("JSON");
                assert_eq!(seen, then[seat.index()], "{} after {step} for {seat}", entry.name());
                assert_eq!(table.game().turn(), Turn::Seat(beginning(&record, step).unwrap().turn));
                assert!(table.is_practice());
            }
        }
    }
}

#[test]
fn nothing_of_what_came_after_is_left() {
    for entry in games::all() {
        let one = played(*entry, 7);
        for step in turns(&one) {
            let there = beginning(&one, step).expect("it is somebody's turn there");
            assert_eq!(there.before.len() as u64, step);
            assert_eq!(there, beginning(&cut(&one, step), step).unwrap(), "it does not hang on what follows");
        }
        let step = turns(&one)[1];
        let setup = practice(&one, step, Seat(0));
        assert_eq!(setup.secret, OTHER, "chance comes from elsewhere");
        let (text, key) = (String::from_utf8(setup.body()).unwrap(), SECRET.told().key);
        assert!(!text.contains(&key), "the key of the game that is over is not there");
    }
}

#[test]
fn it_is_for_one_person_without_a_clock_and_with_every_help() {
    let record = played(games::find("safaru").unwrap(), 7);
    let setup = practice(&record, turns(&record)[0], Seat(1));
    let Terms { clock, memory, hints, take_backs, open, listed, .. } = setup.terms;
    assert_eq!((clock, memory, hints, take_backs), (Clock::None, true, true, true));
    assert!(!open && !listed);
    let people = setup.places.iter().zip(0..).filter(|(place, _)| place.person.is_some());
    assert_eq!(people.map(|(_, seat)| seat).collect::<Vec<u8>>(), [1]);
}

#[test]
fn its_record_says_with_how_many_steps_of_another_game_it_begins() {
    let record = played(games::find("mu").unwrap(), 7);
    let step = turns(&record)[2];
    let table = Table::restore(practice(&record, step, Seat(0)), &[], None).expect("it opens");
    let text = table.record();
    assert!(text.starts_with("karata 3 "), "{text}");
    let written = read(&text);
    assert_eq!((written.practice, written.deal, written.format), (Some(step), None, 3));
    assert_eq!(written.steps.len(), cut(&record, step).steps.len());
}

#[test]
fn where_it_is_nobodys_turn_the_nearest_step_is_named() {
    let record = played(games::find("serengeti").unwrap(), 7);
    let steps = record.steps.len() as u64;
    assert_eq!(beginning(&record, steps + 1), Err(NotThere::NoStep));
    assert_eq!(beginning(&record, u64::MAX), Err(NotThere::NoStep));
    let last = *turns(&record).last().expect("there are some");
    let over = beginning(&record, steps).expect_err("the game is over");
    assert_eq!(over, NotThere::NobodysTurn { step: steps, nearest: last });
    let first = turns(&record)[0];
    let dealt = beginning(&record, 0).expect_err("chance is to act");
    assert_eq!(dealt, NotThere::NobodysTurn { step: 0, nearest: first });
}
