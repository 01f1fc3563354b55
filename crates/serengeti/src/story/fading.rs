//! What is left of the story for a reader who must remember the rest.
//!
//! Cards always lie open, chips do not (SER.22): prices, bids, from which prices could be read, and payments are to be remembered.
//! Who was paid would tell the last digit of the price.

use game::Fading;

pub(super) const FADING: &[Fading] = &[
    Fading::new("story-bid", "story-bid-faded", &["who"]),
    Fading::new("story-fined", "story-fined-faded", &["who"]),
    Fading::new("story-passed-bonus", "story-passed", &["who"]),
    Fading::new("story-found-out", "story-found-out-faded", &["who"]),
    Fading::new("story-sold", "story-sold-faded", &["who", "cards"]),
    Fading::new("story-digit", "story-price-faded", &[]),
    Fading::new("story-digit-nobody", "story-price-faded", &[]),
    Fading::new("story-digit-free", "story-price-faded", &[]),
    Fading::new("story-too-few", "story-too-few-faded", &[]),
    Fading::new("story-gains", "story-gains-faded", &[]),
    Fading::new("story-pot-shared", "story-pot-shared-faded", &[]),
    Fading::new("story-rest-pot", "story-rest-pot-faded", &[]),
    Fading::new("story-rest-bank", "story-rest-bank-faded", &[]),
];
