//! Sights as text. The sights of all viewers of a position have most in common, and so have those of one position and the next;
//! and writing costs more than making. So the parts are written one by one: what was written before is compared and shared.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::phrase::{Phrase, Picture, Row};
use crate::powers::Depict;
use crate::scoring::Outcome;
use crate::seat::{BySeat, Turn, Viewer};
use crate::secrets::{MemoryAid, SeenOf};
use crate::sight::{Sight, SightOf};

/// Whom a sight is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whether to be shown what a perfect memory would add.
    pub aid: MemoryAid,
    /// Whether with the table in words: without it the picture has no rows.
    pub pictured: bool,
}

impl Reader {
    /// A reader of everything.
    pub fn new(viewer: Viewer, aid: MemoryAid) -> Self {
        Reader { viewer, aid, pictured: true }
    }
}

/// A sight as text, for whoever only passes it on: in parts, which it may share with others. It is sent as the [`Sight`] is.
#[derive(Clone, Debug, Serialize)]
pub struct Script {
    steps: u64,
    turn: Turn,
    view: Box<RawValue>,
    digest: Text,
    seen: Text,
    story: Text,
    picture: Rows,
    question: Text,
    choices: Box<RawValue>,
    standing: BySeat<i32>,
    outcome: Option<Outcome>,
}

/// A picture.
#[derive(Clone, Debug, Serialize)]
struct Rows {
    rows: Vec<Text>,
}

/// What a value is sent as, to be shared.
#[derive(Clone)]
pub struct Text(Arc<RawValue>);

/// Keeps what it has written lately, for the next time that viewers of the same match are told something.
#[derive(Debug, Default)]
pub struct Scribe {
    rows: Written<Row>,
    stories: Written<Vec<Phrase>>,
    questions: Written<Vec<Phrase>>,
}

/// Writes the sights of one position.
pub(crate) struct Writing<'a, G: Depict> {
    scribe: &'a mut Scribe,
    digests: Written<G::Digest>,
    seen: Written<Vec<SeenOf<G>>>,
}

/// Values and their texts, each value once.
#[derive(Debug)]
struct Written<T> {
    entries: Vec<Entry<T>>,
    /// Where the next value is likely to be: they come in the same order again and again.
    next: usize,
}

#[derive(Debug)]
struct Entry<T> {
    value: T,
    text: Text,
    is_used: bool,
}

impl Script {
    /// The same without the table in words.
    #[must_use]
    pub fn without_picture(self) -> Script {
        Script { picture: Rows { rows: Vec::new() }, ..self }
    }

    /// The whole text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("texts are plain data")
    }
}

impl<'a, G: Depict> Writing<'a, G> {
    pub(crate) fn new(scribe: &'a mut Scribe) -> Self {
        Writing { scribe, digests: Written::default(), seen: Written::default() }
    }

    pub(crate) fn script(&mut self, sight: SightOf<G>) -> Script {
        let Sight {
            steps,
            turn,
            view,
            digest,
            seen,
            story,
            picture: Picture { rows },
            question,
            choices,
            standing,
            outcome,
        } = sight;
        Script {
            steps,
            turn,
            view: written(&view),
            digest: self.digests.text(digest),
            seen: self.seen.text(seen),
            story: self.scribe.stories.text(story),
            picture: Rows { rows: rows.into_iter().map(|row| self.scribe.rows.text(row)).collect() },
            question: self.scribe.questions.text(question),
            choices: written(&choices),
            standing,
            outcome,
        }
    }
}

/// What was not needed this time is not kept for the next.
impl<G: Depict> Drop for Writing<'_, G> {
    fn drop(&mut self) {
        let Scribe { rows, stories, questions } = self.scribe;
        rows.tidy();
        stories.tidy();
        questions.tidy();
    }
}

impl<T> Default for Written<T> {
    fn default() -> Self {
        Written { entries: Vec::new(), next: 0 }
    }
}

impl<T: Serialize + PartialEq> Written<T> {
    /// The text of a value.
    fn text(&mut self, value: T) -> Text {
        let (before, after) = self.entries.split_at(self.next.min(self.entries.len()));
        let is_it = |entry: &Entry<T>| entry.value == value;
        let place = after.iter().position(is_it).map(|place| before.len() + place);
        let place = place.or_else(|| before.iter().position(is_it)).unwrap_or_else(|| {
            let text = Text::of(&value);
            self.entries.push(Entry { value, text, is_used: false });
            self.entries.len() - 1
        });
        self.next = place + 1;
        let entry = &mut self.entries[place];
        entry.is_used = true;
        entry.text.clone()
    }

    fn tidy(&mut self) {
        self.entries.retain_mut(|entry| std::mem::take(&mut entry.is_used));
        self.next = 0;
    }
}

impl Text {
    /// What this value is sent as.
    pub fn of<T: Serialize>(value: &T) -> Self {
        Text(written(value).into())
    }
}

fn written<T: Serialize>(value: &T) -> Box<RawValue> {
    to_raw_value(value).expect("what is sent is plain data")
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_shared(one: &Text, other: &Text) -> bool {
        Arc::ptr_eq(&one.0, &other.0)
    }

    #[test]
    fn equal_values_share_a_text_whatever_their_order() {
        let mut written = Written::default();
        let [one, two, three] = [1, 2, 3].map(|number| written.text(number));
        assert_eq!([&one, &two, &three].map(|text| text.0.get()), ["1", "2", "3"]);
        assert!(is_shared(&written.text(3), &three));
        assert!(is_shared(&written.text(1), &one));
        assert!(is_shared(&written.text(2), &two));
        assert_eq!(written.entries.len(), 3);
    }

    #[test]
    fn what_was_not_needed_is_written_anew() {
        let mut written = Written::default();
        let [one, two] = [1, 2].map(|number| written.text(number));
        written.tidy();
        assert!(is_shared(&written.text(2), &two));
        written.tidy();
        assert_eq!(written.entries.len(), 1);
        assert!(is_shared(&written.text(2), &two));
        assert!(!is_shared(&written.text(1), &one));
    }

    #[test]
    fn a_text_is_sent_as_its_value_is() {
        let phrase = Phrase::new("some").with("text", "a \" quote");
        let text = Text::of(&phrase);
        let [one, other] = [serde_json::to_string(&phrase), serde_json::to_string(&text)];
        assert_eq!(one.expect("plain data"), other.expect("plain data"));
        assert_eq!(crate::sight::data(&text), crate::sight::data(&phrase));
    }
}
