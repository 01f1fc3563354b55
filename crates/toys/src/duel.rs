//! A duel with counter cards: response windows, hidden draws and drops, and a pile that one has to remember.
//!
//! - DUEL.1 Thirteen cards: blows of 1 (four), 2 (three) and 3 (two), and four counters. Nature deals `hand` cards to
//!   each of the two players; the rest is the deck. Hands are secret, the number of cards in them is not.
//! - DUEL.2 A turn begins with a card that nature deals to the player from the deck, secretly, while there is one.
//! - DUEL.3 The player then either strikes with a blow, or drops any card face down on a pile of his own.
//! - DUEL.4 Whoever is struck or countered is always asked: he counters, with a counter card, or passes. Who has
//!   none can only pass.
//! - DUEL.5 A pass ends the exchange. A blow that was not countered, or whose counter was countered, hits: it lies
//!   open before the player it hit. Every other card of the exchange is buried under the table.
//! - DUEL.6 Nobody may look at what was dropped or buried.
//! - DUEL.7 It ends when the open blows before a player add up to `lives`, or a player has no card for his turn. The
//!   player who was hit less wins.

/// The cards, and bags of them.
mod card;
/// What learners are given.
mod learning;
/// What is written.
mod notation;
/// What is told, shown and advised.
mod telling;
/// What is seen: the file to audit for leaks.
mod view;

use game::settings::{Domain, Schema, Setting};
use game::{BySeat, Config, ConfigError, Few, Inspect, Outcome, Phrase, Rules, Scoring, Seat, Turn, Why};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

pub use card::{Bag, Card};
pub use view::{Memory, Open, Own};

static SCHEMA: Schema = Schema {
    min_seats: 2,
    max_seats: 2,
    default_seats: 2,
    settings: &[
        Setting { key: "hand", clause: "DUEL.1", takes: Domain::Number { default: 3, min: 2, max: 5 } },
        Setting { key: "lives", clause: "DUEL.7", takes: Domain::Number { default: 4, min: 1, max: 8 } },
    ],
};

/// The rules.
#[derive(Debug)]
pub struct Duel {
    config: Config,
    hand: u8,
    lives: u8,
}

/// What a player does. Written `strike 2`, `drop c`, `counter`, `pass`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Action {
    /// Strikes with a blow.
    Strike(Card),
    /// Drops a card face down.
    Drop(Card),
    /// Answers with a counter.
    Counter,
    /// Does not answer.
    Pass,
}

/// What nature does. Written `deal 11c 23c` and `draw 2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Chance {
    /// Deals a hand to each seat.
    Deal([Bag; 2]),
    /// Deals a card to the seat whose turn begins.
    Draw(Card),
}

/// Something that is waiting to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Frame {
    /// Nature deals the hands.
    #[default]
    Deal,
    /// Nature deals a card to this seat.
    Draw(Seat),
    /// This seat strikes or drops; it stays below the exchange that it begins.
    Turn(Seat),
    /// This seat answers this card.
    Answer(Seat, Card),
}

/// The frames: at most a turn, a blow and four counters.
pub type Frames = Few<Frame, 6>;

/// What a step did, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing has happened yet.
    Nothing,
    /// Hands were dealt.
    Dealt,
    /// A seat got a card.
    Drew(Seat),
    /// A seat dropped a card.
    Dropped(Seat),
    /// A seat did something that all could see, and so did not drop a card.
    Acted(Seat, Action),
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The deck.
    pub deck: Bag,
    /// The hands.
    pub hands: [Bag; 2],
    /// The blows that hit each seat.
    pub hits: [Bag; 2],
    /// What each seat dropped: known to that seat alone, if it remembers.
    pub dropped: [Bag; 2],
    /// What was played and did not hit: known to all who remember.
    pub buried: Bag,
    /// What is waiting to be decided, with the cards on the table.
    pub frames: Frames,
    /// What the last step did.
    pub last: Deed,
    /// The hidden side of the last step: the card drawn or dropped, which only its player saw.
    pub hidden: Option<Card>,
}

