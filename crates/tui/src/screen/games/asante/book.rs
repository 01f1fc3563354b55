//! The cards by their numbers, as the list of all cards has them.

use asante::card::{Holy, Kind, Ware};
use game::phrase::Term;
use game::{Phrase, Value};

use crate::screen::contract::Scene;
use crate::screen::look::{Hue, Ink};

/// What sort of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Ware,
    Artifact,
    Person,
    Animal,
    Place,
}

const SECTIONS: [(&str, Sort); 5] = [
    ("cards-wares", Sort::Ware),
    ("cards-artifacts", Sort::Artifact),
    ("cards-persons", Sort::Person),
    ("cards-animals", Sort::Animal),
    ("cards-holy", Sort::Place),
];

/// A card, or a holy place.
#[derive(Clone, Copy)]
pub(super) struct Card<'a> {
    term: &'a Term,
    pub sort: Sort,
}

fn all<'a>(scene: &Scene<'a>) -> impl Iterator<Item = Card<'a>> {
    scene.glossary.sections.iter().flat_map(|section| {
        let sort = SECTIONS.iter().find(|(key, _)| section.title.key == *key).map(|(_, sort)| *sort);
        sort.into_iter().flat_map(|sort| section.terms.iter().map(move |term| Card { term, sort }))
    })
}

/// A card of the main pile.
pub(super) fn card<'a>(scene: &Scene<'a>, kind: Kind) -> Option<Card<'a>> {
    all(scene).filter(|card| card.sort != Sort::Place).nth(usize::from(kind.0))
}

/// A holy place.
pub(super) fn place<'a>(scene: &Scene<'a>, place: Holy) -> Option<Card<'a>> {
    all(scene).filter(|card| card.sort == Sort::Place).nth(usize::from(place.0))
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Value> {
    phrase.arguments.iter().find(|(key, _)| key == name).map(|(_, value)| value)
}

fn inner<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Phrase> {
    match argument(phrase, name) {
        Some(Value::Phrase(inner)) => Some(inner),
        _ => None,
    }
}

impl Card<'_> {
    pub(super) fn name(self, scene: &Scene<'_>) -> String {
        scene.lexicon.say_value(&self.term.name, scene.names)
    }

    fn effect(&self) -> &Phrase {
        inner(&self.term.words, "what").unwrap_or(&self.term.words)
    }

    /// What it does, in sentences.
    pub(super) fn text(self, scene: &Scene<'_>) -> String {
        scene.say(self.effect())
    }

    /// What it does, in the fewest words: those beside its effect, which take the same numbers, of a list the largest.
    pub(super) fn short(self, scene: &Scene<'_>) -> String {
        let effect = inner(self.effect(), "what").unwrap_or(self.effect());
        let key = effect.key.replacen("effect-", "short-", 1).replacen("blessing-", "page-blessing-", 1);
        if scene.lexicon.word(&key).is_none() && !scene.lexicon.has(&key) {
            return self.text(scene);
        }
        let mut phrase = Phrase { key: key.into(), ..effect.clone() };
        for (_, value) in phrase.arguments.to_mut() {
            if let Value::List(list) = value {
                let numbers = list
                    .iter()
                    .filter_map(|one| if let Value::Number(number) = one { Some(*number) } else { None });
                if let Some(largest) = numbers.max() {
                    *value = Value::Number(largest);
                }
            }
        }
        scene.say(&phrase)
    }

    /// The wares of a ware card, as letters; a question mark for each of a package.
    pub(super) fn goods(self) -> String {
        let shown: Vec<&Value> = match argument(self.effect(), "wares") {
            Some(Value::List(list)) => list.iter().collect(),
            Some(one) => vec![one],
            None => Vec::new(),
        };
        let letters = |value: &Value| {
            let Value::Phrase(phrase) = value else { return String::new() };
            let ware = Ware::ALL.into_iter().find(|ware| phrase.key == wares_key(*ware));
            let count = match argument(phrase, "count") {
                Some(Value::Number(count)) => usize::try_from(*count).unwrap_or(0),
                _ => 0,
            };
            ware.map_or('?', Ware::letter).to_string().repeat(count)
        };
        shown.into_iter().map(letters).collect()
    }
}

/// The word for a ware.
pub(super) const fn ware_key(ware: Ware) -> &'static str {
    match ware {
        Ware::Trinkets => "ware-trinkets",
        Ware::Hides => "ware-hides",
        Ware::Tea => "ware-tea",
        Ware::Silk => "ware-silk",
        Ware::Fruit => "ware-fruit",
        Ware::Salt => "ware-salt",
    }
}

const fn wares_key(ware: Ware) -> &'static str {
    match ware {
        Ware::Trinkets => "wares-trinkets",
        Ware::Hides => "wares-hides",
        Ware::Tea => "wares-tea",
        Ware::Silk => "wares-silk",
        Ware::Fruit => "wares-fruit",
        Ware::Salt => "wares-salt",
    }
}

/// The ground of a ware.
pub(super) const fn ink(ware: Ware) -> Ink {
    Ink::Suit(match ware {
        Ware::Trinkets => Hue::Pink,
        Ware::Hides => Hue::Red,
        Ware::Tea => Hue::Teal,
        Ware::Silk => Hue::Black,
        Ware::Fruit => Hue::Yellow,
        Ware::Salt => Hue::Blue,
    })
}
