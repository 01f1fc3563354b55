//! `Match`: one running game behind an object-safe face, in text and phrases. It is written once for all games;
//! clients use nothing else.

use rand_core::Rng;
use std::any::Any;
use std::sync::Arc;

use crate::doors::{Doors, Refusal};
use crate::phrase::{Glossary, Phrase, Picture};
use crate::powers::{Depict, Narrate};
use crate::scoring::Outcome;
use crate::seat::{BySeat, Seat, Turn, Viewer};
use crate::secrets::{MemoryAid, ViewOf};
use crate::settings::Config;
use crate::{Game, Rules};

/// A running game, whichever it is. What people are shown comes from views without memory, unless they ask for
/// the aid.
pub trait Match: Send {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Its settings.
    fn config(&self) -> &Config;
    /// What it is waiting for.
    fn turn(&self) -> Turn;
    /// What the seat to act may do, in the game's order; empty when nobody is to act.
    fn options(&self) -> Vec<Choice>;
    /// What [`play`](Match::play) would answer, without playing.
    fn consider(&self, seat: Seat, text: &str) -> Result<String, Refusal>;
    /// Lets a seat act, in notation. Gives the notation as the game writes it.
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal>;
    /// Lets nature act, in notation.
    fn happen(&mut self, text: &str) -> Result<(), Refusal>;
    /// Draws what nature does next and lets it happen. Gives its notation.
    fn draw(&mut self, rng: &mut dyn Rng) -> Result<String, Refusal>;
    /// What the last step did, as this viewer saw it.
    fn story(&self, viewer: Viewer) -> Vec<Phrase>;
    /// The table as this viewer sees it.
    fn picture(&self, viewer: Viewer, aid: MemoryAid) -> Picture;
    /// What this viewer is asked now, if anything.
    fn question(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What this seat should know before taking a legal action, if anything.
    fn caution(&self, seat: Seat, text: &str) -> Option<Phrase>;
    /// The cards in words, if the game has cards to look up.
    fn glossary(&self) -> Glossary;
    /// The score sheet so far.
    fn standing(&self) -> BySeat<i32>;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// For those who know which game it is: the [`Running`] inside.
    fn as_any(&self) -> &dyn Any;
}

/// One thing a seat may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Phrase,
    /// What else is to be said of it here, as this seat sees it.
    pub detail: Option<Phrase>,
    /// The number a player would simply type for it.
    pub amount: Option<u32>,
}

/// A game and where it stands. The state never leaves it but as views.
#[derive(Debug)]
pub struct Running<G: Rules> {
    game: Arc<G>,
    before: G::State,
    state: G::State,
}

impl<G: Game> Running<G> {
    /// A game about to begin.
    pub fn new(game: Arc<G>) -> Self {
        let state = game.start();
        Running { game, before: state, state }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a viewer knows.
    pub fn view(&self, viewer: Viewer) -> ViewOf<G> {
        self.game.view(&self.state, viewer)
    }

    /// What the seat to act may do; empty when nobody is to act.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if let Turn::Seat(_) = self.game.turn(&self.state) {
            self.game.legal_actions(&self.state, &mut legal);
        }
        legal
    }

    /// Lets the step happen to a copy and keeps it only if it was let through.
    fn advance(
        &mut self,
        step: impl FnOnce(&G, &mut G::State) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let mut next = self.state;
        step(&self.game, &mut next)?;
        self.before = self.state;
        self.state = next;
        Ok(())
    }
}

impl<G: Game + Narrate + Depict> Match for Running<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn config(&self) -> &Config {
        self.game.config()
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn options(&self) -> Vec<Choice> {
        let Turn::Seat(seat) = self.turn() else { return Vec::new() };
        let view = self.view(Viewer::Seat(seat)).forgetful();
        self.legal()
            .into_iter()
            .map(|action| Choice {
                notation: self.game.write_action(action),
                words: self.game.describe_action(action),
                detail: self.game.detail(&view, action),
                amount: self.game.amount(action),
            })
            .collect()
    }

    fn consider(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let action = self.game.read_action(text).map_err(|error| Refusal::Unreadable(error.0))?;
        self.game.play(&mut { self.state }, seat, action)?;
        Ok(self.game.write_action(action))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let action = self.game.read_action(text).map_err(|error| Refusal::Unreadable(error.0))?;
        self.advance(|game, state| game.play(state, seat, action))?;
        Ok(self.game.write_action(action))
    }

    fn happen(&mut self, text: &str) -> Result<(), Refusal> {
        let chance = self.game.read_chance(text).map_err(|error| Refusal::Unreadable(error.0))?;
        self.advance(|game, state| game.happen(state, chance))
    }

    fn draw(&mut self, rng: &mut dyn Rng) -> Result<String, Refusal> {
        if let Turn::Seat(seat) = self.turn() {
            return Err(Refusal::AwaitingSeat(seat));
        }
        if self.turn() == Turn::Over {
            return Err(Refusal::Over);
        }
        let chance = self.game.sample(&self.state, rng);
        self.advance(|game, state| game.happen(state, chance))?;
        Ok(self.game.write_chance(chance))
    }

    fn story(&self, viewer: Viewer) -> Vec<Phrase> {
        let seen = |state| self.game.view(state, viewer).forgetful();
        self.game.narrate(&seen(&self.before), &seen(&self.state))
    }

    fn picture(&self, viewer: Viewer, aid: MemoryAid) -> Picture {
        let view = self.view(viewer);
        self.game.depict(&match aid {
            MemoryAid::Off => view.forgetful(),
            MemoryAid::On => view,
        })
    }

    fn question(&self, viewer: Viewer) -> Vec<Phrase> {
        self.game.ask(&self.view(viewer).forgetful())
    }

    fn caution(&self, seat: Seat, text: &str) -> Option<Phrase> {
        let action = self.game.read_action(text).ok()?;
        self.game.caution(&self.view(Viewer::Seat(seat)).forgetful(), action)
    }

    fn glossary(&self) -> Glossary {
        self.game.glossary()
    }

    fn standing(&self) -> BySeat<i32> {
        self.game.standing(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
