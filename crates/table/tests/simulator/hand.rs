//! One hand at one table.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use game::record::Record;
use games::Entry;
use protocol::{Time, ToServer};
use serde_json::Value;
use table::{ClientId, Secret, Setup, Table, What, Worked};

use crate::authority::{Authority, Reply, Sent};
use crate::checks::{Caught, Checks, Said, Scene, all_kept, all_told, difference};
use crate::deceit::Fault;
use crate::device::{Device, Intent};
use crate::dice::Dice;
use crate::figures::Figures;
use crate::mirror::Mirror;
use crate::setups;
use crate::store::Disk;

/// After so many things that happened a game among calm people must be over.
const LONGEST: usize = 20_000;

/// Something on its way.
enum Parcel {
    ToTable { from: ClientId, text: String },
    ToDevice { device: usize, connection: ClientId, message: Rc<Value> },
}

struct Hand<'a> {
    entry: &'static dyn Entry,
    setup: Setup,
    secret: [String; 2],
    fault: Option<Fault>,
    dice: Dice,
    now: Time,
    calm: bool,
    authority: Authority,
    mirror: Mirror,
    checks: Checks,
    disk: Disk,
    devices: Vec<Device>,
    connections: HashMap<ClientId, usize>,
    latest: u64,
    /// When the table was opened, if nothing has happened since that a clock heeds.
    woke: Option<Time>,
    /// What is on its way, by the moment of its arrival and a number.
    parcels: BTreeMap<(Time, u64), Parcel>,
    posted: u64,
    thoughts: Vec<(Time, Worked)>,
    said: Said,
    figures: &'a mut Figures,
}

/// Plays the hand of this seed.
pub fn play(seed: u64, fault: Option<Fault>, figures: &mut Figures) -> Result<(), Caught> {
    let mut hand = Hand::new(seed, fault, figures);
    let result = hand.run();
    result.map_err(|caught| caught.after(&hand.said))
}

impl<'a> Hand<'a> {
    fn new(seed: u64, fault: Option<Fault>, figures: &'a mut Figures) -> Self {
        let entry = crate::entry(seed);
        let mut dice = Dice::new(seed, 1);
        let sit = dice.between(1, 4) as usize;
        let setup = setups::draw(entry, &mut dice, sit);
        let watch = dice.between(0, 2) as usize;
        let mut devices: Vec<Device> = (0..sit + watch).map(|person| Device::new(person, person)).collect();
        for _ in 0..dice.below(3) {
            let person = dice.below(sit + watch);
            devices.push(Device::new(devices.len(), person));
        }
        let mut authority = Authority::restore(None, &setup, &[], None, fault).expect("it is possible");
        authority.wake(setup.at);
        let told = setup.secret.told();
        figures.game(entry.name());
        Hand {
            entry,
            secret: [told.key, told.nonce],
            fault,
            now: setup.at,
            calm: false,
            mirror: Mirror::new(entry, &setup, None),
            authority,
            checks: Checks::default(),
            disk: Disk::default(),
            devices,
            connections: HashMap::new(),
            latest: 0,
            woke: Some(setup.at),
            parcels: BTreeMap::new(),
            posted: 0,
            thoughts: Vec::new(),
            said: Said::default(),
            setup,
            dice,
            figures,
        }
    }

    fn run(&mut self) -> Result<(), Caught> {
        let wild = self.dice.between(100, 2_000) as usize;
        let mut after_the_end = 0;
        for step in 0.. {
            self.calm = step > wild;
            if step == LONGEST {
                let turn = self.authority.table().game().turn();
                return Err(Caught::new("liveness", format!("the game does not end: {turn:?}")));
            }
            after_the_end += usize::from(self.mirror.is_over());
            if after_the_end > 20 && (self.calm || after_the_end > 60) {
                break;
            }
            self.step()?;
            self.misfortune()?;
        }
        self.audit()?;
        self.the_record_is_right()?;
        self.play_again()
    }

