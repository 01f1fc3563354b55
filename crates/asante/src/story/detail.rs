//! What a player wants to read beside a move in the list: what it costs, brings and names, here and now. It is said of what
//! would follow ([`Prospect`]).

use game::{Phrase, Seat};

use crate::Asante;
use crate::action::{Action, InTurn, OfCards, OfPlaces, OfWares};
use crate::card::{Holy, Kind};
use crate::prospect::{Ending, Prospect};
use crate::state::{Frame, other};
use crate::view::Open;

fn count(key: &'static str, count: u8) -> Phrase {
    Phrase::new(key).with("count", count)
}

impl Asante {
    /// What is to be said of a legal action to the one who may take it.
    pub(super) fn detail_of(&self, open: &Open, action: Action, then: &Prospect) -> Option<Phrase> {
        match action {
            Action::Turn(action) => self.detail_in_turn(open, action, then),
            Action::Card(OfCards::Reduce) => Some(count("detail-reduce", then.other.discarded)),
            Action::Ware(OfWares::Count(_)) => Some(count("detail-discards", then.discarded)),
            Action::Ware(OfWares::Take(_)) if then.other.drawn > 0 => {
                Some(count("detail-other-draws", then.other.drawn))
            }
            Action::Card(OfCards::Drop(_)) | Action::Ware(OfWares::Take(_) | OfWares::Return(_)) => {
                price(then)
            }
            Action::Artifact(_) => then.artifact.map(|card| self.quoted(card)),
            Action::Place(OfPlaces::Apply(_)) => then.place.map(|place| self.quoted_place(place)),
            Action::Reaction(_)
            | Action::Card(_)
            | Action::Ware(OfWares::Swap { .. })
            | Action::Place(OfPlaces::Bless(_) | OfPlaces::Done) => None,
        }
    }

    fn detail_in_turn(&self, open: &Open, action: InTurn, then: &Prospect) -> Option<Phrase> {
        match action {
            InTurn::Draw if matches!(open.frames.last(), Some(Frame::Choose { .. })) => {
                Some(if then.other.taken > 0 {
                    count("detail-other-takes", then.drawn).with("wares", then.other.taken)
                } else {
                    count("detail-refill", then.drawn)
                })
            }
            InTurn::Draw => None,
            InTurn::Buy { .. } | InTurn::Sell { .. } | InTurn::Play(_) => price(then),
            InTurn::Lay { .. } => self.detail_of_laying(then),
            InTurn::Use(_) => then.artifact.map(|card| self.quoted(card)),
            InTurn::Visit(place) => {
                let owned = open.owned[open.active].iter().filter(|owned| **owned == place).count();
                (owned > 1).then(|| count("detail-times", owned as u8))
            }
            InTurn::End => detail_of_ending(then, open.actions, other(open.active)),
        }
    }

    fn quoted(&self, card: Kind) -> Phrase {
        Phrase::new("card-quoted").with("card", self.name_of(card))
    }

    fn quoted_place(&self, place: Holy) -> Phrase {
        Phrase::new("card-quoted").with("card", self.name_of_place(place))
    }

    /// ASA.30, ASA.31: who receives which holy place, and which artifact makes room.
    fn detail_of_laying(&self, then: &Prospect) -> Option<Phrase> {
        let place = then.place.map(|place| self.name_of_place(place));
        match (then.replaced.map(|card| self.name_of(card)), place) {
            (None, None) => None,
            (None, Some(place)) => {
                Some(Phrase::new("detail-lay").with("who", then.receiver?).with("place", place))
            }
            (Some(card), None) => Some(Phrase::new("detail-replace-only").with("card", card)),
            (Some(card), Some(place)) => {
                Some(Phrase::new("detail-replace").with("card", card).with("place", place))
            }
        }
    }
}

/// What it costs or brings.
fn price(then: &Prospect) -> Option<Phrase> {
    let key = match then.gold {
        0 => return None,
        1.. => "detail-brings",
        ..0 => "detail-costs",
    };
    Some(Phrase::new(key).with("gold", then.gold.unsigned_abs()))
}

/// ASA.13, ASA.60: what becomes of the actions left, and of the game.
fn detail_of_ending(then: &Prospect, left: u8, next: Seat) -> Option<Phrase> {
    match then.ending? {
        Ending::Game => Some(Phrase::new("detail-end-game")),
        Ending::LastTurnBegins => Some(Phrase::new("detail-end-begins").with("who", next)),
        Ending::Turn if then.gold > 0 => Some(count("detail-end-gold", left)),
        Ending::Turn if left > 0 => Some(Phrase::new("detail-end-lost")),
        Ending::Turn => None,
    }
}
