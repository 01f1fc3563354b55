//! What is left of the story for a reader who must remember the rest.
//!
//! Hands and the draw pile are hidden, and what was seen on its way there is to be remembered. The discard pile lies open; but
//! whoever knew what it once held would see in it what was taken out, so every card fades that ever comes to it, and with a trade
//! what names its ware card. Holy places never come into a hand.

use game::Fading;

pub(super) const FADING: &[Fading] = &[
    Fading::new("story-dealt-own", "story-dealt", &[]),
    Fading::new("story-chose-cards", "story-chose-cards-faded", &["who"]),
    Fading::new("story-drew-own", "story-drew-own-faded", &[]),
    Fading::new("story-looked-own", "story-looked", &["who", "actions"]),
    Fading::new("story-looked-several-own", "story-looked-several-own-faded", &[]),
    Fading::new("story-revealed", "story-revealed-faded", &["who"]),
    Fading::new("story-kept-own", "story-kept-own-faded", &[]),
    Fading::new("story-picked-own", "story-picked-own-faded", &[]),
    Fading::new("story-discarded", "story-discarded-faded", &["who"]),
    Fading::new("story-dropped", "story-dropped-faded", &["who"]),
    Fading::new("story-bought", "story-bought-faded", &["who", "now"]),
    Fading::new("story-sold", "story-sold-faded", &["who", "now"]),
    Fading::new("story-laid", "story-laid-faded", &["who", "slot"]),
    Fading::new("story-replaced", "story-replaced-faded", &[]),
    Fading::new("story-used", "story-used-faded", &["who"]),
    Fading::new("story-played", "story-played-faded", &["who"]),
    Fading::new("story-played-found", "story-played-found-faded", &["who"]),
    Fading::new("story-let", "story-let-faded", &["who"]),
    Fading::new("story-cancelled", "story-cancelled-faded", &["who"]),
    Fading::new("story-fetched", "story-fetched-faded", &["who"]),
    Fading::new("story-fetched-found", "story-fetched-found-faded", &["who"]),
    Fading::new("story-broke", "story-broke-faded", &["who", "owner"]),
    Fading::new("story-broke-using", "story-broke-using-faded", &["who", "owner"]),
    Fading::new("story-broke-own", "story-broke-own-faded", &["who"]),
    Fading::new("story-broke-own-using", "story-broke-own-using-faded", &["who"]),
    Fading::new("story-borrowed", "story-borrowed-faded", &["who", "owner"]),
    Fading::new("story-robbed-card", "story-robbed", &["who", "other"]),
    Fading::new("story-gave-card", "story-gave", &["who", "other"]),
];
