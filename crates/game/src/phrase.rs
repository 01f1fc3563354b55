//! What a game says, without a language: a key and its arguments. The words themselves are in the games'
//! `words/*.ftl` files, one per language, and nowhere else.
//!
//! All of it is data that can be sent and read again. Closed sets are tagged (`type`, and `value` where there is one), so
//! that they are discriminated unions to a client in another language.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The name of a message or of a variable: fixed in the code, or read from what somebody sent.
pub type Name = Cow<'static, str>;

/// The variables of a message, by name: made for it, or fixed in the code.
pub type Variables = Cow<'static, [(Name, Value)]>;

/// A digit as a text that need not be made.
pub const fn digit(digit: u8) -> Name {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    Name::Borrowed(DIGITS[digit as usize])
}

/// Something to say: the key of a message and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message's name in the words files.
    pub key: Name,
    /// The message's variables.
    #[serde(with = "variables", default, skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<Name, Value>"))]
    pub arguments: Variables,
}

/// What a message's variable holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Value {
    /// A whole number; languages choose plural forms by it.
    Number(i64),
    /// A player. A message with `$who` also gets `$who-is`: `you` for the reader, else `other`.
    Seat(Seat),
    /// Something written the same in every language: notation, a file name, what the user typed.
    Text(String),
    /// A name that is data and not in the words files: a card of a deck somebody wrote.
    ByLanguage(ByLanguage),
    /// Notation whose letters differ between languages: `g7` is `v7` in French.
    Notation(Phrase),
    /// A move as a record writes it, which people read in the verbs and letters of their language.
    Move(String),
    /// Something to be said in its own words.
    Phrase(Phrase),
    /// Several things, joined as the language joins them; notation and texts with spaces.
    List(Vec<Value>),
}

/// One text in several languages, by the two letters each goes by. English is always there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ByLanguage(BTreeMap<Name, String>);

impl ByLanguage {
    /// A text in English, and so in every language that has nothing better.
    pub fn english(text: impl Into<String>) -> Self {
        ByLanguage(BTreeMap::from([(Name::Borrowed("en"), text.into())]))
    }

    /// The text with one language more.
    #[must_use]
    pub fn and(mut self, language: &'static str, text: impl Into<String>) -> Self {
        self.0.insert(Name::Borrowed(language), text.into());
        self
    }

    /// The text in this language, or else in English; nothing if somebody sent neither.
    pub fn of(&self, language: &str) -> &str {
        self.0.get(language).or_else(|| self.0.get("en")).map_or("", String::as_str)
    }
}

/// Variables are a list here, which keeps their order, and a map to everybody else.
mod variables {
    use std::fmt;

    use serde::de::{MapAccess, Visitor};
    use serde::{Deserializer, Serializer};

    use super::{Name, Value, Variables};

    pub(super) fn serialize<S: Serializer>(
        variables: &[(Name, Value)],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(variables.iter().map(|(name, value)| (name, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variables, D::Error> {
        struct ByName;

        impl<'de> Visitor<'de> for ByName {
            type Value = Variables;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("variables by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut variables = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Value>()? {
                    variables.push((Name::Owned(name), value));
                }
                Ok(variables.into())
            }
        }

        deserializer.deserialize_map(ByName)
    }
}

impl Phrase {
    /// A message without variables.
    pub const fn new(key: &'static str) -> Self {
        Phrase::fixed(key, &[])
    }

    /// A message whose variables are fixed in the code: nothing has to be made for it.
    pub const fn fixed(key: &'static str, arguments: &'static [(Name, Value)]) -> Self {
        Phrase { key: Name::Borrowed(key), arguments: Cow::Borrowed(arguments) }
    }

    /// The message with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        // Most messages have one variable; a list that grows by itself makes room for four.
        let arguments = self.arguments.to_mut();
        if arguments.is_empty() {
            arguments.reserve_exact(1);
        }
        arguments.push((Name::Borrowed(name), value.into()));
        self
    }
}

/// For programmers: `key(name=value, …)`. People are shown the words of the key.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (index, (name, value)) in self.arguments.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.arguments.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Seat(seat) => write!(f, "seat {seat}"),
            Value::Text(text) | Value::Move(text) => f.write_str(text),
            Value::ByLanguage(texts) => f.write_str(texts.of("en")),
            Value::Notation(phrase) | Value::Phrase(phrase) => phrase.fmt(f),
            Value::List(values) => {
                for (index, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if index == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Value::Seat(seat)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Value::Phrase(phrase)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Self {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => { $(
        impl From<$kind> for Value {
            fn from(number: $kind) -> Self { Value::Number(i64::from(number)) }
        }
    )* };
}
numbers!(u8, u16, u32, i32, i64);

/// The table as one viewer sees it, ready for any client to draw: rows of labelled things.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Picture {
    /// From top to bottom.
    pub rows: Vec<Row>,
}

/// One row of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Row {
    /// What the row shows.
    pub label: Phrase,
    /// How much room it deserves.
    pub size: Size,
    /// What is in it, from left to right.
    pub cells: Vec<Cell>,
}

/// How much room a row deserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// A line about the whole table.
    Heading,
    /// Cards are drawn.
    Large,
    /// Cards are written.
    Small,
}

/// One thing in a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Cell {
    /// A card face up.
    Card(Face),
    /// A number of cards face down.
    Backs(u8),
    /// Anything said in words.
    Words(Phrase),
}

/// The face of a card: shape first, letter second, colour third.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Face {
    /// The card in the game's notation.
    pub notation: Value,
    /// Its suit as a shape of its own.
    pub shape: char,
    /// Its suit as a number, for a palette.
    pub hue: u8,
    /// Its rank, as printed in the corner.
    pub rank: Name,
    /// Its suit in words.
    pub name: Phrase,
}

/// Cards to look up, in sections.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Glossary {
    /// In the order to show them.
    pub sections: Vec<Section>,
}

/// Cards of one sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Section {
    /// What they are.
    pub title: Phrase,
    /// What is to be said of all of them, if anything.
    pub about: Option<Phrase>,
    /// The cards.
    pub terms: Vec<Term>,
}

/// A card to look up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Term {
    /// The card in the game's notation.
    pub notation: String,
    /// Its name.
    pub name: Value,
    /// What it does: a line of the list.
    pub words: Phrase,
    /// What is added for whoever looks up this card alone.
    pub more: Vec<Phrase>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_can_be_sent_and_read_again() {
        let phrase = Phrase::new("sold")
            .with("who", Seat(2))
            .with("price", 7)
            .with("cards", vec!["N4", "B2"])
            .with("name", Value::ByLanguage(ByLanguage::english("Griot").and("fr", "Griotte")))
            .with("why", Phrase::new("because"));
        let json = serde_json::to_string(&phrase).expect("it can be written");
        assert_eq!(serde_json::from_str::<Phrase>(&json).expect("and read"), phrase);
        assert!(json.starts_with(r#"{"key":"sold","arguments":{"who":{"type":"seat","value":2},"#), "{json}");
        assert!(
            json.contains(r#""name":{"type":"by-language","value":{"en":"Griot","fr":"Griotte"}}"#),
            "{json}"
        );
        assert!(json.contains(r#""why":{"type":"phrase","value":{"key":"because"}}"#), "{json}");
    }

    #[test]
    fn a_language_without_a_text_of_its_own_has_the_english_one() {
        let name = ByLanguage::english("Tracker").and("fr", "Pisteur");
        assert_eq!([name.of("en"), name.of("fr"), name.of("de")], ["Tracker", "Pisteur", "Tracker"]);
    }
}
