//! What can be caught, as switches: parts of the whole plays that the choices foretell. What may be caught with what is known by the game
//! alone; here it is looked up.

use cards::{Bag, Kind};
use game::Data;
use game::sight::data;
use safaru::action::{Action, Catch, Way};
use safaru::prospect::{Because, Exclusion, Part, Prospect, Yield};

use super::in_order;

/// A whole play: what it catches, what comes of it, and the choice that it begins with.
#[derive(Clone)]
pub(super) struct Play {
    pub parts: Vec<Part>,
    pub comes: Yield,
    pub choice: usize,
}

impl Play {
    fn has(&self, parts: &[Part]) -> bool {
        parts.iter().all(|part| self.parts.contains(part))
    }

    fn steps(&self) -> Vec<(Way, Action)> {
        let of = |part: &Part| {
            let cards = in_order(part.cards).into_iter().map(Action::Take).chain([Action::Enough]);
            let way = part.way;
            cards.map(move |action| (way, action)).collect::<Vec<_>>()
        };
        self.parts.iter().flat_map(of).collect()
    }
}

/// The parts of a catch.
pub(super) fn parts_of(catch: &Catch) -> Vec<Part> {
    Way::ALL
        .into_iter()
        .map(|way| Part { way, cards: catch.by(way) })
        .filter(|part| !part.cards.is_empty())
        .collect()
}

/// The plays that a choice foretells.
pub(super) fn plays_of(choice: usize, prospect: &Prospect) -> Vec<Play> {
    let plays = prospect.plays.iter().zip(&prospect.yields);
    plays.map(|(catch, comes)| Play { parts: parts_of(catch), comes: *comes, choice }).collect()
}

/// Every part of some plays, by way; those of fewer cards first.
pub(super) fn rows(plays: &[Play]) -> Vec<(Way, Vec<Part>)> {
    let row = |way: Way| {
        let mut parts: Vec<Part> = Vec::new();
        for part in plays.iter().flat_map(|play| &play.parts).filter(|part| part.way == way) {
            if !parts.contains(part) {
                parts.push(*part);
            }
        }
        parts.sort_by_key(|part| part.cards.count());
        (way, parts)
    };
    Way::ALL.into_iter().map(row).filter(|(_, parts)| !parts.is_empty()).collect()
}

/// Why a part cannot be switched on.
pub(super) struct Hindrance {
    /// What was said about it; nothing: only that they do not go together.
    pub because: Option<Because>,
    /// What is on and in its way.
    pub by: Vec<Part>,
}

/// What is in the way of a part, beside what is on in other ways.
pub(super) fn hindrance(
    part: Part,
    on: &[Part],
    plays: &[Play],
    exclusions: &[Exclusion],
    wild: Bag,
) -> Option<Hindrance> {
    let beside: Vec<Part> = on.iter().filter(|other| other.way != part.way).copied().collect();
    let mut wanted = beside.clone();
    wanted.push(part);
    if plays.iter().any(|play| play.has(&wanted)) {
        return None;
    }
    for by in &beside {
        let is_said = |exclusion: &&Exclusion| {
            (exclusion.one == part && exclusion.other == *by)
                || (exclusion.one == *by && exclusion.other == part)
        };
        if let Some(said) = exclusions.iter().find(is_said) {
            return Some(Hindrance { because: Some(said.because), by: vec![*by] });
        }
    }
    for by in &beside {
        let needed = |card: &Kind| part.cards.count_of(*card) + by.cards.count_of(*card);
        if let Some(card) = part.cards.kinds().find(|card| needed(card) > wild.count_of(*card)) {
            return Some(Hindrance { because: Some(Because::Card(card)), by: vec![*by] });
        }
    }
    Some(Hindrance { because: None, by: beside })
}

/// The play that is exactly what is on.
pub(super) fn play_of<'a>(plays: &'a [Play], on: &[Part]) -> Option<&'a Play> {
    plays.iter().find(|play| play.parts.len() == on.len() && play.has(on))
}

/// What every play that contains what is on has besides: without it nothing can be done.
pub(super) fn missing(plays: &[Play], on: &[Part]) -> Vec<Part> {
    let mut fitting = plays.iter().filter(|play| play.has(on));
    let Some(first) = fitting.next() else { return Vec::new() };
    let rest: Vec<&Play> = fitting.collect();
    let is_everywhere =
        |part: &&Part| !on.contains(part) && rest.iter().all(|play| play.parts.contains(part));
    first.parts.iter().filter(is_everywhere).copied().collect()
}

/// A play as one command. Its cards are chosen one after the other, and what has one answer only is not asked: steps at which all plays that
/// began like this one agree are left out.
pub(super) fn command(play: &Play, plays: &[Play], begins: Action) -> Vec<Data> {
    let is_begun = !matches!(begins, Action::Play { .. });
    let mut alike: Vec<Vec<(Way, Action)>> =
        plays.iter().filter(|other| is_begun || other.choice == play.choice).map(Play::steps).collect();
    let mut taken = if is_begun { Vec::new() } else { vec![data(&begins)] };
    for (place, step) in play.steps().into_iter().enumerate() {
        if alike.iter().any(|steps| steps.get(place) != Some(&step)) {
            taken.push(data(&step.1));
        }
        alike.retain(|steps| steps.get(place) == Some(&step));
    }
    taken
}
