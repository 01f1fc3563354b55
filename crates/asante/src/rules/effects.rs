//! What cards and holy places do. Each effect is written once, in one of the files below: when it is usable (ASA.40), what
//! it asks, and how it is carried out. Which card has it and with which numbers is said by the deck.

/// Artifacts broken and borrowed.
mod artifacts;
/// Cards drawn, looked at, taken and discarded.
mod cards;
/// Holy places.
mod places;
/// Wares and gold.
mod wares;

use super::turns::Means;
use crate::Asante;
use crate::action::Action;
use crate::card::{Effect, Kind};
use crate::state::{Draw, Frame, State, other};

impl Asante {
    /// ASA.40: can the active player use this card's effect with these means?
    #[inline]
    pub(super) fn usable(&self, state: &State, card: Kind, means: Means) -> bool {
        let Some(effect) = self.effect(card) else { return false };
        let seat = state.active;
        let (own, opponent) = (state.stands[seat], state.stands[other(seat)]);
        let room = own.free() > 0 && !state.supply.is_empty();
        match effect {
            Effect::SellDifferent { .. } | Effect::SellEach { .. } => !own.is_empty(),
            Effect::ApplyHolyPlace | Effect::ApplyHolyPlaces => {
                state.row.iter().flatten().any(|&place| self.applicable(state, place, means.actions))
            }
            Effect::DrawAndKeepOne { .. } => means.actions > 0 && state.can_draw(),
            Effect::PayToDraw { gold, .. } => state.gold[seat] >= u32::from(gold) && state.can_draw(),
            // ASA.45: an artifact's wares need their spaces.
            Effect::DiscardForWares { wares } => {
                !means.hand.is_empty() && own.free() >= wares && state.supply.total() >= wares
            }
            Effect::DiscardForGold { .. } => !means.hand.is_empty(),
            Effect::ReturnToDraw { .. } => !own.is_empty() && state.can_draw(),
            // ASA.41: only against a card just played.
            Effect::Cancel => false,
            Effect::SeekAnimal | Effect::LookAndTake { .. } => state.can_draw(),
            Effect::ExchangeForDifferent { .. } => Self::can_exchange(own, state.supply),
            Effect::DiscardSeriesForWares => room && !means.hand.is_empty(),
            Effect::TakeDiscarded => self.fetchable(state, card).next().is_some(),
            Effect::TakeDiscardedArtifact => self.artifacts_discarded(state).next().is_some(),
            Effect::Haggle { gold } => {
                self.cards.kinds(&means.hand).any(|ware| self.can_haggle(state, ware, gold))
            }
            Effect::SwapWare => Self::can_swap(own, opponent),
            Effect::RefillOrReduce { up_to, down_to } => {
                Self::can_refill(state, means.hand, up_to) || Self::can_reduce(state, down_to)
            }
            Effect::PayForWares { gold, .. } => state.gold[seat] >= u32::from(gold) && room,
            Effect::WaresOrCards { .. } => room || state.can_draw(),
            Effect::TakeGoldIfPoorer { .. } => state.gold[seat] < state.gold[other(seat)],
            Effect::BreakArtifact => self.breakable(state).next().is_some(),
            Effect::BorrowArtifact => self.borrowable(state, means).next().is_some(),
            Effect::TakeWares { .. } => room,
            Effect::OpponentReturns { .. } => !opponent.is_empty(),
            Effect::StealWare => own.free() > 0 && !opponent.is_empty(),
            Effect::SwapRandomCard => !state.hands[other(seat)].is_empty(),
        }
    }

    /// The effect of this card begins. What needs no choice is done at once.
    pub(super) fn begin(&self, state: &mut State, card: Kind) {
        let Some(effect) = self.effect(card) else { return };
        let seat = state.active;
        match effect {
            // ASA.103: the first three cards cost an action of their own.
            Effect::DrawAndKeepOne { cards } => {
                state.actions -= 1;
                state.frames.push(Frame::Draw(Draw::Several { cards }));
            }
            Effect::PayToDraw { gold, cards } => {
                state.gold[seat] -= u32::from(gold);
                state.frames.push(Frame::Draw(Draw::Hand { by: seat, left: cards }));
            }
            Effect::SeekAnimal => state.frames.push(Frame::Draw(Draw::Seek { shuffled: false })),
            Effect::LookAndTake { cards } => Self::look(state, cards),
            Effect::ApplyHolyPlaces => {
                state.frames.push(Frame::Places { left: (1 << state.row.len()) - 1, first: true });
            }
            Effect::TakeGoldIfPoorer { gold } => state.gold[seat] += u32::from(gold),
            Effect::OpponentReturns { wares } => state.frames.push(Frame::Return { count: wares }),
            Effect::SwapRandomCard => state.frames.push(Frame::Rob),
            Effect::Cancel => {}
            Effect::SellDifferent { .. }
            | Effect::ApplyHolyPlace
            | Effect::DiscardForWares { .. }
            | Effect::DiscardForGold { .. }
            | Effect::ReturnToDraw { .. }
            | Effect::ExchangeForDifferent { .. }
            | Effect::DiscardSeriesForWares
            | Effect::TakeDiscarded
            | Effect::TakeDiscardedArtifact
            | Effect::Haggle { .. }
            | Effect::SwapWare
            | Effect::RefillOrReduce { .. }
            | Effect::SellEach { .. }
            | Effect::PayForWares { .. }
            | Effect::WaresOrCards { .. }
            | Effect::BreakArtifact
            | Effect::BorrowArtifact
            | Effect::TakeWares { .. }
            | Effect::StealWare => state.frames.push(Frame::Choose { card }),
        }
    }

