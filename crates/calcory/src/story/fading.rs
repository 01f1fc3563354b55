//! What is left of the story for a reader who must remember the rest.
//!
//! Which card lies where is what this game is about (CAL.15), and so is where one was turned up or laid back. Why cards were
//! turned back would tell of them, too: those sentences fade into one. How many cards somebody won, everybody can count.

use game::Fading;

pub(super) const FADING: &[Fading] = &[
    Fading::new("story-turned", "story-turned-faded", &["who"]),
    Fading::new("story-too-much", "story-turned-back-faded", &[]),
    Fading::new("story-second-zero", "story-turned-back-faded", &[]),
    Fading::new("story-none-left", "story-turned-back-faded", &[]),
    Fading::new("story-stopped", "story-stopped-faded", &["who"]),
    Fading::new("story-took", "story-took-faded", &["who", "won"]),
    Fading::new("story-chose-back", "story-chose-back-faded", &[]),
    Fading::new("story-laid", "story-laid-faded", &["who"]),
    Fading::new("story-laid-own", "story-laid-own-faded", &[]),
    Fading::new("story-survived", "story-survived-faded", &["who"]),
];
