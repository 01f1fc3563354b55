//! What cards and holy places are called in notation: by their ids, and by their names in both languages where these are
//! not ambiguous.

use std::collections::BTreeMap;

use game::notation::folded;

use crate::bag::Row as Numbered;
use crate::card::{Deck, Holy, Kind, Label};
use crate::deck::DECK;

/// What everything of a deck is called.
#[derive(Clone, Debug)]
pub struct Names {
    cards: BTreeMap<String, Kind>,
    places: BTreeMap<String, Holy>,
}

impl Names {
    /// The names in a deck. Moves are shown with the names of our own deck, so these are read too where a card of another
    /// one has the same id.
    pub fn of(deck: &Deck) -> Names {
        let mut cards = names(deck.cards.iter().map(|row| &row.label));
        let mut places = names(deck.holy.iter().map(|row| &row.label));
        if let Ok(ours) = Deck::read(DECK) {
            add(&mut cards, ours.cards.iter().map(|row| &row.label));
            add(&mut places, ours.holy.iter().map(|row| &row.label));
        }
        Names { cards, places }
    }

    /// Is this name read as the card or the holy place with this label?
    pub fn read(&self, name: &str, label: &Label) -> bool {
        let slug = slug(name);
        let card = self.cards.get(&slug).is_some_and(|card| self.cards.get(&label.id) == Some(card));
        card || self.places.get(&slug).is_some_and(|place| self.places.get(&label.id) == Some(place))
    }

    /// The card with this name, in words.
    pub fn card(&self, words: &[&str]) -> Option<Kind> {
        self.cards.get(&slug(&words.join(" "))).copied()
    }

    /// The holy place with this name, in words.
    pub fn place(&self, words: &[&str]) -> Option<Holy> {
        self.places.get(&slug(&words.join(" "))).copied()
    }
}

fn names<'l, K: Numbered + PartialEq>(
    labels: impl Iterator<Item = &'l Label> + Clone,
) -> BTreeMap<String, K> {
    let numbered = (0u8..).map(K::at).zip(labels);
    let mut names: BTreeMap<String, K> = BTreeMap::new();
    let mut doubtful = Vec::new();
    for (kind, label) in numbered.clone() {
        for name in ["en", "fr"].map(|language| label.name.of(language)) {
            let earlier = names.insert(slug(name), kind);
            if earlier.is_some_and(|earlier| earlier != kind) {
                doubtful.push(slug(name));
            }
        }
    }
    names.retain(|name, _| !doubtful.contains(name));
    // Ids are never ambiguous.
    names.extend(numbered.map(|(kind, label)| (label.id.clone(), kind)));
    names
}

/// Adds the names of these labels for what has their ids, unless they mean something already.
fn add<'l, K: Copy>(names: &mut BTreeMap<String, K>, labels: impl Iterator<Item = &'l Label>) {
    for label in labels {
        if let Some(kind) = names.get(&label.id).copied() {
            for name in ["en", "fr"].map(|language| label.name.of(language)) {
                names.entry(slug(name)).or_insert(kind);
            }
        }
    }
}

/// A name as one word: small letters without accents, hyphens for everything else.
pub(crate) fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in folded(name).chars() {
        if letter.is_alphanumeric() {
            slug.push(letter);
        } else if !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug
}
