//! What clients are told: the present sight, what happened, and who sits at the table. What a viewer has been shown once it has to
//! remember, unless the memory aid is on: older events are told without what they showed.

use std::sync::Arc;

use game::{Match, MemoryAid, Reader, Scribe, Script, Seat, Tale, Text};
use protocol::{
    Arrangement, Chair, Clock, ClockTold, Commitment, Happening, Holder, Opened, Presence, Present, Room,
    Time, ToClient, Told, VERSION,
};
use serde::{Deserialize, Serialize};

use crate::event::{Event, What};
use crate::line::{Line, follow};
use crate::proposal::{Audience, Tales};
use crate::seats::{Wishes, aid};
use crate::setup::PersonId;
use crate::table::{ClientId, Message, Outgoing, Table, steps, viewer};

/// So many events are told at once, the latest.
const MOST_TOLD: usize = 1000;

/// What is kept of a seat beside the events.
#[derive(Serialize, Deserialize)]
struct Note {
    /// Whose wishes they are.
    person: Option<PersonId>,
    seen: u64,
    forced: bool,
    memory: bool,
}

impl Table {
    /// What should be kept beside the events, whenever there is leisure: what each seat has been shown, and what it wishes. Nobody loses
    /// a move if the last of it is lost.
    pub fn notes(&self) -> Vec<u8> {
        let note = |seat: &crate::seats::SeatState| Note {
            person: seat.person().cloned(),
            seen: seat.seen,
            forced: seat.wishes.forced,
            memory: seat.wishes.memory,
        };
        let notes: Vec<Note> = self.seats.iter().map(note).collect();
        serde_json::to_vec(&notes).expect("notes are plain data")
    }

    pub(crate) fn read_notes(&mut self, notes: &[u8]) {
        let notes: Vec<Note> = serde_json::from_slice(notes).unwrap_or_default();
        let seq = self.seq();
        for (seat, note) in self.seats.iter_mut().zip(notes) {
            seat.seen = seat.seen.max(note.seen.min(seq));
            if seat.person().is_some() && seat.person() == note.person.as_ref() {
                seat.wishes = Wishes { forced: note.forced, memory: note.memory };
            }
        }
    }

    /// After events: everybody is told them and how things are now; whoever has another seat now is told everything.
    pub(crate) fn tell_all(
        &mut self,
        now: Time,
        before: &[Option<PersonId>],
        tales: &[Tales],
        events: usize,
    ) -> Vec<Outgoing> {
        self.see_who_is_here(now);
        let room = Text::of(&self.room(now));
        let first = self.log.len() - events;
        let mut events: Vec<News<'_>> = News::all(first, &self.log[first..], tales).collect();
        let audiences = self.audiences();
        let readers: Vec<Reader> = audiences.iter().map(|&one| self.reader(one)).collect();
        let sights = self.game.tell_all(&readers, &mut self.scribe);
        let mut out = Vec::with_capacity(self.clients.len());
        for (&to, client) in self.clients.iter().filter(|(_, client)| client.greeted) {
            let audience = self.seat_of(to);
            let had = before.iter().position(|person| person.as_ref() == Some(&client.person));
            if had != audience.map(Seat::index) {
                out.push(self.welcome(now, to, self.seq()));
                continue;
            }
            let told = events.iter_mut().map(|event| event.told_to(audience)).collect();
            let sight = audiences.iter().zip(&sights).find(|(to, _)| **to == audience);
            let sight = sight.map(|(_, sight)| sight.clone()).expect("everybody is in an audience");
            let sight = if client.pictured { sight } else { sight.without_picture() };
            out.push(Outgoing { to, message: ToClient::Update(self.present(room.clone(), told, sight)) });
        }
        out
    }

    /// Everybody is told who sits at the table.
    pub(crate) fn tell_room(&self, now: Time) -> Vec<Outgoing> {
        self.to_all(&ToClient::Room(self.room(now)))
    }

    /// The same to everybody that has said hello.
    pub(crate) fn to_all(&self, message: &Message) -> Vec<Outgoing> {
        let greeted = self.clients.iter().filter(|(_, client)| client.greeted);
        greeted.map(|(&to, _)| Outgoing { to, message: message.clone() }).collect()
    }

    /// Everything that a client needs to go on.
    pub(crate) fn welcome(&self, now: Time, to: ClientId, after: u64) -> Outgoing {
        Outgoing { to, message: self.welcomed(now, self.seat_of(to), after) }
    }

    /// How anybody would be welcomed who came now: for tests that compare tables.
    #[doc(hidden)]
    pub fn welcomed(&self, now: Time, you: Option<Seat>, after: u64) -> Message {
        let (room, told) = (Text::of(&self.room(now)), self.history(you, after));
        let present = self.present(room, told, self.sight(you));
        ToClient::Welcome { version: VERSION, opened: Box::new(self.opened()), you, present }
    }

