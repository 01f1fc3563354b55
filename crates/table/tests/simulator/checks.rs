//! What must be true of everything that is sent and stored. Every check has a name.

use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt;

use game::{Phrase, Seat};
use protocol::Time;
use serde_json::Value;
use table::{PersonId, Table};

use crate::mirror::{Mirror, faded};
use crate::setups::UNTOLD;

/// A check that was not passed.
#[derive(Debug)]
pub struct Caught {
    pub check: &'static str,
    what: String,
    /// What was said last.
    last: Vec<String>,
}

impl Caught {
    pub fn new(check: &'static str, what: impl Into<String>) -> Self {
        Caught { check, what: what.into(), last: Vec::new() }
    }

    /// With what was said last.
    pub fn after(mut self, last: &Said) -> Self {
        self.last = last.0.iter().cloned().collect();
        self
    }
}

impl fmt::Display for Caught {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "check `{}`: {}", self.check, self.what)?;
        self.last.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// The last messages.
#[derive(Default)]
pub struct Said(VecDeque<String>);

impl Said {
    pub fn push(&mut self, now: Time, what: &str) {
        if self.0.len() == 40 {
            self.0.pop_front();
        }
        let most = what.char_indices().nth(300).map_or(what.len(), |(at, _)| at);
        self.0.push_back(format!("{now} {}", &what[..most]));
    }
}

/// What is known of keys and of what was told, to compare with what comes.
#[derive(Default)]
pub struct Checks {
    /// The answer that each message got, once it was carried out and stored.
    answers: HashMap<(PersonId, String), u64>,
    /// How often each message was carried out.
    carried: HashMap<(PersonId, String), u64>,
    /// What an audience was told of an event when it was new.
    news: HashMap<(Option<Seat>, u64), Value>,
}

/// What a message to somebody is looked at with.
pub struct Scene<'a> {
    pub mirror: &'a Mirror,
    /// How many events are stored.
    pub stored: u64,
    /// Before this event nothing is news in an update.
    pub news_from: u64,
    /// Whether the table may show what a perfect memory would add.
    pub memory: bool,
    pub secret: &'a [String; 2],
}

impl Checks {
    /// A message to a person.
    pub fn sent(
        &mut self,
        scene: &Scene<'_>,
        to: &PersonId,
        text: &str,
        message: &Value,
    ) -> Result<(), Caught> {
        if text.contains(UNTOLD) {
            return Err(Caught::new("identity", format!("somebody is named: {text}")));
        }
        if !scene.mirror.is_over() && scene.secret.iter().any(|secret| text.contains(secret)) {
            return Err(Caught::new("secret", "the secret is told before the end"));
        }
        let value = &message["value"];
        match message["type"].as_str() {
            Some("accepted") if value["seq"].as_u64().is_none_or(|seq| seq > scene.stored) => {
                return Err(Caught::new("stored", format!("acknowledged before it is stored: {text}")));
            }
            Some("welcome") => self.told(scene, to, &value["present"], true)?,
            Some("update") => self.told(scene, to, value, false)?,
            _ => {}
        }
        Ok(())
    }

    fn told(
        &mut self,
        scene: &Scene<'_>,
        to: &PersonId,
        present: &Value,
        welcome: bool,
    ) -> Result<(), Caught> {
        if present["seq"].as_u64().is_none_or(|seq| seq > scene.stored) {
            return Err(Caught::new("stored", format!("told before it is stored: {}", present["seq"])));
        }
        let audience = scene.mirror.seat_of(to);
        let acknowledged = match audience {
            Some(seat) => scene.mirror.acknowledged[seat.index()],
            None => scene.stored,
        };
        for told in present["told"].as_array().map(Vec::as_slice).unwrap_or_default() {
            let seq = told["seq"].as_u64().unwrap_or(u64::MAX);
            if seq > scene.stored {
                return Err(Caught::new("stored", format!("told before it is stored: {told}")));
            }
            let step = &told["what"]["value"];
            if told["what"]["type"] != "step" {
                continue;
            }
            let is_news = !welcome && seq >= scene.news_from;
            if is_news {
                self.news.insert((audience, seq), step.clone());
            } else if seq <= acknowledged && (!scene.memory || step["seen"] == serde_json::json!([])) {
                self.is_faded(scene, audience, seq, step)?;
            } else if let Some(first) = self.news.get(&(audience, seq)).filter(|first| *first != step) {
                let what = format!("{audience:?} was told event {seq} as {first} and then as {step}");
                return Err(Caught::new("catch-up", what));
            }
        }
        Ok(())
    }

