//! What the benchmark programs run: a hundred random games of each case, whole and by parts; what learners are given in their positions; what
//! the game advises in games of sensible players; and what can be done with large hands of Rummü.

use std::hint::black_box;
use std::sync::Arc;

use game::{Bot, Config, Rules, Seat, Speller, Turn, Viewer, random};
use games::{Cards, Complete, Visitor};
use players::Level;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rummu::Rummu;
use testkit::playout::{Positions, random_game};

/// How many games one round of a benchmark plays.
const GAMES: usize = 100;
/// From how many games between sensible players the positions come in which the game advises.
const ADVISED_GAMES: usize = 10;
/// One decision in so many is any legal one there, so that not all games are alike.
const SLIPS: u32 = 16;
/// How many large hands are listed.
const HANDS: usize = 1000;

/// A game with settings, and which decisions are measured apart.
pub struct Case {
    /// What the benchmark is called.
    pub label: &'static str,
    game: &'static str,
    seats: u8,
    settings: &'static [(&'static str, &'static str)],
    /// The kind of waiting decision to measure, in games that choose kinds of actions first; every kind if none is
    /// named.
    frame: Option<&'static str>,
}

/// Every case.
pub const CASES: &[Case] = &[
    Case { label: "serengeti", game: "serengeti", seats: 4, settings: &[("edition", "abacus")], frame: None },
    Case { label: "mu", game: "mu", seats: 5, settings: &[("hands", "1")], frame: None },
    Case { label: "mu-tricks", game: "mu", seats: 5, settings: &[("hands", "1")], frame: Some("playing") },
    Case { label: "rummu", game: "rummu", seats: 4, settings: &[("hands", "1")], frame: None },
    Case { label: "calcory", game: "calcory", seats: 4, settings: &[], frame: None },
    Case { label: "safaru", game: "safaru", seats: 4, settings: &[("hands", "1")], frame: None },
    Case { label: "asante", game: "asante", seats: 2, settings: &[], frame: None },
];

/// A case ready to run.
pub trait Workload {
    /// How many decisions the whole games have.
    fn decisions(&self) -> u64;
    /// How many decisions are measured apart.
    fn measured(&self) -> u64;
    /// How often nature acts.
    fn chances(&self) -> u64;
    /// Plays the games.
    fn playout(&mut self) -> u64;
    /// Takes the measured decisions, each on a copy of its position.
    fn decide(&mut self);
    /// Lets nature act, each time on a copy of the position.
    fn happen(&mut self);
    /// In how many positions the game advises.
    fn advised(&self) -> u64;
    /// Asks what is advised in each of them, as in imagined games: the legal actions, the advice, and the view where it needs one.
    fn advise(&mut self);
    /// Makes the view of who is to act in every measured decision, and writes it as numbers.
    fn observe(&mut self);
    /// Lists what can be done in every measured decision, spells it, and marks the letters that may come next.
    fn spell(&mut self);
    /// Has the game a network?
    fn is_taught(&self) -> bool;
    /// Decides as the network does in each position in which the game advises: the legal actions, the view, the action.
    fn master(&mut self);
    /// How large words and observations are.
    fn sizes(&mut self) -> Sizes;
}

/// How large words and observations are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// How many letters the alphabet has.
    pub letters: usize,
    /// The longest word in the measured decisions.
    pub longest: usize,
    /// How many planes there are.
    pub planes: usize,
    /// How many values they have together.
    pub values: usize,
}

/// The case of this name.
pub fn prepare(label: &str) -> Box<dyn Workload> {
    let case = CASES.iter().find(|case| case.label == label).expect("a case of the list");
    let mut prepared = Preparation { case, ready: None };
    games::visit_all(&mut prepared);
    prepared.ready.expect("a game of the registry")
}

struct Preparation<'a> {
    case: &'a Case,
    ready: Option<Box<dyn Workload>>,
}

impl Visitor for Preparation<'_> {
    fn visit<G: Complete>(&mut self) {
        if G::NAME == self.case.game {
            let config = Config::new(G::schema(), Some(self.case.seats), self.case.settings);
            let game = G::new(&config.expect("valid settings")).expect("settings that go together");
            self.ready = Some(Box::new(Hundred::new(Arc::new(game), self.case.frame)));
        }
    }
}

struct Hundred<G: Complete> {
    game: Arc<G>,
    all_decisions: u64,
    positions: Positions<G>,
    /// Positions of games between sensible players where there is something to decide.
    advised: Vec<G::State>,
    legal: Vec<G::Action>,
    speller: Speller<G::Action>,
    values: Vec<u8>,
    mask: Vec<u8>,
    master: Box<dyn Bot<G>>,
    /// It runs on from round to round: a processor learns a hundred games that come again and again, and
    /// would look much faster than it is.
    rng: Xoshiro256PlusPlus,
}

