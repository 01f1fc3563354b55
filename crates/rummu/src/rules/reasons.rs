//! Which clause forbids what. Asked after a refusal; it never decides.

use cards::{Bag, Kind};
use game::{Phrase, Seat, Why};

use crate::Rummu;
use crate::action::Action;
use crate::card::{Flaw, card_values, for_each_joint_addition, is_joker, shape, swaps};
use crate::config::ComingOut;
use crate::state::{Frame, State};

impl Rummu {
    pub(super) fn reason(&self, state: &State, seat: Seat, action: Action) -> Why {
        match (state.frame, action) {
            (Frame::Over, _) => why("RUM.35", "why-over"),
            (Frame::Dealer, _) => why("RUM.6", "why-nature"),
            (Frame::Deal, _) => why("RUM.1", "why-nature"),
            (Frame::Card(_), _) => why("RUM.4", "why-nature"),
            (Frame::Drawing(_), Action::Draw) => why("RUM.5", "why-no-stock"),
            (
                Frame::Drawing(_),
                Action::Take
                | Action::Enough
                | Action::Lay(_)
                | Action::Add { .. }
                | Action::Swap { .. }
                | Action::Discard(_)
                | Action::TakeBack { .. },
            ) => why("RUM.3", "why-draw-first"),
            (Frame::Taking(_), _) => why("RUM.4", "why-taking"),
            (Frame::Laying(_) | Frame::Short(_), Action::Draw | Action::Take | Action::Enough) => {
                why("RUM.3", "why-drawn-already")
            }
            (Frame::Laying(_) | Frame::Short(_), Action::Lay(cards)) => self.why_not_lay(state, seat, cards),
            (Frame::Short(_), Action::Add { .. } | Action::Swap { .. } | Action::Discard(_)) => {
                why("RUM.25", "why-short")
            }
            (Frame::Laying(_), Action::Add { cards, to }) => self.why_not_add(state, seat, cards, to),
            (Frame::Laying(_), Action::Swap { card, at }) => self.why_not_swap(state, seat, card, at),
            (Frame::Laying(_), Action::Discard(card)) => why_not_held(card, "RUM.3"),
            (Frame::Laying(_) | Frame::Short(_), Action::TakeBack { .. }) => why("RUM.23", "why-cards-left"),
            (Frame::TakingBack(_), Action::TakeBack { card, from }) => why_not_back(state, seat, card, from),
            (
                Frame::TakingBack(_),
                Action::Draw
                | Action::Take
                | Action::Enough
                | Action::Lay(_)
                | Action::Add { .. }
                | Action::Swap { .. }
                | Action::Discard(_),
            ) => why("RUM.23", "why-take-back"),
        }
    }

    fn why_not_lay(&self, state: &State, seat: Seat, cards: Bag) -> Why {
        let hand = state.hands[seat];
        if let Some(card) = missing(hand, cards) {
            return why_not_held(card, "RUM.3");
        }
        if let Err(flaw) = shape(cards) {
            let (clause, key) = flaw_words(flaw);
            return Why::new(clause, Phrase::new(key).with("cards", card_values(cards)));
        }
        let needed = self.settings.needed(state.scores[seat]);
        let first = !state.out.has(seat) && !matches!(state.frame, Frame::Short(_));
        if first && cards.count() < needed {
            return match self.settings.coming_out {
                ComingOut::One => why_few(needed, "RUM.20", "why-come-out"),
                ComingOut::Together => why_few(needed, "RUM.25", "why-come-out-together"),
            };
        }
        match self.settings.coming_out {
            ComingOut::Together if !state.out.has(seat) => why("RUM.25", "why-last-card-together"),
            ComingOut::One | ComingOut::Together => why("RUM.23", "why-last-card"),
        }
    }

