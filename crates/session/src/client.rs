//! The one person at a table in this process: a client of the protocol that sits beside the table.

use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use game::phrase::Glossary;
use game::{Command, Considered, Data, Phrase, Refusal, Seat, Sight, Turn};
use protocol::{Denial, Key, Motion, Move, Opened, Present, Room, Time, ToClient, ToServer, Told, VERSION};
use serde_json::json;
use table::ClientId;

use crate::keeper::{KeepError, Keeper, not_stored};
use crate::opening;

pub use table::Outgoing;

/// The only connection.
pub const ME: ClientId = ClientId(1);

/// A person at a table.
pub struct Client {
    keeper: Keeper,
    clock: Clock,
    seat: Seat,
    opened: Opened,
    present: Present,
    unheard: Vec<Told>,
    keys: u64,
}

/// Why something did not happen.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// It was denied, for this reason.
    Denied(Phrase),
    /// It could not be stored, for this reason: it may be tried again.
    NotStored(Phrase),
    /// The game goes on elsewhere, or is over there.
    Elsewhere(Phrase),
    /// Nobody knows whether it was stored: the game has to be opened again.
    Lost(Phrase),
}

impl From<&store::Error> for Trouble {
    fn from(error: &store::Error) -> Trouble {
        let words = not_stored(error);
        match error {
            store::Error::Full | store::Error::ReadOnly | store::Error::Busy => Trouble::NotStored(words),
            store::Error::Fenced | store::Error::Finished => Trouble::Elsewhere(words),
            _ => Trouble::Lost(words),
        }
    }
}

/// The time of day when it was started, and since then a clock that nobody sets.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    began: Time,
    since: Instant,
}

impl Clock {
    /// A clock that begins now.
    pub fn start() -> Clock {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { began: millis(passed), since: Instant::now() }
    }

    /// Now.
    pub fn now(&self) -> Time {
        self.began + millis(self.since.elapsed())
    }
}

fn millis(length: Duration) -> Time {
    Time::try_from(length.as_millis()).unwrap_or(Time::MAX)
}

/// What was answered, beside how things are now.
#[derive(Default)]
struct Answer {
    denied: Option<(Denial, Phrase)>,
    hinted: Option<Vec<Phrase>>,
    glossary: Option<Glossary>,
}

impl Client {
    /// Sits down at a table that was set up for one person ([`Opening`](crate::Opening)); nothing if it was not.
    pub fn sit_down(mut keeper: Keeper, clock: Clock) -> Option<Client> {
        let (seat, opened, mut present) = sit(&mut keeper, clock)?;
        let unheard = std::mem::take(&mut present.told);
        Some(Client { keeper, clock, seat, opened, present, unheard, keys: 0 })
    }

    /// The person's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the person sees now.
    pub fn sight(&self) -> &Sight {
        &self.present.sight
    }

    /// Everything about the table that is not the game.
    pub fn room(&self) -> &Room {
        &self.present.room
    }

    /// What the table is and stays.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// The table and its store.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// Does nothing more happen?
    pub fn is_over(&self) -> bool {
        self.present.room.given_up || self.present.sight.turn == Turn::Over
    }

