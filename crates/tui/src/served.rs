//! A table that is served elsewhere, as its client knows it. How messages travel is decided outside.

use game::notation::folded;
use game::phrase::Glossary;
use game::{Match, Phrase, Seat, Sight, Turn, Viewer};
use protocol::{Holder, Key, Move, Opened, Present, Room, Time, ToServer, Told};
use session::shelf::fresh_name;
use session::{Clock, Trouble};

use crate::contact::{Considered, Contact, GoingBack, Wish};

/// A table that is served elsewhere.
pub struct Served {
    tell: Box<dyn Fn(ToServer)>,
    /// The game before it begins, which knows how moves are written and what the cards are.
    ground: Box<dyn Match>,
    seat: Option<Seat>,
    opened: Opened,
    present: Present,
    /// No two clients of a person have the same.
    name: String,
    keys: u64,
    /// The move that has no answer yet.
    playing: Option<Key>,
    /// Is the connection lost?
    pub(crate) is_lost: bool,
    /// Everything that has no answer yet.
    waiting: Vec<Key>,
    clock: Clock,
    /// By how much the table's clock is ahead of this one.
    ahead: Time,
}

impl Served {
    /// A table from how it welcomed its client. `tell` sends messages to it.
    pub fn new(
        tell: Box<dyn Fn(ToServer)>,
        ground: Box<dyn Match>,
        seat: Option<Seat>,
        opened: Opened,
        present: Present,
    ) -> Served {
        // Never used twice by the same person at the same table, also in another process.
        let name = fresh_name() + &fresh_name();
        let clock = Clock::start();
        let waiting = Vec::new();
        Served {
            tell,
            ground,
            seat,
            opened,
            present,
            name,
            keys: 0,
            playing: None,
            is_lost: false,
            waiting,
            clock,
            ahead: 0,
        }
    }

    /// What happened before the client came, which is told once.
    pub fn take_told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.present.told)
    }

    /// The event that made the present position.
    pub fn position(&self) -> u64 {
        self.present.position
    }

    /// Has a move been sent that has no answer yet?
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Has anything been sent that has no answer yet?
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Is the person to act?
    pub fn is_asked(&self) -> bool {
        self.seat.is_some_and(|seat| self.present.sight.turn == Turn::Seat(seat)) && !self.is_over()
    }

    /// Everything once more, perhaps from another chair. Gives what is new.
    pub fn welcomed(&mut self, you: Option<Seat>, opened: Opened, present: Present) -> Vec<Told> {
        (self.seat, self.opened) = (you, opened);
        self.take_in(present)
    }

    /// Something happened. Gives what is new.
    pub fn updated(&mut self, present: Present) -> Vec<Told> {
        if let Some(last) = present.told.last() {
            self.ahead = last.at - self.clock.now();
        }
        self.take_in(present)
    }

    fn take_in(&mut self, present: Present) -> Vec<Told> {
        let known = self.present.seq;
        self.present = present;
        let mut told = self.take_told();
        told.retain(|told| told.seq > known);
        told
    }

    /// The room changed. Gives what it was.
    pub fn furnished(&mut self, room: Room) -> Room {
        std::mem::replace(&mut self.present.room, room)
    }

    /// A message was answered. Was it the move that was waited for?
    pub fn answered(&mut self, key: &Key) -> bool {
        self.waiting.retain(|waiting| waiting != key);
        self.playing.take_if(|playing| playing == key).is_some()
    }

    /// What somebody has left on the clock, if there are clocks.
    pub fn left(&self, seat: Seat) -> Option<Time> {
        let clock = self.present.room.clock.as_ref()?;
        let left = *clock.left.get(seat.index())?;
        let runs = clock.running == Some(seat) && self.present.room.paused.is_none();
        let used = if runs { self.clock.now() + self.ahead - clock.at } else { 0 };
        Some((left - used.max(0)).max(0))
    }

    fn key(&mut self) -> Key {
        self.keys += 1;
        Key::new(format!("{}-{}", self.name, self.keys)).expect("letters and a number are short")
    }
}

impl Contact for Served {
    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn sight(&self) -> &Sight {
        &self.present.sight
    }

    fn room(&self) -> &Room {
        &self.present.room
    }

    fn opened(&self) -> &Opened {
        &self.opened
    }

    fn forms(&self) -> Phrase {
        self.ground.forms()
    }

    fn glossary(&mut self) -> Glossary {
        self.ground.glossary(self.seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Only moves that are offered can be considered here: the table knows the others.
    fn consider(&self, action: &Move) -> Result<Considered, Phrase> {
        let mut choices = self.present.sight.choices.iter();
        let found = match action {
            Move::Actions(actions) => choices.find(|choice| *actions == [choice.action.clone()]),
            Move::Text(text) => choices.find(|choice| {
                folded(&choice.notation) == folded(text.trim())
                    || choice.amount.is_some_and(|amount| amount.to_string() == text.trim())
            }),
        };
        let choice = found.ok_or(Phrase::new("join-try-it"))?;
        Ok(Considered {
            notation: vec![choice.notation.clone()],
            cautions: choice.caution.clone().into_iter().collect(),
        })
    }

    /// Among people, whoever has to is asked; against bots only the table knows.
    fn going_back(&self) -> GoingBack {
        let is_another =
            |(chair, seat): (&protocol::Chair, u8)| Some(Seat(seat)) != self.seat && is_person(&chair.holder);
        if self.present.room.chairs.iter().zip(0..).any(is_another) {
            GoingBack::Free
        } else {
            GoingBack::PerhapsPractice
        }
    }

    fn hint(&mut self) -> Result<Vec<Phrase>, Trouble> {
        (self.tell)(ToServer::Hint { position: self.present.position });
        Ok(Vec::new())
    }

    fn send(&mut self, wish: Wish) -> Result<(), Trouble> {
        let key = self.key();
        self.waiting.push(key.clone());
        if matches!(wish, Wish::Play(_)) {
            self.playing = Some(key.clone());
        }
        let message = wish.message(key, self.present.position);
        (self.tell)(message);
        Ok(())
    }

    fn has_seen(&mut self) {
        if self.seat.is_some() {
            (self.tell)(ToServer::Seen { seq: self.present.seq });
        }
    }
}

/// Does a person hold the chair?
pub(crate) fn is_person(holder: &Holder) -> bool {
    match holder {
        Holder::Person(_) => true,
        Holder::Bot(_) => false,
    }
}
