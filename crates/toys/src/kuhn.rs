//! Kuhn poker.
//!
//! - KUHN.1 Three cards: jack, queen, king. Each of the two players puts in 1 chip and is dealt a card.
//! - KUHN.2 Seat 1 checks or bets 1 chip. After a check, seat 2 checks or bets.
//! - KUHN.3 Who faces a bet calls it with 1 chip or folds.
//! - KUHN.4 Who folds loses what he put in; the cards stay hidden. Else both show, and the higher card wins.

use game::phrase::{Cell, Picture};
use game::settings::Schema;
use game::{
    BySeat, Config, ConfigError, Depict, Disclosed, Few, Inspect, Letters, ListChance, Narrate, Never,
    Notation, NotationError, Observe, Outcome, Pen, Phrase, Plane, Rules, Scoring, Seat, Secrets, Seen,
    Spell, StepOf, Turn, Value, View, ViewOf, Viewer, Why, Word, random,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{Nothing, plain, row};

static SCHEMA: Schema = Schema { min_seats: 2, max_seats: 2, default_seats: 2, settings: &[] };

/// The rules.
#[derive(Debug)]
pub struct Kuhn {
    config: Config,
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// The lowest.
    Jack,
    /// In between.
    Queen,
    /// The highest.
    King,
}

impl Card {
    /// The deck.
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];

    const fn letter(self) -> char {
        match self {
            Card::Jack => 'j',
            Card::Queen => 'q',
            Card::King => 'k',
        }
    }

    fn read(text: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| text.chars().eq([card.letter()]))
    }
}

/// What a player does. Written as it is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// Puts nothing in.
    #[default]
    Check,
    /// Puts a chip in.
    Bet,
    /// Puts a chip in against a bet.
    Call,
    /// Gives up.
    Fold,
}

impl Act {
    const ALL: [Act; 4] = [Act::Check, Act::Bet, Act::Call, Act::Fold];

    const fn name(self) -> &'static str {
        match self {
            Act::Check => "check",
            Act::Bet => "bet",
            Act::Call => "call",
            Act::Fold => "fold",
        }
    }
}

/// A card for each seat. Written `deal j k`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deal(pub [Card; 2]);

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The card of each seat, once dealt.
    pub cards: Option<[Card; 2]>,
    /// What was done, seat 1 first.
    pub acts: Few<Act, 3>,
}

/// What lies open to a viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// Have cards been dealt?
    pub dealt: bool,
    /// The own card.
    pub own: Option<Card>,
    /// Both cards, once they are shown.
    pub shown: Option<[Card; 2]>,
    /// What was done, seat 1 first.
    pub acts: Few<Act, 3>,
}

/// What a step did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "kebab-case")]
pub enum Deed {
    /// Nothing has happened yet.
    Nothing,
    /// Cards were dealt.
    Dealt,
    /// Somebody did something; both cards, if they were shown then.
    Acted(Seat, Act, Option<[Card; 2]>),
}

/// Was the last of these acts the last of all?
fn is_over(acts: &[Act]) -> bool {
    matches!(acts, [Act::Check, Act::Check] | [.., Act::Call | Act::Fold])
}

/// Who acts after these.
fn actor(acts: &[Act]) -> Seat {
    Seat((acts.len() % 2) as u8)
}

impl State {
    fn is_over(self) -> bool {
        is_over(&self.acts)
    }

    /// Both cards, once they are shown.
    fn shown(self) -> Option<[Card; 2]> {
        self.cards.filter(|_| self.is_over() && self.acts.last() != Some(&Act::Fold))
    }

    fn actor(self) -> Seat {
        actor(&self.acts)
    }

    /// What the second seat has won from the first, or lost to it.
    fn gain(self) -> i32 {
        let stake = if self.acts.contains(&Act::Call) { 2 } else { 1 };
        let won = match self.shown() {
            Some([one, two]) => two > one,
            None if self.is_over() => self.folder() == Seat(0),
            None => return 0,
        };
        if won { stake } else { -stake }
    }

    /// Who folded was the last to act.
    fn folder(self) -> Seat {
        self.actor().next(2)
    }
}

impl Rules for Kuhn {
    const NAME: &'static str = "kuhn";
    const RULES: u32 = 1;

    type State = State;
    type Action = Act;
    type Chance = Deal;

