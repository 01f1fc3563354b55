//! Cards drawn, looked at, taken from the discard pile and discarded by effects.

use super::{Asking, AtOnce, no_answer};
use crate::Asante;
use crate::action::Action;
use crate::card::{Class, Effect, Kind};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Draw, Frame, State, other};

/// ASA.103: pay an action, draw cards, keep one or none.
pub(super) struct DrawAndKeepOne {
    pub(super) cards: u8,
}

impl AtOnce for DrawAndKeepOne {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::TooFewActions(ACTIVATED).unless(outlook.actions > 0).or(outlook.against_drawing())
    }

    /// The first cards cost an action of their own.
    fn carry_out(&self, state: &mut State) {
        state.actions -= 1;
        state.frames.push(Frame::Draw(Draw::Several { cards: self.cards }));
    }
}

/// ASA.103: an action to activate it, and one to draw.
const ACTIVATED: u8 = 2;

impl Asante {
    /// How many actions it takes at least to use this artifact (ASA.32, ASA.103).
    pub(crate) fn actions_to_use(&self, card: Kind) -> u8 {
        if let Some(Effect::DrawAndKeepOne { .. }) = self.effect(card) { ACTIVATED } else { 1 }
    }
}

/// ASA.104: pay gold, draw cards.
pub(super) struct PayToDraw {
    pub(super) gold: u8,
    pub(super) cards: u8,
}

impl AtOnce for PayToDraw {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_paying(self.gold.into()).or(outlook.against_drawing())
    }

    fn carry_out(&self, state: &mut State) {
        state.gold[state.active] -= u32::from(self.gold);
        state.frames.push(Frame::Draw(Draw::Hand { by: state.active, left: self.cards }));
    }
}

/// ASA.106: discard a hand card, take gold.
pub(super) struct DiscardForGold {
    pub(super) gold: u8,
}

impl Asking for DiscardForGold {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::HandEmpty.unless(!outlook.hand.is_empty())
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(outlook.game.cards.kinds(&outlook.hand).map(Action::Drop));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        let Action::Drop(card) = answer else { no_answer(answer) };
        game.discard(state, state.active, card);
        state.gold[state.active] += u32::from(self.gold);
    }
}

/// ASA.107: return a ware, draw cards.
pub(super) struct ReturnToDraw {
    pub(super) cards: u8,
}

impl Asking for ReturnToDraw {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_returning().or(outlook.against_drawing())
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        outlook.own.stand.choices(1, &mut |ware| out.push(Action::Return(ware)));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Return(ware) = answer else { no_answer(answer) };
        Asante::return_wares(state, state.active, ware);
        state.frames.push(Frame::Draw(Draw::Hand { by: state.active, left: self.cards }));
    }
}

/// ASA.110: cancel the person or animal just played. That is asked and done when one was played (ASA.42).
pub(super) struct Cancel;

impl AtOnce for Cancel {
    /// ASA.41: not in a turn of one's own.
    fn hurdle(&self, _: &Outlook) -> Option<Hurdle> {
        Some(Hurdle::OnlyCancels)
    }

    fn carry_out(&self, _: &mut State) {}
}

impl Asante {
    /// ASA.41: is this a card that cancels others?
    #[inline]
    pub(crate) fn cancels(&self, card: Kind) -> bool {
        self.effect(card) == Some(Effect::Cancel)
    }
}

/// ASA.111: turn up cards until an animal appears.
pub(super) struct SeekAnimal;

impl AtOnce for SeekAnimal {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_drawing()
    }

    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Draw(Draw::Seek { shuffled: false }));
    }
}

/// ASA.115: take any card from the discard pile but one like the card played.
pub(super) struct TakeDiscarded {
    pub(super) played: Kind,
}

impl TakeDiscarded {
    fn cards(&self, outlook: &Outlook) -> impl Iterator<Item = Kind> {
        outlook.game.cards.kinds(&outlook.discards).filter(|&card| card != self.played)
    }
}

impl Asking for TakeDiscarded {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NothingDiscarded.unless(self.cards(outlook).next().is_some())
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(self.cards(outlook).map(Action::Fetch));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        game.fetch(state, answer);
    }
}

/// ASA.119: take an artifact from the discard pile.
pub(super) struct TakeDiscardedArtifact;

impl TakeDiscardedArtifact {
    fn cards(outlook: &Outlook) -> impl Iterator<Item = Kind> {
        let is_artifact =
            |card: &Kind| matches!(outlook.game.classes[usize::from(card.0)], Class::Artifact { .. });
        outlook.game.cards.kinds(&outlook.discards).filter(is_artifact)
    }
}

impl Asking for TakeDiscardedArtifact {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NoArtifactDiscarded.unless(Self::cards(outlook).next().is_some())
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(Self::cards(outlook).map(Action::Fetch));
    }

    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action) {
        game.fetch(state, answer);
    }
}

impl Asante {
    /// A card goes from the discard pile to the active player's hand (ASA.115, ASA.119).
    fn fetch(&self, state: &mut State, answer: Action) {
        let Action::Fetch(card) = answer else { no_answer(answer) };
        self.cards.remove(&mut state.discards, card);
        self.gain_openly(state, state.active, card);
    }
}

/// ASA.118: draw up to so many cards, or the opponent discards down to so many.
pub(super) struct RefillOrReduce {
    pub(super) up_to: u8,
    pub(super) down_to: u8,
}

impl RefillOrReduce {
    fn can_refill(&self, outlook: &Outlook) -> bool {
        outlook.hand.count() < u16::from(self.up_to) && outlook.drawable
    }

    fn can_reduce(&self, outlook: &Outlook) -> bool {
        outlook.opponents_cards > u16::from(self.down_to)
    }
}

impl Asking for RefillOrReduce {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::HandsFit.unless(self.can_refill(outlook) || self.can_reduce(outlook))
    }

    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(self.can_refill(outlook).then_some(Action::Draw));
        out.extend(self.can_reduce(outlook).then_some(Action::Reduce));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let (by, opponent) = (state.active, other(state.active));
        if answer == Action::Draw {
            let left = u16::from(self.up_to) - state.hands[by].count();
            state.frames.push(Frame::Draw(Draw::Hand { by, left: left as u8 }));
        } else if answer == Action::Reduce {
            let left = state.hands[opponent].count() - u16::from(self.down_to);
            state.frames.push(Frame::Discards { by: opponent, left: left as u8 });
        } else {
            no_answer(answer);
        }
    }
}

/// ASA.122: look at the top cards, take one.
pub(super) struct LookAndTake {
    pub(super) cards: u8,
}

impl AtOnce for LookAndTake {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_drawing()
    }

    /// The active player sees what somebody has seen already, then nature shows the rest.
    fn carry_out(&self, state: &mut State) {
        let (seat, looked) = (state.active, state.top.len().min(usize::from(self.cards)));
        state.top[..looked].iter_mut().for_each(|traced| traced.known.add(seat));
        state.frames.push(Frame::Draw(Draw::Peek { cards: self.cards }));
    }
}

/// ASA.135: take a random card of the opponent's hand, give one back.
pub(super) struct SwapRandomCard;

impl AtOnce for SwapRandomCard {
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::OtherHandEmpty.unless(outlook.opponents_cards > 0)
    }

    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Rob);
    }
}
