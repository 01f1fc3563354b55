//! Remembering like a person: part of what was seen slips away, and stays away until it is seen again.

use std::collections::BTreeMap;

use game::{Game, ViewOf, random};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How much of what it has seen a player remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    /// Everything.
    Whole,
    /// At every step each thing slips with this probability, in thousandths. Games whose memory has no separate
    /// things keep it whole.
    Fading(u16),
    /// Nothing but what lies on the table.
    Nothing,
}

/// What a player has let slip.
#[derive(Clone, Debug)]
pub struct Notes {
    rng: Xoshiro256PlusPlus,
    /// Each thing remembered or forgotten, by its number: has it slipped?
    slipped: BTreeMap<u32, bool>,
}

impl Notes {
    /// Nothing seen, nothing forgotten.
    pub fn new(seed: u64) -> Self {
        Notes { rng: Xoshiro256PlusPlus::seed_from_u64(seed), slipped: BTreeMap::new() }
    }

    /// Time passes: what is new is fresh, what was there before may slip.
    pub fn observe<G: Game>(&mut self, game: &G, view: &ViewOf<G>, recall: Recall) {
        let (Recall::Fading(chance), Some(memory)) = (recall, &view.memory) else { return };
        let before = std::mem::take(&mut self.slipped);
        for thing in game.remembered(memory) {
            let slipped = match before.get(&thing) {
                None => false,
                Some(true) => true,
                Some(false) => random::below(&mut self.rng, 1000) < u32::from(chance),
            };
            self.slipped.insert(thing, slipped);
        }
    }

    /// The view as this player remembers it.
    pub fn recall<G: Game>(&self, game: &G, view: &ViewOf<G>, recall: Recall) -> ViewOf<G> {
        let mut view = view.clone();
        match recall {
            Recall::Whole => {}
            Recall::Nothing => view.memory = None,
            Recall::Fading(_) => {
                if let Some(memory) = &mut view.memory {
                    game.forget(memory, &|thing| self.slipped.get(&thing) == Some(&true));
                }
            }
        }
        view
    }
}