    fn schema() -> &'static Schema {
        &SCHEMA
    }

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Kuhn { config: config.clone() })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn start(&self) -> State {
        State { cards: None, acts: Few::new() }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.cards.is_none() {
            Turn::Chance
        } else if state.is_over() {
            Turn::Over
        } else {
            Turn::Seat(state.actor())
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Act>) {
        out.clear();
        match state.acts.last() {
            Some(Act::Bet) => out.extend([Act::Call, Act::Fold]),
            Some(Act::Check | Act::Call | Act::Fold) | None => out.extend([Act::Check, Act::Bet]),
        }
    }

    fn apply(&self, state: &mut State, action: Act) {
        state.acts.push(action);
    }

    fn resolve(&self, state: &mut State, Deal(cards): Deal) {
        state.cards = Some(cards);
    }

    fn sample<R: Rng + ?Sized>(&self, _state: &State, rng: &mut R) -> Deal {
        let one = random::pick(rng, &Card::ALL);
        Deal([one, random::pick(rng, &others(one))])
    }

    fn admits(&self, _state: &State, Deal([one, two]): Deal) -> bool {
        one != two
    }

    fn explain(&self, _state: &State, _seat: Seat, action: Act) -> Why {
        match action {
            Act::Check | Act::Bet => Why::new("KUHN.3", Phrase::new("kuhn-answer-the-bet")),
            Act::Call | Act::Fold => Why::new("KUHN.2", Phrase::new("kuhn-no-bet")),
        }
    }
}

impl Inspect for Kuhn {
    const KINDS: &'static [&'static str] = &["check", "bet", "call", "fold"];
    const FRAMES: &'static [&'static str] = &["deal", "open", "answer", "over"];
    const DISCLOSES: &'static [&'static str] = &["the cards shown"];

    fn kind(action: Act) -> &'static str {
        action.name()
    }

    fn frame(&self, state: &State) -> &'static str {
        match (self.turn(state), state.acts.last()) {
            (Turn::Chance, _) => "deal",
            (Turn::Over, _) => "over",
            (Turn::Seat(_), Some(Act::Bet)) => "answer",
            (Turn::Seat(_), _) => "open",
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        match state.cards {
            Some([one, two]) if one == two => Err(format!("two of {one:?}")),
            None if !state.acts.is_empty() => Err("somebody acted without cards".to_owned()),
            Some(_) | None => Ok(()),
        }
    }

    fn longest(&self) -> u64 {
        4
    }

    /// What was done last is part of what lies open.
    fn without_last(&self, state: &State) -> State {
        *state
    }

    fn disclosed(&self, before: &State, step: StepOf<Self>, _viewer: Viewer) -> Vec<Disclosed> {
        self.after(before, step)
            .shown()
            .map(|cards| Disclosed::new("the cards shown", cards))
            .into_iter()
            .collect()
    }
}

fn others(card: Card) -> [Card; 2] {
    match card {
        Card::Jack => [Card::Queen, Card::King],
        Card::Queen => [Card::Jack, Card::King],
        Card::King => [Card::Jack, Card::Queen],
    }
}

impl Secrets for Kuhn {
    type Open = Open;
    type Deed = Deed;
    type Own = Card;
    type Memory = Nothing;

    fn view(&self, state: &State, viewer: Viewer) -> ViewOf<Self> {
        let own = viewer.seat().and_then(|seat| state.cards.map(|cards| cards[seat.index()]));
        let last = match state.acts.last() {
            Some(&act) => Seen { deed: Deed::Acted(state.actor().next(2), act, state.shown()), own: None },
            None if state.cards.is_some() => Seen { deed: Deed::Dealt, own },
            None => Seen { deed: Deed::Nothing, own: None },
        };
        let open = Open { dealt: state.cards.is_some(), own, shown: state.shown(), acts: state.acts };
        View { viewer, open, last, memory: Some(Nothing {}) }
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &ViewOf<Self>, rng: &mut R) -> State {
        let open = &view.open;
        let cards = match (open.shown, open.own, view.viewer) {
            (Some(shown), _, _) => shown,
            (None, Some(own), Viewer::Seat(Seat(0))) => [own, random::pick(rng, &others(own))],
            (None, Some(own), _) => [random::pick(rng, &others(own)), own],
            (None, None, _) => self.sample(&self.start(), rng).0,
        };
        State { cards: open.dealt.then_some(cards), acts: open.acts }
    }
}

impl ListChance for Kuhn {
    fn list_chance(&self, _state: &State) -> Vec<(Deal, f64)> {
        let deals = Card::ALL.into_iter().flat_map(|one| others(one).map(|two| Deal([one, two])));
        deals.map(|deal| (deal, 1.0 / 6.0)).collect()
    }
}

impl Scoring for Kuhn {
    fn standing(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |seat| if seat == Seat(1) { state.gain() } else { -state.gain() })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let scores = self.standing(state);
        state.is_over().then(|| Outcome::ranked(scores, |seat| scores[seat]))
    }

    fn worth(&self, state: &State) -> BySeat<f32> {
        self.standing(state).map(|score| 0.5 + score as f32 / 4.0)
    }
}

impl Notation for Kuhn {
    fn write_action(&self, action: Act) -> String {
        action.name().to_owned()
    }

