//! What stands against using something: told in refusals and beside the cards, in the same words.

use game::Phrase;
use serde::{Deserialize, Serialize};

use crate::ware::Wares;

/// Why a card, an artifact or a holy place cannot be used now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Hurdle {
    /// All actions are spent (ASA.10).
    NoActions,
    /// It takes more actions than are left (ASA.103).
    TooFewActions(u8),
    /// Cards are played already: nothing is drawn any more in the ordinary way (ASA.12).
    DrawingOver,
    /// It costs this much, which the player does not have (ASA.14).
    TooDear(u32),
    /// It needs so many free spaces (ASA.21, ASA.45).
    NoRoom(u8),
    /// The supply lacks these wares (ASA.21).
    NotInSupply(Wares),
    /// The own stand lacks these wares (ASA.21).
    NotOnStand(Wares),
    /// There are not so many wares of one kind on the own stand (ASA.22).
    NotAlike(u8),
    /// There is no ware on the own stand.
    StandEmpty,
    /// There is no free space on it.
    StandFull,
    /// There is no card in the draw pile or the discard pile (ASA.15).
    NothingToDraw,
    /// There is no other card in the hand.
    HandEmpty,
    /// There is no card to take from the discard pile.
    NothingDiscarded,
    /// There is no artifact there.
    NoArtifactDiscarded,
    /// No ware can be had for one of another kind.
    NothingToSwap,
    /// There is no ware on the other stand.
    OtherStandEmpty,
    /// There is no card in the other hand.
    OtherHandEmpty,
    /// The other player does not have more gold (ASA.124).
    NotPoorer,
    /// No artifact in play can be broken (ASA.130).
    NothingToBreak,
    /// No artifact of the other player's can be used (ASA.131).
    NothingToBorrow,
    /// There is no ware card in the hand that could be used with it (ASA.116).
    NoWareCard,
    /// The own hand is large enough, and the other one small enough (ASA.118).
    HandsFit,
    /// No holy place of the row would do anything (ASA.102, ASA.114).
    NoPlaceHelps,
    /// It is for the other player's turn (ASA.41).
    OnlyCancels,
    /// It lies face down (ASA.32).
    FaceDown,
    /// A holy place was used in this turn already (ASA.50).
    Visited,
    /// No action can be taken back (ASA.53).
    NothingToRegain,
    /// It would do nothing (ASA.40).
    Useless,
}

/// How much is said.
#[derive(Clone, Copy)]
enum Length {
    Whole,
    Short,
}

impl Hurdle {
    /// In words, the part of a sentence.
    pub fn phrase(self) -> Phrase {
        self.in_words(Length::Whole)
    }

    /// In the fewest words, beside a card or a price.
    pub fn short(self) -> Phrase {
        self.in_words(Length::Short)
    }

    fn in_words(self, length: Length) -> Phrase {
        match (self, length) {
            (Hurdle::NoActions, _) => Phrase::new("why-no-actions"),
            (Hurdle::TooFewActions(needed), _) => Phrase::new("why-few-actions").with("count", needed),
            (Hurdle::DrawingOver, _) => Phrase::new("why-no-more-drawing"),
            (Hurdle::TooDear(_), Length::Short) => Phrase::new("not-too-dear"),
            (Hurdle::TooDear(gold), Length::Whole) => Phrase::new("why-too-dear").with("gold", gold),
            (Hurdle::NoRoom(_), Length::Short) => Phrase::new("not-no-room"),
            (Hurdle::NoRoom(spaces), Length::Whole) => Phrase::new("why-no-room").with("count", spaces),
            (Hurdle::NotInSupply(wares), Length::Short) => {
                Phrase::new("not-in-supply").with("wares", wares.to_string())
            }
            (Hurdle::NotInSupply(wares), Length::Whole) => {
                Phrase::new("why-not-in-supply").with("wares", wares.value())
            }
            (Hurdle::NotOnStand(wares), Length::Short) => {
                Phrase::new("not-on-stand").with("wares", wares.to_string())
            }
            (Hurdle::NotOnStand(wares), Length::Whole) => {
                Phrase::new("why-not-on-stand").with("wares", wares.value())
            }
            (Hurdle::NotAlike(count), _) => Phrase::new("not-alike").with("count", count),
            (Hurdle::StandEmpty, _) => Phrase::new("why-stand-empty"),
            (Hurdle::StandFull, _) => Phrase::new("why-stand-full"),
            (Hurdle::NothingToDraw, _) => Phrase::new("why-no-cards"),
            (Hurdle::HandEmpty, _) => Phrase::new("why-hand-empty"),
            (Hurdle::NothingDiscarded, _) => Phrase::new("why-nothing-discarded"),
            (Hurdle::NoArtifactDiscarded, _) => Phrase::new("why-no-artifact-discarded"),
            (Hurdle::NothingToSwap, _) => Phrase::new("why-nothing-to-swap"),
            (Hurdle::OtherStandEmpty, _) => Phrase::new("why-other-stand-empty"),
            (Hurdle::OtherHandEmpty, _) => Phrase::new("why-other-hand-empty"),
            (Hurdle::NotPoorer, _) => Phrase::new("why-not-poorer"),
            (Hurdle::NothingToBreak, _) => Phrase::new("why-nothing-to-break"),
            (Hurdle::NothingToBorrow, _) => Phrase::new("why-nothing-to-borrow"),
            (Hurdle::NoWareCard, _) => Phrase::new("why-no-ware-card-held"),
            (Hurdle::HandsFit, _) => Phrase::new("why-hands-fit"),
            (Hurdle::NoPlaceHelps, _) => Phrase::new("why-no-place-helps"),
            (Hurdle::OnlyCancels, Length::Short) => Phrase::new("not-now-cancels"),
            (Hurdle::OnlyCancels, Length::Whole) => Phrase::new("why-only-cancels"),
            (Hurdle::FaceDown, Length::Short) => Phrase::new("not-face-up"),
            (Hurdle::FaceDown, Length::Whole) => Phrase::new("why-used"),
            (Hurdle::Visited, Length::Short) => Phrase::new("not-visited"),
            (Hurdle::Visited, Length::Whole) => Phrase::new("why-visited"),
            (Hurdle::NothingToRegain, _) => Phrase::new("why-no-spent-action"),
            (Hurdle::Useless, _) => Phrase::new("why-useless"),
        }
    }

    /// It stands in the way unless this is so.
    #[inline]
    pub(crate) fn unless(self, fine: bool) -> Option<Hurdle> {
        (!fine).then_some(self)
    }
}
