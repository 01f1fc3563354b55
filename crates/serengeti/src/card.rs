//! The cards. A card is its tribe and its number, whatever table of numbers is in use; the table only says
//! which thirty of the sixty possible cards are in the box.

use game::Phrase;
use game::bits::ones;
use game::notation::shortened;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::{self, Write};

/// SER.2: which numbers each tribe has. Reconstructed, therefore replaceable: the setting `cards`.
pub const TABLE: &str = "\
Nuba 0 1 4 8 9
Massai 1 2 3 7 9
Bantu 0 2 5 6 9
Nandi 1 4 5 6 7
Tonga 0 3 5 7 8
Samburu 2 3 4 6 8";

/// How many cards there are.
pub(crate) const CARDS: usize = 30;
/// How many cards a tribe has.
pub(crate) const CARDS_PER_TRIBE: usize = 5;
/// On how many cards every number stands.
const CARDS_PER_NUMBER: u32 = 3;

/// Whose work a card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Tribe {
    Nuba,
    Massai,
    Bantu,
    Nandi,
    Tonga,
    Samburu,
}

/// What is known of a tribe besides its cards.
struct TribeRow {
    name: &'static str,
    letter: char,
    shape: char,
    key: &'static str,
}

const ROWS: [TribeRow; 6] = [
    TribeRow { name: "Nuba", letter: 'N', shape: '●', key: "tribe-nuba" },
    TribeRow { name: "Massai", letter: 'M', shape: '▲', key: "tribe-massai" },
    TribeRow { name: "Bantu", letter: 'B', shape: '■', key: "tribe-bantu" },
    TribeRow { name: "Nandi", letter: 'A', shape: '◆', key: "tribe-nandi" },
    TribeRow { name: "Tonga", letter: 'T', shape: '✚', key: "tribe-tonga" },
    TribeRow { name: "Samburu", letter: 'S', shape: '★', key: "tribe-samburu" },
];

impl Tribe {
    /// The six tribes, in the order of the table.
    pub const ALL: [Tribe; 6] =
        [Tribe::Nuba, Tribe::Massai, Tribe::Bantu, Tribe::Nandi, Tribe::Tonga, Tribe::Samburu];

    const fn row(self) -> &'static TribeRow {
        &ROWS[self as usize]
    }

    /// Its name in the card table.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its letter in notation. Nandi is `A`, the `N` being Nuba's.
    pub const fn letter(self) -> char {
        self.row().letter
    }

    /// Its shape, for eyes that do not tell colours apart.
    pub const fn shape(self) -> char {
        self.row().shape
    }

    /// Its name in words.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(self.row().key)
    }
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub struct Card(u8);

impl Card {
    /// The card of a tribe with a number, 0 to 9.
    pub const fn new(tribe: Tribe, number: u8) -> Card {
        assert!(number < 10);
        Card(tribe as u8 * 10 + number)
    }

    /// Whose work it shows.
    pub const fn tribe(self) -> Tribe {
        Tribe::ALL[(self.0 / 10) as usize]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 % 10
    }

    /// Its letter and its number.
    const fn letters(self) -> [char; 2] {
        [self.tribe().letter(), (b'0' + self.number()) as char]
    }

    /// As it is written in notation. Quicker than through [`Display`](fmt::Display), and sights have many cards.
    pub fn notation(self) -> String {
        self.letters().iter().collect()
    }

    /// Reads a card such as `N4`, in any case.
    pub fn read(text: &str) -> Option<Card> {
        let mut chars = text.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let number = chars.next()?.to_digit(10)?;
        let tribe = Tribe::ALL.into_iter().find(|tribe| tribe.letter() == letter)?;
        chars.next().is_none().then(|| Card::new(tribe, number as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().into_iter().try_for_each(|letter| f.write_char(letter))
    }
}

/// As it is written in notation.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters = self.letters().map(|letter| letter as u8);
        serializer.serialize_str(str::from_utf8(&letters).expect("a letter and a digit"))
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Card, String> {
        Card::read(&text).ok_or_else(|| format!("{} is not a card", shortened(&text)))
    }
}

/// A set of cards: one bit for each of the sixty possible ones, ten to a tribe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "Vec<Card>")]
pub struct CardSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))] u64);

