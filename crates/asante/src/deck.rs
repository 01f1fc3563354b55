//! Reads the deck file into a [`Deck`]. What is wrong with a file is told with its line and in words; no text makes it
//! panic. How the file is written is said in `deck.toml`, the deck of the box as far as we know it (ASA.1).

/// One row.
mod row;
/// The names of the effects.
pub mod vocabulary;

use game::{ConfigError, Phrase};
use toml::de::DeTable;

use crate::card::{Class, Deck, Goods, HolyRow, Label, MOST_CARDS, MOST_HOLY, MOST_KINDS, Row, WARES, Ware};
use crate::effects::{Effect, OF_ARTIFACTS, OF_BOTH, OF_PERSONS};
use row::Fields;
use vocabulary::{Entry, MOST_GOLD, MOST_WARES, OF_HOLY_PLACES};

/// The deck when nobody brings another one.
pub const DECK: &str = include_str!("deck.toml").trim_ascii_end();

/// The version of the file format.
const FORMAT: u8 = 1;
/// A main pile has at least so many cards: ten are dealt (ASA.3), and something must be left to draw.
pub const FEWEST_CARDS: usize = 12;
/// The lists of a deck.
const LISTS: [&str; 5] = ["ware", "artifact", "person", "animal", "holy"];

/// What is wrong, and at which byte of the text.
#[derive(Debug)]
struct Fault {
    at: usize,
    reason: Phrase,
}

/// A row with the place where it stands.
struct Placed<T> {
    at: usize,
    row: T,
}

impl Deck {
    /// Reads a deck file.
    pub fn read(text: &str) -> Result<Deck, ConfigError> {
        read(text).map_err(|fault| {
            let phrase = Phrase::new("deck-refused").with("clause", "ASA.1");
            ConfigError(phrase.with("line", line(text, fault.at)).with("reason", fault.reason))
        })
    }
}

/// The line of a byte, counted from 1.
fn line(text: &str, at: usize) -> u32 {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() as u32 + 1
}

fn read(text: &str) -> Result<Deck, Fault> {
    let file = DeTable::parse(text).map_err(|error| Fault {
        at: error.span().map_or(0, |span| span.start),
        reason: Phrase::new("deck-syntax").with("message", error.message().replace(['\n', '\r'], " ")),
    })?;
    let file = Fields { table: file.get_ref(), at: 0 };
    file.only(&["format", "decks"])?;
    let format = file.need("format")?;
    if format.number("format", 0..=u8::MAX)? != FORMAT {
        let reason = Phrase::new("deck-format").with("known", FORMAT);
        return Err(Fault { at: format.at, reason });
    }
    let found = file.need("decks")?;
    let mut decks = Vec::new();
    for (name, deck) in found.fields("decks")?.all() {
        let fields = deck.fields(name)?;
        fields.only(&LISTS)?;
        decks.push(fields);
    }
    let at = decks.iter().map(|deck| deck.at).min().unwrap_or(found.at);
    let mut cards = Vec::new();
    for class in &LISTS[..4] {
        rows(&decks, class, &mut cards, |fields| {
            let class = read_class(class, fields)?;
            Ok(Row { label: fields.label()?, class })
        })?;
    }
    let mut holy = Vec::new();
    rows(&decks, "holy", &mut holy, |fields| {
        let elsewhere = names(&[OF_ARTIFACTS, OF_PERSONS, OF_BOTH]);
        let blessing = fields.effect("deck-class-holy", OF_HOLY_PLACES, &[], &elsewhere)?;
        Ok(HolyRow { label: fields.label()?, blessing })
    })?;
    check_whole(text, &cards, &holy, at)?;
    Ok(Deck { cards: strip(cards), holy: strip(holy) })
}

fn strip<T>(placed: Vec<Placed<T>>) -> Vec<T> {
    placed.into_iter().map(|placed| placed.row).collect()
}

/// The rows of one list, of all decks of the file.
fn rows<'t, T>(
    decks: &[Fields<'t>],
    list: &str,
    into: &mut Vec<Placed<T>>,
    read: impl Fn(&Fields<'t>) -> Result<T, Fault>,
) -> Result<(), Fault> {
    for deck in decks {
        let Some(found) = deck.find(list) else { continue };
        for item in found.list(list)? {
            let fields = item.fields(list)?;
            into.push(Placed { at: fields.at, row: read(&fields)? });
        }
    }
    Ok(())
}

fn names(lists: &[&[Entry<Effect>]]) -> Vec<&'static str> {
    lists.iter().flat_map(|list| list.iter()).map(|entry| entry.name).collect()
}

