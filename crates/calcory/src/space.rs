//! The sixty spaces of the layout, six rows of ten (CAL.1), and sets of them in one word.

use game::bits::ones;
use game::notation::shortened;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// How many rows there are, `a` to `f`.
pub const ROWS: u8 = 6;
/// How many spaces a row has, 1 to 10.
pub const COLUMNS: u8 = 10;
/// How many spaces there are: as many as cards.
pub const SPACES: usize = 60;

/// A space of the layout: its row's letter and its place in the row, as in `c7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub struct Space(u8);

impl Space {
    /// The space with this place among the sixty, row by row.
    pub const fn at(index: usize) -> Option<Space> {
        if index < SPACES { Some(Space(index as u8)) } else { None }
    }

    /// Its place among the sixty.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All sixty, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The spaces of one row, counted from 0.
    pub fn of_row(row: u8) -> impl Iterator<Item = Space> {
        (row * COLUMNS..(row + 1) * COLUMNS).map(Space)
    }

    /// The letter of a row, counted from 0.
    pub const fn letter(row: u8) -> char {
        (b'a' + row) as char
    }

    /// As people read it: `C7`. In small letters it would be a card of the deck as well.
    pub fn name(self) -> String {
        self.to_string().to_ascii_uppercase()
    }

    /// Reads a space such as `c7`, in any case.
    pub fn read(text: &str) -> Option<Space> {
        let mut chars = text.chars();
        let letter = chars.next()?.to_ascii_lowercase();
        let row = (0..ROWS).find(|&row| Space::letter(row) == letter)?;
        let column = chars.as_str();
        let digits = !column.starts_with('0') && column.bytes().all(|byte| byte.is_ascii_digit());
        let column = column.parse::<u8>().ok().filter(|column| digits && *column <= COLUMNS)?;
        Some(Space(row * COLUMNS + column - 1))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Space::letter(self.0 / COLUMNS), self.0 % COLUMNS + 1)
    }
}

/// As it is written in notation.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (row, column) = (b'a' + self.0 / COLUMNS, self.0 % COLUMNS + 1);
        let letters = if column < 10 { [row, b'0' + column, 0] } else { [row, b'1', b'0'] };
        let length = if column < 10 { 2 } else { 3 };
        serializer.serialize_str(str::from_utf8(&letters[..length]).expect("a letter and digits"))
    }
}

impl TryFrom<String> for Space {
    type Error = String;
    fn try_from(text: String) -> Result<Space, String> {
        Space::read(&text).ok_or_else(|| format!("{} is not a space of the layout", shortened(&text)))
    }
}

/// A set of spaces: one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(from = "Vec<Space>")]
pub struct Spaces(#[cfg_attr(feature = "typescript", ts(as = "Vec<Space>"))] u64);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces(0);
    /// All sixty.
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);

    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is the space in it?
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Puts a space in.
    #[inline]
    pub const fn add(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// The spaces of either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// The spaces of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// The spaces of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// The first of them, row by row.
    pub fn first(self) -> Option<Space> {
        self.iter().next()
    }

    /// The spaces, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        ones(self.0).map(Space)
    }

    /// Its bits, for tricks with whole words.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|space| space.to_string())).finish()
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Spaces::EMPTY;
        spaces.into_iter().for_each(|space| set.add(space));
        set
    }
}

/// The spaces one by one, without a list of them first.
impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Vec<Space>> for Spaces {
    fn from(spaces: Vec<Space>) -> Self {
        spaces.into_iter().collect()
    }
}
