//! What a game says, without a language: a key and its arguments. The words themselves are in the games'
//! `words/*.ftl` files, one per language, and nowhere else.

use std::fmt;

use crate::seat::Seat;

/// Something to say: the key of a message and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message's name in the words files.
    pub key: &'static str,
    /// The message's variables.
    pub arguments: Vec<(&'static str, Value)>,
}

/// What a message's variable holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A whole number; languages choose plural forms by it.
    Number(i64),
    /// A player. A message with `$who` also gets `$who-is`: `you` for the reader, else `other`.
    Seat(Seat),
    /// Something written the same in every language: notation, a file name, what the user typed.
    Text(String),
    /// A name that is data and not in the words files: a card of a deck somebody wrote.
    Either {
        /// In English.
        english: String,
        /// In French.
        french: String,
    },
    /// Notation whose letters differ between languages: `g7` is `v7` in French.
    Notation(Phrase),
    /// Something to be said in its own words.
    Phrase(Phrase),
    /// Several things, joined as the language joins them; notation and texts with spaces.
    List(Vec<Value>),
}

impl Phrase {
    /// A message without variables.
    pub const fn new(key: &'static str) -> Self {
        Phrase { key, arguments: Vec::new() }
    }

    /// The message with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}

/// For programmers: `key(name=value, …)`. People are shown the words of the key.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
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
            Value::Text(text) | Value::Either { english: text, .. } => f.write_str(text),
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// From top to bottom.
    pub rows: Vec<Row>,
}

/// One row of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What the row shows.
    pub label: Phrase,
    /// How much room it deserves.
    pub size: Size,
    /// What is in it, from left to right.
    pub cells: Vec<Cell>,
}

/// How much room a row deserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A line about the whole table.
    Heading,
    /// Cards are drawn.
    Large,
    /// Cards are written.
    Small,
}

/// One thing in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A card face up.
    Card(Face),
    /// A number of cards face down.
    Backs(u8),
    /// Anything said in words.
    Words(Phrase),
}

/// The face of a card: shape first, letter second, colour third.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The card in the game's notation.
    pub notation: Value,
    /// Its suit as a shape of its own.
    pub shape: char,
    /// Its suit as a number, for a palette.
    pub hue: u8,
    /// Its rank, as printed in the corner.
    pub rank: String,
    /// Its suit in words.
    pub name: Phrase,
}

/// Cards to look up, in sections.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glossary {
    /// In the order to show them.
    pub sections: Vec<Section>,
}

/// Cards of one sort.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What they are.
    pub title: Phrase,
    /// What is to be said of all of them, if anything.
    pub about: Option<Phrase>,
    /// The cards.
    pub terms: Vec<Term>,
}

/// A card to look up.
#[derive(Clone, PartialEq, Eq, Debug)]
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
