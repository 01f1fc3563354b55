//! Twin tables: the same set-up, people and messages at the same moments, but other hidden cards, which fit what one viewer knows.
//! As long as the viewer sees the same of every step, every byte and every moment of what that viewer is sent is the same.

use game::{Command, Data, Match, MemoryAid, Seat, Turn, Viewer};
use protocol::{Clock, Time, VERSION};
use serde_json::json;
use table::{ClientId, Event, Proposal, Setup, Work, Worked};

use crate::authority::{Authority, Reply, Sent};
use crate::checks::{Caught, Said};
use crate::deceit::Fault;
use crate::dice::Dice;
use crate::figures::Figures;
use crate::mirror::Mirror;
use crate::setups;
use crate::worlds::{self, Worlds};

/// So many things happen at twin tables, at most.
const LONGEST: usize = 160;
/// So many actions are tried to find two that look the same.
const TRIED: usize = 8;

/// Why two tables are no longer compared.
enum Parted {
    /// The viewer saw something else at one of them, or the game is over.
    Rightly,
    /// The viewer was sent something else though nothing else was to be seen.
    Caught(Caught),
}

impl From<Caught> for Parted {
    fn from(caught: Caught) -> Self {
        Parted::Caught(caught)
    }
}

/// One of the two tables.
struct Side {
    authority: Authority,
    mirror: Mirror,
    start: Box<dyn Match>,
    events: Vec<Event>,
    thoughts: Vec<(Time, Worked)>,
}

/// A connection.
struct Client {
    id: ClientId,
    person: usize,
    watched: bool,
}

struct Twins<'a> {
    setup: Setup,
    viewer: Viewer,
    /// The person that is looked at.
    watched: usize,
    sides: [Side; 2],
    answer: fn(&Data) -> Option<game::Answer>,
    clients: Vec<Client>,
    latest: u64,
    keys: u64,
    now: Time,
    dice: Dice,
    fault: Option<Fault>,
    said: Said,
    figures: &'a mut Figures,
}

/// Compares the tables of this seed.
pub fn compare(seed: u64, fault: Option<Fault>, figures: &mut Figures) -> Result<(), Caught> {
    let entry = crate::entry(seed);
    let mut dice = Dice::new(seed, 2);
    let sit = dice.between(1, 3) as usize;
    let setup = setups::draw(entry, &mut dice, sit);
    let sits = |person: usize| {
        let of = |place: &table::Place| {
            place.person.as_ref().is_some_and(|it| it.person == setups::person(person))
        };
        setup.places.iter().position(of).map(|place| Seat(place as u8))
    };
    // Who is looked at: somebody who sits, or the first of those who do not.
    let watched = dice.below(sit + 1);
    let viewer = sits(watched).map_or(Viewer::Spectator, Viewer::Seat);
    let Some(Worlds { one, other, answer }) = worlds::draw(&setup, viewer, &mut dice) else { return Ok(()) };
    figures.game(entry.name());
    let side = |start: Box<dyn Match>| {
        let restored = Authority::restore(Some(start.fork()), &setup, &[], None, fault);
        let mut authority = restored.expect("it is possible");
        authority.wake(setup.at);
        let mirror = Mirror::new(entry, &setup, Some(start.fork()));
        Side { authority, mirror, start, events: Vec::new(), thoughts: Vec::new() }
    };
    let sides = [side(one), side(other)];
    let now = setup.at;
    let clients = Vec::new();
    let said = Said::default();
    let mut twins = Twins {
        setup,
        viewer,
        watched,
        sides,
        answer,
        clients,
        latest: 0,
        keys: 0,
        now,
        dice,
        fault,
        said,
        figures,
    };
    match twins.run(sit) {
        Ok(()) | Err(Parted::Rightly) => Ok(()),
        Err(Parted::Caught(caught)) => Err(caught.after(&twins.said)),
    }
}

