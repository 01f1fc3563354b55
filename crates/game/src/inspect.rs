//! What only tests ask of a game: the crate `testkit`, and nobody else. Whatever stands here is needed by a law, which cannot be
//! stated without it.

use crate::doors::{Step, StepOf};
use crate::rules::Rules;
use crate::seat::Viewer;

/// A game that can be looked into.
pub trait Inspect: Rules {
    /// Every kind of action there is, as told by [`kind`](Inspect::kind). What was never met proves nothing: the
    /// laws are looked at until every one of them was.
    const KINDS: &'static [&'static str];
    /// Every kind of decision that can wait, as told by [`frame`](Inspect::frame). Likewise.
    const FRAMES: &'static [&'static str];
    /// Everything that steps tell beside themselves, by name, as told by [`disclosed`](Inspect::disclosed).
    const DISCLOSES: &'static [&'static str] = &[];

    /// The kind of an action: one of [`KINDS`](Inspect::KINDS). Random games choose it first, or rare ones would never be met.
    fn kind(action: Self::Action) -> &'static str;

    /// The kind of what is waiting to be decided, also when nothing is: one of [`FRAMES`](Inspect::FRAMES).
    fn frame(&self, state: &Self::State) -> &'static str;

    /// Checks that every card and chip is somewhere exactly once; says which is not. Law 3, and law 5 of drawn worlds.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// The most steps any match under these rules can take: law 1.
    fn longest(&self) -> u64;

    /// The same position as if nobody had seen the last step: law 6.
    fn without_last(&self, state: &Self::State) -> Self::State;

    /// What this step, taken in this position, tells the viewer that does not follow from the step and what the viewer knew
    /// before: the card below the one that was taken, the hands laid open at the end. Nothing, for most steps.
    fn disclosed(&self, _before: &Self::State, _step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        Vec::new()
    }

    /// The position after a step that can be taken in this one.
    fn after(&self, before: &Self::State, step: StepOf<Self>) -> Self::State {
        let mut state = *before;
        match step {
            Step::Move(_, action) => self.apply(&mut state, action),
            Step::Chance(chance) => self.resolve(&mut state, chance),
        }
        state
    }
}

/// Something that a step tells beside itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    /// What it is: one of [`DISCLOSES`](Inspect::DISCLOSES).
    pub what: &'static str,
    /// What is told, in any form that differs where it does.
    pub value: String,
}

impl Disclosed {
    /// This is told.
    pub fn new(what: &'static str, value: impl std::fmt::Debug) -> Self {
        Disclosed { what, value: format!("{value:?}") }
    }
}
