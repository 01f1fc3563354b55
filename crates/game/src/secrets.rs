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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View<Open, Deed, Own, Memory> {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies on the table now, and what is in the own hand.
    pub open: Open,
    /// What the last single step visibly did. It is all that the step disclosed to this viewer.
    pub last: Seen<Deed, Own>,
    /// What a perfect memory would add of what was public once. People get views without it unless the
    /// table's memory aid is on; legality never depends on it.
    pub memory: Option<Memory>,
}

/// What a viewer saw of a step. Story, animation and the law of disclosure read it, in every game alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, SerializeDerive, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seen<Deed, Own> {
    /// What everybody saw: the same for all viewers.
    pub deed: Deed,
    /// What this viewer saw of it and others did not: the cards dealt to it, the card it drew.
    pub own: Option<Own>,
}

/// Nothing, where a type is asked for: there is no value of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, SerializeDerive, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Never {}

/// Whether somebody is shown what a perfect memory would add.
#[derive(Clone, Copy, PartialEq, Eq, Debug, SerializeDerive, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MemoryAid {
    /// Only what lies on the table: what people usually get.
    Off,
    /// What they would remember as well.
    On,
}

/// The view of a game.
pub type ViewOf<G> =
    View<<G as Secrets>::Open, <G as Secrets>::Deed, <G as Secrets>::Own, <G as Secrets>::Memory>;

/// What a viewer saw of a step of a game.
pub type SeenOf<G> = Seen<<G as Secrets>::Deed, <G as Secrets>::Own>;

/// The side of a game that keeps secrets.
pub trait Secrets: Rules {
    /// What lies on the table and in the viewer's hand.
    type Open: Facts;
    /// What a step did, as everybody at the table saw it. The state keeps it as `last`.
    type Deed: Facts;
    /// What one viewer saw of a step and others did not; [`Never`] if there is no such thing.
    type Own: Facts;
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

impl<Open, Deed, Own, Memory> View<Open, Deed, Own, Memory> {
    /// The same view for somebody who remembers nothing.
    #[must_use]
    pub fn forgetful(mut self) -> Self {
        self.memory = None;
        self
    }

    /// What somebody with this aid is shown of it.
    #[must_use]
    pub fn aided(self, aid: MemoryAid) -> Self {
        match aid {
            MemoryAid::Off => self.forgetful(),
            MemoryAid::On => self,
        }
    }
}
