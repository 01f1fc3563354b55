use calcory::Calcory;
use calcory::space::{Space, Spaces};
use calcory::state::{Deed, Frame, State};
use calcory::view::{Memory, Open, Placed};
use cards::{Bag, Kind};
use game::{Few, Inspect, Notation, Rules, Seat, Secrets, Seen, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A game of Calcory in the middle of a test.
pub type Scene = testkit::scene::Scene<Calcory>;

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Calcory, String> {
    testkit::scene::build(seats, settings)
}

/// A game about to begin, with seat 1 as the first player.
pub fn scene(seats: u8) -> Scene {
    let mut scene = Scene::new(seats, "");
    scene.go("first 1");
    scene
}

/// A layout of these cards and no others, all face down and seen by all: `a1:r5 b3:k0`. The other cards are in the
/// players' piles, as many in each as told.
pub fn layout(cards: &str, piles: &[u8]) -> Scene {
    let mut scene = scene(piles.len() as u8);
    scene.edit(|open, memory| {
        memory.seen = placed(cards);
        open.down = memory.seen.iter().map(|placed| placed.space).collect();
        memory.taken = Bag::FULL.minus(memory.seen.iter().map(|placed| placed.card).collect());
        for (index, count) in piles.iter().enumerate() {
            open.piles[Seat(index as u8)] = *count;
        }
    });
    scene
}

/// Cards on spaces: `a1:r5 b3:k0`.
fn placed(text: &str) -> Few<Placed, 60> {
    text.split_whitespace()
        .map(|pair| {
            let (space, card) = pair.split_once(':').expect("space:card");
            Placed { space: space_at(space), card: card_of(card) }
        })
        .collect()
}

pub fn space_at(name: &str) -> Space {
    Space::read(name).expect("a space")
}

pub fn spaces(names: &str) -> Spaces {
    names.split_whitespace().map(space_at).collect()
}

pub fn card_of(name: &str) -> Kind {
    Kind::read(name).expect("a card")
}

pub fn bag(names: &str) -> Bag {
    names.split_whitespace().map(card_of).collect()
}

pub fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A step of random play, every action equally likely.
pub fn random_step(game: &Calcory, state: &mut State, rng: &mut Xoshiro256PlusPlus) {
    match game.turn(state) {
        Turn::Chance => game.resolve(state, game.sample(state, rng)),
        Turn::Seat(_) => {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            game.apply(state, random::pick(rng, &legal));
        }
        Turn::Over => panic!("the game is over"),
    }
}

/// A seat, counted from 1; 0 is a spectator.
pub fn viewer(seat: u8) -> Viewer {
    if seat == 0 { Viewer::Spectator } else { Viewer::Seat(Seat(seat - 1)) }
}

/// What can be asked of a table of Calcory, and done to it.
pub trait Table {
    /// Changes the position through a view.
    fn edit(&mut self, change: impl FnOnce(&mut Open, &mut Memory)) -> &mut Self;
    /// Takes steps as `go` does, and shorter ones: `a1=r5` turns up a1, where nature shows r5; `a1 a2` turns up cards
    /// that are known already, one after the other.
    fn play(&mut self, script: &str) -> &mut Self;
    /// What a seat, counted from 1, could remember; 0 is a spectator.
    fn memory_of(&self, seat: u8) -> Memory;
    /// Which card a seat, counted from 1, remembers on a space, if one; 0 is a spectator.
    fn remembers(&self, seat: u8, space: &str) -> Option<String>;
    /// How many cards everybody has won, by seat.
    fn piles(&self) -> Vec<u8>;
    /// The marked spaces and whose markers lie there, counted from 1.
    fn marked(&self) -> (Spaces, Option<u8>);
    /// The spaces turned up in this turn.
    fn turned(&self) -> Spaces;
    /// Has the game ended?
    fn is_over(&self) -> bool;
}

impl Table for Scene {
    fn edit(&mut self, change: impl FnOnce(&mut Open, &mut Memory)) -> &mut Self {
        let mut view = self.view(Viewer::Spectator);
        view.last = Seen { deed: Deed::default(), own: None };
        let memory = view.memory.as_mut().expect("a fresh view remembers all");
        change(&mut view.open, memory);
        self.state = self.game.determinize(&view, &mut generator(0));
        self.game.audit(&self.state).expect("the scene keeps every card");
        self
    }

    fn play(&mut self, script: &str) -> &mut Self {
        for step in script.split(',').map(str::trim) {
            let (seat, text) = match step.split_once(':') {
                Some((seat, text)) => (format!("{seat}: "), text.trim()),
                None => (String::new(), step),
            };
            if let Some((space, card)) = text.split_once('=') {
                self.go(&format!("{seat}turn {space}, reveal {card}"));
            } else if text.split_whitespace().all(|word| Space::read(word).is_some()) {
                for space in text.split_whitespace() {
                    self.go(&format!("{seat}turn {space}"));
                    let chance = self.game.sample(&self.state, &mut generator(0));
                    self.go(&self.game.write_chance(chance));
                }
            } else {
                self.go(step);
            }
        }
        self
    }

    fn memory_of(&self, seat: u8) -> Memory {
        self.view(viewer(seat)).memory.expect("a fresh view remembers all")
    }

    fn remembers(&self, seat: u8, space: &str) -> Option<String> {
        let (memory, space) = (self.memory_of(seat), space_at(space));
        let seen = memory.seen.iter().find(|placed| placed.space == space).map(|placed| placed.card);
        let laid = memory.laid.iter().find(|laid| laid.space == space).and_then(|laid| laid.card);
        seen.or(laid).map(|card| card.to_string())
    }

    fn piles(&self) -> Vec<u8> {
        self.open().piles.values().collect()
    }

    fn marked(&self) -> (Spaces, Option<u8>) {
        let open = self.open();
        (open.marked.iter().map(|placed| placed.space).collect(), open.marker.map(|seat| seat.0 + 1))
    }

    fn turned(&self) -> Spaces {
        self.open().turned.iter().map(|placed| placed.space).collect()
    }

    fn is_over(&self) -> bool {
        self.open().frame == Frame::Over
    }
}
