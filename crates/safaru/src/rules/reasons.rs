//! Which clause forbids what. Asked after a refusal; it never decides.

use cards::{Bag, Kind};
use game::{Phrase, Seat, Why};

use super::catching::possible_ways;
use super::plays::lacks_a_zero;
use crate::Safaru;
use crate::action::{Action, Catch, Way, Ways};
use crate::card::{BABIES, SEVENTEEN, card_values};
use crate::config::Variant;
use crate::selection::sum;
use crate::state::{Catching, Frame, State};

impl Safaru {
    pub(super) fn reason(&self, state: &State, seat: Seat, action: Action) -> Why {
        match (state.frame, action) {
            (Frame::Over, _) => Why::new("SAF.21", Phrase::new("why-over")),
            (Frame::DrawDealer, _) => Why::new("SAF.13", Phrase::new("why-nature")),
            (Frame::Deal, _) => Why::new("SAF.10", Phrase::new("why-nature")),
            (Frame::Turn(_), Action::Name(_) | Action::Take(_) | Action::Enough) => {
                Why::new("SAF.2", Phrase::new("why-play-a-card"))
            }
            (Frame::Turn(_), Action::Release(card) | Action::Play { card, .. })
                if !state.hands[seat].has(card) =>
            {
                Why::new("SAF.2", said("why-not-in-hand", card))
            }
            // Of a hand card only the one thing was refused: it could catch.
            (Frame::Turn(_), Action::Release(card)) => Why::new("SAF.8", said("why-could-catch", card)),
            (Frame::Turn(_), Action::Play { card, ways }) => self.why_not_played(state.wild, card, ways),
            (Frame::Naming { card, .. }, Action::Name(way)) => why_not_in_this_way(card, way),
            (Frame::Naming { card, .. }, _) => Why::new("SAF.30", said("why-name-first", card)),
            (Frame::Catching(catching), Action::Take(kind)) => why_not_taken(&catching, state.wild, kind),
            (Frame::Catching(catching), Action::Enough) => {
                Why::new(catching.now.clause(), said("why-not-enough", catching.card))
            }
            (Frame::Catching(Catching { card, .. }), _) => Why::new("SAF.2", said("why-choose-first", card)),
        }
    }

    /// Why a card of the own hand cannot be played in these ways.
    pub(crate) fn why_not_played(&self, wild: Bag, card: Kind, ways: Ways) -> Why {
        let possible = possible_ways(card.number(), wild);
        if wild.is_empty() {
            return Why::new("SAF.9", Phrase::new("why-table-empty"));
        }
        if possible.is_empty() {
            return Why::new("SAF.2", said("why-cannot-catch", card));
        }
        match self.settings.variant {
            Variant::Reverse if possible.count() > 1 => Why::new("SAF.30", said("why-neighbour-names", card)),
            Variant::Reverse => Why::new("SAF.32", said("why-only-one-way", card)),
            Variant::Plain if ways.is_empty() => Why::new("SAF.2", said("why-say-how", card)),
            Variant::Plain => match ways.iter().find(|&way| !possible.has(way)) {
                Some(way) => why_not_in_this_way(card, way),
                None => Why::new("SAF.6", said("why-not-together", card)),
            },
        }
    }
}

/// Why a card cannot catch this; nothing if it can.
pub(crate) fn why_not_caught(wild: Bag, card: Kind, catch: &Catch) -> Option<Why> {
    let number = card.number();
    for way in catch.ways().iter() {
        let cards = catch.by(way);
        let words = match way {
            Way::Add if cards.count() < 2 => said("why-add-two", card),
            Way::Add if sum(cards) != u16::from(number) => {
                said("why-add-sum", card).with("sum", sum(cards)).with("number", number)
            }
            Way::Seventeen if sum(cards) != u16::from(SEVENTEEN - number) => {
                said("why-seventeen-sum", card).with("sum", sum(cards)).with("needed", SEVENTEEN - number)
            }
            Way::Pair if sum(cards) != u16::from(number) => {
                said("why-pair-number", card).with("number", number)
            }
            Way::Add | Way::Seventeen | Way::Pair => continue,
        };
        return Some(Why::new(way.clause(), words));
    }
    let mut rest = wild;
    for way in catch.ways().iter() {
        let missing = missing(catch.by(way), wild);
        if missing.has(card) {
            return Some(Why::new("SAF.12", said("why-catches-itself", card)));
        }
        if !missing.is_empty() {
            let words = Phrase::new("why-not-wild").with("cards", card_values(missing));
            return Some(Why::new(way.clause(), words));
        }
        if !catch.by(way).within(rest) {
            return Some(Why::new("SAF.6", Phrase::new("why-caught-twice")));
        }
        rest = rest.minus(catch.by(way));
    }
    lacks_a_zero(catch, wild).then(|| why_a_zero(wild))
}

/// Why a card cannot be chosen next.
fn why_not_taken(catching: &Catching, wild: Bag, kind: Kind) -> Why {
    let (card, way) = (catching.card, catching.now);
    let about = |key| said(key, card).with("kind", kind.value());
    let rest = wild.minus(catching.catch.cards());
    if !wild.has(kind) && kind == card {
        return Why::new("SAF.12", said("why-catches-itself", card));
    }
    if !wild.has(kind) {
        let words = Phrase::new("why-not-wild").with("cards", card_values(Bag::EMPTY.with(kind)));
        return Why::new(way.clause(), words);
    }
    if !rest.has(kind) {
        return Why::new("SAF.6", Phrase::new("why-caught-twice"));
    }
    if way == Way::Pair {
        return Why::new("SAF.5", said("why-pair-number", card).with("number", card.number()));
    }
    if kind.number() > catching.left() {
        return Why::new(way.clause(), about("why-too-much").with("left", catching.left()));
    }
    if !catching.is_in_order(kind) {
        return Why::new(way.clause(), about("why-order"));
    }
    if catching.owes_a_zero(wild) && kind.number() > 0 {
        return why_a_zero(wild);
    }
    Why::new("SAF.6", about("why-dead-end"))
}

fn why_not_in_this_way(card: Kind, way: Way) -> Why {
    let key = match way {
        Way::Add => "why-no-add",
        Way::Seventeen => "why-no-seventeen",
        Way::Pair => "why-no-pair",
    };
    Why::new(way.clause(), said(key, card))
}

fn why_a_zero(wild: Bag) -> Why {
    Why::new("SAF.7", Phrase::new("why-zero").with("cards", card_values(wild.and(BABIES))))
}

/// The cards that are there more often than in the wild.
fn missing(cards: Bag, wild: Bag) -> Bag {
    cards.kinds().filter(|&kind| cards.count_of(kind) > wild.count_of(kind)).collect()
}

fn said(key: &'static str, card: Kind) -> Phrase {
    Phrase::new(key).with("card", card.value())
}
