//! What only tests ask of a game: the crate `testkit`, and nobody else.

use crate::rules::Rules;

/// A game that can be looked into.
pub trait Inspect: Rules {
    /// Every kind of action there is, as told by [`kind`](Inspect::kind).
    const KINDS: &'static [&'static str];
    /// Every kind of decision that can wait, as told by [`frame`](Inspect::frame).
    const FRAMES: &'static [&'static str];

    /// The kind of an action: one of [`KINDS`](Inspect::KINDS).
    fn kind(action: Self::Action) -> &'static str;

    /// The kind of what is waiting to be decided, also when nothing is: one of [`FRAMES`](Inspect::FRAMES).
    fn frame(&self, state: &Self::State) -> &'static str;

    /// Checks that every card and chip is somewhere exactly once; says which is not.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// The most steps any match under these rules can take.
    fn longest(&self) -> u64;
}
