//! Cards drawn, looked at, taken from the discard pile and discarded by effects.

use crate::Asante;
use crate::bag::Cards;
use crate::card::{Class, Kind};
use crate::state::{Draw, Frame, State, other};

impl Asante {
    /// ASA.115: the discarded cards but those like the one played.
    pub(in crate::rules) fn fetchable(&self, state: &State, played: Kind) -> impl Iterator<Item = Kind> {
        self.cards.kinds(&state.discards).filter(move |&card| card != played)
    }

    /// ASA.119: the discarded artifacts.
    pub(in crate::rules) fn artifacts_discarded(&self, state: &State) -> impl Iterator<Item = Kind> {
        let artifact = |card: &Kind| matches!(self.classes[usize::from(card.0)], Class::Artifact { .. });
        self.cards.kinds(&state.discards).filter(artifact)
    }

    /// ASA.118: would drawing do something?
    pub(super) fn can_refill(state: &State, hand: Cards, up_to: u8) -> bool {
        hand.count() < u16::from(up_to) && state.can_draw()
    }

    /// ASA.118: would the opponent have to discard something?
    pub(super) fn can_reduce(state: &State, down_to: u8) -> bool {
        state.hands[other(state.active)].count() > u16::from(down_to)
    }

    /// ASA.118: the opponent discards.
    pub(super) fn begin_reducing(state: &mut State, down_to: u8) {
        let by = other(state.active);
        let left = state.hands[by].count() - u16::from(down_to);
        state.frames.push(Frame::Discards { by, left: left as u8 });
    }

    /// ASA.122: the active player sees what somebody has seen already, then nature shows the rest.
    pub(super) fn look(state: &mut State, cards: u8) {
        let (seat, looked) = (state.active, state.top.len().min(usize::from(cards)));
        state.top[..looked].iter_mut().for_each(|sight| sight.known.add(seat));
        state.frames.push(Frame::Draw(Draw::Peek { cards }));
    }
}
