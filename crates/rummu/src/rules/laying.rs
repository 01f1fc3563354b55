//! Laying, adding and swapping: what can be laid, and what comes of it.

use cards::{Bag, Kind};
use game::Seat;

use crate::Rummu;
use crate::action::Action;
use crate::card::{
    FEWEST, additions, for_each_combination, has_combination, joker_for, kinds_of, swapped, swaps,
};
use crate::config::ComingOut;
use crate::state::{Combination, Deed, Frame, State};

impl Rummu {
    /// What can be done between drawing and discarding (RUM.3, RUM.20 to RUM.23).
    #[inline]
    pub(super) fn list_laying(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.hands[seat];
        if state.out.has(seat) {
            list_lays(state, seat, out);
            list_on_table(state, hand, out);
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
            ComingOut::One => {
                for_each_combination(hand, needed, hand.count() - 1, |cards| out.push(Action::Lay(cards)));
            }
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
        state.hands[seat] = state.hands[seat].minus(cards);
        let seen = state.seen[seat];
        state.seen[seat] = seen.minus(seen.and(cards));
        state.table.push(Combination { cards, owner: seat });
        state.busy = true;
        state.last = Deed::Laid { by: seat, cards };
        let began_short = matches!(state.frame, Frame::Short(_));
        let needed = self.settings.needed(state.scores[seat]);
        // RUM.25: two combinations have at least six cards, which is always enough.
        state.frame = if state.out.has(seat) || began_short || cards.count() >= needed {
            state.out.add(seat);
            Frame::Laying(seat)
        } else {
            Frame::Short(seat)
        };
    }
}

/// Every combination of the hand that leaves a card to discard (RUM.23).
#[inline]
pub(super) fn list_lays(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat];
    for_each_combination(hand, FEWEST, hand.count() - 1, |cards| out.push(Action::Lay(cards)));
}

/// RUM.21: a card is added to a combination.
#[inline]
pub(super) fn add(state: &mut State, seat: Seat, card: Kind, to: u8) {
    state.table.cards_at(to).add(card);
    put_down(state, seat, card);
    state.last = Deed::Added { by: seat, card, to };
}

/// RUM.22: a card takes the place of the joker that stood for it; the joker goes into the hand.
#[inline]
pub(super) fn swap(state: &mut State, seat: Seat, card: Kind, at: u8) {
    let joker = joker_for(card);
    let combination = state.table.cards_at(at);
    *combination = swapped(*combination, card);
    put_down(state, seat, card);
    state.hands[seat].add(joker);
    state.seen[seat].add(joker);
    state.last = Deed::Swapped { by: seat, card, at };
}

/// A card leaves the hand for the table.
fn put_down(state: &mut State, seat: Seat, card: Kind) {
    state.hands[seat].remove(card);
    if state.seen[seat].has(card) {
        state.seen[seat].remove(card);
    }
    state.busy = true;
}

/// What can be added to the combinations on the table (RUM.21) if that leaves a card (RUM.23), and swapped for their
/// jokers (RUM.22).
#[inline]
fn list_on_table(state: &State, hand: Bag, out: &mut Vec<Action>) {
    let held = hand.kinds_mask();
    if hand.count() > 1 {
        for (to, &combination) in state.table.cards().iter().enumerate() {
            let fitting = additions(combination) & held;
            kinds_of(fitting).for_each(|card| out.push(Action::Add { card, to: to as u8 }));
        }
    }
    for (at, &combination) in state.table.cards().iter().enumerate() {
        let fitting = swaps(combination) & held;
        kinds_of(fitting).for_each(|card| out.push(Action::Swap { card, at: at as u8 }));
    }
}

/// RUM.25: can another combination be laid after this one, and leave a card? Any other will do: together they have six
/// cards.
fn can_go_on(hand: Bag, cards: Bag) -> bool {
    can_lay_another(hand.minus(cards))
}

/// RUM.23, RUM.25: is there a combination in this hand that leaves a card?
pub(crate) fn can_lay_another(hand: Bag) -> bool {
    hand.count() > FEWEST && has_combination(hand)
}
