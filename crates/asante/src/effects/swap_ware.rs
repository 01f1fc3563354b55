//! What a nomad does (ASA.117).

use game::{Fact, Phrase};

use super::{Asking, Effect, Rule, Written};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{State, other};
use crate::ware::{WareSet, Wares};

/// Take a ware of the opponent's, give one of one's own, or none if there is none. (Nomad)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwapWare;

impl SwapWare {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "swap-ware", numbers: &[], make: |_| Effect::SwapWare(SwapWare) };
}

impl Rule for SwapWare {
    fn clause(&self) -> &'static str {
        "ASA.117"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-swap-ware")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-swap-ware")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    /// Would it change anything?
    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        if outlook.opponent.stand.is_empty() {
            Some(Hurdle::OtherStandEmpty)
        } else if outlook.own.stand.is_empty() {
            None
        } else {
            outlook.against_exchanging(outlook.opponent.stand)
        }
    }

    fn foretell_answer(&self, _: &Sooth, _: Action, then: &mut Prospect) {
        then.other.lost = then.gained.total();
    }
}

impl Asking for SwapWare {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        let (own, opponent) = (outlook.own.stand, outlook.opponent.stand);
        if own.is_empty() {
            opponent.choices(1, &mut |ware| out.push(Action::Ware(OfWares::Take(ware))));
        }
        for give in own.kinds() {
            let others = opponent.kinds().filter(|&take| take != give);
            let swaps = others.map(|take| OfWares::Swap { give, take: WareSet::only(take) });
            out.extend(swaps.map(Action::Ware));
        }
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        if let Action::Ware(OfWares::Swap { give, take }) = answer {
            let (given, taken) = (Wares::of(give, 1), take.wares());
            let (seat, opponent) = (state.active, other(state.active));
            state.stands[seat].take(given);
            state.stands[opponent].take(taken);
            state.stands[seat].add(taken);
            state.stands[opponent].add(given);
        } else {
            Asante::take_from_opponent(state, answer);
        }
    }
}

impl Weighed for SwapWare {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        let swapped = mind.best_swap(mind.stand(), 1, mind.outlook.opponent.stand);
        swapped.unwrap_or(2.2) + mind.envied(0.5)
    }

    fn held(&self) -> f32 {
        1.1
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.2
    }

    fn hope(&self, _: &Weighing, _: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(Fact::gains(Phrase::new("fact-exchanges")));
    }

    fn harm_in_words(&self, _: &Weighing) -> Phrase {
        Phrase::new("harm-swaps")
    }
}
