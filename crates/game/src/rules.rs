//! The rules of a game: what they are called, what can be set, and how a position goes on.

use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

use crate::phrase::{Name, Phrase};
use crate::seat::{Seat, Turn};
use crate::settings::{Config, ConfigError, Schema};

/// What a whole position must be: plain old data. It is deliberately not serialisable, so that it cannot be
/// sent or stored by mistake; a game is saved as its log.
pub trait Position: Copy + Eq + Hash + Debug + Send + Sync + 'static {}
impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Position for T {}

/// What an action or a chance outcome must be: a small value that means the same in every world.
pub trait Token: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Token for T {}

/// The rules of one match.
///
/// A value of this type is built from a validated [`Config`], never changes, and may own heap (card tables,
/// a deck). The position is apart from it in [`Rules::State`], and every method takes both.
///
/// *Trusted* methods ([`apply`](Rules::apply), [`resolve`](Rules::resolve)) assume that what they are given is
/// legal; searchers use them. Everybody else goes through the checked doors of [`Doors`](crate::Doors).
pub trait Rules: Sized + Debug + Send + Sync + 'static {
    /// The name on the command line and in records.
    const NAME: &'static str;
    /// Raised when the meaning of an old log would change.
    const RULES: u32;

    /// The whole position: no heap, no log, no generator, no clock, no settings.
    type State: Position;
    /// What a seat decides. Names card kinds and public positions, never an index into a hidden list.
    type Action: Token;
    /// What nature decides.
    type Chance: Token;

    /// Everything that can be set.
    fn schema() -> &'static Schema;

    /// The rules for these settings, or what is wrong with their combination.
    fn new(config: &Config) -> Result<Self, ConfigError>;

    /// The settings these rules were built from.
    fn config(&self) -> &Config;

    /// How many play.
    fn seats(&self) -> u8 {
        self.config().seats()
    }

    /// The position before anything has happened.
    fn start(&self) -> Self::State;

    /// What the game is waiting for. It follows from every viewer's view.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Replaces `out` by the legal actions of the seat to act: never none, no duplicates, always in the same order, and
    /// a function of that seat's open view alone.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Carries out a legal action of the seat to act.
    fn apply(&self, state: &mut Self::State, action: Self::Action);

    /// Carries out an admitted outcome of chance.
    fn resolve(&self, state: &mut Self::State, chance: Self::Chance);

    /// May another action of the same seat follow this one in the same command? Only if it shows its player nothing new:
    /// the view after it follows from the view before, whatever the hidden cards are. Where it is nobody's turn after it, no
    /// action can follow anyway.
    fn goes_on(&self, _action: Self::Action) -> bool {
        false
    }

    /// Draws an outcome with nature's probabilities, only through [`random`](crate::random).
    fn sample<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;

    /// Can nature do this now? Only called when it is nature's turn; never trusts the outcome's contents.
    fn admits(&self, state: &Self::State, chance: Self::Chance) -> bool;

    /// Which clause forbids this action to this seat now, and why. Asked only after a refusal; it never
    /// decides, and says nothing the seat could not see.
    fn explain(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Why;

    /// By which clause the last action ended this seat's turn, if it ended by itself. Asked only when a command wants to go on
    /// after it; says nothing the seat could not see.
    fn explain_end(&self, _state: &Self::State, _seat: Seat) -> Option<Why> {
        None
    }
}

/// Why something is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Why {
    /// The clause that says so, such as `SER.34`.
    pub clause: Name,
    /// The reason, for the player.
    pub words: Phrase,
}

impl Why {
    /// This clause forbids it, for this reason.
    pub const fn new(clause: &'static str, words: Phrase) -> Self {
        Why { clause: Name::Borrowed(clause), words }
    }
}