impl Duel {
    /// DUEL.2, DUEL.7: the turn of a seat begins, unless the duel ends before.
    fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.frames.clear();
        let fallen = state.hits.iter().any(|hits| hits.harm() >= u32::from(self.lives));
        if fallen || (state.hands[seat.index()].is_empty() && state.deck.is_empty()) {
            return;
        }
        state.frames.push(Frame::Turn(seat));
        if !state.deck.is_empty() {
            state.frames.push(Frame::Draw(seat));
        }
    }

    /// DUEL.5: the exchange is over and its cards leave the table.
    fn end_exchange(&self, state: &mut State) {
        let Some(&Frame::Turn(striker)) = state.frames.first() else { unreachable!("somebody struck") };
        let hits = exchange(&state.frames).count() % 2 == 1;
        while let Some(Frame::Answer(seat, card)) = state.frames.pop() {
            if hits && card != Card::Counter {
                state.hits[seat.index()].add(card);
            } else {
                state.buried.add(card);
            }
        }
        self.begin_turn(state, striker.next(2));
    }
}

impl State {
    fn play_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.frames.push(Frame::Answer(seat.next(2), card));
    }
}

impl Rules for Duel {
    const NAME: &'static str = "duel";
    const RULES: u32 = 1;

    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Duel { hand: config.byte("hand"), lives: config.byte("lives"), config: config.clone() })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> State {
        State {
            deck: Bag::DECK,
            hands: [Bag::EMPTY; 2],
            hits: [Bag::EMPTY; 2],
            dropped: [Bag::EMPTY; 2],
            buried: Bag::EMPTY,
            frames: std::iter::once(Frame::Deal).collect(),
            last: Deed::Nothing,
            hidden: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.frames.last() {
            Some(Frame::Deal | Frame::Draw(_)) => Turn::Chance,
            Some(&Frame::Turn(seat) | &Frame::Answer(seat, _)) => Turn::Seat(seat),
            None => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.frames.last() {
            Some(Frame::Turn(seat)) => {
                let held = || Card::ALL.into_iter().filter(|&card| state.hands[seat.index()].has(card));
                out.extend(held().filter(|&card| card != Card::Counter).map(Action::Strike));
                out.extend(held().map(Action::Drop));
            }
            Some(Frame::Answer(seat, _)) => {
                out.extend(state.hands[seat.index()].has(Card::Counter).then_some(Action::Counter));
                out.push(Action::Pass);
            }
            Some(Frame::Deal | Frame::Draw(_)) | None => {}
        }
    }

    fn apply(&self, state: &mut State, action: Action) {
        let Turn::Seat(seat) = self.turn(state) else { unreachable!("only seats act") };
        match action {
            Action::Strike(card) => state.play_card(seat, card),
            Action::Counter => state.play_card(seat, Card::Counter),
            Action::Drop(card) => {
                state.hands[seat.index()].remove(card);
                state.dropped[seat.index()].add(card);
                self.begin_turn(state, seat.next(2));
            }
            Action::Pass => self.end_exchange(state),
        }
        (state.last, state.hidden) = match action {
            Action::Drop(card) => (Deed::Dropped(seat), Some(card)),
            Action::Strike(_) | Action::Counter | Action::Pass => (Deed::Acted(seat, action), None),
        };
    }

    fn resolve(&self, state: &mut State, chance: Chance) {
        match (chance, state.frames.last()) {
            (Chance::Draw(card), Some(&Frame::Draw(seat))) => {
                state.deck.remove(card);
                state.hands[seat.index()].add(card);
                state.frames.pop();
                (state.last, state.hidden) = (Deed::Drew(seat), Some(card));
            }
            (Chance::Deal(hands), _) => {
                state.deck.remove_all(hands[0].and(hands[1]));
                state.hands = hands;
                self.begin_turn(state, Seat(0));
                (state.last, state.hidden) = (Deed::Dealt, None);
            }
            (Chance::Draw(_), _) => unreachable!("admitted only when a card is to be drawn"),
        }
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let mut deck = state.deck;
        match state.frames.last() {
            Some(Frame::Deal) => Chance::Deal([(); 2].map(|()| deck.draw(self.hand, rng))),
            _ => Chance::Draw(deck.draw_one(rng)),
        }
    }

    fn admits(&self, state: &State, chance: Chance) -> bool {
        match (chance, state.frames.last()) {
            (Chance::Deal([one, two]), Some(Frame::Deal)) => {
                let fits = |hand: Bag| state.deck.contains(hand) && hand.count() == self.hand;
                fits(one) && fits(two) && state.deck.contains(one.and(two))
            }
            (Chance::Draw(card), Some(Frame::Draw(_))) => state.deck.has(card),
            (Chance::Deal(_) | Chance::Draw(_), _) => false,
        }
    }

    fn explain(&self, state: &State, _seat: Seat, action: Action) -> Why {
        let answering = matches!(state.frames.last(), Some(Frame::Answer(..)));
        let (clause, key) = match action {
            Action::Strike(_) | Action::Drop(_) if answering => ("DUEL.4", "duel-answer-first"),
            Action::Strike(Card::Counter) => ("DUEL.3", "duel-not-a-blow"),
            Action::Strike(_) | Action::Drop(_) => ("DUEL.3", "duel-not-in-hand"),
            Action::Counter if answering => ("DUEL.4", "duel-no-counter"),
            Action::Counter | Action::Pass => ("DUEL.4", "duel-nothing-to-answer"),
        };
        Why::new(clause, Phrase::new(key))
    }
}

impl Inspect for Duel {
    const KINDS: &'static [&'static str] = &["strike", "drop", "counter", "pass"];
    const FRAMES: &'static [&'static str] = &["deal", "draw", "turn", "answer", "over"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Strike(_) => "strike",
            Action::Drop(_) => "drop",
            Action::Counter => "counter",
            Action::Pass => "pass",
        }
    }

    fn frame(&self, state: &State) -> &'static str {
        match state.frames.last() {
            Some(Frame::Deal) => "deal",
            Some(Frame::Draw(_)) => "draw",
            Some(Frame::Turn(_)) => "turn",
            Some(Frame::Answer(..)) => "answer",
            None => "over",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut all = state.deck.and(state.buried).and(exchange(&state.frames));
        for bags in [state.hands, state.hits, state.dropped] {
            all = all.and(bags[0]).and(bags[1]);
        }
        if all == Bag::DECK { Ok(()) } else { Err(format!("the cards are {all:?}, not {:?}", Bag::DECK)) }
    }

    /// The deal, a draw for every card of the deck, a step for every card, a pass for every blow.
    fn longest(&self) -> u64 {
        let blows = Bag::DECK.count() - Bag::DECK.number_of(Card::Counter);
        u64::from(1 + (Bag::DECK.count() - 2 * self.hand) + Bag::DECK.count() + blows)
    }

    fn without_last(&self, state: &State) -> State {
        State { last: Deed::Nothing, hidden: None, ..*state }
    }
}

/// The cards on the table.
fn exchange(frames: &Frames) -> Bag {
    let mut cards = Bag::EMPTY;
    for frame in frames.iter() {
        if let Frame::Answer(_, card) = frame {
            cards.add(*card);
        }
    }
    cards
}

impl Scoring for Duel {
    /// The harm done.
    fn standing(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |seat| state.hits[seat.next(2).index()].harm() as i32)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        state.frames.is_empty().then(|| Outcome::ranked(scores, |seat| scores[seat]))
    }

    fn worth(&self, state: &State) -> BySeat<f32> {
        let harm = self.standing(state);
        let lead = |seat: Seat| (harm[seat] - harm[seat.next(2)]) as f32 / f32::from(self.lives);
        BySeat::from_fn(2, |seat| 0.5 + lead(seat).clamp(-1.0, 1.0) / 2.0)
    }
}
