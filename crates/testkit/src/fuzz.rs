//! The laws on positions chosen by bytes: one function per group of laws, for the fuzz targets; and the same code
//! with pseudo-random bytes, for the ordinary tests. The bytes choose the seats, the settings and every choice.

use std::convert::Infallible;
use std::sync::Arc;

use game::record::Record;
use game::settings::Domain;
use game::{Config, Doors, Step, Turn, ViewOf, Viewer, random};
use rand_core::{Rng, TryRng};

use crate::Tested;
use crate::conform::{Laws, Pool, Reached, Walk, write_record};
use crate::random::{generator, legal, mutated, next_step, some_of, take};

/// The most steps taken for one input.
const MOST_STEPS: usize = 400;

/// A group of laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Laws 1 to 3, and 9.
    Play,
    /// Law 4.
    Text,
    /// Laws 5 to 7, and 10.
    Secrets,
}

/// Runs one group of laws on `rounds` inputs of pseudo-random bytes.
pub fn deterministic<G: Tested>(group: Group, rounds: u64) {
    const LENGTH: usize = 2_048;
    for round in 0..rounds {
        let mut data = [0; LENGTH];
        let mut rng = generator(0xF422, round);
        rng.fill_bytes(&mut data);
        let length = random::below(&mut rng, LENGTH as u32) as usize;
        match group {
            Group::Play => play::<G>(&data[..length]),
            Group::Text => text::<G>(&data[..length]),
            Group::Secrets => secrets::<G>(&data[..length]),
        }
    }
}

/// Laws 1 to 3, and 9: it ends, the doors hold, nothing is lost, actions have words.
pub fn play<G: Tested>(data: &[u8]) {
    walk::<G>(data, Laws::Play);
}

/// Laws 5 to 7, and 10: worlds fit the views they are drawn from, no step tells more than it shows, and views are told apart
/// by their numbers.
pub fn secrets<G: Tested>(data: &[u8]) {
    walk::<G>(data, Laws::Secrets { worlds: 1 });
}

