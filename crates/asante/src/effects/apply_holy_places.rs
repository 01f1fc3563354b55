//! What a cartographer does (ASA.114).
//! Which place is next is answered in `rules/turns.rs` (`carry_out`).

use game::{Fact, Phrase};

use super::{AtOnce, Effect, Rule, Written};
use crate::Asante;
use crate::advice::{Mind, Weighed, Weighing};
use crate::card::Kind;
use crate::deck::vocabulary::Entry;
use crate::rules::hurdle::Hurdle;
use crate::rules::outlook::Outlook;
use crate::rules::places::EVERYWHERE;
use crate::state::{Frame, State};

/// Apply each of the face-up holy places once. (Cartographer)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ApplyHolyPlaces;

impl ApplyHolyPlaces {
    pub(crate) const ENTRY: Entry<Effect> =
        Entry { name: "apply-holy-places", numbers: &[], make: |_| Effect::ApplyHolyPlaces(ApplyHolyPlaces) };
}

impl Rule for ApplyHolyPlaces {
    fn clause(&self) -> &'static str {
        "ASA.114"
    }

    fn phrase(&self) -> Phrase {
        Phrase::new("effect-apply-holy-places")
    }

    fn short(&self) -> Phrase {
        Phrase::new("short-apply-holy-places")
    }

    fn written(&self) -> Written<'_> {
        Written::Does(self)
    }

    fn hurdle(&self, _: Kind, outlook: &Outlook) -> Option<Hurdle> {
        Hurdle::NoPlaceHelps.unless(Asante::places_of(outlook, EVERYWHERE).next().is_some())
    }
}

impl AtOnce for ApplyHolyPlaces {
    fn carry_out(&self, state: &mut State) {
        state.frames.push(Frame::Places { left: EVERYWHERE, first: true });
    }
}

impl Weighed for ApplyHolyPlaces {
    fn worth(&self, mind: &Mind, _: Option<Kind>) -> f32 {
        let places = mind.outlook.row.iter().flatten();
        places.map(|place| mind.blessed(mind.blessing(*place)).max(0.0)).sum()
    }

    fn held(&self) -> f32 {
        1.4
    }

    fn harm(&self, _: &Mind) -> f32 {
        2.5
    }

    fn hope(&self, weighing: &Weighing, hand: &[Kind], facts: &mut Vec<Fact>) {
        facts.push(weighing.applies(hand));
    }
}
