//! One row of the deck file: its fields, each with the place where it stands.

use game::notation::shortened;
use game::phrase::ByLanguage;
use game::{Phrase, Value};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Fault;
use super::vocabulary::Entry;
use crate::card::{Certainty, Label};

const LONGEST_ID: usize = 24;
const LONGEST_NAME: usize = 48;
const LONGEST_NOTE: usize = 400;
/// The fields of every row.
const COMMON: [&str; 6] = ["id", "en", "fr", "count", "certainty", "note"];
const CERTAINTIES: [(&str, Certainty); 4] = [
    ("printed", Certainty::Printed),
    ("partly", Certainty::Partly),
    ("named", Certainty::Named),
    ("ours", Certainty::Ours),
];

/// A table of the file, and where it begins.
pub(super) struct Fields<'t> {
    pub(super) table: &'t DeTable<'t>,
    pub(super) at: usize,
}

/// What a field holds.
pub(super) struct Found<'t> {
    pub(super) value: &'t DeValue<'t>,
    pub(super) at: usize,
}

impl<'t> Found<'t> {
    pub(super) fn new(value: &'t Spanned<DeValue<'t>>) -> Self {
        Found { value: value.get_ref(), at: value.span().start }
    }

    /// The table this must be.
    pub(super) fn fields(&self, field: &str) -> Result<Fields<'t>, Fault> {
        match self.value {
            DeValue::Table(table) => Ok(Fields { table, at: self.at }),
            _ => Err(self.not_a("deck-kind-table", field)),
        }
    }

    fn not_a(&self, wanted: &'static str, field: &str) -> Fault {
        let reason = Phrase::new("deck-not-a").with("field", shortened(field));
        Fault { at: self.at, reason: reason.with("wanted", Phrase::new(wanted)) }
    }

    pub(super) fn text(&self, field: &str) -> Result<&'t str, Fault> {
        self.value.as_str().ok_or_else(|| self.not_a("deck-kind-text", field))
    }

    pub(super) fn list(&self, field: &str) -> Result<impl Iterator<Item = Found<'t>> + use<'t>, Fault> {
        let list = self.value.as_array().ok_or_else(|| self.not_a("deck-kind-list", field))?;
        Ok(list.iter().map(Found::new))
    }

    pub(super) fn number(&self, field: &str, range: RangeInclusive<u8>) -> Result<u8, Fault> {
        let number = self.value.as_integer().ok_or_else(|| self.not_a("deck-kind-number", field))?;
        let read = u8::from_str_radix(number.as_str(), number.radix()).ok();
        read.filter(|number| range.contains(number)).ok_or_else(|| Fault {
            at: self.at,
            reason: Phrase::new("deck-number-range")
                .with("field", field)
                .with("value", shortened(&number.to_string()))
                .with("min", *range.start())
                .with("max", *range.end()),
        })
    }
}

impl<'t> Fields<'t> {
    pub(super) fn fault(&self, reason: Phrase) -> Fault {
        Fault { at: self.at, reason }
    }