    /// What happened since this was last asked.
    pub fn take_told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.unheard)
    }

    /// Waits for what happens next by itself: nature, or a bot at its moment. False if the person is to act or the game is over.
    pub fn wait(&mut self) -> Result<bool, Trouble> {
        while !self.is_over() && self.present.sight.turn != Turn::Seat(self.seat) {
            let now = self.clock.now();
            if let Some(out) = self.keeper.advance(now) {
                self.hear(&out);
                if let Some(failure) = self.keeper.failure() {
                    return Err(failure.into());
                }
                if !self.unheard.is_empty() {
                    return Ok(true);
                }
            } else {
                let Some(due) = self.keeper.table().due() else { return Ok(false) };
                thread::sleep(Duration::from_millis(u64::try_from(due - now).unwrap_or(0).max(1)));
            }
        }
        Ok(false)
    }

    /// Makes a move.
    pub fn play(&mut self, action: Move) -> Result<(), Trouble> {
        let (key, position) = (self.key(), self.present.position);
        self.send(&ToServer::Play { key, position, action }).map(|_| ())
    }

    /// Would the last decision be taken back without the game becoming practice? Nothing if there is none.
    pub fn takes_back_freely(&self) -> Option<bool> {
        self.keeper.table().takes_back_freely(self.seat)
    }

    /// Takes the last decision back.
    pub fn take_back(&mut self) -> Result<(), Trouble> {
        let (key, motion) = (self.key(), Motion::TakeBack { to: None });
        self.send(&ToServer::Ask { key, motion }).map(|_| ())
    }

    /// Ends the game without a result.
    pub fn give_up(&mut self) -> Result<(), Trouble> {
        let key = self.key();
        self.send(&ToServer::GiveUp { key }).map(|_| ())
    }

    /// What a good player would do who is shown what the person is shown.
    pub fn hint(&mut self) -> Result<Vec<Phrase>, Trouble> {
        let mut answer = self.send(&ToServer::Hint { position: self.present.position })?;
        while answer.hinted.is_none() {
            let Some(out) = self.keeper.advance(self.clock.now()) else { break };
            answer = self.hear(&out);
        }
        Ok(answer.hinted.unwrap_or_default())
    }

    /// The cards in words.
    pub fn glossary(&mut self) -> Glossary {
        self.send(&ToServer::Glossary).ok().and_then(|answer| answer.glossary).unwrap_or_default()
    }

    /// How moves are written.
    pub fn forms(&self) -> Phrase {
        self.keeper.table().game().forms()
    }

    /// What would come of a move: nothing that the person could not work out.
    pub fn consider(&self, action: &Move) -> Result<Considered, Refusal> {
        let game = self.keeper.table().game();
        match action {
            Move::Text(text) => game.consider(self.seat, Command::Text(text)),
            Move::Actions(actions) => game.consider(self.seat, Command::Data(&Data::Array(actions.clone()))),
        }
    }

    /// The person has been shown everything up to now.
    pub fn has_seen(&mut self) {
        let seq = self.present.seq;
        self.keeper.hear(self.clock.now(), ME, &ToServer::Seen { seq });
    }

    /// The person goes: what has been shown is noted.
    pub fn leave(&mut self) -> Result<(), KeepError> {
        self.keeper.confirm()?;
        self.keeper.note()
    }

    /// Puts a game that is over among the finished ones.
    pub fn finish(&mut self) -> Result<bool, KeepError> {
        put_away(&mut self.keeper, self.seat, self.clock.now())
    }

    /// A name for a message that none at this table ever had: every keeper has a number of its own.
    fn key(&mut self) -> Key {
        self.keys += 1;
        Key::new(format!("{}-{}", self.keeper.epoch(), self.keys)).expect("two numbers are short")
    }

    fn send(&mut self, message: &ToServer) -> Result<Answer, Trouble> {
        let out = self.keeper.hear(self.clock.now(), ME, message);
        let mut answer = self.hear(&out);
        match (answer.denied.take(), self.keeper.failure()) {
            (Some((Denial::NotStored(_), _)), Some(error)) => Err(error.into()),
            (Some((_, words)), _) => Err(Trouble::Denied(words)),
            (None, _) => Ok(answer),
        }
    }

    fn hear(&mut self, out: &[Outgoing]) -> Answer {
        let mut answer = Answer::default();
        for outgoing in out {
            match message(outgoing) {
                ToClient::Welcome { present, .. } | ToClient::Update(present) => {
                    self.present = *present;
                    self.unheard.append(&mut self.present.told);
                }
                ToClient::Room(room) => self.present.room = room,
                ToClient::Denied { why, words, .. } => answer.denied = Some((why, words)),
                ToClient::Hinted { words, .. } => answer.hinted = Some(words),
                ToClient::Glossary(glossary) => answer.glossary = Some(glossary),
                ToClient::Accepted { .. }
                | ToClient::Decided { .. }
                | ToClient::Judged { .. }
                | ToClient::Taught { .. }
                | ToClient::Next { .. }
                | ToClient::Pong => {}
            }
        }
        answer
    }
}

/// The one person sits down at a table that was set up for one ([`Opening`](crate::Opening)): the seat, what the table is, and what lies there.
/// Nothing if it was not.
pub fn sit(keeper: &mut Keeper, clock: Clock) -> Option<(Seat, Opened, Present)> {
    let seat = opening::seat(keeper.table().setup())?;
    let memory = keeper.table().setup().terms.memory;
    keeper.connect(clock.now(), ME, opening::person());
    let hello = ToServer::Hello { version: VERSION, after: 0 };
    // What it wishes decides what it is told of what was before.
    keeper.hear(clock.now(), ME, &ToServer::Hello { version: VERSION, after: u64::MAX });
    keeper.hear(clock.now(), ME, &ToServer::Wish { forced: false, memory });
    keeper.hear(clock.now(), ME, &hello).iter().find_map(|out| match message(out) {
        ToClient::Welcome { opened, present, .. } => Some((seat, *opened, *present)),
        _ => None,
    })
}

/// Puts a game that is over among the finished ones, with what is worth knowing of it at a glance.
pub fn put_away(keeper: &mut Keeper, seat: Seat, now: Time) -> Result<bool, KeepError> {
    let Some(ending) = keeper.table().ending() else { return Ok(false) };
    let scores: Vec<i32> = keeper.table().game().standing().values().collect();
    let summary = json!({
        "game": keeper.table().setup().game,
        "you": seat,
        "scores": scores,
        "finished": ending.finished,
        "practice": ending.practice,
    });
    keeper.finish(now, summary.to_string().as_bytes())
}

/// A message as whoever is sent it reads it.
pub fn message(outgoing: &Outgoing) -> ToClient {
    serde_json::from_str(&outgoing.text()).expect("a message is read as it was written")
}
