//! What cards and holy places are called in notation: by their ids, and by their names in both languages where these are
//! not ambiguous.

use std::collections::BTreeMap;

use game::notation::folded;

use crate::bag::Row as Numbered;
use crate::card::{Deck, Holy, Kind, Label};

/// What everything of a deck is called.
#[derive(Clone, Debug)]
pub struct Names {
    cards: BTreeMap<String, Kind>,
    places: BTreeMap<String, Holy>,
}

impl Names {
    /// The names in a deck.
    pub fn of(deck: &Deck) -> Names {
        Names {
            cards: names(deck.cards.iter().map(|row| &row.label)),
            places: names(deck.holy.iter().map(|row| &row.label)),
        }
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
