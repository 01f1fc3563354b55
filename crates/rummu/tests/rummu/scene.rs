use cards::{Bag, Kind};
use game::phrase::Name;
use game::{Inspect, Rules, Scoring, Seat};
use rummu::Rummu;
use rummu::state::{Combination, Deed, Frame};

/// A game of Rummü in the middle of a test.
pub type Scene = testkit::scene::Scene<Rummu>;

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Rummu, String> {
    testkit::scene::build(seats, settings)
}

/// A game in which seat 1 has drawn and everybody holds these cards. All other cards are in the stock but `k0`, which
/// is the discard pile unless somebody holds it. Nobody has come out.
pub fn laying(settings: &str, hands: &[&str]) -> Scene {
    let mut scene = Scene::new(hands.len() as u8, settings);
    scene.go("dealer 1");
    for (seat, hand) in Seat::all(hands.len() as u8).zip(hands) {
        scene.state.hands[seat] = bag(hand);
    }
    scene.state.frame = Frame::Laying(Seat(0));
    scene.state.last = Deed::TookEnough(Seat(0));
    let held = scene.state.hands.values().any(|hand| hand.has(card("k0")));
    scene.pile(if held { "" } else { "k0" })
}

pub fn bag(names: &str) -> Bag {
    let kinds: Vec<Kind> = names.split_whitespace().map(card).collect();
    Bag::try_from(kinds).expect("cards of one deck")
}

pub fn card(name: &str) -> Kind {
    Kind::read(name).expect("a card")
}

/// What can be asked of a table of Rummü, and done to it.
pub trait Table: Sized {
    /// The discard pile, the top card last.
    fn pile(self, names: &str) -> Self;
    /// Puts a combination of a seat on the table. The seat has come out.
    fn table(self, owner: u8, names: &str) -> Self;
    /// A seat has come out.
    fn out(self, seat: u8) -> Self;
    /// A seat and its partner have so many points.
    fn score(self, seat: u8, score: i32) -> Self;
    /// A seat is about to draw.
    fn drawing(self, seat: u8) -> Self;
    /// Puts all cards that are nowhere else into the stock.
    fn restock(&mut self);
    /// The legal actions of one kind.
    fn legal_of(&self, kind: &str) -> Vec<String>;
    /// The hand of a seat, counted from 1.
    fn hand(&self, seat: u8) -> Bag;
    /// The cards of a combination, counted from 1.
    fn combination(&self, place: u8) -> Bag;
    /// The clause by which everything is refused when the match is over.
    fn refused_at_the_end(&self) -> Name;
}

impl Table for Scene {
    fn pile(mut self, names: &str) -> Self {
        self.state.pile = names.split_whitespace().map(card).collect();
        self.restock();
        self
    }

    fn table(mut self, owner: u8, names: &str) -> Self {
        let owner = Seat(owner - 1);
        self.state.table.push(Combination { cards: bag(names), owner });
        self.state.out.add(owner);
        self.restock();
        self
    }

    fn out(mut self, seat: u8) -> Self {
        self.state.out.add(Seat(seat - 1));
        self
    }

    fn score(mut self, seat: u8, score: i32) -> Self {
        let side = self.game.side(Seat(seat - 1));
        for mate in Seat::all(self.game.seats()).filter(|&mate| self.game.side(mate) == side) {
            self.state.scores[mate] = score;
        }
        self
    }

    fn drawing(mut self, seat: u8) -> Self {
        self.state.frame = Frame::Drawing(Seat(seat - 1));
        self
    }

    fn restock(&mut self) {
        let state = &mut self.state;
        let mut rest = Bag::FULL.minus(state.table.all());
        state.hands.values().for_each(|hand| rest = rest.minus(hand));
        state.pile.iter().for_each(|&card| rest.remove(card));
        state.stock = rest;
        self.game.audit(&self.state).expect("the scene keeps every card");
    }

    fn legal_of(&self, kind: &str) -> Vec<String> {
        self.legal().into_iter().filter(|action| action.split(' ').next() == Some(kind)).collect()
    }

    fn hand(&self, seat: u8) -> Bag {
        self.state.hands[Seat(seat - 1)]
    }

    fn combination(&self, place: u8) -> Bag {
        self.state.table.get(place - 1).expect("a combination").cards
    }

    fn refused_at_the_end(&self) -> Name {
        self.game.explain(&self.state, Seat(0), rummu::action::Action::Take).clause
    }
}