    /// Everybody is told everything once more.
    pub(crate) fn welcome_all(&self, now: Time) -> Vec<Outgoing> {
        let greeted = self.clients.iter().filter(|(_, client)| client.greeted);
        greeted.map(|(&to, _)| self.welcome(now, to, self.seq())).collect()
    }

    /// How things are now, with what the client's seat has not been shown yet.
    pub(crate) fn present_to(&self, now: Time, to: ClientId, after: u64) -> Vec<Outgoing> {
        let audience = self.seat_of(to);
        let after = after.max(audience.map_or(self.seq(), |seat| self.seats[seat.index()].seen));
        let (room, told) = (Text::of(&self.room(now)), self.history(audience, after));
        let sight = self.sight(audience);
        let is_pictured = self.clients.get(&to).is_none_or(|client| client.pictured);
        let sight = if is_pictured { sight } else { sight.without_picture() };
        let present = self.present(room, told, sight);
        vec![Outgoing { to, message: ToClient::Update(present) }]
    }

    fn present(&self, room: Text, told: Vec<Text>, sight: Script) -> Box<Present<Script, Text, Text>> {
        Box::new(Present { seq: self.seq(), position: self.position, told, room, sight })
    }

    fn sight(&self, audience: Audience) -> Script {
        let reader = Reader { pictured: true, ..self.reader(audience) };
        self.game.tell_all(&[reader], &mut Scribe::default()).swap_remove(0)
    }

    /// How an audience is told: with the table in words if one of its clients wants it.
    fn reader(&self, audience: Audience) -> Reader {
        let mut clients =
            self.clients.iter().filter(|(id, client)| client.greeted && self.seat_of(**id) == audience);
        Reader {
            viewer: viewer(audience),
            aid: self.aid(audience),
            pictured: clients.any(|(_, client)| client.pictured),
        }
    }

    /// Whether an audience is shown what a perfect memory would add.
    fn aid(&self, audience: Audience) -> MemoryAid {
        aid(&self.setup.terms, audience.map(|seat| self.seats[seat.index()].wishes))
    }

    /// What an audience may still be told of the events after this one: in full what its seat has not been shown, or everything with the
    /// memory aid; of the rest the sentence without what it showed.
    fn history(&self, audience: Audience, after: u64) -> Vec<Text> {
        let seen = match (self.aid(audience), audience) {
            (MemoryAid::On, _) => 0,
            (MemoryAid::Off, Some(seat)) => self.seats[seat.index()].seen,
            (MemoryAid::Off, None) => self.seq(),
        };
        let after = after.max(self.seq().saturating_sub(MOST_TOLD as u64));
        if after >= self.seq() {
            return Vec::new();
        }
        let mut history = Vec::new();
        let mut line = Line::default();
        let mut game = self.ground.open();
        for step in &self.setup.before {
            let notation = std::slice::from_ref(&step.notation);
            follow(&mut *game, step.seat, notation).expect("it has been taken before");
            steps(step.seat, notation, false).for_each(|step| line.push(step));
        }
        for (place, event) in self.log.iter().enumerate() {
            let is_step = self.redo(&mut game, &mut line, event);
            let seq = place as u64 + 1;
            if seq <= after {
                continue;
            }
            let tale = is_step.then(|| game.tale(viewer(audience)));
            let tale = if seq <= seen { tale.map(|tale| faded(&*game, tale)) } else { tale };
            history.push(Text::of(&told(place, event, tale)));
        }
        history
    }

    /// Does again in a match what an event did; says whether it was a step of the game.
    fn redo(&self, game: &mut Box<dyn Match>, line: &mut Line, event: &Event) -> bool {
        let mut go = |seat, notation: &[String]| {
            follow(&mut **game, seat, notation).expect("it has been taken before");
            steps(seat, notation, false).for_each(|step| line.push(step));
        };
        match &event.what {
            What::Moved { seat, actions } => go(Some(*seat), actions),
            What::Chance(outcome) => go(None, std::slice::from_ref(outcome)),
            What::TakenBack { to, .. } => {
                line.truncate(*to);
                *game = line.replay(&self.ground, *to, |_| {});
                return false;
            }
            _ => return false,
        }
        true
    }

    /// What the table is and stays.
    pub fn opened(&self) -> Opened {
        let commitment = Commitment {
            hash: self.setup.secret.commitment(&self.setup.table),
            opened: self.is_over().then(|| self.setup.secret.told()),
        };
        Opened {
            table: self.setup.table.clone(),
            game: self.setup.game.clone(),
            rules: self.setup.rules,
            settings: self.setup.settings.clone(),
            sides: self.game.sides(),
            terms: self.setup.terms.clone(),
            commitment,
        }
    }

