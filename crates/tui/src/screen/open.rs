//! Panels are opened, scrolled and closed; and what is said to others at a table.

use game::notation::folded;
use game::phrase::Glossary;
use game::{Phrase, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::look::Ink;
use super::model::{Model, Notice, Want};
use super::panel::{Panel, Rules, Text};
use crate::contact::Wish;
use crate::input::Talk;
use crate::line::page;
use crate::served::is_person;

impl Model {
    fn open_text(&mut self, key: char, title: &'static str, paragraphs: Vec<(String, Ink)>) {
        let (title, foot) = (self.text(title), String::new());
        self.panel = Some(Panel::Text(Text { key, title, paragraphs, scroll: 0, foot }));
    }

    pub(crate) fn show_rules(&mut self) {
        let minute = self.entry.minute();
        let language = self.lexicon.language();
        let short = (self.text("screen-in-short"), language.pick(minute.english, minute.french));
        let game = self.lexicon.word("game-title").unwrap_or(self.entry.name().to_owned());
        let title = self.say(&Phrase::new("screen-rules-of").with("game", game));
        self.panel = Some(Panel::Rules(Rules::new(title, (&short.0, short.1), page(self.entry, language))));
    }

    pub(crate) fn find_rule(&mut self, word: &str) {
        let rules = page(self.entry, self.lexicon.language());
        let unknown =
            self.say(&Phrase::new("screen-rules-no-word").with("text", game::notation::shortened(word)));
        if let Some(Panel::Rules(panel)) = &mut self.panel
            && !panel.look_for(word, rules)
        {
            self.notice = Some(Notice::Note(unknown));
        }
    }

    pub(crate) fn show_story(&mut self) {
        let mut paragraphs: Vec<(String, Ink)> =
            self.scene().scores().into_iter().map(|(long, _)| (long, Ink::Bold)).collect();
        let scores: Vec<String> = paragraphs.drain(..).map(|(long, _)| long).collect();
        paragraphs.push((scores.join("   "), Ink::Bold));
        paragraphs.push((String::new(), Ink::Plain));
        let mut all = self.story.all(&self.lexicon, &self.names);
        all.reverse();
        for (number, words, is_new) in all {
            let ink = if is_new { Ink::Plain } else { Ink::Dim };
            paragraphs.push((format!("{number:>4}  {words}"), ink));
        }
        self.open_text('s', "screen-story", paragraphs);
    }

    pub(crate) fn show_moves(&mut self) {
        let choices = self.present.sight.choices.clone();
        let mut paragraphs = Vec::new();
        for (choice, place) in choices.iter().zip(1..) {
            let notation = self.lexicon.notation_to(&choice.notation, &self.names);
            let mut words = self.say(&choice.words);
            for more in choice.detail.iter().chain(&choice.caution) {
                words.extend([" – ", &self.say(more)]);
            }
            paragraphs.push((format!("#{place} {notation}: {words}"), Ink::Plain));
        }
        if paragraphs.is_empty() {
            paragraphs.push((self.text("screen-no-moves"), Ink::Dim));
        }
        self.open_text('l', "screen-moves", paragraphs);
    }

    pub(crate) fn show_cards(&mut self, glossary: &Glossary) {
        let mut paragraphs = Vec::new();
        for section in &glossary.sections {
            paragraphs.push((self.say(&section.title), Ink::Bold));
            paragraphs.extend(section.about.iter().map(|about| (self.say(about), Ink::Dim)));
            paragraphs.extend(section.terms.iter().map(|term| (self.say(&term.words), Ink::Plain)));
            paragraphs.push((String::new(), Ink::Plain));
        }
        if paragraphs.is_empty() {
            paragraphs.push((self.text("play-no-cards"), Ink::Plain));
        }
        self.open_text('c', "screen-cards", paragraphs);
    }

    pub(crate) fn show_keys(&mut self) {
        let question = self.present.sight.question.iter().map(|phrase| (self.say(phrase), Ink::Bold));
        let mut paragraphs: Vec<(String, Ink)> = question.collect();
        paragraphs.extend(self.text("screen-help").lines().map(|line| (line.to_owned(), Ink::Plain)));
        let forms = self.say(&Phrase::new("play-help-forms").with("forms", self.ground.forms()));
        paragraphs.push((forms, Ink::Dim));
        self.open_text('?', "screen-keys", paragraphs);
    }

    /// Keys while a panel is open; nothing if the key is for the table.
    pub(crate) fn press_in_panel(&mut self, key: KeyEvent) -> Option<Vec<Want>> {
        if let Some(Panel::Rules(Rules { find: Some(find), .. })) = &mut self.panel {
            match key.code {
                KeyCode::Char(letter) => find.push(letter),
                KeyCode::Backspace => drop(find.pop()),
                KeyCode::Enter => {
                    let word = std::mem::take(find);
                    self.stop_finding();
                    self.find_rule(&word);
                }
                KeyCode::Esc => self.stop_finding(),
                _ => {}
            }
            return Some(Vec::new());
        }
        let panel = self.panel.as_mut()?;
        let own = match panel {
            Panel::Rules(_) => 'r',
            Panel::Text(text) | Panel::Hint(text) => text.key,
        };
        match key.code {
            KeyCode::Esc => self.panel = None,
            KeyCode::Enter if !matches!(panel, Panel::Hint(_)) => self.panel = None,
            KeyCode::Char(letter) if letter == own => self.panel = None,
            KeyCode::Char('/') if own == 'r' => {
                if let Panel::Rules(rules) = panel {
                    rules.find = Some(String::new());
                }
            }
            KeyCode::Char(digit) if own == 'r' && digit.is_ascii_digit() => {
                if let Panel::Rules(rules) = panel {
                    rules.find = Some(digit.to_string());
                }
            }
            code => return panel.walk(code).then(Vec::new),
        }
        Some(Vec::new())
    }

    fn stop_finding(&mut self) {
        if let Some(Panel::Rules(rules)) = &mut self.panel {
            rules.find = None;
        }
    }

    /// What is said to others, or asked of them.
    pub(crate) fn talk(&mut self, talk: Talk) -> Vec<Want> {
        let wish = match talk {
            Talk::Say(text) => Wish::Say(text),
            Talk::Pause => Wish::Pause,
            Talk::Resume => Wish::Resume,
            Talk::Again => Wish::Again,
            Talk::Answer(yes) => match &self.present.room.motion {
                Some(told) => Wish::Agree { motion: told.number, yes },
                None => return self.refuse(&Phrase::new("denied-no-such-motion")),
            },
            Talk::Who => {
                self.show_story();
                return Vec::new();
            }
            Talk::Replace(name) => {
                let seats = Seat::all(self.present.sight.standing.count());
                match seats.into_iter().find(|seat| folded(&self.names.of(*seat)) == folded(&name)) {
                    Some(seat) => Wish::Replace(seat),
                    None => return self.refuse(&Phrase::new("join-nobody-called").with("name", name)),
                }
            }
            Talk::Sit(text) => {
                let chairs = &self.present.room.chairs;
                let free = chairs.iter().zip(0..).filter(|(chair, _)| !is_person(&chair.holder));
                let free: Vec<Seat> = free.map(|(_, seat)| Seat(seat)).collect();
                let named = Seat::read(text.trim(), chairs.len() as u8).or_else(|| free.first().copied());
                match named.filter(|seat| free.contains(seat)) {
                    Some(seat) => Wish::Sit { seat, name: self.called.clone() },
                    None => return self.refuse(&Phrase::new("join-no-chair")),
                }
            }
        };
        vec![self.want(wish)]
    }

    fn refuse(&mut self, why: &Phrase) -> Vec<Want> {
        self.notice = Some(Notice::Refused(self.say(why)));
        Vec::new()
    }
}
