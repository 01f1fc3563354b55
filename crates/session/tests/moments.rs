//! Games that are over, looked back at.

use std::collections::BTreeMap;

use game::record::Record;
use game::{Config, Match, MemoryAid, Phrase, Turn, Viewer};
use games::Entry;
use players::Level;
use serde_json::Value;
use session::Session;
use session::moments::{laid_open, moments};

/// Sights are compared after every so many steps.
const SELDOM: usize = 40;

/// What a viewer was told of every step when it was new, and a record of it all.
struct Played {
    record: Record,
    stories: Vec<Vec<Vec<Phrase>>>,
    /// Now and then: from every chair, by the number of steps.
    sights: BTreeMap<u64, Vec<String>>,
    hands: Vec<u32>,
}

fn viewers(seats: u8) -> Vec<Viewer> {
    Viewer::all(seats).collect()
}

fn play(entry: &'static dyn Entry) -> Played {
    let config = Config::new::<&str, &str>(entry.schema(), None, &[]).expect("the defaults are valid");
    let players = vec![Some(Level::Random.into()); usize::from(config.seats())];
    let mut session = Session::open(entry, &config, &players, 7).expect("it opens");
    let viewers = viewers(config.seats());
    let seen = |game: &dyn Match| viewers.iter().map(|viewer| game.tell(*viewer, MemoryAid::On)).collect();
    let (mut stories, mut hands) = (Vec::new(), Vec::new());
    let mut sights = BTreeMap::from([(0, seen(session.running()))]);
    while session.running().turn() != Turn::Over {
        session.advance();
        let game = session.running();
        stories.push(viewers.iter().map(|viewer| game.tale(*viewer).story).collect());
        if stories.len() == 1 || stories.len() % SELDOM == 0 || game.turn() == Turn::Over {
            sights.insert(stories.len() as u64, seen(game));
        }
        hands.push(game.hand());
    }
    let record = Record::read(&session.take_record()).expect("it is a record");
    Played { record, stories, sights, hands }
}

#[test]
fn every_step_is_told_as_it_was_told_then() {
    for entry in games::all() {
        let Played { record, stories, hands, .. } = play(*entry);
        for (place, viewer) in viewers(record.seats).into_iter().enumerate() {
            let told = moments(&record, viewer, 0, usize::MAX).expect("it can be replayed");
            assert_eq!(told.steps as usize, stories.len(), "{}", entry.name());
            assert_eq!(told.moments.len(), stories.len(), "{}", entry.name());
            for (index, moment) in told.moments.iter().enumerate() {
                assert_eq!(moment.step as usize, index + 1);
                assert_eq!(moment.hand, hands[index]);
                assert_eq!(moment.story, stories[index][place], "{} at {index}", entry.name());
            }
        }
    }
}

#[test]
fn every_chair_is_laid_open_at_every_moment() {
    for entry in games::all() {
        let Played { record, sights, .. } = play(*entry);
        let steps = *sights.keys().next_back().expect("the last one is there");
        for (&step, then) in &sights {
            let laid = laid_open(&record, step).expect("it can be replayed").expect("there was such a step");
            assert_eq!((laid.step, laid.steps), (step, steps));
            let told: Vec<Value> = laid
                .sights
                .iter()
                .chain([&laid.spectator])
                .map(|sight| serde_json::to_value(sight).expect("plain data"))
                .collect();
            let then: Vec<Value> =
                then.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
            assert_eq!(told, then, "{} at {step}", entry.name());
        }
        assert!(laid_open(&record, steps + 1).expect("it can be replayed").is_none());
    }
}

#[test]
fn a_long_game_is_told_in_parts() {
    let Played { record, stories, .. } = play(games::find("serengeti").expect("it is a game"));
    let all = moments(&record, Viewer::Spectator, 0, usize::MAX).expect("it can be replayed").moments;
    let mut parts = Vec::new();
    while parts.len() < stories.len() {
        let told = moments(&record, Viewer::Spectator, parts.len() as u64, 7).expect("it can be replayed");
        assert!((1..=7).contains(&told.moments.len()));
        parts.extend(told.moments);
    }
    assert_eq!(parts, all);
    let beyond = moments(&record, Viewer::Spectator, u64::MAX, 7).expect("it can be replayed");
    assert!(beyond.moments.is_empty());
}
