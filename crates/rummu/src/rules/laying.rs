//! Laying, adding, swapping and taking back: what can be done, and what comes of it.

use cards::{Bag, Kind};
use game::Seat;

use super::memory;
use crate::Rummu;
use crate::action::Action;
use crate::card::{
    FEWEST, Fitting, additions, for_each_combination, for_each_joint_addition, has_combination, joker_for,
    kinds_of, removals, shape, swapped, swaps,
};
use crate::config::ComingOut;
use crate::state::{Combination, Deed, Frame, State};

impl Rummu {
    /// What can be done between drawing and discarding (RUM.3, RUM.20 to RUM.23).
    #[inline]
    pub(super) fn list_laying(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.hands[seat];
        if state.out.has(seat) {
            list_lays(state, seat, FEWEST, out);
            list_on_table(state, seat, out);
        } else {
            self.list_first_lays(state, seat, out);
        }
        hand.kinds().for_each(|card| out.push(Action::Discard(card)));
    }

    /// The combinations with which the player can come out (RUM.20, RUM.25).
    #[inline]
    fn list_first_lays(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.hands[seat];
        let needed = self.settings.needed(state.scores[seat]);
        match self.settings.coming_out {
            ComingOut::One => list_lays(state, seat, needed, out),
            ComingOut::Together => for_each_combination(hand, FEWEST, hand.count() - 1, |cards| {
                if cards.count() >= needed || can_go_on(hand, cards) {
                    out.push(Action::Lay(cards));
                }
            }),
        }
    }

    /// RUM.20, RUM.21: a new combination.
    #[inline]
    pub(super) fn lay(&self, state: &mut State, seat: Seat, cards: Bag) {
        put_down(state, seat, cards);
        state.table.push(Combination { cards, owner: seat });
        state.last = Deed::Laid { by: seat, cards };
        let began_short = matches!(state.frame, Frame::Short(_));
        let needed = self.settings.needed(state.scores[seat]);
        // RUM.25: two combinations have at least six cards, which is always enough.
        state.frame = if state.hands[seat].is_empty() {
            state.out.add(seat);
            Frame::TakingBack(seat)
        } else if state.out.has(seat) || began_short || cards.count() >= needed {
            state.out.add(seat);
            Frame::Laying(seat)
        } else {
            Frame::Short(seat)
        };
    }
}

/// Every combination of the hand of at least so many cards that leaves a card to discard, and the whole hand if a card
/// can be taken back then (RUM.23).
#[inline]
fn list_lays(state: &State, seat: Seat, least: u8, out: &mut Vec<Action>) {
    let hand = state.hands[seat];
    let before = out.len();
    list_parts(hand, least, out);
    // Who can lay the whole hand can lay a part of it, if that is enough cards.
    if (out.len() > before || hand.count() == least) && can_lay_all(state, seat) {
        out.push(Action::Lay(hand));
    }
}

/// Every combination of at least so many cards that leaves a card of the hand.
#[inline]
pub(super) fn list_parts(hand: Bag, least: u8, out: &mut Vec<Action>) {
    for_each_combination(hand, least, hand.count() - 1, |cards| out.push(Action::Lay(cards)));
}

/// RUM.23: every card that the player can take back.
pub(super) fn list_taking_back(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for (from, combination) in state.table.of(seat) {
        kinds_of(removals(combination)).for_each(|card| out.push(Action::TakeBack { card, from }));
    }
}

/// RUM.14, RUM.21: a card is added to a combination, or several together.
#[inline]
pub(super) fn add(state: &mut State, seat: Seat, cards: Bag, to: u8) {
    let combination = state.table.cards_at(to);
    *combination = combination.plus(cards);
    put_down(state, seat, cards);
    state.last = Deed::Added { by: seat, cards, to };
    if state.hands[seat].is_empty() {
        state.frame = Frame::TakingBack(seat);
    }
}

/// RUM.22: a card takes the place of the joker that stood for it; the joker goes into the hand.
#[inline]
pub(super) fn swap(state: &mut State, seat: Seat, card: Kind, at: u8) {
    let joker = joker_for(card);
    let combination = state.table.cards_at(at);
    *combination = swapped(*combination, card);
    put_down(state, seat, Bag::EMPTY.with(card));
    state.hands[seat].add(joker);
    state.seen[seat].add(joker);
    state.last = Deed::Swapped { by: seat, card, at };
}

/// Cards leave the hand for the table.
#[inline]
fn put_down(state: &mut State, seat: Seat, cards: Bag) {
    state.hands[seat] = state.hands[seat].minus(cards);
    memory::leave(state, seat, cards);
    state.busy = true;
}

/// What can be added to the combinations on the table (RUM.14, RUM.21) if that leaves a card, or one can be taken back
/// (RUM.23); and what can be swapped for their jokers (RUM.22).
#[inline]
fn list_on_table(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat];
    let held = hand.kinds_mask();
    if hand.count() > 1 {
        let mut joint = 0;
        for (to, &combination) in state.table.cards().iter().enumerate() {
            let fitting = Fitting::of(combination);
            joint |= fitting.joint;
            for card in kinds_of(fitting.single & held) {
                out.push(Action::Add { cards: Bag::EMPTY.with(card), to: to as u8 });
            }
        }
        if joint & held != 0 {
            list_joint_additions(state, seat, out);
        }
    } else {
        list_last_additions(state, seat, out);
    }
    for (at, &combination) in state.table.cards().iter().enumerate() {
        let fitting = swaps(combination) & held;
        kinds_of(fitting).for_each(|card| out.push(Action::Swap { card, at: at as u8 }));
    }
}

/// RUM.14: what can be added only together.
#[cold]
fn list_joint_additions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat];
    for (to, &combination) in (0u8..).zip(state.table.cards()) {
        for_each_joint_addition(combination, hand.kinds_mask(), |cards| {
            if cards != hand || can_take_back(state, seat, Some((to, cards))) {
                out.push(Action::Add { cards, to });
            }
        });
    }
}

/// RUM.23: where the last card can be added.
#[cold]
fn list_last_additions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let cards = state.hands[seat];
    for (to, &combination) in (0u8..).zip(state.table.cards()) {
        let fits = additions(combination) & cards.kinds_mask() != 0;
        if fits && can_take_back(state, seat, Some((to, cards))) {
            out.push(Action::Add { cards, to });
        }
    }
}

/// RUM.23: is the whole hand a combination, after which a card can be taken back?
fn can_lay_all(state: &State, seat: Seat) -> bool {
    let hand = state.hands[seat];
    shape(hand).is_ok() && (removals(hand) != 0 || can_take_back(state, seat, None))
}

/// RUM.23, RUM.24: has the player a combination that is still one without one of its cards, when these cards have been
/// added to the one at this place?
#[cold]
fn can_take_back(state: &State, seat: Seat, added: Option<(u8, Bag)>) -> bool {
    state.table.of(seat).any(|(place, cards)| {
        let added = added.filter(|&(to, _)| to == place);
        removals(added.map_or(cards, |(_, added)| cards.plus(added))) != 0
    })
}

/// RUM.25: can another combination be laid after this one, and leave a card? Any other will do: together they have six
/// cards.
fn can_go_on(hand: Bag, cards: Bag) -> bool {
    can_lay_another(hand.minus(cards))
}

/// RUM.25: is there a combination in this hand that leaves a card?
pub(crate) fn can_lay_another(hand: Bag) -> bool {
    hand.count() > FEWEST && has_combination(hand)
}
