//! What is left of the story for a reader who must remember the rest.
//!
//! Laid cards lie open until they are played, and tricks only while they are played: cards, triangles, and so the suits that
//! somebody did not follow, are to be remembered. How high everybody bid, and the contract, are not.

use game::Fading;

pub(super) const FADING: &[Fading] = &[
    Fading::new("story-own-hand", "story-own-hand-faded", &[]),
    Fading::new("story-bid", "story-bid-faded", &["who", "count", "standing"]),
    Fading::new("story-led", "story-led-faded", &["who"]),
    Fading::new("story-led-trump", "story-led-faded", &["who"]),
    Fading::new("story-played", "story-played-faded", &["who"]),
    Fading::new("story-trick", "story-trick-faded", &["who"]),
];
