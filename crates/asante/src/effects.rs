//! What cards do: one file for each effect of the vocabulary, with all there is to know of it: its name in the deck file,
//! its clause, when it can be used (ASA.40), what it asks and how that is carried out, what follows from it, its words, and
//! what a sensible player makes of it. Which card has which effect, with which numbers, is said by the deck.
//!
//! What is decided later, or in a reaction (ASA.42), is a frame like every other, which several effects may leave: wares to
//! take, cards to discard or to pick. What can be answered then is in `rules/legal.rs`, what it does in `rules/turns.rs`, what
//! nature does for it and when it is over in `rules/course.rs`, and which clause forbids an answer in `rules/reasons.rs`.

// Not a part of the list below: the formatter finds files by these lines alone.
mod apply_holy_place;
mod apply_holy_places;
mod borrow_artifact;
mod break_artifact;
mod cancel;
mod discard_for_gold;
mod discard_for_wares;
mod discard_series_for_wares;
mod draw_and_keep_one;
mod exchange_for_different;
mod haggle;
mod look_and_take;
mod opponent_returns;
mod pay_for_wares;
mod pay_to_draw;
mod refill_or_reduce;
mod return_to_draw;
mod seek_animal;
mod sell_different;
mod sell_each;
mod steal_ware;
mod swap_random_card;
mod swap_ware;
mod take_discarded;
mod take_discarded_artifact;
mod take_gold_if_poorer;
mod take_wares;
mod wares_or_cards;

use game::Phrase;

use crate::Asante;
use crate::action::{Action, OfCards, OfWares};
use crate::advice::Weighed;
use crate::card::{Class, Kind, WARES};
use crate::deck::vocabulary::Entry;
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Frame, State, other};

/// The most numbers that an effect has in the deck: the prices of so many wares.
pub(crate) const MOST_NUMBERS: usize = WARES;