    /// What was acknowledged is told without what it showed.
    fn is_faded(&self, scene: &Scene<'_>, to: Option<Seat>, seq: u64, step: &Value) -> Result<(), Caught> {
        let story = |step: &Value| serde_json::from_value::<Vec<Phrase>>(step["story"].clone()).ok();
        let first = self.news.get(&(to, seq)).and_then(story);
        let fade = |story: Vec<Phrase>| -> Value {
            let story: Vec<Phrase> = story.iter().map(|phrase| faded(&*scene.mirror.game, phrase)).collect();
            serde_json::json!(story)
        };
        let seen = step["seen"].as_array().is_some_and(Vec::is_empty);
        if seen && first.is_none_or(|first| step["story"] == fade(first)) {
            return Ok(());
        }
        Err(Caught::new("faded", format!("{to:?} has acknowledged event {seq} and is told again {step}")))
    }

    /// A message of somebody was stored.
    pub fn carried_out(&mut self, person: &PersonId, key: &str) -> Result<(), Caught> {
        let times = self.carried.entry((person.clone(), key.to_owned())).or_default();
        *times += 1;
        if *times == 1 {
            return Ok(());
        }
        Err(Caught::new("once", format!("the message {key} was carried out {times} times")))
    }

    /// A message of somebody was acknowledged. Those that are stored are always answered alike.
    pub fn answered(&mut self, person: &PersonId, key: &str, seq: u64) -> Result<(), Caught> {
        let sender = (person.clone(), key.to_owned());
        if !self.carried.contains_key(&sender) {
            return Ok(());
        }
        let first = *self.answers.entry(sender).or_insert(seq);
        if first == seq {
            return Ok(());
        }
        Err(Caught::new("once", format!("the message {key} was answered with {first} and then with {seq}")))
    }

    /// Everything that was acknowledged is still there after a crash. What was not may be gone, and is then carried out again.
    pub fn kept(&mut self, events: &[table::Event]) -> Result<(), Caught> {
        let by = events.iter().filter_map(|event| event.by.as_ref());
        let there: HashSet<(&PersonId, &str)> = by.map(|by| (&by.person, by.key.as_str())).collect();
        let is_there = |(person, key): &(PersonId, String)| there.contains(&(person, key.as_str()));
        self.carried.retain(|sender, _| is_there(sender));
        match self.answers.keys().find(|sender| !is_there(sender)) {
            None => Ok(()),
            Some((_, key)) => {
                Err(Caught::new("kept", format!("the message {key} was acknowledged and is lost")))
            }
        }
    }
}

/// Everything that anybody would be told who came now, after this event.
pub fn all_told(table: &Table, now: Time, after: u64) -> Vec<Value> {
    let audiences = [None].into_iter().chain(Seat::all(table.setup().seats).map(Some));
    audiences.map(|audience| game::sight::data(&table.welcomed(now, audience, after))).collect()
}

/// The same without what is not kept: who is there, and what is being asked.
pub fn all_kept(table: &Table, now: Time) -> Vec<Value> {
    let mut told = all_told(table, now, 0);
    for welcome in &mut told {
        let room = &mut welcome["value"]["present"]["room"];
        for passing in ["spectators", "motion", "again"] {
            room[passing] = Value::Null;
        }
        for chair in room["chairs"].as_array_mut().into_iter().flatten() {
            if chair["holder"]["type"] == "person" {
                chair["holder"]["value"] = Value::Null;
            }
        }
    }
    told
}

/// The first difference between two values, with the way to it.
pub fn difference(one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => {
            one.iter().find_map(|(key, value)| {
                let other = other.get(key).unwrap_or(&Value::Null);
                difference(value, other).map(|found| format!("{key}.{found}"))
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(place, (one, other))| {
                difference(one, other).map(|found| format!("{place}.{found}"))
            })
        }
        _ => (one != other).then(|| format!(": {one} and {other}")),
    }
}
