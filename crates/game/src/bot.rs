//! Players that are programs.

use crate::Game;
use crate::secrets::ViewOf;

/// A program that holds a seat. It is never given a state: cheating does not type-check.
pub trait Bot<G: Game>: Send {
    /// Decides, from this view alone if need be: a bot may be put on a chair in the middle of a game.
    /// `legal` is never empty, and the answer is one of it.
    fn choose(&mut self, view: &ViewOf<G>, legal: &[G::Action]) -> G::Action;

    /// Sees the table after a step. Bots that keep no notes need not look.
    fn observe(&mut self, _view: &ViewOf<G>) {}

    /// Does it want to see every step? Whoever does not is spared the views.
    fn takes_notes(&self) -> bool {
        false
    }
}