    /// What this card's effect asks first.
    pub(super) fn list_choices(&self, state: &State, card: Kind, out: &mut Vec<Action>) {
        let Some(effect) = self.effect(card) else { return };
        let seat = state.active;
        let (own, opponent) = (state.stands[seat], state.stands[other(seat)]);
        let hand = &state.hands[seat];
        match effect {
            Effect::SellDifferent { .. } => {
                out.extend(own.set().subsets().map(|set| Action::Return(set.wares())));
            }
            Effect::SellEach { .. } => {
                (1..=own.total())
                    .for_each(|count| own.choices(count, &mut |sold| out.push(Action::Return(sold))));
            }
            Effect::ApplyHolyPlace => out.extend(self.places_of(state, u8::MAX).map(Action::Apply)),
            Effect::DiscardForWares { .. } | Effect::DiscardForGold { .. } => {
                out.extend(self.cards.kinds(hand).map(Action::Drop));
            }
            Effect::ReturnToDraw { .. } => own.choices(1, &mut |ware| out.push(Action::Return(ware))),
            Effect::ExchangeForDifferent { most } => Self::list_exchanges(own, state.supply, most, out),
            Effect::DiscardSeriesForWares => Self::list_series(hand.count(), own.free(), out),
            Effect::TakeDiscarded => out.extend(self.fetchable(state, card).map(Action::Fetch)),
            Effect::TakeDiscardedArtifact => out.extend(self.artifacts_discarded(state).map(Action::Fetch)),
            Effect::Haggle { gold } => self.list_haggling(state, gold, out),
            Effect::SwapWare => Self::list_swaps(own, opponent, out),
            Effect::RefillOrReduce { up_to, down_to } => {
                out.extend(Self::can_refill(state, *hand, up_to).then_some(Action::Draw));
                out.extend(Self::can_reduce(state, down_to).then_some(Action::Reduce));
            }
            Effect::PayForWares { wares, .. } => Self::list_alike(state, seat, wares, out),
            Effect::WaresOrCards { wares, .. } => {
                Self::list_alike(state, seat, wares, out);
                out.extend(state.can_draw().then_some(Action::Draw));
            }
            Effect::BreakArtifact => self.list_breaks(state, out),
            Effect::BorrowArtifact => {
                out.extend(self.borrowable(state, Self::means(state)).map(Action::Borrow));
            }
            Effect::TakeWares { wares } => Self::list_free(state, seat, wares, out),
            Effect::StealWare => opponent.choices(1, &mut |ware| out.push(Action::Take(ware))),
            Effect::DrawAndKeepOne { .. }
            | Effect::PayToDraw { .. }
            | Effect::Cancel
            | Effect::SeekAnimal
            | Effect::ApplyHolyPlaces
            | Effect::LookAndTake { .. }
            | Effect::TakeGoldIfPoorer { .. }
            | Effect::OpponentReturns { .. }
            | Effect::SwapRandomCard => {}
        }
    }