/// The one list of them all, by the cards that can have them.
macro_rules! effects {
    ($($(#[$doc:meta])* $class:ident { $($file:ident::$effect:ident,)+ })+) => {
        $($(pub use $file::$effect;)+)+

        /// What a card does, named for it; the numbers come from the deck.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "what is in it says it")]
        pub enum Effect { $($($effect($effect)),+),+ }

        enum Nth { $($($effect),+),+ }

        $(
            $(#[$doc])*
            pub(crate) const $class: &[Entry<Effect>] = &[$($effect::ENTRY),+];
        )+

        impl Effect {
            /// How many there are.
            pub(crate) const COUNT: usize = 0 $(+ $class.len())+;

            /// What its file says.
            #[inline]
            pub(crate) fn rule(&self) -> &dyn Rule {
                match self { $($(Effect::$effect(effect) => effect),+),+ }
            }

            /// Its name in the deck file.
            pub(crate) const fn name(&self) -> &'static str {
                match self { $($(Effect::$effect(_) => $effect::ENTRY.name),+),+ }
            }

            /// Its number in the list.
            #[inline]
            pub(crate) const fn index(&self) -> usize {
                match self { $($(Effect::$effect(_) => Nth::$effect as usize),+),+ }
            }
        }
    };
}

effects! {
    /// What an artifact can do.
    OF_ARTIFACTS {
        sell_different::SellDifferent,
        apply_holy_place::ApplyHolyPlace,
        draw_and_keep_one::DrawAndKeepOne,
        pay_to_draw::PayToDraw,
        discard_for_wares::DiscardForWares,
        discard_for_gold::DiscardForGold,
        return_to_draw::ReturnToDraw,
    }
    /// What only a person can do: an animal that seeks animals would never come to an end.
    OF_PERSONS {
        cancel::Cancel,
        seek_animal::SeekAnimal,
    }
    /// What persons and animals can do.
    OF_BOTH {
        exchange_for_different::ExchangeForDifferent,
        discard_series_for_wares::DiscardSeriesForWares,
        apply_holy_places::ApplyHolyPlaces,
        take_discarded::TakeDiscarded,
        take_discarded_artifact::TakeDiscardedArtifact,
        haggle::Haggle,
        swap_ware::SwapWare,
        refill_or_reduce::RefillOrReduce,
        sell_each::SellEach,
        pay_for_wares::PayForWares,
        look_and_take::LookAndTake,
        wares_or_cards::WaresOrCards,
        take_gold_if_poorer::TakeGoldIfPoorer,
        break_artifact::BreakArtifact,
        borrow_artifact::BorrowArtifact,
        take_wares::TakeWares,
        opponent_returns::OpponentReturns,
        steal_ware::StealWare,
        swap_random_card::SwapRandomCard,
    }
}

impl Effect {
    /// How many are on artifacts, which are the first.
    pub(crate) const ON_ARTIFACTS: usize = OF_ARTIFACTS.len();
}

/// One effect, as it is written in its file.
pub(crate) trait Rule: Weighed {
    /// The clause that describes it.
    fn clause(&self) -> &'static str;
    /// What it does, in a sentence.
    fn phrase(&self) -> Phrase;
    /// What it does in the fewest words, beside a card that can be used.
    fn short(&self) -> Phrase;
    /// How it begins.
    fn written(&self) -> Written<'_>;
    /// ASA.40: what stands against using it, on this card.
    fn hurdle(&self, card: Kind, outlook: &Outlook) -> Option<Hurdle>;

    /// Its numbers, in the order of the deck file; 0 where it has none.
    fn numbers(&self) -> [u8; MOST_NUMBERS] {
        [0; MOST_NUMBERS]
    }

    /// How many actions it takes at least to use it on an artifact (ASA.32).
    fn actions(&self) -> u8 {
        1
    }

    /// How much cheaper or dearer it makes a ware card that it asks for (ASA.116); nothing if it asks for none.
    fn haggles(&self) -> Option<u8> {
        None
    }

    /// What it does for certain, before anything is chosen.
    fn foretell(&self, _: &Sooth, _: &mut Prospect) {}

    /// What an answer to its question means, besides the wares that it moves.
    fn foretell_answer(&self, _: &Sooth, _answer: Action, _: &mut Prospect) {}
}

/// How an effect begins.
pub(crate) enum Written<'a> {
    /// With a question.
    Asks(&'a dyn Asking),
    /// At once.
    Does(&'a dyn AtOnce),
}

/// An effect that begins with a question.
pub(crate) trait Asking {
    /// Lists what can be answered when this card asks.
    fn list(&self, card: Kind, outlook: &Outlook, out: &mut Vec<Action>);
    /// Carries out what was answered.
    fn carry_out(&self, game: &Asante, state: &mut State, answer: Action);
}

/// An effect that begins without one.
pub(crate) trait AtOnce {
    /// Carries it out.
    fn carry_out(&self, state: &mut State);
}

impl Effect {
    /// What it does, in a sentence.
    pub fn phrase(&self) -> Phrase {
        self.rule().phrase()
    }

    /// What it does in the fewest words, beside a card that can be used.
    pub fn short(&self) -> Phrase {
        self.rule().short()
    }
}

impl Asante {
    /// What a card does; ware cards have no effect.
    #[inline]
    pub(crate) fn effect(&self, card: Kind) -> Option<&Effect> {
        match &self.classes[usize::from(card.0)] {
            Class::Ware { .. } => None,
            Class::Artifact { effect, .. } | Class::Person(effect) | Class::Animal(effect) => Some(effect),
        }
    }

    /// The same, as it is written.
    #[inline]
    pub(crate) fn rule(&self, card: Kind) -> Option<&dyn Rule> {
        self.effect(card).map(Effect::rule)
    }

    /// The clause that describes this card's effect.
    pub(crate) fn clause(&self, card: Kind) -> Option<&'static str> {
        self.rule(card).map(Rule::clause)
    }

    /// ASA.40: can the active player use this card's effect?
    #[inline]
    pub(crate) fn usable(&self, card: Kind, outlook: &Outlook) -> bool {
        self.against_using(card, outlook).is_none()
    }

    /// ASA.40: what stands against using this card's effect.
    #[inline]
    pub(crate) fn against_using(&self, card: Kind, outlook: &Outlook) -> Option<Hurdle> {
        self.rule(card).map_or(Some(Hurdle::Useless), |rule| rule.hurdle(card, outlook))
    }

    /// How many actions it takes at least to use this artifact (ASA.32, ASA.103).
    pub(crate) fn actions_to_use(&self, card: Kind) -> u8 {
        self.rule(card).map_or(1, Rule::actions)
    }

    /// The effect of this card begins.
    pub(crate) fn begin(&self, state: &mut State, card: Kind) {
        match self.rule(card).map(Rule::written) {
            Some(Written::Asks(_)) => state.frames.push(Frame::Choose { card }),
            Some(Written::Does(effect)) => effect.carry_out(state),
            None => {}
        }
    }

    /// What this card's effect asks.
    pub(crate) fn list_choices(&self, state: &State, card: Kind, out: &mut Vec<Action>) {
        if let Some(Written::Asks(effect)) = self.rule(card).map(Rule::written) {
            effect.list(card, &Outlook::of(self, state), out);
        }
    }

    /// Carries out what was chosen.
    pub(crate) fn choose(&self, state: &mut State, card: Kind, answer: Action) {
        let Some(Written::Asks(effect)) = self.rule(card).map(Rule::written) else { no_answer(answer) };
        effect.carry_out(self, state, answer);
    }

    /// Can animals touch this artifact (ASA.130, ASA.131)?
    pub(crate) fn touchable(&self, card: Kind) -> bool {
        matches!(self.classes[usize::from(card.0)], Class::Artifact { untouchable: false, .. })
    }

    /// A card goes from the discard pile to the active player's hand (ASA.115, ASA.119).
    fn fetch(&self, state: &mut State, answer: Action) {
        let Action::Card(OfCards::Fetch(card)) = answer else { no_answer(answer) };
        self.cards.remove(&mut state.discards, card);
        self.gain_openly(state, state.active, card);
    }

    /// A ware goes from the other stand to the own one (ASA.117, ASA.134).
    fn take_from_opponent(state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Take(wares)) = answer else { no_answer(answer) };
        state.stands[other(state.active)].take(wares);
        state.stands[state.active].add(wares);
    }
}

/// Only what is listed is carried out.
pub(crate) fn no_answer(answer: Action) -> ! {
    unreachable!("{answer:?} answers nothing that was asked")
}
