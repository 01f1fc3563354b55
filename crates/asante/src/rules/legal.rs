//! What is legal, from what the seat to act can see.

use crate::Asante;
use crate::action::Action;
use crate::card::{Class, Effect, Goods, Kind, Ware};
use crate::rules::turns::Means;
use crate::state::{Frame, Phase, SLOTS, State, other};

impl Asante {
    /// Lists what the frame allows.
    #[inline]
    pub(super) fn list_legal(&self, state: &State, frame: Frame, out: &mut Vec<Action>) {
        let seat = state.active;
        match frame {
            Frame::Turn => self.list_turn(state, out),
            Frame::Keep => out.extend([Action::Keep, Action::Discard]),
            Frame::Pick { .. } => {
                list_kinds(state.drawn.iter().map(|sight| sight.card), out);
                out.push(Action::Discard);
            }
            Frame::More { .. } => out.extend([Action::Draw, Action::Done]),
            Frame::React { .. } => {
                out.push(Action::Let);
                let keepers = self.cards.kinds(&state.hands[other(seat)]);
                out.extend(keepers.filter(|&card| self.cancels(card)).map(Action::Cancel));
            }
            Frame::Found { card } => {
                out.push(Action::Fetch(card));
                if self.usable(state, card, Self::means(state)) {
                    out.push(Action::Play(card));
                }
            }
            Frame::Peek { .. } => list_kinds(state.top[..state.peeked()].iter().map(|sight| sight.card), out),
            Frame::Choose { card } => self.list_choices(state, card, out),
            Frame::Blessing { place, first, .. } => {
                out.extend(self.blessings_of(state, place).map(Action::Bless));
                out.extend((!first).then_some(Action::Done));
            }
            Frame::Change => Self::list_exchanges(state.stands[seat], state.supply, 1, out),
            Frame::Places { left, first } => {
                out.extend(self.places_of(state, left).map(Action::Apply));
                out.extend((!first).then_some(Action::Done));
            }
            Frame::Discards { by, .. } => out.extend(self.cards.kinds(&state.hands[by]).map(Action::Drop)),
            Frame::Wares { by, count, alike: true } => Self::list_alike(state, by, count, out),
            Frame::Wares { by, count, alike: false } => Self::list_free(state, by, count, out),
            Frame::Return { count } => {
                let stand = state.stands[other(seat)];
                stand.choices(count.min(stand.total()), &mut |wares| out.push(Action::Return(wares)));
            }
            Frame::Give => out.extend(self.cards.kinds(&state.hands[seat]).map(Action::Give)),
            Frame::First
            | Frame::Deal
            | Frame::TurnUp
            | Frame::Draw(_)
            | Frame::Rob
            | Frame::Played { .. } => {}
        }
    }

    /// ASA.41: is this a card that cancels others?
    #[inline]
    pub(crate) fn cancels(&self, card: Kind) -> bool {
        self.effect(card) == Some(Effect::Cancel)
    }

    /// What can be done between actions.
    #[inline]
    fn list_turn(&self, state: &State, out: &mut Vec<Action>) {
        let seat = state.active;
        if state.actions > 0 {
            // ASA.11, ASA.12
            if state.phase == Phase::Drawing && state.can_draw() {
                out.push(Action::Draw);
            }
            for card in self.cards.kinds(&state.hands[seat]) {
                self.list_card(state, card, out);
            }
            let slots = (0u8..).zip(state.artifacts[seat]);
            out.extend(
                slots.filter(|&(slot, _)| self.can_use(state, slot)).map(|(slot, _)| Action::Use(slot)),
            );
        }
        if !state.visited {
            let places = self.places.kinds(&state.owned[seat]);
            out.extend(
                places.filter(|&place| self.applicable(state, place, state.actions)).map(Action::Visit),
            );
        }
        out.push(Action::End);
    }

    /// What can be done with a card in hand, between actions.
    #[inline]
    fn list_card(&self, state: &State, card: Kind, out: &mut Vec<Action>) {
        match self.classes[usize::from(card.0)] {
            Class::Ware { goods: Goods::Named(_), .. } => self.list_trade(state, card, None, out),
            Class::Ware { goods: Goods::Packages(_), .. } => {
                for ware in Ware::ALL {
                    self.list_trade(state, card, Some(ware), out);
                }
            }
            Class::Artifact { .. } => {
                let slots = (0..SLOTS as u8).filter(|&slot| can_lay(state, slot));
                out.extend(slots.map(|slot| Action::Lay { card, slot }));
            }
            Class::Person(_) | Class::Animal(_) => {
                if self.can_play(state, card) {
                    out.push(Action::Play(card));
                }
            }
        }
    }

    #[inline]
    fn list_trade(&self, state: &State, card: Kind, ware: Option<Ware>, out: &mut Vec<Action>) {
        let Some(trade) = self.trade(card, ware) else { return };
        if Self::can_buy(state, trade) {
            out.push(Action::Buy { card, ware });
        }
        if Self::can_sell(state, trade) {
            out.push(Action::Sell { card, ware });
        }
    }

    /// ASA.40: can this card in hand be played? It is not held any more then.
    #[inline]
    pub(super) fn can_play(&self, state: &State, card: Kind) -> bool {
        let mut hand = state.hands[state.active];
        self.cards.remove(&mut hand, card);
        state.actions > 0 && self.usable(state, card, Means { hand, actions: state.actions - 1 })
    }

    /// ASA.32, ASA.40: can the artifact in this slot be used?
    #[inline]
    pub(super) fn can_use(&self, state: &State, slot: u8) -> bool {
        let seat = state.active;
        let artifact = state.artifacts[seat].get(usize::from(slot)).copied().flatten();
        let Some(artifact) = artifact.filter(|artifact| !artifact.used) else { return false };
        state.actions > 0
            && self.usable(
                state,
                artifact.card,
                Means { hand: state.hands[seat], actions: state.actions - 1 },
            )
    }
}

/// ASA.31: an empty slot, or any when there is none.
pub(super) fn can_lay(state: &State, slot: u8) -> bool {
    let slots = &state.artifacts[state.active];
    slots
        .get(usize::from(slot))
        .is_some_and(|artifact| artifact.is_none() || slots.iter().all(Option::is_some))
}

/// One choice for each kind of these cards, in the order in which they lie.
fn list_kinds(cards: impl Iterator<Item = Kind>, out: &mut Vec<Action>) {
    for card in cards {
        if !out.contains(&Action::Pick(card)) {
            out.push(Action::Pick(card));
        }
    }
}