    /// The next thing that happens.
    fn step(&mut self) -> Result<(), Caught> {
        while let Some(work) = self.authority.work() {
            let most = 3 * self.setup.terms.pace.most;
            let time =
                if self.dice.percent(5) { self.dice.between(0, most) } else { self.dice.between(0, 90) };
            self.thoughts.push((self.now + time, work.run_briefly()));
            self.thoughts.sort_by_key(|(at, _)| *at);
        }
        let device = (0..self.devices.len()).min_by_key(|index| self.devices[*index].wakes);
        let device = device.map(|index| (self.devices[index].wakes, index));
        let parcel = self.parcels.keys().next().copied();
        let thought = self.thoughts.first().map(|(at, _)| *at);
        let due = self.authority.table().due();
        let moments = [due, thought, parcel.map(|(at, _)| at), device.map(|(at, _)| at)];
        let Some(next) = moments.into_iter().flatten().min() else { return Ok(()) };
        self.now = self.now.max(next);
        if due.is_some_and(|due| due <= self.now) {
            return match self.authority.tick(self.now) {
                Some(reply) => self.resolve(reply, None),
                // Somebody's time is used up, and advice is thought about.
                None => Ok(()),
            };
        }
        if thought.is_some_and(|at| at <= self.now) {
            let (_, worked) = self.thoughts.remove(0);
            let out = self.authority.worked(self.now, worked);
            return self.send(out, u64::MAX);
        }
        if let Some(key) = parcel.filter(|(at, _)| *at <= self.now) {
            return match self.parcels.remove(&key) {
                Some(Parcel::ToTable { from, text }) => self.hear(from, &text),
                Some(Parcel::ToDevice { device, connection, message }) => {
                    let device = &mut self.devices[device];
                    if device.connection == Some(connection) {
                        device.receive(self.now, &message);
                    }
                    Ok(())
                }
                None => Ok(()),
            };
        }
        match device {
            Some((_, index)) => self.act(index),
            None => Ok(()),
        }
    }

    fn act(&mut self, index: usize) -> Result<(), Caught> {
        for intent in self.devices[index].act(self.now, &mut self.dice, self.calm) {
            match intent {
                Intent::Connect => {
                    self.latest += 1;
                    let client = ClientId(self.latest);
                    self.devices[index].connection = Some(client);
                    self.connections.insert(client, index);
                    let person = setups::person(self.devices[index].person);
                    let out = self.authority.connect(self.now, client, person);
                    self.send(out, u64::MAX)?;
                }
                Intent::Disconnect => {
                    let Some(client) = self.devices[index].connection else { continue };
                    self.devices[index].cut_off();
                    let out = self.authority.disconnect(self.now, client);
                    self.connections.remove(&client);
                    self.send(out, u64::MAX)?;
                }
                Intent::Send(text) => self.post(index, &text),
                Intent::Forge(text) => {
                    self.figures.one("forged");
                    self.post(index, &text);
                }
            }
        }
        Ok(())
    }

    /// The network takes a message to the table, or does not.
    fn post(&mut self, device: usize, text: &str) {
        let Some(from) = self.devices[device].connection else { return };
        for _ in 0..self.copies() {
            let at = self.now + self.delay();
            self.posted += 1;
            self.parcels.insert((at, self.posted), Parcel::ToTable { from, text: text.to_owned() });
        }
    }

    fn copies(&mut self) -> usize {
        self.figures.one("sent");
        match self.dice.below(100) {
            _ if self.calm => 1,
            0..8 => {
                self.figures.one("lost");
                0
            }
            8..14 => {
                self.figures.one("repeated");
                2
            }
            _ => 1,
        }
    }

    fn delay(&mut self) -> Time {
        if !self.calm && self.dice.percent(10) {
            self.dice.between(0, 4_000)
        } else {
            self.dice.between(5, 80)
        }
    }

