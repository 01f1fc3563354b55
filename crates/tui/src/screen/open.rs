//! Panels are opened, scrolled and closed; and what is said to others at a table.

use game::notation::folded;
use game::phrase::Glossary;
use game::{Phrase, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::contract::Press;
use super::look::Ink;
use super::model::{Model, Notice, Want};
use super::panel::{Panel, Rules, Text};
use crate::contact::Wish;
use crate::input::Talk;
use crate::line::page;
use crate::served::is_person;

/// From this height on there is room for everything.
const USUAL_HIGH: u16 = 24;

impl Model {
    fn open_text(&mut self, key: char, title: &'static str, paragraphs: Vec<(String, Ink)>) {
        self.panel = Some(Panel::Text(Text::new(key, self.text(title), paragraphs)));
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
        let scores: Vec<String> = self.scene().scores().into_iter().map(|(long, _)| long).collect();
        let mut paragraphs = vec![(scores.join(" · "), Ink::Bold), (String::new(), Ink::Plain)];
        let mut all = self.story.all(&self.lexicon, &self.names);
        all.reverse();
        for (number, words, is_new) in all {
            let ink = if is_new { Ink::Plain } else { Ink::Dim };
            paragraphs.push((format!("{number:>4}  {words}"), ink));
        }
        self.open_text('s', "screen-story", paragraphs);
    }

    pub(crate) fn show_moves(&mut self) {
        let mut paragraphs = Vec::new();
        for (choice, place) in self.choices().iter().zip(1..) {
            let notation = self.lexicon.notation_to(&choice.notation, &self.names);
            let mut words = self.say(&choice.words);
            for more in choice.detail.iter().chain(&choice.caution) {
                words.extend([" – ", &self.say(more)]);
            }
            let words = if words == notation { notation } else { format!("{notation}: {words}") };
            paragraphs.push((format!("#{place} {words}"), Ink::Plain));
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
        let mut paragraphs = Vec::new();
        // Where the guide has few rows it is whole here.
        paragraphs
            .extend(self.explained().map(|words| (words, Ink::Bold)).filter(|_| self.size.1 < USUAL_HIGH));
        paragraphs.extend(self.keys_in_words().into_iter().map(|line| (line, Ink::Plain)));
        let forms = self.say(&Phrase::new("play-help-forms").with("forms", self.ground.forms()));
        paragraphs.push((forms, Ink::Dim));
        self.open_text('?', "screen-keys", paragraphs);
    }

    /// The keys that this game has, a sentence each.
    fn keys_in_words(&self) -> Vec<String> {
        let scene = self.scene();
        let (stops, buttons) = (self.table.stops(&scene), self.table.buttons(&scene));
        let own = self.table.keys(&scene);
        let has = |key: &str| own.iter().any(|(known, _)| known.contains(key));
        let mut lines = vec![self.text("screen-help-small")];
        if !stops.is_empty() {
            lines.push(self.text("screen-help-arrows"));
        }
        lines.push(self.text("screen-help-enter"));
        if has("Space") || stops.iter().any(|stop| stop.lifts) {
            lines.push(self.text("screen-help-space"));
        }
        if stops.iter().any(|stop| stop.digit.is_some()) || has("0–9") {
            lines.push(self.text("screen-help-digits"));
        }
        let mut capitals: Vec<String> =
            stops.iter().filter_map(|stop| stop.capital).map(|letter| letter.to_string()).collect();
        capitals.sort_unstable();
        capitals.dedup();
        if !capitals.is_empty() {
            lines.push(self.say(&Phrase::new("screen-help-capitals").with("letters", capitals.join(" "))));
        }
        let letters = buttons.iter().filter_map(|button| match button.press {
            Press::Letter(letter) => Some(format!("{letter} {}", button.label)),
            Press::Enter => None,
        });
        let letters = letters.collect::<Vec<String>>().join(", ");
        if !letters.is_empty() {
            lines.push(self.say(&Phrase::new("screen-help-buttons").with("buttons", letters)));
        }
        lines.extend(self.text("screen-help").lines().map(str::to_owned));
        lines
    }

    /// Keys while a panel is open; nothing if the key is for the table.
    pub(crate) fn press_in_panel(&mut self, key: KeyEvent) -> Option<Vec<Want>> {
        if let Some(Panel::Rules(Rules { find: Some(find), .. })) = &mut self.panel {
            match key.code {
                KeyCode::Char(letter) => {
                    find.push(letter);
                    self.go_to_clause();
                }
                KeyCode::Backspace => {
                    find.pop();
                    self.go_to_clause();
                }
                KeyCode::Enter => {
                    let word = std::mem::take(find);
                    self.stop_finding();
                    if !word.is_empty() {
                        self.find_rule(&word);
                    }
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
            // Asked once more, it is about the keys.
            KeyCode::Char('?') if matches!(panel, Panel::Hint(_)) && own == '?' => {
                self.panel = None;
                return None;
            }
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
                self.go_to_clause();
            }
            code => return panel.walk(code).then(Vec::new),
        }
        Some(Vec::new())
    }

    /// A number that is typed is a clause, and is gone to while it is typed.
    fn go_to_clause(&mut self) {
        let rules = page(self.entry, self.lexicon.language());
        if let Some(Panel::Rules(panel)) = &mut self.panel
            && let Some(number) = panel.find.clone().filter(|find| is_number(find))
        {
            panel.look_for(&number, rules);
        }
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

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
