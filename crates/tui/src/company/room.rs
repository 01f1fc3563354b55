//! Who is at the table: who sits where, came or went, asks something, is waited for.

use std::io;

use game::notation::{folded, shortened};
use game::{Phrase, Seat, Turn, Value};
use protocol::{Holder, Presence, Room, Time};

use super::Company;
use crate::contact::Contact;
use crate::names::names_of;
use crate::served::is_person;
use crate::told::motion;

impl Company<'_> {
    /// Whom somebody means: a name, or the number of a seat.
    pub(super) fn seat_called(&self, name: &str) -> Option<Seat> {
        let chairs = 0..u8::try_from(self.served.room().chairs.len()).unwrap_or(u8::MAX);
        chairs
            .map(Seat)
            .find(|seat| folded(&self.person.names.of(*seat)) == folded(name) || seat.to_string() == name)
    }

    pub(super) fn nobody_called(&mut self, name: &str) -> io::Result<()> {
        let name = shortened(name);
        self.person.line(&Phrase::new("join-nobody-called").with("name", name), self.output)
    }

    /// The chair that somebody means: the first of a bot, if they do not say.
    pub(super) fn chair(&self, text: &str) -> Option<Seat> {
        if !text.is_empty() {
            return self.seat_called(text);
        }
        let chairs = &self.served.room().chairs;
        let free = chairs.iter().position(|chair| !is_person(&chair.holder))?;
        u8::try_from(free).ok().map(Seat)
    }

    /// What is new in the room and no event.
    pub(super) fn tell_room(&mut self, before: &Room) -> io::Result<()> {
        let you = self.served.seat();
        self.person.names = names_of(self.sitting.lexicon, self.served.room(), you);
        let room = self.served.room().clone();
        for ((was, is), seat) in before.chairs.iter().zip(&room.chairs).zip(0..) {
            let (was, is) = (presence(&was.holder), presence(&is.holder));
            if Some(Seat(seat)) == you {
                continue;
            }
            match (was, is) {
                (Some(Presence::Here), Some(Presence::Away(_))) => {
                    self.news(&Phrase::new("told-away").with("who", Seat(seat)))?;
                }
                (Some(Presence::Away(_)), Some(Presence::Here)) => {
                    self.news(&Phrase::new("told-back").with("who", Seat(seat)))?;
                }
                _ => {}
            }
        }
        for seat in room.again.iter().filter(|seat| !before.again.contains(seat)) {
            self.news(&Phrase::new("told-again").with("who", *seat))?;
        }
        self.tell_motion(&room)
    }

    /// Something is asked that was not told yet.
    pub(super) fn tell_motion(&mut self, room: &Room) -> io::Result<()> {
        let number = room.motion.as_ref().map(|told| told.number);
        if let Some(told) = room.motion.as_ref().filter(|_| number != self.motion) {
            self.news(&motion(told, self.served.seat()))?;
        }
        self.motion = number;
        Ok(())
    }

    /// Does somebody ask something that the person has not answered?
    pub(super) fn is_motion_for_me(&self) -> bool {
        let (Some(told), Some(you)) = (&self.served.room().motion, self.served.seat()) else { return false };
        told.asked.contains(&you) && !told.yes.contains(&you)
    }

    pub(super) fn say_who_is_here(&mut self) -> io::Result<()> {
        let chair = |(chair, seat): (&protocol::Chair, u8)| match &chair.holder {
            Holder::Person(Presence::Here) => Value::Seat(Seat(seat)),
            Holder::Person(Presence::Away(_)) => {
                Value::Phrase(Phrase::new("join-chair-away").with("who", Seat(seat)))
            }
            Holder::Bot(level) => {
                let phrase =
                    Phrase::new("join-chair-bot").with("who", Seat(seat)).with("bot", level.as_str());
                Value::Phrase(phrase)
            }
        };
        let chairs: Vec<Value> = self.served.room().chairs.iter().zip(0..).map(chair).collect();
        self.person.line(&Phrase::new("join-chairs").with("who", Value::List(chairs)), self.output)?;
        let sides = self.served.opened().sides;
        let Some(you) = self.served.seat() else {
            return self.person.line(&Phrase::new("join-watching"), self.output);
        };
        let partners: Vec<Seat> = sides
            .iter()
            .filter(|(seat, side)| *seat != you && *side == sides[you])
            .map(|(seat, _)| seat)
            .collect();
        if !partners.is_empty() {
            self.person.line(&Phrase::new("join-partners").with("partners", partners), self.output)?;
        }
        if self.served.room().practice {
            self.person.line(&Phrase::new("play-is-practice"), self.output)?;
        }
        if self.served.room().paused.is_some() {
            self.person.line(&Phrase::new("join-is-paused"), self.output)?;
        }
        Ok(())
    }

    /// Nothing has happened for a while: somebody thinks.
    pub(super) fn say_who_is_waited_for(&mut self) -> io::Result<()> {
        let Turn::Seat(who) = self.served.sight().turn else { return Ok(()) };
        let position = self.served.position();
        let holder = self.served.room().chairs.get(who.index()).map(|chair| &chair.holder);
        let is_quiet = self.served.is_lost || self.served.is_over() || self.served.room().paused.is_some();
        if is_quiet
            || Some(who) == self.served.seat()
            || self.waited_for == Some(position)
            || !holder.is_some_and(is_person)
        {
            return Ok(());
        }
        self.waited_for = Some(position);
        let phrase = match self.served.left(who) {
            None => Phrase::new("join-waiting").with("who", who),
            Some(left) => Phrase::new("join-waiting-time").with("who", who).with("left", minutes(left)),
        };
        self.news(&phrase)
    }
}

fn presence(holder: &Holder) -> Option<Presence> {
    match holder {
        Holder::Person(presence) => Some(*presence),
        Holder::Bot(_) => None,
    }
}

/// A length of time as clocks show it.
pub(super) fn minutes(left: Time) -> String {
    let seconds = left / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
