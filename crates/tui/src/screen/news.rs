//! What the table says, and how it comes onto the screen: one position after the other.

use game::Phrase;
use game::phrase::Value;
use players::{Hint, Named};
use protocol::{Present, Room, ToClient, Told};

use super::guide::Guide;
use super::look::Ink;
use super::model::{Asking, Model, Notice, Part, Until, Want};
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
                    self.show_hint(&hint, words);
                }
            }
            ToClient::Judged { position, allowed, words, .. } => {
                if position == self.present.position {
                    self.hear_judgement(words.filter(|_| !allowed));
                }
            }
            ToClient::Taught { position, lessons } => {
                if let Some(guide) = self.guide.as_mut().filter(|_| position == self.present.position) {
                    guide.hear(lessons);
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
                Until::Time(until) => self.now >= until && !self.is_covered(),
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
        self.story.is_at(self.present.sight.steps);
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
            self.guide.iter_mut().for_each(Guide::close);
            let pause = self.table.pause(&self.scene());
            self.until = match self.pace.length(pause) {
                None if !self.is_over() => Until::Enter,
                // What the reader did is drawn at once, and so is what the others do next.
                Some(_) if is_mine && pause == super::contract::Pause::Short => Until::Time(self.now),
                length => Until::Time(self.now + length.unwrap_or_default()),
            };
            self.is_own = is_mine && self.until == Until::Time(self.now);
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
        self.is_own = false;
        self.cursor.clear();
        self.place_cursor();
    }

    pub(crate) fn tell(&mut self, told: &[Told]) {
        let remembers = self.opened.terms.memory;
        for told in told {
            self.story.hear(told, self.you, &*self.ground, remembers);
        }
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

    /// A hint, in the words of what can be done. A verb with its cards reads well as it is written; a verb alone is for those who type.
    fn show_hint(&mut self, hint: &Hint, words: Vec<Phrase>) {
        let figures = hint.figures.iter().map(|figure| &figure.named);
        let alone = |named: &&Named| !named.notation.contains(' ');
        let moves = hint.named.iter().chain(&hint.alike).chain(figures).filter(alone);
        let spoken: Vec<(&str, &Phrase)> = moves.map(|named| (&*named.notation, &named.words)).collect();
        let mut words = words.into_iter().map(|phrase| in_words(phrase, &spoken));
        let Some(sentence) = words.next() else { return };
        let figures = words
            .filter(|phrase| phrase.key == "hint-figure")
            .map(|figure| self.say(&Phrase { key: "screen-hint-figure".into(), ..figure }));
        let foot = figures.collect::<Vec<String>>();
        let paragraphs = vec![(self.say(&sentence), Ink::Plain)];
        self.panel = Some(Panel::Hint(Text { foot, ..Text::new('h', self.text("screen-hint"), paragraphs) }));
    }
}

/// A phrase in which the moves are said instead of written.
fn in_words(phrase: Phrase, spoken: &[(&str, &Phrase)]) -> Phrase {
    let arguments = phrase.arguments.iter().map(|(name, value)| (name.clone(), said(value.clone(), spoken)));
    let arguments = arguments.collect();
    Phrase { arguments, ..phrase }
}

fn said(value: Value, spoken: &[(&str, &Phrase)]) -> Value {
    match value {
        Value::Move(notation) => match spoken.iter().find(|(known, _)| *known == notation) {
            Some((_, words)) => Value::Phrase((*words).clone()),
            None => Value::Move(notation),
        },
        Value::Phrase(phrase) => Value::Phrase(in_words(phrase, spoken)),
        Value::List(values) => Value::List(values.into_iter().map(|value| said(value, spoken)).collect()),
        other => other,
    }
}

fn by(told: &Told) -> Option<game::Seat> {
    match &told.what {
        protocol::Happening::Step { by, .. } => *by,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_said_and_not_written() {
        let words = Phrase::new("move-enough");
        let spoken = [("enough", &words)];
        let written = |notation: &str| Value::Move(notation.to_owned());
        let list = Value::List(vec![written("enough"), written("draw")]);
        let inner = Phrase::new("inner").with("move", written("enough"));
        let phrase =
            Phrase::new("hint").with("move", written("enough")).with("others", list).with("like", inner);
        let said = in_words(phrase, &spoken);
        let expected = Phrase::new("hint")
            .with("move", words.clone())
            .with("others", Value::List(vec![words.clone().into(), written("draw")]))
            .with("like", Phrase::new("inner").with("move", words.clone()));
        assert_eq!(said, expected);
    }
}
