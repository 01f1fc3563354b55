//! Colours and kinds of cards.

use game::phrase::{Face, Name, digit};
use game::{Phrase, Value};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// How many numbers a colour has: 0 to 9.
pub const NUMBERS: u8 = 10;
/// How many kinds of cards there are.
pub const KINDS: u8 = 50;

/// The colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Black,
}

/// What is known of a colour. Letters are unique in English and in French, and read in both.
struct Row {
    letter: char,
    french: char,
    shape: char,
    name: &'static str,
    card: &'static str,
}

const ROWS: [Row; 5] = [
    Row { letter: 'r', french: 'r', shape: '▲', name: "colour-red", card: "card-red" },
    Row { letter: 'b', french: 'b', shape: '■', name: "colour-blue", card: "card-blue" },
    Row { letter: 'g', french: 'v', shape: '●', name: "colour-green", card: "card-green" },
    Row { letter: 'y', french: 'j', shape: '★', name: "colour-yellow", card: "card-yellow" },
    Row { letter: 'k', french: 'n', shape: '◆', name: "colour-black", card: "card-black" },
];

impl Colour {
    /// The five colours, in order.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black];

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Its letter in records and notation.
    pub const fn letter(self) -> char {
        self.row().letter
    }

    /// Its shape, for eyes that do not tell colours apart.
    pub const fn shape(self) -> char {
        self.row().shape
    }

    /// Its name in words.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(self.row().name)
    }

    /// Reads a colour's letter, English or French, in any case.
    pub fn read(letter: char) -> Option<Colour> {
        let letter = letter.to_ascii_lowercase();
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter || colour.row().french == letter)
    }
}

/// A kind of card: its colour and its number. Of a twin there are two identical cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub struct Kind(pub(crate) u8);

impl Default for Kind {
    /// For fixed-size lists; no rule means anything by it.
    fn default() -> Self {
        Kind::new(Colour::Red, 0)
    }
}

impl Kind {
    /// The card of a colour with a number, 0 to 9.
    pub const fn new(colour: Colour, number: u8) -> Kind {
        assert!(number < NUMBERS);
        Kind(colour as u8 * NUMBERS + number)
    }

    /// All fifty kinds, by colour and number.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS).map(Kind)
    }

    /// The kind with this place among the fifty.
    pub fn at(index: usize) -> Option<Kind> {
        u8::try_from(index).ok().filter(|index| *index < KINDS).map(Kind)
    }

    /// Its place among the fifty.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / NUMBERS) as usize]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS
    }

    /// Are there two of it (DECK.1)?
    pub const fn is_twin(self) -> bool {
        matches!(self.number(), 1 | 7)
    }

    /// How many of it there are.
    pub const fn copies(self) -> u8 {
        if self.is_twin() { 2 } else { 1 }
    }

    /// The triangles on it (DECK.2).
    pub const fn triangles(self) -> u8 {
        match self.number() {
            1 | 9 => 0,
            6 | 7 => 2,
            _ => 1,
        }
    }

    /// Reads a card such as `r7`, with the colour's letter in English or French, in any case.
    pub fn read(text: &str) -> Option<Kind> {
        let mut chars = text.chars();
        let colour = Colour::read(chars.next()?)?;
        let number = chars.next()?.to_digit(10)?;
        chars.next().is_none().then(|| Kind::new(colour, number as u8))
    }

    /// The card in the notation of the reader's language.
    pub fn value(self) -> Value {
        const fn number(number: i64) -> [(Name, Value); 1] {
            [(Name::Borrowed("number"), Value::Number(number))]
        }
        // Cards are most of what is told: their variables are not made anew each time.
        static BY_NUMBER: [[(Name, Value); 1]; NUMBERS as usize] = [
            number(0),
            number(1),
            number(2),
            number(3),
            number(4),
            number(5),
            number(6),
            number(7),
            number(8),
            number(9),
        ];
        let row = self.colour().row();
        Value::Notation(Phrase::fixed(row.card, &BY_NUMBER[usize::from(self.number())]))
    }

    /// The look of the card.
    pub fn face(self) -> Face {
        Face {
            notation: self.value(),
            shape: self.colour().shape(),
            hue: self.colour() as u8,
            rank: digit(self.number()),
            name: self.colour().phrase(),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

/// As it is written in notation.
impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters = [self.colour().letter() as u8, b'0' + self.number()];
        serializer.serialize_str(str::from_utf8(&letters).expect("a letter and a digit"))
    }
}

impl TryFrom<String> for Kind {
    type Error = String;
    fn try_from(text: String) -> Result<Kind, String> {
        Kind::read(&text).ok_or_else(|| format!("{} is not a card", game::notation::shortened(&text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deck_1_letters_are_read_in_both_languages() {
        for (english, french) in [("r7", "R7"), ("b0", "b0"), ("g9", "v9"), ("y1", "j1"), ("k4", "n4")] {
            let kind = Kind::read(english).expect("a card");
            assert_eq!(Kind::read(french), Some(kind));
            assert_eq!(kind.to_string(), english);
        }
        for wrong in ["", "r", "7r", "x3", "r10", "r7 ", "é1"] {
            assert_eq!(Kind::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn deck_2_triangles() {
        let per_colour: u8 = Kind::all().take(10).map(|kind| kind.triangles() * kind.copies()).sum();
        assert_eq!(per_colour, 12);
        assert_eq!(
            [0, 1, 5, 6, 7, 9].map(|number| Kind::new(Colour::Green, number).triangles()),
            [1, 0, 1, 2, 2, 0]
        );
    }
}
