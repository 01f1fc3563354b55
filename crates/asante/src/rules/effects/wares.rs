//! Wares and gold: taken, returned, exchanged, bought and sold by effects.

use game::Seat;

use crate::Asante;
use crate::action::Action;
use crate::card::{Kind, Ware};
use crate::rules::turns::Trade;
use crate::state::{Frame, State, other};
use crate::ware::{WareSet, Wares};

impl Asante {
    /// Wares go from the supply to a stand.
    pub(in crate::rules) fn take_wares(state: &mut State, seat: Seat, wares: Wares) {
        state.supply.take(wares);
        state.stands[seat].add(wares);
    }

    /// Wares go back to the supply.
    pub(in crate::rules) fn return_wares(state: &mut State, seat: Seat, wares: Wares) {
        state.stands[seat].take(wares);
        state.supply.add(wares);
    }

    /// The active player returns wares for gold (ASA.101, ASA.120).
    pub(super) fn sell_wares(state: &mut State, wares: Wares, gold: u32) {
        Self::return_wares(state, state.active, wares);
        state.gold[state.active] += gold;
    }

    /// A ware goes from the other stand to the own one (ASA.117, ASA.134).
    pub(super) fn take_from_opponent(state: &mut State, wares: Wares) {
        state.stands[other(state.active)].take(wares);
        state.stands[state.active].add(wares);
    }

    /// ASA.43, ASA.45: the ways to take so many wares, or as many as there is room and supply for.
    pub(in crate::rules) fn list_free(state: &State, seat: Seat, count: u8, out: &mut Vec<Action>) {
        let count = count.min(state.stands[seat].free()).min(state.supply.total());
        state.supply.choices(count, &mut |wares| out.push(Action::Take(wares)));
    }

    /// The same, all of one kind.
    pub(in crate::rules) fn list_alike(state: &State, seat: Seat, count: u8, out: &mut Vec<Action>) {
        let count = count.min(state.stands[seat].free());
        if count > 0 {
            out.extend(
                state
                    .supply
                    .kinds()
                    .map(|ware| Action::Take(Wares::of(ware, count.min(state.supply.count(ware))))),
            );
        }
    }

    /// ASA.112: is there a ware, and one of another kind to be had for it?
    pub(crate) fn can_exchange(own: Wares, supply: Wares) -> bool {
        own.kinds().any(|give| supply.set().without(give) != WareSet::NONE)
    }

    /// ASA.112: so many wares of one kind for as many of different other kinds.
    pub(in crate::rules) fn list_exchanges(own: Wares, supply: Wares, most: u8, out: &mut Vec<Action>) {
        for give in own.kinds() {
            let most = most.min(own.count(give));
            let sets = supply.set().without(give).subsets().filter(|take| take.count() <= most);
            out.extend(sets.map(|take| Action::Swap { give, take }));
        }
    }

    /// ASA.112, ASA.51: wares of one kind for wares of other kinds.
    pub(in crate::rules) fn swap_with_supply(state: &mut State, give: Ware, take: WareSet) {
        Self::return_wares(state, state.active, Wares::of(give, take.count()));
        Self::take_wares(state, state.active, take.wares());
    }

    /// ASA.117: would a swap with the opponent change anything?
    pub(super) fn can_swap(own: Wares, opponent: Wares) -> bool {
        if own.is_empty() {
            !opponent.is_empty()
        } else {
            own.kinds().any(|give| opponent.set().without(give) != WareSet::NONE)
        }
    }

    /// ASA.117: a ware of the opponent's for one of the own, or for none if there is none.
    pub(super) fn list_swaps(own: Wares, opponent: Wares, out: &mut Vec<Action>) {
        if own.is_empty() {
            opponent.choices(1, &mut |ware| out.push(Action::Take(ware)));
        }
        for give in own.kinds() {
            let others = opponent.kinds().filter(|&take| take != give);
            out.extend(others.map(|take| Action::Swap { give, take: WareSet::only(take) }));
        }
    }

    /// ASA.117: the swap itself.
    pub(super) fn swap_with_opponent(state: &mut State, give: Ware, take: WareSet) {
        let (seat, opponent) = (state.active, other(state.active));
        state.stands[seat].take(Wares::of(give, 1));
        state.stands[opponent].take(take.wares());
        state.stands[seat].add(take.wares());
        state.stands[opponent].add(Wares::of(give, 1));
    }

    /// ASA.113: for 1, 2, … wares, as far as there are 1, 3, 6, … cards and spaces for them.
    pub(super) fn list_series(hand: u16, free: u8, out: &mut Vec<Action>) {
        let counts = (1..=free).take_while(|&count| series(count) <= hand);
        out.extend(counts.map(Action::Count));
    }

    /// ASA.113: first the cards, then the wares.
    pub(super) fn begin_series(state: &mut State, count: u8) {
        let by = state.active;
        state.frames.push(Frame::Wares { by, count, alike: false });
        state.frames.push(Frame::Discards { by, left: series(count) as u8 });
    }

    /// ASA.116: a ware card without packages, cheaper or dearer.
    #[inline]
    pub(crate) fn haggled(&self, card: Kind, gold: u8) -> Option<Trade> {
        let trade = self.trade(card, None)?;
        let gold = u32::from(gold);
        Some(Trade { buy: trade.buy.saturating_sub(gold), sell: trade.sell + gold, ..trade })
    }

    /// ASA.116: can something be bought or sold so with this card?
    #[inline]
    pub(crate) fn can_haggle(&self, state: &State, card: Kind, gold: u8) -> bool {
        let usable = |trade| Self::can_buy(state, trade) || Self::can_sell(state, trade);
        self.haggled(card, gold).is_some_and(usable)
    }

    /// ASA.116: what can be bought and sold so.
    pub(super) fn list_haggling(&self, state: &State, gold: u8, out: &mut Vec<Action>) {
        for card in self.cards.kinds(&state.hands[state.active]) {
            let Some(trade) = self.haggled(card, gold) else { continue };
            out.extend(Self::can_buy(state, trade).then_some(Action::Buy { card, ware: None }));
            out.extend(Self::can_sell(state, trade).then_some(Action::Sell { card, ware: None }));
        }
    }
}

/// 1 + 2 + … + count.
const fn series(count: u8) -> u16 {
    count as u16 * (count as u16 + 1) / 2
}
