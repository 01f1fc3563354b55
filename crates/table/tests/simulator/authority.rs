//! A table as its keeper holds it, with a fault or without.

use std::collections::{BTreeMap, HashMap, HashSet};

use game::{Match, MemoryAid, Phrase, Seat, Viewer};
use protocol::{Denial, Pace, Time, ToServer, VERSION};
use serde_json::{Value, json};
use table::{
    ClientId, Damaged, Event, Heard, Outgoing, PersonId, Proposal, Setup, Table, What, Work, Worked,
};

use crate::deceit::Fault;

/// What a faulty table adds to the key of a message that it carries out once more.
const REPEATED: &str = "_once-more";

/// A message on its way to a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    pub to: ClientId,
    pub text: String,
}

/// What a message, or time, leads to.
pub enum Reply {
    Say(Vec<Sent>),
    /// To be stored; what is said already is too early.
    Store(Vec<Sent>, Proposal),
}

/// A table, its fault, and what the fault needs to know.
pub struct Authority {
    table: Table,
    fault: Option<Fault>,
    setup: Setup,
    events: Vec<Event>,
    clients: BTreeMap<ClientId, PersonId>,
    heard: HashSet<(PersonId, String)>,
    repeats: u64,
    /// What each audience was told of an event when it was new.
    news: HashMap<(Option<Seat>, u64), Value>,
}

