//! What Mü needs to know of cards beyond the deck: trumps, suits, how strong a card is, and which colours are left out.
//!
//! Cards are looked at as words of fifty bits, one for each kind, so that a suit is a mask.

/// Who beats whom.
mod order;

pub use order::{Class, Order, Rung};

use cards::kind::{KINDS, NUMBERS};
use cards::{Bag, Colour, Kind};
use game::Phrase;
use game::notation::{folded, shortened};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// How many colours there are.
const COLOURS: u8 = Colour::ALL.len() as u8;
/// How many trumps can be named: five colours and ten numbers.
pub const TRUMPS: usize = (COLOURS + NUMBERS) as usize;

/// The kind of each bit of a word; those above the fifty are no kinds, and never asked for but by mistake.
const KIND_AT: [Kind; 64] = {
    let mut kinds = [Bag::at(0); 64];
    let mut place = 0;
    while place < KINDS as usize {
        kinds[place] = Bag::at(place);
        place += 1;
    }
    kinds
};

/// The triangles on the kind of each bit of a word (DECK.2).
const TRIANGLES_AT: [u8; 64] = {
    let mut triangles = [0; 64];
    let mut place = 0;
    while place < KINDS as usize {
        triangles[place] = KIND_AT[place].triangles();
        place += 1;
    }
    triangles
};

/// The kind of the lowest bit; any kind if there is none. No branch: with [`Bag::at`] instead of the table a random decision
/// of the trick phase takes a sixth more instructions.
#[inline]
pub(crate) const fn lowest(kinds: u64) -> Kind {
    // The highest bit is no kind: it keeps an empty word from being a special case.
    KIND_AT[((kinds | 1 << 63).trailing_zeros() & 63) as usize]
}

/// The triangles on a card, looked up.
#[inline]
pub(crate) const fn triangles_on(card: Kind) -> u8 {
    TRIANGLES_AT[card.index() & 63]
}

/// A trump somebody can name: a colour or a number (MU.20).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub struct Trump(u8);

/// What a trump is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// All cards of a colour.
    Colour(Colour),
    /// All cards with a number.
    Number(u8),
}

/// The kinds that are trump, by the trump's place; and none for no trump.
const TRUMP_MASKS: [u64; TRUMPS + 1] = {
    let mut masks = [0; TRUMPS + 1];
    let mut place = 0;
    while place < TRUMPS {
        let cards = match Trump(place as u8).sort() {
            Sort::Colour(colour) => Bag::colour(colour),
            Sort::Number(number) => Bag::number(number),
        };
        masks[place] = cards.kinds_mask();
        place += 1;
    }
    masks
};

impl Trump {
    /// A colour as trump.
    pub const fn colour(colour: Colour) -> Trump {
        Trump(colour as u8)
    }

    /// A number, 0 to 9, as trump.
    pub const fn number(number: u8) -> Trump {
        assert!(number < NUMBERS);
        Trump(COLOURS + number)
    }

    /// All trumps there are: the colours, then the numbers.
    pub fn all() -> impl Iterator<Item = Trump> {
        (0..TRUMPS as u8).map(Trump)
    }

    /// The trump with this place among all.
    pub const fn at(index: usize) -> Option<Trump> {
        if index < TRUMPS { Some(Trump(index as u8)) } else { None }
    }

    /// Its place among all.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is it a colour or a number?
    pub const fn sort(self) -> Sort {
        if self.0 < COLOURS {
            Sort::Colour(Colour::ALL[self.0 as usize])
        } else {
            Sort::Number(self.0 - COLOURS)
        }
    }

    /// The kinds that are this trump, a bit for each of the fifty.
    #[inline]
    pub const fn mask(self) -> u64 {
        TRUMP_MASKS[self.0 as usize]
    }

    /// Is one of these cards of this trump?
    #[inline]
    pub const fn is_on(self, cards: Bag) -> bool {
        cards.kinds_mask() & self.mask() != 0
    }

    /// The trump in words.
    pub fn phrase(self) -> Phrase {
        match self.sort() {
            Sort::Colour(colour) => colour.phrase(),
            Sort::Number(number) => Phrase::new("trump-number").with("number", number),
        }
    }

    /// The trump as one card has it: “red”, “a 7”.
    pub fn of_a_card(self) -> Phrase {
        match self.sort() {
            Sort::Colour(colour) => colour.phrase(),
            Sort::Number(number) => Phrase::new("trump-card").with("number", number),
        }
    }

    /// Is the card of this trump?
    #[inline]
    pub const fn has(self, card: Kind) -> bool {
        self.mask() >> card.index() & 1 == 1
    }

    /// Reads a colour's name or letter, or a number, in English or French, whatever case and accents.
    pub fn read(text: &str) -> Option<Trump> {
        const NAMES: [[&str; 3]; 5] = [
            ["red", "rouge", "rouges"],
            ["blue", "bleu", "bleus"],
            ["green", "vert", "verts"],
            ["yellow", "jaune", "jaunes"],
            ["black", "noir", "noirs"],
        ];
        let lower = folded(text);
        if let Some(place) = NAMES.iter().position(|names| names.contains(&lower.as_str())) {
            return Some(Trump::colour(Colour::ALL[place]));
        }
        let mut letters = lower.chars();
        let (letter, more) = (letters.next()?, letters.next());
        match (letter.to_digit(10), more) {
            (Some(number), None) => Some(Trump::number(number as u8)),
            (None, None) => Colour::read(letter).map(Trump::colour),
            (_, Some(_)) => None,
        }
    }

