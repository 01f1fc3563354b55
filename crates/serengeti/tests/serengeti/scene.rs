use game::{Inspect, Rules, Seat, Secrets, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serengeti::Serengeti;
use serengeti::card::{Card, CardSet};
use serengeti::config::Undealt;
use serengeti::view::Open;

/// A game of Serengeti in the middle of a test.
pub type Scene = testkit::scene::Scene<Serengeti>;

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Serengeti, String> {
    testkit::scene::build(seats, settings)
}

/// A game about to turn up its first lot, with seat 1 as first player and no selling unless asked for.
pub fn scene(seats: u8, settings: &str) -> Scene {
    let unsaid = if settings.contains("selling=") { "" } else { "selling=off" };
    let mut scene = Scene::new(seats, &format!("{unsaid} {settings}"));
    scene.go("first 1");
    scene
}

/// A scene with these cards before the players and these chips in their hands.
pub fn arranged(settings: &str, round: u8, table: &[(&str, u8)]) -> Scene {
    let mut scene = scene(table.len() as u8, settings);
    scene.edit(|open, chips| {
        open.round = round;
        for (index, (cards, count)) in table.iter().enumerate() {
            open.owned[Seat(index as u8)] = card_set(cards);
            chips[index] = *count;
        }
    });
    scene
}

pub fn card_set(names: &str) -> CardSet {
    names.split_whitespace().map(|name| Card::read(name).expect("a card")).collect()
}

/// What can be asked of a table of Serengeti, and done to it.
pub trait Table {
    /// Changes the position through a view. The chips that nobody has are in the bank, or else in the pot.
    fn edit(&mut self, change: impl FnOnce(&mut Open, &mut [u8; 6])) -> &mut Self;
    /// Lets everybody pass until nature is to act or the game is over.
    fn all_pass(&mut self) -> &mut Self;
    /// Everybody's chips, by seat.
    fn chips(&self) -> Vec<u8>;
    /// The chips in the pot.
    fn pot(&self) -> u8;
    /// The chips in the bank.
    fn bank(&self) -> u8;
    /// The cards before a seat, counted from 1.
    fn cards(&self, seat: u8) -> CardSet;
    /// The first player, counted from 1.
    fn first(&self) -> u8;
}

impl Table for Scene {
    fn edit(&mut self, change: impl FnOnce(&mut Open, &mut [u8; 6])) -> &mut Self {
        let mut view = self.view(Viewer::Spectator);
        let memory = view.memory.as_mut().expect("a fresh view remembers all");
        let mut chips = [0; 6];
        memory.chips.iter().for_each(|(seat, count)| chips[seat.index()] = count);
        change(&mut view.open, &mut chips);
        Seat::all(self.game.seats()).for_each(|seat| memory.chips[seat] = chips[seat.index()]);
        let held: u8 = chips.iter().sum();
        let settings = self.game.settings();
        match settings.undealt {
            Undealt::Bank => view.open.bank = settings.chips_in_box - held - view.open.pot,
            Undealt::Out => view.open.pot = settings.seats * settings.chips_each - held,
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        self.state = self.game.determinize(&view, &mut rng);
        self.game.audit(&self.state).expect("the scene keeps every card and chip");
        self
    }

    fn all_pass(&mut self) -> &mut Self {
        while self.acting().is_some() {
            self.go("pass");
        }
        self
    }

    fn chips(&self) -> Vec<u8> {
        self.memory().chips.values().collect()
    }

    fn pot(&self) -> u8 {
        self.open().pot
    }

    fn bank(&self) -> u8 {
        self.open().bank
    }

    fn cards(&self, seat: u8) -> CardSet {
        self.open().owned[Seat(seat - 1)]
    }

    fn first(&self) -> u8 {
        self.open().first.0 + 1
    }
}