/// The ten bits of the first tribe.
const TRIBE_BITS: u64 = (1 << 10) - 1;
/// One bit in each tribe, for the number 0.
const NUMBER_BITS: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// The thirty cards of the usual table, which has its tribes in order (SER.2).
    pub const USUAL: CardSet = {
        let (mut cards, mut tribe, mut place) = (CardSet::EMPTY, 0, 0);
        while place < TABLE.len() {
            match TABLE.as_bytes()[place] {
                b'\n' => tribe += 1,
                digit @ b'0'..=b'9' => cards.add(Card::new(Tribe::ALL[tribe], digit - b'0')),
                _ => {}
            }
            place += 1;
        }
        cards
    };

    pub(crate) const fn from_bits(bits: u64) -> Self {
        CardSet(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Just this card.
    pub const fn only(card: Card) -> Self {
        CardSet(1 << card.0)
    }

    /// How many cards.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is the card in it?
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards of either set.
    #[must_use]
    pub const fn or(self, other: CardSet) -> Self {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: CardSet) -> Self {
        CardSet(self.0 & !other.0)
    }

    /// Are all its cards in the other set?
    pub const fn within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many cards of a tribe.
    pub const fn of_tribe(self, tribe: Tribe) -> u8 {
        (self.0 >> (tribe as u32 * 10) & TRIBE_BITS).count_ones() as u8
    }

    /// The tribes it has cards of, in order.
    #[inline]
    pub fn tribes(self) -> impl Iterator<Item = Tribe> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tribe = Card(rest.trailing_zeros() as u8).tribe();
                rest &= !(TRIBE_BITS << (tribe as u32 * 10));
                tribe
            })
        })
    }

    /// How many cards with a number.
    #[inline]
    pub const fn of_number(self, number: u8) -> u8 {
        (self.0 & NUMBER_BITS << number).count_ones() as u8
    }

    /// The numbers on its cards: bit d for the digit d.
    #[inline]
    pub const fn digits(self) -> u16 {
        let folded = self.0 | self.0 >> 30;
        ((folded | folded >> 10 | folded >> 20) & TRIBE_BITS) as u16
    }

    /// The sum of the numbers on its cards.
    pub fn sum(self) -> u16 {
        self.iter().map(|card| u16::from(card.number())).sum()
    }

    /// The place of a card among the cards of this set, which it need not be in.
    pub const fn rank(self, card: Card) -> u32 {
        (self.0 & ((1 << card.0) - 1)).count_ones()
    }

    /// The cards, by tribe and number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        ones(self.0).map(Card)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// The cards one by one, without a list of them first.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl TryFrom<Vec<Card>> for CardSet {
    type Error = String;
    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        let set: CardSet = cards.iter().copied().collect();
        let once = set.count() as usize == cards.len();
        once.then_some(set).ok_or_else(|| "a card is listed twice".to_owned())
    }
}

/// Reads a card table: a line for each tribe, its name and its five numbers. Lines may also be separated by
/// `;`, and `#` begins a remark. A table that breaks SER.1 is refused with the condition it breaks.
pub fn read_table(text: &str) -> Result<CardSet, Phrase> {
    let mut cards = CardSet::EMPTY;
    let mut seen: Vec<Tribe> = Vec::new();
    for (index, line) in text.split(['\n', ';']).enumerate() {
        let at = |key| Phrase::new(key).with("line", index as u32 + 1);
        let words = line.split('#').next().unwrap_or_default();
        let mut words = words.split_whitespace();
        let Some(name) = words.next() else { continue };
        let tribe = Tribe::ALL.into_iter().find(|tribe| tribe.name().eq_ignore_ascii_case(name)).ok_or_else(
            || at("cards-unknown-tribe").with("name", shortened(name)).with("allowed", tribe_names()),
        )?;
        if seen.contains(&tribe) {
            return Err(at("cards-tribe-twice").with("name", tribe.name()));
        }
        seen.push(tribe);
        let mut count = 0;
        for word in words {
            let number = word.parse::<u8>().ok().filter(|number| *number <= 9);
            let number = number.ok_or_else(|| at("cards-not-a-number").with("text", shortened(word)))?;
            let card = Card::new(tribe, number);
            if cards.has(card) {
                return Err(at("cards-number-twice-in-tribe")
                    .with("number", number)
                    .with("name", tribe.name()));
            }
            cards.add(card);
            count += 1;
        }
        if count != CARDS_PER_TRIBE {
            return Err(at("cards-not-five").with("name", tribe.name()).with("count", count as u32));
        }
    }
    if let Some(missing) = Tribe::ALL.into_iter().find(|tribe| !seen.contains(tribe)) {
        return Err(Phrase::new("cards-tribe-missing").with("name", missing.name()));
    }
    match (0..10).find(|number| u32::from(cards.of_number(*number)) != CARDS_PER_NUMBER) {
        Some(number) => Err(Phrase::new("cards-number-not-three")
            .with("number", number)
            .with("count", cards.of_number(number))),
        None => Ok(cards),
    }
}

fn tribe_names() -> String {
    Tribe::ALL.map(Tribe::name).join(", ")
}