    fn why_not_add(&self, state: &State, seat: Seat, cards: Bag, to: u8) -> Why {
        let hand = state.hands[seat];
        if let Some(card) = missing(hand, cards) {
            return why_not_held(card, "RUM.3");
        }
        if !state.out.has(seat) {
            return self.why_not_out(state, seat, "RUM.21");
        }
        let Some(combination) = state.table.get(to) else { return why_no_combination(to, "RUM.21") };
        let mut whole = cards.count() == 1;
        for_each_joint_addition(combination.cards, cards.kinds_mask(), |found| whole |= found == cards);
        let (clause, key) = match shape(combination.cards.plus(cards)) {
            Ok(_) if whole => return why("RUM.23", "why-last-card"),
            Ok(_) => ("RUM.14", "why-part-first"),
            Err(Flaw::TooManyJokers | Flaw::JokerTwice) => ("RUM.13", "why-no-more-jokers"),
            Err(Flaw::TooFew | Flaw::Identical | Flaw::NoOrder | Flaw::ColourTwice) => {
                ("RUM.14", "why-does-not-fit")
            }
        };
        let words = Phrase::new(key).with("added", card_values(cards));
        Why::new(clause, words.with("cards", card_values(combination.cards)))
    }

    /// Before coming out nothing is added or swapped.
    fn why_not_out(&self, state: &State, seat: Seat, clause: &'static str) -> Why {
        let key = match self.settings.coming_out {
            ComingOut::One => "why-not-out",
            ComingOut::Together => "why-not-out-together",
        };
        why_few(self.settings.needed(state.scores[seat]), clause, key)
    }

    fn why_not_swap(&self, state: &State, seat: Seat, card: Kind, at: u8) -> Why {
        if !state.hands[seat].has(card) {
            return why_not_held(card, "RUM.3");
        }
        if !state.out.has(seat) {
            return self.why_not_out(state, seat, "RUM.22");
        }
        let Some(combination) = state.table.get(at) else { return why_no_combination(at, "RUM.22") };
        let key = match (is_joker(card), swaps(combination.cards)) {
            (true, _) => "why-swap-joker",
            (false, 0) => "why-no-joker",
            (false, _) => "why-other-joker",
        };
        let words = Phrase::new(key).with("card", card.value());
        Why::new("RUM.22", words.with("cards", card_values(combination.cards)))
    }
}

/// Why a player without cards cannot take back this one (RUM.23).
fn why_not_back(state: &State, seat: Seat, card: Kind, from: u8) -> Why {
    let Some(combination) = state.table.get(from) else { return why_no_combination(from, "RUM.23") };
    let key = if combination.owner != seat {
        "why-not-yours"
    } else if combination.cards.has(card) {
        "why-needed-there"
    } else {
        "why-not-there"
    };
    let words = Phrase::new(key).with("card", card.value());
    Why::new("RUM.23", words.with("cards", card_values(combination.cards)))
}

/// The first of these cards that is not in the hand.
fn missing(hand: Bag, cards: Bag) -> Option<Kind> {
    cards.kinds().find(|&card| cards.count_of(card) > hand.count_of(card))
}

fn why(clause: &'static str, key: &'static str) -> Why {
    Why::new(clause, Phrase::new(key))
}

fn why_not_held(card: Kind, clause: &'static str) -> Why {
    Why::new(clause, Phrase::new("why-not-in-hand").with("card", card.value()))
}

fn why_few(needed: u8, clause: &'static str, key: &'static str) -> Why {
    Why::new(clause, Phrase::new(key).with("needed", needed))
}

fn why_no_combination(place: u8, clause: &'static str) -> Why {
    Why::new(clause, Phrase::new("why-no-combination").with("place", u32::from(place) + 1))
}

fn flaw_words(flaw: Flaw) -> (&'static str, &'static str) {
    match flaw {
        Flaw::TooFew => ("RUM.10", "why-too-few"),
        Flaw::NoOrder => ("RUM.10", "why-no-order"),
        Flaw::Identical => ("RUM.11", "why-identical"),
        Flaw::ColourTwice => ("RUM.11", "why-colour-twice"),
        Flaw::JokerTwice => ("RUM.13", "why-joker-twice"),
        Flaw::TooManyJokers => ("RUM.13", "why-too-many-jokers"),
    }
}