impl<G: Complete> Hundred<G> {
    fn new(game: Arc<G>, frame: Option<&str>) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let mut positions = Positions::of(&*game, GAMES, &mut rng);
        let all_decisions = positions.decisions.len() as u64;
        if let Some(frame) = frame {
            positions = Positions::by_kinds(&*game, GAMES, &mut rng);
            positions.decisions.retain(|state| game.frame(state) == frame);
        }
        let mut advised = Vec::new();
        for _ in 0..ADVISED_GAMES {
            sensible_game(&*game, &mut rng, &mut advised);
        }
        let master = G::mind(Level::Master.into(), Cards::Usual).bot(&game, 0);
        Hundred {
            game,
            master,
            all_decisions,
            positions,
            advised,
            legal: Vec::with_capacity(1024),
            speller: Speller::default(),
            values: vec![0; G::value_count()],
            mask: vec![0; G::letter_count()],
            rng,
        }
    }
}

/// Plays a game as it is advised, but for slips, and keeps the positions where there is something to decide.
fn sensible_game<G: Complete>(game: &G, rng: &mut Xoshiro256PlusPlus, positions: &mut Vec<G::State>) {
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Seat(seat) => {
                game.legal_actions(&state, &mut legal);
                let action = if let [only] = legal[..] {
                    only
                } else {
                    positions.push(state);
                    let advised = game.advise(&game.view(&state, Viewer::Seat(seat)), &legal);
                    if random::below(rng, SLIPS) == 0 { random::pick(rng, &legal) } else { advised }
                };
                game.apply(&mut state, action);
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.resolve(&mut state, chance);
            }
            Turn::Over => return,
        }
    }
}

impl<G: Complete> Workload for Hundred<G> {
    fn decisions(&self) -> u64 {
        self.all_decisions
    }

    fn measured(&self) -> u64 {
        self.positions.decisions.len() as u64
    }

    fn chances(&self) -> u64 {
        self.positions.chances.len() as u64
    }

    fn playout(&mut self) -> u64 {
        (0..GAMES).map(|_| random_game(&*self.game, &mut self.legal, &mut self.rng).decisions).sum()
    }

    fn decide(&mut self) {
        self.positions.decide(&*self.game, &mut self.legal, &mut self.rng);
    }

    fn happen(&mut self) {
        self.positions.happen(&*self.game, &mut self.rng);
    }

    fn advised(&self) -> u64 {
        self.advised.len() as u64
    }

    fn advise(&mut self) {
        for state in &self.advised {
            let Turn::Seat(seat) = self.game.turn(state) else { continue };
            self.game.legal_actions(state, &mut self.legal);
            black_box(self.game.advise_in(state, seat, &self.legal));
        }
    }

    fn observe(&mut self) {
        for state in &self.positions.decisions {
            let Turn::Seat(seat) = self.game.turn(state) else { continue };
            self.game.observe(&self.game.view(state, Viewer::Seat(seat)), &[], &mut self.values);
            black_box(&self.values);
        }
    }

    fn spell(&mut self) {
        for state in &self.positions.decisions {
            let Turn::Seat(seat) = self.game.turn(state) else { continue };
            self.game.legal_actions(state, &mut self.legal);
            self.speller.ask(&*self.game, seat, &self.legal);
            self.speller.mask(&mut self.mask);
            black_box(&self.mask);
        }
    }

    fn is_taught(&self) -> bool {
        G::shelf().has_network()
    }

    fn master(&mut self) {
        for state in &self.advised {
            let Turn::Seat(seat) = self.game.turn(state) else { continue };
            self.game.legal_actions(state, &mut self.legal);
            black_box(self.master.choose(&self.game.view(state, Viewer::Seat(seat)), &self.legal));
        }
    }

    fn sizes(&mut self) -> Sizes {
        let mut longest = 0;
        for state in &self.positions.decisions {
            let Turn::Seat(seat) = self.game.turn(state) else { continue };
            self.game.legal_actions(state, &mut self.legal);
            let lengths = self.legal.iter().map(|&action| self.game.spell(seat, action).len());
            longest = lengths.fold(longest, usize::max);
        }
        Sizes { letters: G::letter_count(), longest, planes: G::planes().len(), values: G::value_count() }
    }
}

/// Players of Rummü who have come out and hold many cards, any of the deck.
pub struct LargeHands {
    game: Rummu,
    states: Vec<<Rummu as Rules>::State>,
    legal: Vec<<Rummu as Rules>::Action>,
}

impl LargeHands {
    /// A thousand of them, with so many cards each.
    pub fn of(cards: u8) -> Self {
        let config = Config::new::<&str, &str>(Rummu::schema(), None, &[]).expect("valid settings");
        let game = Rummu::new(&config).expect("settings that go together");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let state = || {
            let mut state = game.start();
            state.hands[Seat(0)] = state.stock.draw(&mut rng, cards);
            state.stock = state.stock.minus(state.hands[Seat(0)]);
            state.out.add(Seat(0));
            state.frame = rummu::state::Frame::Laying(Seat(0));
            state
        };
        let states = std::iter::repeat_with(state).take(HANDS).collect();
        LargeHands { game, states, legal: Vec::with_capacity(2048) }
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.states.len() as u64
    }

    /// Lists what each can do; how many actions that are.
    pub fn list(&mut self) -> usize {
        let mut actions = 0;
        for state in &self.states {
            self.game.legal_actions(state, &mut self.legal);
            actions += black_box(&self.legal).len();
        }
        actions
    }
}
