//! Wares and gold: taken, returned, exchanged, bought and sold by effects.

use game::Seat;

use super::{Asking, AtOnce, no_answer};
use crate::Asante;
use crate::action::Action;
use crate::card::{Kind, WARES, Ware};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::rules::turns::Trade;
use crate::state::{Draw, Frame, State, other};
use crate::ware::{WareSet, Wares};

/// ASA.101: return wares of different kinds, take gold by their number.
pub(super) struct SellDifferent {
    pub(super) gold: [u8; WARES],
}

impl Asking for SellDifferent {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_returning()
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(outlook.own.stand.set().subsets().map(|set| Action::Return(set.wares())));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Return(wares) = answer else { no_answer(answer) };
        Asante::return_wares(state, state.active, wares);
        state.gold[state.active] += u32::from(self.gold[usize::from(wares.total()) - 1]);
    }
}

/// ASA.120: return any wares, take gold for each.
pub(super) struct SellEach {
    pub(super) gold: u8,
}

impl Asking for SellEach {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_returning()
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        for count in 1..=outlook.own.stand.total() {
            outlook.own.stand.choices(count, &mut |sold| out.push(Action::Return(sold)));
        }
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Return(wares) = answer else { no_answer(answer) };
        Asante::return_wares(state, state.active, wares);
        state.gold[state.active] += u32::from(self.gold) * u32::from(wares.total());
    }
}

/// ASA.105: discard a hand card, take wares.
pub(super) struct DiscardForWares {
    pub(super) wares: u8,
}

impl Asking for DiscardForWares {
    /// ASA.45: an artifact's wares need their spaces.
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        let room = outlook.own.stand.free() >= self.wares;
        Hurdle::HandEmpty
            .unless(!outlook.hand.is_empty())
            .or(Hurdle::NoRoom(self.wares).unless(room))
            .or(Hurdle::Useless.unless(outlook.supply.total() >= self.wares))
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(outlook.game.cards.kinds(&outlook.hand).map(Action::Drop));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Drop(card) = answer else { no_answer(answer) };
        game.discard(state, state.active, card);
        state.frames.push(Frame::Wares { by: state.active, count: self.wares, alike: false });
    }
}

/// ASA.112: wares of one kind for as many of different other kinds.
pub(super) struct ExchangeForDifferent {
    pub(super) most: u8,
}

impl Asking for ExchangeForDifferent {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_exchanging(outlook.supply)
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_exchanges(outlook.own.stand, outlook.supply, self.most, out);
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Swap { give, take } = answer else { no_answer(answer) };
        Asante::swap_with_supply(state, give, take);
    }
}

impl Asante {
    /// ASA.51, ASA.112: is there a ware, and one of another kind to be had for it?
    pub(in crate::rules) fn can_exchange(own: Wares, supply: Wares) -> bool {
        own.kinds().any(|give| supply.set().without(give) != WareSet::NONE)
    }

    /// ASA.51, ASA.112: so many wares of one kind for as many of different other kinds.
    pub(in crate::rules) fn list_exchanges(own: Wares, supply: Wares, most: u8, out: &mut Vec<Action>) {
        for give in own.kinds() {
            let most = most.min(own.count(give));
            let sets = supply.set().without(give).subsets().filter(|take| take.count() <= most);
            out.extend(sets.map(|take| Action::Swap { give, take }));
        }
    }

    /// ASA.51, ASA.112: wares of one kind for wares of other kinds.
    pub(in crate::rules) fn swap_with_supply(state: &mut State, give: Ware, take: WareSet) {
        Self::return_wares(state, state.active, Wares::of(give, take.count()));
        Self::take_wares(state, state.active, take.wares());
    }
}

/// ASA.113: discard 1 + 2 + … + n hand cards, take n wares.
pub(super) struct DiscardSeriesForWares;