impl Twins<'_> {
    fn run(&mut self, sit: usize) -> Result<(), Parted> {
        (0..=sit).try_for_each(|person| self.come(person))?;
        for _ in 0..LONGEST {
            self.think()?;
            self.pass_time()?;
            self.think()?;
            if self.sides[0].mirror.is_over() || self.sides[1].mirror.is_over() {
                return Err(Parted::Rightly);
            }
            self.happen(sit)?;
        }
        Ok(())
    }

    /// Something happens at both tables.
    fn happen(&mut self, sit: usize) -> Result<(), Parted> {
        match self.dice.below(100) {
            0..40 => self.decide(),
            40..50 => self.speak(true),
            50..70 => self.speak(false),
            70..76 => self.come(self.watched),
            76..80 => {
                let person = self.dice.below(sit + 1);
                self.come(person)
            }
            80..86 => self.go(),
            86..88 => self.crash(),
            _ => Ok(()),
        }
    }

    /// What the viewer is sent is the same at both tables.
    fn same(&mut self, what: &str, out: [Vec<Sent>; 2]) -> Result<(), Parted> {
        let watched: Vec<ClientId> =
            self.clients.iter().filter(|client| client.watched).map(|client| client.id).collect();
        let [one, other] =
            out.map(|sent| sent.into_iter().filter(|sent| watched.contains(&sent.to)).collect::<Vec<Sent>>());
        for sent in &one {
            self.said.push(self.now, &format!("> {:?} {}", sent.to, sent.text));
            self.figures.one("messages compared");
            self.figures.add("bytes compared", sent.text.len() as u64);
        }
        if one == other {
            return Ok(());
        }
        let found = one.iter().zip(&other).find(|(one, other)| one != other);
        let found = match found {
            Some((one, other)) => {
                let read = |sent: &Sent| serde_json::from_str(&sent.text).unwrap_or_default();
                crate::checks::difference(&read(one), &read(other)).unwrap_or_else(|| "the order".to_owned())
            }
            None => format!("{} messages and {}", one.len(), other.len()),
        };
        Err(Caught::new("twins", format!("{:?}, {what}: {found}", self.viewer)).into())
    }

    fn each<T>(&mut self, mut act: impl FnMut(&mut Authority, Time) -> T) -> [T; 2] {
        let now = self.now;
        self.sides.each_mut().map(|side| act(&mut side.authority, now))
    }

    fn come(&mut self, person: usize) -> Result<(), Parted> {
        self.latest += 1;
        let id = ClientId(self.latest);
        self.clients.push(Client { id, person, watched: person == self.watched });
        let out = self.each(|authority, now| authority.connect(now, id, setups::person(person)));
        self.same("somebody comes", out)?;
        let after = if self.dice.percent(70) { 0 } else { self.sides[0].mirror.seq / 2 };
        let hello = json!({ "type": "hello", "value": { "version": VERSION, "after": after } });
        self.tell(id, &[hello.to_string(), hello.to_string()])
    }

    fn go(&mut self) -> Result<(), Parted> {
        if self.clients.is_empty() {
            return Ok(());
        }
        let place = self.dice.below(self.clients.len());
        let id = self.clients.remove(place).id;
        let out = self.each(|authority, now| authority.disconnect(now, id));
        self.same("somebody goes", out)
    }

    /// Everything stops and starts again, and the viewer comes back.
    fn crash(&mut self) -> Result<(), Parted> {
        self.said.push(self.now, "! crash");
        self.figures.one("crashes");
        self.now += self.dice.between(0, 10_000);
        for side in &mut self.sides {
            let notes = side.authority.table().notes();
            let start = Some(side.start.fork());
            let restored = Authority::restore(start, &self.setup, &side.events, Some(&notes), self.fault);
            side.authority = restored.map_err(|damaged| Caught::new("replay", format!("{damaged:?}")))?;
            side.authority.wake(self.now);
            side.mirror.since = self.now;
            side.thoughts.clear();
        }
        let people: Vec<usize> = self.clients.drain(..).map(|client| client.person).collect();
        people.into_iter().try_for_each(|person| self.come(person))
    }

    /// Something that may be different is said at both tables by the same client.
    fn tell(&mut self, from: ClientId, texts: &[String; 2]) -> Result<(), Parted> {
        self.said.push(self.now, &format!("< {from:?} {}", texts[0]));
        let now = self.now;
        let [one, other] = &mut self.sides;
        let replies = [one.authority.hear(now, from, &texts[0]), other.authority.hear(now, from, &texts[1])];
        self.resolve(&format!("after {}", texts[0]), replies)
    }

    fn resolve(&mut self, what: &str, replies: [Reply; 2]) -> Result<(), Parted> {
        match replies {
            [Reply::Say(one), Reply::Say(other)] => self.same(what, [one, other]),
            [Reply::Store(_, one), Reply::Store(_, other)] => self.store(what, [one, other]),
            [Reply::Store(..), Reply::Say(_)] | [Reply::Say(_), Reply::Store(..)] => {
                Err(Caught::new("twins", format!("{:?}, {what}: it is refused at one table", self.viewer))
                    .into())
            }
        }
    }

    fn store(&mut self, what: &str, proposals: [Proposal; 2]) -> Result<(), Parted> {
        let events = proposals.each_ref().map(|proposal| {
            let bodies = proposal.bodies();
            bodies.iter().filter_map(|(_, body)| Event::read(body)).collect::<Vec<Event>>()
        });
        let audience = self.audience();
        let seen = [0, 1].map(|side| self.sides[side].mirror.seen(&events[side], audience));
        let [one, other] = seen;
        if one? != other? {
            self.figures.one("parted at a step");
            return Err(Parted::Rightly);
        }
        self.figures.one("steps compared");
        let now = self.now;
        if self.dice.percent(3) {
            let [one, other] = &mut self.sides;
            let out = [one.authority.deny(now, &proposals[0]), other.authority.deny(now, &proposals[1])];
            return self.same(&format!("not stored, {what}"), out);
        }
        let mut out = [Vec::new(), Vec::new()];
        for (((side, events), proposal), out) in
            self.sides.iter_mut().zip(events).zip(proposals).zip(&mut out)
        {
            events.iter().try_for_each(|event| side.mirror.take(event))?;
            side.events.extend(events);
            *out = side.authority.commit(now, proposal);
        }
        self.same(what, out)
    }

    /// As whom the viewer looks at the table now.
    fn audience(&self) -> Viewer {
        let seat = self.sides[0].mirror.seat_of(&setups::person(self.watched));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Bots think, at each table about another question and for another while.
    fn think(&mut self) -> Result<(), Parted> {
        loop {
            let [one, other] = self.each(|authority, _| authority.work());
            let (one, other) = match (one, other) {
                (None, None) => return Ok(()),
                (Some(one), Some(other)) => (one, other),
                (Some(_), None) | (None, Some(_)) => {
                    return Err(Caught::new("twins", "a bot is asked at one table only").into());
                }
            };
            let times = if one.asked().is_some() {
                let least = self.setup.terms.pace.least;
                [self.dice.between(0, least), self.dice.between(0, least)]
            } else {
                [self.dice.between(0, 50); 2]
            };
            let works = self.answers([one, other])?;
            for ((side, worked), time) in self.sides.iter_mut().zip(works).zip(times) {
                side.thoughts.push((self.now + time, worked));
                side.thoughts.sort_by_key(|(at, _)| *at);
            }
        }
    }

    /// Answers that look the same to the viewer. Hints are what they are.
    fn answers(&mut self, works: [Work; 2]) -> Result<[Worked; 2], Parted> {
        if works[0].asked().is_none() {
            self.figures.one("hints");
            return Ok(works.map(Work::run_briefly));
        }
        let Turn::Seat(seat) = self.sides[0].mirror.game.turn() else { return Err(Parted::Rightly) };
        let actions = self.alike(seat).ok_or(Parted::Rightly)?;
        let mut worked = Vec::new();
        for (work, action) in works.into_iter().zip(&actions) {
            let answer = (self.answer)(action).expect("it was offered");
            worked.push(work.answered(answer).expect("it is no hint"));
        }
        Ok(worked.try_into().unwrap_or_else(|_| unreachable!("there are two")))
    }

    /// An action of a seat for each table that looks the same to the viewer.
    fn alike(&mut self, seat: Seat) -> Option<[Data; 2]> {
        let offered = [0, 1].map(|side| {
            let sight = self.sides[side].mirror.game.sight(Viewer::Seat(seat), MemoryAid::Off);
            sight.choices.into_iter().map(|choice| choice.action).collect::<Vec<Data>>()
        });
        let mut tried = self.dice.some(&offered[0], usize::MAX);
        tried.sort_by_key(|action| !offered[1].contains(action));
        for action in tried.into_iter().take(TRIED) {
            let seen = self.shown(0, seat, &action);
            let mut others: Vec<Data> =
                offered[1].iter().filter(|other| **other == action).cloned().collect();
            others.extend(self.dice.some(&offered[1], TRIED));
            if let Some(other) = others.into_iter().find(|other| self.shown(1, seat, other) == seen) {
                return Some([action, other]);
            }
        }
        self.figures.one("parted by hidden cards");
        None
    }

    /// What the viewer would see of an action.
    fn shown(&self, side: usize, seat: Seat, action: &Data) -> Option<Data> {
        let mut game = self.sides[side].mirror.game.fork();
        game.play(seat, Command::Data(&Data::Array(vec![action.clone()]))).ok()?;
        Some(game::sight::data(&(game.tale(self.audience()).seen, game.turn())))
    }

    /// What is due at either table happens, until the next thing does.
    fn pass_time(&mut self) -> Result<(), Parted> {
        let until = self.now + self.dice.between(1, 1_500);
        loop {
            let moments = self.sides.iter().flat_map(|side| {
                let thought = side.thoughts.first().map(|(at, _)| *at);
                [side.authority.table().due(), thought]
            });
            let next = moments.flatten().min().filter(|next| *next <= until);
            let Some(next) = next else { break };
            self.now = self.now.max(next);
            // Hints come at the same moment at both tables; bots' answers wait for theirs.
            let mut out = [Vec::new(), Vec::new()];
            for (side, out) in self.sides.iter_mut().zip(&mut out) {
                while side.thoughts.first().is_some_and(|(at, _)| *at <= self.now) {
                    let (_, worked) = side.thoughts.remove(0);
                    out.extend(side.authority.worked(self.now, worked));
                }
            }
            self.same("a hint", out)?;
            self.tick()?;
            self.think()?;
        }
        self.now = until;
        Ok(())
    }

    fn tick(&mut self) -> Result<(), Parted> {
        loop {
            let [one, other] = self.each(Authority::tick);
            match (one, other) {
                (None, None) => return Ok(()),
                (Some(one), Some(other)) => self.resolve("by itself", [one, other])?,
                (Some(reply), None) => self.mirrored(reply, 1)?,
                (None, Some(reply)) => self.mirrored(reply, 0)?,
            }
        }
    }

    /// At one table a person's only answer is given by itself. At the other the person has a choice and answers at that moment.
    fn mirrored(&mut self, reply: Reply, other: usize) -> Result<(), Parted> {
        let late = || Parted::from(Caught::new("twins", "something happens by itself at one table only"));
        let Turn::Seat(seat) = self.sides[other].mirror.game.turn() else { return Err(late()) };
        let Reply::Store(_, proposal) = reply else { return Err(late()) };
        let sitter = self.sides[other].mirror.sitters[seat.index()].clone().ok_or_else(late)?;
        let is_advised = self.setup.terms.clock != Clock::None && !self.is_forced(seat);
        if is_advised {
            return Err(late());
        }
        let bodies = proposal.bodies();
        let events: Vec<Event> = bodies.iter().filter_map(|(_, body)| Event::read(body)).collect();
        let seen = self.sides[1 - other].mirror.seen(&events[..1], self.audience())?;
        let sight = self.sides[other].mirror.game.sight(Viewer::Seat(seat), MemoryAid::Off);
        let mut offered = sight.choices.into_iter().map(|choice| choice.action);
        let fits = |action: &Data| {
            let mut game = self.sides[other].mirror.game.fork();
            game.play(seat, Command::Data(&Data::Array(vec![action.clone()]))).is_ok()
                && vec![game::sight::data(&game.tale(self.audience()).seen)] == seen
        };
        let action = offered.find(fits).ok_or(Parted::Rightly)?;
        let from = self.clients.iter().find(|client| setups::person(client.person) == sitter);
        let from = from.map(|client| client.id).ok_or(Parted::Rightly)?;
        let text = self.play(other, &action);
        self.figures.one("forced at one table");
        let answer = self.sides[other].authority.hear(self.now, from, &text);
        let replies = [Reply::Store(Vec::new(), proposal), answer];
        let [one, two] = replies;
        self.resolve("by itself at one table", if other == 1 { [one, two] } else { [two, one] })
    }

    fn is_forced(&self, seat: Seat) -> bool {
        self.sides.iter().any(|side| side.mirror.game.is_forced(seat))
    }

    fn play(&mut self, side: usize, action: &Data) -> String {
        self.keys += 1;
        let position = self.sides[side].mirror.position;
        let action = json!({ "type": "actions", "value": [action] });
        let value = json!({ "key": format!("k{}", self.keys), "position": position, "action": action });
        json!({ "type": "play", "value": value }).to_string()
    }

    /// The person whose turn it is decides, at both tables so that it looks the same.
    fn decide(&mut self) -> Result<(), Parted> {
        let Turn::Seat(seat) = self.sides[0].mirror.game.turn() else { return Ok(()) };
        let Some(sitter) = self.sides[0].mirror.sitters[seat.index()].clone() else { return Ok(()) };
        let from = self.clients.iter().find(|client| setups::person(client.person) == sitter);
        let Some(from) = from.map(|client| client.id) else { return Ok(()) };
        let [one, other] = self.alike(seat).ok_or(Parted::Rightly)?;
        let one = self.play(0, &one);
        self.keys -= 1;
        let other = self.play(1, &other);
        self.tell(from, &[one, other])
    }

    /// What somebody asks about: a text, or what the viewer is offered at both tables alike.
    fn in_question(&mut self, watched: bool, text: &str) -> Data {
        self.figures.one("judged");
        let viewer = if watched { self.audience() } else { Viewer::Spectator };
        let offered = self.sides[0].mirror.game.sight(viewer, MemoryAid::Off).choices;
        if offered.is_empty() || self.dice.percent(40) {
            return json!({ "type": "text", "value": text });
        }
        json!({ "type": "actions", "value": [offered[self.dice.below(offered.len())].action] })
    }

    /// Somebody says something that is the same at both tables: sense or nonsense, but nobody else's moves.
    fn speak(&mut self, watched: bool) -> Result<(), Parted> {
        let speakers: Vec<usize> =
            (0..self.clients.len()).filter(|place| self.clients[*place].watched == watched).collect();
        if speakers.is_empty() {
            return Ok(());
        }
        let speaker = &self.clients[self.dice.pick(&speakers)];
        let (from, person) = (speaker.id, speaker.person);
        self.keys += 1;
        let key = format!("k{}", self.keys);
        let position = self.sides[0].mirror.position;
        let wrong = self.dice.pick(&["", "pass", "play r7", "lay r5 r5", "99", "?"]);
        // What somebody else may do depends on cards that may differ; what the viewer may do does not.
        let position_meant = if watched { position } else { position + 1 };
        let [forced, memory] = [70, 50].map(|share| self.dice.percent(share));
        let message = match self.dice.below(if watched { 10 } else { 14 }) {
            0 => json!({ "type": "glossary" }),
            1 if self.dice.percent(50) => json!({ "type": "teach", "value": { "position": position_meant } }),
            1 => json!({ "type": "hint", "value": { "position": position_meant } }),
            2 => json!({ "type": "wish", "value": { "forced": forced, "memory": memory } }),
            3 => json!({ "type": "seen", "value": { "seq": self.dice.below(60) } }),
            4 => json!({ "type": "say", "value": { "key": key, "text": "…" } }),
            5 | 6 if self.dice.percent(50) => {
                let action = self.in_question(watched, wrong);
                json!({ "type": "judge", "value": { "position": position, "action": action } })
            }
            5 | 6 => {
                let action = json!({ "type": "text", "value": wrong });
                json!({ "type": "play", "value": { "key": key, "position": position_meant, "action": action } })
            }
            7 => {
                let to = if self.dice.percent(60) { Data::Null } else { json!(self.dice.below(20)) };
                json!({ "type": "ask", "value": { "key": key, "motion": { "type": "take-back", "value": { "to": to } } } })
            }
            8 => json!({ "type": "ask", "value": { "key": key, "motion": { "type": "pause" } } }),
            9 => json!({ "type": "resume", "value": { "key": key } }),
            10 => {
                json!({ "type": "agree", "value": { "key": key, "motion": self.dice.below(3), "yes": true } })
            }
            11 => json!({ "type": "stand", "value": { "key": key } }),
            _ => {
                let (seat, name) = (self.dice.below(6), setups::name(person));
                json!({ "type": "sit", "value": { "key": key, "seat": seat, "name": name } })
            }
        };
        let text = message.to_string();
        self.tell(from, &[text.clone(), text])
    }
}