    fn read_action(&self, text: &str) -> Result<Act, NotationError> {
        Act::ALL
            .into_iter()
            .find(|act| act.name() == plain(text))
            .ok_or_else(|| NotationError::unknown(text, self.forms()))
    }

    fn write_chance(&self, Deal([one, two]): Deal) -> String {
        format!("deal {} {}", one.letter(), two.letter())
    }

    fn read_chance(&self, text: &str) -> Result<Deal, NotationError> {
        let read = || {
            let plain = plain(text);
            let (one, two) = plain.strip_prefix("deal ")?.split_once(' ')?;
            Some(Deal([Card::read(one)?, Card::read(two)?]))
        };
        read().ok_or_else(|| NotationError::unknown(text, Phrase::new("forms-chance")))
    }

    fn describe_action(&self, action: Act) -> Phrase {
        Phrase::new(match action {
            Act::Check => "kuhn-check",
            Act::Bet => "kuhn-bet",
            Act::Call => "kuhn-call",
            Act::Fold => "kuhn-fold",
        })
    }
}

impl Card {
    fn value(self) -> Value {
        self.letter().to_string().into()
    }
}

impl Narrate for Kuhn {
    fn narrate(&self, _before: &ViewOf<Self>, after: &ViewOf<Self>) -> Vec<Phrase> {
        let mut story = Vec::new();
        match after.last.deed {
            Deed::Nothing => {}
            Deed::Dealt => story.push(Phrase::new("kuhn-dealt")),
            Deed::Acted(seat, act, shown) => {
                let what = self.describe_action(act);
                story.push(Phrase::new("kuhn-acted").with("who", seat).with("act", what));
                let told = |cards: [Card; 2]| {
                    Phrase::new("kuhn-shown").with("cards", cards.map(Card::value).to_vec())
                };
                story.extend(shown.map(told));
            }
        }
        story.extend(after.last.own.map(|card| Phrase::new("kuhn-own-card").with("card", card.value())));
        story
    }
}

impl Depict for Kuhn {
    type Prospect = Never;
    type Digest = ();

    fn digest(&self, _view: &ViewOf<Self>) {}

    /// The card of each seat, and what it did.
    fn picture(&self, view: &ViewOf<Self>, (): &()) -> Picture {
        let open = &view.open;
        let row_of = |seat: Seat| {
            let own = open.own.filter(|_| view.viewer == Viewer::Seat(seat));
            let card = match open.shown.map(|shown| shown[seat.index()]).or(own) {
                Some(card) => Cell::Words(Phrase::new("kuhn-card").with("card", card.value())),
                None => Cell::Backs(u8::from(open.dealt)),
            };
            let acts = open.acts.iter().skip(seat.index()).step_by(2);
            let acts = acts.map(|&act| Cell::Words(self.describe_action(act)));
            row(Phrase::new("kuhn-player").with("who", seat), [card].into_iter().chain(acts))
        };
        Picture { rows: Seat::all(2).map(row_of).collect() }
    }

    fn ask(&self, view: &ViewOf<Self>) -> Vec<Phrase> {
        let open = &view.open;
        if !open.dealt || is_over(&open.acts) || view.viewer != Viewer::Seat(actor(&open.acts)) {
            return Vec::new();
        }
        let answering = open.acts.last() == Some(&Act::Bet);
        vec![Phrase::new(if answering { "kuhn-ask-answer" } else { "kuhn-ask-open" })]
    }
}

const ACTS: Letters = Letters::first("act", Act::ALL.len());

impl Spell for Kuhn {
    const ALPHABET: &'static [Letters] = &[ACTS];

    fn spell(&self, _seat: Seat, action: Act) -> Word {
        [ACTS.at(action as usize)].into_iter().collect()
    }

    fn name_letter(_letters: Letters, index: usize) -> String {
        Act::ALL[index].name().to_owned()
    }
}

impl Observe for Kuhn {
    const PLANES: &'static [Plane] = &[
        Plane::bits("own card", &[3]),
        Plane::bits("other card", &[3]),
        Plane::bits("acts", &[3, Act::ALL.len()]),
    ];

    /// There is nothing to remember.
    const LEFT_OUT: &'static [&'static str] = &["memory"];

    fn encode(&self, view: &ViewOf<Self>, pen: &mut Pen<'_>) {
        let open = &view.open;
        let other = view.viewer.seat().and_then(|seat| open.shown.map(|shown| shown[seat.next(2).index()]));
        pen.plane("own card");
        pen.maybe_one_of(open.own.map(|card| card as usize), 3);
        pen.plane("other card");
        pen.maybe_one_of(other.map(|card| card as usize), 3);
        pen.plane("acts");
        for &act in open.acts.iter() {
            pen.one_of(act as usize, Act::ALL.len());
        }
    }
}