/// Law 4: whatever is read never panics, and what can be read is written and read again as the same.
pub fn text<G: Tested>(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some(game) = any_game::<G>(&mut bytes) else { return };
    let mut state = game.start();
    String::from_utf8_lossy(bytes.rest).lines().take(64).for_each(|line| readings(&game, &state, line));
    let mut log = Vec::new();
    while !bytes.rest.is_empty() && log.len() < MOST_STEPS {
        for action in some_of(&legal(&game, &state), 3, &mut bytes) {
            readings(&game, &state, &mutated(&game.write_action(action), &mut bytes));
            readings(&game, &state, &mutated(&json(&action), &mut bytes));
        }
        let view = json(&game.view(&state, Viewer::Spectator));
        readings(&game, &state, &mutated(&view, &mut bytes));
        let Some(step) = next_step(&game, &state, &mut bytes) else { break };
        if let Step::Chance(chance) = step {
            readings(&game, &state, &mutated(&game.write_chance(chance), &mut bytes));
            readings(&game, &state, &mutated(&json(&chance), &mut bytes));
        }
        take(&game, &mut state, step);
        log.push(step);
    }
    let record = write_record(&game, &log, &state);
    let parsed = Record::read(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert_eq!(parsed.steps.len(), log.len(), "a step of the record was lost:\n{record}");
    let changed = mutated(&record, &mut bytes);
    if let Ok(read) = Record::read(&changed) {
        let same = (&read.steps, &read.settings) == (&parsed.steps, &parsed.settings);
        assert!(same || read.cut.is_some(), "a change was not noticed:\n{changed}");
    }
}

/// Tries to read a text as everything there is. What it gives is only let in by the doors.
fn readings<G: Tested>(game: &G, state: &G::State, text: &str) {
    if let Ok(action) = game.read_action(text) {
        let again = game.write_action(action);
        assert_eq!(game.read_action(&again), Ok(action), "`{text}` is written `{again}`");
        try_action(game, state, action);
    }
    if let Ok(chance) = game.read_chance(text) {
        let again = game.write_chance(chance);
        assert_eq!(game.read_chance(&again), Ok(chance), "`{text}` is written `{again}`");
        try_chance(game, state, chance);
    }
    if let Ok(action) = serde_json::from_str::<G::Action>(text) {
        assert_eq!(serde_json::from_str(&json(&action)).ok(), Some(action), "{text}");
        try_action(game, state, action);
    }
    if let Ok(chance) = serde_json::from_str::<G::Chance>(text) {
        assert_eq!(serde_json::from_str(&json(&chance)).ok(), Some(chance), "{text}");
        try_chance(game, state, chance);
    }
    if let Ok(view) = serde_json::from_str::<ViewOf<G>>(text) {
        assert_eq!(serde_json::from_str(&json(&view)).ok(), Some(view), "{text}");
    }
    let _ = Record::read(text);
}

fn try_action<G: Tested>(game: &G, state: &G::State, action: G::Action) {
    let mut next = *state;
    let Turn::Seat(seat) = game.turn(state) else { return };
    match game.play(&mut next, seat, action) {
        Ok(()) => audited(game, &next),
        Err(refusal) => assert_eq!(next, *state, "{refusal:?}, and yet something changed"),
    }
}

fn try_chance<G: Tested>(game: &G, state: &G::State, chance: G::Chance) {
    let mut next = *state;
    match game.happen(&mut next, chance) {
        Ok(()) => audited(game, &next),
        Err(refusal) => assert_eq!(next, *state, "{refusal:?}, and yet something changed"),
    }
}

fn audited<G: Tested>(game: &G, state: &G::State) {
    game.audit(state).unwrap_or_else(|what| panic!("{what}\n{state:?}"));
}

fn json<T: game::secrets::Facts>(value: &T) -> String {
    serde_json::to_string(value).expect("it can be written in JSON")
}

fn walk<G: Tested>(data: &[u8], laws: Laws) {
    let mut bytes = Bytes::new(data);
    let Some(game) = any_game::<G>(&mut bytes) else { return };
    let (mut pool, mut reached) = (Pool::default(), Reached::default());
    let mut walk = Walk::new(&Arc::new(game), laws);
    while !bytes.rest.is_empty() && walk.log.len() < MOST_STEPS {
        match walk.step(&mut pool, &mut reached, &mut bytes) {
            Ok(true) => {}
            Ok(false) => break,
            Err(broken) => panic!("{broken}"),
        }
    }
}

/// A game with some seats and some settings, half of them as they are when nobody says; none if these settings do
/// not go together.
fn any_game<G: Tested>(bytes: &mut Bytes) -> Option<G> {
    let schema = G::schema();
    let span = schema.max_seats - schema.min_seats + 1;
    let seats = schema.min_seats + random::below(bytes, u32::from(span)) as u8;
    let mut given = Vec::new();
    for setting in schema.settings {
        if random::below(bytes, 2) == 0 {
            continue;
        }
        let value = match &setting.takes {
            Domain::Switch { .. } => random::pick(bytes, &["on", "off"]).to_owned(),
            Domain::Number { min, max, .. } => {
                let width = u32::try_from(max - min + 1).unwrap_or(u32::MAX);
                (min + i64::from(random::below(bytes, width))).to_string()
            }
            Domain::OneOf { options, .. } => random::pick(bytes, options).to_owned(),
            Domain::Preset { options, .. } => {
                options[random::below(bytes, options.len() as u32) as usize].name.to_owned()
            }
            Domain::Text { default } => (*default).to_owned(),
        };
        given.push((setting.key, value));
    }
    let config = Config::new(schema, Some(seats), &given).expect("values from the schema's own ranges");
    G::new(&config).ok()
}

/// Bytes as a source of choices. When they are used up it goes on with numbers that follow from nothing but their
/// count, for a game's rejection loops must end.
struct Bytes<'a> {
    rest: &'a [u8],
    after: u64,
}

impl<'a> Bytes<'a> {
    fn new(data: &'a [u8]) -> Self {
        Bytes { rest: data, after: data.len() as u64 }
    }
}

impl TryRng for Bytes<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        if let Some((word, rest)) = self.rest.split_first_chunk::<4>() {
            self.rest = rest;
            return Ok(u32::from_be_bytes(*word));
        }
        self.rest = &[];
        self.after = self.after.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.after ^ (self.after >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        Ok((mixed >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, destination: &mut [u8]) -> Result<(), Infallible> {
        for chunk in destination.chunks_mut(4) {
            let word = self.try_next_u32()?.to_be_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}