    /// Carries out what was chosen.
    pub(super) fn choose(&self, state: &mut State, card: Kind, action: Action) {
        let Some(effect) = self.effect(card) else { return };
        let seat = state.active;
        match (effect, action) {
            (Effect::SellDifferent { gold }, Action::Return(wares)) => {
                Self::sell_wares(state, wares, u32::from(gold[usize::from(wares.total()) - 1]));
            }
            (Effect::SellEach { gold }, Action::Return(wares)) => {
                Self::sell_wares(state, wares, u32::from(gold) * u32::from(wares.total()));
            }
            (Effect::ApplyHolyPlace, Action::Apply(slot)) => Self::apply_place(state, slot),
            (Effect::DiscardForWares { wares }, Action::Drop(dropped)) => {
                self.discard(state, seat, dropped);
                state.frames.push(Frame::Wares { by: seat, count: wares, alike: false });
            }
            (Effect::DiscardForGold { gold }, Action::Drop(dropped)) => {
                self.discard(state, seat, dropped);
                state.gold[seat] += u32::from(gold);
            }
            (Effect::ReturnToDraw { cards }, Action::Return(wares)) => {
                Self::return_wares(state, seat, wares);
                state.frames.push(Frame::Draw(Draw::Hand { by: seat, left: cards }));
            }
            (Effect::ExchangeForDifferent { .. }, Action::Swap { give, take }) => {
                Self::swap_with_supply(state, give, take);
            }
            (Effect::DiscardSeriesForWares, Action::Count(count)) => Self::begin_series(state, count),
            (Effect::TakeDiscarded | Effect::TakeDiscardedArtifact, Action::Fetch(fetched)) => {
                self.cards.remove(&mut state.discards, fetched);
                self.gain_openly(state, seat, fetched);
            }
            (Effect::Haggle { gold }, Action::Buy { card, .. }) => {
                if let Some(trade) = self.haggled(card, gold) {
                    self.buy(state, card, trade);
                }
            }
            (Effect::Haggle { gold }, Action::Sell { card, .. }) => {
                if let Some(trade) = self.haggled(card, gold) {
                    self.sell(state, card, trade);
                }
            }
            (Effect::SwapWare, Action::Swap { give, take }) => Self::swap_with_opponent(state, give, take),
            (Effect::SwapWare | Effect::StealWare, Action::Take(wares)) => {
                Self::take_from_opponent(state, wares);
            }
            (Effect::RefillOrReduce { up_to, .. }, Action::Draw) => {
                let left = u16::from(up_to) - state.hands[seat].count();
                state.frames.push(Frame::Draw(Draw::Hand { by: seat, left: left as u8 }));
            }
            (Effect::RefillOrReduce { down_to, .. }, Action::Reduce) => Self::begin_reducing(state, down_to),
            (Effect::PayForWares { gold, .. }, Action::Take(wares)) => {
                state.gold[seat] -= u32::from(gold);
                Self::take_wares(state, seat, wares);
            }
            (Effect::WaresOrCards { cards, .. }, Action::Take(wares)) => {
                Self::take_wares(state, seat, wares);
                state.frames.push(Frame::Draw(Draw::Hand { by: other(seat), left: cards }));
            }
            (Effect::WaresOrCards { wares, cards }, Action::Draw) => {
                state.frames.push(Frame::Wares { by: other(seat), count: wares, alike: true });
                state.frames.push(Frame::Draw(Draw::Hand { by: seat, left: cards }));
            }
            (Effect::BreakArtifact, Action::Break { own, slot, using }) => {
                self.break_artifact(state, own, slot, using);
            }
            (Effect::BorrowArtifact, Action::Borrow(slot)) => self.borrow(state, slot),
            (Effect::TakeWares { .. }, Action::Take(wares)) => Self::take_wares(state, seat, wares),
            (_, _) => unreachable!("{action:?} does not answer {effect:?}"),
        }
    }
}

/// The name of an effect's first choice, as a kind of pending decision.
pub(super) fn name(effect: Option<Effect>) -> &'static str {
    match effect {
        Some(Effect::SellDifferent { .. }) => "sell-different",
        Some(Effect::ApplyHolyPlace) => "apply-holy-place",
        Some(Effect::DrawAndKeepOne { .. }) => "draw-and-keep-one",
        Some(Effect::PayToDraw { .. }) => "pay-to-draw",
        Some(Effect::DiscardForWares { .. }) => "discard-for-wares",
        Some(Effect::DiscardForGold { .. }) => "discard-for-gold",
        Some(Effect::ReturnToDraw { .. }) => "return-to-draw",
        Some(Effect::Cancel) => "cancel",
        Some(Effect::SeekAnimal) => "seek-animal",
        Some(Effect::ExchangeForDifferent { .. }) => "exchange-for-different",
        Some(Effect::DiscardSeriesForWares) => "discard-series-for-wares",
        Some(Effect::ApplyHolyPlaces) => "apply-holy-places",
        Some(Effect::TakeDiscarded) => "take-discarded",
        Some(Effect::TakeDiscardedArtifact) => "take-discarded-artifact",
        Some(Effect::Haggle { .. }) => "haggle",
        Some(Effect::SwapWare) => "swap-ware",
        Some(Effect::RefillOrReduce { .. }) => "refill-or-reduce",
        Some(Effect::SellEach { .. }) => "sell-each",
        Some(Effect::PayForWares { .. }) => "pay-for-wares",
        Some(Effect::LookAndTake { .. }) => "look-and-take",
        Some(Effect::WaresOrCards { .. }) => "wares-or-cards",
        Some(Effect::TakeGoldIfPoorer { .. }) => "take-gold-if-poorer",
        Some(Effect::BreakArtifact) => "break-artifact",
        Some(Effect::BorrowArtifact) => "borrow-artifact",
        Some(Effect::TakeWares { .. }) => "take-wares",
        Some(Effect::OpponentReturns { .. }) => "opponent-returns",
        Some(Effect::StealWare) => "steal-ware",
        Some(Effect::SwapRandomCard) => "swap-random-card",
        None => "ware",
    }
}
