//! Holy places (ASA.50 to ASA.54).

use crate::Asante;
use crate::card::{Blessing, Holy};
use crate::state::{ACTIONS, Draw, Frame, State};

impl Asante {
    fn blessing(&self, place: Holy) -> Blessing {
        self.blessings[usize::from(place.0)]
    }

    /// ASA.40: would this holy place change something, with so many actions left?
    pub(in crate::rules) fn applicable(&self, state: &State, place: Holy, actions: u8) -> bool {
        let stand = state.stands[state.active];
        match self.blessing(place) {
            Blessing::DrawCard => state.can_draw(),
            Blessing::TakeGold { gold } => gold > 0,
            // ASA.53: a spent action, never more than five, and not for ever.
            Blessing::RegainAction => actions < ACTIONS && state.regained < ACTIONS,
            Blessing::ChangeWare => Self::can_exchange(stand, state.supply),
            Blessing::Any => self.imitable(state, actions).next().is_some(),
        }
    }

    /// ASA.51: the holy places whose effect a Kilimanjaro can have.
    fn imitable(&self, state: &State, actions: u8) -> impl Iterator<Item = Holy> {
        let others =
            (0..self.blessings.len() as u8).map(Holy).filter(|&place| self.blessing(place) != Blessing::Any);
        others.filter(move |&place| self.applicable(state, place, actions))
    }

    /// The effects that can be had of this holy place now.
    pub(in crate::rules) fn blessings_of(&self, state: &State, place: Holy) -> impl Iterator<Item = Holy> {
        let any = self.blessing(place) == Blessing::Any;
        let itself = (!any && self.applicable(state, place, state.actions)).then_some(place);
        itself.into_iter().chain(any.then(|| self.imitable(state, state.actions)).into_iter().flatten())
    }

    /// The places of the row that can be applied, among those with their bit set (ASA.102, ASA.114).
    pub(in crate::rules) fn places_of(&self, state: &State, left: u8) -> impl Iterator<Item = u8> {
        (0u8..).zip(state.row).filter_map(move |(slot, place)| {
            (left >> slot & 1 == 1 && self.applicable(state, place?, state.actions)).then_some(slot)
        })
    }

    /// ASA.102, ASA.114: a holy place of the row is applied once; nothing moves.
    pub(in crate::rules) fn apply_place(state: &mut State, slot: u8) {
        if let Some(place) = state.row[usize::from(slot)] {
            state.frames.push(Frame::Blessing { place, left: 1, first: true, own: false });
        }
    }

    /// ASA.52: a holy place is being used. The first time is no choice, unless it is a Kilimanjaro; then it may be used
    /// again. Does the player have to decide?
    pub(in crate::rules) fn go_on_blessing(&self, state: &mut State) -> bool {
        let Some(&Frame::Blessing { place, left, first, own }) = state.frames.last() else { return false };
        if left == 0 || self.blessings_of(state, place).next().is_none() {
            state.frames.pop();
            self.end_blessing(state, place, own);
            return false;
        }
        if !first || self.blessing(place) == Blessing::Any {
            return true;
        }
        state.frames.pop();
        state.frames.push(Frame::Blessing { place, left: left - 1, first: false, own });
        self.bless(state, place);
        false
    }

    /// ASA.50: the holy place is discarded if it was the player's own.
    pub(in crate::rules) fn end_blessing(&self, state: &mut State, place: Holy, own: bool) {
        if own {
            self.places.add(&mut state.place_discards, place);
        }
    }

    /// ASA.51: the effect, once.
    pub(in crate::rules) fn bless(&self, state: &mut State, place: Holy) {
        let seat = state.active;
        match self.blessing(place) {
            Blessing::DrawCard => state.frames.push(Frame::Draw(Draw::Hand { by: seat, left: 1 })),
            Blessing::TakeGold { gold } => state.gold[seat] += u32::from(gold),
            Blessing::RegainAction => {
                state.actions += 1;
                state.regained += 1;
            }
            Blessing::ChangeWare => state.frames.push(Frame::Change),
            Blessing::Any => {}
        }
    }
}
