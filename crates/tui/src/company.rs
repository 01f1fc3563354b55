//! Playing with others, at a table that is served elsewhere: what happens is told as it happens, and lines are taken whenever they come.

use std::io::{self, Write};
use std::time::Duration;

use game::{Phrase, Turn};
use protocol::{Room, ToClient};

use crate::contact::{Contact, Wish};
use crate::events::{Events, Heard, News};
use crate::input::{Line, Talk};
use crate::line::{Kept, PlayError, Sitting, Source, farewell};
use crate::names::names_of;
use crate::page::render;
use crate::person::{Decision, Person, Reaction};
use crate::served::Served;
use crate::told::agreement;

use room::minutes;

/// Who is at the table.
mod room;

/// After so long without news it is said who is waited for.
const QUIET: Duration = Duration::from_secs(3);
/// Of what happened before the person came, so many sentences are told.
const LATEST: usize = 12;
/// What takes away the line that a terminal's cursor stands in.
const CLEAR_LINE: &str = "\r\x1b[K";

/// How the person parted from a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parting {
    /// For good, or for now.
    Left,
    /// For this table, where the same people play again.
    Next(String),
}

/// Plays at a table with others, from where it stands.
pub fn join(
    sitting: &Sitting<'_>,
    served: &mut Served,
    events: &mut Events,
    output: &mut dyn Write,
) -> Result<Parting, PlayError> {
    let names = names_of(sitting.lexicon, served.room(), served.seat());
    let person = Person::new(sitting, names);
    let mut company = Company {
        sitting,
        served,
        events,
        output,
        person,
        is_prompted: false,
        asked: None,
        waited_for: None,
        motion: None,
        is_concluded: false,
        stands_up: false,
        last_line: String::new(),
    };
    company.greet()?;
    company.run()
}

struct Company<'a> {
    sitting: &'a Sitting<'a>,
    served: &'a mut Served,
    events: &'a mut Events,
    output: &'a mut dyn Write,
    person: Person<'a>,
    /// Whether the last thing on the screen is a prompt.
    is_prompted: bool,
    /// The position that the person was asked about.
    asked: Option<u64>,
    /// The position in which it was said who is waited for.
    waited_for: Option<u64>,
    /// The motion that was told.
    motion: Option<u64>,
    is_concluded: bool,
    /// Whether the person has given the chair away, to leave.
    stands_up: bool,
    /// The line that was sent as a move.
    last_line: String,
}

