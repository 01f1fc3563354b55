//! Holy places (ASA.50 to ASA.54).

use crate::Asante;
use crate::card::{Blessing, Holy};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{ACTIONS, Draw, Frame, Nature, SLOTS, State};

/// A bit for each place of the row.
pub(crate) const EVERYWHERE: u8 = (1 << SLOTS) - 1;

impl Asante {
    fn blessing(&self, place: Holy) -> Blessing {
        self.blessings[usize::from(place.0)]
    }

    /// ASA.40: would this holy place change something?
    #[inline]
    pub(crate) fn applicable(&self, place: Holy, outlook: &Outlook) -> bool {
        self.against_place(place, outlook).is_none()
    }

    /// What stands against using this holy place.
    #[inline]
    pub(crate) fn against_place(&self, place: Holy, outlook: &Outlook) -> Option<Hurdle> {
        match self.blessing(place) {
            Blessing::DrawCard => outlook.against_drawing(),
            Blessing::TakeGold { gold } => Hurdle::Useless.unless(gold > 0),
            // ASA.53: a spent action, never more than five, and not for ever.
            Blessing::RegainAction => {
                Hurdle::NothingToRegain.unless(outlook.actions < ACTIONS && outlook.regained < ACTIONS)
            }
            Blessing::ChangeWare => outlook.against_exchanging(outlook.supply),
            Blessing::Any => Hurdle::Useless.unless(self.imitable(outlook).next().is_some()),
        }
    }

    /// ASA.51: the holy places whose effect a Kilimanjaro can have.
    fn imitable(&self, outlook: &Outlook) -> impl Iterator<Item = Holy> {
        let others =
            (0..self.blessings.len() as u8).map(Holy).filter(|&place| self.blessing(place) != Blessing::Any);
        others.filter(move |&place| self.applicable(place, outlook))
    }

    /// The effects that can be had of this holy place now.
    pub(crate) fn blessings_of(&self, place: Holy, outlook: &Outlook) -> impl Iterator<Item = Holy> {
        let any = self.blessing(place) == Blessing::Any;
        let itself = (!any && self.applicable(place, outlook)).then_some(place);
        itself.into_iter().chain(any.then(|| self.imitable(outlook)).into_iter().flatten())
    }

    /// The places of the row that can be applied, among those with their bit set (ASA.102, ASA.114).
    pub(crate) fn places_of(outlook: &Outlook, left: u8) -> impl Iterator<Item = u8> {
        (0u8..).zip(outlook.row).filter_map(move |(slot, place)| {
            (left >> slot & 1 == 1 && outlook.game.applicable(place?, outlook)).then_some(slot)
        })
    }

    /// ASA.102, ASA.114: a holy place of the row is applied once; nothing moves.
    pub(crate) fn apply_place(state: &mut State, slot: u8) {
        if let Some(place) = state.row[usize::from(slot)] {
            state.frames.push(Frame::Blessing { place, left: 1, first: true, own: false });
        }
    }

    /// ASA.52: a holy place is being used. The first time is no choice, unless it is a Kilimanjaro; then it may be used
    /// again. Does the player have to decide?
    pub(crate) fn go_on_blessing(&self, state: &mut State) -> bool {
        let Some(&Frame::Blessing { place, left, first, own }) = state.frames.last() else { return false };
        if left == 0 || self.blessings_of(place, &Outlook::of(self, state)).next().is_none() {
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
    pub(crate) fn end_blessing(&self, state: &mut State, place: Holy, own: bool) {
        if own {
            self.places.add(&mut state.place_discards, place);
        }
    }

    /// ASA.51: the effect, once.
    pub(crate) fn bless(&self, state: &mut State, place: Holy) {
        let seat = state.active;
        match self.blessing(place) {
            Blessing::DrawCard => {
                state.frames.push(Frame::Nature(Nature::Draw(Draw::Hand { by: seat, left: 1 })));
            }
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
