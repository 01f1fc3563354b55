//! What cards and holy places do. Each effect's condition (ASA.40), question and deed stand together, once, in one
//! of the files below, and [`Asante::rule`] is the one table of them all. Which card has which effect, with which
//! numbers, is said by the deck. What is decided later, or in a reaction (ASA.42), is a frame like every other.

/// Artifacts broken and borrowed.
mod artifacts;
/// Cards drawn, looked at, taken and discarded.
mod cards;
/// Holy places.
mod places;
/// Wares and gold.
mod wares;

use Written::{Asks, Does};
use artifacts::{BorrowArtifact, BreakArtifact};
use cards::{
    Cancel, DiscardForGold, DrawAndKeepOne, LookAndTake, PayToDraw, RefillOrReduce, ReturnToDraw, SeekAnimal,
    SwapRandomCard, TakeDiscarded, TakeDiscardedArtifact,
};
use places::{ApplyHolyPlace, ApplyHolyPlaces};
use wares::{
    DiscardForWares, DiscardSeriesForWares, ExchangeForDifferent, Haggle, OpponentReturns, PayForWares,
    SellDifferent, SellEach, StealWare, SwapWare, TakeGoldIfPoorer, TakeWares, WaresOrCards,
};

use super::hurdle::Hurdle;
use super::outlook::Outlook;
use crate::Asante;
use crate::action::Action;
use crate::card::{Effect, Kind};
use crate::state::{Frame, State};

/// An effect that begins with a question.
trait Asking {
    /// ASA.40: what stands against using it.
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle>;
    /// Lists what can be answered.
    fn list(&self, outlook: &Outlook, out: &mut Vec<Action>);
    /// Carries out what was answered.
    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action);
}

/// An effect that begins without one.
trait AtOnce {
    /// ASA.40: what stands against using it.
    fn hurdle(&self, outlook: &Outlook) -> Option<Hurdle>;
    /// Carries it out.
    fn carry_out(&self, state: &mut State);
}

/// An effect as it is written in the files below.
enum Written<'a> {
    Asks(&'a dyn Asking),
    Does(&'a dyn AtOnce),
}

impl Asante {
    /// Reads the clause that describes this card's effect, and the effect itself; ware cards have none.
    #[inline]
    fn rule<R>(&self, card: Kind, read: impl FnOnce(&'static str, Written) -> R) -> Option<R> {
        Some(match self.effect(card)? {
            Effect::SellDifferent { gold } => read("ASA.101", Asks(&SellDifferent { gold })),
            Effect::ApplyHolyPlace => read("ASA.102", Asks(&ApplyHolyPlace)),
            Effect::DrawAndKeepOne { cards } => read("ASA.103", Does(&DrawAndKeepOne { cards })),
            Effect::PayToDraw { gold, cards } => read("ASA.104", Does(&PayToDraw { gold, cards })),
            Effect::DiscardForWares { wares } => read("ASA.105", Asks(&DiscardForWares { wares })),
            Effect::DiscardForGold { gold } => read("ASA.106", Asks(&DiscardForGold { gold })),
            Effect::ReturnToDraw { cards } => read("ASA.107", Asks(&ReturnToDraw { cards })),
            Effect::Cancel => read("ASA.110", Does(&Cancel)),
            Effect::SeekAnimal => read("ASA.111", Does(&SeekAnimal)),
            Effect::ExchangeForDifferent { most } => read("ASA.112", Asks(&ExchangeForDifferent { most })),
            Effect::DiscardSeriesForWares => read("ASA.113", Asks(&DiscardSeriesForWares)),
            Effect::ApplyHolyPlaces => read("ASA.114", Does(&ApplyHolyPlaces)),
            Effect::TakeDiscarded => read("ASA.115", Asks(&TakeDiscarded { played: card })),
            Effect::Haggle { gold } => read("ASA.116", Asks(&Haggle { gold })),
            Effect::SwapWare => read("ASA.117", Asks(&SwapWare)),
            Effect::RefillOrReduce { up_to, down_to } => {
                read("ASA.118", Asks(&RefillOrReduce { up_to, down_to }))
            }
            Effect::TakeDiscardedArtifact => read("ASA.119", Asks(&TakeDiscardedArtifact)),
            Effect::SellEach { gold } => read("ASA.120", Asks(&SellEach { gold })),
            Effect::PayForWares { gold, wares } => read("ASA.121", Asks(&PayForWares { gold, wares })),
            Effect::LookAndTake { cards } => read("ASA.122", Does(&LookAndTake { cards })),
            Effect::WaresOrCards { wares, cards } => read("ASA.123", Asks(&WaresOrCards { wares, cards })),
            Effect::TakeGoldIfPoorer { gold } => read("ASA.124", Does(&TakeGoldIfPoorer { gold })),
            Effect::BreakArtifact => read("ASA.130", Asks(&BreakArtifact)),
            Effect::BorrowArtifact => read("ASA.131", Asks(&BorrowArtifact)),
            Effect::TakeWares { wares } => read("ASA.132", Asks(&TakeWares { wares })),
            Effect::OpponentReturns { wares } => read("ASA.133", Does(&OpponentReturns { wares })),
            Effect::StealWare => read("ASA.134", Asks(&StealWare)),
            Effect::SwapRandomCard => read("ASA.135", Does(&SwapRandomCard)),
        })
    }

    /// The clause that describes this card's effect.
    pub(super) fn clause(&self, card: Kind) -> Option<&'static str> {
        self.rule(card, |clause, _| clause)
    }

    /// ASA.40: can the active player use this card's effect?
    #[inline]
    pub(crate) fn usable(&self, card: Kind, outlook: &Outlook) -> bool {
        self.against_using(card, outlook).is_none()
    }

    /// ASA.40: what stands against using this card's effect.
    #[inline]
    pub(crate) fn against_using(&self, card: Kind, outlook: &Outlook) -> Option<Hurdle> {
        let hurdle = |_, effect: Written| match effect {
            Asks(effect) => effect.hurdle(outlook),
            Does(effect) => effect.hurdle(outlook),
        };
        self.rule(card, hurdle).unwrap_or(Some(Hurdle::Useless))
    }

    /// The effect of this card begins.
    pub(super) fn begin(&self, state: &mut State, card: Kind) {
        self.rule(card, |_, effect| match effect {
            Asks(_) => state.frames.push(Frame::Choose { card }),
            Does(effect) => effect.carry_out(state),
        });
    }

    /// What this card's effect asks.
    pub(super) fn list_choices(&self, state: &State, card: Kind, out: &mut Vec<Action>) {
        self.rule(card, |_, effect| match effect {
            Asks(effect) => effect.list(&Outlook::of(self, state), out),
            Does(_) => {}
        });
    }

    /// Carries out what was chosen.
    pub(super) fn choose(&self, state: &mut State, card: Kind, answer: Action) {
        self.rule(card, |_, effect| match effect {
            Asks(effect) => effect.carry_out(self, state, answer),
            Does(_) => no_answer(answer),
        });
    }
}

/// Only what is listed is carried out.
fn no_answer(answer: Action) -> ! {
    unreachable!("{answer:?} answers nothing that this card asks")
}
