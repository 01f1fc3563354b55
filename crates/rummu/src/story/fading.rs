//! What is left of the story for a reader who must remember the rest.
//!
//! Of the pile only the top card lies open, and what went from it, or from a combination, into a hand is to be remembered:
//! whoever compared the combinations of old with those of now would find the jokers. So a swap fades into the same sentence as an
//! addition.

use game::Fading;

pub(super) const FADING: &[Fading] = &[
    Fading::new("story-dealt", "story-dealt-faded", &["hand", "who"]),
    Fading::new("story-own-hand", "story-own-hand-faded", &[]),
    Fading::new("story-drew", "story-drew-unseen", &["who"]),
    Fading::new("story-took", "story-took-faded", &["who"]),
    Fading::new("story-took-last", "story-took-faded", &["who"]),
    Fading::new("story-laid", "story-laid-faded", &["who"]),
    Fading::new("story-came-out", "story-came-out-faded", &["who"]),
    Fading::new("story-added-own", "story-changed-own-faded", &["who", "place"]),
    Fading::new("story-swapped-own", "story-changed-own-faded", &["who", "place"]),
    Fading::new("story-added", "story-changed-faded", &["who", "owner", "place"]),
    Fading::new("story-swapped", "story-changed-faded", &["who", "owner", "place"]),
    Fading::new("story-discarded", "story-discarded-faded", &["who"]),
    Fading::new("story-took-back", "story-took-back-faded", &["who", "place"]),
];
