//! What a boatman does (ASA.113).
//! Which cards and which wares these are is answered in `rules/turns.rs` (`carry_out`).

use game::Phrase;

use super::{Asking, Effect, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{Frame, State};

/// Discard 1 + 2 + … + n hand cards, take n wares of one's choice. (Boatman)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardSeriesForWares;

impl DiscardSeriesForWares {
    pub(crate) const ENTRY: Entry<Effect> = Entry {
        name: "discard-series-for-wares",
        numbers: &[],
        make: |_| Effect::DiscardSeriesForWares(DiscardSeriesForWares),
    };
}

impl Rule for DiscardSeriesForWares {
    fn clause(&self) -> &'static str {
        "ASA.113"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-discard-series-for-wares")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-discard-series-for-wares")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        outlook.against_taking().or(Hurdle::HandEmpty.unless(!outlook.hand.is_empty()))
    }
}

impl Asking for DiscardSeriesForWares {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        let payable = |count: &u8| Asante::series(*count) <= outlook.hand.count();
        out.extend((1..=outlook.own.stand.free()).take_while(payable).map(OfWares::Count).map(Action::Ware));
    }

    /// First the cards, then the wares.
    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Ware(OfWares::Count(count)) = answer else { no_answer(answer) };
        let by = state.active;
        state.frames.push(Frame::Wares { by, count, alike: false });
        state.frames.push(Frame::Discards { by, left: Asante::series(count) as u8 });
    }
}

impl Asante {
    /// 1 + 2 + … + count, the cards to be discarded for so many wares.
    pub(crate) const fn series(count: u8) -> u16 {
        count as u16 * (count as u16 + 1) / 2
    }
}

impl Weighed for DiscardSeriesForWares {
    fn worth(&self, mind: &Mind, spent: Option<Kind>) -> f32 {
        let costs = mind.losses();
        let held = usize::from(mind.outlook.hand.count()).saturating_sub(usize::from(spent.is_some()));
        let mut best = 0.0f32;
        for count in 1..=mind.stand().free().min(3) {
            let cards = usize::from(Asante::series(count));
            if cards <= held {
                best = best.max(mind.best_wares(count, false) - costs[..cards].iter().sum::<f32>());
            }
        }
        best
    }

    fn held(&self) -> f32 {
        0.8
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.0
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        let Action::Ware(OfWares::Count(count)) = answer else { return mind.moving(answer) };
        let costs = mind.losses();
        let cards = usize::from(Asante::series(count));
        mind.best_wares(count, false) - costs[..cards.min(costs.len())].iter().sum::<f32>()
    }
}