impl Authority {
    /// A table as it was kept, from the beginning of the rules or another one.
    pub fn restore(
        start: Option<Box<dyn Match>>,
        setup: &Setup,
        events: &[Event],
        notes: Option<&[u8]>,
        fault: Option<Fault>,
    ) -> Result<Authority, Damaged> {
        let mut faulty = setup.clone();
        if fault == Some(Fault::NoPace) {
            faulty.terms.pace = Pace { least: 0, most: 0 };
        }
        let notes = notes.filter(|_| fault != Some(Fault::LostNotes));
        Ok(Authority {
            table: Table::restore_from(start, faulty.clone(), events, notes)?,
            fault,
            setup: faulty,
            events: events.to_vec(),
            clients: BTreeMap::new(),
            heard: HashSet::new(),
            repeats: 0,
            news: HashMap::new(),
        })
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn wake(&mut self, now: Time) {
        self.table.wake(now);
    }

    pub fn connect(&mut self, now: Time, client: ClientId, person: PersonId) -> Vec<Sent> {
        self.clients.insert(client, person.clone());
        let out = self.table.connect(now, client, person);
        self.send(out)
    }

    pub fn disconnect(&mut self, now: Time, client: ClientId) -> Vec<Sent> {
        self.clients.remove(&client);
        let out = self.table.disconnect(now, client);
        self.send(out)
    }

    pub fn hear(&mut self, now: Time, client: ClientId, text: &str) -> Reply {
        let Some(text) = self.carry_out_twice(client, text) else { return Reply::Say(Vec::new()) };
        let heard = self.table.hear_text(now, client, &text);
        let mut reply = self.reply(heard);
        if self.fault == Some(Fault::EarlyAnswer)
            && let (Reply::Store(early, _), Ok(message)) = (&mut reply, ToServer::read(&text))
        {
            let accepted = message.key().map(|key| json!({ "key": key, "seq": self.table.seq() + 1 }));
            let text = json!({ "type": "accepted", "value": accepted }).to_string();
            early.push(Sent { to: client, text });
        }
        if self.fault == Some(Fault::RecordTold)
            && let (Reply::Say(out), Ok(ToServer::Glossary)) = (&mut reply, ToServer::read(&text))
        {
            let text = json!({ "type": "glossary", "value": self.table.record() }).to_string();
            out.push(Sent { to: client, text });
        }
        if let Reply::Say(out) = &mut reply {
            let has = |start: &str| out.iter().any(|sent| sent.text.starts_with(start));
            match (has(r#"{"type":"denied""#), has(r#"{"type":"judged""#)) {
                (true, _) => self.refuse_wrongly(now, client, out),
                (false, true) if self.fault == Some(Fault::PeekingJudgement) => self.peek(client, out),
                (false, _) => {}
            }
        }
        reply
    }

    pub fn tick(&mut self, now: Time) -> Option<Reply> {
        let heard = self.table.tick(now)?;
        Some(self.reply(heard))
    }

    pub fn commit(&mut self, now: Time, proposal: Proposal) -> Vec<Sent> {
        let bodies = proposal.bodies();
        let events: Vec<Event> = bodies.iter().filter_map(|(_, body)| Event::read(body)).collect();
        let out = self.table.commit(now, proposal).expect("nothing else writes to this table");
        let sent = self.send(out);
        let returned = events.iter().any(|event| matches!(event.what, What::TakenBack { .. }));
        self.events.extend(events);
        if returned && self.fault == Some(Fault::NewDice) {
            self.roll_anew(now);
        }
        sent
    }

    pub fn deny(&mut self, now: Time, proposal: &Proposal) -> Vec<Sent> {
        let told = (self.fault == Some(Fault::NotStoredYetTold)).then(|| proposal.bodies());
        let out = self.table.deny(now, proposal, Denial::NotStored(Phrase::new("store-full")));
        let mut sent = self.send(out);
        for (_, body) in told.into_iter().flatten() {
            let text = json!({ "type": "decided", "value": String::from_utf8_lossy(&body) }).to_string();
            sent.extend(self.clients.keys().map(|&to| Sent { to, text: text.clone() }));
        }
        sent
    }

    pub fn work(&mut self) -> Option<Work> {
        self.table.work()
    }

    pub fn worked(&mut self, now: Time, worked: Worked) -> Vec<Sent> {
        let out = self.table.worked(now, worked);
        self.send(out)
    }

    fn reply(&mut self, heard: Heard) -> Reply {
        match heard {
            Heard::Say(out) => Reply::Say(self.send(out)),
            Heard::Store(proposal) => Reply::Store(Vec::new(), proposal),
        }
    }

    fn send(&mut self, out: Vec<Outgoing>) -> Vec<Sent> {
        let text = |Outgoing { to, message }: Outgoing| Sent {
            to,
            text: serde_json::to_string(&message).expect("messages are plain data"),
        };
        let sent: Vec<Sent> = out.into_iter().map(text).collect();
        match self.fault {
            Some(
                Fault::SpectatorSeesSeat
                | Fault::FullCatchUp
                | Fault::EarlySecret
                | Fault::SpectatorNamed
                | Fault::AnsweredUnlike,
            ) => sent.into_iter().map(|sent| self.spoil(sent)).collect(),
            Some(Fault::TwiceCarriedOut) => sent.into_iter().map(as_if_first).collect(),
            _ => sent,
        }
    }

    /// What a faulty table sends in place of this.
    fn spoil(&mut self, Sent { to, text }: Sent) -> Sent {
        let mut message: Value = serde_json::from_str(&text).expect("it was just written");
        let audience = self.clients.get(&to).and_then(|person| self.seat_of(person));
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        let value = &mut message["value"];
        match (self.fault, kind.as_str()) {
            (Some(Fault::SpectatorSeesSeat), "welcome") if audience.is_none() => {
                let sight = self.table.game().sight(Viewer::Seat(Seat(0)), MemoryAid::Off);
                value["present"]["sight"] = game::sight::data(&sight);
            }
            (Some(Fault::FullCatchUp), "update") => {
                for told in value["told"].as_array().into_iter().flatten() {
                    let seq = told["seq"].as_u64().unwrap_or_default();
                    self.news.entry((audience, seq)).or_insert_with(|| told.clone());
                }
            }
            (Some(Fault::FullCatchUp), "welcome") => {
                for told in value["present"]["told"].as_array_mut().into_iter().flatten() {
                    let seq = told["seq"].as_u64().unwrap_or_default();
                    if let Some(first) = self.news.get(&(audience, seq)) {
                        *told = first.clone();
                    }
                }
            }
            (Some(Fault::EarlySecret), "welcome") => {
                value["opened"]["commitment"]["opened"] = game::sight::data(&self.setup.secret.told());
            }
            (Some(Fault::SpectatorNamed), "room") => {
                let watching = self.clients.values().filter(|person| self.seat_of(person).is_none());
                value["watching"] = json!(watching.collect::<Vec<_>>());
            }
            (Some(Fault::AnsweredUnlike), "accepted") => value["seq"] = json!(self.table.seq()),
            _ => return Sent { to, text },
        }
        Sent { to, text: message.to_string() }
    }

    fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let mut seats = vec![None; usize::from(self.setup.seats)];
        for (seat, place) in seats.iter_mut().zip(&self.setup.places) {
            *seat = place.person.as_ref().map(|sitter| sitter.person.clone());
        }
        for event in &self.events {
            match &event.what {
                What::Sat { seat, person, .. } => seats[seat.index()] = Some(person.clone()),
                What::Stood { seat, .. } => seats[seat.index()] = None,
                _ => {}
            }
        }
        let place = seats.iter().position(|sitter| sitter.as_ref() == Some(person));
        place.map(|place| Seat(place as u8))
    }

    /// A message that came before gets another key.
    fn carry_out_twice(&mut self, client: ClientId, text: &str) -> Option<String> {
        let is_keyed = |message: &ToServer| message.key().is_some();
        if self.fault != Some(Fault::TwiceCarriedOut) {
            return Some(text.to_owned());
        }
        let person = self.clients.get(&client)?.clone();
        let Some(message) = ToServer::read(text).ok().filter(is_keyed) else { return Some(text.to_owned()) };
        let key = message.key().map(ToString::to_string).unwrap_or_default();
        if self.heard.insert((person, key.clone())) {
            return Some(text.to_owned());
        }
        self.repeats += 1;
        let fresh = format!("{key}{REPEATED}{}", self.repeats);
        Some(text.replace(&format!(r#""key":"{key}""#), &format!(r#""key":"{fresh}""#)))
    }

    fn refuse_wrongly(&mut self, now: Time, client: ClientId, out: &mut Vec<Sent>) {
        match self.fault {
            Some(Fault::SharedRefusal) => {
                let text = out[0].text.clone();
                let others = self.clients.keys().filter(|other| **other != client);
                out.extend(others.map(|&to| Sent { to, text: text.clone() }));
            }
            Some(Fault::PeekingRefusal) => self.peek(client, out),
            Some(Fault::RefusalMovesClock) => self.table.wake(now),
            _ => {}
        }
    }

    /// What somebody is told in words shows what another sees.
    fn peek(&self, client: ClientId, out: &mut [Sent]) {
        let mine = self.clients.get(&client).and_then(|person| self.seat_of(person));
        let other = Seat::all(self.setup.seats).find(|seat| Some(*seat) != mine);
        let other = other.unwrap_or(Seat(0));
        let seen = self.table.game().sight(Viewer::Seat(other), MemoryAid::Off).view;
        let mut message: Value = serde_json::from_str(&out[0].text).expect("it was just written");
        message["value"]["words"] = seen;
        out[0].text = message.to_string();
    }

    /// From now on chance comes from another key.
    fn roll_anew(&mut self, now: Time) {
        let mut setup = self.setup.clone();
        setup.secret.key[0] ^= 0xff;
        let notes = self.table.notes();
        let table = Table::restore(setup, &self.events, Some(&notes));
        self.table = table.expect("it was played so");
        self.table.wake(now);
        for (&client, person) in &self.clients {
            self.table.connect(now, client, person.clone());
            self.table.hear(now, client, &ToServer::Hello { version: VERSION, after: self.table.seq() });
        }
    }
}

/// The answer to a message that is carried out once more, with the key that its sender gave it.
fn as_if_first(Sent { to, text }: Sent) -> Sent {
    let text = match text.split_once(REPEATED) {
        Some((before, after)) => before.to_owned() + after.trim_start_matches(|c: char| c.is_ascii_digit()),
        None => text,
    };
    Sent { to, text }
}