    /// The field, if it is there.
    pub(super) fn find(&self, field: &str) -> Option<Found<'t>> {
        let (_, value) = self.table.iter().find(|(key, _)| key.get_ref() == field)?;
        Some(Found::new(value))
    }

    /// The field, which must be there.
    pub(super) fn need(&self, field: &str) -> Result<Found<'t>, Fault> {
        self.find(field).ok_or_else(|| self.fault(Phrase::new("deck-field-missing").with("field", field)))
    }

    /// Every field, in the order of the file.
    pub(super) fn all(&self) -> Vec<(&'t str, Found<'t>)> {
        let fields = self.table.iter().map(|(key, value)| (key.get_ref().as_ref(), Found::new(value)));
        let mut fields: Vec<_> = fields.collect();
        fields.sort_by_key(|(_, found)| found.at);
        fields
    }

    /// Refuses fields that do not belong here; the first one in the file.
    pub(super) fn only(&self, allowed: &[&str]) -> Result<(), Fault> {
        let strange = self.table.keys().filter(|key| !allowed.contains(&key.get_ref().as_ref()));
        match strange.min_by_key(|key| key.span().start) {
            None => Ok(()),
            Some(key) => Err(Fault {
                at: key.span().start,
                reason: Phrase::new("deck-field-unknown")
                    .with("field", shortened(key.get_ref()))
                    .with("allowed", allowed.join(", ")),
            }),
        }
    }

    /// Refuses fields that no row of this class, or with this effect, has.
    pub(super) fn only_of_row(&self, more: &[&str]) -> Result<(), Fault> {
        self.only(&[&COMMON[..], more].concat())
    }

    /// What every row has.
    pub(super) fn label(&self) -> Result<Label, Fault> {
        let id = self.need("id")?;
        let text = id.text("id")?;
        if !is_id(text) {
            let reason = Phrase::new("deck-id").with("id", shortened(text)).with("most", LONGEST_ID as u32);
            return Err(Fault { at: id.at, reason });
        }
        let note = match self.find("note") {
            None => None,
            Some(note) => {
                let note = note.fields("note")?;
                note.only(&["en", "fr"])?;
                Some(note.words(LONGEST_NOTE)?)
            }
        };
        Ok(Label {
            id: text.to_owned(),
            name: self.words(LONGEST_NAME)?,
            count: self.need("count")?.number("count", 1..=99)?,
            certainty: self.one_of("certainty", &CERTAINTIES)?,
            note,
        })
    }

    /// A text in both languages.
    fn words(&self, most: usize) -> Result<ByLanguage, Fault> {
        let text = |field| {
            let found = self.need(field)?;
            let text = found.text(field)?;
            let fits = text.chars().count() <= most && !text.chars().any(is_hidden);
            if fits && !text.trim().is_empty() {
                return Ok(text.trim().to_owned());
            }
            let reason = Phrase::new("deck-words").with("field", field).with("most", most as u32);
            Err(Fault { at: found.at, reason })
        };
        Ok(ByLanguage::english(text("en")?).and("fr", text("fr")?))
    }

    fn one_of<T: Copy>(&self, field: &str, options: &[(&str, T)]) -> Result<T, Fault> {
        let found = self.need(field)?;
        let text = found.text(field)?;
        options.iter().find(|(name, _)| *name == text).map(|(_, option)| *option).ok_or_else(|| {
            let names: Vec<&str> = options.iter().map(|(name, _)| *name).collect();
            let reason =
                Phrase::new("deck-value-unknown").with("field", field).with("value", shortened(text));
            Fault { at: found.at, reason: reason.with("allowed", names.join(", ")) }
        })
    }

    /// Is the switch on? It is off when it is not there.
    pub(super) fn switch(&self, field: &str) -> Result<bool, Fault> {
        let Some(found) = self.find(field) else { return Ok(false) };
        found.value.as_bool().ok_or_else(|| found.not_a("deck-kind-switch", field))
    }

    /// The effect with its numbers. `elsewhere` are effects that other cards have.
    pub(super) fn effect<T: Copy>(
        &self,
        class: &'static str,
        entries: &[Entry<T>],
        more: &[&str],
        elsewhere: &[&str],
    ) -> Result<T, Fault> {
        let found = self.need("effect")?;
        let name = found.text("effect")?;
        let Some(entry) = entries.iter().find(|entry| entry.name == name) else {
            let known = elsewhere.contains(&name);
            let key = if known { "deck-effect-class" } else { "deck-effect-unknown" };
            let allowed: Vec<&str> = entries.iter().map(|entry| entry.name).collect();
            let reason = Phrase::new(key)
                .with("effect", shortened(name))
                .with("class", Value::Phrase(Phrase::new(class)))
                .with("allowed", allowed.join(", "));
            return Err(Fault { at: found.at, reason });
        };
        let fields = entry.numbers.iter().map(|number| number.field);
        let allowed: Vec<&str> = ["effect"].into_iter().chain(fields).chain(more.iter().copied()).collect();
        self.only_of_row(&allowed)?;
        let mut numbers = Vec::new();
        for number in entry.numbers {
            let Some(found) = self.find(number.field) else {
                let reason = Phrase::new("deck-number-missing").with("effect", entry.name);
                return Err(self.fault(reason.with("field", number.field)));
            };
            if number.length == 1 {
                numbers.push(found.number(number.field, number.min..=number.max)?);
                continue;
            }
            let list: Vec<_> = found.list(number.field)?.collect();
            if list.len() != number.length {
                let reason = Phrase::new("deck-list-length").with("field", number.field);
                let reason = reason.with("length", number.length as u32).with("count", list.len() as u32);
                return Err(Fault { at: found.at, reason });
            }
            for item in list {
                numbers.push(item.number(number.field, number.min..=number.max)?);
            }
        }
        Ok((entry.make)(&numbers))
    }
}

/// Small letters, digits and hyphens, beginning with a letter; one letter alone is a ware.
fn is_id(text: &str) -> bool {
    (2..=LONGEST_ID).contains(&text.len())
        && text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// Characters that take no room, break the line or turn the direction of what follows: with them a name is not what it
/// seems to be.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}
