//! May I do this, and what would come of it, or why not?

use game::notation::folded;
use game::{Choice, Data, Phrase};
use protocol::Move;
use ratatui::layout::Rect;

use super::contract::{Asked, Button, Deed, Press, capitalised};
use super::look::Ink;
use super::model::{Model, Notice, Want};
use super::panel::{Panel, Text};
use super::pen::broken;

impl Model {
    /// What Enter would do here, or why it cannot be done. Asked again: the keys.
    pub(crate) fn why(&mut self, again: bool) -> Vec<Want> {
        self.is_why_asked = !again;
        if again || !self.is_asked() {
            self.show_keys();
            return Vec::new();
        }
        match self.button(Press::Enter) {
            Some(Button { label, deed: Deed::Play(actions), idle: false, .. }) => {
                self.explain(&label, &actions);
                Vec::new()
            }
            Some(Button { deed: deed @ Deed::Judge(_), .. }) => self.do_deed(deed),
            Some(_) | None => {
                if let Some(actions) = self.table.asked_about(&self.scene()) {
                    return self.do_deed(Deed::Judge(actions));
                }
                self.show_keys();
                Vec::new()
            }
        }
    }

    /// It is asked whether something is possible.
    pub(crate) fn judge(&mut self, action: Move) -> Vec<Want> {
        self.judged = Some(action.clone());
        vec![Want::Judge { action, position: self.present.position }]
    }

    /// The answer to that: why not, or what it would do.
    pub(crate) fn hear_judgement(&mut self, refusal: Option<Phrase>) {
        let judged = self.judged.take();
        if let Some(why) = refusal {
            self.notice = Some(Notice::Refused(self.say(&why)));
            return;
        }
        let is_meant = |choice: &&Choice| match &judged {
            Some(Move::Actions(actions)) => actions.first() == Some(&choice.action),
            Some(Move::Text(text)) => {
                let typed = folded(text);
                let read = self.lexicon.notation_to(&choice.notation, &self.names);
                [folded(&choice.notation), folded(&read)].contains(&typed)
            }
            None => false,
        };
        let meant = self.choices().iter().find(is_meant).map(|choice| (choice.action.clone(), &choice.words));
        match meant.map(|(action, words)| (action, capitalised(&self.say(words)))) {
            Some((action, words)) => {
                let said = self.with_more(vec![format!("{words}.")], &[action]);
                self.answer_why(&words, said);
            }
            None => self.notice = Some(Notice::Note(self.text("screen-allowed"))),
        }
    }

    /// Says what something would do: as its button says it, with what is said of it in the line.
    fn explain(&mut self, label: &str, actions: &[Data]) {
        let Asked { more, .. } = self.table.question(&self.scene()).unwrap_or_default();
        let said = self.with_more(vec![format!("{label}."), more], actions);
        self.answer_why(label, said);
    }

    /// With what else is known of something that can be done.
    fn with_more(&self, mut words: Vec<String>, actions: &[Data]) -> String {
        for choice in self.choices().iter().filter(|choice| actions.contains(&choice.action)) {
            for phrase in choice.detail.iter().chain(&choice.caution) {
                let said = self.say(phrase);
                if !words.iter().any(|words| words.to_lowercase().contains(&said.to_lowercase())) {
                    words.push(format!("{}.", capitalised(&said)));
                }
            }
        }
        words.retain(|words| !words.is_empty());
        words.join(" ")
    }

    /// Under the question where there is room, or else above it.
    fn answer_why(&mut self, title: &str, words: String) {
        let places = self.regions(&self.scene(), Rect::new(0, 0, self.size.0, self.size.1));
        let rows = broken(&words, places.line.width.saturating_sub(2)).len();
        if rows < usize::from(places.line.height) {
            self.notice = Some(Notice::Note(words));
        } else {
            let text = Text::new('?', title.to_owned(), vec![(words, Ink::Plain)]);
            self.panel = Some(Panel::Hint(text));
        }
    }
}
