//! Which clause forbids what. Asked after a refusal; it never decides.

use cards::{Bag, Kind};
use game::{Phrase, Seat, Why};

use super::ways::Field;
use crate::Safaru;
use crate::action::{Action, Catch, Way};
use crate::card::{BABIES, SEVENTEEN, card_values, sum};
use crate::config::Variant;
use crate::state::{Frame, State};

impl Safaru {
    pub(super) fn reason(&self, state: &State, seat: Seat, action: Action) -> Why {
        match (state.frame, action) {
            (Frame::Over, _) => Why::new("SAF.21", Phrase::new("why-over")),
            (Frame::DrawDealer, _) => Why::new("SAF.13", Phrase::new("why-nature")),
            (Frame::Deal, _) => Why::new("SAF.10", Phrase::new("why-nature")),
            (Frame::Deciding { card, .. }, Action::Take(catch)) => {
                why_not_one_way(&catch).unwrap_or_else(|| why_not_caught(state.wild, card, &catch))
            }
            (Frame::Deciding { card, .. }, Action::Release(_) | Action::Play(_) | Action::Offer(_)) => {
                Why::new("SAF.30", Phrase::new("why-choose-first").with("card", card.value()))
            }
            (Frame::Turn(_), Action::Take(_)) => Why::new("SAF.2", Phrase::new("why-play-a-card")),
            (Frame::Turn(_), Action::Release(card) | Action::Offer(card)) if !state.hands[seat].has(card) => {
                not_in_hand(card)
            }
            // Of a hand card only the one thing was refused: it could catch.
            (Frame::Turn(_), Action::Release(card)) => {
                Why::new("SAF.8", Phrase::new("why-could-catch").with("card", card.value()))
            }
            (Frame::Turn(_), Action::Offer(card)) => self.why_not_offered(state, card),
            (Frame::Turn(_), Action::Play(play)) => {
                self.why_not_played(state, seat, play.card(), &play.catch())
            }
        }
    }

    fn why_not_offered(&self, state: &State, card: Kind) -> Why {
        let say = |clause, key| Why::new(clause, Phrase::new(key).with("card", card.value()));
        if !Field::of(state.wild).can_catch(card.number()) {
            return nothing_to_catch(state.wild, card);
        }
        match self.settings.variant {
            Variant::Plain => say("SAF.2", "why-say-what"),
            Variant::Reverse => say("SAF.32", "why-only-one-way"),
        }
    }

    fn why_not_played(&self, state: &State, seat: Seat, card: Kind, catch: &Catch) -> Why {
        if !state.hands[seat].has(card) {
            return not_in_hand(card);
        }
        let field = Field::of(state.wild);
        if !field.can_catch(card.number()) {
            return nothing_to_catch(state.wild, card);
        }
        if self.settings.variant == Variant::Reverse {
            if field.ways(card.number()) > 1 {
                return Why::new("SAF.30", Phrase::new("why-neighbour-decides").with("card", card.value()));
            }
            if let Some(refusal) = why_not_one_way(catch) {
                return refusal;
            }
        }
        why_not_caught(state.wild, card, catch)
    }
}

fn not_in_hand(card: Kind) -> Why {
    Why::new("SAF.2", Phrase::new("why-not-in-hand").with("card", card.value()))
}

fn nothing_to_catch(wild: Bag, card: Kind) -> Why {
    if wild.is_empty() {
        return Why::new("SAF.9", Phrase::new("why-table-empty"));
    }
    Why::new("SAF.2", Phrase::new("why-cannot-catch").with("card", card.value()))
}

/// SAF.30: in the reverse game exactly one way.
fn why_not_one_way(catch: &Catch) -> Option<Why> {
    (catch.ways().count() != 1).then(|| Why::new("SAF.30", Phrase::new("why-one-way")))
}

/// Why a card cannot catch this.
fn why_not_caught(wild: Bag, card: Kind, catch: &Catch) -> Why {
    let number = card.number();
    let say = |key| Phrase::new(key).with("card", card.value());
    match catch.wrong_way(number) {
        Some(Way::Add) if catch.add.count() < 2 => return Why::new("SAF.3", say("why-add-two")),
        Some(Way::Add) => {
            return Why::new("SAF.3", say("why-add-sum").with("sum", sum(catch.add)).with("number", number));
        }
        Some(Way::Seventeen) => {
            let words = say("why-seventeen-sum").with("sum", sum(catch.seventeen));
            return Why::new("SAF.4", words.with("needed", SEVENTEEN - number));
        }
        Some(Way::Pair) => return Why::new("SAF.5", say("why-pair-number").with("number", number)),
        None => {}
    }
    let pair = catch.pair.map_or(Bag::EMPTY, |kind| Bag::EMPTY.with(kind));
    for (clause, cards) in [("SAF.3", catch.add), ("SAF.4", catch.seventeen), ("SAF.5", pair)] {
        let missing: Bag = cards.kinds().filter(|&kind| cards.count_of(kind) > wild.count_of(kind)).collect();
        if missing.has(card) {
            return Why::new("SAF.12", say("why-catches-itself"));
        }
        if !missing.is_empty() {
            return Why::new(clause, Phrase::new("why-not-wild").with("cards", card_values(missing)));
        }
    }
    if catch.together().is_none_or(|caught| !caught.within(wild)) {
        return Why::new("SAF.6", Phrase::new("why-caught-twice"));
    }
    if catch.ways().next().is_none() {
        return Why::new("SAF.2", say("why-say-what"));
    }
    debug_assert!(!wild.and(BABIES).is_empty(), "only the rule of the 0s is left");
    Why::new("SAF.7", Phrase::new("why-zero").with("cards", card_values(wild.and(BABIES))))
}
