//! What a game says, collected: tests check that there are words for all of it.

use std::collections::{BTreeMap, BTreeSet};

use game::phrase::{Cell, Glossary, Name, Picture};
use game::{Fading, Lesson, Narrate, Phrase, Value};

/// The phrases met, with those inside them: each key with the names of its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said(pub BTreeMap<Name, BTreeSet<Name>>);

impl Said {
    /// The keys met.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(|key| &**key)
    }

    /// Something was said.
    pub fn phrase(&mut self, phrase: &Phrase) {
        let names = self.0.entry(phrase.key.clone()).or_default();
        names.extend(phrase.arguments.iter().map(|(name, _)| name.clone()));
        phrase.arguments.iter().for_each(|(_, value)| self.value(value));
    }

    /// Some things were said.
    pub fn phrases<'a>(&mut self, phrases: impl IntoIterator<Item = &'a Phrase>) {
        phrases.into_iter().for_each(|phrase| self.phrase(phrase));
    }

    /// A step was told, and later what is left of it.
    pub fn story<G: Narrate>(&mut self, told: &[Phrase]) {
        self.phrases(told);
        self.phrases(&told.iter().map(|phrase| Fading::fade(G::FADING, phrase.clone())).collect::<Vec<_>>());
    }

    /// Something was said inside a phrase.
    pub fn value(&mut self, value: &Value) {
        match value {
            Value::Phrase(phrase) | Value::Notation(phrase) => self.phrase(phrase),
            Value::List(values) => values.iter().for_each(|value| self.value(value)),
            Value::Number(_) | Value::Seat(_) | Value::Text(_) | Value::Move(_) | Value::ByLanguage(_) => {}
        }
    }

    /// A table was shown.
    pub fn picture(&mut self, picture: &Picture) {
        for row in &picture.rows {
            self.phrase(&row.label);
            for cell in &row.cells {
                match cell {
                    Cell::Words(phrase) => self.phrase(phrase),
                    Cell::Card(face) => {
                        self.value(&face.notation);
                        self.phrase(&face.name);
                    }
                    Cell::Backs(_) => {}
                }
            }
        }
    }

    /// A decision was explained.
    pub fn lessons(&mut self, lessons: &[Lesson]) {
        for lesson in lessons {
            self.phrases(lesson.phrases());
        }
    }

    /// Cards were explained.
    pub fn glossary(&mut self, glossary: &Glossary) {
        for section in &glossary.sections {
            self.phrase(&section.title);
            self.phrases(&section.about);
            for term in &section.terms {
                self.phrase(&term.words);
                self.phrases(&term.more);
            }
        }
    }
}