    /// Who sits at the table, and everything about it that is not the game.
    pub fn room(&self, now: Time) -> Room {
        let chairs =
            self.seats.iter().zip(&self.away).zip(&self.setup.places).map(|((seat, away), place)| {
                let presence = away.map_or(Presence::Here, Presence::Away);
                Chair {
                    name: seat.sitter.as_ref().map(|sitter| sitter.name.clone()),
                    holder: match seat.sitter {
                        Some(_) => Holder::Person(presence),
                        None => Holder::Bot(place.bot.clone()),
                    },
                }
            });
        let moves = |(seat, chairs): (&Seat, &Arrangement)| (*chairs == Arrangement::Moved).then_some(*seat);
        let clock = (self.setup.terms.clock != Clock::None).then(|| ClockTold {
            left: self.seats.iter().map(|seat| seat.left).collect(),
            running: self.on_clock(),
            at: self.timing.paused.unwrap_or(self.timing.since).min(now),
        });
        Room {
            chairs: chairs.collect(),
            spectators: self.watching(),
            clock,
            paused: self.timing.paused,
            motion: self.motion.as_ref().map(crate::motion::Pending::told),
            practice: self.practice,
            given_up: self.given_up,
            again: self.again.keys().copied().collect(),
            moved: self.again.iter().filter_map(moves).collect(),
        }
    }

    /// How many watch.
    pub(crate) fn watching(&self) -> u32 {
        let watching =
            self.clients.iter().filter(|(id, client)| client.greeted && self.seat_of(**id).is_none());
        u32::try_from(watching.count()).unwrap_or(u32::MAX)
    }

    /// Who sits down is there, and who has no client is away.
    fn see_who_is_here(&mut self, now: Time) {
        for (index, seat) in Seat::all(self.setup.seats).enumerate() {
            let is_here = self.clients.keys().any(|client| self.seat_of(*client) == Some(seat));
            self.away[index] = if is_here { None } else { Some(self.away[index].unwrap_or(now)) };
        }
    }
}

/// A new event, written once for all who saw the same of it.
struct News<'a> {
    place: usize,
    event: &'a Event,
    tales: &'a [(Audience, Arc<Tale>)],
    texts: Vec<(Option<&'a Arc<Tale>>, Text)>,
}

impl<'a> News<'a> {
    /// Events from this place of the log on, and what was seen of them.
    fn all(first: usize, events: &'a [Event], tales: &'a [Tales]) -> impl Iterator<Item = News<'a>> {
        let tales = tales.iter().map(Vec::as_slice).chain(std::iter::repeat(&[][..]));
        (first..).zip(events).zip(tales).map(|((place, event), tales)| News {
            place,
            event,
            tales,
            texts: Vec::new(),
        })
    }

    fn told_to(&mut self, audience: Audience) -> Text {
        let tale = self.tales.iter().find(|(to, _)| *to == audience).map(|(_, tale)| tale);
        let known = self.texts.iter().find(|(told, _)| told.map(Arc::as_ptr) == tale.map(Arc::as_ptr));
        if let Some((_, text)) = known {
            return text.clone();
        }
        let text = Text::of(&told(self.place, self.event, tale.map(|tale| Tale::clone(tale))));
        self.texts.push((tale, text.clone()));
        text
    }
}

/// What is left of a tale once it has to be remembered.
fn faded(game: &dyn Match, tale: Tale) -> Tale {
    let story = tale.story.into_iter().map(|phrase| game.fade(phrase)).collect();
    Tale { seen: Vec::new(), story }
}

/// An event as its viewer is told it.
fn told(place: usize, event: &Event, tale: Option<Tale>) -> Told {
    let step = |by, tale: Option<Tale>| {
        let Tale { seen, story } = tale.unwrap_or(Tale { seen: Vec::new(), story: Vec::new() });
        Happening::Step { by, story, seen }
    };
    let what = match &event.what {
        What::Moved { seat, .. } => step(Some(*seat), tale),
        What::Chance(_) => step(None, tale),
        What::Sat { seat, name, .. } => Happening::Sat { seat: *seat, name: name.clone() },
        What::Stood { seat, why } => Happening::Stood { seat: *seat, why: *why },
        What::TakenBack { seat, to, .. } => Happening::TakenBack { seat: *seat, to: *to },
        What::Paused { seat } => Happening::Paused { seat: *seat },
        What::Resumed { seat } => Happening::Resumed { seat: *seat },
        What::Said { seat, text } => Happening::Said { seat: *seat, text: text.clone() },
        What::GivenUp { seat } => Happening::GivenUp { seat: *seat },
    };
    Told { seq: place as u64 + 1, at: event.at, what }
}
