//! What the table says, and how it comes onto the screen: one position after the other.

use game::{Phrase, Turn};
use protocol::{Present, Room, ToClient, Told};

use super::look::Ink;
use super::model::{Asking, Guide, Model, Notice, Part, Until, Want};
use super::panel::{Panel, Text};
use crate::events::News;
use crate::names::names_of;
use crate::told::agreement;

/// So many positions wait at most to be shown.
const LONGEST_QUEUE: usize = 200;

impl Model {
    pub(crate) fn listen(&mut self, news: News) -> Vec<Want> {
        match news {
            News::Lost => {
                self.is_lost = true;
                self.note("join-lost");
            }
            News::Back => {
                self.is_lost = false;
                self.note("join-back");
            }
            News::Ended(why) => return vec![Want::Part(Part::Stopped(why))],
            News::Said(message) => return self.understand(*message),
        }
        Vec::new()
    }

    fn note(&mut self, key: &'static str) {
        self.notice = Some(Notice::Note(self.text(key)));
    }

    fn understand(&mut self, message: ToClient) -> Vec<Want> {
        match message {
            ToClient::Welcome { you, opened, mut present, .. } => {
                self.opened = *opened;
                self.you = you;
                let known = self.queue.back().map_or(self.present.seq, |last| last.seq);
                present.told.retain(|told| told.seq > known);
                self.sent = None;
                self.enqueue(*present);
            }
            ToClient::Update(present) => self.enqueue(*present),
            ToClient::Room(room) => self.furnish(room),
            ToClient::Accepted { .. } | ToClient::Pong => {}
            ToClient::Denied { words, .. } => {
                self.sent = None;
                self.is_hint_asked = false;
                self.notice = Some(Notice::Refused(self.say(&words)));
                self.place_cursor();
            }
            ToClient::Decided { agreement: how, .. } => {
                if let Some(phrase) = agreement(how) {
                    self.notice = Some(Notice::Note(self.say(&phrase)));
                }
            }
            ToClient::Hinted { position, hint, words } => {
                self.is_hint_asked = false;
                if position == self.present.position {
                    self.hinted = hint.named.as_ref().map(|named| named.notation.clone());
                    self.show_hint(&words);
                }
            }
            ToClient::Judged { position, allowed, words, .. } => {
                if position == self.present.position {
                    let notice = match words {
                        Some(words) if !allowed => Notice::Refused(self.say(&words)),
                        Some(_) | None => Notice::Note(self.text("screen-allowed")),
                    };
                    self.notice = Some(notice);
                }
            }
            ToClient::Taught { position, lessons } => {
                if let Some(guide) = self.guide.as_mut().filter(|_| position == self.present.position) {
                    let is_new = |topic: &str| !guide.met.iter().any(|met| met == topic);
                    guide.lesson = lessons.into_iter().find(|lesson| is_new(&lesson.topic));
                }
            }
            ToClient::Glossary(glossary) => self.show_cards(&glossary),
            ToClient::Next { table } => return vec![Want::Part(Part::Next(table))],
        }
        Vec::new()
    }

    fn furnish(&mut self, room: Room) {
        match self.queue.back_mut() {
            Some(last) => last.room = room,
            None => self.present.room = room,
        }
        self.names = names_of(&self.lexicon, &self.present.room, self.you);
        self.consider_motion();
    }

    fn enqueue(&mut self, present: Present) {
        self.queue.push_back(present);
        if self.queue.len() > LONGEST_QUEUE
            && let Some(oldest) = self.queue.pop_front()
            && let Some(next) = self.queue.front_mut()
        {
            // Its picture is not shown, and its story is.
            next.told.splice(0..0, oldest.told);
        }
    }

    /// Shows what is due.
    pub(crate) fn go_on(&mut self) -> Vec<Want> {
        let mut wants = Vec::new();
        loop {
            let is_due = match self.until {
                Until::Time(until) => self.now >= until,
                Until::Enter => false,
            };
            if !is_due {
                return wants;
            }
            let Some(next) = self.queue.pop_front() else { return wants };
            wants.extend(self.show(next));
        }
    }

