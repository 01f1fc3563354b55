use cards::{Bag, Kind};
use game::{BySeat, Config, Doors, Notation, Refusal, Rules, Scoring, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::state::{Frame, State};
use safaru::view::{Open, Seen};

/// A game in the middle of a test. Seats are counted from 1, as in the notation.
pub struct Scene {
    pub game: Safaru,
    pub state: State,
}

/// Builds the game, or says what is wrong with the settings (`key=value key=value`).
pub fn build(seats: u8, settings: &str) -> Result<Safaru, String> {
    let pairs: Vec<(&str, &str)> =
        settings.split_whitespace().map(|pair| pair.split_once('=').expect("key=value")).collect();
    let config = Config::new(Safaru::schema(), Some(seats), &pairs).map_err(|error| error.to_string())?;
    Safaru::new(&config).map_err(|error| error.to_string())
}

/// A game whose last dealer is the last seat, so that seat 1 begins, about to be dealt.
pub fn scene(seats: u8, settings: &str) -> Scene {
    let game = build(seats, settings).expect("valid settings");
    let state = game.start();
    let mut scene = Scene { game, state };
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
    view.open.pending = Frame::Turn(Seat(0));
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

impl Scene {
    /// The match stands like this.
    pub fn score(&mut self, scores: &[i16]) {
        let mut view = self.game.view(&self.state, Viewer::Spectator);
        view.open.scores = scores.iter().copied().collect();
        let hands = BySeat::from_fn(self.game.seats(), |seat| self.hand(seat.0 + 1));
        let piles = view.memory.as_ref().expect("whole").piles;
        self.state = self.game.world(&view, hands, piles);
    }

    /// Takes steps, separated by semicolons: `dealer 2; 1: release r5`. A seat number is checked, not needed.
    pub fn go(&mut self, script: &str) -> &mut Self {
        for step in script.split(';').map(str::trim) {
            self.step(step).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
            self.game.audit(&self.state).expect("every card is somewhere");
        }
        self
    }

    fn step(&mut self, step: &str) -> Result<(), Refusal> {
        if step.starts_with("deal") {
            let chance = self.game.read_chance(step).expect("a chance outcome");
            return self.game.happen(&mut self.state, chance);
        }
        let (seat, text) = match step.split_once(':') {
            Some((seat, text)) => (Seat::parse(seat, self.game.seats()).expect("a seat"), text),
            None => (self.acting().expect("somebody to act"), step),
        };
        let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.game.play(&mut self.state, seat, action)
    }

    /// The clause by which a move of the seat to act is refused; the position stays as it is.
    pub fn refused(&mut self, step: &str) -> &'static str {
        let before = self.state;
        match self.step(step) {
            Err(Refusal::Illegal(why)) => {
                assert_eq!(self.state, before, "a refusal changes nothing");
                why.clause
            }
            other => panic!("{step} should be illegal, but: {other:?}"),
        }
    }

    pub fn acting(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Who is to act: a seat number, `nature`, or `over`.
    pub fn turn(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => seat.to_string(),
            Turn::Chance => "nature".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal.into_iter().map(|action| self.game.write_action(action)).collect()
    }

    pub fn may(&self, text: &str) -> bool {
        let action = self.game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        self.legal().contains(&self.game.write_action(action))
    }

    pub fn open(&self) -> Open {
        self.game.view(&self.state, Viewer::Spectator).open
    }

    pub fn last(&self) -> Seen {
        self.game.view(&self.state, Viewer::Spectator).last
    }

    pub fn wild(&self) -> Bag {
        self.open().wild
    }

    /// The pile of a side, counted from 1.
    pub fn pile(&self, side: usize) -> Bag {
        self.game.view(&self.state, Viewer::Spectator).memory.expect("whole").piles[side - 1]
    }

    /// The hand of a seat, counted from 1.
    pub fn hand(&self, seat: u8) -> Bag {
        self.game.view(&self.state, Viewer::Seat(Seat(seat - 1))).open.own.expect("a player's view")
    }

    /// Lets nature and players do something, always the same, until the condition holds.
    pub fn until(&mut self, seed: u64, stop: impl Fn(&Scene) -> bool) -> &mut Self {
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

    /// Final scores and ranks.
    pub fn result(&self) -> (Vec<i32>, Vec<u8>) {
        let outcome = self.game.outcome(&self.state).expect("the match is over");
        (outcome.scores.values().collect(), outcome.ranks.values().collect())
    }
}
