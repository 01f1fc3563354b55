//! Lines that are typed, as the line mode takes them.

use game::{Phrase, Turn};
use protocol::Move;
use ratatui::crossterm::event::KeyEvent;

use super::model::{Model, Notice, Want};
use super::typing::{Typed, Typing};
use crate::contact::Wish;
use crate::input::{self, Line, Talk};
use crate::line::Kept;
use crate::moves;

/// So many lines can be typed again.
const MOST_TYPED: usize = 100;

impl Model {
    pub(crate) fn paste(&mut self, text: &str) -> Vec<Want> {
        let mut typing = self.typing.take().unwrap_or_default();
        typing.insert(text);
        self.typing = Some(typing);
        Vec::new()
    }

    pub(crate) fn type_on(&mut self, mut typing: Typing, key: KeyEvent) -> Vec<Want> {
        let choices = self.choices().iter();
        let known: Vec<String> =
            choices.map(|choice| self.lexicon.notation_to(&choice.notation, &self.names)).collect();
        match typing.press(key, &self.typed, &known) {
            Typed::More => self.typing = Some(typing),
            Typed::Away => {}
            Typed::Line(line) => return self.take_line(line.trim()),
        }
        Vec::new()
    }

    /// A line as the line mode takes it.
    fn take_line(&mut self, line: &str) -> Vec<Want> {
        if line.is_empty() {
            return Vec::new();
        }
        self.notice = None;
        self.typed.retain(|typed| typed != line);
        self.typed.push(line.to_owned());
        let old = self.typed.len().saturating_sub(MOST_TYPED);
        self.typed.drain(..old);
        if Model::is_for_guide(line) {
            return self.turn_guide();
        }
        if matches!(self.kept, Kept::Served(_))
            && let Some(talk) = Talk::read(line)
        {
            return self.talk(talk);
        }
        match Line::read(line) {
            Line::Move(named) => self.attempt(&named),
            Line::Explain(text) if self.can_be_asked() => match self.meant(&input::Move::read(&text)) {
                Some(action) => self.judge(action),
                None => Vec::new(),
            },
            Line::Clause(word) => {
                self.show_rules();
                self.find_rule(&word);
                Vec::new()
            }
            Line::Cards(_) => vec![Want::Glossary],
            Line::Enter | Line::Table | Line::Explain(_) => Vec::new(),
            Line::Help => self.command('?', true),
            Line::Since | Line::Scores => self.command('s', false),
            Line::List => self.command('l', false),
            Line::Rules | Line::AllRules => self.command('r', false),
            Line::Undo => self.command('u', false),
            Line::Hint => self.command('h', false),
            Line::Quit => self.command('q', false),
        }
    }

    /// Is it the reader who is to act? If not, that is said.
    fn can_be_asked(&mut self) -> bool {
        if self.is_asked() {
            return true;
        }
        let words = match self.present.sight.turn {
            Turn::Seat(who) if Some(who) != self.you => Phrase::new("join-not-your-turn").with("who", who),
            Turn::Seat(_) | Turn::Chance | Turn::Over => Phrase::new("join-not-yet"),
        };
        self.notice = Some(Notice::Refused(self.say(&words)));
        false
    }

    fn attempt(&mut self, named: &input::Move) -> Vec<Want> {
        if !self.can_be_asked() {
            return Vec::new();
        }
        let Some(action) = self.meant(named) else { return Vec::new() };
        self.sent = Some(self.present.position);
        vec![self.want(Wish::Play(action))]
    }

    fn meant(&mut self, named: &input::Move) -> Option<Move> {
        let choices = self.choices();
        let named = match named {
            input::Move::Notation(text) => input::Move::Notation(self.names.as_seats(text)),
            other => other.clone(),
        };
        let meant = moves::meant(choices, &named);
        if meant.is_none() {
            let last = u32::try_from(choices.len()).unwrap_or(u32::MAX);
            let words = self.say(&Phrase::new("play-number-unknown").with("last", last));
            self.notice = Some(Notice::Refused(words));
        }
        meant
    }
}
