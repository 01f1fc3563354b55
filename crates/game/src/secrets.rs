//! What a viewer may know. A view is built by naming what is in it, never by blanking what is not.

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize as SerializeDerive};
use std::fmt::Debug;

use crate::rules::Rules;
use crate::seat::Viewer;

/// What a part of a view must be: data that can be compared and sent.
pub trait Facts: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Facts for T {}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, SerializeDerive, Deserialize)]
pub struct View<Open, Last, Memory> {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies on the table now, and what is in the own hand.
    pub open: Open,
    /// What the last single step visibly did, as this viewer saw it. It is all that the step disclosed.
    pub last: Last,
    /// What a perfect memory would add of what was public once. People get views without it unless the
    /// table's memory aid is on; legality never depends on it.
    pub memory: Option<Memory>,
}

/// Whether somebody is shown what a perfect memory would add.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryAid {
    /// Only what lies on the table: what people usually get.
    Off,
    /// What they would remember as well.
    On,
}

/// The view of a game.
pub type ViewOf<G> = View<<G as Secrets>::Open, <G as Secrets>::Last, <G as Secrets>::Memory>;

/// The side of a game that keeps secrets.
pub trait Secrets: Rules {
    /// What lies on the table and in the viewer's hand.
    type Open: Facts;
    /// What one step disclosed to the viewer: everything, also the cards the viewer was dealt.
    type Last: Facts;
    /// What the viewer would remember. With nothing to remember an empty struct, not `()`: in JSON `Some(())`
    /// and `None` would be the same.
    type Memory: Facts;

    /// What the viewer knows, with a whole memory.
    fn view(&self, state: &Self::State, viewer: Viewer) -> ViewOf<Self>;

    /// A world that fits the view, drawn with nature's probabilities given the view: physical copies counted,
    /// hidden choices equally likely, no inference from how players behave. Works from any single view, with
    /// or without its memory.
    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> Self::State;

    /// The worlds that fit the view, for whoever draws many of them: what depends on the view alone is done once.
    fn worlds<'a>(&'a self, view: &'a ViewOf<Self>) -> Worlds<'a, Self::State> {
        Box::new(move |rng| self.determinize(view, rng))
    }

    /// The separate things a memory holds, each with a number that is its own for as long as it is remembered. None
    /// when the memory is kept or lost as a whole.
    fn remembered(&self, _memory: &Self::Memory) -> Vec<u32> {
        Vec::new()
    }

    /// Takes the things that slipped out of a memory; what is left is still true.
    fn forget(&self, _memory: &mut Self::Memory, _slipped: &dyn Fn(u32) -> bool) {}
}

/// Draws worlds.
pub type Worlds<'a, State> = Box<dyn Fn(&mut dyn Rng) -> State + 'a>;

impl<Open, Last, Memory> View<Open, Last, Memory> {
    /// The same view for somebody who remembers nothing.
    #[must_use]
    pub fn forgetful(mut self) -> Self {
        self.memory = None;
        self
    }
}