fn read_class(class: &str, fields: &Fields<'_>) -> Result<Class, Fault> {
    let others: Vec<&str> = names(&[OF_ARTIFACTS, OF_PERSONS, OF_BOTH])
        .into_iter()
        .chain(OF_HOLY_PLACES.iter().map(|entry| entry.name))
        .collect();
    Ok(match class {
        "ware" => {
            fields.only_of_row(&["wares", "buy", "sell"])?;
            let price = |field| fields.need(field)?.number(field, 0..=MOST_GOLD);
            Class::Ware { goods: read_goods(fields)?, buy: price("buy")?, sell: price("sell")? }
        }
        "artifact" => Class::Artifact {
            effect: fields.effect("deck-class-artifact", OF_ARTIFACTS, &["untouchable"], &others)?,
            untouchable: fields.switch("untouchable")?,
        },
        "person" => {
            let effects = [OF_PERSONS, OF_BOTH].concat();
            Class::Person(fields.effect("deck-class-person", &effects, &[], &others)?)
        }
        _ => Class::Animal(fields.effect("deck-class-animal", OF_BOTH, &[], &others)?),
    })
}

/// ASA.20, ASA.22: the wares on a card.
fn read_goods(fields: &Fields<'_>) -> Result<Goods, Fault> {
    let found = fields.need("wares")?;
    let text = found.text("wares")?;
    let refused = || {
        let reason = Phrase::new("deck-wares").with("wares", game::notation::shortened(text));
        Fault { at: found.at, reason: reason.with("most", MOST_WARES) }
    };
    match text {
        "?" => return Ok(Goods::Packages(1)),
        "??" => return Ok(Goods::Packages(2)),
        _ => {}
    }
    let mut goods = [0; WARES];
    for letter in text.chars() {
        let ware = Ware::from_letter(letter).ok_or_else(refused)?;
        goods[ware as usize] = u8::saturating_add(goods[ware as usize], 1);
    }
    let sum: u32 = goods.iter().map(|count| u32::from(*count)).sum();
    if (1..=u32::from(MOST_WARES)).contains(&sum) { Ok(Goods::Named(goods)) } else { Err(refused()) }
}

/// What only shows when all rows are read: names that stand twice, too many cards or too few.
fn check_whole(text: &str, cards: &[Placed<Row>], holy: &[Placed<HolyRow>], at: usize) -> Result<(), Fault> {
    let main: Vec<(usize, &Label)> = cards.iter().map(|card| (card.at, &card.row.label)).collect();
    let places: Vec<(usize, &Label)> = holy.iter().map(|card| (card.at, &card.row.label)).collect();
    // Before names are compared, each with each: that takes long with very many rows.
    check_most(&main, MOST_CARDS, "deck-too-many")?;
    check_most(&places, MOST_HOLY, "deck-too-many-holy")?;
    check_names(text, &[&main[..], &places[..]].concat())?;
    let missing = |key| Fault { at, reason: Phrase::new(key) };
    if !cards.iter().any(|card| matches!(card.row.class, Class::Ware { .. })) {
        return Err(missing("deck-no-wares"));
    }
    if holy.is_empty() {
        return Err(missing("deck-no-holy"));
    }
    let count: usize = main.iter().map(|(_, label)| usize::from(label.count)).sum();
    if count < FEWEST_CARDS {
        let reason = Phrase::new("deck-too-few").with("count", count as u32);
        return Err(Fault { at, reason: reason.with("fewest", FEWEST_CARDS as u32) });
    }
    Ok(())
}

fn check_names(text: &str, labels: &[(usize, &Label)]) -> Result<(), Fault> {
    // The later one in the file is told.
    let mut labels = labels.to_vec();
    labels.sort_by_key(|(at, _)| *at);
    for (index, (at, label)) in labels.iter().enumerate() {
        for (earlier_at, earlier) in &labels[..index] {
            let same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
            let same_in = |language: &str| same(label.name.of(language), earlier.name.of(language));
            let (field, value) = if label.id == earlier.id {
                ("id", label.id.as_str())
            } else if same_in("en") {
                ("en", label.name.of("en"))
            } else if same_in("fr") {
                ("fr", label.name.of("fr"))
            } else {
                continue;
            };
            let reason = Phrase::new("deck-twice").with("field", field).with("value", value);
            return Err(Fault { at: *at, reason: reason.with("earlier", line(text, *earlier_at)) });
        }
    }
    Ok(())
}

/// So many cards and so many rows fit; the row that does not is told.
fn check_most(labels: &[(usize, &Label)], most: usize, key: &'static str) -> Result<(), Fault> {
    let mut count = 0;
    for (index, (at, label)) in labels.iter().enumerate() {
        count += usize::from(label.count);
        if count > most || index >= MOST_KINDS {
            let reason = Phrase::new(key).with("most", most as u32).with("rows", MOST_KINDS as u32);
            return Err(Fault { at: *at, reason });
        }
    }
    Ok(())
}