    /// A message arrives at the table.
    fn hear(&mut self, from: ClientId, text: &str) -> Result<(), Caught> {
        let Some(&device) = self.connections.get(&from) else { return Ok(()) };
        self.said.push(self.now, &format!("< {device} {text}"));
        let person = setups::person(self.devices[device].person);
        let message = ToServer::read(text).ok();
        let key = message.as_ref().and_then(ToServer::key).map(ToString::to_string);
        let before = self.dice.percent(30).then(|| self.state());
        let reply = self.authority.hear(self.now, from, text);
        if let Reply::Say(out) = &reply {
            let answers = [r#"{"type":"denied""#, r#"{"type":"judged""#, r#"{"type":"taught""#];
            let is_idle = |sent: &Sent| answers.iter().any(|answer| sent.text.starts_with(answer));
            if out.iter().any(is_idle) {
                self.refused(from, before.as_deref(), out)?;
            } else if let (true, Some(ToServer::Seen { seq })) = (out.is_empty(), message)
                && let Some(seat) = self.mirror.seat_of(&person)
            {
                self.mirror.acknowledge(seat, seq);
            }
        }
        self.resolve(reply, key.as_deref().map(|key| (from, key)))
    }

    /// Everything that a refusal may not change.
    fn state(&self) -> Vec<Value> {
        let table = self.authority.table();
        let mut state = all_told(table, self.now, table.seq());
        state.push(serde_json::json!([table.due(), table.seq(), table.notes()]));
        state
    }

    /// Somebody was refused, or only asked: only they are told, and nothing has changed.
    fn refused(&mut self, from: ClientId, before: Option<&[Value]>, out: &[Sent]) -> Result<(), Caught> {
        self.figures.one("refused");
        if let Some(other) = out.iter().find(|sent| sent.to != from) {
            return Err(Caught::new("refusal", format!("others are told of it: {}", other.text)));
        }
        let Some(before) = before else { return Ok(()) };
        self.figures.one("refusals compared");
        let changed = before.iter().zip(&self.state()).find_map(|(before, after)| difference(before, after));
        match changed {
            None => Ok(()),
            Some(what) => Err(Caught::new("refusal", format!("something has changed: {what}"))),
        }
    }

    /// What comes of a message, or of time: stored, then told.
    fn resolve(&mut self, reply: Reply, from: Option<(ClientId, &str)>) -> Result<(), Caught> {
        let (early, proposal) = match reply {
            Reply::Say(out) => return self.send(out, u64::MAX),
            Reply::Store(early, proposal) => (early, proposal),
        };
        self.send(early, u64::MAX)?;
        if !self.calm && self.dice.percent(3) {
            self.figures.one("not stored");
            let before = self.state_without_moments();
            let out = self.authority.deny(self.now, &proposal);
            if let Some(wrong) = out.iter().find(|sent| !sent.text.starts_with(r#"{"type":"denied""#)) {
                return Err(Caught::new("stored", format!("told without being stored: {}", wrong.text)));
            }
            let after = self.state_without_moments();
            if let Some(what) = before.iter().zip(&after).find_map(|(one, other)| difference(one, other)) {
                return Err(Caught::new("refusal", format!("what was not stored has changed: {what}")));
            }
            return self.send(out, u64::MAX);
        }
        if !self.calm && self.dice.below(300) == 0 {
            return self.crash(false);
        }
        let first = self.disk.len() + 1;
        let events = self.disk.append(&proposal).map_err(|what| Caught::new("stored", what))?;
        self.figures.add("events", events.len() as u64);
        // Chat leaves the clocks alone.
        if events.iter().any(|event| !matches!(event.what, What::Said { .. })) {
            self.woke = None;
        }
        if let Some((client, key)) = from {
            let person = setups::person(self.devices[self.connections[&client]].person);
            self.checks.carried_out(&person, key)?;
        }
        for event in &events {
            self.said.push(self.now, &format!("= {}", String::from_utf8_lossy(&event.body())));
            self.mirror.take(event)?;
        }
        if !self.calm && self.dice.below(200) == 0 {
            return self.crash(false);
        }
        self.now += self.dice.between(0, 5);
        let out = self.authority.commit(self.now, proposal);
        self.send(out, first)
    }

    fn state_without_moments(&self) -> Vec<Value> {
        let table = self.authority.table();
        let mut state = all_told(table, self.now, table.seq());
        state.push(serde_json::json!([table.seq(), table.notes()]));
        state
    }

    /// Everything that is sent is looked at, and given to the network. From event `news_from` on it is news.
    fn send(&mut self, out: Vec<Sent>, news_from: u64) -> Result<(), Caught> {
        for Sent { to, text } in out {
            let Some(&device) = self.connections.get(&to) else { continue };
            self.said.push(self.now, &format!("> {device} {text}"));
            self.figures.add("bytes sent", text.len() as u64);
            let message: Value = serde_json::from_str(&text).expect("it was just written");
            let person = setups::person(self.devices[device].person);
            let scene = Scene {
                mirror: &self.mirror,
                stored: self.disk.len(),
                news_from,
                memory: self.setup.terms.memory,
                secret: &self.secret,
            };
            self.checks.sent(&scene, &person, &text, &message)?;
            if message["type"] == "accepted"
                && let (Some(key), Some(seq)) =
                    (message["value"]["key"].as_str(), message["value"]["seq"].as_u64())
            {
                self.checks.answered(&person, key, seq)?;
            }
            let message = Rc::new(message);
            for _ in 0..self.copies() {
                let at = self.now + self.delay();
                self.posted += 1;
                let message = Rc::clone(&message);
                self.parcels.insert((at, self.posted), Parcel::ToDevice { device, connection: to, message });
            }
        }
        Ok(())
    }

    /// Notes are written now and then, and now and then everything stops.
    fn misfortune(&mut self) -> Result<(), Caught> {
        if self.dice.percent(10) {
            self.disk.note(self.authority.table().notes());
        }
        if !self.calm && self.dice.below(200) == 0 {
            self.audit()?;
            self.crash(true)?;
        }
        Ok(())
    }

    /// What is kept tells the same as the table.
    fn audit(&mut self) -> Result<(), Caught> {
        self.figures.one("restored and compared");
        let table = self.authority.table();
        let notes = table.notes();
        let kept = Authority::restore(None, &self.setup, &self.disk.events(), Some(&notes), self.fault);
        let mut kept = kept.map_err(|damaged| Caught::new("replay", format!("{damaged:?}")))?;
        if let Some(woke) = self.woke {
            kept.wake(woke);
        }
        let (one, other) = (all_kept(table, self.now), all_kept(kept.table(), self.now));
        match one.iter().zip(&other).find_map(|(one, other)| difference(one, other)) {
            None => Ok(()),
            Some(what) => Err(Caught::new("replay", format!("live and restored differ: {what}"))),
        }
    }

    /// The machine stops and starts again.
    fn crash(&mut self, notes_lost: bool) -> Result<(), Caught> {
        self.figures.one("crashes");
        self.said.push(self.now, "! crash");
        if self.fault == Some(Fault::LostEvents) {
            self.disk.lose_latest();
        }
        let events = self.disk.events();
        self.checks.kept(&events)?;
        let lost = notes_lost && self.dice.percent(30);
        let notes = self.disk.noted(lost);
        let kept = Authority::restore(None, &self.setup, &events, notes.as_deref(), self.fault);
        self.authority = kept.map_err(|damaged| Caught::new("replay", format!("{damaged:?}")))?;
        self.mirror = Mirror::new(self.entry, &self.setup, None);
        events.iter().try_for_each(|event| self.mirror.take(event))?;
        let noted: Value = notes.and_then(|notes| serde_json::from_slice(&notes).ok()).unwrap_or_default();
        for (note, seat) in noted.as_array().into_iter().flatten().zip(0..) {
            self.mirror.acknowledge(game::Seat(seat), note["seen"].as_u64().unwrap_or_default());
        }
        self.connections.clear();
        self.devices.iter_mut().for_each(Device::cut_off);
        self.thoughts.clear();
        self.now += self.dice.between(0, 20_000);
        self.authority.wake(self.now);
        self.woke = Some(self.now);
        Ok(())
    }

    fn the_record_is_right(&self) -> Result<(), Caught> {
        let wrong = |what: String| Caught::new("record", what);
        let record =
            Record::read(&self.authority.table().record()).map_err(|error| wrong(error.to_string()))?;
        let mut game = Mirror::new(self.entry, &self.setup, None).game;
        for step in &record.steps {
            Record::step(&mut *game, step).map_err(|error| wrong(error.to_string()))?;
        }
        record.confirm(&*game).map_err(|error| wrong(error.to_string()))?;
        let ending = self.authority.table().ending().ok_or_else(|| wrong("it has no end".to_owned()))?;
        if ending.finished == self.mirror.given_up || ending.finished != record.result.is_some() {
            return Err(wrong(format!("{ending:?}")));
        }
        Ok(())
    }

    /// Everybody who sits wants to play again, and can.
    fn play_again(&mut self) -> Result<(), Caught> {
        self.calm = true;
        let people: Vec<_> = self.mirror.sitters.iter().flatten().cloned().collect();
        for (person, number) in people.iter().zip(0..) {
            let client = ClientId(1_000_000 + number);
            self.authority.connect(self.now, client, person.clone());
            self.authority.hear(self.now, client, &Device::new(0, 0).hello(&mut self.dice));
            let again = format!(r#"{{"type":"again","value":{{"key":"again-{number}"}}}}"#);
            self.authority.hear(self.now, client, &again);
        }
        let secret = Secret { key: [1; 32], nonce: [2; 32] };
        let next = self.authority.table().next("next".to_owned(), secret, self.now);
        match next.map(Table::open) {
            Some(Ok(_)) if !people.is_empty() => Ok(()),
            None if people.is_empty() => Ok(()),
            other => {
                Err(Caught::new("liveness", format!("no next game: {:?}", other.map(|next| next.is_ok()))))
            }
        }
    }
}
