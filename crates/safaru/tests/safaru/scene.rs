use cards::{Bag, Kind};
use game::{BySeat, Doors, Inspect, Notation, Refusal, Rules, Seat, Secrets, Turn, Viewer, random};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use safaru::Safaru;
use safaru::action::{Action, Catch, Way};
use safaru::state::{Frame, State};

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
    let sides = usize::from(build(hands.len() as u8, settings).expect("valid settings").sides());
    let piles: Vec<&str> = (1..=sides).map(|side| if side == sides { others.as_str() } else { "" }).collect();
    arranged(settings, hands, wild, &piles)
}

pub fn bag(names: &str) -> Bag {
    names.split_whitespace().map(kind).collect()
}

pub fn names(cards: Bag) -> String {
    cards.cards().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
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
    /// Sends commands as a person types them, separated by `;`: whole plays in one line. A seat's number is
    /// checked, not needed.
    fn send(&mut self, commands: &str) -> &mut Self;
    /// Would this command be carried out?
    fn could(&self, command: &str) -> bool;
    /// The clause by which a command is refused.
    fn refuses(&self, command: &str) -> String;
    /// Everything the seat to act can do, as whole plays found step by step.
    fn wholes(&self) -> Vec<String>;
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

    fn send(&mut self, commands: &str) -> &mut Self {
        for command in commands.split(';') {
            self.state = attempt(self, command).unwrap_or_else(|refusal| panic!("{command}: {refusal:?}"));
            self.game.audit(&self.state).expect("every card is somewhere");
        }
        self
    }

    fn could(&self, command: &str) -> bool {
        attempt(self, command).is_ok()
    }

    fn refuses(&self, command: &str) -> String {
        match attempt(self, command).expect_err(command) {
            Refusal::Illegal(why) => why.clause.into_owned(),
            // A whole play says its clause as an illegal action would.
            Refusal::Unreadable(phrase) => {
                let said = phrase.to_string();
                let clause =
                    said.strip_prefix("refused-illegal(clause=").and_then(|rest| rest.split_once(','));
                clause.unwrap_or_else(|| panic!("{command}: {said}")).0.to_owned()
            }
            other => panic!("{command}: {other:?}"),
        }
    }

    fn wholes(&self) -> Vec<String> {
        let (mut legal, mut wholes) = (Vec::new(), Vec::new());
        self.game.legal_actions(&self.state, &mut legal);
        for action in legal {
            let mut next = self.state;
            self.game.apply(&mut next, action);
            match (action, next.caught(&self.game)) {
                (Action::Release(card), _) => wholes.push(format!("release {card}")),
                (_, Some((card, catch))) => wholes.push(written(card, &catch)),
                (_, None) if matches!(self.game.frame(&next), "catching") => {
                    wholes.extend(Scene { game: self.game.clone(), state: next }.wholes());
                }
                (_, None) => wholes.push(self.game.write_action(action)),
            }
        }
        wholes
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

/// Where a command leads; it is carried out whole or not at all.
fn attempt(scene: &Scene, command: &str) -> Result<State, Refusal> {
    let (seat, text) = match (command.split_once(':'), scene.game.turn(&scene.state)) {
        (Some((seat, text)), _) => (Seat::read(seat.trim(), scene.game.seats()).expect("a seat"), text),
        (None, Turn::Seat(seat)) => (seat, command),
        (None, other) => panic!("{command}: {other:?}"),
    };
    let view = scene.game.view(&scene.state, Viewer::Seat(seat)).forgetful();
    let actions = scene.game.read_command(&view, text).map_err(|error| Refusal::Unreadable(error.0))?;
    let mut state = scene.state;
    for action in actions {
        scene.game.play(&mut state, seat, action)?;
    }
    Ok(state)
}

/// A whole play in one line.
pub fn written(card: Kind, catch: &Catch) -> String {
    let mut line = format!("play {card}");
    for (way, name) in [(Way::Add, " add"), (Way::Seventeen, " seventeen"), (Way::Pair, " pair")] {
        let cards = catch.by(way);
        line += if cards.is_empty() { "" } else { name };
        line.extend(cards.cards().map(|kind| format!(" {kind}")));
    }
    line
}

/// What the last step caught.
pub trait Caught {
    fn caught(&self, game: &Safaru) -> Option<(Kind, Catch)>;
}

impl Caught for State {
    fn caught(&self, game: &Safaru) -> Option<(Kind, Catch)> {
        let caught = game.view(self, Viewer::Spectator).last.deed.caught?;
        Some((caught.card, caught.catch))
    }
}
