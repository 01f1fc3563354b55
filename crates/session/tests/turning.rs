//! The moments that decided games that are over.

use game::record::Record;
use game::{Command, Config, Data, MemoryAid, Turn, Viewer};
use games::Entry;
use players::Level;
use session::Session;
use session::turning::{turning, turning_seeded};

/// A game of bots that do what is advised, but for one decision, which is another legal one. Gives the record and the step of that decision.
fn with_a_slip(entry: &dyn Entry, seed: u64, decision: usize) -> Option<(Record, u64)> {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let players = vec![Some(Level::Greedy.into()); usize::from(config.seats())];
    let mut session = Session::open(entry, &config, &players, seed).expect("it opens");
    let (mut left, mut steps, mut slipped) = (decision, 0, None);
    loop {
        if let (Turn::Seat(seat), None) = (session.running().turn(), slipped) {
            let choices = session.running().sight(Viewer::Seat(seat), MemoryAid::On).choices;
            if choices.len() > 1 && left == 0 {
                let mut advised = Session::open(entry, &config, &players, seed).expect("it opens");
                for _ in 0..=steps {
                    assert!(advised.advance());
                }
                let advised = Record::read(&advised.take_record()).expect("it is a record");
                let taken = &advised.steps.iter().rev().find_map(|(_, line)| match line {
                    game::record::Entry::Move(_, notation) => Some(notation.clone()),
                    game::record::Entry::Chance(_) | game::record::Entry::Scores(_) => None,
                });
                let other = choices.iter().rev().find(|choice| Some(&choice.notation) != taken.as_ref())?;
                let other = Data::Array(vec![other.action.clone()]);
                session.play(seat, Command::Data(&other)).expect("it is legal");
                steps += 1;
                slipped = Some(steps);
                continue;
            }
            left -= usize::from(choices.len() > 1);
        }
        if !session.advance() {
            break;
        }
        steps += 1;
    }
    Some((Record::read(&session.take_record()).expect("it is a record"), slipped?))
}

#[test]
fn nothing_turned_a_game_in_which_everybody_did_what_is_advised() {
    for entry in games::all() {
        let found = turning(&greedy(*entry)).expect("it replays");
        assert!(found.points.is_empty(), "{}: {found:?}", entry.name());
    }
}

fn greedy(entry: &dyn Entry) -> Record {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let players = vec![Some(Level::Greedy.into()); usize::from(config.seats())];
    let mut session = Session::open(entry, &config, &players, 5).expect("it opens");
    while session.advance() {}
    Record::read(&session.take_record()).expect("it is a record")
}

#[test]
fn the_one_slip_is_what_is_found_and_with_other_luck_too() {
    let entry = games::find("serengeti").expect("it is a game");
    let mut found = 0;
    for seed in 0..12 {
        let Some((record, step)) = with_a_slip(entry, seed, 60 + 4 * seed as usize) else { continue };
        let first = turning(&record).expect("it replays");
        assert_eq!(first, turning(&record).expect("it replays"), "always the same");
        for point in &first.points {
            assert_eq!(point.step, step, "there is no other");
            let moved = i32::from(point.after.percent) - i32::from(point.before.percent);
            assert!(moved.abs() >= 9);
            // What is on the edge may be on the other side of it with other luck.
            if moved.abs() >= 25 {
                found += 1;
                for other in [1, 2, 3] {
                    let again = turning_seeded(&record, other).expect("it replays");
                    assert_eq!(again.points.iter().map(|point| point.step).collect::<Vec<_>>(), [step]);
                }
            }
        }
    }
    assert!(found > 0, "none of these slips mattered");
}

#[test]
fn the_moments_of_any_game_are_decisions_and_told_in_words() {
    for entry in games::all() {
        let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
        let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
        let mut session = Session::open(*entry, &config, &players, 7).expect("it opens");
        while session.advance() {}
        let record = Record::read(&session.take_record()).expect("it is a record");
        let found = turning(&record).expect("it replays");
        assert!(found.points.len() <= 3 && found.from <= found.steps, "{}", entry.name());
        for point in &found.points {
            assert!(point.step > found.from && point.step <= found.steps);
            assert!(["turning-point", "turning-point-side"].contains(&&*point.words.key));
        }
    }
}
