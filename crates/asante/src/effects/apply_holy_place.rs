//! What a map does (ASA.102).

use game::{Fact, Phrase};

use super::{Asking, Effect, Rule, Written, no_answer};
use crate::Asante;
use crate::action::{Action, OfPlaces};
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::rules::places::EVERYWHERE;
use crate::state::State;

/// Apply one of the face-up holy places once. (Map)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ApplyHolyPlace;

impl ApplyHolyPlace {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "apply-holy-place", numbers: &[], make: |_| Effect::ApplyHolyPlace(ApplyHolyPlace) };
}

impl Rule for ApplyHolyPlace {
    fn clause(&self) -> &'static str {
        "ASA.102"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-apply-holy-place")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-apply-holy-place")
    }

    fn written(&self) -> Written<'_> {
        Written::Asks(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NoPlaceHelps.unless(Asante::places_of(outlook, EVERYWHERE).next().is_some())
    }
}

impl Asking for ApplyHolyPlace {
    fn list(&self, _: Kind, outlook: &Outlook, out: &mut Vec<Action>) {
        out.extend(Asante::places_of(outlook, EVERYWHERE).map(OfPlaces::Apply).map(Action::Place));
    }

    fn carry_out(&self, _: &Asante, state: &mut State, answer: Action) {
        let Action::Place(OfPlaces::Apply(slot)) = answer else { no_answer(answer) };
        Asante::apply_place(state, slot);
    }
}

impl Weighed for ApplyHolyPlace {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        let places = mind.outlook.row.iter().flatten();
        places.map(|place| mind.blessed(mind.blessing(*place))).fold(0.0, f32::max)
    }

    fn in_play(&self) -> f32 {
        3.5
    }

    fn answered(&self, mind: &Mind, answer: Action) -> f32 {
        mind.blessed_by(answer)
    }

    fn hope(&self, weighing: &Weighing, hand: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(weighing.applies(hand));
    }
}
