//! What is legal, from what the seat to act can see.

use crate::Asante;
use crate::action::{Action, InTurn, OfCards, OfPlaces, OfWares, Reaction};
use crate::card::{Class, Goods, Kind, Ware};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Artifact, Frame, Looking, Phase, SLOTS, State, other};

impl Asante {
    /// Lists what the frame allows.
    #[inline]
    pub(super) fn list_legal(&self, state: &State, frame: Frame, out: &mut Vec<Action>) {
        let seat = state.active;
        match frame {
            Frame::Turn => self.list_turn(state, out),
            Frame::Looking(Looking::Keep) => {
                out.extend([Action::Card(OfCards::Keep), Action::Card(OfCards::Discard)]);
            }
            Frame::Looking(Looking::Pick { .. }) => {
                list_kinds(state.drawn.iter().map(|traced| traced.card), out);
                out.push(Action::Card(OfCards::Discard));
            }
            Frame::Looking(Looking::More { .. }) => {
                out.extend([Action::Turn(InTurn::Draw), Action::Place(OfPlaces::Done)]);
            }
            Frame::React { .. } => {
                out.push(Action::Reaction(Reaction::Let));
                let keepers = self.cards.kinds(&state.hands[other(seat)]);
                out.extend(
                    keepers.filter(|&card| self.cancels(card)).map(Reaction::Cancel).map(Action::Reaction),
                );
            }
            Frame::Found { card } => {
                out.push(Action::Card(OfCards::Fetch(card)));
                if self.usable(card, &Outlook::of(self, state)) {
                    out.push(Action::Turn(InTurn::Play(card)));
                }
            }
            Frame::Looking(Looking::Peek { .. }) => {
                list_kinds(state.top[..state.peeked()].iter().map(|traced| traced.card), out);
            }
            Frame::Choose { card } => self.list_choices(state, card, out),
            Frame::Blessing { place, first, .. } => {
                out.extend(
                    self.blessings_of(place, &Outlook::of(self, state))
                        .map(OfPlaces::Bless)
                        .map(Action::Place),
                );
                out.extend((!first).then_some(Action::Place(OfPlaces::Done)));
            }
            Frame::Change => Self::list_exchanges(state.stands[seat], state.supply, 1, out),
            Frame::Places { left, first } => {
                out.extend(
                    Self::places_of(&Outlook::of(self, state), left).map(OfPlaces::Apply).map(Action::Place),
                );
                out.extend((!first).then_some(Action::Place(OfPlaces::Done)));
            }
            Frame::Discards { by, .. } => {
                out.extend(self.cards.kinds(&state.hands[by]).map(OfCards::Drop).map(Action::Card));
            }
            Frame::Wares { by, count, alike: true } => {
                Self::list_alike(state.stands[by], state.supply, count, out);
            }
            Frame::Wares { by, count, alike: false } => {
                Self::list_free(state.stands[by], state.supply, count, out);
            }
            Frame::Return { count } => {
                let stand = state.stands[other(seat)];
                stand.choices(count.min(stand.total()), &mut |wares| {
                    out.push(Action::Ware(OfWares::Return(wares)));
                });
            }
            Frame::Give => {
                out.extend(self.cards.kinds(&state.hands[seat]).map(OfCards::Give).map(Action::Card));
            }
            Frame::Nature(_) | Frame::Played { .. } => {}
        }
    }

    /// What can be done between actions.
    #[inline]
    fn list_turn(&self, state: &State, out: &mut Vec<Action>) {
        let outlook = Outlook::of(self, state);
        if state.actions > 0 {
            // ASA.11, ASA.12
            if state.phase == Phase::Drawing && outlook.drawable {
                out.push(Action::Turn(InTurn::Draw));
            }
            let paid = Outlook { actions: state.actions - 1, ..outlook };
            for card in self.cards.kinds(&outlook.hand) {
                self.list_card(state, &paid, card, out);
            }
            let usable = |&slot: &u8| self.can_use(&paid, slot);
            out.extend((0..SLOTS as u8).filter(usable).map(InTurn::Use).map(Action::Turn));
        }
        if !state.visited {
            let places = self.places.kinds(&state.owned[state.active]);
            out.extend(
                places.filter(|&place| self.applicable(place, &outlook)).map(InTurn::Visit).map(Action::Turn),
            );
        }
        out.push(Action::Turn(InTurn::End));
    }

    /// What can be done with a card in hand, when an action is paid for it.
    #[inline]
    fn list_card(&self, state: &State, paid: &Outlook, card: Kind, out: &mut Vec<Action>) {
        match self.classes[usize::from(card.0)] {
            Class::Ware { goods: Goods::Named(_), .. } => self.list_trade(paid, card, None, out),
            Class::Ware { goods: Goods::Packages(_), .. } => {
                for ware in Ware::ALL {
                    self.list_trade(paid, card, Some(ware), out);
                }
            }
            Class::Artifact { .. } => {
                let slots = (0..SLOTS as u8).filter(|&slot| can_lay(state, slot));
                out.extend(slots.map(|slot| Action::Turn(InTurn::Lay { card, slot })));
            }
            Class::Person(_) | Class::Animal(_) => {
                if self.against_playing(paid, card).is_none() {
                    out.push(Action::Turn(InTurn::Play(card)));
                }
            }
        }
    }

    #[inline]
    fn list_trade(&self, paid: &Outlook, card: Kind, ware: Option<Ware>, out: &mut Vec<Action>) {
        let Some(trade) = self.trade(card, ware) else { return };
        if paid.can_buy(trade) {
            out.push(Action::Turn(InTurn::Buy { card, ware }));
        }
        if paid.can_sell(trade) {
            out.push(Action::Turn(InTurn::Sell { card, ware }));
        }
    }

    /// ASA.40: what stands against playing this card in hand? It is not held any more then.
    #[inline]
    pub(crate) fn against_playing(&self, paid: &Outlook, card: Kind) -> Option<Hurdle> {
        let mut then = *paid;
        self.cards.remove(&mut then.hand, card);
        self.against_using(card, &then)
    }

    /// ASA.32, ASA.40: what stands against using this artifact of one's own?
    #[inline]
    pub(crate) fn against_artifact(&self, paid: &Outlook, artifact: Artifact) -> Option<Hurdle> {
        if artifact.used { Some(Hurdle::FaceDown) } else { self.against_using(artifact.card, paid) }
    }

    #[inline]
    fn can_use(&self, paid: &Outlook, slot: u8) -> bool {
        let artifact = paid.own.artifacts[usize::from(slot)];
        artifact.is_some_and(|artifact| self.against_artifact(paid, artifact).is_none())
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
        if !out.contains(&Action::Card(OfCards::Pick(card))) {
            out.push(Action::Card(OfCards::Pick(card)));
        }
    }
}