impl Asking for DiscardSeriesForWares {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_taking().or(Hurdle::HandEmpty.unless(!outlook.hand.is_empty()))
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        let payable = |count: &u8| Asante::series(*count) <= outlook.hand.count();
        out.extend((1..=outlook.own.stand.free()).take_while(payable).map(Action::Count));
    }

    /// First the cards, then the wares.
    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Count(count) = answer else { no_answer(answer) };
        let by = state.active;
        state.frames.push(Frame::Wares { by, count, alike: false });
        state.frames.push(Frame::Discards { by, left: Asante::series(count) as u8 });
    }
}

impl Asante {
    /// ASA.113: 1 + 2 + … + count, the cards to be discarded for so many wares.
    pub(crate) const fn series(count: u8) -> u16 {
        count as u16 * (count as u16 + 1) / 2
    }
}

/// ASA.116: play a ware card without packages, cheaper or dearer.
pub(super) struct Haggle {
    pub(super) gold: u8,
}

impl Asking for Haggle {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        let mut cards = outlook.game.cards.kinds(&outlook.hand);
        Hurdle::NoWareCard.unless(cards.any(|card| outlook.game.can_haggle(card, self.gold, outlook)))
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        for card in outlook.game.cards.kinds(&outlook.hand) {
            let Some(trade) = outlook.game.haggled(card, self.gold) else { continue };
            out.extend(outlook.can_buy(trade).then_some(Action::Buy { card, ware: None }));
            out.extend(outlook.can_sell(trade).then_some(Action::Sell { card, ware: None }));
        }
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let (Action::Buy { card, .. } | Action::Sell { card, .. }) = answer else { no_answer(answer) };
        let Some(trade) = game.haggled(card, self.gold) else { return };
        if let Action::Buy { .. } = answer {
            game.buy(state, card, trade);
        } else {
            game.sell(state, card, trade);
        }
    }
}

impl Asante {
    /// ASA.116: a ware card without packages, so much cheaper or dearer.
    #[inline]
    pub(crate) fn haggled(&self, card: Kind, gold: u8) -> Option<Trade> {
        let trade = self.trade(card, None)?;
        let gold = u32::from(gold);
        Some(Trade { buy: trade.buy.saturating_sub(gold), sell: trade.sell + gold, ..trade })
    }

    /// ASA.116: can something be bought or sold so with this card?
    #[inline]
    pub(crate) fn can_haggle(&self, card: Kind, gold: u8, outlook: &Outlook) -> bool {
        self.haggled(card, gold).is_some_and(|trade| outlook.can_buy(trade) || outlook.can_sell(trade))
    }
}

/// ASA.117: a ware of the opponent's for one of the own, or for none if there is none.
pub(super) struct SwapWare;

impl Asking for SwapWare {
    /// Would it change anything?
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        if outlook.opponent.stand.is_empty() {
            Some(Hurdle::OtherStandEmpty)
        } else if outlook.own.stand.is_empty() {
            None
        } else {
            outlook.against_exchanging(outlook.opponent.stand)
        }
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        let (own, opponent) = (outlook.own.stand, outlook.opponent.stand);
        if own.is_empty() {
            opponent.choices(1, &mut |ware| out.push(Action::Take(ware)));
        }
        for give in own.kinds() {
            let others = opponent.kinds().filter(|&take| take != give);
            out.extend(others.map(|take| Action::Swap { give, take: WareSet::only(take) }));
        }
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        if let Action::Swap { give, take } = answer {
            let (given, taken) = (Wares::of(give, 1), take.wares());
            let (seat, opponent) = (state.active, other(state.active));
            state.stands[seat].take(given);
            state.stands[opponent].take(taken);
            state.stands[seat].add(taken);
            state.stands[opponent].add(given);
        } else {
            take_from_opponent(state, answer);
        }
    }
}

/// ASA.134: take a ware of the opponent's.
pub(super) struct StealWare;