impl Company<'_> {
    fn run(&mut self) -> Result<Parting, PlayError> {
        loop {
            self.show()?;
            let may_move = self.sitting.source == Source::Terminal
                || self.served.seat().is_none()
                || self.served.is_asked()
                || self.served.is_over();
            // One after the other, as long as there are answers.
            let may_speak = !self.served.is_waiting() || self.served.is_lost;
            let is_playing = self.served.is_playing();
            // From a pipe a move waits until the person is asked, and so does what comes after it.
            let may_be_taken = |line: &Option<String>| match line {
                Some(line) => may_speak && (may_move && !is_playing || !is_move(line)),
                None => may_speak,
            };
            let parting = match self.events.next(QUIET, may_be_taken) {
                None => {
                    self.say_who_is_waited_for()?;
                    None
                }
                Some(Heard::Interrupted) => {
                    writeln!(self.output)?;
                    Some(self.leave()?)
                }
                Some(Heard::Line(line)) => self.take(line)?,
                Some(Heard::News(news)) => self.hear(news)?,
            };
            if let Some(parting) = parting {
                return Ok(parting);
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let Sitting { lexicon, style, entry, .. } = self.sitting;
        let title = lexicon.word("game-title").unwrap_or(entry.name().to_owned());
        writeln!(self.output, "{}", style.bold(&title))?;
        self.say_who_is_here()?;
        for notice in &self.sitting.notices {
            self.whole_line(notice)?;
        }
        if self.sitting.first {
            let minute = entry.minute();
            let page = lexicon.language().pick(minute.english, minute.french);
            write!(self.output, "\n{}", render(page, *style))?;
        }
        let told = self.served.take_told();
        self.person.hear(told);
        if !self.person.story.is_empty() {
            writeln!(self.output)?;
        }
        let before = self.person.story.len().saturating_sub(LATEST);
        if before > 0 {
            writeln!(self.output, "· …")?;
        }
        for line in &self.person.story[before..] {
            write!(self.output, "{}", self.sitting.style.wrap(line, "· ", "  "))?;
        }
        if !self.served.is_asked() && !self.served.is_over() {
            write!(self.output, "\n{}\n", self.person.draw(self.served.sight()))?;
        }
        self.served.has_seen();
        let room = self.served.room().clone();
        self.tell_motion(&room)?;
        self.output.flush()
    }

    /// Shows and asks what is to be shown and asked now.
    fn show(&mut self) -> io::Result<()> {
        let position = self.served.position();
        if self.served.is_over() {
            if !self.is_concluded {
                self.is_concluded = true;
                self.interrupt()?;
                self.person.conclude(self.served, self.output)?;
                let key = if self.served.seat().is_some() { "join-again" } else { "join-watched" };
                self.person.line(&Phrase::new(key), self.output)?;
            }
        } else if self.served.is_asked() && self.asked != Some(position) && !self.served.is_playing() {
            self.asked = Some(position);
            self.interrupt()?;
            self.person.put_question(self.served, self.output)?;
        }
        let is_asked = self.served.is_asked() && !self.served.is_playing();
        if !self.is_prompted
            && !self.served.is_lost
            && (is_asked || self.served.is_over() || self.is_motion_for_me())
        {
            let clock = self.served.seat().and_then(|seat| self.served.left(seat));
            write!(self.output, "{}> ", clock.map(|left| minutes(left) + " ").unwrap_or_default())?;
            self.is_prompted = true;
        }
        self.output.flush()
    }

    /// Takes the prompt away before something else is written.
    fn interrupt(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.is_prompted) {
            return Ok(());
        }
        match self.sitting.source {
            Source::Terminal => write!(self.output, "{CLEAR_LINE}"),
            Source::Pipe => writeln!(self.output),
        }
    }

    fn news(&mut self, phrase: &Phrase) -> io::Result<()> {
        self.interrupt()?;
        write!(self.output, "{}", self.sitting.style.wrap(&self.person.say(phrase), "· ", "  "))
    }

    fn news_lines(&mut self, lines: &[String]) -> io::Result<()> {
        if !lines.is_empty() {
            self.interrupt()?;
        }
        lines.iter().try_for_each(|line| write!(self.output, "{}", self.sitting.style.wrap(line, "· ", "  ")))
    }

    /// A line of the person.
    fn take(&mut self, line: Option<String>) -> Result<Option<Parting>, PlayError> {
        if self.sitting.source == Source::Pipe && !self.is_prompted {
            write!(self.output, "> ")?;
        }
        self.is_prompted = false;
        self.events.echo(line.as_deref(), self.output)?;
        let Some(line) = line else { return Ok(Some(self.leave()?)) };
        if let Some(talk) = Talk::read(&line) {
            self.talk(talk)?;
            return Ok(None);
        }
        if let (false, Line::Move(_) | Line::Enter) = (self.served.is_asked(), Line::read(&line)) {
            if !line.trim().is_empty() {
                self.person.line(&self.not_your_turn(), self.output)?;
            }
            return Ok(None);
        }
        match self.person.react(&line, self.served, self.events, self.output)? {
            Reaction::Decision(Decision::Done) => {
                self.last_line = line;
                if self.served.is_lost {
                    self.person.line(&Phrase::new("join-sent-later"), self.output)?;
                }
            }
            Reaction::Decision(Decision::Leave | Decision::Stop(_)) => return Ok(Some(self.leave()?)),
            Reaction::Decision(Decision::Ended) => self.stands_up = true,
            Reaction::Ask => self.person.was_followed(),
            Reaction::AskAgain if self.served.is_asked() && !self.served.is_playing() => {
                self.person.ask(self.served, self.output)?;
            }
            Reaction::AskAgain => {}
            Reaction::Refused => self.person.was_refused(&line, self.output)?,
        }
        Ok(None)
    }

    fn not_your_turn(&self) -> Phrase {
        match (self.served.seat(), self.served.sight().turn) {
            _ if self.served.is_over() => Phrase::new("refused-over"),
            (None, _) => Phrase::new("denied-not-seated"),
            (Some(_), Turn::Seat(who)) => Phrase::new("join-not-your-turn").with("who", who),
            (Some(_), Turn::Chance | Turn::Over) => Phrase::new("join-not-yet"),
        }
    }

    fn talk(&mut self, talk: Talk) -> io::Result<()> {
        let wish = match talk {
            Talk::Say(text) => Wish::Say(text),
            Talk::Pause => Wish::Pause,
            Talk::Resume => Wish::Resume,
            Talk::Again => Wish::Again,
            Talk::Answer(yes) => match &self.served.room().motion {
                Some(told) => Wish::Agree { motion: told.number, yes },
                None => return self.person.line(&Phrase::new("denied-no-such-motion"), self.output),
            },
            Talk::Who => return self.say_who_is_here(),
            Talk::Replace(name) => match self.seat_called(&name) {
                Some(seat) => Wish::Replace(seat),
                None => return self.nobody_called(&name),
            },
            Talk::Sit(text) => match self.chair(&text) {
                Some(seat) => Wish::Sit { seat, name: self.sitting.called.clone() },
                None => return self.person.line(&Phrase::new("join-no-chair"), self.output),
            },
        };
        // Answers come as news.
        let _ = self.served.send(wish);
        Ok(())
    }

    /// News of the table.
    fn hear(&mut self, news: News) -> Result<Option<Parting>, PlayError> {
        match news {
            News::Lost => {
                self.served.is_lost = true;
                self.news(&Phrase::new("join-lost"))?;
            }
            News::Back => {
                self.served.is_lost = false;
                self.news(&Phrase::new("join-back"))?;
            }
            News::Ended(why) => {
                self.news(&Phrase::new("play-stops").with("why", why))?;
                return Ok(Some(Parting::Left));
            }
            News::Said(message) => return self.listen(*message),
        }
        Ok(None)
    }

    fn listen(&mut self, message: ToClient) -> Result<Option<Parting>, PlayError> {
        match message {
            ToClient::Welcome { you, opened, present, .. } => {
                let (seat, room) = (self.served.seat(), self.served.room().clone());
                let told = self.served.welcomed(you, *opened, *present);
                self.tell_all(told, &room)?;
                if seat != you {
                    self.asked = None;
                    if you.is_none() && self.stands_up {
                        self.news(&Phrase::new("join-stood-up"))?;
                        return Ok(Some(Parting::Left));
                    }
                    self.say_who_is_here()?;
                }
            }
            ToClient::Update(present) => {
                let room = self.served.room().clone();
                let told = self.served.updated(*present);
                self.tell_all(told, &room)?;
            }
            ToClient::Room(room) => {
                let before = self.served.furnished(room);
                self.tell_room(&before)?;
            }
            ToClient::Accepted { key, .. } => {
                if self.served.answered(&key) {
                    self.person.was_followed();
                }
            }
            ToClient::Denied { key, words, .. } => {
                self.interrupt()?;
                self.person.line(&words, self.output)?;
                self.stands_up = false;
                if key.is_some_and(|key| self.served.answered(&key)) {
                    let line = std::mem::take(&mut self.last_line);
                    self.person.was_refused(&line, self.output)?;
                }
            }
            ToClient::Decided { agreement: how, .. } => {
                agreement(how).iter().try_for_each(|phrase| self.news(phrase))?;
            }
            ToClient::Hinted { position, words, .. } => {
                if position == self.served.position() {
                    self.interrupt()?;
                    words.iter().try_for_each(|phrase| self.person.line(phrase, self.output))?;
                }
            }
            ToClient::Next { table } => {
                self.news(&Phrase::new("join-next"))?;
                return Ok(Some(Parting::Next(table)));
            }
            ToClient::Judged { .. } | ToClient::Taught { .. } | ToClient::Glossary(_) | ToClient::Pong => {}
        }
        Ok(None)
    }

    fn tell_all(&mut self, told: Vec<protocol::Told>, before: &Room) -> io::Result<()> {
        // Whoever stood up is named as they were called, and whoever sat down says their name.
        let lines = self.person.hear(told);
        self.news_lines(&lines)?;
        if !lines.is_empty() {
            self.served.has_seen();
        }
        self.tell_room(before)
    }

    fn leave(&mut self) -> io::Result<Parting> {
        let kept = match (&self.sitting.kept, self.served.seat()) {
            (kept @ Kept::Served(_), Some(_)) if !self.served.is_over() => {
                farewell(kept, self.sitting.lexicon.language())
            }
            _ => vec![Phrase::new("join-goodbye")],
        };
        kept.iter().try_for_each(|phrase| self.whole_line(phrase))?;
        self.output.flush()?;
        Ok(Parting::Left)
    }

    /// A line that somebody may copy is not broken.
    fn whole_line(&mut self, phrase: &Phrase) -> io::Result<()> {
        writeln!(self.output, "{}", self.person.say(phrase))
    }
}

/// Is a line a move, or what takes the place of one?
fn is_move(line: &str) -> bool {
    Talk::read(line).is_none() && matches!(Line::read(line), Line::Move(_) | Line::Enter)
}
