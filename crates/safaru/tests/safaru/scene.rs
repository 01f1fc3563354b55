use cards::{Bag, Kind};
use game::{BySeat, Doors, Inspect, Rules, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::state::Frame;

/// A game of Safarü in the middle of a test.
pub type Scene = testkit::scene::Scene<Safaru>;

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Safaru, String> {
    testkit::scene::build(seats, settings)
}

/// A game whose last dealer is the last seat, so that seat 1 begins, about to be dealt.
pub fn scene(seats: u8, settings: &str) -> Scene {
    let mut scene = Scene::new(seats, settings);
    scene.go(&format!("dealer {seats}"));
    scene
}

/// Seat 1 of two to play from this hand, with these wild cards. Seat 2 holds as many cards; all others are in
/// the stock.
pub fn table(settings: &str, hand: &str, wild: &str) -> Scene {
    let rest = Bag::FULL.minus(bag(hand).plus(bag(wild)));
    let other: Vec<String> =
        rest.cards().take(usize::from(bag(hand).count())).map(|kind| kind.to_string()).collect();
    arranged(settings, &[hand, &other.join(" ")], wild, &[])
}

/// Seat 1 to play, with these hands, wild cards and piles; all other cards are in the stock.
pub fn arranged(settings: &str, hands: &[&str], wild: &str, piles: &[&str]) -> Scene {
    let mut scene = scene(hands.len() as u8, settings);
    let mut view = scene.game.view(&scene.state, Viewer::Spectator);
    view.open.frame = Frame::Turn(Seat(0));
    view.open.wild = bag(wild);
    let hands = BySeat::from_fn(hands.len() as u8, |seat| bag(hands[seat.index()]));
    let pile = |side: usize| piles.get(side).map_or(Bag::EMPTY, |pile| bag(pile));
    let piles = (0..usize::from(scene.game.sides())).map(pile).collect();
    scene.state = scene.game.world(&view, hands, piles);
    scene.game.audit(&scene.state).expect("the scene keeps every card");
    scene
}

/// The last cards of a hand: as `arranged`, but with an empty stock, for the cards not named are in the pile
/// of the last side.
pub fn last_cards(settings: &str, hands: &[&str], wild: &str) -> Scene {
    let named = hands.iter().fold(bag(wild), |all, hand| all.plus(bag(hand)));
    let others: Vec<String> = Bag::FULL.minus(named).cards().map(|kind| kind.to_string()).collect();
    let others = others.join(" ");
    let sides = if hands.len() == 3 { 3 } else { 2 };
    let piles: Vec<&str> = (1..=sides).map(|side| if side == sides { others.as_str() } else { "" }).collect();
    arranged(settings, hands, wild, &piles)
}

pub fn bag(names: &str) -> Bag {
    names.split_whitespace().map(kind).collect()
}

pub fn kind(name: &str) -> Kind {
    Kind::read(name).unwrap_or_else(|| panic!("{name} is no card"))
}

/// What can be asked of a table of Safarü, and done to it.
pub trait Table {
    /// The match stands like this.
    fn score(&mut self, scores: &[i16]);
    /// Lets nature and players do something, always the same, until the condition holds.
    fn until(&mut self, seed: u64, stop: impl Fn(&Scene) -> bool) -> &mut Self;
    /// The wild cards.
    fn wild(&self) -> Bag;
    /// The pile of a side, counted from 1.
    fn pile(&self, side: usize) -> Bag;
    /// The hand of a seat, counted from 1.
    fn hand(&self, seat: u8) -> Bag;
}

impl Table for Scene {
    fn score(&mut self, scores: &[i16]) {
        let mut view = self.game.view(&self.state, Viewer::Spectator);
        view.open.scores = scores.iter().copied().collect();
        let hands = BySeat::from_fn(self.game.seats(), |seat| self.hand(seat.0 + 1));
        let piles = view.memory.as_ref().expect("whole").piles;
        self.state = self.game.world(&view, hands, piles);
    }

    fn until(&mut self, seed: u64, stop: impl Fn(&Scene) -> bool) -> &mut Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut legal = Vec::new();
        while !stop(self) {
            match self.game.turn(&self.state) {
                Turn::Seat(seat) => {
                    self.game.legal_actions(&self.state, &mut legal);
                    let action = random::pick(&mut rng, &legal);
                    self.game.play(&mut self.state, seat, action).expect("legal");
                }
                Turn::Chance => {
                    let chance = self.game.sample(&self.state, &mut rng);
                    self.game.happen(&mut self.state, chance).expect("admitted");
                }
                Turn::Over => panic!("the match is over"),
            }
        }
        self
    }

    fn wild(&self) -> Bag {
        self.open().wild
    }

    fn pile(&self, side: usize) -> Bag {
        self.game.view(&self.state, Viewer::Spectator).memory.expect("whole").piles[side - 1]
    }

    fn hand(&self, seat: u8) -> Bag {
        self.game.view(&self.state, Viewer::Seat(Seat(seat - 1))).open.own.expect("a player's view")
    }
}