impl Asking for StealWare {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        let ware = !outlook.opponent.stand.is_empty();
        Hurdle::StandFull.unless(outlook.own.stand.free() > 0).or(Hurdle::OtherStandEmpty.unless(ware))
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        outlook.opponent.stand.choices(1, &mut |ware| out.push(Action::Take(ware)));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        take_from_opponent(state, answer);
    }
}

/// A ware goes from the other stand to the own one (ASA.117, ASA.134).
fn take_from_opponent(state: &mut State, answer: Action) {
    let Action::Take(wares) = answer else { no_answer(answer) };
    state.stands[other(state.active)].take(wares);
    state.stands[state.active].add(wares);
}

/// ASA.121: pay gold, take wares of one kind.
pub(super) struct PayForWares {
    pub(super) gold: u8,
    pub(super) wares: u8,
}

impl Asking for PayForWares {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_paying(self.gold.into()).or(outlook.against_taking())
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_alike(outlook.own.stand, outlook.supply, self.wares, out);
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Take(wares) = answer else { no_answer(answer) };
        state.gold[state.active] -= u32::from(self.gold);
        Asante::take_wares(state, state.active, wares);
    }
}

/// ASA.123: one player takes wares of one kind, the other draws cards.
pub(super) struct WaresOrCards {
    pub(super) wares: u8,
    pub(super) cards: u8,
}

impl Asking for WaresOrCards {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_taking().filter(|_| !outlook.drawable)
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_alike(outlook.own.stand, outlook.supply, self.wares, out);
        out.extend(outlook.drawable.then_some(Action::Draw));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let (seat, opponent) = (state.active, other(state.active));
        if let Action::Take(wares) = answer {
            Asante::take_wares(state, seat, wares);
            state.frames.push(Frame::Draw(Draw::Hand { by: opponent, left: self.cards }));
        } else if answer == Action::Draw {
            state.frames.push(Frame::Wares { by: opponent, count: self.wares, alike: true });
            state.frames.push(Frame::Draw(Draw::Hand { by: seat, left: self.cards }));
        } else {
            no_answer(answer);
        }
    }
}

/// ASA.124: with less gold than the opponent, take gold.
pub(super) struct TakeGoldIfPoorer {
    pub(super) gold: u8,
}

impl AtOnce for TakeGoldIfPoorer {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NotPoorer.unless(outlook.own.gold < outlook.opponent.gold)
    }

    fn carry_out(&self, state: &mut State) {
        state.gold[state.active] += u32::from(self.gold);
    }
}

/// ASA.132: take wares.
pub(super) struct TakeWares {
    pub(super) wares: u8,
}

impl Asking for TakeWares {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_taking()
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        Asante::list_free(outlook.own.stand, outlook.supply, self.wares, out);
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Take(wares) = answer else { no_answer(answer) };
        Asante::take_wares(state, state.active, wares);
    }
}

/// ASA.133: the opponent returns wares of their choice.
pub(super) struct OpponentReturns {
    pub(super) wares: u8,
}

impl AtOnce for OpponentReturns {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::OtherStandEmpty.unless(!outlook.opponent.stand.is_empty())
    }

    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Return { count: self.wares });
    }
}

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

    /// ASA.43, ASA.45: the ways to take so many wares, or as many as there is room and supply for.
    pub(in crate::rules) fn list_free(stand: Wares, supply: Wares, count: u8, out: &mut Vec<Action>) {
        let count = count.min(stand.free()).min(supply.total());
        supply.choices(count, &mut |wares| out.push(Action::Take(wares)));
    }

    /// The same, all of one kind.
    pub(in crate::rules) fn list_alike(stand: Wares, supply: Wares, count: u8, out: &mut Vec<Action>) {
        let count = count.min(stand.free());
        if count > 0 {
            let alike = |ware| Action::Take(Wares::of(ware, count.min(supply.count(ware))));
            out.extend(supply.kinds().map(alike));
        }
    }
}