    /// Its name in notation.
    const fn name(self) -> &'static str {
        const NAMES: [&str; TRUMPS] =
            ["red", "blue", "green", "yellow", "black", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
        NAMES[self.0 as usize]
    }
}

impl fmt::Display for Trump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// As it is written in notation.
impl Serialize for Trump {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl TryFrom<String> for Trump {
    type Error = String;
    fn try_from(text: String) -> Result<Trump, String> {
        Trump::read(&text).ok_or_else(|| format!("{} is not a trump", shortened(&text)))
    }
}

/// What a card belongs to when suits are followed (MU.31).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub enum Suit {
    /// The cards of a colour that are not trump.
    Colour(Colour),
    /// All that is trump by the chief's or the vice's choice.
    Trump,
}

impl Suit {
    /// The six suits: the colours, then trump.
    pub const ALL: [Suit; 6] = [
        Suit::Colour(Colour::Red),
        Suit::Colour(Colour::Blue),
        Suit::Colour(Colour::Green),
        Suit::Colour(Colour::Yellow),
        Suit::Colour(Colour::Black),
        Suit::Trump,
    ];

    /// Its place among the six.
    pub const fn index(self) -> usize {
        match self {
            Suit::Colour(colour) => colour as usize,
            Suit::Trump => 5,
        }
    }

    /// The suit in words.
    pub const fn phrase(self) -> Phrase {
        match self {
            Suit::Colour(colour) => colour.phrase(),
            Suit::Trump => Phrase::new("suit-trump"),
        }
    }

    /// Its name in records.
    const fn name(self) -> &'static str {
        match self {
            Suit::Colour(colour) => Trump::colour(colour).name(),
            Suit::Trump => "trump",
        }
    }
}

/// By its name.
impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl TryFrom<String> for Suit {
    type Error = String;
    fn try_from(text: String) -> Result<Suit, String> {
        let suit = Suit::ALL.into_iter().find(|&suit| suit.name() == text);
        suit.ok_or_else(|| format!("{} is not a suit", shortened(&text)))
    }
}

/// A set of suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(from = "Vec<Suit>")]
pub struct Suits(#[cfg_attr(feature = "typescript", ts(as = "Vec<Suit>"))] u8);

/// The suits one by one, without a list of them first.
impl Serialize for Suits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<Vec<Suit>> for Suits {
    fn from(list: Vec<Suit>) -> Self {
        let mut suits = Suits::NONE;
        for suit in list {
            suits.add(suit);
        }
        suits
    }
}

impl Suits {
    /// No suit.
    pub const NONE: Suits = Suits(0);

    /// Is the suit in it?
    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.0 >> suit.index() & 1 == 1
    }

    /// Is none in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A bit for each of the six, in order.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Puts a suit in.
    #[inline]
    pub const fn add(&mut self, suit: Suit) {
        self.0 |= 1 << suit.index();
    }

    /// Puts the suit at this place in if something holds. No branch.
    #[inline]
    const fn add_place(&mut self, place: usize, holds: bool) {
        self.0 |= (holds as u8) << place;
    }

    /// The suits in both.
    #[must_use]
    pub const fn and(self, other: Suits) -> Suits {
        Suits(self.0 & other.0)
    }

    /// The suits in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.has(suit))
    }
}

/// The trumps of a hand: the chief's and the vice's, as far as they were named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trumps {
    /// The stronger one. None: not named yet, or no trump.
    pub chief: Option<Trump>,
    /// The weaker one. None: not named yet, or there is no vice.
    pub vice: Option<Trump>,
}

/// The two colours that three players leave out (MU.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct LeftOut {
    first: Colour,
    second: Colour,
}

impl LeftOut {
    /// The ten pairs of colours.
    pub fn all() -> impl Iterator<Item = LeftOut> {
        let pairs = |first: Colour| {
            let later = Colour::ALL.into_iter().filter(move |&second| second > first);
            later.map(move |second| LeftOut { first, second })
        };
        Colour::ALL.into_iter().flat_map(pairs)
    }

    /// The two colours.
    pub const fn colours(self) -> [Colour; 2] {
        [self.first, self.second]
    }

    /// The cards that are left (MU.1).
    pub const fn deck(self) -> Bag {
        Bag::FULL.minus(Bag::colour(self.first)).minus(Bag::colour(self.second))
    }

    /// Reads two different colours such as `rb`, in any order and language.
    pub fn read(text: &str) -> Option<LeftOut> {
        let mut letters = text.chars();
        let (one, other) = (Colour::read(letters.next()?)?, Colour::read(letters.next()?)?);
        let left_out = LeftOut { first: one.min(other), second: one.max(other) };
        (one != other && letters.next().is_none()).then_some(left_out)
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first.letter(), self.second.letter())
    }
}

impl From<LeftOut> for String {
    fn from(left_out: LeftOut) -> String {
        left_out.to_string()
    }
}

impl TryFrom<String> for LeftOut {
    type Error = String;
    fn try_from(text: String) -> Result<LeftOut, String> {
        LeftOut::read(&text).ok_or_else(|| format!("{} is not two colours", shortened(&text)))
    }
}