    fn show(&mut self, mut present: Present) -> Vec<Want> {
        let told = std::mem::take(&mut present.told);
        let is_mine = told.iter().any(|told| by(told).is_some() && by(told) == self.you);
        let is_step =
            present.sight.steps != self.present.sight.steps || present.position != self.present.position;
        let before = std::mem::replace(&mut self.present, present).sight;
        self.names = names_of(&self.lexicon, &self.present.room, self.you);
        self.tell(&told);
        let mut wants = vec![Want::Seen(self.present.seq)];
        if is_step {
            self.table = super::games::read(self.drawn, &self.present.sight, &told);
            self.table.follow(&before);
            self.sent = None;
            self.hinted = None;
            self.is_hint_asked = false;
            self.is_why_asked = false;
            self.since = self.now;
            self.scroll = 0;
            self.panel.take_if(|panel| matches!(panel, Panel::Hint(_)));
            if is_mine {
                self.lifted.clear();
            }
            if let Some(Guide { met, lesson }) = &mut self.guide
                && let Some(lesson) = lesson.take()
            {
                met.push(lesson.topic.into_owned());
            }
            let pause = self.table.pause(&self.scene());
            self.until = match self.pace.length(pause) {
                None if !self.is_over() => Until::Enter,
                // What the reader did is drawn at once, and so is what the others do next.
                Some(_) if is_mine && pause == super::contract::Pause::Short => Until::Time(self.now),
                length => Until::Time(self.now + length.unwrap_or_default()),
            };
        }
        self.place_cursor();
        self.consider_motion();
        wants.extend(self.teach());
        wants
    }

    /// The hand that ended has been looked at: from here on the table shows the one that was dealt since.
    pub(crate) fn begin_the_next_hand(&mut self) {
        self.table = super::games::read(self.drawn, &self.present.sight, &[]);
        self.until = Until::Time(self.now);
        self.cursor.clear();
        self.place_cursor();
    }

    pub(crate) fn tell(&mut self, told: &[Told]) {
        let remembers = self.opened.terms.memory;
        for told in told {
            self.story.hear(told, self.you, &*self.ground, remembers);
        }
    }

    /// What is to be known is asked for, where it is explained.
    pub(crate) fn teach(&self) -> Option<Want> {
        let is_asked =
            self.you.is_some_and(|you| self.present.sight.turn == Turn::Seat(you)) && self.queue.is_empty();
        let guide = self.guide.as_ref()?;
        (is_asked && guide.lesson.is_none()).then_some(Want::Teach { position: self.present.position })
    }

    /// Somebody asks something of everybody.
    fn consider_motion(&mut self) {
        let asked = self.present.room.motion.as_ref().filter(|told| {
            self.you.is_some_and(|you| told.asked.contains(&you)) && !self.answered.contains(&told.number)
        });
        match (asked.map(|told| told.number), &self.asking) {
            (Some(number), None | Some(Asking::Motion(_))) => self.asking = Some(Asking::Motion(number)),
            (None, Some(Asking::Motion(_))) => self.asking = None,
            _ => {}
        }
    }

    fn show_hint(&mut self, words: &[Phrase]) {
        let said: Vec<String> = words.iter().map(|phrase| self.say(phrase)).collect();
        let Some((sentence, figures)) = said.split_first() else { return };
        self.panel = Some(Panel::Hint(Text {
            key: 'h',
            title: self.text("screen-hint"),
            paragraphs: vec![(sentence.clone(), Ink::Plain)],
            scroll: 0,
            foot: figures.join(" · "),
        }));
    }
}

fn by(told: &Told) -> Option<game::Seat> {
    match &told.what {
        protocol::Happening::Step { by, .. } => *by,
        _ => None,
    }
}
