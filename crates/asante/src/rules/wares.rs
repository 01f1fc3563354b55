//! Wares: taken, returned and exchanged.

use game::Seat;

use crate::Asante;
use crate::action::{Action, OfWares};
use crate::card::Ware;
use crate::state::State;
use crate::ware::{WareSet, Wares};

impl Asante {
    /// Wares go from the supply to a stand.
    pub(crate) fn take_wares(state: &mut State, seat: Seat, wares: Wares) {
        state.supply.take(wares);
        state.stands[seat].add(wares);
    }

    /// Wares go back to the supply.
    pub(crate) fn return_wares(state: &mut State, seat: Seat, wares: Wares) {
        state.stands[seat].take(wares);
        state.supply.add(wares);
    }

    /// ASA.43, ASA.45: the ways to take so many wares, or as many as there is room and supply for.
    pub(crate) fn list_free(stand: Wares, supply: Wares, count: u8, out: &mut Vec<Action>) {
        let count = count.min(stand.free()).min(supply.total());
        supply.choices(count, &mut |wares| out.push(Action::Ware(OfWares::Take(wares))));
    }

    /// The same, all of one kind.
    pub(crate) fn list_alike(stand: Wares, supply: Wares, count: u8, out: &mut Vec<Action>) {
        let count = count.min(stand.free());
        if count > 0 {
            let alike = |ware| Action::Ware(OfWares::Take(Wares::of(ware, count.min(supply.count(ware)))));
            out.extend(supply.kinds().map(alike));
        }
    }

    /// ASA.51, ASA.112: is there a ware, and one of another kind to be had for it?
    pub(crate) fn can_exchange(own: Wares, supply: Wares) -> bool {
        own.kinds().any(|give| supply.set().without(give) != WareSet::NONE)
    }

    /// ASA.51, ASA.112: so many wares of one kind for as many of different other kinds.
    pub(crate) fn list_exchanges(own: Wares, supply: Wares, most: u8, out: &mut Vec<Action>) {
        for give in own.kinds() {
            let most = most.min(own.count(give));
            let sets = supply.set().without(give).subsets().filter(|take| take.count() <= most);
            out.extend(sets.map(|take| Action::Ware(OfWares::Swap { give, take })));
        }
    }

    /// ASA.51, ASA.112: wares of one kind for wares of other kinds.
    pub(crate) fn swap_with_supply(state: &mut State, give: Ware, take: WareSet) {
        Self::return_wares(state, state.active, Wares::of(give, take.count()));
        Self::take_wares(state, state.active, take.wares());
    }
}
