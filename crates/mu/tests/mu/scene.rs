use cards::{Bag, Kind};
use game::{Inspect, Seat};
use mu::Mu;
use mu::card::Trump;
use mu::state::{Auction, Frame, How, State};

/// A game of Mü in the middle of a test.
pub type Scene = testkit::scene::Scene<Mu>;

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Mu, String> {
    testkit::scene::build(seats, settings)
}

pub fn bag(names: &str) -> Bag {
    let kinds: Vec<Kind> = names.split_whitespace().map(|name| Kind::read(name).expect("a card")).collect();
    Bag::try_from(kinds).expect("cards of one deck")
}

/// A hand about to be bid on: seat 1 deals, and each seat has at least these cards. With three players yellow and
/// black are left out.
pub fn dealt(settings: &str, hands: &[&str]) -> Scene {
    let seats = hands.len() as u8;
    let left_out = if seats == 3 { "colours=yk" } else { "" };
    let mut scene = Scene::new(seats, &format!("{left_out} {settings}"));
    scene.go("dealer 1").deal(hands);
    scene
}

/// A hand about to be played: the auction and what follows it are a script.
pub fn bid(settings: &str, hands: &[&str], script: &str) -> Scene {
    let mut scene = dealt(settings, hands);
    scene.auction(script);
    assert_eq!(scene.frame(), "playing");
    scene
}

/// What can be asked of a table of Mü, and done to it.
pub trait Table {
    /// Deals these cards, and the others so that every hand is full.
    fn deal(&mut self, hands: &[&str]) -> &mut Self;
    /// Takes steps as `go` does; `passes` lets everybody pass until the auction is over.
    fn auction(&mut self, script: &str) -> &mut Self;
    /// Lays these cards, in this order, as a whole bid; ends the turn if it does not end by itself.
    fn lay(&mut self, cards: &str) -> &mut Self;
    /// Plays the first legal card until the hand is over.
    fn play_out(&mut self) -> &mut Self;
    /// Changes the position; no card may be lost.
    fn edit(&mut self, change: impl FnOnce(&mut State)) -> &mut Self;
    /// The hidden cards of a seat, counted from 1.
    fn hidden(&self, seat: u8) -> Bag;
    /// The open cards of a seat, counted from 1.
    fn laid(&self, seat: u8) -> Bag;
    /// What the last hand brought, by seat.
    fn gains(&self) -> Vec<i16>;
    /// How the last hand ended.
    fn how(&self) -> How;
    /// Who won the trick just completed, counted from 1.
    fn taker(&self) -> u8;
}

impl Table for Scene {
    fn deal(&mut self, hands: &[&str]) -> &mut Self {
        let whole = if hands.len() == 3 {
            bag("r0 r1 r1 r2 r3 r4 r5 r6 r7 r7 r8 r9 b0 b1 b1 b2 b3 b4 b5 b6 b7 b7 b8 b9 \
                 g0 g1 g1 g2 g3 g4 g5 g6 g7 g7 g8 g9")
        } else {
            Bag::FULL
        };
        let size = whole.count() as usize / hands.len();
        let mut rest = hands.iter().fold(whole, |rest, hand| rest.minus(bag(hand)));
        let full: Vec<String> = hands
            .iter()
            .map(|hand| {
                let more: Vec<Kind> = rest.cards().take(size - bag(hand).count() as usize).collect();
                rest = rest.minus(more.iter().copied().collect());
                let more: Vec<String> = more.iter().map(Kind::to_string).collect();
                format!("{hand} {}", more.join(" "))
            })
            .collect();
        self.go(&format!("deal {}", full.join(" / ")))
    }

    fn auction(&mut self, script: &str) -> &mut Self {
        for step in script.split(',').map(str::trim) {
            if step == "passes" {
                while self.frame() == "bidding" {
                    self.go("pass");
                }
            } else {
                self.go(step);
            }
        }
        self
    }

    fn lay(&mut self, cards: &str) -> &mut Self {
        let speaker = self.turn();
        cards.split_whitespace().for_each(|card| _ = self.go(&format!("{speaker}: lay {card}")));
        if self.turn() == speaker { self.go("done") } else { self }
    }

    fn play_out(&mut self) -> &mut Self {
        while self.frame() == "playing" {
            let first = self.legal()[0].clone();
            self.go(&first);
        }
        self
    }

    fn edit(&mut self, change: impl FnOnce(&mut State)) -> &mut Self {
        change(&mut self.state);
        self.game.audit(&self.state).expect("the scene keeps every card");
        self
    }

    fn hidden(&self, seat: u8) -> Bag {
        self.seen_by(seat).open.own.expect("a player sees the own hand")
    }

    fn laid(&self, seat: u8) -> Bag {
        self.open().laid[Seat(seat - 1)]
    }

    fn gains(&self) -> Vec<i16> {
        self.last().ended.expect("a hand has just ended").gains.values().collect()
    }

    fn how(&self) -> How {
        self.last().ended.expect("a hand has just ended").how
    }

    fn taker(&self) -> u8 {
        self.last().trick.expect("a trick has just been completed").by.0 + 1
    }
}

/// The last trick of a hand: everybody has one of these cards left and seat 1, the chief, leads. All tricks so far are seat
/// 1's. The trumps are `red`, `7` or `none`.
pub fn last_trick(settings: &str, cards: &[&str], chief: &str, vice: &str) -> Scene {
    let mut scene = dealt(settings, &vec![""; cards.len()]);
    scene.edit(|state| {
        let deck = state.hidden.values().fold(Bag::EMPTY, Bag::plus);
        for (seat, card) in Seat::all(cards.len() as u8).zip(cards) {
            state.hidden[seat] = bag(card);
        }
        state.played = deck.minus(bag(&cards.join(" ")));
        state.triangles[Seat(0)] = state.played.triangles();
        state.tricks[Seat(0)] = state.played.count() / cards.len() as u8;
        (state.frame, state.auction) = (Frame::Playing, Auction::default());
        (state.turn, state.leader, state.contract.chief) = (Seat(0), Seat(0), Seat(0));
        state.contract.trumps.chief = Trump::read(chief);
        state.contract.trumps.vice = Trump::read(vice);
    });
    scene
}

/// How the trick phase is about to end: everybody has one card left, a 1 without triangles, and has won so many.
pub struct Late<'a> {
    pub seats: u8,
    pub settings: &'a str,
    pub triangles: &'a [u8],
    pub bid: u8,
    /// `red`, `7` or `none`.
    pub trump: &'a str,
    /// Counted from 1. The chief is seat 1.
    pub partner: Option<u8>,
}

impl Late<'_> {
    pub fn scene(&self) -> Scene {
        let ones = ["r1", "r1", "b1", "b1", "g1", "g1"];
        let mut scene = last_trick(self.settings, &ones[..usize::from(self.seats)], self.trump, "none");
        scene.edit(|state| {
            for (seat, &won) in Seat::all(self.seats).zip(self.triangles) {
                state.triangles[seat] = won;
            }
            state.contract.bid = self.bid;
            state.contract.partner = self.partner.map(|seat| Seat(seat - 1));
        });
        scene
    }

    /// What the hand brings.
    pub fn gains(&self) -> Vec<i16> {
        self.scene().play_out().gains()
    }
}
