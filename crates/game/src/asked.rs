//! What a seat is asked, and what it answers, for those who do not know which game it is. Both own what they hold: a
//! player can think about them on another thread while the match lives on, and has nothing else to look at.

use std::any::Any;
use std::fmt;

use crate::Game;
use crate::seat::Seat;
use crate::secrets::ViewOf;

/// A decision: what the seat to act knows, and what it may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<G: Game> {
    /// What the seat knows.
    pub view: ViewOf<G>,
    /// What it may do; never empty.
    pub legal: Vec<G::Action>,
}

/// A [`Question`] of some game.
pub struct Asked {
    seat: Seat,
    question: Box<dyn Any + Send + Sync>,
}

/// What a seat was shown after a step: the view of some game.
pub struct Shown {
    seat: Seat,
    view: Box<dyn Any + Send + Sync>,
}

/// An action of some game.
pub struct Answer {
    action: Box<dyn Any + Send + Sync>,
}

impl Asked {
    /// This seat is asked this.
    pub fn new<G: Game>(seat: Seat, question: Question<G>) -> Self {
        Asked { seat, question: Box::new(question) }
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is asked, if it is asked in this game.
    pub fn of<G: Game>(&self) -> Option<&Question<G>> {
        self.question.downcast_ref()
    }
}

impl Shown {
    /// This seat is shown this.
    pub fn new<G: Game>(seat: Seat, view: ViewOf<G>) -> Self {
        Shown { seat, view: Box::new(view) }
    }

    /// Who is shown it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is shown, if it is of this game.
    pub fn of<G: Game>(&self) -> Option<&ViewOf<G>> {
        self.view.downcast_ref()
    }
}

impl Answer {
    /// This action.
    pub fn new<G: Game>(action: G::Action) -> Self {
        Answer { action: Box::new(action) }
    }

    /// The action, if it is one of this game.
    pub fn of<G: Game>(&self) -> Option<G::Action> {
        self.action.downcast_ref().copied()
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shown").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer").finish_non_exhaustive()
    }
}
