//! What is left of the story for a reader who must remember the rest.
//!
//! Wild cards lie open, piles do not: whoever knew which cards were wild before would know what was caught since. Whether the card
//! played went along, and in which way it caught, tells of the pile, too.

use game::Fading;

pub(super) const FADING: &[Fading] = &[
    Fading::new("story-dealt", "story-dealt-faded", &["who"]),
    Fading::new("story-own-hand", "story-own-hand-faded", &[]),
    Fading::new("story-released", "story-released-faded", &["who"]),
    Fading::new("story-caught", "story-caught-faded", &["who"]),
    Fading::new("story-caught-paired", "story-caught-faded", &["who"]),
    Fading::new("story-offered", "story-offered-faded", &["who", "other"]),
    Fading::new("story-named", "story-named-faded", &["who"]),
];
