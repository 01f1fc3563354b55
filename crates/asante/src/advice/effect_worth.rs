//! What having an effect is worth to the sensible player, in gold: in play for the rest of the game, or in the hand.

use crate::card::Effect;

/// What an artifact in its slot is worth to its owner for the rest of the game.
pub(super) fn in_play(effect: Effect) -> f32 {
    match effect {
        Effect::SellDifferent { .. } => 5.0,
        Effect::ApplyHolyPlace | Effect::DiscardForWares { .. } => 3.5,
        Effect::DrawAndKeepOne { .. } | Effect::PayToDraw { .. } | Effect::ReturnToDraw { .. } => 2.5,
        Effect::DiscardForGold { .. } => 4.5,
        // The rest is for persons and animals.
        Effect::Cancel
        | Effect::SeekAnimal
        | Effect::ExchangeForDifferent { .. }
        | Effect::DiscardSeriesForWares
        | Effect::ApplyHolyPlaces
        | Effect::TakeDiscarded
        | Effect::TakeDiscardedArtifact
        | Effect::Haggle { .. }
        | Effect::SwapWare
        | Effect::RefillOrReduce { .. }
        | Effect::SellEach { .. }
        | Effect::PayForWares { .. }
        | Effect::LookAndTake { .. }
        | Effect::WaresOrCards { .. }
        | Effect::TakeGoldIfPoorer { .. }
        | Effect::BreakArtifact
        | Effect::BorrowArtifact
        | Effect::TakeWares { .. }
        | Effect::OpponentReturns { .. }
        | Effect::StealWare
        | Effect::SwapRandomCard => 0.0,
    }
}

/// What holding a person or an animal is worth.
pub(super) fn held(effect: Effect) -> f32 {
    match effect {
        Effect::TakeWares { .. } => 2.2,
        Effect::Cancel | Effect::PayForWares { .. } | Effect::TakeGoldIfPoorer { .. } => 1.6,
        Effect::SeekAnimal
        | Effect::ApplyHolyPlaces
        | Effect::TakeDiscarded
        | Effect::Haggle { .. }
        | Effect::LookAndTake { .. }
        | Effect::WaresOrCards { .. }
        | Effect::RefillOrReduce { .. } => 1.4,
        Effect::SellEach { .. }
        | Effect::StealWare
        | Effect::OpponentReturns { .. }
        | Effect::SwapWare
        | Effect::BreakArtifact
        | Effect::BorrowArtifact => 1.1,
        Effect::ExchangeForDifferent { .. }
        | Effect::DiscardSeriesForWares
        | Effect::TakeDiscardedArtifact
        | Effect::SwapRandomCard => 0.8,
        Effect::SellDifferent { .. }
        | Effect::ApplyHolyPlace
        | Effect::DrawAndKeepOne { .. }
        | Effect::PayToDraw { .. }
        | Effect::DiscardForWares { .. }
        | Effect::DiscardForGold { .. }
        | Effect::ReturnToDraw { .. } => 0.0,
    }
}
