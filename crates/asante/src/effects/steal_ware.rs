//! What a marabou does (ASA.134).

use game::Phrase;

use super::{Asking, Effect, Rule, Written};
use crate::Asante;
use crate::action::{Action, OfWares};
use crate::advice::{Mind, Weighed, Weighing, facts};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::prospect::{Prospect, Sooth};
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::state::{State, other};
use crate::ware::Wares;

/// Take a ware of the opponent's. (Marabou)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StealWare;

impl StealWare {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "steal-ware", numbers: &[], make: |_| Effect::StealWare(StealWare) };
}

impl Rule for StealWare {
    fn clause(&self) -> &'static str {
        "ASA.134"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-steal-ware")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-steal-ware")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        let ware = !outlook.opponent.stand.is_empty();
        Hurdle::StandFull.unless(outlook.own.stand.free() > 0).or(Hurdle::OtherStandEmpty.unless(ware))
    }

    fn foretell(&self, sooth: &Sooth, then: &mut Prospect) {
        let theirs = sooth.open.stands[other(sooth.me)];
        (then.choice, then.other.lost) = (sooth.room(1), 1.min(theirs.total()));
    }

    fn foretell_answer(&self, _: &Sooth, _: Action, then: &mut Prospect) {
        then.other.lost = then.gained.total();
    }
}

impl Asking for StealWare {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        outlook.opponent.stand.choices(1, &mut |ware| out.push(Action::Ware(OfWares::Take(ware))));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        Asante::take_from_opponent(state, answer);
    }
}

impl Weighed for StealWare {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        let (stand, now) = (mind.stand(), mind.now());
        let theirs = mind.outlook.opponent.stand;
        let gains = theirs.kinds().filter(|_| stand.free() > 0).map(|ware| {
            let mut then = stand;
            then.add(Wares::of(ware, 1));
            mind.stock(then) - now + mind.envied(2.2)
        });
        gains.fold(0.0, f32::max)
    }

    fn held(&self) -> f32 {
        1.1
    }

    fn harm(&self, _: &Mind) -> f32 {
        3.6
    }

    fn harm_in_words(&self, _: &Weighing) -> Phrase {
        facts::count("harm-steals", 1)
    }
}
